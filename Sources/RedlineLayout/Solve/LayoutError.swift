/// A reason why a layout cannot be solved.
public enum LayoutError: Error, Hashable, Sendable {
  /// The two items of a constraint are not in one view hierarchy.
  case noCommonAncestor(first: String, second: String, location: SourceLocation?)
  /// A constant or multiplier is NaN, infinite or beyond ±1,000,000,000.
  case nonFinite(constraint: String, value: Double, location: SourceLocation?)
  /// A position with nothing to compare it with.
  case locationEqualToConstant(anchor: String, constant: Double, location: SourceLocation?)
  /// A width or height paired with a position, or two axes mixed.
  case incompatibleAttributes(first: String, second: String, location: SourceLocation?)
  /// leading or trailing paired with left or right.
  case mixedDirections(first: String, second: String, location: SourceLocation?)
  /// A priority outside 0 < p ≤ 1000.
  case invalidPriority(constraint: String, value: Double, location: SourceLocation?)
  /// A number of a view that is NaN or infinite, or not positive where it must be: a frame, a
  /// margin, a content size, a font's size.
  case invalidValue(item: String, property: String, value: Double, location: SourceLocation?)
  /// A view added to itself or to one of its own descendants.
  case hierarchyCycle(parent: String, child: String, location: SourceLocation?)
  /// A constraint on a guide that no view owns.
  case guideWithoutOwner(constraint: String, location: SourceLocation?)
  /// A root size that is not finite, negative or larger than 1,000,000 pt.
  case invalidSize(width: Double, height: Double)
}

extension LayoutError: CustomStringConvertible {
  /// The line that wrote the constraint or added the view; `nil` where it is not known.
  public var location: SourceLocation? {
    switch self {
    case .noCommonAncestor(_, _, let location), .nonFinite(_, _, let location),
      .locationEqualToConstant(_, _, let location), .incompatibleAttributes(_, _, let location),
      .mixedDirections(_, _, let location), .invalidPriority(_, _, let location),
      .invalidValue(_, _, _, let location), .hierarchyCycle(_, _, let location),
      .guideWithoutOwner(_, let location):
      location
    case .invalidSize: nil
    }
  }

  /// What is wrong, where, and the next step.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return place + "error: " + message
  }

  private var message: String {
    switch self {
    case .noCommonAncestor(let first, let second, _):
      """
      \(first) and \(second) have no common ancestor; list both views in one layout, or add them \
      to the same hierarchy, before they are constrained to each other
      """
    case .nonFinite(let constraint, let value, _):
      """
      \(constraint) has the value \(formatted(value)); constants and multipliers must be finite \
      and between -1000000000 and 1000000000
      """
    case .locationEqualToConstant(let anchor, let constant, _):
      """
      \(anchor) = \(formatted(constant)) compares a position with a number; positions come in \
      pairs, for example \(anchor) = superview.\(anchor.split(separator: ".").last ?? "top") \
      + \(formatted(constant))
      """
    case .incompatibleAttributes(let first, let second, _):
      """
      \(first) and \(second) cannot be compared; pair positions of one axis with each other, and \
      widths and heights with widths and heights
      """
    case .mixedDirections(let first, let second, _):
      "\(first) and \(second) mix leading or trailing with left or right; use one kind for both"
    case .invalidPriority(let constraint, let value, _):
      """
      \(constraint) has the priority \(formatted(value)); priorities are greater than 0 and at \
      most 1000
      """
    case .invalidValue(let item, let property, let value, _):
      """
      \(property) of \(item) is \(formatted(value)); it must be a finite number, and above 0 for a \
      font size or a scale
      """
    case .hierarchyCycle(let parent, let child, _):
      "\(child) cannot be a subview of \(parent), which is \(child) itself or lies inside it"
    case .guideWithoutOwner(let constraint, _):
      "\(constraint) refers to a guide that no view owns; list the guide in the layout"
    case .invalidSize(let width, let height):
      """
      a root view of \(formatted(width)) × \(formatted(height)) pt cannot be solved; width and \
      height must be between 0 and 1000000
      """
    }
  }
}
