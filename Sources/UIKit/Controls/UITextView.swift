import RedlineLayout

/// A text that can be scrolled and edited, drawn as plain text.
///
/// While scrolling is disabled, its content is the text with 8 pt above and below and 5 pt at the
/// sides; else it has no content size.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  public convenience init(frame: CGRect, textContainer: Any?) { self.init(frame: frame) }

  open var text: String! = "" { didSet { LayoutChanges.note() } }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  open var font: UIFont? { didSet { LayoutChanges.note() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  /// Distances in points from the edges to the text, which has another 5 pt at its sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { LayoutChanges.note() }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(in: stored.context ?? measuringContext)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var context = measuringContext
    context.width = size.width > 0 ? Double(size.width) : nil
    return textSize(in: context)
  }

  private func textSize(in context: ContentContext) -> CGSize {
    let category = context.traits.preferredContentSizeCategory
    let font = (font ?? .systemFont(ofSize: 12)).solved.resolved(for: category)
    let sides = textContainerInset.left + textContainerInset.right + 10
    let limit = context.width.map { max(0, $0 - Double(sides)) }
    let single = context.text.measure(
      text ?? "", font: font, maximumWidth: nil, maximumLines: 0)
    let wrapped = context.text.measure(
      text ?? "", font: font, maximumWidth: limit, maximumLines: 0)
    let lines = Double(max(1, wrapped.lineCount))
    return CGSize(
      width: context.ceiled(single.width) + sides,
      height: context.ceiled(lines * (font.leading ?? font.lineHeight)) + textContainerInset.top
        + textContainerInset.bottom)
  }
}
