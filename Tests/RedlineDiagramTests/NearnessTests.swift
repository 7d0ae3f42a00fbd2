import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What stands near what it is about, and what is left out as nothing is there.
@Suite(.blocks) struct NearnessTests {
  typealias Card = OwnerNameTests.Card

  private static func plan(
    _ view: some View & LayoutSpec, _ device: Device = .canvas(320, 240), folds: Bool = false
  ) throws -> FigurePlan {
    let layout = try view.solved(
      in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var scene = FigureScene(Diagram(layout), ink)
    scene.source.folds = folds
    return scene.plan(room: FigureSetting.room(FigureOptions()))
  }

  private static func tags(_ plan: FigurePlan) -> [String] {
    plan.placed.filter { $0.tag != nil }.map(\.mark.text)
  }

  private static func text(_ view: some View & LayoutSpec, _ device: Device) throws -> String {
    var diagram = Diagram(
      try view.solved(in: LayoutEnvironment(device: device), measuring: TextShaper.shared()))
    diagram.textMode = .live
    return try diagram.svg().text()
  }

  // MARK: Whose

  struct Told: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tag: CGRect
    let isOfAnother: Bool
  }

  static let told = [
    Told(
      testDescription: "in the card above", tag: CGRect(x: 20, y: 20, width: 40, height: 15),
      isOfAnother: true),
    Told(
      testDescription: "in the card itself", tag: CGRect(x: 20, y: 80, width: 40, height: 15),
      isOfAnother: false),
    Told(
      testDescription: "between both", tag: CGRect(x: 20, y: 52, width: 40, height: 6),
      isOfAnother: false),
    Told(
      testDescription: "on the card behind it", tag: CGRect(x: 20, y: 230, width: 40, height: 15),
      isOfAnother: false),
  ]

  @Test(
    "The size of a card is not told in the one beside it, which would seem to have it",
    arguments: told)
  func cards(_ row: Told) {
    let own = CGRect(x: 0, y: 60, width: 100, height: 150)
    let field = FigureField(
      texts: [], controls: [], fills: [], frames: [],
      panes: [
        CGRect(x: 0, y: 0, width: 100, height: 50), own,
        CGRect(x: -10, y: 190, width: 200, height: 90),
      ])
    #expect((field.cost(ofTag: row.tag, inOthersThan: own) > 0) == row.isOfAnother)
  }

  @Test("A distance that is told by name is told where its view ends, not at the other end")
  func toldEdges() {
    let view = CGRect(x: 10, y: 100, width: 200, height: 300)
    let above = CGRect(x: 10, y: 60, width: 80, height: 32)
    func edge(_ axis: Axis, _ from: Double, _ to: Double, _ subject: CGRect?) -> CGRect? {
      var mark = FigureMark(
        members: [.init(id: "c", title: "", subjects: [])], kind: .spacing, hue: .common,
        form: .distance(
          axis: axis, from: FigureMark.End(place: from, rect: above, isFrame: false),
          to: FigureMark.End(place: to, rect: view, isFrame: false)),
        text: "8")
      mark.subject = subject
      return mark.toldEdge
    }
    #expect(edge(.vertical, 92, 100, view) == CGRect(x: 10, y: 96, width: 200, height: 4))
    #expect(edge(.vertical, 100, 92, view) == CGRect(x: 10, y: 96, width: 200, height: 4))
    #expect(edge(.horizontal, -2, 10, view) == CGRect(x: 6, y: 100, width: 4, height: 300))
    #expect(edge(.vertical, 92, 100, nil) == nil)
    // Far from what it is measured from, beside other rows, it is told at the view.
    #expect(edge(.vertical, -700, 100, view) == CGRect(x: 10, y: 96, width: 200, height: 4))
    #expect(edge(.vertical, 400, 900, view) == CGRect(x: 10, y: 400, width: 200, height: 4))
  }

  // MARK: Names

  /// A view behind a text that leaves no room for tags on it.
  final class Covered: View, LayoutSpec {
    let text: Label
    let panel: View = View()

