public import Foundation

/// A turning wheel, as `UIActivityIndicatorView`: 20 × 20 pt, or 37 × 37.
open class ActivityIndicatorView: View {
  /// The size: 20 × 20 pt, or 37 × 37.
  public enum Style: Sendable { case medium, large }

  /// The size.
  public var style: Style

  /// Makes a wheel.
  public init(style: Style = .medium) {
    self.style = style
    super.init()
    hugging = SolvedLayout.Item.Kind.activityIndicator.usualHugging
  }

  open override var intrinsicContentSize: CGSize {
    let side = style == .medium ? 20.0 : 37
    return CGSize(width: side, height: side)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.activityIndicator)
  }
}
