import Foundation
import RedlineLayout
import TestPrograms
import Testing

/// Every way to write a constraint, by the sentences that it becomes.
@Test func operators() throws {
  let a = Box("a")
  let b = Box("b")
  // name, constraints, sentences; worked out by hand
  let rows: [(String, [LayoutConstraint], [String])] = [
    ("==", [a.leading == b.trailing], ["a.leading = b.trailing"]),
    ("<=", [a.top <= b.top], ["a.top ≤ b.top"]),
    (">=", [a.centerY >= b.centerY], ["a.centerY ≥ b.centerY"]),
    ("constant on the right", [a.left == b.right + 8], ["a.left = b.right + 8"]),
    ("constant on the left", [a.left - 8 == b.right], ["a.left = b.right + 8"]),
    ("constants on both sides", [a.left + 3 == b.right - 2.5], ["a.left = b.right - 5.5"]),
    ("two constants", [a.left == b.right + 3 + 4], ["a.left = b.right + 7"]),
    ("factor", [a.width == b.width * 2], ["a.width = b.width × 2"]),
    ("factor in front", [a.width == 2 * b.width + 4], ["a.width = b.width × 2 + 4"]),
    ("divisor", [a.width == b.height / 4], ["a.width = b.height × 0.25"]),
    ("factor on the left", [a.width * 2 == b.width + 4], ["a.width = b.width × 0.5 + 2"]),
    ("sum times factor", [a.width == (b.width + 4) * 2], ["a.width = b.width × 2 + 8"]),
    (
      "negative factor on the left turns the relation", [a.width * -1 <= b.width],
      ["a.width ≥ b.width × -1"]
    ),
    ("number ==", [a.width == 24], ["a.width = 24"]),
    ("number <=", [a.height <= 24.5], ["a.height ≤ 24.5"]),
    ("number >=", [a.height >= 24], ["a.height ≥ 24"]),
    ("factor and number", [a.width * 2 + 4 == 24], ["a.width = 10"]),
    ("negative factor and number", [a.width * -2 >= -24], ["a.width ≤ 12"]),
    ("~", [a.width == 24 ~ .high], ["a.width = 24 @750"]),
    ("~ number", [a.width == b.width + 1 ~ 999.5], ["a.width = b.width + 1 @999.5"]),
    ("~ difference", [a.width == 24 ~ .low - 1], ["a.width = 24 @249"]),
    (".priority", [(a.width == 24).priority(.fittingSizeLevel)], ["a.width = 24 @50"]),
    (".system", [a.leading == b.trailing + .system], ["a.leading = b.trailing + 8"]),
    (".system × 2", [a.top >= b.bottom + .system(2)], ["a.top ≥ b.bottom + 16"]),
    ("- .system", [a.trailing == b.leading - .system], ["a.trailing = b.leading - 8"]),
    (
      "baselines", [a.firstBaseline == b.lastBaseline + 20],
      ["a.firstBaseline = b.lastBaseline + 20"]
    ),
    ("guide", [a.top == b.margins.top], ["a.top = b.margins.top"]),
    (
      "horizontal", a.horizontal == b.horizontal,
      ["a.leading = b.leading", "a.trailing = b.trailing"]
    ),
    (
      "horizontal + 8", a.horizontal == b.horizontal + 8,
      ["a.leading = b.leading + 8", "a.trailing = b.trailing - 8"]
    ),
    (
      "horizontal + .system", a.horizontal == b.horizontal + .system,
      ["a.leading = b.leading + 8", "a.trailing = b.trailing - 8"]
    ),
    (
      "horizontal - .system", a.horizontal == b.horizontal - .system,
      ["a.leading = b.leading - 8", "a.trailing = b.trailing + 8"]
    ),
    (
      "vertical - 8", a.vertical == b.vertical - 8,
      ["a.top = b.top - 8", "a.bottom = b.bottom + 8"]
    ),
    (
      "inset on the left", a.vertical + 8 == b.vertical,
      ["a.top = b.top - 8", "a.bottom = b.bottom + 8"]
    ),
    (
      "edges + insets",
      a.edges == b.edges
        + DirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4),
      [
        "a.top = b.top + 1", "a.leading = b.leading + 2", "a.bottom = b.bottom - 3",
        "a.trailing = b.trailing - 4",
      ]
    ),
    ("inside", a.vertical <= b.vertical + 8, ["a.top ≥ b.top + 8", "a.bottom ≤ b.bottom - 8"]),
    ("outside", a.vertical >= b.vertical + 8, ["a.top ≤ b.top + 8", "a.bottom ≥ b.bottom - 8"]),
    ("center", a.center == b.center, ["a.centerX = b.centerX", "a.centerY = b.centerY"]),
    (
      "center + size", a.center == b.center + CGSize(width: 3, height: -20),
      ["a.centerX = b.centerX + 3", "a.centerY = b.centerY - 20"]
    ),
    ("size", a.size == b.size, ["a.width = b.width", "a.height = b.height"]),
    (
      "size as numbers", a.size == CGSize(width: 24, height: 36),
      ["a.width = 24", "a.height = 36"]
    ),
    ("size: no larger", a.size <= b.size, ["a.width ≤ b.width", "a.height ≤ b.height"]),
    ("size: no smaller", a.size >= b.size, ["a.width ≥ b.width", "a.height ≥ b.height"]),
    (
      "~ on a compound", a.size == b.size ~ 700,
      ["a.width = b.width @700", "a.height = b.height @700"]
    ),
    ("anchor", [a.topAnchor.constraint(equalTo: b.topAnchor)], ["a.top = b.top"]),
    (
      "anchor ≥ with constant",
      [a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 2)],
      ["a.top ≥ b.top + 2"]
    ),
    ("anchor ≤", [a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor)], ["a.top ≤ b.top"]),
    (
      "anchor and number",
      [
        a.widthAnchor.constraint(equalToConstant: 1),
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: 2),
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 3),
      ], ["a.width = 1", "a.width ≥ 2", "a.width ≤ 3"]
    ),
    (
      "anchor with multiplier",
      [
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 1),
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2),
        a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 3),
      ], ["a.width = b.width × 2 + 1", "a.width ≥ b.width × 2", "a.width ≤ b.width × 3"]
    ),
    (
      "anchor with system spacing",
      [
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
        a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor),
      ], ["a.leading = b.trailing + 16", "a.top ≥ b.bottom + 8"]
    ),
    (
      "item and attribute",
      [
        LayoutConstraint(
          item: a, attribute: .height, relatedBy: .equal, toItem: b, attribute: .width,
          multiplier: 0.5, constant: 3)
      ], ["a.height = b.width × 0.5 + 3"]
    ),
    (
      "margin attribute",
      [LayoutConstraint(item: a, attribute: .leading, toItem: b, attribute: .leadingMargin)],
      ["a.leading = b.margins.leading"]
    ),
  ]
  for (name, constraints, expected) in rows {
    let scene = Scene { _ in
      a; b
      constraints
    }
    let solved = try scene.solved(on: .canvas(100, 100))
    #expect(solved.sentences == expected, "\(name)")
    LayoutConstraint.deactivate(constraints)
    for view in [a, b] { view.removeFromSuperview() }
  }
  let spacing = try Scene { _ in
    a; b
    a.leading == b.trailing + .system
    a.horizontal == b.horizontal + .system(2)
    a.top == b.top + 8
  }.solved(on: .canvas(100, 100))
  #expect(spacing.constraints.map(\.isSystemSpacing).prefix(4) == [true, true, true, false])
}

