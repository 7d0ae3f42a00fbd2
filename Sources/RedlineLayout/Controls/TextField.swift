public import Foundation

/// A one-line field for text, as `UITextField`.
open class TextField: View {
  /// The look: nothing, or a rounded rectangle or a line that makes the field higher than its text,
  /// and the rectangle wider, too.
  public enum BorderStyle: Sendable { case none, line, roundedRect }

  /// What was typed; empty shows the placeholder.
  public var text: String
  /// What an empty field shows.
  public var placeholder: String
  /// The font of the text and the placeholder; a text style follows the environment's text size.
  public var font: Font
  /// Whether the text is shown as dots.
  public var isSecureTextEntry: Bool
  /// The look of the border, which also gives the height: 34 pt at the least with a border, 22
  /// without.
  public var borderStyle: BorderStyle
  /// The side at which the text begins; natural follows the layout direction.
  public var textAlignment = SolvedLayout.Text.Alignment.natural
  /// The colour of the text; placeholders have their own.
  public var textColor = Color.label

  /// Makes a field.
  /// - Parameters:
  ///   - placeholder: What an empty field shows.
  ///   - text: What was typed.
  ///   - secure: Whether the text is shown as dots.
  ///   - border: The look of the border.
  ///   - font: 17 pt unless given.
  public init(
    _ placeholder: String = "", text: String = "", secure: Bool = false,
    border: BorderStyle = .none, font: Font = .system(size: 17)
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    isSecureTextEntry = secure
    borderStyle = border
    super.init()
  }

  private var shown: String {
    guard !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    let measured = context.text.measure(shown, font: font, maximumWidth: nil, maximumLines: 1)
    let line = (font.lineHeight - 1e-6).rounded(.up)
    let isOld = context.systemVersion < 13
    let height =
      switch borderStyle {
      case .none: isOld ? line : max(22, line)
      case .line: line + 8
      case .roundedRect: isOld ? max(30, line + 8) : max(34, line + 12)
      }
    let border = borderStyle == .roundedRect ? 28.0 : 0
    return CGSize(width: context.ceiled(measured.width) + border, height: height)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    var content = ViewContent(
      .textField(hasRoundedBorder: borderStyle == .roundedRect),
      text: SolvedLayout.Text(
        string: text.isEmpty ? placeholder : text, font: font, alignment: textAlignment,
        truncation: .tail, numberOfLines: 1, color: text.isEmpty ? .placeholderText : textColor,
        isPlaceholder: text.isEmpty, isSecure: isSecureTextEntry))
    let height = Double(contentSize(in: context).height)
    content.setBaselines(
      font, scale: context.traits.displayScale, padding: max(0, (height - font.lineHeight) / 2))
    content.centersText = true
    return content
  }
}
