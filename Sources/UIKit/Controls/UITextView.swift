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

  /// A text view; the container is compared only.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String! = "" {
    didSet {
      attributedString = nil
      show()
    }
  }
  /// A text whose parts are measured and drawn in their own fonts, spaces, colours, lines and paragraph
  /// styles; the view takes font, colour and alignment of the first character.
  open var attributedText: NSAttributedString! {
    get { attributedString ?? NSAttributedString(string: text ?? "") }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
          textAlignment = style.alignment
        }
      }
      text = newValue?.string ?? ""
      attributedString = newValue
      show()
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

  /// Compared only, as the properties that follow.
  open var isEditable = true { didSet { tell(oldValue, isEditable) } }
  /// Compared only: there are no touches.
  open var isSelectable = true { didSet { tell(oldValue, isSelectable) } }
  /// Compared only: preferred fonts follow the text size, others do not.
  open var adjustsFontForContentSizeCategory = false {
    didSet { tell(oldValue, adjustsFontForContentSizeCategory) }
  }

  /// Compared only.
  open lazy var textContainer = NSTextContainer()
  /// Ignored: it is not what sets the text.
  open lazy var layoutManager = NSLayoutManager()
  /// The text with its attributes; what is set on it later is compared only.
  open var textStorage: NSTextStorage {
    get {
      if let storage { return storage }
      let new = NSTextStorage(attributedString: attributedText)
      storage = new
      return new
    }
    set { storage = newValue }
  }
  private var storage: NSTextStorage?
  override func addOwnSettings(to settings: inout ObjectSettings) {
    settings.addParts(of: textContainer, at: "textContainer")
    if let attributedString { settings.addUndrawn(of: attributedString) }
    guard let stored = storage?.attributedString, stored.length > 0 else { return }
    settings.add("textStorage", stored, usual: attributedText)
  }
  /// Compared only, as the properties that follow.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { tell(oldValue, typingAttributes) }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { tell(oldValue, linkTextAttributes) }
  }
  /// Compared only.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { tell(oldValue, selectedRange) }
  }
  /// Compared only, as the properties that follow.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { tell(oldValue, dataDetectorTypes) }
  }
  open var allowsEditingTextAttributes = false {
    didSet { tell(oldValue, allowsEditingTextAttributes) }
  }
  open var clearsOnInsertion = false { didSet { tell(oldValue, clearsOnInsertion) } }
  open var keyboardType = UIKeyboardType.default { didSet { tell(oldValue, keyboardType) } }
  open var returnKeyType = UIReturnKeyType.default { didSet { tell(oldValue, returnKeyType) } }
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { tell(oldValue, keyboardAppearance) }
  }
  open var textContentType: UITextContentType? { didSet { tell(oldValue, textContentType) } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { tell(oldValue, autocapitalizationType) }
  }
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { tell(oldValue, autocorrectionType) }
  }
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { tell(oldValue, spellCheckingType) }
  }
  open var smartQuotesType = UITextSmartQuotesType.default {
    didSet { tell(oldValue, smartQuotesType) }
  }
  open var smartDashesType = UITextSmartDashesType.default {
    didSet { tell(oldValue, smartDashesType) }
  }
  open var enablesReturnKeyAutomatically = false {
    didSet { tell(oldValue, enablesReturnKeyAutomatically) }
  }
  open var isSecureTextEntry = false { didSet { tell(oldValue, isSecureTextEntry) } }
  private var inputs: (view: UIView?, accessory: UIView?)
  /// Compared only, as the properties that follow: the keyboard is never shown.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open var selectedTextRange: UITextRange? {
    get { chosenRange }
    set { chosenRange = newValue }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    range.end
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  open func unmarkText() {}
  /// Posted by the program only.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  open func scrollRangeToVisible(_ range: NSRange) {}

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var context = measuringContext
    context.width = size.width > 0 ? Double(size.width) : nil
    return textView.textSize(in: context)
  }

  private func show() {
    textView.text = text ?? ""
    textView.textRuns = attributedString?.runs ?? []
    textView.font = (font ?? .systemFont(ofSize: 12)).peer
    showScaling(of: font)
    textView.textColor = (textColor ?? .label).peer
    textView.textAlignment = textAlignment.peer
    textView.isScrollEnabled = isScrollEnabled
    textView.textContainerInset = EdgeInsets(textContainerInset)
    LayoutChanges.note()
  }
}

/// Hears of what is typed; nothing is.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// How a link in a text was touched; there are no touches.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension UITextViewDelegate {
  /// True unless the delegate has its own.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// True unless the delegate has its own.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing unless the delegate has its own.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing unless the delegate has its own.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True unless the delegate has its own.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// True unless the delegate has its own.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// True unless the delegate has its own.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What would become a link in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt
  /// Types of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers for calls.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
