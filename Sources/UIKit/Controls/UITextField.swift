import RedlineLayout

/// A one-line field for text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  override class func makeSolved() -> View { TextField() }

  private var field: TextField { solved as! TextField }

  open var text: String? = "" { didSet { show() } }
  open var placeholder: String? { didSet { show() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  open var isSecureTextEntry = false { didSet { show() } }
  /// Only a rounded border takes room and is drawn.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  open weak var delegate: (any UITextFieldDelegate)?

  open var textColor: UIColor? { didSet { show() } }
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }

  /// Stored only, as the properties that follow.
  open var textContentType: UITextContentType?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var clearButtonMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never

  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open override var canBecomeFirstResponder: Bool { true }

  private func show() {
    field.text = text ?? ""
    field.placeholder = placeholder ?? ""
    field.font = (font ?? .systemFont(ofSize: 17)).solved
    field.textColor = (textColor ?? .label).solved
    field.textAlignment = textAlignment.solved
    field.isSecureTextEntry = isSecureTextEntry
    field.borderStyle = borderStyle == .roundedRect ? .roundedRect : .none
    LayoutChanges.note()
  }
}

/// Answers a text field's questions; nothing asks them here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let name = UITextContentType(rawValue: "name")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}

public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
