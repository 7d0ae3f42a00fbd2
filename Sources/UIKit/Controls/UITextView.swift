import RedlineLayout

/// A text that can be scrolled and edited.
///
/// While scrolling is disabled, its content is the text with 8 pt above and below and 5 pt at the
/// sides; else it has no content size.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  override class func makePeer() -> View { TextView() }

  private var textView: TextView { peer as! TextView }
  private var attributedString: NSAttributedString?

  /// A text view; the container is not used.
  public convenience init(frame: CGRect, textContainer: Any?) { self.init(frame: frame) }

  open var text: String! = "" {
    didSet {
      attributedString = nil
      show()
    }
  }
  /// A text in the font and the colour of its first character; other attributes are not drawn.
  open var attributedText: NSAttributedString! {
    get { attributedString ?? NSAttributedString(string: text ?? "") }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      }
      text = newValue?.string ?? ""
      attributedString = newValue
    }
  }
  /// The system's font of 12 pt unless set.
  open var font: UIFont? { didSet { show() } }
  open var textColor: UIColor? { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// Distances in points from the edges to the text, which has another 5 pt at its sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { show() }
  }
  open override var isScrollEnabled: Bool { didSet { show() } }

  /// Stored only, as the properties that follow.
  open var isEditable = true
  /// Stored only: there are no touches.
  open var isSelectable = true
  /// Stored only: preferred fonts follow the text size, others do not.
  open var adjustsFontForContentSizeCategory = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var context = measuringContext
    context.width = size.width > 0 ? Double(size.width) : nil
    return textView.textSize(in: context)
  }

  private func show() {
    textView.text = text ?? ""
    textView.font = (font ?? .systemFont(ofSize: 12)).peer
    textView.textColor = (textColor ?? .label).peer
    textView.textAlignment = textAlignment.peer
    textView.isScrollEnabled = isScrollEnabled
    textView.textContainerInset = EdgeInsets(textContainerInset)
    LayoutChanges.note()
  }
}
