import RedlineLayout

/// A one-line field for text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border; line and bezel are drawn as none.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  override class func makePeer() -> View { TextField() }

  private var field: TextField { peer as! TextField }

  open var text: String? = "" { didSet { show() } }
  open var placeholder: String? { didSet { show() } }
  /// Its string is drawn; its attributes are compared only.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      tell(oldValue, attributedPlaceholder)
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  open var isSecureTextEntry = false { didSet { show() } }
  /// Only a rounded border takes room and is drawn.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// Ignored: it is told of what is typed.
  open weak var delegate: (any UITextFieldDelegate)?

  open var textColor: UIColor? { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }

  /// Compared only, as the properties that follow.
  open var textContentType: UITextContentType? { didSet { tell(oldValue, textContentType) } }
  /// Compared only: the keyboard is never shown.
  open var keyboardType = UIKeyboardType.default { didSet { tell(oldValue, keyboardType) } }
  /// Compared only: the keyboard is never shown.
  open var returnKeyType = UIReturnKeyType.default { didSet { tell(oldValue, returnKeyType) } }
  /// Compared only: nothing is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { tell(oldValue, autocapitalizationType) }
  }
  /// Compared only: nothing is typed.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { tell(oldValue, autocorrectionType) }
  }
  /// Compared only: no button is drawn.
  open var clearButtonMode = ViewMode.never { didSet { tell(oldValue, clearButtonMode) } }
  /// Compared only: the font keeps its size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { tell(oldValue, adjustsFontSizeToFitWidth) }
  }
  /// Compared only: preferred fonts follow the text size, others do not.
  open var adjustsFontForContentSizeCategory = false {
    didSet { tell(oldValue, adjustsFontForContentSizeCategory) }
  }
  /// Compared only: it is neither added nor drawn.
  open var leftView: UIView? { didSet { tell(oldValue, leftView) } }
  /// Compared only: it is neither added nor drawn.
  open var rightView: UIView? { didSet { tell(oldValue, rightView) } }
  /// Compared only.
  open var leftViewMode = ViewMode.never { didSet { tell(oldValue, leftViewMode) } }
  /// Compared only.
  open var rightViewMode = ViewMode.never { didSet { tell(oldValue, rightViewMode) } }
  /// Compared only, as the properties that follow.
  open var enablesReturnKeyAutomatically = false {
    didSet { tell(oldValue, enablesReturnKeyAutomatically) }
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
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
    didSet { tell(oldValue, smartInsertDeleteType) }
  }
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { tell(oldValue, keyboardAppearance) }
  }
  open var minimumFontSize: CGFloat = 0 { didSet { tell(oldValue, minimumFontSize) } }
  open var clearsOnBeginEditing = false { didSet { tell(oldValue, clearsOnBeginEditing) } }
  open var clearsOnInsertion = false { didSet { tell(oldValue, clearsOnInsertion) } }
  open var allowsEditingTextAttributes = false {
    didSet { tell(oldValue, allowsEditingTextAttributes) }
  }
  open var background: UIImage? { didSet { tell(oldValue, background) } }
  open var disabledBackground: UIImage? { didSet { tell(oldValue, disabledBackground) } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { tell(oldValue, defaultTextAttributes) }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell(oldValue, typingAttributes) }
  }
  /// Its string is drawn; its attributes are compared only.
  open var attributedText: NSAttributedString? {
    get { ownText?.string == text ? ownText : text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      ownText = newValue
    }
  }
  private var ownText: NSAttributedString?
  override func addOwnSettings(to settings: inout ObjectSettings) {
    if let ownText, ownText.string == text { settings.add("attributedText", ownText) }
    let styles: [BorderStyle] = [.none, .roundedRect]
    if !styles.contains(borderStyle) { settings.add("borderStyle", borderStyle) }
    if !isOfUIKit { addRects(to: &settings) }
  }
  /// Adds where a class of the program puts the parts of a field.
  private func addRects(to settings: inout ObjectSettings) {
    let bounds = bounds
    let rects = [
      ("textRect", textRect(forBounds: bounds), bounds),
      ("editingRect", editingRect(forBounds: bounds), bounds),
      ("placeholderRect", placeholderRect(forBounds: bounds), bounds),
      ("borderRect", borderRect(forBounds: bounds), bounds),
      ("clearButtonRect", clearButtonRect(forBounds: bounds), .zero),
      ("leftViewRect", leftViewRect(forBounds: bounds), leftView?.frame ?? .zero),
      ("rightViewRect", rightViewRect(forBounds: bounds), rightView?.frame ?? .zero),
    ]
    for (name, rect, usual) in rects {
      settings.add("\(name)(forBounds:)", rect, usual: usual)
    }
  }
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
  /// True while the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// What is chosen, the place behind the text until a program chooses another one. Not compared.
  var selection: NSRange?
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
    "UITextFieldTextDidChangeNotification")
  /// Posted by the program only.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by the program only.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Where the text would be in a field of that size; overriding it moves nothing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  /// When a view would be in the field; none is.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open override var canBecomeFirstResponder: Bool { true }

  private func show() {
    field.text = text ?? ""
    field.placeholder = placeholder ?? ""
    field.font = (font ?? .systemFont(ofSize: 17)).peer
    showScaling(of: font)
    field.textColor = (textColor ?? .label).peer
    field.textAlignment = textAlignment.peer
    field.isSecureTextEntry = isSecureTextEntry
    field.borderStyle = borderStyle == .roundedRect ? .roundedRect : .none
    LayoutChanges.note()
  }
}

/// Answers a text field's questions; nothing asks them here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// True unless the delegate has its own.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True unless the delegate has its own.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True unless the delegate has its own.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// True unless the delegate has its own.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True unless the delegate has its own.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// Whether spelling would be marked; nothing is typed.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes would be curled; nothing is typed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether dashes would be joined; nothing is typed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces would be added; nothing is typed.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// The colours of the keyboard, which is never shown.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// Another name for dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a text means, for passwords and addresses that are filled in; nothing is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, which is UIKit's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name given to a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name of a family.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A code of a place.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that was chosen before.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A number for calls.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The keys that would be shown; the keyboard never is.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key would say; the keyboard is never shown.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// What would begin with a capital letter; nothing is typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether spelling would be corrected; nothing is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

extension UITextField {
  /// Why a text is no longer edited.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

extension UITextFieldDelegate {
  /// Tells the method without a reason unless the delegate has its own.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}
