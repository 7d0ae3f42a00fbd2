/// Whether a view flips between left-to-right and right-to-left.
public enum SemanticContentAttribute: Int, Sendable {
  /// The view follows the environment's direction.
  case unspecified
  /// Controls of playback, always left to right.
  case playback
  /// Controls for a direction in space, always left to right.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft

  func direction(in environment: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: environment
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Which distances to the superview, and which sizes, give way when the superview grows.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// Bits as in UIKit.
  public let rawValue: Int
  /// Makes a mask from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the upper edge gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the lower edge gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
