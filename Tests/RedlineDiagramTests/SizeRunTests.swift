import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import Testing

@testable import RedlineDiagram

/// Sizes that are the same along a line are said once.
@Suite struct SizeRunTests {
  typealias Scene = SeenFaultTests

  /// Texts of other lengths, all as high as each other, that begin or end on one line.
  final class Texts: View, LayoutSpec {
    let rows: [Label]
    let end: Bool

    init(_ texts: [String], end: Bool) {
      rows = texts.map { Label($0) }
      self.end = end
    }

    var layout: Layout {
      rows
      for (index, row) in rows.enumerated() {
        row.height == 30
        row.top == top + (20 + Double(index) * 50)
        if end { row.trailing == trailing - 20 } else { row.leading == leading + 20 }
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let texts: [String]
    var end = false
    let tags: [String]
  }

  static let rows = [
    Row(
      testDescription: "that begin on one line", texts: ["One", "A longer one", "Two words", "To"],
      tags: ["30, 4 views"]),
    Row(
      testDescription: "that end on one line", texts: ["One", "A longer one", "Two words"],
      end: true,
      tags: ["30, 3 views"]),
    Row(
      testDescription: "of which some are as wide as others",
      texts: ["One", "A longer one", "One", "Two words"], tags: ["30, 4 views"]),
    Row(
      testDescription: "of two each is told", texts: ["One", "A longer one"], tags: ["30", "30"]),
  ]

  @Test("One bar tells the height of texts", arguments: rows)
  func heights(row: Row) throws {
    let layout = try Scene.solved(Texts(row.texts, end: row.end), on: .canvas(420, 320))
    let tags = try Scene.plan(layout).placed.map(\.mark).filter(\.isSize).map(\.text)
    #expect(tags == row.tags)
  }

  // MARK: Ratios

  /// A view in the middle that is half as high as wide.
  final class Framed: View, LayoutSpec {
    let side: Double
    let box: View = View()

    init(_ side: Double) { self.side = side; super.init(frame: .zero) }

    var layout: Layout {
      box
      box.center == center
      box.width == side
      box.height == 0.5 * box.width
    }
  }

  @Test(
    "A diagonal tells the ratio of a small view, a corner that of a large one, which may show more",
    arguments: [(60.0, false), (300, true)])
  func ratios(side: Double, isCorner: Bool) throws {
    let layout = try Scene.solved(Framed(side), on: .canvas(360, 240))
    let placed = try #require(
      try Scene.plan(layout).placed.first {
        if case .aspect = $0.mark.form { true } else { false }
      })
    let stroke = try #require(placed.strokes.first)
    #expect((stroke.line.length < 24) == isCorner)
    // The tag stands where the arrow is.
    let tag = try #require(placed.tag)
    let ends = [stroke.line.start, stroke.line.end]
    let reach = tag.insetBy(dx: -20, dy: -20)
    #expect(ends.contains(where: reach.contains) || tag.contains(CGPoint(x: 180, y: 120)))
  }

  // MARK: Lines

  @Test(
    "Edges that touch are 0, baselines on a line are not",
    arguments: [
      (Attribute.leading, Attribute.leading, "leading"), (.top, .bottom, "0"),
      (.centerX, .trailing, "center on trailing"), (.lastBaseline, .lastBaseline, "last baseline"),
      (.lastBaseline, .firstBaseline, "last on first baseline"),
      (.firstBaseline, .lastBaseline, "first on last baseline"),
      (.firstBaseline, .bottom, "first baseline on bottom"),
    ])
  func lines(one: Attribute, other: Attribute, word: String) {
    #expect(FigureText.line(of: one, other) == word)
  }

  // MARK: Letters

  /// A size of which another one is told by a factor.
  final class Referred: View, LayoutSpec {
    let picture: View = View()
    let text: View = View()

    var layout: Layout {
      picture; text
      picture.leading == leading + 20
      picture.top == top + 20
      picture.width == 60
      picture.height == text.height * 0.5
      text.leading == picture.trailing + 20
      text.top == picture.top
      text.trailing == trailing - 20
      text.bottom == bottom - 20
    }
  }

  @Test("The legend says which size a letter stands for")
  func letters() throws {
    let layout = try Scene.solved(Referred(), on: .canvas(300, 200))
    let placed = try Scene.plan(layout).placed
    #expect(placed.contains { $0.mark.shape == .badge && $0.mark.text == "a" })
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let legend = FigureLegend(ink: ink, options: .onlyWhatIsNew, layouts: [layout])
    #expect(legend.entries(placed, false).map(\.text).contains("height of text"))
    // Where the size itself has no tag, nothing else has its letter.
    let others = placed.filter { $0.mark.text != "a" }.map { item in
      var item = item
      item.mark.text = item.mark.text.replacing("=", with: "≤")
      return item
    }
    let rest = legend.entries(others, false).map(\.text)
    #expect(!rest.contains { $0.hasPrefix("height of") }, "\(rest)")
  }
}