    override init(frame: CGRect = .zero) {
      text = Label(Array(repeating: "words that go on", count: 80).joined(separator: " "), lines: 0)
      super.init(frame: frame)
    }

    var layout: Layout {
      panel; text
      text.edges == edges
      panel.leading == leading + 40
      panel.width == 80
      panel.top == top + 60
      panel.bottom == centerY
    }
  }

  @Test("The gutter becomes wider before a tag loses the name of its view")
  func owners() throws {
    let plan = try Self.plan(Covered(), .iPhone8)
    #expect(Self.tags(plan).contains("panel bottom on superview center"), "\(Self.tags(plan))")
    // No wider than that one tag needs.
    #expect(max(plan.left, plan.right) < 200)
  }

  struct TagRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tags: [String]
    let statements: @Sendable (Card) -> [LayoutConstraint]
  }

  static let tagRows = [
    TagRow(
      testDescription: "centres that are off by the same",
      tags: ["title, body centerX = superview −60"]
    ) {
      $0.sized() + [
        $0.title.centerX == $0.centerX - 60, $0.body.centerX == $0.centerX - 60,
        $0.title.top == $0.top + 20, $0.body.top == $0.title.bottom + 20,
      ]
    },
    TagRow(
      testDescription: "centres that are off by something else",
      tags: ["title centerX = superview −60", "body centerX = superview −40"]
    ) {
      $0.sized() + [
        $0.title.centerX == $0.centerX - 60, $0.body.centerX == $0.centerX - 40,
        $0.title.top == $0.top + 20, $0.body.top == $0.title.bottom + 20,
      ]
    },
    TagRow(
      testDescription: "no letter is left out for a size that is told without one",
      tags: ["title, body equal, width 0", "=a"]
    ) {
      [
        $0.title.width == $0.body.width, $0.body.width <= 0, $0.title.height == $0.body.height,
        $0.body.height == 50, $0.title.top == $0.top + 20, $0.body.top == $0.title.bottom + 20,
        $0.title.leading == $0.leading + 40, $0.body.leading == $0.leading + 90,
      ]
    },
  ]

  @Test("Tags say as much as they can, and no more", arguments: tagRows)
  func tags(_ row: TagRow) throws {
    let tags = Self.tags(try Self.plan(Card(row.statements)))
    #expect(Set(row.tags).isSubset(of: tags), "\(tags)")
  }

  @Test("The legend says what 0 is where edges touch")
  func touching() throws {
    let statements: @Sendable (Card) -> [LayoutConstraint] = { card in
      card.sized() + [
        card.title.leading == card.leading + 30, card.body.leading == card.title.trailing,
        card.title.top == card.top + 20, card.body.top == card.top + 90,
      ]
    }
    #expect(
      try Self.text(Card(statements), .canvas(320, 240)).contains(">edges that touch<"))
  }

  // MARK: Places

  @Test("A gap at the side of the screen is drawn there, with its number beside the screen")
  func sides() throws {
    final class Form: View, LayoutSpec {
      let field = TextField()
      let text = Label(
        Array(repeating: "words that go on", count: 40).joined(separator: " "), lines: 0)

      var layout: Layout {
        text; field
        text.edges == edges
        field.horizontal == horizontal + 8
        field.top == top + 90
        field.height == 34
      }
    }
    let plan = try Self.plan(Form(), .canvas(320, 400))
    let gaps = plan.placed.filter { $0.mark.text == "8" }
    #expect(gaps.count == 2)
    let field = plan.projection(CGRect(x: 8, y: 90, width: 304, height: 34))
    for gap in gaps {
      let tag = try #require(gap.tag)
      #expect(tag.midY > field.minY && tag.midY < field.maxY)
      #expect(tag.maxX < plan.body.minX || tag.minX > plan.body.maxX)
    }
  }

  // MARK: Guides

  /// Two guides, on one of which a button may hang.
  final class Spaced: View, LayoutSpec {
    let button = Button("Send")
    let before = LayoutGuide(), after = LayoutGuide()
    let hangs: Bool

    init(hangs: Bool = true) {
      self.hangs = hangs
      super.init(frame: .zero)
    }

    var layout: Layout {
      button; before; after
      button.leading == leading + 40
      button.top == top + 60
      before.trailing == leading + 40
      before.width == 0
      after.width == 30
      after.leading == leading + 200
      if hangs { after.leading == button.trailing ~ 500 }
    }
  }

  @Test("A picture of changes shows the guides that changed constraints attach to, and no others")
  func changedGuides() throws {
    func solved(_ hangs: Bool) throws -> SolvedLayout {
      try Spaced(hangs: hangs).solved(
        in: LayoutEnvironment(device: .canvas(320, 240)), measuring: TextShaper.shared())
    }
    let diagram = DiffDiagram(from: try solved(false), to: try solved(true))
    let svg = try diagram.svg().text()
    #expect(svg.contains("layout guide after") && !svg.contains("layout guide before"))
  }

  // MARK: Contents

  @Test("The tag of a content does not lie on another view")
  func contents() throws {
    final class Rows: View, LayoutSpec {
      let title = Label("Title"), body = Label("Body")

      var layout: Layout {
        title; body
        title.horizontal == horizontal + 16
        title.top == top + 40
        body.horizontal == horizontal + 16
        body.top == title.bottom + 2
      }
    }
    let rows = Rows()
    rows.title.setContentCompressionResistancePriority(.init(400), for: .vertical)
    let plan = try Self.plan(rows)
    let tag = try #require(plan.placed.first { $0.mark.kind == .contentSize }?.tag)
    let layout = try rows.solved(
      in: LayoutEnvironment(device: .canvas(320, 240)), measuring: TextShaper.shared())
    let body = try #require(layout.items.first { $0.name == "body" })
    #expect(!plan.projection(body.frame).insetBy(dx: 1, dy: 2).intersects(tag))
  }

  // MARK: Tears

  struct TearRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where the parts of the screen are that are left out, in points.
    let bands: [ClosedRange<Double>]
    let statements: @Sendable (Card) -> [LayoutConstraint]
  }

  private static func across(_ card: Card) -> [LayoutConstraint] {
    [
      card.title.leading == card.leading + 20, card.title.trailing == card.trailing - 20,
      card.body.leading == card.title.leading, card.body.width == 40, card.body.height == 20,
      card.body.top == card.top + 30,
    ]
  }

  static let tearRows = [
    TearRow(testDescription: "a high view with nothing in it", bands: [98...342]) {
      across($0) + [$0.title.top == $0.top + 80, $0.title.height == 280]
    },
    TearRow(testDescription: "a low view", bands: []) {
      across($0) + [$0.title.top == $0.top + 80, $0.title.height == 100]
    },
    TearRow(
      testDescription: "one that is centred is whole, and what is above and below it is torn",
      bands: [68...156, 511...603]
    ) {
      across($0) + [$0.title.centerY == $0.centerY, $0.title.height == 320]
    },
    TearRow(
      testDescription: "between two tears more is drawn than a strip, as much at both its sides",
      bands: [66...254, 308...580]
    ) {
      [
        $0.title.leading == $0.leading + 20, $0.title.trailing == $0.trailing - 20,
        $0.title.top == $0.top + 280, $0.title.height == 0.5, $0.body.width == 40,
        $0.body.leading == $0.title.leading, $0.body.height == 20, $0.body.top == $0.top + 600,
      ]
    },
  ]

  @Test("What is high and empty is torn", arguments: tearRows)
  func tears(_ row: TearRow) throws {
    let plan = try Self.plan(Card(row.statements), .iPhone8, folds: true)
    let bands = plan.projection.bands
    #expect(
      bands.count == row.bands.count
        && zip(bands, row.bands).allSatisfy {
          abs($0.low - $1.lowerBound) <= 1 && abs($0.high - $1.upperBound) <= 1
        }, "\(bands)")
  }
}
