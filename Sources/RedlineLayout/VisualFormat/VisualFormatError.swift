/// A visual format string that cannot be read, or that asks for what does not exist.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Reason: Hashable, Sendable {
    /// `H` or `V` without the colon.
    case missingColon(Axis)
    /// Something other than a view follows, or nothing.
    case expectedView
    /// A view or its predicates do not end.
    case unfinishedView
    /// A sign that is not `==`, `>=` or `<=`.
    case unknownRelation
    /// A predicate without a number or a name.
    case expectedNumber
    /// A connection that does not end with `-`.
    case unfinishedConnection
    /// Predicates that do not end with `)`.
    case unfinishedPredicates
    /// Something follows the last view or the superview.
    case unexpectedEnd
    /// A name that the views do not have.
    case unknownView(String)
    /// A name that the metrics do not have.
    case unknownMetric(String)
    /// A `|` beside a view without a superview.
    case noSuperview
    /// A number that is not finite, or a priority outside 0 < p ≤ 1000.
    case invalidNumber(Double)
    /// Views in a row aligned on a line of that row.
    case alignment(Axis)
    /// Spacing between baselines in a horizontal format.
    case baselineSpacing
  }

  /// What is wrong.
  public var reason: Reason
  /// The string that was read.
  public var format: String
  /// Characters before the place that is wrong.
  public var position: Int

  /// One sentence, where UIKit's is known in its words.
  public var message: String {
    switch reason {
    case .missingColon(let axis):
      "Expected ':' after '\(axis == .vertical ? "V" : "H")' to specify \(axis) arrangement"
    case .expectedView: "Expected a view, like [name]"
    case .unfinishedView:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedNumber: "Expected a number or the name of a metric"
    case .unfinishedConnection: "Expected a '-' at the end of the connection"
    case .unfinishedPredicates: "Expected ',' or ')' after a predicate"
    case .unexpectedEnd: "Expected the end of the format, or a connection"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name): "\(name) is not a key in the metrics dictionary."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .invalidNumber(let value):
      "\(formatted(value)) is no constant, or no priority above 0 and at most 1000"
    case .alignment(let axis):
      """
      Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout \
      that is also \(axis).
      """
    case .baselineSpacing: "Spacing from baseline to baseline needs a vertical format"
    }
  }

  /// UIKit's text: the sentence, the format, and a caret below the place.
  public var description: String {
    let caret = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)"
  }
}
