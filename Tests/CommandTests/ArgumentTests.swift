import Foundation
import TestPrograms
import Testing

/// A command line, and what it ends with.
struct ArgumentCase: CustomTestStringConvertible {
  var program: BuiltProgram
  var arguments: [String]
  var status: Int32
  /// Parts of what is printed, on standard error unless the status is 0.
  var messages: [String]

  init(_ program: BuiltProgram, _ line: String, _ status: Int32, _ messages: String...) {
    (self.program, self.status, self.messages) = (program, status, messages)
    arguments = line.split(separator: " ").map(String.init)
  }

  init(_ program: BuiltProgram, _ arguments: [String], _ status: Int32, _ messages: String...) {
    (self.program, self.arguments) = (program, arguments)
    (self.status, self.messages) = (status, messages)
  }

  var testDescription: String { "\(program.rawValue) \(arguments.joined(separator: " "))" }
}

@Test(
  "Arguments", .blocks,
  arguments: [
    ArgumentCase(.redline, "--version", 0, "0.2.0"),
    ArgumentCase(.redline, "--help", 0, "redline render login.json --output Docs"),
    ArgumentCase(
      .redline, "help render", 0, "Exit codes: 0; 1 with --strict",
      "an input file cannot be read or is not a layout", "70 outranks 64, which outranks 1.",
      "Both unless given, and light alone in", "'wireframe' outlines and names of the views"),
    ArgumentCase(.gallery, "help render", 0, "70 outranks 64, which outranks 1."),
    ArgumentCase(.gallery, "help list", 0, "with the name that --only accepts"),
    ArgumentCase(
      .redline, "devices", 0,
      "iPhone 6s Plus               .iPhone6sPlus     iphone-6s-plus             414 × 736    @3x"
    ),
    ArgumentCase(.gallery, "render --keyboard=-1", 64, "is not a height in points from 0 to 10000"),
    ArgumentCase(
      .redline, "devices --json", 0, "\"slug\" : \"iphone-6s-plus\"",
      "\"swift\" : \".iPhone6sPlus\""),
    ArgumentCase(
      .redline, "--generate-completion-script bash", 0, "redline",
      "'annotated'$'\\n''screen'$'\\n''wireframe'$'\\n''accessibility'",
      "'outside-parent'$'\\n''zero-size'"),
    ArgumentCase(.redline, "help", 0, "'redline rules' is the catalogue of all findings"),
    ArgumentCase(.redline, "help rules", 0, "truncated-text           warning   A text is cut off"),
    ArgumentCase(.redline, "rules zero-size", 0, "→ constrain its contents to both its top and"),
    ArgumentCase(.redline, "rules --json off-grid", 0, "\"title\" : \"Edges lie between pixels"),
    ArgumentCase(.redline, "rules truncated", 64, "'truncated'; did you mean truncated-text?"),
    ArgumentCase(
      .redline, "render a.json --ignore conflict,zerosize", 64,
      "no rule is named 'zerosize'; did you mean zero-size? 'redline rules' lists them"),
    ArgumentCase(.redline, "check a.xib --ignore misplaced", 64, "did you mean misplaced-view?"),
    ArgumentCase(.redline, "check a.xib --ignore overlap,", 64, "no rule is named ''."),
    ArgumentCase(
      .redline, ["check", "none.xib", "--ignore", "overlap, conflict"], 64,
      "none.xib cannot be read"),
    ArgumentCase(.redline, "draw", 64, "draw"),
    ArgumentCase(
      .redline, "draw a.swift --device iphone-15", 64,
      "Unknown option '--device'; here devices are named by '--on'"),
    ArgumentCase(
      .redline, "render a.json --on iphone-15", 64,
      "Unknown option '--on'; here devices are named by '--device'"),
    ArgumentCase(.redline, "compare a.png b.png --device iphone-15", 64, "option '--device' Usage"),
    ArgumentCase(
      .redline, "verfy --json", 64, "no subcommand is named 'verfy'; did you mean verify"),
    ArgumentCase(
      .redline, "initialize", 64, "no subcommand is named 'initialize'. 'redline --help' lists them"
    ),
    ArgumentCase(.gallery, "rendr", 64, "no subcommand is named 'rendr'; did you mean render"),
    ArgumentCase(.redline, "render", 64, "Missing expected argument '<file> ...'"),
    ArgumentCase(.redline, "render a.json --series A --motion B", 64, "two figures; choose one"),
    ArgumentCase(.redline, ["render", "a.json", "--series", "…"], 64, "needs a letter or a digit"),
    ArgumentCase(.redline, "render a.json --legend right", 64, "'below'"),
    ArgumentCase(
      .redline, "render a.json --output c.jpg", 64,
      "c.jpg: pictures are PNG or SVG; give the file another ending"),
    ArgumentCase(
      .redline, "compare a.png b.png --output out/c.PDF", 64, "out/c.PDF: pictures are PNG; give"),
    ArgumentCase(
      .redline, "diff a.json b.json --output x.jpg", 64,
      "x.jpg: what is written is text; give the file one of these endings: .txt (--format text), "
        + ".md (--format markdown), .json (--format json), .html (--format html), .svg"),
    ArgumentCase(
      .redline, "diff a.json b.json --output x.svg", 64, "text; add --format svg, or give"),
    ArgumentCase(
      .redline, "diff a.json b.json --format svg --output x.PNG", 64, "what is written is svg"),
    ArgumentCase(
      .redline, "page a.json --output x.png", 64, "html; give the file one of these endings: .html"),
    ArgumentCase(
      .redline, "page a.json --output /", 64, "/ is a folder; name the page's file, as /index.html"),
    ArgumentCase(.gallery, "page --output x.json", 64, "what is written is html"),
    ArgumentCase(
      .gallery, "sweep --width 1...2 --format svg --output x.txt", 64, "svg; add --format text"),
    ArgumentCase(
      .redline, "verify --no-run --report a/junit.xml", 64,
      "a/junit.xml: the report is a folder; give it a name without .xml"),
    ArgumentCase(.redline, "render a.json --format gif", 64, "'svg', 'png', 'json' or 'text'"),
    ArgumentCase(.redline, "render a.json --format svg,", 64, "The value 'svg,' is invalid"),
    ArgumentCase(
      .redline, ["render", "none.json", "--hide", "size, equal"], 64, "none.json cannot be read"),
    ArgumentCase(.redline, ["render", "a.json", "--only", ""], 64, "--only '' has an empty name"),
    ArgumentCase(
      .redline, "render a.json --crop title,,button", 64, "--crop 'title,,button' has an empty name"
    ),
    ArgumentCase(.redline, "render a.json --theme blue", 64, "'light' and 'dark'"),
    ArgumentCase(.redline, "render a.json --style drawn", 64, "'wireframe' or 'accessibility'"),
    ArgumentCase(.redline, "render a.json --scale 0", 64, "above 0 and at most 8, not 0"),
    ArgumentCase(.redline, "render a.json --scale nan", 64, "above 0 and at most 8, not nan"),
    ArgumentCase(.redline, "render a.json --scale 9", 64, "above 0 and at most 8, not 9"),
    ArgumentCase(.redline, "render a.json --scale big", 64, "The value 'big' is invalid"),
    ArgumentCase(.redline, "render a.json --text-mode bold", 64, "'outlines' and 'live'"),
    ArgumentCase(
      .redline, "render a.json --output - --theme light,dark", 64,
      "takes one file, and these would be 2"),
    ArgumentCase(.redline, "render a.json b.json -o -", 64, "takes one file, and these would be 2"),
    ArgumentCase(.redline, "render none.json --output -", 64, "none.json cannot be read"),
    ArgumentCase(
      .redline, "render x/a.json y/a.svg", 64, "would be written to the same file",
      "Usage: redline render [<options>] <file> ...", "See 'redline render --help'"),
    ArgumentCase(.redline, "render a.json --format json", 64, "a.json would be written over"),
    ArgumentCase(.redline, "page a.json --output ./a.json", 64, "a.json: what is written is html"),
    ArgumentCase(
      .redline, "diff b.json a.json --format json --output ./a.json", 64,
      "a.json would be written over"),
    ArgumentCase(
      .redline, "page --diff b.json a.html --output ./a.html", 64, "a.html would be written over"),
    ArgumentCase(
      .redline, "page --diff a.xib b.xib --device iphone-8 --device iphone-15", 64,
      "one --device at a time"),
    ArgumentCase(
      .redline, "render none.json", 64, "none.json cannot be read: No such file or directory"),
    ArgumentCase(
      .redline, ["render", packageRoot.appending(path: "Package.swift").path], 64,
      "it is Swift; 'redline draw' draws it"),
    ArgumentCase(.gallery, "list", 0, "two-buttons: Two buttons"),
    ArgumentCase(.redline, ["render", ""], 64, "error: the path of a file is empty; name a file"),
    ArgumentCase(.redline, ["check", ""], 64, "error: the path of a file is empty; name a file"),
    ArgumentCase(.redline, ["compare", "", "a.png"], 64, "the path of a file is empty"),
    ArgumentCase(.redline, ["diff", "", "a.json"], 64, "a path is empty; name two files"),
    ArgumentCase(.gallery, "list --json --only two-buttons", 0, "two-buttons-iphone-6s-plus"),
    ArgumentCase(.gallery, "list --only two-*-landscape", 0, "  iPhone 6s Plus, landscape"),
    ArgumentCase(
      .gallery, "list --only sign-up", 0, "    sign-up-iphone-8-rtl              iPhone 8, right"),
    ArgumentCase(
      .gallery, "list --only login-iphone-x-rtl --direction ltr", 0,
      "    login-iphone-x  iPhone X "),
    ArgumentCase(
      .gallery, "list --only login-iphone-x --only login-iphone-x-rtl --on iphone-15", 0,
      "    login-iphone-15      iPhone 15     login-iphone-15-rtl  iPhone 15, right to left "),
    ArgumentCase(
      .gallery, ["list", "--only", "insets", "--on", "300 × 160"], 0, "  insets-300x160  300 × 160"),
    ArgumentCase(.gallery, "list --only insets --on 320×480", 0, "  insets-320x480  320 × 480"),
    ArgumentCase(
      .gallery, ["list", "--only", "insets", "--on", " 10 X 20.5"], 0, "  10 × 20.5"),
    ArgumentCase(.gallery, "list --only two-buttons --on 320x480", 0, "320 × 480"),
    ArgumentCase(.gallery, "list --only two-buttons --on iphone15", 0, "iPhone 15, landscape"),
    ArgumentCase(
      .gallery, "list --only controls --on iphone-15-landscape", 0, "iPhone 15, landscape"),
    ArgumentCase(
      .gallery, "list --only two-buttons --direction rtl --text-size ax3", 0,
      "iPhone 6s Plus, right to left, text size AX3"),
    ArgumentCase(
      .gallery, "render --only two-button", 64, "did you mean two-buttons",
      "? The subcommand 'list' shows"),
    ArgumentCase(
      .gallery, "render --only qqqqqq", 64, "no entry is named 'qqqqqq'. The",
      "Usage: redline-gallery render <options>"),
    ArgumentCase(.gallery, "render --only login-iphone-x-rt", 64, "mean login-iphone-x-rtl, login"),
    ArgumentCase(.gallery, "render --on qqqqqqqqq", 64, "named 'qqqqqqqqq'. 'redline devices'"),
    ArgumentCase(.gallery, "render --on iphone-6s-plas", 64, "did you mean iphone-6s-plus"),
    ArgumentCase(.gallery, "render --on 0x480", 64, "'0x480' is not a size in points; each"),
    ArgumentCase(.gallery, "render --on 1e9x480", 64, "each side is above 0 and at most 10000."),
    ArgumentCase(.gallery, "render --on 20000×20000", 64, "'20000×20000' is not a size in points"),
    ArgumentCase(.gallery, "render --on nanx5", 64, "'nanx5' is not a size in points"),
    ArgumentCase(.gallery, "render --on 1x2x3", 64, "no device is named '1x2x3'"),
    ArgumentCase(.gallery, "render --on 10x", 64, "no device is named '10x'"),
    ArgumentCase(.gallery, "render --orientation up", 64, "'portrait' and 'landscape'"),
    ArgumentCase(.gallery, "render --direction up", 64, "'ltr' and 'rtl'"),
    ArgumentCase(
      .gallery, "list --only two-buttons --contrast high", 0,
      "-high-contrast"),
    ArgumentCase(.gallery, "render --contrast glaring", 64, "glaring"),
    ArgumentCase(.gallery, "render --text-size huge", 64, "no text size is named 'huge'"),
    ArgumentCase(.gallery, "render --output /dev/null/x", 70, "/dev/null/x cannot be made: "),
    ArgumentCase(
      .gallery, ["render", "--output", readmePath], 70,
      "\(readmePath) is not a folder; choose another --output"),
  ])
