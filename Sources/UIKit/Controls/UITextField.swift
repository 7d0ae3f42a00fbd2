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
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  open var isSecureTextEntry = false { didSet { show() } }
  /// Only a rounded border takes room and is drawn.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// Stored only: nothing is asked of it.
  open weak var delegate: (any UITextFieldDelegate)?

  open var textColor: UIColor? { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }

  /// Stored only, as the properties that follow.
  open var textContentType: UITextContentType?
  /// Stored only: the keyboard is never shown.
  open var keyboardType = UIKeyboardType.default
  /// Stored only: the keyboard is never shown.
  open var returnKeyType = UIReturnKeyType.default
  /// Stored only: nothing is typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored only: nothing is typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored only: no button is drawn.
  open var clearButtonMode = ViewMode.never
  /// Stored only: the font keeps its size.
  open var adjustsFontSizeToFitWidth = false
  /// Stored only: preferred fonts follow the text size, others do not.
  open var adjustsFontForContentSizeCategory = false
  /// Stored only: it is neither added nor drawn.
  open var leftView: UIView?
  /// Stored only: it is neither added nor drawn.
  open var rightView: UIView?
  /// Stored only.
  open var leftViewMode = ViewMode.never
  /// Stored only.
  open var rightViewMode = ViewMode.never

  /// When a view would be in the field; none is.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open override var canBecomeFirstResponder: Bool { true }

  private func show() {
    field.text = text ?? ""
    field.placeholder = placeholder ?? ""
    field.font = (font ?? .systemFont(ofSize: 17)).peer
    field.textColor = (textColor ?? .label).peer
    field.textAlignment = textAlignment.peer
    field.isSecureTextEntry = isSecureTextEntry
    field.borderStyle = borderStyle == .roundedRect ? .roundedRect : .none
    LayoutChanges.note()
  }
}

/// Answers a text field's questions; nothing asks them here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}

/// What a text means, for passwords and addresses that are filled in; nothing is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, which is UIKit's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

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