/// Statements that must not compile, in one run of the compiler: each has to be an error.
///
/// An offset of a centre or a size compiled once and did nothing.
@Test(.blocks, .enabled(if: hasBuiltModules, "the modules are not beside the tests"))
func mixedAxesDoNotCompile() throws {
  let mistakes = [
    "a.leading == a.top", "a.leading == a.width", "a.height == a.top", "a.leading == 8",
    "a.leading <= b.centerY + 8", "a.horizontal == b.vertical", "a.edges == b.center",
    "a.size == b.edges", "a.leadingAnchor.constraint(equalTo: b.topAnchor)",
    "a.widthAnchor.constraint(equalTo: b.leadingAnchor)", "a.center == b.center + 8.0.description",
    "a.center == b.center + 8", "a.size == b.size - 8", "a.size == b.size + .system",
    "When(.compactWidth) { a.top == b.leading }",
  ]
  let source = """
    import RedlineLayout
    func check(_ a: View, _ b: View) {
    \(mistakes.map { "  _ = \($0)" }.joined(separator: "\n"))
      _ = a.leading == b.leading
    }
    """
  let output = try typeCheck(source)
  for (index, mistake) in mistakes.enumerated() {
    #expect(output.contains("mistakes.swift:\(index + 3):"), "\(mistake) compiles")
  }
  #expect(
    !output.contains("mistakes.swift:\(mistakes.count + 3):"), "what is right compiles: \(output)")
}

