import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a figure says is what the layout says: whose constraint it is, its number, and where its line ends.
@Suite(.blocks) struct StatementTests {
  typealias Scene = SeenFaultTests

  final class Pair: View, LayoutSpec {
    let one = View(), two = View()
    let statements: @Sendable (Pair) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Pair) -> [LayoutConstraint]) {
      self.statements = statements
    }

    var layout: Layout {
      one; two
      for statement in statements(self) { statement }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tags: [String]
    let statements: @Sendable (Pair) -> [LayoutConstraint]
  }

  /// One at 20, 20 and two at 120, 20, each 60 × 40.
  private static func placed(_ pair: Pair) -> [LayoutConstraint] {
    [
      pair.one.leading == pair.leading + 20, pair.one.top == pair.top + 20,
      pair.one.width == 60, pair.one.height == 40,
      pair.two.width == 60, pair.two.height == 40,
    ]
  }

  static let rows = [
    Row(
      testDescription: "the inner centre is where the outer one's is",
      tags: ["one centerX = superview +8"]
    ) {
      [$0.centerX == $0.one.centerX - 8, $0.one.top == $0.top]
    },
    Row(
      testDescription: "the inner edge is where the outer centre is",
      tags: ["one bottom on superview center"]
    ) {
      [$0.centerY == $0.one.bottom, $0.one.leading == $0.leading]
    },
    Row(
      testDescription: "a multiple of a place is no distance", tags: ["two bottom = 2 × one bottom"]
    ) {
      placed($0) + [$0.two.bottom == $0.one.bottom * 2, $0.two.leading == $0.leading + 120]
    },
    Row(testDescription: "a width that yields", tags: ["90@700, is 60"]) {
      placed($0) + [
        $0.one.width == 90 ~ 700, $0.two.leading == $0.leading + 120, $0.two.top == $0.top + 20,
      ]
    },
    Row(testDescription: "a width of another view that yields", tags: ["=a@700, is 60 less"]) {
      [
        $0.one.leading == $0.leading + 20, $0.one.top == $0.top + 20, $0.one.height == 40,
        $0.one.width == 60, $0.two.width == 120, $0.two.height == 40,
        $0.two.leading == $0.leading + 120, $0.two.top == $0.top + 20,
        $0.one.width == $0.two.width ~ 700,
      ]
    },
    Row(testDescription: "centres along both axes", tags: ["one center"]) {
      [
        $0.one.centerX == $0.centerX, $0.one.centerY == $0.centerY, $0.one.width == 60,
        $0.one.height == 40,
      ]
    },
    Row(testDescription: "four edges of a guide", tags: ["one edges = safe area"]) {
      [
        $0.one.top == $0.safeArea.top, $0.one.leading == $0.safeArea.leading,
        $0.one.bottom == $0.safeArea.bottom, $0.one.trailing == $0.safeArea.trailing,
      ]
    },
    Row(
      testDescription: "three edges of a guide",
      tags: ["one leading, bottom, trailing = safe area"]
    ) {
      [
        $0.one.top == $0.safeArea.top + 30, $0.one.leading == $0.safeArea.leading,
        $0.one.bottom == $0.safeArea.bottom, $0.one.trailing == $0.safeArea.trailing,
      ]
    },
    Row(
      testDescription: "edges of two guides name none",
      tags: ["one leading, bottom, trailing"]
    ) {
      [
        $0.one.top == $0.safeArea.top + 30, $0.one.leading == $0.safeArea.leading,
        $0.one.bottom == $0.bottom, $0.one.trailing == $0.safeArea.trailing,
      ]
    },
    Row(
      testDescription: "four edges, some written from the outer one",
      tags: ["one edges = superview"]
    ) {
      [
        $0.one.leading == $0.leading, $0.one.top == $0.top, $0.trailing == $0.one.trailing,
        $0.bottom == $0.one.bottom,
      ]
    },
    Row(
      testDescription: "of two views on a line one hides the other",
      tags: ["one, two leading = superview"]
    ) {
      [
        $0.one.leading == $0.leading, $0.one.top == $0.top, $0.one.width == 60,
        $0.one.height == 120, $0.two.leading == $0.leading, $0.two.centerY == $0.one.centerY,
        $0.two.width == 60, $0.two.height == 80,
      ]
    },
    Row(testDescription: "two views on a line are seen both", tags: ["one, two top = superview"]) {
      [
        $0.one.leading == $0.leading, $0.one.top == $0.top, $0.one.width == 60,
        $0.one.height == 120, $0.two.leading == $0.leading + 120, $0.two.top == $0.top,
        $0.two.width == 60, $0.two.height == 80,
      ]
    },
    Row(testDescription: "four insets, some written from the outer one", tags: ["insets 16"]) {
      [
        $0.one.leading == $0.leading + 16, $0.one.top == $0.top + 16,
        $0.trailing == $0.one.trailing + 16, $0.bottom == $0.one.bottom + 16,
      ]
    },
  ]

  @Test("A tag says whose and how much", arguments: rows) func tags(_ row: Row) throws {
    let plan = try Scene.plan(Scene.solved(Pair(row.statements), on: .canvas(300, 220)))
    let marks = plan.placed.filter { $0.tag != nil }.map(\.mark.text)
    for tag in row.tags { #expect(marks.contains(tag), "\(marks)") }
  }

  @Test("A letter of equal sizes has one meaning in a figure")
  func letters() throws {
    let layout = try Scene.solved(
      Pair { [$0.one.width == $0.two.width, $0.one.height == $0.two.height] }, on: .canvas(300, 220)
    )
    var letters = SizeLetters(after: 25, in: layout)
    let sizes = layout.constraints.filter { $0.first.attribute.isDimension && $0.second != nil }
    letters.group(sizes)
    #expect(letters.count == 2)
    #expect(sizes.map(letters.letter) == ["z", "aa"])
  }

  /// A badge on the corner of a picture.
  final class Badged: View, LayoutSpec {
    let picture = ImageView("photo", size: CGSize(width: 80, height: 80)), badge = View()

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      badge.backgroundColor = .systemOrange
    }

    var layout: Layout {
      picture; badge
      picture.leading == leading + 20
      picture.top == top + 20
      badge.size == CGSize(width: 16, height: 16)
      badge.centerX == picture.trailing
      badge.centerY == picture.bottom
    }
  }

  @Test("No tag lies on a badge") func badges() throws {
    let plan = try Scene.plan(Scene.solved(Badged(), on: .canvas(300, 160)))
    let geometry = OverlayGeometry(
      try Scene.solved(Badged(), on: .canvas(300, 160)), plan.projection)
    let badge = geometry.rect("badge")
    for tag in plan.placed.compactMap(\.tag) {
      #expect(!tag.intersects(badge.insetBy(dx: 1, dy: 1)), "\(tag) on \(badge)")
    }
  }

  // MARK: Ends of lines

  struct Cut: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: CGRect
    let caps: [Cap]
  }

  static let cuts = [
    Cut(
      testDescription: "in the middle", text: CGRect(x: 40, y: 0, width: 20, height: 20),
      caps: [.dot, .none, .none, .diamond]),
    Cut(
      testDescription: "over its start", text: CGRect(x: -10, y: 0, width: 30, height: 20),
      caps: [.none, .diamond]),
    Cut(
      testDescription: "over its end", text: CGRect(x: 80, y: 0, width: 30, height: 20),
      caps: [.dot, .none]),
  ]

  @Test("A line whose end is below a text has no sign where the text begins", arguments: cuts)
  func caps(_ row: Cut) {
    let line = Stroke(
      start: CGPoint(x: 0, y: 10), end: CGPoint(x: 100, y: 10), startCap: .dot, endCap: .diamond)
    for line in [line, line.reversed] {
      let parts = DrawnLines(texts: [row.text]).cut(line)
      let caps = parts.flatMap { [$0.startCap, $0.endCap] }
      #expect(Set(caps) == Set(row.caps))
      #expect(caps.count == row.caps.count)
    }
  }

  @Test("Of two fields that touch, no line through one leads to the edge of the other")
  func touching() throws {
    final class Fields: View, LayoutSpec {
      let upper = TextField("New password"), lower = TextField("Password confirmation")

      var layout: Layout {
        upper; lower
        for (index, field) in [upper, lower].enumerated() {
          field.horizontal == horizontal + 15
          field.height == 44
          field.top == top + (index == 0 ? 0 : 44)
        }
      }
    }
    let plan = try Scene.plan(Scene.solved(Fields(), on: .canvas(375, 88)))
    for placed in plan.placed {
      for stroke in placed.strokes where stroke.style == .extent || stroke.style == .leader {
        for part in plan.lines.cut(stroke.line, margin: 1) where part.startCap == .dot {
          #expect(part.start == stroke.line.start)
        }
      }
    }
  }

  // MARK: Pages

  final class Still: View, LayoutSpec {
    let label = Label("A text")

    var layout: Layout { label }
  }

  @Test("A figure with nothing to annotate says so")
  func notes() throws {
    func text(_ view: View) throws -> String {
      var diagram = Diagram(try Scene.solved(view, on: .canvas(120, 60)))
      diagram.textMode = .live
      return try diagram.svg().text()
    }
    #expect(try text(View()).contains("no views"))
    #expect(try text(Button("Done")).contains("no subviews"))
    let still = Still()
    still.label.translatesAutoresizingMaskIntoConstraints = true
    #expect(try text(still).contains("no constraints"))
    #expect(try !text(Pair(Self.rows[0].statements)).contains("no constraints"))
  }

  /// Panels of one structure in views of several names.
  final class Cards: View, LayoutSpec {
    let first = View(), second = View(), third = View()
    let titles = (0..<9).map { Label("Row \($0)") }

    var layout: Layout {
      first {
        titles[0]; titles[1]; titles[2]
      }
      second {
        titles[3]; titles[4]; titles[5]
      }
      third {
        titles[6]; titles[7]; titles[8]
      }
      for (index, card) in [first, second, third].enumerated() {
        card.horizontal == horizontal + 16
        card.height == 120
        card.top == top + 140 * Double(index)
        for row in 0..<3 {
          let title = titles[index * 3 + row]
          title.leading == card.leading + 12
          title.top == card.top + Double(10 + (index == 2 ? 31 : 30) * row)
        }
      }
    }
  }

  @Test("Containers are alike by what is in them, whatever that is called; another number is not")
  func twins() throws {
    let layout = try Scene.solved(Cards())
    let groups = FigureGroups(layout, layout.constraints, hidden: []).groups
    #expect(groups.map(\.twins.count) == [1, 0])
  }
}
