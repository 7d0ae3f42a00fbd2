import Foundation
import RedlineAnalysis
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What readers of figures took for something else, as small layouts.
@Suite(.blocks) struct ReaderFaultTests {
  typealias Scene = SeenFaultTests

  private static func mark(_ plan: FigurePlan, _ end: String) throws -> PlacedFigureMark {
    let marks = plan.placed.map(\.mark.text)
    return try #require(plan.placed.first { $0.mark.text.hasSuffix(end) }, "\(marks)")
  }

  /// Two fields and a button, of which the lower field is centred along the vertical.
  final class Login: View, LayoutSpec {
    let username = TextField("Username")
    let password = TextField("Password")
    let submit = Button("Log in")

    var layout: Layout {
      username; password; submit
      password.leading == leading + 20
      password.trailing == trailing - 20
      password.centerY == centerY
      username.leading == password.leading
      username.trailing == password.trailing
      password.top == username.bottom + 8
      submit.top == password.bottom + 8
      submit.centerX == centerX
    }
  }

  @Test("No upright line leads to the tag of a level axis, as if it were an axis itself")
  func levelAxes() throws {
    let plan = try Scene.plan(Scene.solved(Login(), on: .iPhoneX))
    let axis = try Self.mark(plan, "password centerY = superview")
    let tag = try #require(axis.tag)
    let line = try #require(axis.strokes.first { $0.style == .axis }).line
    #expect(abs(Double(tag.midY - line.start.y)) < 26)
    #expect(axis.strokes.allSatisfy { !$0.line.isVertical })
  }

  @Test("Equal insets at both sides stand in one row")
  func equalInsets() throws {
    let plan = try Scene.plan(Scene.solved(Login(), on: .iPhoneX))
    let rows = plan.placed.filter { $0.mark.text == "20" }.compactMap { mark in
      mark.strokes.first { $0.style == .bar }.map { Double($0.line.start.y) }
    }
    #expect(rows.count == 2 && Set(rows).count == 1, "\(rows)")
  }

  @Test("Vertical distances stand on one side of the screen")
  func oneChain() throws {
    let plan = try Scene.plan(Scene.solved(Login(), on: .iPhoneX))
    let sides = plan.placed.filter { $0.mark.text == "8" }.compactMap { mark in
      mark.strokes.first { $0.style == .bar }.map { $0.line.start.x > plan.body.midX }
    }
    #expect(sides.count == 2 && Set(sides).count == 1)
  }