func arguments(_ row: ArgumentCase) throws {
  let outcome = try row.program.run(row.arguments)
  #expect(outcome.status == row.status)
  let text = row.status == 0 ? outcome.output : outcome.errors
  // Messages are wrapped to the width of a terminal.
  let line = text.replacing("\n", with: " ")
  for message in row.messages { #expect(line.contains(message), "\(text)") }
  #expect(text.hasSuffix("\n"))
  #expect(row.status == 0 || outcome.output.isEmpty)
  #expect(row.status == 0 || outcome.errors.hasPrefix("error: "))
}

private let readmePath = packageRoot.appending(path: "README.md").path

/// A plugin's usage is what a shell takes.
@Test(
  "Arguments in a plugin", .blocks,
  arguments: [
    ArgumentCase(
      .redline, "accept", 64, "Usage: swift package redline accept ",
      "See 'swift package redline accept --help'"),
    ArgumentCase(.redline, "verify --helpp", 64, "Usage: swift package redline verify "),
    ArgumentCase(.redline, "help verify", 0, "USAGE: swift package redline verify "),
    ArgumentCase(.redline, "initialize", 64, "'swift package redline --help' lists them"),
  ])
func argumentsOfAPlugin(_ row: ArgumentCase) throws {
  var program = Program(built: row.program.rawValue, row.arguments, in: testFolders)
  program.environment["REDLINE_PLUGIN"] = "1"
  let outcome = try program.run()
  #expect(outcome.status == row.status)
  let text = row.status == 0 ? outcome.output : outcome.errors
  let line = text.replacing("\n", with: " ")
  for message in row.messages { #expect(line.contains(message), "\(text)") }
}
