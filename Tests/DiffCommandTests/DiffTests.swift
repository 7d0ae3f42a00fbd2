import Foundation
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineCommands

/// A run of `redline diff`: what it ends with and says.
struct DiffCase: CustomTestStringConvertible, Sendable {
  var line: String
  var status: Int32
  var messages: [String]

  init(_ line: String, _ status: Int32, _ messages: String...) {
    (self.line, self.status, self.messages) = (line, status, messages)
  }

  var testDescription: String { line }
}

@Test(
  "Files and folders that are compared", .blocks,
  arguments: [
    DiffCase("a.json b.json", 1, "1 constraint changed, 1 view moved", "= title.bottom + 8 → + 24"),
    DiffCase("a.json a.json", 0),
    DiffCase("a.json old/card.svg", 0),
    DiffCase("old/card.svg b.json", 1, "note moved 16 pt down"),
    DiffCase("a.json b.json --format json", 1, #""change" : "changed""#, #""causes""#),
    DiffCase("a.json a.json --format json", 0, #""change" : "same""#),
    DiffCase("a.json b.json --format markdown", 1, "```text\nCard on", "#### `b`"),
    DiffCase("old/card.svg new/card.svg --format markdown", 1, "](<new/card.svg>)"),
    DiffCase("a.json b.json --format svg", 1, "<svg xmlns", "id=\"redline-old-layout\""),
    DiffCase("a.json a.json --format svg", 0),
    DiffCase("a.json b.json --orientation landscape", 64, "--orientation is that of the devices"),
    DiffCase("a.json b.json --format html", 1, "Content-Security-Policy", "note.top"),
    DiffCase(
      "old new", 1, "4 layouts: 1 changed, 1 added, 1 removed, 2 files without a layout left out",
      "  + inner/come\n  − gone\n\ncard\n  Card on 200 × 120: 1 constraint changed"),
    DiffCase(
      "many/old many/new", 1,
      "\nagain\ncard\n  same cause, 2 layouts; of the first:\n  Card on 200 × 120: 1 constraint",
      "\n\nother\n  Card on"),
    DiffCase("many/old many/new --all", 1, "\n\nagain\n  Card on", "\n\ncard\n  Card on"),
    DiffCase(
      "many/old many/new --format markdown", 1,
      "#### `again`\n\n#### `card`\n\nSame cause, 2 layouts; of the first:\n\n```text\nCard on"),
    DiffCase("old old", 0, "3 layouts: nothing changed"),
    DiffCase("old new --format json", 1, #""change" : "removed""#, #""name" : "inner/come""#),
    DiffCase("a.json no.json", 64, "'no.json' is not there; give another file"),
    DiffCase("a.json old", 64, "'a.json' is a file and 'old' a folder"),
    DiffCase("a.json", 64, "give the one to compare it with"),
    DiffCase("", 64, "name two files, two folders, or a git revision"),
    DiffCase("a.json bad.json", 64, "bad.json is not a solved layout"),
    DiffCase("a.json plain.svg", 64, "plain.svg is not a solved layout"),
    DiffCase("main..HEAD", 64, "not in a git repository"),
    DiffCase("-- -c old", 64, "no revision begins with '-'"),
    DiffCase("a.json b.json --format pdf", 64, "--format"),
    DiffCase("a.json b.json --output no/out.txt", 70, "no/out.txt cannot be written"),
  ])
func comparedLayouts(_ row: DiffCase) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try writeFiles(tool)
    let words = row.line.split(separator: " ").map(String.init)
    let outcome = try tool.redline(["diff"] + words)
    #expect(outcome.status == row.status, "\(outcome.errors)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
    if row.messages.isEmpty { #expect(outcome.output.isEmpty) }
    if row.status < 2 { #expect(outcome.errors.isEmpty) }
  }
}

/// Two folders: `card` changed, `same` did not, `gone` and `inner/come` are in one, each with a dark
/// twin and a PNG beside; `plain` and `notes` hold no layout.
private func writeFiles(_ tool: Tool) throws {
  try tool.writeCard("a.json")
  try tool.writeCard("b.json", gap: 24)
  for side in ["old", "new"] {
    try tool.writeCard("\(side)/card.svg", gap: side == "old" ? 8 : 24)
    try tool.writeCard("\(side)/same.svg")
    try tool.write("<svg/>", to: "\(side)/plain.svg")
    try tool.write("[1]", to: "\(side)/notes.json")
    try tool.write("\(side)", to: "\(side)/card@2x.png")
    for name in ["again", "card"] {
      try tool.writeCard("many/\(side)/\(name).json", gap: side == "old" ? 8 : 24)
    }
    try tool.writeCard("many/\(side)/other.json", gap: side == "old" ? 8 : 20)
  }
  try tool.writeCard("old/gone.svg")
  try tool.writeCard("new/inner/come.svg")
  try tool.write("<svg/>", to: "plain.svg")
  try tool.write("{\"formatVersion\": 1", to: "bad.json")
}

@Test("A page of changes shows what came and what went, too", .blocks)
func pageOfChanges() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try writeFiles(tool)
    let outcome = try tool.redline(["page", "--diff", "old", "new", "--output", "page.html"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("3 figures in page.html"))
    let text = try tool.text("page.html")
    #expect(text.contains("Removed: Card") && text.contains("Added: Card"))
  }
}

@Test(
  "Standard input is read once, whatever is written of it", .blocks,
  arguments: DiffCommand.Form.allCases, ["- b.json", "b.json -"])
func standardInput(_ form: DiffCommand.Form, _ line: String) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try writeFiles(tool)
    let options = ["--format", form.rawValue]
    let words = line.split(separator: " ").map(String.init)
    let piped = try tool.redline(["diff"] + words + options, input: Data(tool.text("a.json").utf8))
    let named = try tool.redline(["diff"] + words.map { $0 == "-" ? "a.json" : $0 } + options)
    #expect(piped.status == 1, "\(piped.errors)")
    #expect(piped.errors.isEmpty)
    // Only the names of files and of the pair may differ.
    let parts = [piped, named].map { $0.output.split(separator: "\n").count }
    #expect(parts[0] == parts[1] && parts[0] > 2)
    if line == "- b.json", form != .json { #expect(piped.output == named.output) }
  }
}

@Test("A folder gets the pictures that Markdown shows", .blocks)
func writtenPictures() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try writeFiles(tool)
    let outcome = try tool.redline(
      ["diff", "old", "new", "--format", "markdown", "--output", "out/"])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "out").path)
    #expect(files.sorted() == ["card.svg", "changes.md"])
    #expect(try tool.text("out/changes.md").contains("![card, before and after](<card.svg>)"))
    #expect(try tool.text("out/card.svg").hasPrefix("<svg"))
  }
}

