import RedlineLayout

/// A text of one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  override class func makePeer() -> View { Label() }

  private var label: Label { peer as! Label }

  open var text: String? {
    get { attributedString?.string ?? plainText }
    set {
      plainText = newValue
      attributedString = nil
      show()
    }
  }
  private var plainText: String?
  private var attributedString: NSAttributedString?

  /// A text in the font and the colour of its first character; other attributes are not drawn.
  open var attributedText: NSAttributedString? {
    get { attributedString ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      attributedString = newValue
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      }
      show()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { show() } }
  open var textColor: UIColor! = .label {
    didSet { label.textColor = (textColor ?? .label).peer }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment.peer }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { label.lineBreakMode = lineBreakMode.peer }
  }
  /// The most lines; 0 means as many as needed.
  open var numberOfLines = 1 { didSet { show() } }
  /// The width at which lines break, in points; 0 takes the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { show() } }
  /// Whether a font of a text style follows changes of the text size; it always does.
  open var adjustsFontForContentSizeCategory = false

  /// Whether a text on one line is set in a smaller font where it needs one.
  open var adjustsFontSizeToFitWidth = false { didSet { show() } }
  /// How small that font may be, as a part of the size; 0 keeps the size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { show() } }

  /// Stored only, as the properties that follow.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored only: the text keeps its colour.
  open var isEnabled = true
  /// Stored only: the text keeps its colour.
  open var isHighlighted = false
  /// Stored only.
  open var highlightedTextColor: UIColor?
  /// Stored only: shadows are not drawn.
  open var shadowColor: UIColor?
  /// Stored only: shadows are not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1, size.width > 0, preferredMaxLayoutWidth == 0 else {
      return fittingContent(size)
    }
    label.preferredMaxLayoutWidth = size.width
    defer { label.preferredMaxLayoutWidth = 0 }
    return fittingContent(size)
  }

  private func show() {
    label.text = text ?? ""
    label.font = (font ?? .systemFont(ofSize: 17)).peer
    label.numberOfLines = numberOfLines
    let scales = adjustsFontSizeToFitWidth && minimumScaleFactor > 0
    label.minimumScaleFactor = scales ? min(1, minimumScaleFactor) : 1
    label.preferredMaxLayoutWidth = max(0, preferredMaxLayoutWidth)
    LayoutChanges.note()
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`; that of the first character is drawn.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; that of the first character is drawn.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
