public import Foundation

/// A bar that shows progress, as `UIProgressView`: 4 pt high (2 before iOS 14), without a width of
/// its own.
open class ProgressView: View {
  /// 0…1.
  public var progress: Double

  /// Makes a bar; `progress` is limited to 0…1.
  public init(progress: Double = 0.5) {
    self.progress = min(1, max(0, progress))
    super.init()
    hugging = AxisPair(250, 750)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 4)
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(width: View.noIntrinsicMetric, height: context.systemVersion < 14 ? 2 : 4)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .progressView)
    content.value = progress
    return content
  }
}

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
    hugging = AxisPair(750, 750)
  }

  open override var intrinsicContentSize: CGSize {
    let side = style == .medium ? 20.0 : 37
    return CGSize(width: side, height: side)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(kind: .activityIndicator)
  }
}

/// A row of dots, one for each page, as `UIPageControl`.
///
/// 37 pt high and 16 pt a page without the last gap before iOS 14. Since then it is 26 pt high; its
/// width, 18 pt a page and 62 pt, is known for three pages only.
open class PageControl: View {
  /// The number of dots, ≥ 0.
  public var numberOfPages: Int
  /// Counted from 0.
  public var currentPage: Int

  /// Makes a row of dots.
  /// - Parameters:
  ///   - pages: The number of dots; below 0 there are none.
  ///   - current: The page that is shown, from 0.
  public init(pages: Int = 0, current: Int = 0) {
    numberOfPages = max(0, pages)
    currentPage = current
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    let count = Double(numberOfPages)
    return context.systemVersion < 14
      ? CGSize(width: max(0, 16 * count - 9), height: 37)
      : CGSize(width: count == 0 ? 0 : 18 * count + 62, height: 26)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .pageControl)
    content.count = numberOfPages
    content.selection = currentPage
    return content
  }
}
