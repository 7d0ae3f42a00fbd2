import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Each defect drawn on purpose, once, in a figure that has none.
@Suite(.blocks) struct FigureScoreTests {
  typealias Kind = FigureScore.Defect.Kind

  struct Seed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var kind: Kind?
    var cost: Double
    var shapes: [Shape]

    init(_ name: String, _ kind: Kind?, cost: Double = 5, _ shapes: Shape...) {
      (testDescription, self.kind, self.cost, self.shapes) = (name, kind, cost, shapes)
    }
  }

  static let seeds: [Seed] = [
    Seed("nothing", nil, cost: 0),
    Seed("a label on a text", .labelOverText, label(105, 68)),
    Seed(
      "a label below a text, though the line of the text is declared to be wide", nil, cost: 0,
      label(170, 68)),
    Seed(
      "a label on a card that hides the text below it", nil, cost: 0,
      card("card", CGRect(x: 90, y: 60, width: 140, height: 30)), label(105, 68)),
    Seed(
      "a label beside a card that hides half of a text", .labelOverText,
      card("card", CGRect(x: 90, y: 60, width: 30, height: 30)), label(122, 68)),
    Seed(
      "a label on a shade through which the text is seen", .labelOverText,
      .group(opacity: 0.5, [card("shade", CGRect(x: 90, y: 60, width: 140, height: 30))]),
      label(105, 68)),
    Seed(
      "a label on a colour through which the text is seen", .labelOverText,
      card("shade", CGRect(x: 90, y: 60, width: 140, height: 30), "#FFCC0080"), label(105, 68)),
    Seed("a label on a switch", .labelOverControl, label(215, 120)),
    Seed("a label on a label", .labelOverLabel, label(22, 154, about: "own")),
    Seed("a label over the edge of the page", .labelOffPage, label(390, 20)),
    Seed(
      "a label that a clip cuts off", nil, cost: 0,
      .group(
        clip: ClipPath(path: Path(rect: CGRect(x: 0, y: 0, width: 9, height: 9), radius: 0)),
        [label(105, 68)])),
    Seed(
      "a label nearer to the line of another", .labelNearAnother, cost: 2,
      mark("far", from: (300, 30), to: (300, 170)), label(265, 30, about: "far"),
      mark("near", from: (262, 20), to: (262, 50))),
    Seed(
      "a label that a leader joins to its line", nil, cost: 0,
      mark("far", from: (300, 30), to: (300, 170)), label(265, 30, about: "far"),
      mark("near", from: (262, 20), to: (262, 50)),
      .group(
        layer: .labels,
        [
          Shape.path(Path([CGPoint(x: 300, y: 40), CGPoint(x: 280, y: 40)]), .stroke("#D2320F"))
            .role(.leader, of: [.constraint("far")])
        ])),
    Seed(
      "a label whose leader crosses the line of another", .labelNearAnother, cost: 2,
      mark("far", from: (300, 30), to: (300, 170)), label(265, 30, about: "far"),
      mark("near", from: (294, 20), to: (294, 50)),
      .group(
        layer: .labels,
        [
          Shape.path(Path([CGPoint(x: 300, y: 40), CGPoint(x: 280, y: 40)]), .stroke("#D2320F"))
            .role(.leader, of: [.constraint("far")])
        ])),
    Seed(
      "a line through a text", .lineThroughText, cost: 3.9,
      mark("line", from: (60, 75), to: (300, 75))),
    Seed(
      "a line with a gap where the text is", nil, cost: 0,
      mark("line", from: (60, 75), to: (98, 75)), mark("line", from: (142, 75), to: (300, 75))),
    Seed(
      "a line through a switch", .lineThroughControl, cost: 4.5,
      mark("line", from: (180, 135), to: (300, 135))),
    Seed(
      "a line along the edge of a switch", nil, cost: 0,
      mark("line", from: (202, 100), to: (202, 170))),
    Seed(
      "the edge of a view in front of a switch", nil, cost: 0,
      card("front", CGRect(x: 180, y: 110, width: 40, height: 50)),
      edge("front", from: (220, 110), to: (220, 160))),
    Seed(
      "the edge of a view in front, where it was", .lineThroughControl, cost: 2.5,
      card("front", CGRect(x: 180, y: 110, width: 40, height: 50)),
      edge("front", from: (230, 110), to: (230, 160))),
    Seed(
      "a line of which a clip takes one half", .markCutOff, cost: 2,
      clipped(mark("thick", from: (30, 20), to: (30, 120), width: 4), toX: 30)),
    Seed(
      "a line that ends at a clip", nil, cost: 0,
      clipped(mark("long", from: (5, 20), to: (60, 20)), toX: 30)),
    Seed(
      "a short line at the end of another of which a clip takes a part", .markCutOff, cost: 2,
      clipped(mark("cap", from: (26, 20), to: (34, 20)), toX: 30)),
    Seed(
      "a line over the edge of the page", .markCutOff, cost: 2,
      mark("off", from: (360, 20), to: (410, 20))),
    Seed(
      "a line of a size class on one of all", .lineOverLine, cost: 50,
      mark("common", from: (30, 20), to: (30, 120)),
      mark("scoped", from: (30, 20), to: (30, 120), color: Theme(.light).activeClass)),
    Seed(
      "half a line of a size class beside one of all", .lineOverLine, cost: 25,
      mark("common", from: (30, 20), to: (30, 70)),
      mark("scoped", from: (31, 20), to: (31, 120), color: Theme(.light).activeClass)),
    Seed(
      "a line of a size class that keeps its distance", nil, cost: 0,
      mark("common", from: (30, 20), to: (30, 120)),
      mark("scoped", from: (33, 20), to: (33, 120), color: Theme(.light).activeClass)),
    Seed(
      "a character that no font has", .missingGlyph,
      .group(
        layer: .screen,
        [text(20, 20, GlyphID(face: .text(.regular), index: GlyphID.missingFlag | 0x4E2D))])),
    Seed(
      "two texts beside the screen on each other", .labelOverLabel,
      .group(
        layer: .header,
        [
          text(20, 40).role(.text, of: [.item("one")]),
          text(30, 44).role(.text, of: [.item("two")]),
        ])),
    Seed(
      "halos and outlines, which are no marks", nil, cost: 0,
      .group(
        layer: .constraints,
        [
          .line(from: CGPoint(x: 60, y: 75), to: CGPoint(x: 300, y: 75), .stroke("#FFFFFF", 4.5))
        ])),
  ]

  @Test(arguments: seeds) func finds(_ seed: Seed) throws {
    var drawing = Self.clean
    drawing.shapes += seed.shapes
    let score = drawing.figureScore(width: 400)
    #expect(score.defects.map(\.kind) == (seed.kind.map { [$0] } ?? []))
    #expect(abs(score.defects.reduce(0) { $0 + $1.cost } - seed.cost) < 0.01)
  }

  /// The measures that are no defects.
  @Test func measures() {
    let score = Self.clean.figureScore(width: 200)
    #expect(score.scale == 0.5)
    // Views from (100, 70) to (250, 150) on 400 × 200, with 80 points above and below at half size
    // and the whole body beside them.
    #expect(abs(score.subjectShare - 150.0 * 80 / 80_000) < 0.001)
    #expect(abs(score.bandShare - 1) < 0.001)
    #expect(score.labelCount == 1)
    #expect(score.smallestLabel == 6 && score.smallestScreenText == 6)
    #expect(abs(score.density - 0.5) < 0.01)
    #expect(score.legendLines == 0)
    #expect(score.unusedShare > 0.9 && score.unusedShare < 1)
    #expect(abs(score.value - 60) < 0.01)
  }

  @Test func countsLegendLinesWithoutFindings() {
    var drawing = Self.clean
    let rows = [
      Self.text(20, 180), Self.text(120, 180), Self.text(20, 196),
      Shape.shapes([Self.text(220, 196)], role: .legendRow, subjects: [.constraint("c")]),
      Shape.shapes([Self.text(320, 220)], role: .legendRow, subjects: [.finding("f")]),
    ]
    drawing.size.height = 240
    drawing.viewBox.size.height = 240
    drawing.shapes.append(.group(layer: .legend, rows))
    #expect(drawing.figureScore().legendLines == 2)
  }

  /// A label of a real picture that is moved onto the text of a view is found, wherever it was.
  @Test func findsALabelThatIsMoved() throws {
    let layout = try TwoLabels().solved(
      in: LayoutEnvironment(device: .canvas(300, 200)), measuring: TextShaper())
    var drawing = try Diagram(layout).drawing()
    let before = drawing.figureScore()
    #expect(before.count(.labelOverText) == 0)
    let text = try #require(FigurePieces(drawing).texts.first { !$0.subjects.isEmpty })
    let label = try #require(FigurePieces(drawing).labels.first)
    let (dx, dy) = (text.box.midX - label.box.midX, text.box.midY - label.box.midY)
    drawing.shapes = drawing.shapes.map { $0.movingFirstLabel(dx, dy) }
    let after = drawing.figureScore()
    #expect(after.defects.contains { $0.kind == .labelOverText && $0.others == text.subjects })
    #expect(after.value < before.value)
  }

  @Test func isTheSameTwiceAndReadBack() throws {
    let score = Self.clean.figureScore()
    #expect(Self.clean.figureScore() == score)
    let data = try JSONEncoder().encode(score)
    #expect(try JSONDecoder().decode(FigureScore.self, from: data) == score)
  }

  /// A page without anything, and numbers that no page has.
  @Test func takesEmptyPages() {
    for size in [CGSize.zero, CGSize(width: 1e7, height: 1)] {
      let score = Drawing(slug: "x", title: "x", size: size).figureScore()
      #expect(score.value.isFinite && score.defects.isEmpty)
    }
  }
}

