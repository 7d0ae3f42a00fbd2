# results.json as commands that GitHub shows beside lines: at most ten, as it takes no more of a step.
#
# $allFiles holds the repository's Swift files, $allChanged the lines of the pull request by file, $prefix
# the package's folder.
include "text";

def escaped: tostring | gsub("%"; "%25") | gsub("\r"; "%0D") | gsub("\n"; "%0A");
def property: line | escaped | gsub(":"; "%3A") | gsub(","; "%2C");

# Whether a path ends in the parts of another.
def isAt($short): . == $short or endswith("/" + $short);

# Lines of sources in what differs: `Screens.swift:20`.
def sources: [(. // "") | scan("([\\p{L}\\p{N}_+./-]+\\.swift):([0-9]{1,7})") | {file: .[0], line: (.[1] | tonumber)}];

def changedLine: [.[] as $source | $allChanged[0] | to_entries[] | select(.key | isAt($source.file))
  | select(.value | any(. == $source.line)) | {file: .key, line: $source.line}][0];

# A test's file is known by module and name, and may lie in any folder of that module.
def testLine: if . == null then null else . as $test | ($test.file | split("/")) as $parts
  | [$allFiles[0][] | select(startswith($prefix)) | select(isAt($parts[-1]))] as $named
  | (if ($named | length) > 1 then [$named[] | select(split("/") | any(. == $parts[0]))] else $named end)
  | if length == 1 then {file: .[0], line: ([$test.line, 1] | max)} else null end end;

(.results | map({key: "\(.file.id).\(.file.kind)", value: .}) | from_entries) as $byPath
| [.groups[] | [.snapshots[] | $byPath[.]] as $results | $results[0]
  | (.difference | sources | changedLine) as $inDiff
  | {inDiff: ($inDiff != null), place: ($inDiff // (.test | testLine)),
    level: (if .verdict == "pending" then "warning" else "error" end),
    title: "\(.title)\(if ($results | length) > 1 then " and \(counted(($results | length) - 1; "snapshot")) more" else "" end)",
    text: (.message + "\n" + (.difference // "") | .[0:3000])}]
  + [.problems[] | {inDiff: false, place: null, level: "error", title: "Snapshots", text: .}]
# What the pull request's own lines say comes first.
| sort_by(.inDiff | not)
| (if length > 10 then .[0:9] + [{place: null, level: "error", title: "Snapshots",
    text: "\(length - 9) more causes are in the report"}] else . end)[]
| "::\(.level) \(if .place then "file=\(.place.file | property),line=\(.place.line)," else "" end)title=\(.title | property)::\(.text | gsub("[\\p{Cf}]"; " ") | escaped)"
