import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// A tag says whose it is, and of what.
@Suite(.blocks) struct OwnerNameTests {
  final class Card: View, LayoutSpec {
    let title: View = View()
    let body: View = View()
    let statements: @Sendable (Card) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Card) -> [LayoutConstraint]) {
      self.statements = statements
      super.init(frame: .zero)
    }

    var layout: Layout {
      title; body
      statements(self)
    }

    /// Sizes of both.
    func sized() -> [LayoutConstraint] {
      [title.width == 100, title.height == 40, body.width == 140, body.height == 60]
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let device: Device
    /// One of the tags.
    let tag: String
    /// The beginning of none.
    var never: String?
    let statements: @Sendable (Card) -> [LayoutConstraint]
  }

  static let rows = [
    Row(
      testDescription: "two views on a line, one of which both constraints name",
      device: .canvas(320, 240), tag: "title, body leading", never: "title leading"
    ) {
      $0.sized() + [
        $0.title.leading == $0.margins.leading, $0.title.leading == $0.body.leading,
        $0.title.top == $0.top + 20, $0.body.top == $0.title.bottom + 20,
      ]
    },
    Row(
      testDescription: "two views on a line, each of a constraint",
      device: .canvas(320, 240), tag: "title, body leading = margins"
    ) {
      $0.sized() + [
        $0.title.leading == $0.margins.leading, $0.body.leading == $0.margins.leading,
        $0.title.top == $0.top + 20, $0.body.top == $0.title.bottom + 20,
      ]
    },
    Row(
      testDescription: "an edge on that of a view as wide as the screen",
      device: .canvas(320, 240), tag: "title bottom = body", never: "body bottom"
    ) {
      [
        $0.title.width == 100, $0.title.height == 40, $0.body.height == 60,
        $0.body.leading == $0.leading + 10, $0.body.trailing == $0.trailing - 60,
        $0.body.top == $0.top + 40, $0.title.leading == $0.trailing - 50,
        $0.title.bottom == $0.body.bottom,
      ]
    },
    Row(
      testDescription: "two constraints of one view", device: .canvas(320, 240),
      tag: "title leading ×2 = margins"
    ) {
      $0.sized() + [
        $0.title.leading == $0.margins.leading, $0.title.leading == $0.leading + 8,
        ($0.title.leading == $0.margins.leading).priority(1000),
        $0.title.top == $0.top + 20, $0.body.top == $0.title.bottom + 20,
        $0.body.leading == $0.leading + 40,
      ]
    },
    Row(
      testDescription: "a centre of a guide that is not that of its view", device: .iPhoneX,
      tag: "title centerY = safe area"
    ) {
      $0.sized() + [
        $0.title.centerY == $0.safeArea.centerY, $0.title.leading == $0.leading + 30,
        $0.body.leading == $0.title.leading, $0.body.top == $0.title.bottom + 20,
      ]
    },
    Row(
      testDescription: "a centre of a guide that is that of its view", device: .iPhoneX,
      tag: "title centerX = safe area"
    ) {
      $0.sized() + [
        $0.title.centerX == $0.safeArea.centerX, $0.title.top == $0.safeArea.top + 40,
        $0.body.leading == $0.leading + 30, $0.body.top == $0.title.bottom + 20,
      ]
    },
  ]

  @Test("Tags name the views on a line, and the guide of a centre", arguments: rows)
  func names(_ row: Row) throws {
    let plan = try FigureRoomTests.plan(
      Card(row.statements).solved(
        in: LayoutEnvironment(device: row.device), measuring: TextShaper.shared()))
    let tags = plan.placed.filter { $0.tag != nil }.map(\.mark.text)
    #expect(tags.contains(row.tag), "\(tags)")
    if let never = row.never { #expect(!tags.contains { $0.hasPrefix(never) }, "\(tags)") }
  }

  // MARK: Letters

  struct LetterRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tags: [String]
    let statements: @Sendable (Card) -> [LayoutConstraint]
  }

  static let letterRows = [
    LetterRow(testDescription: "what another one is a part of", tags: ["=0.5a", "a"]) {
      [$0.title.width == $0.body.width * 0.5]
    },
    LetterRow(testDescription: "what another one is equal to, if it can", tags: ["=a", "=a@750"]) {
      [($0.title.width == $0.body.width).priority(750)]
    },
    LetterRow(testDescription: "equal ones, and a part of them", tags: ["=0.5a", "=a", "=a"]) {
      [$0.title.width == $0.body.width, $0.title.height == $0.body.width * 0.5]
    },
  ]

  @Test("A size that others are told by is called by its letter alone", arguments: letterRows)
  func letters(_ row: LetterRow) throws {
    let plan = try FigureRoomTests.plan(
      Card { card in
        row.statements(card) + [
          card.title.leading == card.leading + 20, card.title.top == card.top + 20,
          card.body.leading == card.leading + 40, card.body.top == card.top + 100,
          card.body.width == 160, card.body.height == 40,
        ]
      }.solved(
        in: LayoutEnvironment(device: .canvas(320, 240)), measuring: TextShaper.shared()))
    let tags = plan.placed.filter { $0.tag != nil && $0.mark.kind == .equalSize }
    #expect(tags.map(\.mark.text).sorted() == row.tags)
  }

  // MARK: Contents

  @Test("The tag of priorities stands at its view and says along which axis")
  func contents() throws {
    final class Note: View, LayoutSpec {
      let title = Label("Title")

      var layout: Layout {
        title
        title.center == center
      }
    }
    let note = Note()
    note.title.setContentHuggingPriority(.init(900), for: .horizontal)
    note.title.setContentCompressionResistancePriority(.init(200), for: .vertical)
    let plan = try FigureRoomTests.plan(
      note.solved(
        in: LayoutEnvironment(device: .canvas(320, 240)), measuring: TextShaper.shared()))
    let marks = plan.placed.filter { $0.mark.kind == .contentSize }
    #expect(marks.map(\.mark.text).sorted() == ["↔ title hug 900", "↕ title resist 200"])
    // No arrow lies about the gap beside the view.
    #expect(marks.allSatisfy { $0.tag != nil && $0.strokes.isEmpty })
  }

  // MARK: Lines

  @Test("A line from a name does not run along another mark's, nor end at another view")
  func leaders() {
    var field = FigureField(
      texts: [], controls: [CGRect(x: 0, y: 0, width: 100, height: 90)], fills: [], frames: [])
    let rail = Stroke(start: CGPoint(x: 0, y: 100), end: CGPoint(x: 100, y: 100))
    field.insert(bar: rail, thickness: 3, owner: 0)
    func line(_ y: Double) -> Stroke {
      Stroke(start: CGPoint(x: 110, y: y), end: CGPoint(x: -20, y: y))
    }
    #expect([120, 50].map { field.cost(alongLines: line($0), of: 1) } == [0, 0])
    #expect(field.cost(alongLines: line(100), of: 1) > 10)
    #expect(field.cost(alongLines: line(100), of: 0) == 0)
    #expect([120, 100].map { field.cost(ofLeader: line($0)) } == [0, 0])
    #expect(field.cost(ofLeader: line(50)) > 10)
  }

  @Test("A level bar or an arrow may end where a text begins")
  func arrows() {
    let text = CGRect(x: 100, y: 0, width: 80, height: 20)
    let field = FigureField(texts: [text], controls: [], fills: [], frames: [])
    func cost(to x: Double, own: CGRect?) -> Double {
      field.cost(
        ofBar: Stroke(start: CGPoint(x: 80, y: 10), end: CGPoint(x: x, y: 10)), own: own)
    }
    #expect(cost(to: 100, own: text) == 0)
    #expect(cost(to: 110, own: text) > 10)
    #expect(cost(to: 100, own: nil) == 0)
    #expect(cost(to: 110, own: nil) > 10)
  }

  @Test("An upright bar between two texts stands better beside the screen, a long one all the more")
  func uprightBars() {
    func cost(_ length: Double, _ x: Double) -> Double {
      let texts = [-20, length].map { CGRect(x: 0, y: $0, width: 80, height: 20) }
      let field = FigureField(texts: texts, controls: [], fills: [], frames: [])
      return field.cost(
        ofBar: Stroke(start: CGPoint(x: x, y: 0), end: CGPoint(x: x, y: length)))
    }
    #expect(cost(24, 120) == 0)
    #expect(cost(24, 40) > 8 && cost(80, 40) > cost(24, 40))
  }

  @Test("The tag of a constraint keeps off the level edge of a guide")
  func guideEdges() {
    var field = FigureField(texts: [], controls: [], fills: [], frames: [])
    field.insert(
      border: Stroke(start: CGPoint(x: 0, y: 20), end: CGPoint(x: 300, y: 20)), owner: 0)
    field.insert(
      border: Stroke(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 10, y: 300)), owner: 0)
    func cost(_ y: Double) -> Double {
      field.cost(onGuides: CGRect(x: 0, y: y, width: 60, height: 15))
    }
    #expect(cost(12) > 0)
    // An upright one only crosses it.
    #expect(cost(40) == 0)
  }

  // MARK: Margins

  struct MarginRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tag: String
    /// How many of the four edges are drawn.
    let edges: Int
    let statements: @Sendable (Card) -> [LayoutConstraint]
  }

  static let marginRows = [
    MarginRow(testDescription: "at the sides", tag: "margins 8", edges: 2) {
      [
        $0.title.leading == $0.margins.leading, $0.title.trailing == $0.margins.trailing,
        $0.title.top == $0.top + 20,
      ]
    },
    MarginRow(testDescription: "on all sides", tag: "margins 8", edges: 4) {
      [
        $0.title.leading == $0.margins.leading, $0.title.trailing == $0.margins.trailing,
        $0.title.top == $0.margins.top,
      ]
    },
  ]

  @Test("Margins are drawn along the axes that constraints use", arguments: marginRows)
  func margins(_ row: MarginRow) throws {
    let card = Card { card in
      row.statements(card) + [
        card.title.height == 40, card.body.width == 140, card.body.height == 60,
        card.body.leading == card.leading + 40, card.body.top == card.title.bottom + 20,
      ]
    }
    let plan = try FigureRoomTests.plan(
      card.solved(
        in: LayoutEnvironment(device: .canvas(320, 240)), measuring: TextShaper.shared()))
    let mark = try #require(plan.placed.first { $0.mark.kind == .margin })
    #expect(mark.mark.text == row.tag)
    #expect(mark.strokes.count { $0.style == .border } == row.edges)
  }

  @Test(
    "The name of margins stands on no level edge of a guide where they are used at the sides only")
  func marginName() throws {
    let card = Card { card in
      [
        card.title.top == card.safeArea.top + 40, card.title.height == 40,
        card.title.leading == card.margins.leading, card.title.trailing == card.margins.trailing,
        card.body.leading == card.margins.leading, card.body.trailing == card.margins.trailing,
        card.body.top == card.title.bottom + 20, card.body.height == 60,
      ]
    }
    let plan = try FigureRoomTests.plan(
      card.solved(in: LayoutEnvironment(device: .iPhone15), measuring: TextShaper.shared()))
    let margins = try #require(plan.placed.first { $0.mark.text.hasPrefix("margins") })
    let tag = try #require(margins.tag)
    let edges = plan.placed.flatMap(\.strokes).filter { $0.style == .border }.map(\.line)
    #expect(edges.contains { $0.isHorizontal })
    for edge in edges where edge.isHorizontal { #expect(!edge.bounds.intersects(tag), "\(tag)") }
  }

  // MARK: Priorities

  @Test(
    "Priorities of a view that only a frame places are drawn where code set them, not where a document brought them",
    arguments: [(false, ["↔ free hug 900", "↔ held hug 900"]), (true, ["↔ held hug 900"])])
  func frames(_ isDocument: Bool, _ tags: [String]) throws {
    final class Notes: View, LayoutSpec {
      let held = Label("Held")
      let free = Label("Free")
      let plain = Label("Plain")

      var layout: Layout {
        held; free; plain
        held.leading == leading + 20
        held.top == top + 20
        plain.leading == leading + 20
        plain.top == held.bottom + 40
      }
    }
    let notes = Notes()
    notes.free.translatesAutoresizingMaskIntoConstraints = true
    notes.free.frame = CGRect(x: 20, y: 150, width: 100, height: 30)
    for label in [notes.held, notes.free] {
      label.setContentHuggingPriority(.init(900), for: .horizontal)
    }
    if isDocument {
      for axis in Axis.allCases { notes.plain.setContentHuggingPriority(.init(251), for: axis) }
    }
    let plan = try FigureRoomTests.plan(
      notes.solved(
        in: LayoutEnvironment(device: .canvas(320, 240)), measuring: TextShaper.shared()))
    let marks = plan.placed.filter { $0.mark.kind == .contentSize && $0.tag != nil }
    #expect(marks.map(\.mark.text).sorted() == tags)
  }

  /// Rows of a text and a switch beside it, with something between both perhaps.
  final class Switches: View, LayoutSpec {
    let texts: [Label], switches: [Switch], between: [View]
    let gap: Double

    init(_ count: Int, gap: Double, isFilled: Bool) {
      texts = (0..<count).map { Label("Option \($0)") }
      switches = (0..<count).map { _ in Switch() }
      between = isFilled ? (0..<count).map { _ in Button("Info") } : []
      self.gap = gap
    }

    var layout: Layout {
      for (number, text) in texts.enumerated() {
        text
        switches[number]
        text.leading == leading + Double(10 + 9 * number)
        text.top == top + Double(20 + 50 * number)
        switches[number].leading == text.trailing + gap
        switches[number].centerY == text.centerY
      }
      for (number, button) in between.enumerated() {
        button
        button.leading == texts[number].trailing
        button.trailing == switches[number].leading
        button.top == texts[number].top
        button.height == 30
      }
    }
  }

  @Test(
    "Of pairs that stand beside each other a sign between them says that their centres are aligned, without a tag",
    arguments: [
      ("one pair", 1, 20.0, false, 1), ("several", 3, 20, false, 0),
      ("several that are far apart", 3, 120, false, 0), ("no room for the sign", 3, 50, true, 3),
      ("something between them", 3, 120, true, 3),
    ])
  func pairs(_ row: String, _ count: Int, _ gap: Double, _ isFilled: Bool, _ tags: Int) throws {
    let layout = try Switches(count, gap: gap, isFilled: isFilled).solved(
      in: LayoutEnvironment(device: .canvas(375, 240)), measuring: TextShaper.shared())
    let plan = try FigureRoomTests.plan(layout)
    let centers = plan.placed.filter { if case .center = $0.mark.form { true } else { false } }
    #expect(centers.count == count)
    #expect(centers.count { $0.tag != nil } == tags)
    #expect(centers.allSatisfy { $0.tag != nil || $0.circles.count == 1 })
  }
}
