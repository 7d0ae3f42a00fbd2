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
      tags: ["password = user", "180 × 60", "60", "120 × 60"]
    ) {
      heights($0) + leading($0) + [
        $0.password.width == $0.user.width, $0.user.width == 180, $0.hint.width == 120,
      ]
    },
    Row(
      testDescription: "equal, written twice and the other way round",
      tags: ["password = user", "user, password 60", "120 × 60"]
    ) {
      heights($0) + leading($0) + [
        $0.password.width == $0.user.width, $0.user.width == $0.password.width,
        $0.user.trailing == $0.trailing - 100, $0.hint.width == 120,
      ]
    },
    Row(
      testDescription: "three equal in a column",
      tags: ["password = user = hint", "180 × 60", "password, hint 60"]
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
}
