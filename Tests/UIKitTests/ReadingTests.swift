import RedlineAnalysis
import RedlineLayout
import Testing
import UIKit

/// What a screen reader stops at where a view names its elements.
private struct ReadingRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Of the labels `One` and `Two` in the view.
  var elements: @MainActor @Sendable (UIView, UIView) -> [Any]?
  var spoken: [String]
}

private let rows = [
  ReadingRow(testDescription: "none named", elements: { _, _ in nil }, spoken: ["One", "Two"]),
  ReadingRow(testDescription: "in their order", elements: { [$1, $0] }, spoken: ["Two", "One"]),
  ReadingRow(testDescription: "one of them", elements: { [$1, "no view"] }, spoken: ["Two"]),
  ReadingRow(testDescription: "an empty list", elements: { _, _ in [] }, spoken: []),
  ReadingRow(
    testDescription: "only what is no view", elements: { _, _ in ["no view"] },
    spoken: ["One", "Two"]),
]

@MainActor @Suite(.serialized) struct ReadingTests {
  @Test(arguments: rows) private func reads(_ row: ReadingRow) throws {
    let controller = UIViewController()
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let labels = ["One", "Two"].enumerated().map { index, text in
      let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 100, height: 30))
      label.text = text
      group.addSubview(label)
      return label
    }
    group.accessibilityElements = row.elements(labels[0], labels[1])
    controller.view.addSubview(group)
    let solved = try controller.solved(on: Screen.phone8)
    #expect(solved.accessibilityElements.map(\.label) == row.spoken)
  }
}
