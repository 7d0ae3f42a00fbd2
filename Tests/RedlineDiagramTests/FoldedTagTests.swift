import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Tags on two lines, where one line has no room beside the picture.
@Suite(.blocks) struct FoldedTagTests {
  typealias Scene = SeenFaultTests

  @Test(
    "Where a tag is folded",
    arguments: [
      (
        "what it is of is on the second line", "toggle centerY = terms",
        ["toggle centerY", "= terms"]
      ),
      (
        "however short that is", "title, email, password leading = a",
        ["title, email, password leading", "= a"]
      ),
      ("else both are about as long", "title, email leading", ["title, email", "leading"]),
      ("the first of two places that are as good", "a b a", ["a", "b a"]),
      ("one word stays whole", "centerY", nil),
      ("nothing", "", nil),
    ])
  func folded(_ row: String, _ text: String, _ lines: [String]?) {
    #expect(FigureText.folded(text) == lines)
  }

  /// A field from side to side in the middle of a screen, beside which there is little room.
  final class Field: View, LayoutSpec {
    let passwordField = TextField("Password")
    let hint = Label("A hint")

    var layout: Layout {
      passwordField; hint
      passwordField.horizontal == horizontal + 20
      passwordField.centerY == centerY
      hint.top == passwordField.bottom + 8
      hint.leading == passwordField.leading + 3
    }
  }

  @Test("A tag in a gutter is folded before it leaves out what its centre is of")
  func gutter() throws {
    var diagram = Diagram(try Scene.solved(Field(), on: .iPhoneX))
    diagram.textMode = .live
    let label = try #require(
      try diagram.drawnLabels().labels.first { $0.text == "passwordField centerY = superview" })
    #expect(abs(label.rect.height - FigureGutter.tagHeight - FigureInk.lineHeight) < 0.001)
    let svg = try diagram.svg().text()
    for line in ["passwordField centerY", "= superview"] { #expect(svg.contains(">\(line)<")) }
    // Nothing of it is left for the legend.
    #expect(!svg.contains(">passwordField centerY = superview<"))
  }

  @Test("A folded tag lies on nothing", arguments: [320.0, 480, 680])
  func nothingBelow(_ width: Double) throws {
    var diagram = Diagram(try Scene.solved(Field(), on: .iPhoneX))
    diagram.textMode = .live
    diagram.figure.width = width
    let (_, labels, texts, controls) = try diagram.drawnLabels()
    for (index, label) in labels.enumerated() {
      #expect(!(texts + controls).contains { $0.intersects(label.rect.insetBy(dx: 1, dy: 1)) })
      #expect(!labels.dropFirst(index + 1).contains { $0.rect.intersects(label.rect) })
    }
  }

  /// Rows at the edge of a view, and others at its margins, with no room for more than a few letters.
  final class Rows: View, LayoutSpec {
    let theFirstRowOfAllRows = Label("One"), theSecondRowOfAllRows = Label("Two")
    let theThirdRowOfAllRows = Label("Three"), theFourthRowOfAllRows = Label("Four")

    var layout: Layout {
      let rows = [
        theFirstRowOfAllRows, theSecondRowOfAllRows, theThirdRowOfAllRows, theFourthRowOfAllRows,
      ]
      rows
      for (index, row) in rows.enumerated() { row.top == top + Double(index) * 22 }
      rows[0].leading == leading
      rows[1].leading == leading
      rows[2].leading == margins.leading
      rows[3].leading == margins.leading
    }
  }

  @Test("Tags that would say the same of different things say of what they are")
  func apart() throws {
    let layout = try Scene.solved(Rows(), on: .canvas(90, 90))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let source = FigureScene(Diagram(layout), ink).source
    let marks = FigureMarks(
      OverlayGeometry(layout, zoom: 1), layout.constraints, names: source.names,
      content: source.content
    ).marks.filter { $0.count > 1 }
    #expect(marks.map(\.text) == ["leading ×2 = superview", "leading ×2 = margins"])
    // Where that has no room, they are as short as others.
    #expect(marks.map(\.short) == ["leading ×2", "leading ×2"])
  }

  // MARK: Thick parts

  /// A title from side to side above a list, and a picture beside the list, all of whose tops are on one line.
  final class Article: View, LayoutSpec {
    let cover = View(), summary = View()
    let heading: Label

    init(_ heading: String) {
      self.heading = Label(heading)
      super.init(frame: .zero)
    }

    var layout: Layout {
      cover; summary; heading
      cover.leading == leading + 8
      cover.top == top + 30
      cover.width == 40
      cover.height == 40
      summary.top == top + 30
      summary.leading == cover.trailing + 8
      summary.trailing == trailing - 8
      summary.height == 60
      heading.bottom == summary.top
      heading.leading == summary.leading + 90
    }
  }

  @Test(
    "All views of a distance have thick parts, a wide one but along a text",
    arguments: [("", 2), ("A heading", 1)])
  func thick(_ heading: String, _ count: Int) throws {
    let plan = try Scene.plan(Scene.solved(Article(heading), on: .canvas(375, 200)))
    let mark = try #require(plan.placed.first { $0.mark.text == "30 ×2" })
    #expect(mark.strokes.count { $0.style == .bead } == count, "\(mark.strokes)")
  }
}
