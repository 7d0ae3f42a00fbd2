import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Names of views that have no room for them at their views stand away from those, with a line to them.
@Suite(.blocks) struct LedNameTests {
  /// A label whose centre a tag tells by its name, between others that touch it.
  final class Column: View, LayoutSpec {
    let ground = View()
    let above = Label("Above, and as long as the screen is wide, or longer")
    let status = Label("Online")
    let below = Label("Below, and as long as the screen is wide, or longer")
    let wall = View()
    let hasGround: Bool
    let statements: @Sendable (Column) -> [LayoutConstraint]

    init(
      hasGround: Bool, _ statements: @escaping @Sendable (Column) -> [LayoutConstraint]
    ) {
      self.hasGround = hasGround
      self.statements = statements
      super.init(frame: .zero)
      ground.backgroundColor = .systemGray6
      wall.backgroundColor = .systemGray3
    }

    var layout: Layout {
      if hasGround {
        ground
        ground.edges == edges
      }
      above; status; below
      above.leading == leading + 10
      above.trailing == trailing - 10
      above.top == top + 60
      status.top == above.bottom
      status.centerX == 0.7 * centerX
      below.top == status.bottom
      below.leading == above.leading
      below.trailing == above.trailing
      for statement in statements(self) { statement }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var hasGround = false
    let isNamed: Bool
    var statements: @Sendable (Column) -> [LayoutConstraint] = { _ in [] }
  }

  static let rows = [
    Row(testDescription: "room beside it only", isNamed: true),
    Row(testDescription: "on a view that is behind all others", hasGround: true, isNamed: true),
    Row(testDescription: "as wide as the screen, between others", isNamed: false) {
      [$0.status.leading == $0.leading, $0.status.trailing == $0.trailing ~ 900]
    },
  ]

  @Test("A name has a line to its view where it has no room at it", arguments: rows)
  func leads(_ row: Row) throws {
    let layout = try Column(hasGround: row.hasGround, row.statements).solved(
      in: LayoutEnvironment(device: .canvas(320, 200)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(Diagram(layout), ink)
    var plan = scene.plan(room: FigureSetting.room(FigureOptions()))
    plan.placed = FigureOwnership.settled(plan, ink)
    let captions = FigureCaptions.captions(plan, scene.source) {
      ink.painter.width(of: $0, font: FigureInk.smallFont)
    }
    let named = captions.first { $0.text == "status" }
    guard row.isNamed else { return #expect(named?.leader == nil) }
    let caption = try #require(named)
    let leader = try #require(caption.leader, "\(caption.rect)")
    let view = plan.projection(try #require(layout.items.first { $0.name == "status" }).frame)
    // From the plate to the edge of the view, over nothing that is read.
    #expect(distance(from: caption.rect, to: leader.start, leader.start) < 0.5)
    #expect(view.insetBy(dx: -0.5, dy: -0.5).contains(leader.end))
    #expect(!view.insetBy(dx: 1, dy: 1).contains(leader.end))
    let way = leader.bounds.insetBy(dx: leader.isVertical ? -1 : 2, dy: leader.isVertical ? 2 : -1)
    #expect(!plan.lines.meets(way) && !plan.lines.meets(caption.rect))
    #expect(plan.placed.allSatisfy { !($0.tag?.intersects(way) ?? false) })
  }

  /// A line of which the height tells the name, and a title in the middle of a third of the screen.
  final class Titled: View, LayoutSpec {
    let title = Label("A title from side to side, or nearly so")
    let separator = View()

    init() {
      super.init(frame: .zero)
      separator.backgroundColor = .systemGray2
    }

    var layout: Layout {
      title; separator
      title.leading == leading + 10
      title.trailing == trailing - 10
      title.centerY == bottom * 0.333 + 1
      separator.centerX == title.centerX * 0.9
      separator.width == 120
      separator.top == title.bottom + 70
      separator.height == 1
    }
  }

  private static func titled() throws -> (plan: FigurePlan, names: [FigureCaptions.Caption]) {
    let layout = try Titled().solved(
      in: LayoutEnvironment(device: .canvas(320, 300)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(Diagram(layout), ink)
    var plan = scene.plan(room: FigureSetting.room(FigureOptions()))
    plan.placed = FigureOwnership.settled(plan, ink)
    return (
      plan,
      FigureCaptions.captions(plan, scene.source) {
        ink.painter.width(of: $0, font: FigureInk.smallFont)
      }
    )
  }

  @Test("No line leads to a view of which a tag beside it has the name")
  func notTwice() throws {
    let (plan, names) = try Self.titled()
    let tags = plan.placed.compactMap { $0.tag == nil ? nil : $0.mark.text }
    #expect(tags.contains { $0.contains("separator") }, "\(tags)")
    #expect(names.allSatisfy { $0.text != "separator" || $0.leader == nil }, "\(names)")
  }

  @Test("The centre of a text that follows an edge does not strike it out")
  func centers() throws {
    let (plan, _) = try Self.titled()
    let mark = try #require(plan.placed.first { $0.mark.text.contains("0.333") })
    #expect(mark.mark.kind == .center && !mark.strokes.isEmpty)
    // Lines of axes end before texts when they are drawn.
    #expect(mark.strokes.allSatisfy { $0.style == .axis })
  }

  /// A thin line between two fields that touch it.
  private final class Form: View, LayoutSpec {
    let upper = TextField("Title")
    let line = View()
    let lower = TextField("Address")

    var layout: Layout {
      upper; lower; line
      upper.leading == leading + 90
      upper.trailing == trailing - 10
      upper.top == top + 10
      upper.height == 43
      line.top == upper.bottom
      line.leading == leading + 110
      line.trailing == trailing - 30
      line.height == 0.5 ~ 750
      lower.top == line.bottom
      lower.height == 43
      lower.leading == upper.leading
      lower.trailing == upper.trailing
    }
  }

  @Test("A line from words ends at what they are about, and not at what lies before it")
  func wholeLines() throws {
    let layout = try SeenFaultTests.solved(Form(), on: .canvas(320, 106))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var source = FigureScene(Diagram(layout), ink).source
    let frame = try #require(layout.items.first { $0.name == "line" }).frame
    source.marks = { geometry in
      var mark = FigureMark(
        members: [.init(id: "c-height", title: "", subjects: [])], kind: .fixedSize, hue: .common,
        form: .name(geometry.projection(frame), isBand: false), text: "line height 0.5@750")
      mark.told = mark.text
      return [mark]
    }
    let plan = FigurePlans(source).plan(scale: 1, room: 60)
    let view = plan.projection(frame).insetBy(dx: -2, dy: -2)
    for stroke in plan.placed.flatMap(\.strokes) {
      let drawn = plan.lines.cut(stroke.line, margin: 1)
      #expect(drawn.contains { view.contains($0.start) || view.contains($0.end) }, "\(drawn)")
    }
    #expect(plan.untold == ["line height 0.5@750"])
  }
}
