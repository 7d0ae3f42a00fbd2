public import Foundation

/// An on-off control of 51 × 31 pt (63 × 28 since iOS 26), as `UISwitch`; its alignment rect is 2 pt
/// narrower.
open class Switch: View {
  /// Whether the knob is at the trailing end.
  public var isOn: Bool

  /// Makes a switch.
  public init(isOn: Bool = false) {
    self.isOn = isOn
    super.init()
    hugging = SolvedLayout.Item.Kind.toggle.usualHugging
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func contentSize(in context: ContentContext) -> CGSize {
    context.systemVersion < 26 ? intrinsicContentSize : CGSize(width: 61, height: 28)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.toggle(isOn: isOn))
  }
}
