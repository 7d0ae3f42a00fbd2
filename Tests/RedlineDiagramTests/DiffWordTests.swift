import Foundation
import RedlineAnalysis
import RedlineLayout
import RedlineModel
import RedlineText
import Testing

@testable import RedlineDiagram

/// What the rows below a picture of changes say.
@Suite struct DiffWordTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var widths = (old: 320.0, new: 320.0)
    let old: @Sendable (DiffDiagramTests.Pair) -> [LayoutConstraint]
    let new: @Sendable (DiffDiagramTests.Pair) -> [LayoutConstraint]
    let told: [String]
    /// How many rows tell what cannot hold, before the others.
    var conflicts = 0
  }

  static let rows = [
    Row(
      testDescription: "what is added does not read as if it had been there",
      old: { DiffDiagramTests.place($0, x: 80) },
      new: { DiffDiagramTests.place($0, x: 80) + [$0.b.width <= 200] },
      told: ["Added b.width ≤ 200: nothing moves"]),
    Row(
      testDescription: "what is removed does not read as if it held",
      old: { DiffDiagramTests.place($0, x: 80) + [$0.b.width <= 200] },
      new: { DiffDiagramTests.place($0, x: 80) },
      told: ["Removed b.width ≤ 200: nothing moves"]),
    Row(
      testDescription: "what cannot hold is told by its conflict",
      old: { DiffDiagramTests.place($0, x: 80) },
      new: { DiffDiagramTests.place($0, x: 80) + [$0.b.width >= 80] },
      told: ["Added b.width ≥ 80: part of a conflict"], conflicts: 1),
    Row(
      testDescription: "that another screen has another size is no news",
      widths: (320, 400), old: { wide($0) }, new: { wide($0) },
      told: ["320 × 200 → 400 × 200\n→ b became 80 pt wider"]),
    Row(
      testDescription: "a view that covers the screen is told by itself where the screen stays",
      old: { cover($0, 300) }, new: { cover($0, 280) },
      told: ["b.width = 300 → 280\n→ b became 20 pt narrower"]),
    Row(
      testDescription: "what grows to both sides alike is not moved",
      old: { centered($0, 40) }, new: { centered($0, 60) },
      told: ["b.width = 40 → 60\n→ b became 20 pt wider (10 at each side)"]),
  ]

  private static func wide(_ pair: DiffDiagramTests.Pair) -> [LayoutConstraint] {
    [
      pair.b.leading == pair.a.trailing + 8, pair.b.trailing == pair.trailing - 8,
      pair.b.top == pair.a.top,
    ]
  }

  private static func cover(
    _ pair: DiffDiagramTests.Pair, _ width: Double
  ) -> [LayoutConstraint] {
    [pair.b.leading == pair.leading, pair.b.top == pair.top, pair.b.width == width]
  }

  private static func centered(
    _ pair: DiffDiagramTests.Pair, _ width: Double
  ) -> [LayoutConstraint] {
    [pair.b.centerX == pair.centerX, pair.b.top == pair.a.top, pair.b.width == width]
  }

  @Test("The sentences of changes", arguments: rows)
  func sentences(_ row: Row) throws {
    let old = try DiffDiagramTests.solved(row.old, width: row.widths.old)
    let new = try DiffDiagramTests.solved(row.new, width: row.widths.new)
    let diff = LayoutDiff(from: old, to: new)
    let rows = DiffRows(diff: diff, signs: DiffSigns(diff), old: old, new: new, showsOld: false)
    let told = rows.rows().map { $0.text.replacing(/\ · \w+\.swift:\d+/, with: "") }
    #expect(told.suffix(row.told.count) == row.told[...])
    #expect(told.count == row.told.count + row.conflicts)
  }

  @Test("A view in the corner of a screen that is as large as before counts, whatever is around it")
  func corner() throws {
    func solved(_ device: Device, _ width: Double) throws -> SolvedLayout {
      try DiffDiagramTests.Pair { Self.cover($0, width) }.solved(
        in: LayoutEnvironment(device: device), measuring: TextShaper.shared(), name: "Pair")
    }
    let diff = LayoutDiff(
      from: try solved(.iPhoneX, 300), to: try solved(.iPhoneX.withNavigationBar(), 280))
    #expect(diff.summary.contains("1 view resized"), "\(diff.summary)")
    #expect(diff.text.contains("b became 20 pt narrower"), "\(diff.text)")
  }

  struct CountRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where the view begins, how far down it is, and how wide it is.
    let old: (x: Double, y: Double, width: Double)
    let new: (x: Double, y: Double, width: Double)
    let counts: String
  }

  static let countRows = [
    CountRow(
      testDescription: "only moved", old: (80, 0, 40), new: (90, 0, 40), counts: "1 view moved"),
    CountRow(
      testDescription: "only wider", old: (80, 0, 40), new: (80, 0, 60), counts: "1 view resized"),
    CountRow(
      testDescription: "narrower at its beginning", old: (80, 0, 40), new: (90, 0, 30),
      counts: "1 view resized"),
    CountRow(
      testDescription: "moved down, and narrower at its beginning", old: (80, 0, 40),
      new: (90, 12, 30), counts: "1 view moved, 1 view resized"),
    CountRow(
      testDescription: "moved to the right, and wider", old: (80, 0, 40), new: (90, 0, 60),
      counts: "1 view moved, 1 view resized"),
  ]

  @Test("A view that moved and has another size counts as both", arguments: countRows)
  func counts(_ row: CountRow) throws {
    func solved(_ place: (x: Double, y: Double, width: Double)) throws -> SolvedLayout {
      try DiffDiagramTests.solved {
        [
          $0.b.leading == $0.a.trailing + place.x, $0.b.top == $0.a.top + place.y,
          $0.b.width == place.width,
        ]
      }
    }
    let diff = LayoutDiff(from: try solved(row.old), to: try solved(row.new))
    #expect(diff.summary.hasSuffix(", " + row.counts), "\(diff.summary)")
  }

  /// What a running program says of a view, which is no axis, and what is open about a guide.
  @Test("An ambiguous view is told where nothing says along which axis, and a guide is not")
  func findings() throws {
    let old = try DiffDiagramTests.solved({ DiffDiagramTests.place($0, x: 80) })
    func told(_ id: String) -> [String] {
      var new = old
      new.guides.append(
        SolvedLayout.Guide(
          id: "gap", name: "gap", kind: .custom, owner: new.root.id, frame: .zero, role: .free))
      new.diagnostics.append(
        Diagnostic(
          .ambiguousPosition, of: id, .ambiguity(followers: 0, connected: 0, competes: false),
          items: [id]))
      let diff = LayoutDiff(from: old, to: new)
      return DiffRows(diff: diff, signs: DiffSigns(diff), old: old, new: new, showsOld: false)
        .rows().map(\.text).filter { $0.contains("ambiguous") }
    }
    let (view, guide) = (told("b"), told("gap"))
    #expect(view.count == 1 && view[0].hasPrefix("Now: b is ambiguous"), "\(view)")
    #expect(guide.isEmpty, "\(guide)")
  }
}
