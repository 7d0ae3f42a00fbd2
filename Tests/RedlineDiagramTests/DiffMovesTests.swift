import Foundation
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a diff draws of views that moved.
@Suite(.blocks) struct DiffMovesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where a box was and is that lies on a screen with a picture at (20, 20), 100 × 100.
    let before: CGRect
    let after: CGRect
    /// How much of the dotted and thin lines runs over the picture, in the layout's points.
    let over: ClosedRange<Double>
  }

  static let rows = [
    Row(
      testDescription: "an old place half under a picture ends at it",
      before: CGRect(x: 90, y: 40, width: 60, height: 40),
      after: CGRect(x: 200, y: 40, width: 60, height: 40), over: 0...0.5),
    Row(
      testDescription: "an old place that only a picture hides is seen on it",
      before: CGRect(x: 40, y: 40, width: 40, height: 40),
      after: CGRect(x: 200, y: 40, width: 40, height: 40), over: 140...180),
    Row(
      testDescription: "an old place beside it",
      before: CGRect(x: 40, y: 140, width: 40, height: 40),
      after: CGRect(x: 200, y: 140, width: 40, height: 40), over: 0...0.5),
  ]

  @Test("Lines of what moved stop at controls of others", arguments: rows)
  func stops(_ row: Row) throws {
    func layout(_ rect: CGRect) -> SolvedLayout {
      Fixture.layout(
        "T", .canvas(320, 200),
        [
          Fixture.image("photo", 20, 20, 100, 100, name: "ada"),
          Fixture.box(
            "box", Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height),
            fill: .systemGreen),
        ])
    }
    var diagram = DiffDiagram(from: layout(row.before), to: layout(row.after))
    diagram.zoom = 1
    let over = try diagram.drawing().figureScore().lengthThrough
    #expect(row.over.contains(over), "\(over) points of lines over the picture")
  }

  @Test(
    "A tag is on a card or beside it, a name all the more",
    arguments: [(60.0, false), (0, false), (40, true), (95, true)])
  func cards(_ x: Double, _ isHalfOff: Bool) {
    let card = CGRect(x: 50, y: 0, width: 60, height: 60)
    let field = FigureField(texts: [], controls: [], fills: [], frames: [], panes: [card])
    let tag = CGRect(x: x, y: 10, width: 30, height: 15)
    #expect(field.cost(ofTag: tag) == (isHalfOff ? 5 : 0))
    #expect(field.cost(ofName: tag) == (isHalfOff ? 20 : 0))
  }

  @Test(
    "What only moved is in front of where it was; of what grew all of its old edges are seen",
    arguments: [
      (CGRect(x: 70, y: 60, width: 60, height: 40), false),
      (CGRect(x: 50, y: 40, width: 90, height: 40), true),
    ])
  func front(_ after: CGRect, _ isSeen: Bool) throws {
    func layout(_ rect: CGRect) -> SolvedLayout {
      Fixture.layout(
        "T", .canvas(320, 200),
        [
          Fixture.box(
            "box", Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height),
            fill: .systemGreen)
        ])
    }
    let before = CGRect(x: 50, y: 40, width: 60, height: 40)
    var diagram = DiffDiagram(from: layout(before), to: layout(after))
    diagram.zoom = 1
    let svg = try diagram.svg().text()
    let inside = after.insetBy(dx: 3, dy: 3)
    let lines = svg.matches(of: /<line [^>]*stroke-dasharray="1.5 3"/).map { String($0.0) }
    let dotted = lines.map { line in
      let places = line.matches(of: /[xy][12]="([\d.]+)"/).compactMap { Double($0.1) }
      return CGRect(
        x: min(places[0], places[2]), y: min(places[1], places[3]),
        width: max(1, abs(places[0] - places[2])), height: max(1, abs(places[1] - places[3])))
    }
    #expect(!dotted.isEmpty && dotted.contains { $0.intersects(inside) } == isSeen, "\(dotted)")
  }
}
