import Foundation
import TestPrograms
import Testing

/// Whether the validator is there, which Scripts/bootstrap installs by apt-get.
private let hasValidator =
  (try? Program("/usr/bin/python3", ["-c", "import jsonschema"]).run().status == 0) ?? false

/// Validates the layouts in SVG files against the schema, and prints a line for each fault.
private let validator = """
  import glob, html, json, re, sys
  import jsonschema
  schema = json.load(open(sys.argv[1]))
  validator = jsonschema.Draft202012Validator(schema)
  count = 0
  for path in sorted(glob.glob(sys.argv[2] + "/*.svg")):
      pattern = r'<metadata id="redline-(?:old-)?layout">(.*?)</metadata>'
      for text in re.findall(pattern, open(path, encoding="utf-8").read(), re.S):
          count += 1
          for fault in validator.iter_errors(json.loads(html.unescape(text))):
              print(path, list(fault.absolute_path), fault.message[:200])
  print(count, "layouts")
  """

@Suite(
  "The saved form is what its schema says", .blocks, .enabled(if: hasValidator, "no jsonschema"))
struct FormatTests {
  static let schema =
    packageRoot.appending(
      path: "Sources/RedlineKit/RedlineKit.docc/Resources/solved-layout-2.schema.json")

  private func faults(in folder: URL) throws -> [Substring] {
    let outcome = try Program(
      "/usr/bin/python3", ["-c", validator, Self.schema.path, folder.path]
    ).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n")
  }

  @Test("All goldens of the gallery are valid")
  func goldens() throws {
    let lines = try faults(in: packageRoot.appending(path: "Snapshots/gallery"))
    #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
    let count = lines.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    #expect(count > 100)
  }

  /// What is put in place of a part of a valid file, and what is said of it.
  static let broken: [(title: String, part: String, other: String, message: String)] = [
    ("an unknown key", "\"spacers\":", "\"unknown\":1,\"spacers\":", "'unknown' was unexpected"),
    ("another version", "\"formatVersion\":2", "\"formatVersion\":3", "2 was expected"),
    ("a missing key", "\"holder\":", "\"keeper\":", "'holder' is a required property"),
    ("a wrong type", "\"isHidden\":false", "\"isHidden\":0", "is not of type 'boolean'"),
    ("a priority of 0", "\"priority\":1000", "\"priority\":0", "less than or equal to"),
  ]

  @Test("A file that is not valid is told", arguments: broken)
  func fault(_ title: String, _ part: String, _ other: String, _ message: String) throws {
    let golden = packageRoot.appending(path: "Snapshots/gallery/insets-280x280.svg")
    let text = try String(contentsOf: golden, encoding: .utf8)
    let changed = text.replacing(part, with: other)
    #expect(changed != text)
    try withTemporaryFolder { folder in
      try changed.write(to: folder.appending(path: "a.svg"), atomically: true, encoding: .utf8)
      #expect(try faults(in: folder).contains { $0.contains(message) }, "\(title)")
    }
  }
}