  /// One constraint on a label, and what its tag says.
  struct Tag: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var constraint: @Sendable (_ label: Label, _ box: View, _ root: View) -> LayoutConstraint
  }

  static let tags: [Tag] = [
    Tag(testDescription: "the inner one first", text: "≥0") { label, box, _ in
      label.trailing <= box.trailing
    },
    Tag(testDescription: "the outer one first", text: "≥0") { label, box, _ in
      box.trailing >= label.trailing
    },
    Tag(testDescription: "the outer one first, on its edge", text: "label to leading ≥0") {
      label, box, _ in box.leading <= label.leading
    },
    Tag(testDescription: "a distance, the outer one first", text: "≥8") { label, box, _ in
      box.trailing >= label.trailing + 8
    },
    Tag(testDescription: "at most, the outer one first", text: "≤90") { label, box, _ in
      box.trailing <= label.trailing + 90
    },
    Tag(testDescription: "which of two beside each other reaches further", text: "≥0") {
      label, _, root in root.subviews[1].bottom >= label.bottom
    },
    Tag(testDescription: "the same, the other one first", text: "≥0") { label, _, root in
      label.bottom <= root.subviews[1].bottom
    },
    Tag(testDescription: "by how much two overlap", text: "−35") { label, _, root in
      label.leading == root.subviews[1].trailing - 35
    },
    Tag(testDescription: "the same, the other one first", text: "−35") { label, _, root in
      root.subviews[1].bottom == label.top + 35
    },
    Tag(testDescription: "by how much at most", text: "≥−35") { label, _, root in
      label.leading >= root.subviews[1].trailing - 35
    },
    Tag(testDescription: "out of what it is in", text: "−12") { label, box, _ in
      label.leading == box.leading - 12
    },
    Tag(testDescription: "the same, the outer one first", text: "−12") { label, box, _ in
      box.trailing == label.trailing - 12
    },
    Tag(testDescription: "out of it by so much at most", text: "≥−12") { label, box, _ in
      label.trailing <= box.trailing + 12
    },
    Tag(testDescription: "a line of the outer one is the inner one's", text: "label top = box") {
      label, box, _ in box.top == label.top
    },
    Tag(
      testDescription: "a centre of the outer one is the inner one's", text: "label centerX = box"
    ) {
      label, box, _ in box.centerX == label.centerX
    },
    Tag(testDescription: "a centre with a factor", text: "label centerX = 0.5 × box") {
      label, box, _ in label.centerX == box.centerX * 0.5
    },
    Tag(testDescription: "a factor before a letter", text: "=0.5a +8") { label, box, root in
      let other = root.subviews[1]
      return label.width == other.width * 0.5 + 8
    },
  ]

  @Test("A tag says which view it is about, and how it reads along its line", arguments: tags)
  func says(_ tag: Tag) throws {
    let root = View(), box = View(), other = View(), label = Label("A")
    (root.accessibilityIdentifier, box.accessibilityIdentifier) = ("root", "box")
    label.accessibilityIdentifier = "label"
    other.accessibilityIdentifier = "other"
    root.addSubview(box)
    root.addSubview(other)
    box.addSubview(label)
    for view in [box, other, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    let fixed = [
      box.leading == root.leading + 10, box.top == root.top + 10, box.width == 200,
      box.height == 100, other.leading == root.leading + 30, other.top == root.top + 130,
      other.width == 40, other.height == 20,
    ]
    LayoutConstraint.activate(fixed + [tag.constraint(label, box, root)])
    let plan = try Scene.plan(Scene.solved(root, on: .canvas(240, 170)))
    #expect(plan.placed.contains { $0.mark.text == tag.text }, "\(plan.placed.map(\.mark.text))")
  }

  @Test("What repeats is counted behind a distance, and in words behind a size of another view")
  func counts() throws {
    func mark(_ text: String, _ kind: MarkKind, _ id: String, _ form: FigureMark.Form) -> FigureMark
    {
      FigureMark(
        members: [.init(id: id, title: "", subjects: [])], kind: kind, hue: .common, form: form,
        text: text)
    }
    let end = FigureMark.End(place: 10, rect: .zero, isFrame: false)
    let distance = FigureMark.Form.distance(axis: .horizontal, from: end, to: end)
    let extent = FigureMark.Form.extent(
      axis: .horizontal, rect: CGRect(x: 0, y: 0, width: 50, height: 9), isLeaf: true)
    for (text, kind, form, counted) in [
      ("8", MarkKind.spacing, distance, "8 ×2"), ("≥8", .inequality, distance, "≥8 ×2"),
      ("2 × leading +8", .spacing, distance, "2 × leading +8 ×2"),
      ("=a", .equalSize, extent, "=a, 2 views"), ("= form", .fixedSize, extent, "= form, 2 views"),
      ("≥ 0.5 × form", .inequality, extent, "≥ 0.5 × form, 2 views"),
    ] {
      let merged = FigureRepeats.merged(["a", "b"].map { mark(text, kind, $0, form) })
      #expect(merged.map(\.text) == [counted])
    }
  }

  /// Two guides of no width.
  final class Gaps: View, LayoutSpec {
    let one = LayoutGuide(), two = LayoutGuide()
    let box = View()

    var layout: Layout {
      one; two; box
      box.leading == leading + 20
      box.trailing == trailing - 20
      box.top == top + 20
      box.height == 40
      one.leading == leading
      two.trailing == trailing
      one.width == two.width
      one.width == 0 ~ .low
      box.leading >= one.trailing
      box.trailing <= two.leading
    }
  }

  @Test("An equal size that no bar can show says that it is 0")
  func nothing() throws {
    let plan = try Scene.plan(Scene.solved(Gaps(), on: .canvas(300, 100)))
    let texts = plan.placed.filter { $0.mark.kind == .equalSize }.map(\.mark.text)
    #expect(!texts.isEmpty && texts.allSatisfy { $0.hasSuffix(", width 0") }, "\(texts)")
  }

  @Test("The screen lies in the body of a phone with a home button, its corners too")
  func corners() {
    for isSlim in [true, false] {
      for device in [Device.iPhone8, .iPhone6sPlus] {
        let outline = ScreenOutline(device, isSlim: isSlim)
        let radius = outline.bodyRadius
        let (x, y) = (radius - outline.bezel.left, radius - outline.bezel.top)
        #expect(x <= 0 || y <= 0 || (x * x + y * y).squareRoot() < radius)
      }
    }
  }

  @Test("The parts of a header stay whole where it takes two lines")
  func headers() throws {
    let old = try Scene.solved(Login(), on: .iPhoneX)
    let environment = LayoutEnvironment(
      device: .iPhone6sPlus.landscape, layoutDirection: .rightToLeft,
      contentSizeCategory: .extraExtraExtraLarge)
    let new = try Login().solved(in: environment, measuring: TextShaper.shared())
    var diagram = DiffDiagram(from: old, to: new)
    diagram.textMode = .live
    let texts = try diagram.drawing().texts
    #expect(texts.contains { $0.hasPrefix("another environment") }, "\(texts)")
  }
  /// Two boxes, which a constraint lays on one line or not.
  final class Boxes: View, LayoutSpec {
    let one = View(), two = View()
    let isAligned: Bool

    init(isAligned: Bool) { self.isAligned = isAligned }

    var layout: Layout {
      one; two
      one.leading == leading + 20
      one.top == top + 10
      one.size == CGSize(width: 60, height: 20)
      two.top == top + 50
      two.size == CGSize(width: 90, height: 20)
      two.leading == leading + 20 ~ .low
      if isAligned { two.leading == one.leading }
    }
  }

  @Test("A constraint that came or went shows the views on its line, as any other")
  func beadsOfChanges() throws {
    let without = try Scene.solved(Boxes(isAligned: false), on: .canvas(200, 100))
    let with = try Scene.solved(Boxes(isAligned: true), on: .canvas(200, 100))
    for (old, new) in [(without, with), (with, without)] {
      var diagram = DiffDiagram(from: old, to: new)
      diagram.textMode = .live
      // The legend shows a line with two of them.
      let parts = try diagram.svg().text().components(separatedBy: "legend\"")
      let beads = parts[0].matches(of: /<line [^>]*stroke-width="3\.6"/)
      #expect(beads.count == 2, "\(beads.map(\.0))")
    }
  }
  /// A label below an opaque card, and one on it.
  final class Hidden: View, LayoutSpec {
    let below = Label("Below"), card = View(), on = View()

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      card.backgroundColor = .systemGray5
    }

    var layout: Layout {
      below
      card { on }
      below.leading == leading + 20
      below.top == top + 20
      below.size == CGSize(width: 60, height: 30)
      card.edges == edges + 10
      on.leading == card.leading + 90
      on.top == card.top + 10
      on.size == CGSize(width: 60, height: 30)
    }
  }

  @Test("A view that a constraint names is outlined above what hides it, dashed")
  func hiddenViews() throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let layout = try Scene.solved(Hidden(), on: .canvas(240, 120))
    let outlines = FigureOutlines.shapes(FigureScene(Diagram(layout), ink).source)
    func frames(_ shapes: [Shape]) -> [CGRect] {
      shapes.compactMap { if case .rect(let rect, _, _) = $0.content { rect } else { nil } }
    }
    let below = CGRect(x: 20.375, y: 20.375, width: 59.25, height: 29.25)
    let on = CGRect(x: 100.375, y: 20.375, width: 59.25, height: 29.25)
    // The card would hide the outline of what lies on it as well.
    #expect(frames(outlines.above) == [on, below])
    #expect(frames(outlines.below).isEmpty)
    let dashes = outlines.above.map { shape in
      if case .rect(_, _, let paint) = shape.content { paint.dash.isEmpty } else { false }
    }
    #expect(dashes == [true, false])
  }

  /// Three rows, of which the second may be hidden.
  final class Rows: View, LayoutSpec {
    let list: Stack
    let rows = (1...3).map { Label("Row \($0)") }

    init(hides: Bool) {
      rows[1].isHidden = hides
      list = Stack(.vertical, spacing: 8)
      super.init()
      for row in rows { list.addArrangedSubview(row) }
    }

    var layout: Layout {
      list
      list.leading == leading + 20
      list.top == top + 20
      list.width == 160
    }
  }

  @Test("The name of a row that is hidden now does not stand in the row that took its place")
  func goneRows() throws {
    var diagram = DiffDiagram(
      from: try Scene.solved(Rows(hides: false), on: .canvas(300, 140)),
      to: try Scene.solved(Rows(hides: true), on: .canvas(300, 140)))
    diagram.textMode = .live
    let pieces = FigurePieces(try diagram.drawing())
    let list = try #require(pieces.views.first { $0.subjects == [.item("list")] }).frame
    let tag = try #require(
      pieces.labels.max { $0.box.width < $1.box.width }, "\(pieces.labels.count)")
    #expect(!tag.box.intersects(list))
  }
  /// A label below a plain card.
  final class Lost: View, LayoutSpec {
    let below = Label("Below"), card = View()

    var layout: Layout {
      below; card
      below.leading == leading + 20
      below.top == top + 20
      card.edges == edges + 10
    }

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      card.backgroundColor = .systemGray5
    }
  }

  @Test("Each number of a sentence about a view stands in the picture, too")
  func plates() throws {
    let layout = try Scene.solved(Lost(), on: .canvas(240, 120))
    #expect(layout.diagnostics.map(\.kind) == [.covered])
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let texts = try diagram.drawing().texts
    #expect(texts.count { $0 == "!1" } == 2, "\(texts)")
  }
}
