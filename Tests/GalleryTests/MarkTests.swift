import RedlineDiagram
import RedlineKit
import RedlineLayout
import TestPrograms
import Testing

/// What the label of a constraint says.
@Suite(.blocks) struct MarkTests {
  final class Pair: View, LayoutSpec {
    let a = View()
    let b = View()
    let statements: (Pair) -> [LayoutConstraint]

    init(_ statements: @escaping (Pair) -> [LayoutConstraint]) {
      self.statements = statements
      super.init()
      for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = true }
      a.frame = CGRect(x: 20, y: 20, width: 60, height: 120)
      b.frame = CGRect(x: 160, y: 20, width: 60, height: 120)
    }

    var layout: Layout {
      a
      b
      statements(self)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let label: String
    let constraint: @Sendable (Pair) -> LayoutConstraint
  }

  static let rows = [
    Row(testDescription: "distance", label: "80") { $0.b.leading == $0.a.trailing + 80 },
    Row(testDescription: "system spacing", label: "80·sys") { pair in
      pair.b.leading == pair.a.trailing + .system(10)
    },
    Row(testDescription: "at least", label: "≥20") { $0.b.leading >= $0.a.trailing + 20 },
    Row(testDescription: "inset from the far edge", label: "≥10") { pair in
      pair.b.trailing <= pair.trailing - 10
    },
    Row(testDescription: "optional", label: "80@750") { pair in
      pair.b.leading == pair.a.trailing + 80 ~ .high
    },
    Row(testDescription: "fixed width", label: "60") { $0.a.width == 60 },
    Row(testDescription: "width from height", label: "1:2") { $0.a.width == $0.a.height * 0.5 },
    Row(testDescription: "height from width", label: "1:2") { $0.a.height == $0.a.width * 2 },
    Row(testDescription: "a least height is a greatest ratio", label: "≤1:2") { pair in
      pair.a.height >= pair.a.width * 2
    },
    Row(testDescription: "ratio with a constant", label: "3:5 −12") { pair in
      pair.a.width == pair.a.height * 0.6 - 12
    },
    Row(testDescription: "alignment", label: "a, b top") { $0.b.top == $0.a.top },
  ]

  @Test(arguments: rows) func theLabelSaysTheConstraint(_ row: Row) throws {
    let solved = try Pair { [row.constraint($0)] }.solved(on: .canvas(240, 160))
    let labels = try Diagram(solved).drawnLabels().labels
    let mark = "c-\(try #require(solved.constraints.first { $0.origin == .user }).id)"
    let label = try #require(labels.first { $0.marks.contains(mark) })
    #expect(label.text == row.label)
  }
}
