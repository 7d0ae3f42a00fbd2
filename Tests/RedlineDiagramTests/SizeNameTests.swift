import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// One bar for several views says of which.
@Suite(.blocks) struct SizeNameTests {
  final class Form: View, LayoutSpec {
    let user = View()
    let password = View()
    let hint = View()
    let statements: @Sendable (Form) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Form) -> [LayoutConstraint]) {
      self.statements = statements
      super.init(frame: .zero)
    }

    var layout: Layout {
      user; password; hint
      user.top == top + 30
      password.top == user.bottom + 30
      hint.top == password.bottom + 30
      statements(self)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Tags of sizes, in their order.
    let tags: [String]
    let statements: @Sendable (Form) -> [LayoutConstraint]
  }

  static let rows = [
    Row(
      testDescription: "equal in a column",
      tags: ["password = user width", "180 × 60", "60", "120 × 60"]
    ) {
      heights($0) + leading($0) + [
        $0.password.width == $0.user.width, $0.user.width == 180, $0.hint.width == 120,
      ]
    },
    Row(
      testDescription: "equal, written twice and the other way round",
      tags: ["password = user width", "user, password 60", "120 × 60"]
    ) {
      heights($0) + leading($0) + [
        $0.password.width == $0.user.width, $0.user.width == $0.password.width,
        $0.user.trailing == $0.trailing - 100, $0.hint.width == 120,
      ]
    },
    Row(
      testDescription: "three equal in a column",
      tags: ["password = user = hint width", "180 × 60", "password, hint 60"]
    ) {
      heights($0) + leading($0) + [
        $0.password.width == $0.user.width, $0.user.width == $0.hint.width, $0.user.width == 180,
      ]
    },
    Row(
      testDescription: "equal, not in a column",
      tags: ["=a", "=a", "180 × 60", "60", "120 × 60"]
    ) {
      heights($0) + [
        $0.user.leading == $0.leading, $0.password.leading == $0.leading + 60,
        $0.hint.leading == $0.leading, $0.password.width == $0.user.width, $0.user.width == 180,
        $0.hint.width == 120,
      ]
    },
    Row(
      testDescription: "one may yield",
      tags: ["=a", "=a@750", "180 × 60", "60", "120 × 60"]
    ) {
      heights($0) + leading($0) + [
        ($0.password.width == $0.user.width).priority(750), $0.user.width == 180,
        $0.hint.width == 120,
      ]
    },
    Row(
      testDescription: "two of one number",
      tags: ["user, password 180 × 60", "120 × 60"]
    ) {
      heights($0) + leading($0) + [
        $0.password.width == 180, $0.user.width == 180, $0.hint.width == 120,
      ]
    },
  ]

  private static func heights(_ form: Form) -> [LayoutConstraint] {
    [form.user, form.password, form.hint].map { $0.height == 60 }
  }

  private static func leading(_ form: Form) -> [LayoutConstraint] {
    [form.user, form.password, form.hint].map { $0.leading == form.leading }
  }

  @Test("Sizes that one bar shows are told with the names of their views", arguments: rows)
  func names(_ row: Row) throws {
    let plan = try FigureRoomTests.plan(
      Form(row.statements).solved(
        in: LayoutEnvironment(device: .canvas(320, 330)), measuring: TextShaper.shared()))
    let sizes = plan.placed.filter { $0.mark.isSize && $0.tag != nil }.map(\.mark.text)
    #expect(sizes.sorted() == row.tags.sorted())
  }

  /// Two lines that part rows.
  final class Rows: View, LayoutSpec {
    let first = View(), second = View()

    var layout: Layout {
      first; second
      for line in [first, second] {
        line.horizontal == horizontal
        line.height == 0.5
      }
      first.top == top + 60
      second.top == first.bottom + 60
    }
  }

  @Test("Of two thin lines the tag says that it is their height, and so do words without a bar")
  func hairlines() throws {
    let tags = try Self.tags(Rows(), (320, 180))
    #expect(tags.contains("first, second height 0.5"), "\(tags)")
    let row = try #require(Self.rows.first { $0.tags.contains("user, password 60") })
    let plan = try FigureRoomTests.plan(
      Form(row.statements).solved(
        in: LayoutEnvironment(device: .canvas(320, 330)), measuring: TextShaper.shared()))
    let told = plan.placed.filter { $0.mark.isSize && $0.mark.copies > 1 }.map(\.mark.told)
    #expect(told.contains("user, password height 60"), "\(told)")
  }

  private static func tags(_ view: View, _ size: (Double, Double)) throws -> [String] {
    let plan = try FigureRoomTests.plan(
      view.solved(
        in: LayoutEnvironment(device: .canvas(size.0, size.1)), measuring: TextShaper.shared()))
    return plan.placed.filter { $0.tag != nil }.map(\.mark.text)
  }

  @Test("Two views with the same three edges are one tag, and so are gaps side by side")
  func joined() throws {
    final class Layers: View, LayoutSpec {
      let back = View()
      let front = View()

      var layout: Layout {
        back; front
        for view in [back, front] {
          view.leading == leading
          view.trailing == trailing
          view.bottom == bottom
        }
        back.top == top + 40
        front.top == top + 80
      }
    }
    let edges = try Self.tags(Layers(), (320, 340)).filter { $0.contains("leading") }
    #expect(edges == ["back, front: leading, bottom, trailing = superview"])

    final class Stacks: View, LayoutSpec {
      let one = StackView()
      let other = StackView()
      let boxes = (0..<4).map { _ in View() }

      var layout: Layout {
        one {
          boxes[0]
          boxes[1]
        }
        other {
          boxes[2]
          boxes[3]
        }
        for (index, stack) in [one, other].enumerated() {
          stack.leading == leading + Double(20 + index * 140)
          stack.top == top + 20
        }
        for box in boxes { box.size == CGSize(width: 100, height: 60) }
      }
    }
    let view = Stacks()
    for stack in [view.one, view.other] { (stack.axis, stack.spacing) = (.vertical, 14) }
    #expect(try Self.tags(view, (320, 340)).filter { $0.hasPrefix("14") } == ["14 ×2"])
  }

  @Test("Guides have their names, but for those of one kind")
  func guides() {
    func names(_ guides: [String]) -> [String] {
      var layout = Fixture.layout("T", .canvas(200, 100), [])
      layout.guides = guides.map {
        SolvedLayout.Guide(
          id: $0, name: $0, kind: .custom, owner: layout.root.id, frame: .zero, role: .free)
      }
      let names = FigureNames(layout, ids: guides)
      return guides.map { names($0) }
    }
    #expect(names(["leadingGap", "trailingGap"]) == ["gap", "gap"])
    #expect(Set(names(["contentLayoutGuide", "frameLayoutGuide"])).count == 2)
  }

  /// A picture in a card of its height, of which one more constraint makes it larger.
  final class Card: View, LayoutSpec {
    let card = View(), photo = View()
    let isOuterFirst: Bool

    init(isOuterFirst: Bool) {
      self.isOuterFirst = isOuterFirst
      super.init(frame: .zero)
    }

    var layout: Layout {
      card { photo }
      card.top == top + 20
      card.leading == leading + 20
      card.width == 200
      card.height == 100
      photo.top == card.top
      photo.leading == card.leading + 20
      photo.width == 80
      photo.height == 120
      isOuterFirst ? card.height == 2 * photo.height ~ 999 : photo.height == 0.5 * card.height ~ 999
    }
  }

  @Test("A size that gives way says by how much the inner view is off", arguments: [true, false])
  func off(isOuterFirst: Bool) throws {
    let layout = try SeenFaultTests.solved(
      Card(isOuterFirst: isOuterFirst), on: .canvas(320, 200))
    let marks = try SeenFaultTests.plan(layout).placed.map(\.mark.told)
    #expect(marks.contains("photo height = 0.5 × card@999, is 70 more"), "\(marks)")
  }
}
