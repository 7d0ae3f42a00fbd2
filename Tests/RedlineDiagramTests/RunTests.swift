import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What says the same along a row or a column is said once, and rows that are alike are drawn once.
@Suite(.blocks) struct RunTests {
  typealias Scene = SeenFaultTests

  /// Boxes of 40 × 30 in a row, with these gaps between them.
  final class Boxes: View, LayoutSpec {
    let boxes: [View]
    let gaps: [Double]
    let axis: Axis

    init(_ gaps: [Double], along axis: Axis = .horizontal) {
      boxes = (0...gaps.count).map { _ in View() }
      self.gaps = gaps
      self.axis = axis
    }

    var layout: Layout {
      boxes
      for box in boxes { box.size == CGSize(width: 40, height: 30) }
      boxes[0].leading == leading + 20
      boxes[0].top == top + 20
      for (index, gap) in gaps.enumerated() {
        let (box, next) = (boxes[index], boxes[index + 1])
        if axis == .horizontal {
          next.leading == box.trailing + gap
          next.top == box.top
        } else {
          next.top == box.bottom + gap
          next.leading == box.leading
        }
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let gaps: [Double]
    var axis = Axis.horizontal
    /// The tags, whatever owner's name is before them.
    let tags: [String]
  }

  static let rows = [
    Row(
      testDescription: "each of a few equal gaps in a row", gaps: [12, 12, 12, 12],
      tags: ["12", "12", "12", "12", "20", "20", "40 × 30, 5 views", "top ×4"]),
    Row(
      testDescription: "each of a few equal gaps in a column", gaps: [12, 12, 12], axis: .vertical,
      tags: ["12", "12", "12", "20", "20", "40 × 30, 4 views", "leading ×3"]),
    Row(
      testDescription: "each of many equal gaps with room for that",
      gaps: Array(repeating: 4, count: 7),
      tags: Array(repeating: "4", count: 7) + ["20", "20", "40 × 30, 8 views", "top ×7"]),
    Row(
      testDescription: "two are no run", gaps: [12, 12],
      tags: ["12", "12", "20", "20", "40 × 30, 3 views", "boxes[0], boxes[1], boxes[2] top"]),
    Row(
      testDescription: "edges that touch", gaps: [0, 0, 0],
      tags: ["0", "0", "0", "20", "20", "40 × 30, 4 views", "top ×3"]),
    Row(
      testDescription: "another gap between them ends a run", gaps: [8, 24, 8, 8],
      tags: ["20", "20", "24", "40 × 30, 5 views", "8", "8", "8", "top ×4"]),
  ]

  @Test("Each bar of a short run has its number, and one tag tells a long one", arguments: rows)
  func runs(row: Row) throws {
    let layout = try Scene.solved(Boxes(row.gaps, along: row.axis), on: .canvas(420, 320))
    let marks = try Scene.plan(layout).placed.map(\.mark)
    let tags = marks.filter { !$0.isSilent }.map(\.text)
    #expect(tags.sorted() == row.tags.sorted())
    // Bars that stand for a tag have one.
    let tagged = Set(marks.filter { !$0.isSilent }.compactMap(\.run))
    #expect(tagged == Set(marks.compactMap(\.run)))
    // Nothing is lost: each constraint is still in one mark.
    let drawn = Set(marks.flatMap(\.members).map(\.id))
    #expect(drawn.isSuperset(of: layout.constraints.map { "c-\($0.id)" }))
  }

  /// Low lines of a list, so near to each other that no two numbers stand beside them.
  final class Lines: View, LayoutSpec {
    let lines = (0..<24).map { _ in View() }

    init() {
      super.init(frame: .zero)
      for line in lines { line.backgroundColor = .systemGray3 }
    }

    var layout: Layout {
      lines
      for (index, line) in lines.enumerated() {
        line.horizontal == horizontal
        line.height == 1
        if index == 0 { line.top == top + 40 } else { line.top == lines[index - 1].bottom + 1 }
      }
    }
  }

  @Test("What has no room for its number is counted by one that has, and none is told twice")
  func counted() throws {
    let layout = try Scene.solved(Lines(), on: .canvas(300, 140))
    let plan = try Scene.plan(layout)
    let run = plan.placed.filter { $0.mark.run != nil }
    let tagged = run.filter { $0.tag != nil }
    let counts = tagged.map {
      $0.mark.text.split(separator: "×").dropFirst().first.flatMap { Int($0) } ?? 1
    }
    #expect(run.count == 23 && counts.reduce(0, +) == 23, "\(tagged.map(\.mark.text))")
    #expect(counts.contains { $0 > 1 }, "\(counts)")
    // No number lies on another one.
    let rects = plan.placed.compactMap(\.tag)
    for (index, rect) in rects.enumerated() {
      #expect(rects[(index + 1)...].allSatisfy { !$0.intersects(rect.insetBy(dx: 0.5, dy: 0.5)) })
    }
  }

  /// Two columns side by side.
  final class Columns: View, LayoutSpec {
    let boxes = (0..<8).map { _ in View() }

    var layout: Layout {
      boxes
      for (index, box) in boxes.enumerated() {
        box.size == CGSize(width: 40, height: 30)
        box.leading == leading + Double(20 + index / 4 * 100)
        if index % 4 == 0 { box.top == top + 20 } else { box.top == boxes[index - 1].bottom + 12 }
      }
    }
  }

  @Test("Gaps that are drawn once for several columns count for all of those")
  func columns() throws {
    let layout = try Scene.solved(Columns(), on: .canvas(220, 220))
    let tags = try Scene.plan(layout).placed.map(\.mark).filter { !$0.isSilent }.map(\.text)
    #expect(tags.count { $0 == "12 ×2" } == 3 && !tags.contains { $0.contains("×2 ×") }, "\(tags)")
  }

  @Test("The bars of a run stand in one row")
  func bars() throws {
    let layout = try Scene.solved(Boxes([12, 12, 12, 12]), on: .canvas(420, 120))
    let marks = try Scene.plan(layout).placed.filter { $0.mark.run != nil }
    let rows = marks.flatMap(\.strokes).filter { $0.style == .bar }.map(\.line.start.y)
    #expect(rows.count == 4 && Set(rows).count == 1)
  }

  @Test("Without a place for its tag no bar of a run is drawn, and all of it is told by name")
  func noPlace() throws {
    let layout = try Scene.solved(Boxes([12, 12, 12, 12]), on: .canvas(420, 120))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var scene = FigureScene(Diagram(layout), ink)
    // No tag is as narrow as a page.
    scene.source.measure = { _ in 100_000 }
    let plan = scene.plan(room: FigureSetting.room(FigureOptions()))
    let bars = plan.placed.filter { $0.mark.run != nil }.flatMap(\.strokes)
    #expect(bars.isEmpty)
    #expect(plan.untold.contains { $0.hasSuffix("12 and 3 more") }, "\(plan.untold)")
    #expect(plan.untold.contains { $0.hasSuffix("40 × 30 and 4 more") }, "\(plan.untold)")
    // As many as one reads are told below the picture, and how many more there are.
    let legend = FigureLegend(ink: ink, options: .none, layouts: [])
    let foot = FigureAssembly.Foot(legend, [plan], omitted: nil).omitted ?? ""
    let rest = plan.untold.count > 5 ? "; and \(plan.untold.count - 5) more" : ""
    #expect(foot == "Also: " + plan.untold.prefix(5).joined(separator: "; ") + rest)
  }

  @Test("A legend that is longer than its line has several, and explains what is drawn only")
  func legend() throws {
    let layout = try Scene.solved(Heights { [$0.third.height == $0.one.height * 2] })
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let legend = FigureLegend(ink: ink, options: .onlyWhatIsNew, layouts: [layout])
    let names = (0..<3).map { "aViewWithALongName\($0) leading 8" }.joined(separator: "; ")
    let heights = [2000.0, 200].map { legend.draw([], omitted: names, width: $0).height }
    #expect(heights[0] == 16 && heights[1] >= 3 * FigureLegend.font.lineHeight)
    var placed = try Scene.plan(layout).placed
    let whole = legend.draw(placed, omitted: nil, width: 2000).shapes.count
    for index in placed.indices where placed[index].mark.kind == .equalSize {
      placed[index].tag = nil
    }
    #expect(legend.draw(placed, omitted: nil, width: 2000).shapes.count < whole)
  }

  /// Rows of a name and a switch, whose constraints are written in another order in each.
  final class Shuffled: View, LayoutSpec {
    let first = View(), second = View(), third = View()
    let names = ["First", "Second", "Third"].map { Label($0) }
    let switches = (0..<3).map { _ in Switch() }
    let gaps: [Double]

    init(_ gaps: [Double]) { self.gaps = gaps }

    var layout: Layout {
      first {
        names[0]; switches[0]
      }
      second {
        names[1]; switches[1]
      }
      third {
        names[2]; switches[2]
      }
      for (index, row) in [first, second, third].enumerated() {
        row.horizontal == horizontal + 16
        row.top == top + Double(20 + index * 60)
        row.height == 44
        let (name, control) = (names[index], switches[index])
        if index == 0 { name.leading == row.leading + 16 }
        if index == 1 { control.leading == name.trailing + gaps[index] }
        name.centerY == row.centerY
        if index != 1 { name.trailing == control.leading - gaps[index] }
        if index > 0 { row.leading == name.leading - 16 }
        control.centerY == name.centerY
        name.width == 90
      }
    }
  }

  @Test(
    "Rows are alike in whatever order, and from whichever end, their constraints are written",
    arguments: [([23.0, 23, 23], [2]), ([23, 23, 24], [1, 0]), ([23, -23, 23], [1, 0])])
  func alike(gaps: [Double], twins: [Int]) throws {
    let layout = try Scene.solved(Shuffled(gaps), on: .canvas(320, 220))
    let groups = FigureGroups(layout, layout.constraints, hidden: []).groups
    #expect(groups.map(\.twins.count) == twins)
    let pairs = try #require(groups.first.map { Array($0.pairs(with: $0.twins[0])) })
    #expect(pairs.count == 5)
    for (one, other) in pairs {
      let attributes = { (constraint: SolvedLayout.Constraint) in
        Set([constraint.first.attribute, constraint.second?.attribute])
      }
      #expect(attributes(one) == attributes(other), "\(one.sentence) for \(other.sentence)")
    }
  }

  /// Three views, of which the third is so many times as high as the others.
  final class Heights: View, LayoutSpec {
    let one = View(), two = View(), third = View()
    let statement: @Sendable (Heights) -> [LayoutConstraint]

    init(_ statement: @escaping @Sendable (Heights) -> [LayoutConstraint]) {
      self.statement = statement
    }

    var layout: Layout {
      one; two; third
      for (index, view) in [one, two, third].enumerated() {
        view.leading == leading + Double(20 + 80 * index)
        view.top == top + 20
        view.width == 40
      }
      one.height == 50
      two.height == one.height
      statement(self)
    }
  }

  struct LetterRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let statement: @Sendable (Heights) -> [LayoutConstraint]
    /// The letters with the heights of their views.
    let letters: [String]
  }

