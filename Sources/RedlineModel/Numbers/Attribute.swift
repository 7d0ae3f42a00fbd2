/// The lines of an item that a constraint can join.
public enum Attribute: Int, Codable, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The name as in code.
  public var name: String { Self.names[rawValue] }

  private static let names = allCases.map { "\($0)" }

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
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
  package var isAbsoluteSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

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

/// A place in source code.
public struct SourceLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as `#fileID` gives them: `MyLayouts/TwoButtons.swift`.
  public var fileID: String
  /// Counted from 1.
  public var line: Int

  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The file's name without the module.
  public var fileName: String { String(fileID.split(separator: "/").last ?? "") }
  /// `TwoButtons.swift:14`.
  public var description: String { "\(fileName):\(line)" }
}

/// How firmly a constraint holds: 1000 is required, everything below yields to what is higher.
public struct LayoutPriority: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Greater than 0 and at most 1000.
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  public static let required = LayoutPriority(1000)
  public static let defaultHigh = LayoutPriority(750)
  public static let high = LayoutPriority(750)
  public static let defaultLow = LayoutPriority(250)
  public static let low = LayoutPriority(250)
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public static func + (lhs: LayoutPriority, rhs: Float) -> LayoutPriority {
    LayoutPriority(lhs.rawValue + rhs)
  }
  public static func - (lhs: LayoutPriority, rhs: Float) -> LayoutPriority {
    LayoutPriority(lhs.rawValue - rhs)
  }
}
