/// The room of a text; it is stored, and texts are set in their views.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open weak var layoutManager: NSLayoutManager?

  /// A room of a size in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// Sets texts in containers; nothing is set.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var numberOfGlyphs: Int { 0 }
  public override init() { super.init() }
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    .zero
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// A text that layout managers set.
@preconcurrency @MainActor
open class NSTextStorage: NSObject {
  private var text: NSMutableAttributedString
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// No text.
  public override init() {
    text = NSMutableAttributedString(string: "")
    super.init()
  }
  /// A text.
  public init(string: String) {
    text = NSMutableAttributedString(string: string)
    super.init()
  }
  /// A text with attributes.
  public init(string: String, attributes: [NSAttributedString.Key: Any]?) {
    text = NSMutableAttributedString(string: string, attributes: attributes)
    super.init()
  }
  /// A text.
  public init(attributedString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attributedString)
    super.init()
  }
  var attributedString: NSAttributedString { text }
  open var string: String { text.string }
  open var length: Int { text.length }
  open func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
  open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { text.attribute(attrName, at: location, effectiveRange: range) }
  open func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func setAttributedString(_ attrString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attrString)
  }
  open func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
  }
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    text.replaceCharacters(in: range, with: attrString)
  }
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    text.addAttribute(name, value: value, range: range)
  }
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    text.addAttributes(attrs, range: range)
  }
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many units of UTF-16 are before it, in fields and text views.
  private(set) var number = 0
  public override init() { super.init() }
  convenience init(_ number: Int) {
    self.init()
    self.number = number
  }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private var places = (start: UITextPosition(), end: UITextPosition())
  open var start: UITextPosition { places.start }
  open var end: UITextPosition { places.end }
  open var isEmpty: Bool { start.number == end.number }
  public override init() { super.init() }
  convenience init(_ start: UITextPosition, _ end: UITextPosition) {
    self.init()
    places = start.number <= end.number ? (start, end) : (end, start)
  }
  /// The numbers of the units in it.
  var numbers: NSRange { NSRange(location: start.number, length: end.number - start.number) }
}
