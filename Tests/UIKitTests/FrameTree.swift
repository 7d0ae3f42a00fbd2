import Testing
import UIKit

extension UIView {
  /// One line for each view: its class, then `x y width height` in its superview.
  var frameTree: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let rounded = (Double(number) * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return ["\(indent)\(type(of: self)) \(numbers.joined(separator: " "))"]
      + subviews.flatMap { $0.lines(indent: indent + "  ") }
  }
}

/// Compares the frames of a hierarchy with a text, and shows the lines that differ.
@MainActor func expectTree(
  _ view: UIView, _ expected: String, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  let actual = view.frameTree
  guard actual != expected else { return }
  let actualLines = actual.components(separatedBy: "\n")
  let change = actualLines.difference(from: expected.components(separatedBy: "\n"))
  let marked = change.map { step in
    switch step {
    case .remove(let line, let text, _): (line, 0, "- \(text)")
    case .insert(let line, let text, _): (line, 1, "+ \(text)")
    }
  }
  let lines = marked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  Issue.record(
    "\(comment.map { "\($0): " } ?? "")the frames differ:\n\(lines)\nall of them:\n\(actual)",
    sourceLocation: sourceLocation)
}
