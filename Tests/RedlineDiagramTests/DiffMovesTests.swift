import Foundation
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a diff draws of views that moved.
@Suite(.blocks) struct DiffMovesTests {
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

  struct Edges: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where a box is now that was at (50, 40), 60 × 40.
    let after: CGRect
    /// The places of the dotted lines, and where the box has another beside it that came.
    let across: [Double]
    let along: [Double]
    var neighbour: CGRect?
    /// Where a picture is.
    var picture: CGRect?
    /// Where none of the lines is.
    var inside: CGRect?
  }

  static let edges = [
    Edges(
      testDescription: "so much of what moved as is not behind where it is",
      after: CGRect(x: 70, y: 60, width: 60, height: 40), across: [50, 110], along: [40, 80],
      inside: CGRect(x: 75, y: 65, width: 50, height: 30)),
    Edges(
      testDescription: "of what grew that which is elsewhere, as the others would be drawn twice",
      after: CGRect(x: 50, y: 40, width: 90, height: 40), across: [110], along: []),
    Edges(
      testDescription: "of what moved along its own edges so much as is not its edge still",
      after: CGRect(x: 90, y: 40, width: 60, height: 40), across: [50], along: [40, 80]),
    Edges(
      testDescription: "but where another view has its edge, which is drawn",
      after: CGRect(x: 200, y: 40, width: 60, height: 40), across: [50], along: [40, 80],
      neighbour: CGRect(x: 110, y: 20, width: 60, height: 80)),
    Edges(
      testDescription: "not in another view that moved, too",
      after: CGRect(x: 200, y: 40, width: 60, height: 40), across: [50], along: [40, 80],
      neighbour: CGRect(x: 90, y: 20, width: 60, height: 80),
      inside: CGRect(x: 93, y: 22, width: 54, height: 76)),
    Edges(
      testDescription: "both sides where no corner is seen, and that at which the arrow begins",
      after: CGRect(x: 50, y: 70, width: 60, height: 40), across: [50, 110], along: [80],
      neighbour: CGRect(x: 20, y: 20, width: 140, height: 40)),
    Edges(
      testDescription: "of one edge alone nothing, which would be taken for something else",
      after: CGRect(x: 200, y: 120, width: 60, height: 40), across: [], along: [],
      neighbour: CGRect(x: 20, y: 20, width: 88, height: 90)),
    Edges(
      testDescription: "on a picture of others, which is no defect",
      after: CGRect(x: 50, y: 140, width: 60, height: 40), across: [50, 110], along: [40, 80],
      picture: CGRect(x: 90, y: 20, width: 100, height: 100)),
  ]

  @Test("An arrow has a bar where an edge was, also where that edge is not drawn")
  func arrowEnds() {
    let old = CGRect(x: 50, y: 40, width: 60, height: 40)
    for arrow in DiffArrows.arrows(from: old, to: old.offsetBy(dx: 0, dy: 30)).joined() {
      #expect(arrow.startCap == .bar && arrow.endCap == .arrow)
    }
  }

  @Test("Edges of where a view was", arguments: edges)
  func places(_ row: Edges) throws {
    func layout(_ rect: CGRect, _ others: [CGRect]) -> SolvedLayout {
      let boxes = ([rect] + others).enumerated().map { number, rect in
        Fixture.box(
          "box\(number)", Double(rect.minX), Double(rect.minY), Double(rect.width),
          Double(rect.height), fill: .systemGreen)
      }
      let pictures = row.picture.map {
        [Fixture.image("photo", $0.minX, $0.minY, $0.width, $0.height, name: "ada")]
      }
      return Fixture.layout("T", .canvas(320, 200), (pictures ?? []) + boxes)
    }
    let before = CGRect(x: 50, y: 40, width: 60, height: 40)
    let moved = row.neighbour.map { [$0.offsetBy(dx: -4, dy: 0)] } ?? []
    var diagram = DiffDiagram(
      from: layout(before, moved), to: layout(row.after, row.neighbour.map { [$0] } ?? []))
    diagram.zoom = 1
    let svg = try diagram.svg().text()
    let group = svg.matches(of: /<g [^>]*id="[^"]*d-v-box0"[^>]*>.*?<\/g>/.dotMatchesNewlines())
      .map { String($0.0) }.joined()
    let lines = group.matches(of: /<line [^>]*stroke-dasharray="1.5 3"[^>]*>/).map { line in
      Dictionary(
        uniqueKeysWithValues: line.0.matches(of: /([xy][12])="([\d.]+)"/).map {
          (String($0.1), Double($0.2) ?? 0)
        })
    }
    let (xs, ys) = (
      Set(lines.filter { $0["x1"] == $0["x2"] }.compactMap { $0["x1"] }),
      Set(lines.filter { $0["y1"] == $0["y2"] }.compactMap { $0["y1"] })
    )
    #expect(xs.sorted() == row.across && ys.sorted() == row.along, "\(group)")
    if let inside = row.inside {
      for line in lines {
        guard let x1 = line["x1"], let x2 = line["x2"], let y1 = line["y1"], let y2 = line["y2"]
        else { continue }
        let rect = CGRect(
          x: min(x1, x2), y: min(y1, y2), width: abs(x1 - x2) + 1, height: abs(y1 - y2) + 1)
        #expect(!rect.intersects(inside), "\(rect)")
      }
    }
    #expect(try diagram.drawing().figureScore().lengthThrough < 0.5)
  }
}
