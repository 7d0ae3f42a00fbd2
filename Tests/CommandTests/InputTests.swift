import Foundation
import GalleryLayouts
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineCommands

/// The contents of a file, and what is said about them.
struct InputCase: CustomTestStringConvertible {
  var name: String
  var contents: @Sendable () throws -> Data
  var message: String

  init(
    _ name: String, _ contents: @autoclosure @escaping @Sendable () throws -> Data,
    _ message: String
  ) {
    self.name = name
    self.contents = contents
    self.message = message
  }

  /// A valid layout in which a text is another one.
  init(_ name: String, _ old: String, _ new: String, _ message: String) {
    self.init(name, try changedLayout(old, new), message)
  }

  var testDescription: String { name }
}

@Test(
  "Files that are not layouts", .blocks,
  arguments: [
    InputCase("empty", Data(), "is empty"),
    InputCase("blank", Data(" \n\t\n".utf8), "is empty"),
    InputCase("not text", Data([0, 0xFF, 0xFE, 0x80]), "neither JSON nor SVG"),
    InputCase("plain text", Data("hello".utf8), "neither JSON nor SVG"),
    InputCase("another JSON", Data("[1, 2]".utf8), "another type"),
    InputCase("no version", Data("{}".utf8), "formatVersion is missing"),
    InputCase("version only", Data(#"{"formatVersion": 1}"#.utf8), "is missing"),
    InputCase("newer version", Data(#"{"formatVersion": 99}"#.utf8), "update Redline"),
    InputCase("deep JSON", Data(String(repeating: "[", count: 100_000).utf8), "neither JSON"),
    InputCase("cut off JSON", try sample().prefix(1000), "may be cut off"),
    InputCase("cut off SVG", try sampleSVG().prefix(3000), "cut off"),
    InputCase("another SVG", Data("<svg/>".utf8), "has no layout"),
    InputCase("HTML", Data("<html></html>".utf8), "<html>"),
    InputCase("entities", Data("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>".utf8), "document type"),
    InputCase("unknown kind", #""kind" : "button""#, #""kind" : "knob""#, "is not allowed"),
    InputCase("unknown device", #""kind" : "phone""#, #""kind" : "watch""#, "is not allowed"),
    InputCase("huge number", #""scale" : 3"#, #""scale" : 1e999"#, "is not a solved layout"),
    InputCase("large scale", #""scale" : 3"#, #""scale" : 900"#, "scale is 900"),
    InputCase("no scale", #""scale" : 3"#, #""scale" : 0"#, "scale is 0"),
    InputCase("huge device", "736", "1e300", "the device has the number"),
    InputCase("negative device", "736", "-736", "the device has the number -736"),
    InputCase(
      "huge screen around the root", try layout(height: 1e300, top: 0), "the device has the number"),
    InputCase("scale of that screen", try layout(scale: 0), "scale is 0"),
    InputCase(
      "root far below that screen", try layout(top: 1e300), "the screen has the number"),
    InputCase("twice the same id", #""id" : "green""#, #""id" : "red""#, "have the id red"),
    InputCase(
      "unknown parent", #""parent" : "TwoButtons""#, #""parent" : "window""#,
      "the parent window of text"),
    InputCase(
      "priority", #""priority" : 1000"#, #""priority" : 2000"#, "has the priority 2000"),
    InputCase("unknown item", #""item" : "red""#, #""item" : "blue""#, "refers to blue"),
  ])
func badInput(_ row: InputCase) throws {
  let contents = try row.contents()
  let outcome = try BuiltProgram.redline.run(
    ["render", "-", "--format", "text", "--output", "-"], input: contents)
  #expect(outcome.status == 64)
  #expect(outcome.output.isEmpty)
  #expect(outcome.errors.contains("standard input"))
  #expect(outcome.errors.contains(row.message), "\(outcome.errors)")
  #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
}

@Test("A bad file does not stop the others", .blocks)
func oneBadFile() throws {
  try withTemporaryFolder { folder in
    let good = folder.appending(path: "good.json")
    let bad = folder.appending(path: "bad.json")
    let output = folder.appending(path: "out")
    try sample().write(to: good)
    try Data("{".utf8).write(to: bad)
    let outcome = try BuiltProgram.redline.run(
      ["render", bad.path, good.path, "--output", output.path, "--quiet"])
    #expect(outcome.status == 64)
    let files = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(files == ["good.svg", "good~dark.svg"])
  }
}

@Test(
  "70 outranks 64, which outranks 1", .blocks,
  arguments: [
    ("unsatisfiable.json", "out", 0), ("unsatisfiable.json --strict", "out", 1),
    ("unsatisfiable.json bad.json --strict", "out", 64), ("bad.json", "file", 64),
    ("unsatisfiable.json bad.json --strict", "file", 70),
    ("unsatisfiable.json --strict", "file", 70),
  ] as [(String, String, Int32)])
func exitCodes(_ line: String, _ output: String, _ status: Int32) throws {
  try withTemporaryFolder { folder in
    let json = try BuiltProgram.gallery.run(
      ["render", "--only", "unsatisfiable", "--format", "json", "--output", "-"])
    try json.bytes.write(to: folder.appending(path: "unsatisfiable.json"))
    for name in ["bad.json", "file"] { try Data().write(to: folder.appending(path: name)) }
    let words = line.split(separator: " ").map { word in
      word.hasPrefix("--") ? String(word) : folder.appending(path: String(word)).path
    }
    let outcome = try BuiltProgram.redline.run(
      ["render", "--output", folder.appending(path: output).path] + words)
    #expect(outcome.status == status, "\(outcome.errors)")
  }
}

@Test("A layout comes back from the files that are drawn of it", .blocks)
func roundTrip() throws {
  let json = try sample()
  let arguments = ["render", "-", "--quiet", "--theme", "light", "--output", "-", "--format"]
  let svg = try BuiltProgram.redline.run(arguments + ["svg"], input: json)
  #expect(svg.status == 0)
  let again = try BuiltProgram.redline.run(arguments + ["json"], input: svg.bytes)
  #expect(again.bytes == json)
}

/// A layout as JSON.
func sample() throws -> Data { Data(try layout().indentedJSON().utf8) }

private func sampleSVG() throws -> Data { Data(try Diagram(layout()).svg().text().utf8) }

private func layout() throws -> SolvedLayout {
  let entry = try #require(Gallery.entries.first { $0.name == "two-buttons" })
  var layout = try entry.solved(in: Variant(.iPhone6sPlus))
  layout.diagnostics = []
  return layout
}

/// A layout whose root is beside the bars of a screen.
private func layout(
  height: Double = 700, scale: Double = 3, top: Double = 64
) throws -> Data {
  var layout = try layout()
  layout.bars = .init()
  layout.bars?.screen = .init(device: .canvas(400, height, scale: scale), top: top)
  return Data(try layout.indentedJSON().utf8)
}

private func changedLayout(_ old: String, _ new: String) throws -> Data {
  let text = String(decoding: try sample(), as: UTF8.self)
  try #require(text.contains(old), "the layout has no \(old)")
  return Data(text.replacing(old, with: new, maxReplacements: 1).utf8)
}
