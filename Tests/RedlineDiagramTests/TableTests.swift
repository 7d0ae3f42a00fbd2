import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What the rows of a table have each of their own is told once; lines that two views share say whose they are.
@Suite(.blocks) struct TableTests {
  typealias Scene = SeenFaultTests

  private static func tags(_ view: View, on device: Device = .canvas(320, 320)) throws -> [String] {
    try Scene.plan(Scene.solved(view, on: device)).placed.filter { $0.tag != nil }
      .map(\.mark.text).sorted()
  }

  // MARK: Rows

  /// Rows of a caption and a value of equal widths; ``step`` apart, each of its own height.
  private final class Rows: View, LayoutSpec {
    let captions: [View]
    let values: [View]
    let heights: [Double]
    let isStaggered: Bool

    init(_ heights: [Double], isStaggered: Bool = false) {
      captions = heights.map { _ in View() }
      values = heights.map { _ in View() }
      self.heights = heights
      self.isStaggered = isStaggered
    }

    var layout: Layout {
      for (index, height) in heights.enumerated() {
        let (caption, value) = (captions[index], values[index])
        caption
        value
        caption.leading == leading + 20 + (isStaggered ? Double(index * 7) : 0)
        value.leading == caption.trailing + 8
        value.trailing == trailing - 20 - (isStaggered ? Double(index * 7) : 0)
        // Whichever is written first.
        if index.isMultiple(of: 2) {
          caption.width == value.width
        } else {
          value.width == caption.width
        }
        for view in [caption, value] {
          view.top == top + 20 + Double(index) * 50
          view.height == height
        }
      }
    }
  }

  /// Rows of a caption and a value that are equally high, whatever that is.
  private final class Lines: View, LayoutSpec {
    let lines: [[View]]

    init(_ count: Int) { lines = (0..<count).map { _ in [Label("Caption"), Label("value")] } }

    var layout: Layout {
      for (index, line) in lines.enumerated() {
        for view in line {
          view
          if index == 0 { view.top == top + 20 }
        }
        if index > 0 { line[0].top == lines[index - 1][0].bottom + 10 }
        if index > 0 { line[1].top == line[0].top }
        line[0].leading == leading + 20
        line[1].leading == line[0].trailing + 8
        line[1].trailing == trailing - 20
        line[0].width == 80
        line[0].height == line[1].height
      }
    }
  }

  @Test("Equal sizes of rows that one bar shows are told without a letter", arguments: [3, 7])
  func lines(_ count: Int) throws {
    let tags = try Self.tags(Lines(count))
    let wide = try Self.tags(Lines(count), on: .canvas(500, 400))
    for tags in [tags, wide] {
      #expect(tags.contains("equal heights in each of \(count) rows"), "\(tags)")
    }
    #expect(!(tags + wide).contains { $0.contains("=a") })
    // Those of the first row are not all of them.
    var diagram = Diagram(try Scene.solved(Lines(count), on: .canvas(320, 320)))
    diagram.textMode = .live
    #expect(!(try diagram.svg().text()).contains("equal heights ×\(count):"))
  }

