import RedlineLayout

/// Where a shrunk text would stand.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

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

  /// A text whose parts are measured and drawn in their own fonts, spaces, colours, lines and paragraph
  /// styles. The label takes font, colour, alignment and line break of the first character.
  open var attributedText: NSAttributedString? {
    get { attributedString ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      attributedString = newValue
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
          (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
        }
      }
      show()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { show() } }
  open var textColor: UIColor! = .label {
    didSet { showColor() }
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
  open var adjustsFontForContentSizeCategory = false {
    didSet { tell(oldValue, adjustsFontForContentSizeCategory) }
  }

  /// Whether a text on one line is set in a smaller font where it needs one.
  open var adjustsFontSizeToFitWidth = false { didSet { show() } }
  /// How small that font may be, as a part of the size; 0 keeps the size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { show() } }

  /// Compared only, as the properties that follow.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { tell(oldValue, allowsDefaultTighteningForTruncation) }
  }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { tell(oldValue, baselineAdjustment) }
  }
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy() {
    didSet { tell(oldValue, lineBreakStrategy) }
  }
  open var showsExpansionTextWhenTruncated = false {
    didSet { tell(oldValue, showsExpansionTextWhenTruncated) }
  }
  /// The text's rectangle, as large as the text in so many lines and no larger than `bounds`, at their
  /// upper left corner. A class that overrides it changes the size of its content.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lines: numberOfLines))
  }
  /// Where the text is drawn: in the middle of the height of a rectangle. Called before a picture is
  /// made, for classes of the program.
  open func drawText(in rect: CGRect) {
    guard !isOfUIKit, PaintRecorder.stack.last != nil else { return }
    func distance(_ far: CGFloat, _ near: CGFloat) -> Double { Double(far - near).settled }
    let insets = EdgeInsets(
      top: distance(rect.minY, bounds.minY), left: distance(rect.minX, bounds.minX),
      bottom: distance(bounds.maxY, rect.maxY), right: distance(bounds.maxX, rect.maxX))
    label.drawnInsets = insets == .zero ? nil : insets
  }
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// Drawn dimmed where it is not set.
  open var isEnabled = true { didSet { label.isEnabled = isEnabled } }
  /// Drawn in ``highlightedTextColor``, and dimmed.
  open var isHighlighted = false {
    didSet {
      label.isHighlighted = isHighlighted
      showColor()
    }
  }
  /// The colour of the text while the label is highlighted; `nil` keeps its own.
  open var highlightedTextColor: UIColor? {
    didSet {
      tell(oldValue, highlightedTextColor)
      showColor()
    }
  }
  /// The colour of the letters' shadow; `nil` draws none.
  open var shadowColor: UIColor? { didSet { showShadow() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { showShadow() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isOfUIKit {
      guard numberOfLines != 1, size.width > 0, preferredMaxLayoutWidth == 0 else {
        return fittingContent(size)
      }
      return textSize(in: size, lines: numberOfLines)
    }
    let bounds = CGRect(x: 0, y: 0, width: Self.room(size.width), height: Self.room(size.height))
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    guard !isOfUIKit else { return super.intrinsicContentSize }
    // The rectangle of a text in the width at which its lines break.
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : numberOfLines == 1 ? 0 : CGFloat(stored.context?.width ?? 0)
    let bounds = CGRect(x: 0, y: 0, width: Self.room(width), height: Self.room(0))
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// What stands for any length where a size is asked for.
  private static let anyLength = CGFloat(Float.greatestFiniteMagnitude)

  private static func room(_ length: CGFloat) -> CGFloat { length > 0 ? length : anyLength }

  /// The size of the text in a room of at most that size, of which 0 is any.
  private func textSize(in size: CGSize, lines: Int) -> CGSize {
    let limit = size.width > 0 && size.width < Self.anyLength / 2 ? size.width : 0
    let before = (label.numberOfLines, label.preferredMaxLayoutWidth)
    (label.numberOfLines, label.preferredMaxLayoutWidth) = (lines, limit)
    defer { (label.numberOfLines, label.preferredMaxLayoutWidth) = before }
    var context = stored.context ?? measuringContext
    context.width = limit > 0 ? Double(limit) : nil
    return label.contentSize(in: context)
  }

  /// Adds what is said of parts of the text and not drawn.
  override func addOwnSettings(to settings: inout ObjectSettings) {
    if let attributedString { settings.addUndrawn(of: attributedString) }
  }

  private func showColor() {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    label.textColor = (color ?? .label).peer
  }

  private func showShadow() {
    label.textShadow = shadowColor.map {
      SolvedLayout.Shadow(color: $0.peer, opacity: 1, radius: 0, offset: shadowOffset)
    }
  }

  private func show() {
    label.text = text ?? ""
    label.textRuns = attributedString?.runs ?? []
    label.font = (font ?? .systemFont(ofSize: 17)).peer
    showScaling(of: font)
    label.numberOfLines = numberOfLines
    let scales = adjustsFontSizeToFitWidth && minimumScaleFactor > 0
    label.minimumScaleFactor = scales ? min(1, minimumScaleFactor) : 1
    label.preferredMaxLayoutWidth = max(0, preferredMaxLayoutWidth)
    LayoutChanges.note()
  }
}

extension ObjectSettings {
  /// Adds what an attributed text says of its parts that is not drawn.
  mutating func addUndrawn(of attributed: NSAttributedString) {
    let text = NSMutableAttributedString(attributedString: attributed)
    let first =
      text.length == 0
      ? nil
      : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    attributed.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      values, range, _ in
      for (key, value) in values where key.draws(value, after: first) {
        text.removeAttribute(key, range: range)
      }
    }
    add("attributedText", text, usual: NSAttributedString(string: text.string))
  }
}

extension NSAttributedString.Key {
  /// Whether labels draw a value of parts of their texts. One of another type is compared only, as an
  /// `NSUnderlineStyle` in place of its raw value.
  /// - Parameter first: The style of the first paragraph.
  fileprivate func draws(_ value: Any, after first: NSParagraphStyle?) -> Bool {
    switch self {
    case .font: value is UIFont
    case .foregroundColor, .backgroundColor: value is UIColor
    case .underlineStyle, .strikethroughStyle:
      NSAttributedString.number(value).map { Int(exactly: $0) != nil } ?? false
    case .kern, .baselineOffset, .tracking: NSAttributedString.number(value) != nil
    case .paragraphStyle: (value as? NSParagraphStyle)?.isDrawn(after: first) ?? false
    default: false
    }
  }
  /// A `UIFont`, in which the part is measured.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number of points that are added between two letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The raw value of a line's style below the letters; drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of a line's style through the letters; drawn as a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the letters lie above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  /// The parts that look otherwise than the first character, from the start.
  var runs: [SolvedLayout.Text.Run] {
    guard length > 0 else { return [] }
    let first = attributes(at: 0, effectiveRange: nil)
    let whole = (
      font: (first[.font] as? UIFont)?.peer, color: (first[.foregroundColor] as? UIColor)?.peer
    )
    var runs: [SolvedLayout.Text.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = SolvedLayout.Text.Run(location: range.location, length: range.length)
      let plain = run
      let font = (attributes[.font] as? UIFont)?.peer ?? .system(size: 17)
      if let whole = whole.font, font != whole { run.font = font }
      if whole.font == nil, attributes[.font] != nil { run.font = font }
      let color = (attributes[.foregroundColor] as? UIColor)?.peer ?? .label
      if color != whole.color, whole.color != nil || attributes[.foregroundColor] != nil {
        run.color = color
      }
      run.background = (attributes[.backgroundColor] as? UIColor)?.peer
      // An attribute of 0 is none.
      func number(_ key: NSAttributedString.Key) -> Double? {
        Self.number(attributes[key]).flatMap { $0 == 0 ? nil : $0 }
      }
      run.underline = number(.underlineStyle).flatMap { Int(exactly: $0) }
      run.strikethrough = number(.strikethroughStyle).flatMap { Int(exactly: $0) }
      run.kern = number(.kern) ?? number(.tracking)
      run.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph
      run.baselineOffset = number(.baselineOffset)
      run.attachment = (attributes[.attachment] as? NSTextAttachment)?.drawn
      if run != plain { runs.append(run) }
    }
    return runs
  }

  fileprivate static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
