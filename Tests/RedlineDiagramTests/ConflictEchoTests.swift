import Foundation
import RedlineAnalysis
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Conflicts that share all but what was given up.
@Suite(.blocks) struct ConflictEchoTests {
  typealias Scene = SeenFaultTests

  /// A column that is higher than its parent, once or twice: the last row has heights that both are too much.
  final class Column: View, LayoutSpec {
    let first = View(), second = View(), third = View()
    let heights: [Double]

    init(_ heights: [Double]) { self.heights = heights }

    var layout: Layout {
      first; second; third
      for view in [first, second, third] { view.horizontal == horizontal }
      first.top == top
      first.height == 60
      second.top == first.bottom + 10
      second.height == 60
      third.top == second.bottom
      third.bottom == bottom
      for height in heights { third.height == height }
    }
  }

  private static func rows(_ layout: SolvedLayout) -> [String] {
    FigureSentences.findings(layout).filter { $0.plate.hasPrefix("✗") }.map(\.text)
  }

  @Test("The second of two conflicts with the same members is told by what differs")
  func echo() throws {
    let layout = try Scene.solved(Column([50, 60]), on: .canvas(200, 160))
    let rows = Self.rows(layout)
    try #require(rows.count == 2)
    #expect(rows[0].hasPrefix("These required constraints cannot all hold:\na\u{A0} "))
    #expect(rows[1].hasPrefix("As ✗1, with third.height = "))
    #expect(rows[1].contains(" in place of third.height = "))
    #expect(FigureConflict.sums(of: layout).map(\.pieces.count).count == 1)
    let plates = try Scene.plan(layout).placed.compactMap(\.mark.conflict)
    #expect(plates.contains("✗2") && !plates.contains { $0.hasPrefix("✗2a") })
  }

  @Test("A conflict alone is told whole, each member behind its letter")
  func alone() throws {
    let rows = Self.rows(try Scene.solved(Column([50]), on: .canvas(200, 160)))
    try #require(rows.count == 1)
    for letter in ["a", "b", "c", "d", "e"] {
      #expect(rows[0].contains("\n\(letter)\u{A0} "), "\(rows[0])")
    }
  }

  @Test("In a picture of changes a new conflict is not told by one that was there")
  func change() throws {
    let (old, new) = (
      try Scene.solved(Column([50]), on: .canvas(200, 160)),
      try Scene.solved(Column([50, 60]), on: .canvas(200, 160))
    )
    let diff = LayoutDiff(from: old, to: new)
    let rows = DiffRows(
      diff: diff, signs: DiffSigns(diff), old: old, new: new, showsOld: false
    ).rows().filter { $0.plate.hasPrefix("✗") }.map(\.text)
    #expect(rows.count == 1 && rows[0].hasPrefix("Now: these required constraints"), "\(rows)")
    let empty = try Scene.solved(Column([]), on: .canvas(200, 160))
    let both = LayoutDiff(from: empty, to: new)
    let told = DiffRows(
      diff: both, signs: DiffSigns(both), old: empty, new: new, showsOld: false
    ).rows().filter { $0.plate.hasPrefix("✗") }.map(\.text)
    #expect(told.count == 2 && told[1].hasPrefix("Now: As ✗1, with third.height"), "\(told)")
  }
}