  static let letterRows = [
    LetterRow(
      testDescription: "all are equal", statement: { [$0.third.height == $0.one.height] },
      letters: ["two = one = third height 50"]),
    LetterRow(
      testDescription: "one is a multiple of another one",
      statement: { [$0.third.height == $0.one.height * 1.5] },
      letters: ["=1.5a 75", "two, one =a 50"]),
    LetterRow(
      testDescription: "one is a multiple of the third, which has a letter of its own",
      statement: { [$0.one.height == $0.third.height * 1.25] },
      letters: ["=1.25a 50", "two = one height 50", "a 40"]),
    LetterRow(
      testDescription: "one would like to be equal",
      statement: { [$0.third.height == 60, $0.third.height == $0.one.height ~ 500] },
      letters: ["two, one =a 50", "=a@500, is 10 more 60"]),
  ]

  @Test(
    "Bars of one letter are equally long, and one bar for several names them", arguments: letterRows
  )
  func letters(row: LetterRow) throws {
    let layout = try Scene.solved(Heights(row.statement), on: .canvas(320, 160))
    let plan = try Scene.plan(layout)
    let told = plan.placed.map(\.mark).filter { $0.text.contains("=") || $0.shape == .badge }
      .compactMap { mark in
        if case .extent(.vertical, let rect, _) = mark.form {
          "\(mark.text) \(formatted(Double(rect.height) / plan.scale))"
        } else {
          String?.none
        }
      }
    #expect(Set(told) == Set(row.letters), "\(told)")
  }

