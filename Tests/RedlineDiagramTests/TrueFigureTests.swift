import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a figure says is so of the layout, and of no other view.
@Suite(.blocks) struct TrueFigureTests {
  typealias Scene = SeenFaultTests

  private static func text(_ layout: SolvedLayout, _ options: FigureOptions = FigureOptions())
    throws
    -> String
  {
    var diagram = Diagram(layout)
    diagram.figure = options
    diagram.textMode = .live
    return try diagram.svg().text()
  }

  // MARK: What gives way

  final class Boxes: View, LayoutSpec {
    let box = View(), other = View()
    let statements: @Sendable (Boxes) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Boxes) -> [LayoutConstraint]) {
      self.statements = statements
      super.init(frame: .zero)
    }

    var layout: Layout {
      box; other
      box.leading == leading + 20
      box.top == top + 30
      box.width == 100
      box.height == 40
      other.leading == leading + 20
      other.top == box.bottom + 40
      other.height == 40
      statements(self)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tag: String
    let statements: @Sendable (Boxes) -> [LayoutConstraint]
  }

  static let rows = [
    Row(testDescription: "a size", tag: "200@750, is 100") {
      [$0.box.width == 200 ~ .high, $0.other.width == 40]
    },
    Row(testDescription: "a least size", tag: "≥150@250, is 100") {
      [$0.box.width >= 150 ~ .low, $0.other.width == 40]
    },
    Row(testDescription: "a greatest size", tag: "≤60@250, is 100") {
      [$0.box.width <= 60 ~ .low, $0.other.width == 40]
    },
    Row(testDescription: "a least size that holds", tag: "≥80@250") {
      [$0.box.width >= 80 ~ .low, $0.other.width == 40]
    },
    Row(testDescription: "a part of another size", tag: "=0.5a@750, is 10 less") {
      [$0.other.width == $0.box.width * 0.5 ~ .high, $0.other.width == 40]
    },
  ]

  @Test("A tag says what became of a constraint that gives way", arguments: rows)
  func yielding(_ row: Row) throws {
    let plan = try Scene.plan(Scene.solved(Boxes(row.statements), on: .canvas(320, 240)))
    let tags = plan.placed.map(\.mark.text)
    #expect(tags.contains { $0.hasSuffix(row.tag) }, "\(tags)")
  }

  // MARK: Names

  /// Two gaps of which only a number tells which is which.
  final class Gaps: View, LayoutSpec {
    let gap1 = LayoutGuide(), gap2 = LayoutGuide(), leadingPad = LayoutGuide(),
      trailingPad = LayoutGuide()
    let button = Button("One", fill: .systemRed)

    var layout: Layout {
      button; gap1; gap2; leadingPad; trailingPad
      gap1.leading == leading
      gap1.trailing == button.leading
      gap2.leading == button.trailing
      gap2.trailing == trailing
      gap2.width == gap1.width * 2
      button.centerY == centerY
    }
  }

  @Test("Guides that a number tells apart keep it; those that words do are called by the last one")
  func guides() throws {
    let layout = try Scene.solved(Gaps(), on: .canvas(320, 120))
    let names = FigureNames(layout, ids: layout.guides.map(\.id))
    let all = layout.guides.filter { $0.kind == .custom }.map { names($0.id) }
    #expect(all == ["gap1", "gap2", "pad", "pad"])
  }

  /// Views that are called like letters of sizes.
  final class Letters: View, LayoutSpec {
    let a = View(), b = View(), wide = View(), tall = View()

    var layout: Layout {
      a; b; wide; tall
      a.leading == leading + 10
      a.top == top + 10
      a.width == 40
      a.height == 30
      b.leading == a.trailing + 60
      b.top == a.top
      b.width == a.width * 2
      b.height == 30
      wide.leading == leading + 10
      wide.top == a.bottom + 60
      wide.width == 60
      wide.height == 20
      tall.leading == wide.trailing + 60
      tall.top == wide.top
      tall.width == 50
      tall.height == wide.height * 2 + 5
    }
  }

  @Test("No size has the name of a view, and the legend says what each letter is")
  func letters() throws {
    let text = try Self.text(Scene.solved(Letters(), on: .canvas(360, 220)))
    for tag in [">=2c<", ">=2d +5<", ">width of a<", ">height of wide<"] {
      #expect(text.contains(tag), "\(tag)")
    }
  }

  // MARK: Counts and lists

  @Test("What is pale is counted once, and what found no place told once")
  func counts() throws {
    let layout = try Scene.solved(
      Boxes { [$0.other.width == $0.box.width] }, on: .canvas(320, 240))
    let rest = layout.constraints.count { constraint in
      ![constraint.first.item, constraint.second?.item ?? ""].contains { $0.hasSuffix("box") }
    }
    var options = FigureOptions()
    options.emphasis = [.items(["box"])]
    let text = try Self.text(layout, options)
    #expect(text.contains(">pale: \(rest) more<"), "\(rest)")
  }

  // MARK: Findings

  /// Rows that are alike, of which the last has no room for both of its texts.
  final class Rows: View, LayoutSpec {
    final class Line: View {
      let title: Label
      let value: Label

      init(_ title: String, _ value: String) {
        (self.title, self.value) = (Label(title), Label(value))
        super.init(frame: .zero)
      }
    }

    let rows = [
      Line("Name", "Ada"), Line("Address", "12 St James's Square"),
      Line("A very long key for a value", "and a very long value next to it"),
    ]

    var layout: Layout {
      for (index, row) in rows.enumerated() {
        row {
          row.title; row.value
        }
        row.horizontal == horizontal
        row.height == 44
        row.top == (index == 0 ? top : rows[index - 1].bottom)
        row.title.leading == row.leading + 16
        row.title.centerY == row.centerY
        row.title.top >= row.top + 4
        row.title.bottom <= row.bottom - 4
        row.title.width >= 40
        row.value.centerY == row.centerY
        row.value.top >= row.top + 4
        row.value.bottom <= row.bottom - 4
        row.value.width >= 60
        row.value.leading >= row.title.trailing + 8
        row.value.trailing == row.trailing - 16
      }
    }
  }

  @Test("A finding in a row for which another one is drawn has its plate and its view's name")
  func alikeRows() throws {
    let layout = try Scene.solved(Rows(), on: .iPhone15)
    let text = try Self.text(layout)
    #expect(text.contains("3 alike"))
    #expect(text.contains(">?1 title: width<"))
    #expect(text.contains(">rows[2]/title is ambiguous"))
  }

  @Test(
    "Where a frame contradicts constraints, those in the list have letters, and all have plates",
    arguments: [
      (["b"], ["✗1", "✗1", "✗1"]), (["b", "c"], ["✗1", "✗1a", "✗1b"]),
      (["c", "a", "b"], ["✗1a", "✗1b", "✗1c"]),
    ])
  func masks(_ listed: [String], _ plates: [String]) {
    let givenUp = listed.map { id in
      Diagnostic.Member.constraint(id: id, sentence: id, origin: .user, location: nil)
    }
    let finding = Diagnostic(
      .conflictWithFrame, of: "m", .conflictWithFrame(.zero, givenUp: givenUp), items: ["m"],
      constraints: ["a", "b", "c"], rank: 1)
    let members = ConflictMembers(finding, [:])
    #expect(members.plated == ["a", "b", "c"])
    #expect(members.plated.map { members.plate($0, 1) } == plates)
  }

  // MARK: What is cut

  /// Two views far from each other, with edges on one line.
  final class Far: View, LayoutSpec {
    let email = TextField("E-mail"), submit = Button("Go", fill: .systemBlue)

    var layout: Layout {
      email; submit
      email.top == safeArea.top + 200
      email.horizontal == margins.horizontal
      submit.horizontal == email.horizontal
      submit.height == 50
      submit.bottom == safeArea.bottom - 16
    }
  }

  @Test(
    "A figure around a view is no higher than the whole one, and one around two has all between them",
    arguments: [(["email"], true), (["email", "submit"], false)])
  func crops(_ items: [String], _ isFolded: Bool) throws {
    let layout = try Scene.solved(Far(), on: .iPhone15)
    var options = FigureOptions()
    func height(_ options: FigureOptions) throws -> CGFloat {
      var diagram = Diagram(layout)
      diagram.figure = options
      return try diagram.drawing().size.height
    }
    let whole = try height(options)
    options.crop = .items(items)
    let cropped = try height(options)
    #expect((cropped <= whole) == isFolded, "\(cropped) of \(whole)")
  }
}
