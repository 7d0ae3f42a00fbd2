import Foundation
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Lines of the legend that finish what tags begin.
@Suite(.blocks) struct LegendLineTests {
  struct Tag {
    var text: String
    var base: String?
    var views: [String]

    init(_ text: String, _ base: String?, _ views: [String]) {
      (self.text, self.base, self.views) = (text, base, views)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tags: @Sendable () -> [Tag]
    var lines: [String]
  }

  static let rows = [
    Row(
      testDescription: "which views and of what, in one line",
      tags: { [Tag("centerX ×2", "superview", ["red", "green"])] },
      lines: ["centerX ×2: red, green = superview"]),
    Row(
      testDescription: "both ends of the same views in one line",
      tags: {
        [Tag("leading ×2", "form", ["a", "b"]), Tag("trailing ×2", "form", ["a", "b"])]
      },
      lines: ["leading ×2, trailing ×2: a, b = form"]),
    Row(
      testDescription: "the ends of the same views of different things",
      tags: {
        [Tag("leading ×2", "form", ["a", "b"]), Tag("trailing ×2", "margins", ["a", "b"])]
      },
      lines: [
        "leading ×2 = form", "trailing ×2 = margins", "leading ×2, trailing ×2: a, b",
      ]),
    Row(
      testDescription: "a sibling that is among the views",
      tags: { [Tag("centerY ×2", "a", ["a", "b", "c"])] },
      lines: ["centerY ×2: b, c = a"]),
    Row(
      testDescription: "one that is off by a length",
      tags: { [Tag("top ×2 +8", "form", ["a", "b"])] }, lines: ["top ×2 = form +8"]),
    Row(
      testDescription: "a line that has no room for what it is of",
      tags: {
        [
          Tag(
            "top ×2", String(repeating: "s", count: 50),
            [
              String(repeating: "a", count: 40), String(repeating: "b", count: 40),
            ])
        ]
      },
      lines: [
        "top ×2 = " + String(repeating: "s", count: 50),
        "top ×2: " + String(repeating: "a", count: 40) + ", " + String(repeating: "b", count: 40),
      ]),
  ]

  @Test("Each line says all that it can", arguments: rows)
  func lines(_ row: Row) throws {
    let legend = FigureLegend(
      ink: FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)),
      options: .onlyWhatIsNew, layouts: [])
    let placed = row.tags().map { tag in
      var mark = FigureMark(
        members: [], kind: .alignment, hue: .common, form: .rail(axis: .horizontal, place: 0),
        text: tag.text)
      mark.plain = tag.text
      mark.base = tag.base.map { FigureMarks.Base(name: $0) }
      mark.owners = tag.views
      return PlacedFigureMark(mark: mark, tag: CGRect(x: 0, y: 0, width: 40, height: 14))
    }
    #expect(legend.lines(placed, true).map(\.text) == row.lines)
  }

  @Test(
    "Views that several tags begin with are said once",
    arguments: [
      (["a, b leading", "a, b trailing"], "a, b leading, trailing"),
      (["bar top", "list bottom"], "bar top, list bottom"),
      (["bar top", "list top", "bar bottom"], "bar top, bottom; list top"),
      (["leading ×3", "leading ×2"], "leading ×3, leading ×2"),
      (["top", "leading"], "top, leading"),
    ])
  func lists(_ tags: [String], _ text: String) {
    #expect(FigureLegend.list(tags) == text)
  }

  @Test(
    "How a stack view arranges is said in a line where no tag says it",
    arguments: [(false, "row: fill, center"), (true, nil)])
  func stacks(_ isTagged: Bool, _ line: String?) throws {
    let text = "↔ row: fill, center"
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    var item = PlacedFigureMark(
      mark: FigureMark(
        members: [.init(id: "s-row", title: "", subjects: [.item("row")])], kind: .stack,
        hue: .guide, form: .name(rect, isBand: false), text: text))
    if isTagged { item.tag = rect }
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let legend = FigureLegend(ink: ink, options: .onlyWhatIsNew, layouts: [])
    let lines = legend.lines([item], true).map(\.text)
    #expect(lines == (line.map { ["↔ " + $0] } ?? []))
    #expect(legend.lines([item, item], true).count == lines.count)
    #expect(legend.lines([item], false).isEmpty)
  }

  @Test("Dots of centres are explained where there is more than one view", arguments: [1, 2])
  func dots(_ views: Int) throws {
    let boxes = (0..<views).map {
      Fixture.box("box\($0)", 10, Double($0) * 40, 30, 20, fill: .systemGreen)
    }
    let form = FigureMark.Form.center(
      axis: .vertical, place: 20, own: CGRect(x: 10, y: 10, width: 30, height: 20), other: nil)
    var item = PlacedFigureMark(
      mark: FigureMark(
        members: [.init(id: "c-1", title: "", subjects: [.item("box0")])], kind: .center,
        hue: .common, form: form, text: "centerY"))
    let line = Stroke(
      start: CGPoint(x: 0, y: 20), end: CGPoint(x: 10, y: 20), endCap: .dot)
    item.strokes = [FigureStroke("c-1", line, .axis)]
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let legend = FigureLegend(
      ink: ink, options: .onlyWhatIsNew, layouts: [Fixture.layout("T", .canvas(100, 100), boxes)])
    let texts = legend.entries([item], false).map(\.text)
    #expect(texts.contains("dots: views with that center") == (views > 1))
  }
}