  private struct Letters: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let heights: [Double]
    var isStaggered = false
    let letters: [String]
  }

  @Test(
    "Equal sizes of rows that are alike have one letter",
    arguments: [
      Letters(
        testDescription: "four rows", heights: [30, 30, 30, 30],
        letters: ["=a", "=a in each of 4 rows"]),
      Letters(testDescription: "two rows", heights: [30, 30], letters: ["=a", "=a", "=b", "=b"]),
      Letters(
        testDescription: "one row is higher", heights: [30, 30, 30, 44],
        letters: ["=a", "=a in each of 3 rows", "=b", "=b"]),
      Letters(
        testDescription: "rows of different widths", heights: [30, 30, 30], isStaggered: true,
        letters: ["=a", "=a", "=b", "=b", "=c", "=c"]),
    ]) private func rows(_ row: Letters) throws
  {
    let tags = try Self.tags(Rows(row.heights, isStaggered: row.isStaggered))
    #expect(tags.filter { $0.hasPrefix("=") } == row.letters, "\(tags)")
  }

  @Test("The legend says what one letter of all rows stands for")
  func legend() throws {
    var diagram = Diagram(
      try Scene.solved(Rows([30, 30, 30, 30]), on: .canvas(320, 320)))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains(">same width<") && !text.contains("this size"))
  }

  @Test("The constraints of all rows are in the drawing")
  func members() throws {
    let layout = try Scene.solved(Rows([30, 30, 30, 30]), on: .canvas(320, 320))
    let equal = layout.constraints.filter { $0.first.attribute == .width && $0.second != nil }
    let members = Set(try Scene.plan(layout).placed.flatMap(\.mark.members).map(\.id))
    #expect(equal.count == 4 && equal.allSatisfy { members.contains("c-\($0.id)") })
  }

  // MARK: Grids

  /// Buttons in columns.
  private final class Grid: View, LayoutSpec {
    let buttons: [View]
    let columns: Int

    init(_ count: Int, columns: Int) {
      buttons = (0..<count).map { _ in View() }
      self.columns = columns
    }

    var layout: Layout {
      for (index, button) in buttons.enumerated() {
        button
        button.size == CGSize(width: 60, height: 40)
        button.centerX == centerX + Double(index % columns * 120 - 60)
        button.centerY == centerY + Double(index / columns * 120 - 60)
      }
    }
  }

  @Test(
    "Views of one size in columns have one bar", arguments: [(6, 2), (6, 1), (4, 2)])
  func grid(_ count: Int, _ columns: Int) throws {
    let sizes = try Self.tags(Grid(count, columns: columns), on: .canvas(400, 600))
      .filter { $0.contains("60 × 40") }
    #expect(sizes == ["60 × 40, \(count) views"])
  }

  @Test("Centres that are off by the same number are told along each axis")
  func offCenter() throws {
    let tags = try Self.tags(Grid(1, columns: 1), on: .canvas(400, 400))
    for word in ["centerX = superview −60", "centerY = superview −60"] {
      #expect(tags.contains { $0.hasSuffix(word) }, "\(tags)")
    }
  }

  // MARK: Chains

  /// Three views each as wide as the next, and the last as wide as the first.
  private final class Ring: View, LayoutSpec {
    let boxes = [View(), View(), View()]

    var layout: Layout {
      for (index, box) in boxes.enumerated() {
        box
        box.top == top + 20
        box.height == 30
        box.width == boxes[(index + 1) % 3].width
        box.leading == (index == 0 ? leading : boxes[index - 1].trailing) + 20
      }
      boxes[2].trailing == trailing - 20
    }
  }

  @Test("A view has one bar of a letter, however many constraints say it")
  func ring() throws {
    let letters = try Self.tags(Ring()).filter { $0.hasPrefix("=") }
    #expect(letters == ["=a", "=a", "=a"])
  }

  /// Three equal widths of which the first and the last one cannot be.
  private final class Torn: View, LayoutSpec {
    let boxes = [View(), View(), View()]

    var layout: Layout {
      for (index, box) in boxes.enumerated() {
        box
        box.top == top + 20
        box.height == 30
        box.leading == leading + 20 + Double(index * 80)
      }
      boxes[0].width == 40
      boxes[2].width == 50
      boxes[0].width == boxes[1].width
      boxes[1].width == boxes[2].width
      boxes[0].width == boxes[2].width
    }
  }

  @Test("A member of a conflict has a mark of its own, also where its views have their bars")
  func torn() throws {
    let layout = try Scene.solved(Torn(), on: .canvas(320, 100))
    let found = layout.diagnostics.filter { $0.kind == .conflict }
    let members = Set(found.flatMap(\.constraints))
    let marks = try Scene.plan(layout).placed.map(\.mark)
    #expect(!members.isEmpty)
    for member in members {
      let mark = marks.first { $0.id == "c-\(member)" }
      #expect(mark?.conflict != nil, "\(found.map(\.message))")
    }
  }

  // MARK: Thin lines

  /// A separator, or several.
  private final class Separators: View, LayoutSpec {
    let separators: [View]

    init(_ count: Int) {
      separators = (0..<count).map { _ in View() }
      super.init()
      separators[0].accessibilityIdentifier = "line"
    }

    var layout: Layout {
      for (index, separator) in separators.enumerated() {
        separator
        separator.leading == leading + 20
        separator.trailing == trailing - 20
        separator.top == top + 40 + Double(index * 60)
        separator.height == 0.5
      }
    }
  }

  @Test("The thickness of a thin line says what it is of", arguments: [1, 3])
  func thickness(_ count: Int) throws {
    let all = try Self.tags(Separators(count))
    let tags = all.filter { $0.contains("0.5") }
    #expect(tags == [count == 1 ? "line height 0.5" : "0.5, 3 views"], "\(all)")
  }

  // MARK: Lines of two views

  /// A short view above a wide one, in it, or beside it.
  private final class Pair: View, LayoutSpec {
    enum Place: String { case above, within, levelTops, levelLeadings }

    let short = View()
    let wide = View()
    let place: Place

    init(_ place: Place) {
      self.place = place
      super.init()
    }

    var layout: Layout {
      wide
      short
      wide.leading == leading + (place == .levelTops ? 90 : 10)
      wide.trailing == trailing - 10
      wide.height == 100
      short.leading == leading + (place == .levelLeadings ? 10 : 20)
      short.size == CGSize(width: 60, height: 30)
      short.top == top + 60
      switch place {
      case .above: wide.top == short.bottom
      case .within, .levelTops: wide.top == short.top
      case .levelLeadings: wide.top == short.bottom + 20
      }
    }
  }

  private struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let place: String
    let tag: String
  }

  @Test(
    "A line that two views share names those that are not seen on it",
    arguments: [
      Line(testDescription: "a wide one below a short one", place: "above", tag: "short 0 to wide"),
      Line(testDescription: "one lies over the other", place: "within", tag: "wide = short top"),
      Line(testDescription: "a wide one beside a short one", place: "levelTops", tag: "wide top"),
      Line(testDescription: "both are seen", place: "levelLeadings", tag: "leading ×2"),
    ]) private func line(_ row: Line) throws
  {
    let view = Pair(try #require(Pair.Place(rawValue: row.place)))
    let tags = try Self.tags(view)
    let expected = row.place == "levelLeadings" ? "10 ×2" : row.tag
    #expect(tags.contains(expected), "\(tags)")
  }

  // MARK: Edges

  /// A view on all edges of the screen, of which one is that of its safe area.
  private final class Screen: View, LayoutSpec {
    let list = View()

    var layout: Layout {
      list
      list.top == safeArea.top
      list.leading == leading
      list.trailing == trailing
      list.bottom == bottom
    }
  }

  @Test("Four edges on lines on which a view is alone are one tag")
  func fourEdges() throws {
    let tags = try Self.tags(Screen(), on: .iPhoneX)
    #expect(tags.filter { $0.hasPrefix("list") } == ["list edges"], "\(tags)")
  }

  /// A bar at the top of the screen.
  private final class Bar: View, LayoutSpec {
    let bar = View()
    let isAlone: Bool

    init(isAlone: Bool) {
      self.isAlone = isAlone
      super.init()
      bar.accessibilityIdentifier = "the top bar"
    }

    var layout: Layout {
      bar
      bar.top == top
      bar.leading == leading
      bar.trailing == trailing
      bar.height == 60
      if !isAlone {
        let other = View()
        other
        other.top == bar.bottom + 20
        other.leading == leading
        other.trailing == trailing
        other.height == 60
      }
    }
  }

  @Test("Three edges on lines on which a view is alone are one tag", arguments: [true, false])
  func threeEdges(isAlone: Bool) throws {
    let tags = try Self.tags(Bar(isAlone: isAlone)).filter { !$0.contains(/\d\d/) }
    let apart = ["the top bar top", "the top bar, view1 leading", "the top bar, view1 trailing"]
    let edges = isAlone ? ["the top bar top, leading, trailing"] : apart
    #expect(tags == edges.map { $0 + " = superview" })
  }

  /// Two guides that are both called `gap`, each on lines of its own.
  private final class Gaps: View, LayoutSpec {
    let leadingGap = LayoutGuide()
    let trailingGap = LayoutGuide()

    var layout: Layout {
      leadingGap
      trailingGap
      leadingGap.top == top
      leadingGap.leading == leading
      trailingGap.bottom == bottom
      trailingGap.leading == leadingGap.trailing + 60
      for gap in [leadingGap, trailingGap] { gap.size == CGSize(width: 80, height: 60) }
    }
  }

  @Test("Edges of guides that have one name are not those of one guide")
  func gaps() throws {
    let tags = try Self.tags(Gaps())
    #expect(
      tags.contains("gap top = superview") && tags.contains("gap bottom = superview"), "\(tags)")
  }
}
