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
    hugging = SolvedLayout.Item.Kind.progressView.usualHugging
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 4)
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(width: View.noIntrinsicMetric, height: context.systemVersion < 14 ? 2 : 4)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.progressView(progress: progress))
  }
}
