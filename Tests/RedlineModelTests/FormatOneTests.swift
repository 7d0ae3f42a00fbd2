import Foundation
import RedlineModel
import Testing

/// Layouts that were saved in format 1, which goldens keep for years.
private let names = [
  "bars-and-cells-iphone-15", "diff-ambiguity-360x150", "diff-stack-300x210",
  "forgotten-flag-280x160", "insets-280x280", "login-composed-iphone-x", "login-iphone-x-rtl",
  "login-stack-iphone-x", "margins-740x260", "sign-up-iphone-8-rtl", "spacers-420x120",
  "two-buttons-inactive-iphone-6s-plus", "unsatisfiable-280x160",
]

private func saved(_ name: String) throws -> Data {
  let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "FormatOne")
  return try Data(contentsOf: #require(url))
}

/// The program of a layout of format 1 has to be guessed here and there; it is the right one if it
/// gives the frames again.
@Test(arguments: names)
func aLayoutOfFormatOneIsReadAndGivesItsFrames(_ name: String) throws {
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: saved(name))
  #expect(layout.formatVersion == 2)
  let program = CompiledProgram(layout.compiled()).solved(ambiguity: false)
  for (number, item) in layout.items.enumerated() {
    let rect = program.rect(number)
    let distance =
      [
        rect.minX - item.alignmentRect.minX, rect.minY - item.alignmentRect.minY,
        rect.width - item.alignmentRect.width, rect.height - item.alignmentRect.height,
      ].map(abs).max() ?? 0
    #expect(distance < 0.01, "\(item.id): \(rect) is not \(item.alignmentRect)")
  }
  for (index, constraint) in layout.constraints.enumerated() where constraint.isActive {
    #expect(
      abs(program.residual(of: index) - constraint.residual) < 0.01, "\(constraint.sentence)")
  }
}

@Test(arguments: names)
func aLayoutOfFormatOneIsWrittenInFormatTwo(_ name: String) throws {
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: saved(name))
  let bytes = try Data(OneLineJSON.bytes(of: layout))
  #expect(try JSONDecoder().decode(SolvedLayout.self, from: bytes) == layout)
}

/// What is put in place of a text in `insets-280x280.json`, and what reading it says.
private let broken: [(title: String, text: String, other: String, message: String)] = [
  ("no root", #""items":[{"#, #""items":[],"unknown":[{"#, "A layout has a root view"),
  ("no spacers in format 2", #""formatVersion":1"#, #""formatVersion":2"#, "spacers"),
  ("no constraints", #""constraints""#, #""constraint""#, "constraints"),
]

@Test(arguments: broken)
func aLayoutThatIsNotWholeIsAnError(
  _ title: String, _ text: String, _ other: String, _ message: String
) throws {
  let whole = String(decoding: try saved("insets-280x280"), as: UTF8.self)
  let data = Data(whole.replacing(text, with: other).utf8)
  #expect(data != Data(whole.utf8))
  do {
    _ = try JSONDecoder().decode(SolvedLayout.self, from: data)
    Issue.record("\(title) was read")
  } catch {
    #expect("\(error)".contains(message))
  }
}

/// Numbers, ends and ids that no program may have; none of them may end the process.
private let hostile: [(title: String, change: @Sendable (inout SolvedLayout) -> Void)] = [
  ("an end that is not there", { $0.constraints[0].first.item = "nobody" }),
  ("a line that is none", { $0.constraints[0].first.attribute = .notAnAttribute }),
  ("a constant that is no number", { $0.constraints[0].constant = .nan }),
  ("a factor without end", { $0.constraints[0].multiplier = .infinity }),
  ("a priority above all", { $0.constraints[0].priority = 1e9 }),
  ("a priority of 0", { $0.constraints[0].priority = 0 }),
  ("a content without end", { $0.items[1].intrinsicWidth = .infinity }),
  (
    "hugging below 0",
    {
      $0.items[1].hugging.horizontal = -1; $0.items[1].intrinsicWidth = 10
    }
  ),
  ("a parent that comes later", { $0.items[1].parent = $0.items.last?.id }),
  ("itself as its parent", { $0.items[1].parent = $0.items[1].id }),
  ("a root inside another view", { $0.items[0].parent = $0.items[1].id }),
  ("one id for all", { for index in $0.items.indices { $0.items[index].id = "a" } }),
  ("a holder that is not there", { $0.constraints[0].holder = "nobody" }),
]

@Test(arguments: hostile)
func aHostileLayoutMakesAProgram(
  _ title: String, _ change: @Sendable (inout SolvedLayout) -> Void
) throws {
  var layout = try JSONDecoder().decode(SolvedLayout.self, from: saved("insets-280x280"))
  change(&layout)
  let program = CompiledProgram(layout.compiled()).solved(ambiguity: false)
  #expect(program.rect(0).size == layout.environment.size, "\(title)")
}
