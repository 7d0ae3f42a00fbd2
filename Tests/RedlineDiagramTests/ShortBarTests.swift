import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Dimensions that are shorter than their own ends are high.
@Suite(.blocks) struct ShortBarTests {
  /// Two boxes above each other.
  final class Pair: View, LayoutSpec {
    let upper = View()
    let lower = View()
    let gap: Double

    init(_ gap: Double) {
      self.gap = gap
      super.init(frame: .zero)
      for box in [upper, lower] { box.backgroundColor = .systemGray3 }
    }

    var layout: Layout {
      upper; lower
      upper.leading == leading + 40
      upper.top == top + 60
      upper.width == 100
      upper.height == 50
      lower.leading == upper.leading
      lower.top == upper.bottom + gap
      lower.width == 100
      lower.height == 50
    }
  }

  @Test("A short distance has arrows from outside, a longer one has its bar", arguments: [2.0, 24])
  func arrows(_ gap: Double) throws {
    let layout = try Pair(gap).solved(
      in: LayoutEnvironment(device: .canvas(300, 260)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let plan = FigureScene(Diagram(layout), ink).plan(room: FigureSetting.room(FigureOptions()))
    let item = try #require(plan.placed.first { $0.mark.text == formatted(gap) })
    let bar = try #require(item.strokes.first { $0.style == .bar })
    guard let shapes = ink.short(bar, item.mark, plan) else {
      #expect(gap > 10)
      return
    }
    #expect(gap < 10)
    let (low, high) = (bar.line.bounds.minY, bar.line.bounds.maxY)
    let ways = shapes.compactMap { shape -> [CGFloat]? in
      guard shape.role == .line, case .line(let start, let end, _) = shape.content else {
        return nil
      }
      return [start.y, end.y]
    }.sorted { $0[0] < $1[0] }
    // From above to the upper end, and from below to the lower one.
    #expect(ways == [[low - 9, low], [high + 9, high]])
  }

  @Test("An arrow that would lie on a tag is left out, and both are for the bar", arguments: 0...2)
  func tags(_ count: Int) throws {
    let layout = try Pair(2).solved(
      in: LayoutEnvironment(device: .canvas(300, 260)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var plan = FigureScene(Diagram(layout), ink).plan(room: FigureSetting.room(FigureOptions()))
    let item = try #require(plan.placed.first { $0.mark.text == "2" })
    let bar = try #require(item.strokes.first { $0.style == .bar })
    for y in [bar.line.bounds.minY - 9, bar.line.bounds.maxY + 9].prefix(count) {
      var other = PlacedFigureMark(mark: item.mark)
      other.tag = CGRect(x: bar.line.start.x - 8, y: y - 4, width: 16, height: 8)
      plan.placed.append(other)
    }
    let lines = ink.short(bar, item.mark, plan).map { $0.count { $0.role == .line } }
    #expect(lines == [2, 1, nil][count])
  }

  /// A row between two short distances.
  final class Between: View, LayoutSpec {
    let upper = View()
    let row = View()
    let lower = View()
    let height: Double

    init(_ height: Double) {
      self.height = height
      super.init(frame: .zero)
      for box in [upper, row, lower] { box.backgroundColor = .systemGray3 }
    }

    var layout: Layout {
      upper; row; lower
      upper.top == top + 60
      upper.height == 50
      row.top == upper.bottom + 2
      row.height == height
      lower.top == row.bottom + 2
      lower.height == 50
      upper.leading == leading + 40
      upper.width == 100
      row.horizontal == upper.horizontal
      lower.horizontal == upper.horizontal
    }
  }

  @Test("Arrows that come from one row to both its sides do not meet", arguments: [9.0, 12, 30])
  func apart(_ height: Double) throws {
    let layout = try Between(height).solved(
      in: LayoutEnvironment(device: .canvas(300, 260)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let plan = FigureScene(Diagram(layout), ink).plan(room: FigureSetting.room(FigureOptions()))
    let row = plan.projection(try #require(layout.items.first { $0.id == "row" }).frame)
    var ways: [Span] = []
    for item in plan.placed where item.mark.text.hasPrefix("2") {
      for bar in item.strokes where bar.style == .bar {
        for shape in ink.short(bar, item.mark, plan) ?? [] where shape.role == .line {
          guard case .line(let start, let end, _) = shape.content else { continue }
          ways.append(Span(min(start.y, end.y), max(start.y, end.y)))
        }
      }
    }
    let inner = ways.filter { Double(row.minY) - 1 < $0.low && $0.high < Double(row.maxY) + 1 }
      .sorted { $0.low < $1.low }
    try #require(inner.count == 2, "\(ways)")
    #expect(inner[1].low - inner[0].high >= (Double(row.height) > 15 ? 3.9 : 0.5))
    #expect(inner.allSatisfy { 5 < $0.length && $0.length < 9.1 })
  }
}
