/// The lines of an item that a constraint can join.
public enum Attribute: Int, Codable, Hashable, Sendable, CaseIterable {
  /// No line: the right side of a constraint without a second item.
  case notAnAttribute = 0
  /// Lines and extents of the alignment rect.
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The baseline of the last line of text, and of the first.
  case lastBaseline, firstBaseline
  /// Lines of the view's layout margins guide.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The name as in code.
  public var name: String { Self.names[rawValue] }
  /// The name behind that of an item: `.leading`.
  var suffix: String { Self.suffixes[rawValue] }

  private static let names = allCases.map { "\($0)" }
  private static let suffixes = names.map { ".\($0)" }

  /// The axis that it lies on, `nil` for ``notAnAttribute``.
  public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it is a width or a height.
  public var isDimension: Bool { self == .width || self == .height }
  /// Whether it swaps sides in a right-to-left layout.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
  package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The same line on the margins guide, for an attribute that names a margin.
  package var withoutMargin: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

/// How the two sides of a constraint compare.
public enum Relation: Int, Codable, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// `=`, `≤` or `≥`.
  public var symbol: String { self == .equal ? "=" : self == .lessThanOrEqual ? "≤" : "≥" }
}

/// How firmly a constraint holds: 1000 is required, everything below yields to what is higher.
public struct LayoutPriority: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Greater than 0 and at most 1000.
  public var rawValue: Float

  /// The priority of that number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of that number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of that number.
  public init(floatLiteral value: Float) { rawValue = value }
  /// The priority of that number.
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// 1000: the constraint holds, or is a conflict.
  public static let required = LayoutPriority(1000)
  /// 750, the one of compression resistance.
  public static let defaultHigh = LayoutPriority(750)
  /// 750, the one of compression resistance.
  public static let high = LayoutPriority(750)
  /// 250, the one of content hugging.
  public static let defaultLow = LayoutPriority(250)
  /// 250, the one of content hugging.
  public static let low = LayoutPriority(250)
  /// 50, with which a view takes a target size that its content need not fit.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the first one yields to the second.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The priority that is firmer by a number; what leaves 0 < p ≤ 1000 is an error when the layout
  /// is solved.
  public static func + (lhs: LayoutPriority, rhs: Float) -> LayoutPriority {
    LayoutPriority(lhs.rawValue + rhs)
  }
  /// The priority that is weaker by a number; what leaves 0 < p ≤ 1000 is an error when the layout
  /// is solved.
  public static func - (lhs: LayoutPriority, rhs: Float) -> LayoutPriority {
    LayoutPriority(lhs.rawValue - rhs)
  }
}
