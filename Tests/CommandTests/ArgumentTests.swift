import Foundation
import Testing

/// A command line, and what it ends with.
struct ArgumentCase: CustomTestStringConvertible {
  var program: Program
  var arguments: [String]
  var status: Int32
  /// A part of what is printed, on standard error unless the status is 0.
  var message: String

  init(_ program: Program, _ line: String, _ status: Int32, _ message: String) {
    self.program = program
    arguments = line.split(separator: " ").map(String.init)
    self.status = status
    self.message = message
  }

  var testDescription: String { "\(program.rawValue) \(arguments.joined(separator: " "))" }
}

@Test(
  "Arguments",
  arguments: [
    ArgumentCase(.redline, "--version", 0, "0.1.0"),
    ArgumentCase(.redline, "--help", 0, "redline render login.json --output Docs"),
    ArgumentCase(.redline, "help render", 0, "Exit codes: 0; 1 with --strict"),
    ArgumentCase(.redline, "devices", 0, "iPhone 6s Plus              414 × 736    @3x"),
    ArgumentCase(.redline, "devices --json", 0, "\"slug\" : \"iphone-6s-plus\""),
    ArgumentCase(.redline, "--generate-completion-script bash", 0, "redline"),
    ArgumentCase(.redline, "draw", 64, "draw"),
    ArgumentCase(.redline, "render", 64, "Missing expected argument '<file> ...'"),
    ArgumentCase(.redline, "render a.json --format gif", 64, "'svg', 'png', 'json' or 'text'"),
    ArgumentCase(.redline, "render a.json --format svg,", 64, "The value 'svg,' is invalid"),
    ArgumentCase(.redline, "render a.json --theme blue", 64, "'light' and 'dark'"),
    ArgumentCase(.redline, "render a.json --style drawn", 64, "'screen' or 'wireframe'"),
    ArgumentCase(.redline, "render a.json --scale 0", 64, "above 0 and at most 8, not 0"),
    ArgumentCase(.redline, "render a.json --scale nan", 64, "above 0 and at most 8, not nan"),
    ArgumentCase(.redline, "render a.json --scale 9", 64, "above 0 and at most 8, not 9"),
    ArgumentCase(.redline, "render a.json --scale big", 64, "The value 'big' is invalid"),
    ArgumentCase(.redline, "render a.json --text-mode bold", 64, "'outlines' and 'live'"),
    ArgumentCase(.redline, "render a.json --output -", 64, "takes one file, and these would be 2"),
    ArgumentCase(.redline, "render x/a.json y/a.svg", 64, "would be written to the same file"),
    ArgumentCase(.redline, "render a.json --format json", 64, "a.json would be written over"),
    ArgumentCase(.redline, "render none.json", 64, "none.json cannot be read"),
    ArgumentCase(.gallery, "list", 0, "two-buttons: Two buttons"),
    ArgumentCase(.gallery, "list --json --only two-buttons", 0, "two-buttons-iphone-6s-plus"),
    ArgumentCase(.gallery, "list --only two-*-landscape", 0, "    iPhone 6s Plus, landscape"),
    ArgumentCase(.gallery, "list --only two-buttons --on 320x480", 0, "320 × 480"),
    ArgumentCase(.gallery, "list --only two-buttons --on iphone15", 0, "iPhone 15, landscape"),
    ArgumentCase(
      .gallery, "list --only two-buttons --direction rtl --text-size ax3", 0,
      "iPhone 6s Plus, right to left, text size AX3"),
    ArgumentCase(.gallery, "render --only two-button", 64, "did you mean two-buttons"),
    ArgumentCase(.gallery, "render --only qqqqqq", 64, "no entry is named 'qqqqqq'"),
    ArgumentCase(.gallery, "render --on iphone-6s-plas", 64, "did you mean iphone-6s-plus"),
    ArgumentCase(.gallery, "render --on 0x480", 64, "no device is named '0x480'"),
    ArgumentCase(.gallery, "render --on 1e9x480", 64, "no device is named '1e9x480'"),
    ArgumentCase(.gallery, "render --orientation up", 64, "'portrait' and 'landscape'"),
    ArgumentCase(.gallery, "render --direction up", 64, "'ltr' and 'rtl'"),
    ArgumentCase(.gallery, "render --text-size huge", 64, "no text size is named 'huge'"),
    ArgumentCase(.gallery, "render --index --format png", 64, "--index needs the format svg"),
    ArgumentCase(.gallery, "render --output /dev/null/x --quiet", 70, "/dev/null/x cannot be made"),
  ])
func arguments(_ row: ArgumentCase) throws {
  let outcome = try row.program.run(row.arguments)
  #expect(outcome.status == row.status)
  let text = row.status == 0 ? String(decoding: outcome.output, as: UTF8.self) : outcome.errors
  // Messages are wrapped to the width of a terminal.
  #expect(text.replacing("\n", with: " ").contains(row.message))
  #expect(row.status == 0 || outcome.output.isEmpty)
}