// MARK: - A figure without defects

extension FigureScoreTests {
  private static let glyph = GlyphID(face: .text(.regular), index: 1)

  /// A text with 40 points of ink at (100, 70), a switch at (200, 120), and one labelled line.
  static let clean: Drawing = {
    var drawing = Drawing(slug: "x", title: "x", size: CGSize(width: 400, height: 200))
    let square = Path(rect: CGRect(x: 0, y: -2048, width: 2048, height: 2048), radius: 0)
    let missing = GlyphID(face: .text(.regular), index: GlyphID.missingFlag | 0x4E2D)
    drawing.definitions = [.glyph(glyph, square), .glyph(missing, square)]
    drawing.shapes = [
      .rect(drawing.viewBox, .fill("#FFFFFF")),
      .group(layer: .background, [.rect(drawing.viewBox, .fill("#EEEEEE"))]),
      .group(
        layer: .screen,
        [
          view("text", CGRect(x: 100, y: 70, width: 120, height: 12), [text(100, 82)]),
          view(
            "switch", CGRect(x: 200, y: 120, width: 50, height: 30),
            [
              .shapes(
                [.rect(CGRect(x: 200, y: 120, width: 50, height: 30), .fill("#34C759"))],
                role: .control, subjects: [])
            ]),
        ]),
      mark("own", from: (20, 140), to: (20, 180)),
      label(24, 152, about: "own"),
    ]
    return drawing
  }()

