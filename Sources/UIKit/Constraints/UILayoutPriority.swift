import RedlineLayout

/// How firmly a constraint holds: 1000 is required, everything below yields to what is higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
  /// Greater than 0 and at most 1000.
  public var rawValue: Float

  /// The priority of a number, 0 < p ≤ 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a number, 0 < p ≤ 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint holds, or is a conflict.
  public static let required = UILayoutPriority(1000)
  /// 750, the compression resistance of most views.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510; no scene is ever resized here, so that it is a number like others.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500; no scene is ever resized here, so that it is a number like others.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490; no scene is ever resized here, so that it is a number like others.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250, the content hugging of most views.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, with which a view takes the target of `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  init(peer priority: LayoutPriority) { rawValue = priority.rawValue }
}

extension UILayoutPriority {
  /// A priority that is so much higher.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }
  /// A priority that is so much lower.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }
  /// Whether the first one yields to the second.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Whether the second one yields to the first.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }
  /// Whether the first one yields to the second, or neither does.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }
  /// Whether the second one yields to the first, or neither does.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }
}

extension LayoutPriority {
  init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}