/// What one writes who knows other libraries gets a sentence that says what to write here.
@Test(.blocks, .enabled(if: hasBuiltModules, "the modules are not beside the tests"))
func mistakesGetASentence() throws {
  let list = "a layout lists views, guides and constraints: write width == 100"
  let rows = [
    ("a.width = 100", "a constraint holds a width: write width == 100"),
    ("height = 44", "a constraint holds a height: write height == 100"),
    ("print(a)", list), ("a.isHidden = true", list),
    ("100", "a number is no statement of a layout"),
    ("a.isHidden == b.isHidden", "this compares two values"),
    ("a.leading == 8", "leading == superview.leading + 20"),
    ("a.top == 8", "top == superview.top + 20"),
    ("a.edges == 8", "edges == superview.edges + 8"),
    ("a.size == b.size + 8", "compare width and height on their own"),
    ("a.leading == b.top", "a line compares with one of its own kind"),
    ("a.top == b", "write top == other.top"),
    ("a.edges == b.horizontal", "both sides need the same lines"),
    ("a.edges == b", "write edges == other.edges"),
    ("a.center == b.top", "several lines compare with as many"),
  ]
  let source = """
    import RedlineLayout
    final class Mistakes: View, LayoutSpec {
      let a = View(), b = View()
      var width2: LayoutDimension { a.width }
      var layout: Layout {
        a
        b
    \(rows.map { "    \($0.0)" }.joined(separator: "\n"))
        a.width == b.width * 2 + 4
        a.height == width2
      }
    }
    """
  let lines = try typeCheck(source).split(separator: "\n")
  for (index, row) in rows.enumerated() {
    let place = "mistakes.swift:\(index + 8):"
    #expect(
      lines.contains { $0.contains(place) && $0.contains(row.1) },
      "\(row.0): \(lines.filter { $0.contains(place) })")
  }
  for line in [rows.count + 8, rows.count + 9] {
    #expect(!lines.contains { $0.contains("mistakes.swift:\(line):") })
  }
}

private var modules: URL {
  URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("Modules")
}

private var hasBuiltModules: Bool {
  FileManager.default.fileExists(
    atPath: modules.appendingPathComponent("RedlineLayout.swiftmodule").path)
}

/// What the compiler says about a source that imports the library.
private func typeCheck(_ source: String) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("mistakes.swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [
    "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
  ]
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(process.terminationStatus != 127, "there is no swiftc")
  return String(decoding: data, as: UTF8.self)
}

/// A location is one of the user's or none: never the line of Redline's own that made a constraint.
@Test func constraintsOutsideABuilderNameTheUsersLines() throws {
  let (a, b) = (Box("a"), Box("b"))
  let line = #line + 1
  let anchored = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  let operators: [LayoutConstraint] =
    [a.top == b.top + 8, a.width >= 24, a.height == b.height * 2] + (a.edges == b.edges + 8)
    + (a.size == CGSize(width: 3, height: 4))
  #expect(operators.allSatisfy { $0.location == nil })
  #expect(anchored.location?.line == line)
  let activation = #line + 1
  LayoutConstraint.activate(operators + [anchored])
  #expect(Set(operators.map { $0.location?.line }) == [activation])
  #expect(operators.allSatisfy { $0.location?.fileName == "OperatorTests.swift" })
  #expect(anchored.location?.line == line)
}