  private static func view(_ id: String, _ frame: CGRect, _ shapes: [Shape]) -> Shape {
    .group(frame: frame, role: .view, subjects: [.item(id)], shapes)
  }

  /// Twelve points high; its declared width of 120 is three times that of the glyphs.
  static func text(_ x: Double, _ y: Double, _ id: GlyphID = glyph) -> Shape {
    let ends = [0.0, 28].map { GlyphRun.Glyph(id: id, x: $0 / 12 * 2048, y: 0) }
    return Shape(
      .glyphs(
        GlyphRun(
          glyphs: ends, origin: CGPoint(x: x, y: y), pointSize: 12, width: 120, color: "#000000")),
      role: .text)
  }

  /// A plate of 24 × 16.
  static func label(_ x: Double, _ y: Double, about id: String = "nobody") -> Shape {
    let rect = CGRect(x: x, y: y, width: 24, height: 16)
    let glyphs = GlyphRun(
      glyphs: [GlyphRun.Glyph(id: glyph, x: 0, y: 0)], origin: CGPoint(x: x + 6, y: y + 14),
      pointSize: 12, width: 12, color: "#000000")
    return .group(
      layer: .labels,
      [
        .group(
          role: .label, subjects: [.constraint(id)],
          [
            .rect(rect, .fill("#FFFFFF")), Shape(.glyphs(glyphs), role: .text),
          ])
      ])
  }

  /// A coloured view on a screen.
  static func card(_ id: String, _ frame: CGRect, _ color: String = "#FFCC00") -> Shape {
    .group(layer: .screen, [view(id, frame, [.rect(frame, .fill(color))])])
  }

  /// A line about a view.
  static func edge(
    _ id: String, from start: (Double, Double), to end: (Double, Double)
  ) -> Shape {
    let line = Shape.line(
      from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: end.0, y: end.1), .stroke("#000000", 1)
    ).role(.line)
    return .group(layer: .constraints, [.group(role: .change, subjects: [.item(id)], [line])])
  }

  /// What of a shape is left of an x.
  static func clipped(_ shape: Shape, toX right: Double) -> Shape {
    let rect = CGRect(x: 0, y: 0, width: right, height: 200)
    return .group(clip: ClipPath(path: Path(rect: rect, radius: 0)), [shape])
  }

  static func mark(
    _ id: String, from start: (Double, Double), to end: (Double, Double),
    color: String = Theme(.light).common, width: Double = 1
  ) -> Shape {
    let line = Shape.line(
      from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: end.0, y: end.1), .stroke(color, width)
    ).role(.line)
    return .group(
      layer: .constraints,
      [
        .group(role: .constraint, subjects: [.constraint(id)], [line])
      ])
  }

}

private final class TwoLabels: View, LayoutSpec {
  let first = Label("First")
  let second = Label("Second")

  var layout: Layout {
    first; second
    first.leading == leading + 40
    first.top == top + 40
    second.leading == first.leading
    second.top == first.bottom + 60
  }
}

extension Shape {
  /// The shape with the first label in it moved.
  fileprivate func movingFirstLabel(_ dx: CGFloat, _ dy: CGFloat) -> Shape {
    var isDone = false
    return moved(dx, dy, &isDone)
  }

  private func moved(_ dx: CGFloat, _ dy: CGFloat, _ isDone: inout Bool) -> Shape {
    guard !isDone else { return self }
    if role == .label {
      isDone = true
      return .group(
        layer: .labels, transform: .translation(x: Double(dx), y: Double(dy)), [self])
    }
    guard case .group(var group) = content else { return self }
    group.shapes = group.shapes.map { $0.moved(dx, dy, &isDone) }
    var shape = self
    shape.content = .group(group)
    return shape
  }
}