  /// Spacers of equal width that nothing holds, or that touch what is beside them.
  final class Spaced: View, LayoutSpec {
    let box = View()
    let guides = (0..<3).map { _ in LayoutGuide() }
    let isHeld: Bool

    init(isHeld: Bool) { self.isHeld = isHeld }

    var layout: Layout {
      box
      for guide in guides {
        guide
        guide.top == top + 20
        guide.height == 40
      }
      box.edges == edges + 20
      guides[0].leading == leading
      guides[1].leading == guides[0].trailing
      guides[2].leading == guides[1].trailing
      guides[1].width == guides[0].width
      guides[2].width == guides[0].width
      box.leading >= guides[2].trailing
      if isHeld { guides[2].trailing == leading }
    }
  }

  @Test("Equal sizes of nothing are told once, and whether anything says that they are nothing")
  func nothing() throws {
    for (isHeld, end) in [(true, ", width 0"), (false, ", any width")] {
      let layout = try Scene.solved(Spaced(isHeld: isHeld), on: .canvas(320, 160))
      let texts = try Scene.plan(layout).placed.map(\.mark)
        .filter { $0.kind == .equalSize }.map(\.text)
      #expect(texts.count == 1 && texts[0].hasSuffix("equal" + end), "\(texts)")
    }
  }

