import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Lines along the edges of views that are lower than their texts.
@Suite(.blocks) struct LetterEdgeTests {
  typealias Scene = SeenFaultTests

  /// A title above a chart from side to side, on its upper edge.
  final class Chart: View, LayoutSpec {
    let title = Label("eventually 92 mg/dL", font: .system(size: 17, weight: .bold))
    let chart = View()
    let isNarrow: Bool
    let height: Double

    init(isNarrow: Bool, height: Double) {
      (self.isNarrow, self.height) = (isNarrow, height)
      super.init()
      chart.backgroundColor = .systemGray6
    }

    var layout: Layout {
      title; chart
      title.top == top + 20
      title.height == height
      title.trailing == trailing - 20
      if !isNarrow { title.leading == leading + 20 }
      chart.top == title.bottom
      chart.horizontal == horizontal
      chart.height == 90
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isNarrow: Bool
    let height: Double
    /// Whether the line is drawn in parts.
    let isCut: Bool
  }

  static let rows = [
    Row(testDescription: "as high as its text", isNarrow: false, height: 24, isCut: false),
    Row(testDescription: "lower, with room beside it", isNarrow: false, height: 12, isCut: true),
    Row(testDescription: "lower, and as wide as its text", isNarrow: true, height: 12, isCut: true),
  ]

  @Test("No line along an edge runs through letters", arguments: rows)
  func edges(_ row: Row) throws {
    let view = Chart(isNarrow: row.isNarrow, height: row.height)
    let layout = try Scene.solved(view, on: .canvas(400, 160))
    let plan = try Scene.plan(layout)
    let rail = try #require(
      plan.placed.first { item in
        if case .rail(.vertical, _) = item.mark.form { item.mark.beads.count == 2 } else { false }
      })
    let lines = rail.strokes.filter { $0.line.isHorizontal && [.bead, .rail].contains($0.style) }
    #expect(!lines.isEmpty)
    for stroke in lines {
      #expect(!plan.texts.meets(stroke.line.bounds.insetBy(dx: 0, dy: -0.4)), "\(stroke.line)")
    }
    // What is as wide as its letters is below them, and not beside the view.
    let title = plan.projection(try #require(layout.items.first { $0.name == "title" }).frame)
    let thick = lines.filter { $0.style == .bead }.map { Span($0.line.bounds, .horizontal) }
    #expect(thick.allSatisfy { $0.low >= -3 && $0.high <= Double(plan.body.maxX) + 3 })
    if row.isNarrow {
      let own = thick.filter { Double(title.minX) - 1 <= $0.low && $0.high <= title.maxX + 1 }
      #expect(own.contains { $0.length > title.width - 4 }, "\(thick) of \(title)")
    }
    // From side to side but for the letters.
    let reach = lines.map { Span($0.line.bounds, .horizontal) }
    #expect((reach.map(\.high).max() ?? 0) - (reach.map(\.low).min() ?? 0) > 390 * plan.scale)
    let longest = reach.map(\.length).max() ?? 0
    #expect((longest < 390 * plan.scale) == row.isCut, "\(lines.map(\.line))")
  }
}
