# results.json as the comment of a pull request.
#
# $marker begins it; $commit, $report, $run, $accept and $local are texts, $pictures the addresses of
# the groups' pictures by the groups' numbers, $unshown why there are none, $limit the most bytes.
include "text";

def verdicts: {changed: "changed", missing: "without a golden", invalid: "not comparable",
  pending: "pending", recorded: "recorded", passed: "passed"};

def counts: . as $all | [verdicts | to_entries[]
  | select(($all.counts[.key] // 0) > 0) | "\($all.counts[.key]) \(.value)"]
  | if length == 0 then "none" else join(", ") end;

# What accepts a group: its names where that is short.
def command($paths): ($paths | map(sub("\\.[a-z]+$"; ""))) as $names
  | "/redline accept \($names | join(" "))"
  | if ($names | length) <= 3 and length <= 200 then . else empty end;

def item($byPath): . as $path | $byPath[$path] as $result
  | "- \($path | code)" + (if $result.test then ", \("\($result.test.file):\($result.test.line)" | code)" else "" end);

def reviewable($byPath): [.snapshots[] | $byPath[.].verdict] | any(. == "changed" or . == "missing" or . == "pending");

def section($number; $byPath): (.snapshots | length) as $count | $byPath[.snapshots[0]] as $first
  | ([((.cause // "") | split("\n")[]), ($first.difference // "" | split("\n")[]), ($first.message // "")]
      | map(select(test("\\S"))) | .[0] // "" | sub("^\\s+"; "")) as $headline
  | "#### " + (if $count == 1 then "\($first.title | code) \(verdicts[$first.verdict] // "")"
      else "Same cause, \(counted($count; "snapshot")) \(verdicts[$first.verdict] // ""): \($headline | code)" end) + "\n\n"
  + (if $pictures[$number | tostring] then "![What differs](\($pictures[$number | tostring]))\n\n" else "" end)
  + (if ($first.difference // "") != "" then ($first.difference | block) + "\n\n"
      elif $first.verdict == "invalid" then ($first.message | block) + "\n\n" else "" end)
  + (if $count == 1 then (.snapshots[0] | item($byPath)) + "\n"
      else "<details><summary>\(counted($count; "snapshot"))</summary>\n\n"
        + ([.snapshots[0:40][] | item($byPath)] | join("\n"))
        + (if $count > 40 then "\n- … and \($count - 40) more" else "" end) + "\n\n</details>\n" end)
  + (if $accept != "" and reviewable($byPath) then (.snapshots as $paths | command($paths) // ""
      | if . == "" then "" else "\nTo accept: \(code)\n" end) else "" end)
  + "\n";

(.results | map({key: "\(.file.id).\(.file.kind)", value: .}) | from_entries) as $byPath
| ("\($marker)\n### Snapshots\(if .isPassed then "" else " did not pass" end): \(counts)\n\n"
  + ([.problems[0:20][] | "- **error:** \(code)\n"] | add // "")
  + (if (.problems | length) > 20 then "- … and \((.problems | length) - 20) more\n" else "" end)
  + ([.remarks[0:10][] | "- \(code)\n"] | add // "") + "\n") as $head
| ((if any(.groups[]; reviewable($byPath)) then
      (if $accept != "" then "To accept all of it, comment \($accept | code). " else "" end)
      + (if $local != "" then "To look at it and decide on your machine:\n\n\($local | block)\n\n" else "\n\n" end)
    else "" end)
  + (if .isPassed | not then (if $unshown != "" then "\($unshown)\n\n" else "" end) else "" end)
  + "Commit \($commit | code)"
  + (if $report != "" then " · [report with all pictures](\($report))" else "" end)
  + (if $run != "" then " · [run](\($run))" else "" end) + "\n") as $foot
| [.groups | to_entries[] | .key as $number | .value | section($number; $byPath)] as $sections
| ([.groups[].snapshots | length]) as $sizes
# Sections as long as there is room, then a line for the rest.
| ($limit - ($head | utf8bytelength) - ($foot | utf8bytelength) - 200) as $room
| (reduce $sections[] as $section ({room: $room, text: "", count: 0, full: false};
    if .full or ($section | utf8bytelength) > .room then .full = true
    else .room -= ($section | utf8bytelength) | .text += $section | .count += 1 end)) as $shown
| ($sizes[$shown.count:] | add // 0) as $rest
| $head + $shown.text
  + (if $rest > 0 then "**\(counted($rest; "snapshot")) of \(counted($sizes[$shown.count:] | length; "cause")) had no room here\(if $report != "" then "; the report has all" else "" end).**\n\n" else "" end)
  + $foot
