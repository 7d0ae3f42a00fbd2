import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// A cut tells how far what is in the middle is from what the cut leaves out.
@Suite(.blocks) struct CenteringTests {
  typealias Scene = SeenFaultTests

  /// A card of 120 × 80 in the middle of something, with a title in its own middle, on a screen of 400 × 800.
  final class Middle: View, LayoutSpec {
    let card = View()
    let title = Label("Title")
    let other = Label("Other")
    let statements: (Middle) -> [LayoutConstraint]

    init(_ statements: @escaping (Middle) -> [LayoutConstraint]) {
      self.statements = statements
      super.init()
      card.backgroundColor = .systemTeal
    }

    var layout: Layout {
      card { title }; other
      card.width == 120
      card.height == 80
      card.centerX == centerX
      title.center == card.center
      other.leading == card.trailing + 20
      statements(self)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let statements: @Sendable (Middle) -> [LayoutConstraint]
    /// What the cuts above and below say after how much they leave out.
    let above: String?
    let below: String?
  }

  static let rows = [
    Row(
      testDescription: "in the middle of the screen",
      statements: { [$0.card.centerY == $0.centerY, $0.other.top == $0.card.top] },
      above: "card to top 360", below: "card to bottom 360"),
    Row(
      testDescription: "in the middle of the margins",
      statements: {
        [$0.card.centerY == $0.margins.centerY, $0.other.top == $0.card.top]
      }, above: "card to top margin 352", below: "card to bottom margin 352"),
    Row(
      testDescription: "a bit below the middle",
      statements: { [$0.card.centerY == $0.centerY + 20, $0.other.top == $0.card.top] },
      above: "card to top 380", below: "card to bottom 340"),
    Row(
      testDescription: "written the other way round",
      statements: { [$0.centerY == $0.card.centerY, $0.other.top == $0.card.top] },
      above: "card to top 360", below: "card to bottom 360"),
    Row(
      testDescription: "two views on one line, of which the first one is told",
      statements: { [$0.card.centerY == $0.centerY, $0.other.centerY == $0.centerY] },
      above: "card to top 360", below: "card to bottom 360"),
    Row(
      testDescription: "not in the middle: the title is in that of the card, whose edges are seen",
      statements: { [$0.card.top == $0.top + 200, $0.other.top == $0.card.top] },
      above: nil, below: nil),
  ]

  @Test(arguments: rows) func cuts(_ row: Row) throws {
    let layout = try Scene.solved(Middle(row.statements), on: .canvas(400, 800))
    let plan = try Scene.plan(layout)
    #expect(plan.cutsTop && plan.cutsBottom)
    let told = [true, false].map {
      FigurePlan.centering(plan.placed, isTop: $0, beyond: plan.body)
    }
    #expect(told == [row.above, row.below])
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.components(separatedBy: "pt not drawn · ").count == (row.above == nil ? 1 : 3))
    for words in [row.above, row.below].compactMap(\.self) {
      #expect(text.contains("pt not drawn · \(words)<"), "\(words)")
    }
  }

  @Test(
    "What is in the middle of the screen is in the middle of what is drawn, where that takes little more",
    arguments: [(rows[0], true), (rows[2], false)])
  func even(_ row: Row, _ isEven: Bool) throws {
    let plan = try Scene.plan(Scene.solved(Middle(row.statements), on: .canvas(400, 800)))
    #expect(plan.cutsTop && plan.cutsBottom)
    #expect((plan.missing.top == plan.missing.bottom) == isEven, "\(plan.missing)")
  }

  @Test("What a narrow screen has no room for is not told")
  func narrow() throws {
    let view = Middle { [$0.card.centerY == $0.centerY, $0.other.top == $0.card.top] }
    var diagram = Diagram(try Scene.solved(view, on: .canvas(140, 800)))
    diagram.textMode = .live
    diagram.zoom = 1
    let text = try diagram.svg().text()
    #expect(text.contains("pt not drawn<") && !text.contains("pt not drawn ·"))
  }

  @Test("A diff tells what is in the middle now, and not what was")
  func past() throws {
    let layout = try Scene.solved(Middle(Self.rows[0].statements), on: .canvas(400, 800))
    var plan = try Scene.plan(layout)
    for index in plan.placed.indices { plan.placed[index].mark.isPast = true }
    #expect(!plan.placed.flatMap(\.mark.centerings).isEmpty)
    #expect(FigurePlan.centering(plan.placed, isTop: true, beyond: plan.body) == nil)
  }
}
