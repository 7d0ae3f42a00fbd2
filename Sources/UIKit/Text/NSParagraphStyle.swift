import RedlineLayout

/// How the lines of a text are set. Alignment and line break are those of the whole text's first
/// paragraph; hyphenation is compared only.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let foundationType = FoundationType()

  /// Where lines may break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Strategies of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// The system's.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// What is set without saying so.
  public static let `default` = NSParagraphStyle()

  /// Where lines begin and end.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  open fileprivate(set) var headIndent: CGFloat = 0
  open fileprivate(set) var tailIndent: CGFloat = 0
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open fileprivate(set) var hyphenationFactor: Float = 0
  open fileprivate(set) var allowsDefaultTighteningForTruncation = false
  open fileprivate(set) var lineBreakStrategy = LineBreakStrategy()

  public override init() { super.init() }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

extension NSParagraphStyle {
  /// What lines are set by; `nil` where all is as without a style.
  var paragraph: SolvedLayout.Text.Paragraph? {
    func used(_ value: CGFloat) -> Double? { value == 0 ? nil : Double(value) }
    var result = SolvedLayout.Text.Paragraph()
    result.lineSpacing = used(lineSpacing)
    result.lineHeightMultiple = used(lineHeightMultiple)
    result.minimumLineHeight = used(minimumLineHeight)
    result.maximumLineHeight = used(maximumLineHeight)
    result.paragraphSpacing = used(paragraphSpacing)
    result.paragraphSpacingBefore = used(paragraphSpacingBefore)
    result.firstLineHeadIndent = used(firstLineHeadIndent)
    result.headIndent = used(headIndent)
    result.tailIndent = used(tailIndent)
    return result == .init() ? nil : result
  }

  /// Whether labels draw all that the style says.
  /// - Parameter first: The style of the first paragraph, from which a label takes alignment and line break.
  func isDrawn(after first: NSParagraphStyle?) -> Bool {
    hyphenationFactor == 0 && lineBreakStrategy == [] && !allowsDefaultTighteningForTruncation
      && alignment == first?.alignment && lineBreakMode == first?.lineBreakMode
  }
}

/// How the lines of a text are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (alignment, lineBreakMode) = (obj.alignment, obj.lineBreakMode)
    (lineSpacing, lineHeightMultiple) = (obj.lineSpacing, obj.lineHeightMultiple)
    (minimumLineHeight, maximumLineHeight) = (obj.minimumLineHeight, obj.maximumLineHeight)
    (firstLineHeadIndent, headIndent) = (obj.firstLineHeadIndent, obj.headIndent)
    (paragraphSpacing, paragraphSpacingBefore) = (obj.paragraphSpacing, obj.paragraphSpacingBefore)
    (tailIndent, hyphenationFactor) = (obj.tailIndent, obj.hyphenationFactor)
    lineBreakStrategy = obj.lineBreakStrategy
    allowsDefaultTighteningForTruncation = obj.allowsDefaultTighteningForTruncation
  }
}

/// A line below, above or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: Int
  /// Styles of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line, drawn as a line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, drawn as one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots, drawn as a line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, drawn as a line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters, which is not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
  private let foundationType = FoundationType()
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() { super.init() }
}

/// A picture in a text, drawn in labels.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationType = FoundationType()
  open var image: UIImage?
  open var bounds = CGRect.zero
  public override init() { super.init() }
  /// A picture in a text.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture, of the size of its bounds or of the image; `nil` for one without a size.
  var drawn: SolvedLayout.Text.Attachment? {
    let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
    guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5 else { return nil }
    return SolvedLayout.Text.Attachment(
      image: image?.name, tint: image?.tint?.peer, size: size, bottom: Double(bounds.minY))
  }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// An `NSParagraphStyle`; its lengths and its alignment are drawn in labels.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` of the line below, which has the letters'.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` of the line through, which has the letters'.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor` of the letters' edge, which is not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' edge, which is not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`, which is not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An address, which is not drawn otherwise.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How letters lean, which is not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How wide letters are, which is not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The direction of writing.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number of points between letters.
  public static let tracking = NSAttributedString.Key("CTTracking")
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: Int
  /// Options of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// On several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Cut where it does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text was drawn.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  /// Where the text was that was drawn last, in points.
  open internal(set) var totalBounds = CGRect.zero
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size of the text in the font of its first character, in points, as a label's.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: [], context: nil).size
  }

  /// The rectangle that the text takes in the font of its first character, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    nonisolated(unsafe) let text = self
    let limit = size.width > 0 && size.width < 1e6 ? size.width : 0
    let fitting = MainActor.assumeIsolated {
      let label = UILabel()
      label.attributedText = text
      if text.length > 0, text.attribute(.font, at: 0, effectiveRange: nil) == nil {
        label.font = UIFont.systemFont(ofSize: 12)
      }
      label.numberOfLines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
      return label.sizeThatFits(CGSize(width: limit, height: 0))
    }
    return CGRect(origin: .zero, size: fitting)
  }

  /// Drawn where a view draws itself, as far as lines fit.
  public func draw(in rect: CGRect) { PaintRecorder.paint(self, in: rect) }
  /// Drawn where a view draws itself: in the rectangle with lines that break, else from its upper left
  /// corner.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) {
      PaintRecorder.paint(self, in: rect)
    } else {
      PaintRecorder.paint(self, at: rect.origin)
    }
    guard let context else { return }
    let size = boundingRect(with: rect.size, options: options, context: nil).size
    context.totalBounds = CGRect(origin: rect.origin, size: size)
  }
  /// Drawn where a view draws itself.
  public func draw(at point: CGPoint) { PaintRecorder.paint(self, at: point) }
}

extension NSString {
  /// The size of the text in the font of the attributes, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The rectangle that the text takes in the font of the attributes, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Drawn where a view draws itself.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }
  /// Drawn where a view draws itself.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }
  /// Drawn where a view draws itself.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// The size of the text in the font of the attributes, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the text takes in the font of the attributes, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Drawn where a view draws itself.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Drawn where a view draws itself.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Drawn where a view draws itself.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