@Test("A cut off file of a folder is named, and the others are compared", .blocks)
func unreadableFile() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try writeFiles(tool)
    try tool.write(String(tool.text("new/same.svg").prefix(2000)), to: "new/same.svg")
    let outcome = try tool.redline(["diff", "old", "new"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("error: new/same.svg is not a solved layout"))
    #expect(outcome.output.contains("1 could not be read"))
    #expect(outcome.output.contains("note moved 16 pt down"))
  }
}

@Test("Hostile texts stay texts in every form", .blocks)
func hostileTexts() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let text = "```</script><img>\u{1B}[1m\u{202E}"
    try tool.writeCard("old/`<b>.json")
    try tool.writeCard("new/`<b>.json", title: text)
    for form in DiffCommand.Form.allCases {
      let output = try tool.redline(["diff", "old", "new", "--format", form.rawValue]).output
      #expect(!output.contains("\u{1B}"), "\(form)")
      switch form {
      case .html:
        #expect(output.components(separatedBy: "</script>").count == 3)
        #expect(output.contains("u003cimg") && !output.contains("<img"))
      case .markdown:
        #expect(output.contains("````text\n"))
        #expect(output.contains("#### `` `<b> ``"))
      case .text: #expect(!output.contains("\u{202E}"))
      case .json, .svg: break
      }
    }
  }
}
