public import Foundation

/// A pair of minus and plus, as `UIStepper`: 94 × 32 pt, and 29 high before iOS 13.
open class Stepper: View {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    hugging = SolvedLayout.Item.Kind.stepper.usualHugging
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(width: 94, height: context.systemVersion < 13 ? 29 : 32)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.stepper)
  }
}
