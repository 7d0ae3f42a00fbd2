import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What constraints say is found once, and is at its place at every scale.
@Suite(.blocks) struct ProjectedMarkTests {
  typealias Scene = SeenFaultTests

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @Sendable () -> View
    let device: Device
  }

  static let rows = [
    Row(testDescription: "a form", view: { FigureTests.Form() }, device: .iPhone8),
    Row(testDescription: "columns", view: { TearTests.Columns() }, device: .iPadMini5),
    Row(
      testDescription: "rows of a stack view",
      view: { StackChangeTests.Rows(.vertical, spacing: 8) }, device: .canvas(300, 300)),
    Row(
      testDescription: "a card in the middle",
      view: { CenteringTests.Middle { [$0.card.centerY == $0.margins.centerY] } },
      device: .canvas(400, 800)),
    Row(
      testDescription: "texts on one baseline", view: { Baselines() }, device: .canvas(300, 100)),
  ]

  final class Baselines: View, LayoutSpec {
    let one = Label("One")
    let other = Label("Other")

    var layout: Layout {
      one; other
      one.leading == leading + 8
      one.top == top + 8
      other.leading == one.trailing + 8
      other.firstBaseline == one.firstBaseline
      other.width == one.width * 2
    }
  }

  static let projections = [
    FigureProjection(scale: 0.45), FigureProjection(scale: 2.7),
    FigureProjection(scale: 1.2, bands: [Span(5, 7), Span(60, 90)], along: .horizontal),
    FigureProjection(scale: 0.8, bands: [Span(30, 52)], along: .vertical),
  ]

  @Test(arguments: rows, projections)
  func places(_ row: Row, _ projection: FigureProjection) throws {
    let layout = try Scene.solved(row.view(), on: row.device)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let source = FigureScene(Diagram(layout), ink).source
    func marks(_ projection: FigureProjection) -> [FigureMark] {
      FigurePlan.constraintMarks(source, OverlayGeometry(source.layout, projection))
    }
    let known = marks(FigureProjection(scale: 1)).map { $0.projected(projection) }
    // The line of a baseline is below the letters, by as much at every scale.
    let made = marks(projection).map { mark in
      var mark = mark
      if case .baseline(let y) = mark.form { mark.form = .baseline(y: y + 1) }
      return mark
    }
    #expect(!made.isEmpty)
    #expect(known.map(\.text) == made.map(\.text))
    #expect(known.map(\.id) == made.map(\.id))
    for (one, other) in zip(known, made) {
      let (numbers, others) = (Self.numbers(one), Self.numbers(other))
      #expect(numbers.count == others.count)
      for (number, other) in zip(numbers, others) {
        #expect(abs(number - other) < 0.001, "\(one.text): \(numbers), \(others)")
      }
    }
  }

  private static func numbers(_ mark: FigureMark) -> [Double] {
    let rects =
      [mark.bounds, mark.subject, mark.own, mark.sized].compactMap(\.self)
      + mark.centerings.map(\.frame)
    let spans = mark.beads.map(\.span) + mark.centered
    return rects.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY].map(Double.init) }
      + spans.flatMap { [$0.low, $0.high] }
  }
}
