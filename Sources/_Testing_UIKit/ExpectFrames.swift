public import RedlineLayout
public import Testing

/// Compares the frames of a hierarchy with a text, and records an issue that shows what differs.
///
/// ```swift
/// expectFrames(
///   of: controller.view,
///   equal: """
///     UIView 0 0 393 852
///       UITextField 16 67 361 34
///     """)
/// ```
/// - Parameters:
///   - view: It is laid out first.
///   - expected: A line for each view, as ``UIKit/UIView/frameTree``.
///   - comment: What the frames are of; the issue begins with it.
@MainActor
public func expectFrames(
  of view: UIView, equal expected: String, _ comment: Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectSame(expected, view.frameTree, comment, sourceLocation)
}

/// Compares the frames of a solved layout with a text, and records an issue that shows what differs.
/// - Parameters:
///   - layout: What `solved(on:)` gave.
///   - expected: A line for each view, as `SolvedLayout.frameTree`.
///   - comment: What the frames are of; the issue begins with it.
public func expectFrames(
  of layout: SolvedLayout, equal expected: String, _ comment: Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectSame(expected, layout.frameTree, comment, sourceLocation)
}

private func expectSame(
  _ expected: String, _ actual: String, _ comment: Comment?,
  _ sourceLocation: Testing.SourceLocation
) {
  guard let difference = FrameTree.difference(from: expected, to: actual) else { return }
  let title = comment.map { "\($0): " } ?? ""
  Issue.record(
    "\(title)the frames differ (- expected, + actual):\n\(difference)",
    sourceLocation: sourceLocation)
}
