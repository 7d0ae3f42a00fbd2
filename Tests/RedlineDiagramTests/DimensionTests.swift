import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a reader needs of a dimension: both of its ends, and whose it is.
@Suite(.blocks) struct DimensionTests {
  // MARK: Ends

  struct EndRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The control that the bar from 0 to 100 meets.
    let control: CGRect
    /// Where it is drawn, and how many of its ends.
    let drawn: ClosedRange<Double>
    let ends: Int
  }

  static let ends = [
    EndRow(
      testDescription: "measures up to a control",
      control: CGRect(x: 100, y: -20, width: 50, height: 40), drawn: 0...100, ends: 2),
    EndRow(
      testDescription: "begins at a control",
      control: CGRect(x: -50, y: -20, width: 50, height: 40), drawn: 0...100, ends: 2),
    EndRow(
      testDescription: "ends in a control",
      control: CGRect(x: 80, y: -20, width: 50, height: 40), drawn: 0...78, ends: 1),
  ]

  @Test("A bar that ends at the edge of a control keeps its end", arguments: ends)
  func edges(_ row: EndRow) throws {
    let bar = Stroke(
      start: CGPoint(x: 0, y: 0), end: CGPoint(x: 100, y: 0), startCap: .bar, endCap: .bar)
    for line in [bar, bar.reversed] {
      let parts = DrawnLines(texts: [row.control]).cut(line, reaches: true)
      let part = try #require(parts.count == 1 ? parts[0] : nil)
      let places = [part.start.x, part.end.x].map { Double($0) }.sorted()
      #expect(places == [row.drawn.lowerBound, row.drawn.upperBound])
      #expect([part.startCap, part.endCap].count { $0 != .none } == row.ends)
    }
  }

  @Test("A tag on the end of another dimension costs more than one beside it")
  func hiddenEnds() {
    var field = FigureField(texts: [], controls: [], fills: [], frames: [])
    let bar = Stroke(
      start: CGPoint(x: 100, y: 50), end: CGPoint(x: 200, y: 50), startCap: .bar, endCap: .bar)
    field.insert(endsOf: bar)
    let onEnd = CGRect(x: 80, y: 42, width: 40, height: 15)
    let onMiddle = CGRect(x: 130, y: 42, width: 40, height: 15)
    let beside = CGRect(x: 55, y: 42, width: 40, height: 15)
    #expect(field.cost(ofTag: onEnd) > field.cost(ofTag: onMiddle) + 10)
    #expect(field.cost(ofTag: beside) == field.cost(ofTag: onMiddle))
    // And a bar whose end an earlier tag hides.
    var tagged = FigureField(texts: [], controls: [], fills: [], frames: [])
    tagged.insert(tag: onEnd)
    var middle = FigureField(texts: [], controls: [], fills: [], frames: [])
    middle.insert(tag: onMiddle)
    #expect(tagged.cost(ofBar: bar) > middle.cost(ofBar: bar) + 10)
  }

  // MARK: Whose

  final class Row: View, LayoutSpec {
    let icon = View()
    let title = View()
    let statements: @Sendable (Row) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Row) -> [LayoutConstraint]) {
      self.statements = statements
      super.init(frame: .zero)
    }

    var layout: Layout {
      icon; title
      icon.leading == leading + 20
      icon.size == CGSize(width: 40, height: 40)
      title.leading == icon.trailing + 40
      title.height == 20
      statements(self)
    }
  }

  struct CenterRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let signs: Int
    let statements: @Sendable (Row) -> [LayoutConstraint]
  }

  static let centers = [
    CenterRow(testDescription: "in one place", signs: 1) {
      [$0.icon.top == $0.top + 20, $0.title.centerY == $0.icon.centerY, $0.title.width == 60]
    },
    CenterRow(testDescription: "apart by a constant", signs: 0) {
      [$0.icon.top == $0.top + 20, $0.title.centerY == $0.icon.centerY - 11, $0.title.width == 60]
    },
  ]

  @Test("The sign of centres stands where they are in one place only", arguments: centers)
  func signs(_ row: CenterRow) throws {
    let plan = try Self.plan(row.statements)
    #expect(plan.placed.flatMap(\.circles).count == row.signs)
  }

  @Test("The line of a centre that is off is that of its view, whichever is written first")
  func offCenters() throws {
    let statements: [@Sendable (Row) -> [LayoutConstraint]] = [
      { [$0.icon.top == $0.top + 20, $0.title.width == 60, $0.title.centerY == $0.centerY - 30] },
      { [$0.icon.top == $0.top + 20, $0.title.width == 60, $0.centerY == $0.title.centerY + 30] },
    ]
    for statement in statements {
      let plan = try Self.plan(statement)
      let mark = try #require(plan.placed.first { $0.mark.kind == .center }).mark
      guard case .center(_, let place, let own, _) = mark.form else {
        Issue.record("\(mark.form)")
        continue
      }
      #expect(abs(place - Double(own.midY)) < 0.01 && mark.text.hasSuffix(" −30"))
    }
  }

  @Test("A size that follows another one says whose it is")
  func owners() throws {
    let one = try Self.plan {
      [$0.icon.top == $0.top + 20, $0.title.top == $0.top + 20, $0.title.width == 0.5 * $0.width]
    }
    #expect(Self.tags(one).contains("title width = 0.5 × superview"))
  }

  @Test("Several constraints of one view on a line name it, those of several views count")
  func counted() throws {
    let twice = try Self.plan {
      [
        $0.icon.top == $0.top + 20, $0.title.width == 60, $0.title.top == $0.icon.top,
        $0.title.trailing == $0.trailing, ($0.trailing == $0.title.trailing).priority(800),
        $0.trailing == $0.title.trailing,
      ]
    }
    #expect(Self.tags(twice).contains { $0.hasPrefix("title trailing") })
    #expect(!Self.tags(twice).contains { $0.hasPrefix("trailing ×") }, "\(Self.tags(twice))")
  }

  @Test("A dimension that finds no room is told by name instead")
  func told() throws {
    // A wide control with others close above and below, and gutters that are full.
    final class Bars: View, LayoutSpec {
      let bars = (0..<4).map { _ in Button("Button") }

      var layout: Layout {
        for (index, bar) in bars.enumerated() {
          bar
          bar.leading == leading
          bar.trailing == trailing
          bar.top == (index == 0 ? top : bars[index - 1].bottom)
          bar.height == 24 + Double(index)
        }
      }
    }
    let layout = try Bars().solved(
      in: LayoutEnvironment(device: .canvas(400, 102)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(Diagram(layout), ink)
    // Gutters in which no bar with a number has room.
    let plan = FigurePlans(scene.source).plan(scale: 1, room: 8)
    let heights = plan.placed.filter { $0.mark.id.hasSuffix(".height=") }
    #expect(heights.count == 4)
    for item in heights where item.tag != nil {
      let hasBar = item.strokes.contains { $0.style == .bar }
      #expect(hasBar || item.mark.text.contains("height"), "\(item.mark.text)")
    }
    #expect(plan.named > 0)
    #expect(plan.misplaced == plan.named + plan.untagged)
  }

  @Test("A number is not told without its bar") func numbers() throws {
    final class Stacks: View, LayoutSpec {
      let stack = StackView()
      let parts = (0..<3).map { _ in Button("Button") }

      var layout: Layout {
        stack { parts }
        stack.edges == edges
      }

      init() {
        super.init(frame: .zero)
        (stack.axis, stack.spacing) = (.vertical, 2)
      }
    }
    let layout = try Stacks().solved(
      in: LayoutEnvironment(device: .canvas(400, 94)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let plan = FigurePlans(FigureScene(Diagram(layout), ink).source).plan(scale: 1, room: 8)
    for item in plan.placed where item.mark.kind == .stack && item.tag != nil {
      let isNumber = Double(item.mark.text.prefix { $0 != " " }) != nil
      #expect(!isNumber || item.strokes.contains { $0.style == .bar }, "\(item.mark.text)")
    }
  }

  private static func plan(
    _ statements: @escaping @Sendable (Row) -> [LayoutConstraint]
  ) throws -> FigurePlan {
    try FigureRoomTests.plan(
      Row(statements).solved(
        in: LayoutEnvironment(device: .canvas(320, 120)), measuring: TextShaper.shared()))
  }

  private static func tags(_ plan: FigurePlan) -> [String] {
    plan.placed.filter { $0.tag != nil }.map(\.mark.text)
  }

  @Test("In a large view the plate of what reaches beyond stands where it does")
  func plate() throws {
    final class Long: View, LayoutSpec {
      let list = View()
      let page = View()
      let row = View()

      var layout: Layout {
        page { list { row } }
        page.leading == leading
        page.trailing == trailing
        page.top == top
        page.height == 400
        list.leading == page.leading + 20
        list.width == 200
        list.top == page.top + 20
        list.bottom == page.bottom + 30
        row.leading == list.leading
        row.top == list.top
        row.size == CGSize(width: 60, height: 20)
      }
    }
    let plan = try FigureRoomTests.plan(
      Long().solved(
        in: LayoutEnvironment(device: .canvas(300, 460)), measuring: TextShaper.shared()))
    let plate = try #require(
      plan.placed.first { $0.mark.isPlate && $0.mark.text.hasPrefix("!") }?.tag)
    #expect(Double(plate.midY) > 380 * plan.scale)
  }
}