  /// Squares in a grid, whose sizes are those of the screen in parts.
  final class Keys: View, LayoutSpec {
    let keys = (0..<6).map { _ in View() }
    let statement: @Sendable (Keys, View) -> LayoutConstraint

    init(_ statement: @escaping @Sendable (Keys, View) -> LayoutConstraint) {
      self.statement = statement
    }

    var layout: Layout {
      keys
      for (index, key) in keys.enumerated() {
        key.leading == leading + Double(index % 3 * 100)
        key.top == top + Double(index / 3 * 100)
        key.height == key.width
        statement(self, key)
      }
    }
  }

  @Test(
    "A part of the screen is told as one, whichever is written first",
    arguments: [
      ("the key in the screen", "= 0.25 × superview, 6 views"),
      ("the screen in the key", "= 0.25 × superview, 6 views"),
      ("the screen in the key and more", "= 0.25 × superview −2, 6 views"),
      ("at least the screen", "keys[0], keys[3] width ≥ 0.25 × superview"),
    ])
  func parts(name: String, text: String) throws {
    let keys = Keys { root, key in
      switch name {
      case "the key in the screen": key.width == root.width * 0.25
      case "the screen in the key": root.width == key.width * 4
      case "the screen in the key and more": root.width == key.width * 4 + 8
      default: root.width <= key.width * 4
      }
    }
    let layout = try Scene.solved(keys, on: .canvas(320, 220))
    let texts = try Scene.plan(layout).placed.map(\.mark.text)
    #expect(texts.contains(text), "\(texts)")
    #expect(texts.filter { $0.hasPrefix("1:1") } == ["1:1, 6 views"])
  }
}
