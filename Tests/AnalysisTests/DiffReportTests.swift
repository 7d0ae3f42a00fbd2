import Foundation
import RedlineAnalysis
import RedlineComparison
import RedlineKit
import Testing

@Test("A program compares folders as redline diff does, with text, Markdown and a page")
func foldersAreComparedByAProgram() async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  let (old, new) = (folder.appending(path: "old"), folder.appending(path: "new"))
  for side in [old, new] {
    try FileManager.default.createDirectory(at: side, withIntermediateDirectories: true)
  }
  try write(8, to: old.appending(path: "box.json"))
  try write(20, to: new.appending(path: "box.json"))
  try write(8, to: old.appending(path: "same.json"))
  try write(8, to: new.appending(path: "same.json"))
  try write(8, to: new.appending(path: "come.json"))
  try Data("{\"formatVersion\": 2}".utf8).write(to: new.appending(path: "cut.json"))
  try Data("{\"formatVersion\": 2}".utf8).write(to: old.appending(path: "cut.json"))
  try Data("{\"formatVersion\": 99}".utf8).write(to: new.appending(path: "newer.json"))

  let report = try await DiffReport(comparing: [old.path, new.path])
  #expect(report.changed.map(\.name) == ["box"])
  #expect(report.added.map(\.name) == ["come"])
  #expect(report.removed.isEmpty)
  #expect(report.isDifferent)
  #expect(report.failures.contains { $0.contains("newer.json") && $0.contains("version 99") })
  #expect(report.summary.contains("1 changed, 1 added"))
  #expect(report.text.contains("+ 8 → + 20"))
  #expect(report.markdown().contains("#### `box`"))
  #expect(try await report.html().contains("box"))
}

@Test("An operand that leads to nothing is named")
func operandsAreNamed() async throws {
  let error = await #expect(throws: (any Error).self) {
    try await DiffReport(comparing: ["/nowhere/a.json", "/nowhere/b.json"])
  }
  #expect("\(try #require(error))".contains("/nowhere"))
}

@Test(
  "Numbers are told as everywhere, unless both would read the same",
  arguments: [
    ("20.333333333332", "8", "20.333", "8"), ("1, 20.3333333332", "1, 4", "1, 20.333", "1, 4"),
    ("20.3333333332", "20.3333333333", "20.3333333332", "20.3333333333"),
    ("π is 3.14159", "π is 3.1", "π is 3.14159", "π is 3.1"), ("none", "0.123456", "none", "0.123"),
  ])
func toldValues(_ old: String, _ new: String, _ told: String, _ toldNew: String) {
  #expect(toldNumbers(old, new) == (told, toldNew))
}

private func write(_ top: Double, to file: URL) throws {
  let layout = try Card(top: top).solved(on: .canvas(100, 60), name: "Card")
  try JSONEncoder().encode(layout).write(to: file)
}

private final class Card: View, LayoutSpec {
  let box = View()
  let top8: Double
  init(top: Double) { top8 = top }

  var layout: Layout {
    box
    box.top == top + top8
    box.leading == leading
    box.width == 20
    box.height == 20
  }
}
