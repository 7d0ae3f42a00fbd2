import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Whose a tag is can be seen: lines of others end before it, and a leader joins it to its own.
@Suite(.blocks) struct OwnershipTests {
  private final class Blank: View, LayoutSpec {
    let label = Label("Text")

    var layout: Layout {
      label
      label.top == top + 8
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The lines of the mark whose tag is 30 × 16 at (100, 50), and those of another mark.
    let own: [Stroke]
    let other: [Stroke]
    /// What is left of the other's lines, as ends along them.
    let left: [ClosedRange<Double>]
    let leader: Stroke?

    init(
      _ name: String, own: Stroke, other: Stroke, left: [ClosedRange<Double>], leader: Stroke? = nil
    ) {
      (testDescription, self.own, self.other, self.left) = (name, [own], [other], left)
      self.leader = leader
    }
  }

  private static func level(_ y: Double, _ low: Double, _ high: Double) -> Stroke {
    Stroke(start: CGPoint(x: low, y: y), end: CGPoint(x: high, y: y))
  }

  private static func upright(_ x: Double, _ low: Double, _ high: Double) -> Stroke {
    Stroke(start: CGPoint(x: x, y: low), end: CGPoint(x: x, y: high))
  }

  static let rows = [
    Row(
      "a line under the tag of another", own: level(58, 60, 100), other: upright(115, 0, 100),
      left: [0...47, 69...100]),
    Row(
      "drawn from its other end", own: level(58, 60, 100),
      other: upright(115, 0, 100).reversed, left: [0...47, 69...100]),
    Row(
      "a line that ends under the tag", own: level(58, 60, 100), other: upright(115, 0, 60),
      left: [0...47]),
    Row(
      "a line that passes beside", own: level(58, 60, 100), other: upright(134, 0, 100),
      left: [0...100]),
    Row(
      "a nearer line of another", own: upright(160, 0, 100), other: level(46, 100, 130),
      left: [100...130], leader: level(58, 130, 160)),
    Row(
      "a leader that would cross it", own: upright(160, 0, 100), other: upright(140, 0, 100),
      left: [0...100]),
    Row(
      "its own line is the nearest", own: upright(134, 0, 100), other: upright(150, 0, 100),
      left: [0...100]),
    Row(
      "its own line is too far to be led to", own: upright(260, 0, 100), other: level(46, 100, 130),
      left: [100...130]),
  ]

  @Test(arguments: rows) func isSeen(_ row: Row) throws {
    let layout = try Blank().solved(
      in: LayoutEnvironment(device: .canvas(400, 300)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var plan = FigureScene(Diagram(layout), ink).plan(room: 600)
    func placed(_ id: String, _ lines: [Stroke], tag: CGRect?) -> PlacedFigureMark {
      let member = FigureMark.Member(id: id, title: id, subjects: [.constraint(id)])
      var item = PlacedFigureMark(
        mark: FigureMark(
          members: [member], kind: .spacing, hue: .common, form: .plate(.zero), text: "8"))
      item.strokes = lines.map { FigureStroke(id, $0, .bar) }
      item.tag = tag
      return item
    }
    plan.placed = [
      placed("own", row.own, tag: CGRect(x: 100, y: 50, width: 30, height: 16)),
      placed("other", row.other, tag: nil),
    ]
    let settled = FigureOwnership.settled(plan, ink)
    let spans = settled[1].strokes.map(\.line).map { line -> ClosedRange<Double> in
      let span = Span(line.bounds, line.isVertical ? .vertical : .horizontal)
      return span.low...span.high
    }
    #expect(spans.sorted { $0.lowerBound < $1.lowerBound } == row.left)
    let leaders = settled[0].strokes.filter { $0.style == .leader }.map(\.line)
    #expect(leaders == [row.leader].compactMap(\.self))
    #expect(settled[0].strokes.filter { $0.style == .bar }.map(\.line) == row.own)
  }
}

/// An index of few rectangles, which are looked at one by one, and one of many, which has cells.
@Test("An index finds what a look at each rectangle finds", arguments: [5, 128, 129, 400])
func anIndexFindsAll(_ count: Int) {
  // Strewn, and the same each time.
  func rect(_ number: Int, _ longest: Int) -> CGRect {
    CGRect(
      x: number * 7919 % 1201 - 300, y: number * 6271 % 1187 - 300,
      width: number * 31 % longest, height: number * 17 % longest)
  }
  let large = (0..<4).map { CGRect(x: -100, y: -100, width: 1000 + $0, height: 900) }
  let rects = large + (4..<count).map { rect($0, 41) }
  let index = RectIndex(rects)
  for number in 1000..<1200 {
    let place = rect(number, 61)
    let met = rects.indices.filter { number in
      let other = rects[number]
      return other.minX <= place.maxX && place.minX <= other.maxX && other.minY <= place.maxY
        && place.minY <= other.maxY
    }
    #expect(index.indices(intersecting: place) == met)
    #expect(index.contains(intersecting: place) == !met.isEmpty)
    #expect(index.count(intersecting: place, atMost: 3) == min(3, met.count))
    #expect(
      index.count(intersecting: place, atMost: 100) { $0 % 2 == 0 } == met.count { $0 % 2 == 0 })
  }
}
