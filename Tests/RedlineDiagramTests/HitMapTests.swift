import Foundation
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What is hit where, shape by shape.
@Suite(.blocks) struct HitMapTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shapes: [Shape]
    let hits: [CGPoint]
    let misses: [CGPoint]
  }

  private static let square = CGRect(x: 10, y: 10, width: 10, height: 10)
  private static let subject = [Drawing.Subject.item("a")]
  private static let black = Paint.fill("#000000")

  private static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static let rows: [Row] = [
    Row(
      testDescription: "an area",
      shapes: [Shape.rect(square, black).role(.view, of: subject)],
      hits: [point(10, 10), point(15, 15), point(20, 20)], misses: [point(9, 15), point(15, 21)]),
    Row(
      testDescription: "an outline",
      shapes: [Shape.rect(square, .stroke("#000000", 2)).role(.view, of: subject)],
      hits: [point(10, 15), point(11.5, 15), point(15, 20)], misses: [point(15, 15)]),
    Row(
      testDescription: "a diagonal",
      shapes: [
        Shape.line(from: point(0, 0), to: point(20, 20), .stroke("#000000"))
          .role(.line, of: subject)
      ], hits: [point(0, 0), point(7, 8)], misses: [point(5, 12), point(22, 22)]),
    Row(
      testDescription: "a disc",
      shapes: [Shape.circle(point(10, 10), radius: 5, black).role(.view, of: subject)],
      hits: [point(10, 10), point(13, 13), point(5, 10)], misses: [point(14.5, 14.5)]),
    Row(
      testDescription: "a band around a hole",
      shapes: [
        Shape.path(
          {
            var path = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30), radius: 0)
            path.append(Path(rect: square, radius: 0))
            return path
          }(), .pattern("hatch", .evenodd)
        ).role(.guide, of: subject)
      ], hits: [point(5, 5), point(25, 15)], misses: [point(15, 15), point(31, 5)]),
    Row(
      testDescription: "in a group that is moved and scaled",
      shapes: [
        .translated(
          x: 100, y: 50,
          [.group(transform: .scale(2), [Shape.rect(square, black).role(.view, of: subject)])])
      ], hits: [point(120, 70), point(140, 90)], misses: [point(15, 15), point(141, 80)]),
    Row(
      testDescription: "clipped",
      shapes: [
        .group(
          clip: ClipPath(path: Path(rect: CGRect(x: 0, y: 0, width: 15, height: 40), radius: 0)),
          [Shape.rect(square, black).role(.view, of: subject)])
      ], hits: [point(14, 14)], misses: [point(17, 15)]),
    Row(
      testDescription: "the frame of a group that paints less",
      shapes: [
        .group(
          frame: square, role: .view, subjects: subject,
          [.circle(point(15, 15), radius: 1, black)])
      ], hits: [point(11, 11), point(19, 19)], misses: [point(21, 15)]),
    Row(
      testDescription: "two shapes for one thing",
      shapes: [
        .shapes(
          [.rect(square, black), .rect(square.offsetBy(dx: 20, dy: 0), black)], role: .legendRow,
          subjects: subject)
      ], hits: [point(15, 15), point(35, 15)], misses: [point(25, 15)]),
    Row(
      testDescription: "nothing that stands for something", shapes: [.rect(square, black)],
      hits: [], misses: [point(15, 15)]),
  ]

  @Test(arguments: rows) func hits(_ row: Row) {
    var drawing = Drawing(slug: "t", title: "T", size: CGSize(width: 200, height: 200))
    drawing.shapes = row.shapes
    let map = drawing.hitMap
    for point in row.hits {
      #expect(map.regions(at: point, slop: 0.5).map(\.subjects) == [Self.subject], "\(point)")
    }
    for point in row.misses { #expect(map.regions(at: point, slop: 0.5).isEmpty, "\(point)") }
  }

  @Test func listsWhatIsInFrontFirst() {
    var drawing = Drawing(slug: "t", title: "T", size: CGSize(width: 200, height: 200))
    let inner = Shape.rect(Self.square, Self.black).role(.label, of: [.constraint("c")])
    drawing.shapes = [
      .rect(Self.square, Self.black).role(.view, of: [.item("back")]),
      .group(
        id: "v 1", title: "t", layer: .screen, frame: Self.square, role: .view,
        subjects: [.item("front")], [inner]),
    ]
    let regions = drawing.hitMap.regions(at: Self.point(15, 15))
    #expect(regions.map(\.subjects) == [[.constraint("c")], [.item("front")], [.item("back")]])
    #expect(regions.map(\.id) == [nil, drawing.idPrefix + "v%201", nil])
    #expect(regions.map(\.layer) == [.screen, .screen, .page])
    #expect(regions[1].title == "t" && regions[1].frame == Self.square)
  }

  @Test func tellsTheScreensOfAStoryboardApart() throws {
    let layout = Fixture.layout(
      "T", .canvas(200, 100), [Fixture.label("l", "Text", 10, 10, 100, 20)])
    let scenes = [("a", 0.0), ("b", 400)].map { id, x in
      SceneMap.Scene(
        id: id, title: id, center: CGPoint(x: x, y: 0), layout: layout, isInitial: false)
    }
    let box = SceneMap.Scene(
      id: "c", title: "c", center: CGPoint(x: 800, y: 0), layout: nil, isInitial: false,
      remarks: ["no view"])
    let arrow = SceneMap.Arrow(from: "a", to: "b", label: "show", isRelationship: false)
    let map = try SceneMap(title: "T", scenes: scenes + [box], arrows: [arrow])
      .drawing(theme: .light).hitMap
    let rows: [(x: Double, y: Double, subjects: [Drawing.Subject])] = [
      (-80, -30, [.item("l"), .item("root"), .scene("a")]),
      (320, -30, [.item("l"), .item("root"), .scene("b")]),
      (800, 0, [.scene("c")]),
      (200, 0, [.scene("a"), .scene("b")]),
      (600, 0, []),
    ]
    for row in rows {
      let found = map.regions(at: Self.point(row.x, row.y)).flatMap(\.subjects)
      #expect(found == row.subjects, "\(row.x), \(row.y)")
    }
  }
}
