extension UIView {
  /// What `intrinsicContentSize` says for an axis along which the content has no size.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Which distances to the superview, and which sizes, give way when the superview grows.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

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

  /// How content would be scaled into the bounds, compared only.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint would be dimmed; it never is.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// How an animation would run; nothing is animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted, without effect.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Accepted, without effect.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Accepted, without effect.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Accepted, without effect.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Accepted, without effect.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Accepted, without effect.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Accepted, without effect.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Accepted, without effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Accepted, without effect.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Accepted, without effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Accepted, without effect.
    public static let curveEaseInOut: AnimationOptions = []
    /// Accepted, without effect.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Accepted, without effect.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Accepted, without effect.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Accepted, without effect.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Accepted, without effect.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Accepted, without effect.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Accepted, without effect.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Accepted, without effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Accepted, without effect.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Accepted, without effect.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation would speed up; nothing is animated.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

/// Whether a view flips between left-to-right and right-to-left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which a view lays out its contents.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
