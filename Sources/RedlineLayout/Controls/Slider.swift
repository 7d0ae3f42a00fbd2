public import Foundation

/// A slider without an intrinsic width, as `UISlider`: its frame is 31 pt high and 2 pt wider at both
/// ends than its alignment rect; since iOS 26 both are 34 pt high.
open class Slider: View {
  /// 0…1.
  public var value: Double

  /// Makes a slider; `value` is limited to 0…1.
  public init(value: Double = 0.5) {
    self.value = min(1, max(0, value))
    super.init()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 30)
  }
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }

  override func alignmentInsets(_ system: SystemVersion) -> EdgeInsets {
    system < 26 ? alignmentRectInsets : .zero
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    context.systemVersion < 26
      ? intrinsicContentSize : CGSize(width: View.noIntrinsicMetric, height: 34)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.slider(value: value))
  }
}
