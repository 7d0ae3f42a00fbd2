public import Foundation

/// A text of one or more lines, as `UILabel`.
open class Label: View {
  /// The text; a line feed starts a new line.
  public var text: String
  /// A text style follows the environment's text size.
  public var font: Font
  /// The most lines; 0 and below mean as many as needed.
  public var numberOfLines: Int
  /// The side at which lines begin; natural follows the layout direction.
  public var textAlignment: SolvedLayout.Text.Alignment
  /// Where an ellipsis stands in place of what does not fit.
  public var lineBreakMode = SolvedLayout.Text.Truncation.tail
  /// The colour of the text.
  public var textColor: Color
  /// The width at which lines break, in points; 0 takes the width that the layout gives.
  public var preferredMaxLayoutWidth = 0.0
  /// How small the font of a text on one line may become to fit, as a part of its size; 1 keeps it.
  public var minimumScaleFactor = 1.0

  /// Makes a label.
  /// - Parameters:
  ///   - text: The text.
  ///   - font: 17 pt unless given, as in UIKit; a text style follows the environment's text size.
  ///   - lines: The most lines; 0 and below mean as many as needed.
  ///   - alignment: The side at which lines begin.
  ///   - color: The colour of the text.
  public init(
    _ text: String = "", font: Font = .system(size: 17), lines: Int = 1,
    alignment: SolvedLayout.Text.Alignment = .natural, color: Color = .label
  ) {
    self.text = text
    self.font = font
    numberOfLines = lines
    textAlignment = alignment
    textColor = color
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    let isFixed = preferredMaxLayoutWidth > 0 && preferredMaxLayoutWidth.isFinite
    let limit = numberOfLines == 1 ? nil : isFixed ? preferredMaxLayoutWidth : context.width
    let wrapped = context.text.measure(
      text, font: font, maximumWidth: limit, maximumLines: max(0, numberOfLines))
    let single =
      limit == nil || isFixed
      ? wrapped
      : context.text.measure(
        text, font: font, maximumWidth: nil, maximumLines: max(0, numberOfLines))
    let count = Double(wrapped.lineCount)
    let height =
      count == 0 ? 0 : font.lineHeight + (count - 1) * (font.leading ?? font.lineHeight)
    return CGSize(width: context.ceiled(single.width), height: context.ceiled(height))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = shrunkFont(in: context)
    var content = ViewContent(
      kind: .label,
      text: SolvedLayout.Text(
        string: text, font: font, alignment: textAlignment, truncation: lineBreakMode,
        numberOfLines: max(0, numberOfLines), color: textColor))
    // The baselines stay those of the font as it was set.
    content.setBaselines(
      self.font.resolved(for: context.traits.preferredContentSizeCategory),
      scale: context.traits.displayScale)
    return content
  }

  /// The font, smaller where the text on one line needs it and ``minimumScaleFactor`` allows it.
  private func shrunkFont(in context: ContentContext) -> Font {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    guard minimumScaleFactor < 1, numberOfLines == 1, let width = context.width else { return font }
    let least = max(0.01, minimumScaleFactor)
    var (factor, shown) = (1.0, font)
    // Letters of a smaller font stand wider apart, so the first share may be too large.
    for _ in 0..<4 where factor > least {
      let needed = context.text.measure(text, font: shown, maximumWidth: nil, maximumLines: 1).width
      guard needed > width else { break }
      factor = max(least, factor * width / needed - 0.001)
      shown = font.scaled(by: factor)
    }
    return shown
  }
}

/// A button with a title, as `UIButton`.
open class Button: View {
  /// The look of a button without a configuration: a tinted title of 15 pt, or a white one of 18.
  public enum Kind: Sendable { case system, custom }

  /// The title, on one line.
  public var title: String
  /// `nil` is UIKit's: 15 pt for a system button, 18 pt for a custom one, and with a configuration
  /// the body style.
  public var font: Font?
  /// The look of a button without a configuration.
  public package(set) var kind: Kind
  /// The look and the room of iOS 15's buttons; `nil` for a plain title.
  public var configuration: Configuration?
  /// The name of the image, which is drawn as a placeholder where ``imageSize`` is given.
  public var imageName: String?
  /// Size of the image in points; `nil` without an image.
  public var imageSize: CGSize?
  /// Defaults to the tint colour for a system button and to white for a custom one.
  public var titleColor: Color?
  /// Where an ellipsis stands in place of what does not fit.
  public var titleLineBreakMode = SolvedLayout.Text.Truncation.middle

  /// Makes a button.
  /// - Parameters:
  ///   - title: The title; it is always on one line.
  ///   - kind: A system button has a tinted title; a custom one a white title.
  ///   - fill: The background's colour; a filled button has a white title.
  ///   - font: UIKit's unless given: 15 pt for a system button, 18 pt for a custom one.
  public init(
    _ title: String = "", kind: Kind = .system, fill: Color? = nil, font: Font? = nil
  ) {
    self.title = title
    self.font = font
    self.kind = kind
    super.init()
    backgroundColor = fill
    if fill != nil { titleColor = .white }
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    buttonSize(in: context)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = titleFont(in: context)
    var content = ViewContent(
      kind: .button,
      text: SolvedLayout.Text(
        string: title, font: font, alignment: .center, truncation: titleLineBreakMode,
        numberOfLines: 1, color: shownTitleColor))
    content.setBaselines(
      font, scale: context.traits.displayScale, padding: titlePadding(in: context))
    content.centersText = true
    content.imageName = imageSize == nil ? nil : imageName ?? ""
    content.variant = configuration?.style.rawValue
    return content
  }
}

/// A one-line field for text, as `UITextField`.
open class TextField: View {
  /// The look: nothing, or a rounded rectangle that makes the field wider and higher than its text.
  public enum BorderStyle: Sendable { case none, roundedRect }

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
    let isRounded = borderStyle == .roundedRect
    return CGSize(
      width: context.ceiled(measured.width) + (isRounded ? 14 : 0),
      height: !isRounded
        ? max(22, line) : context.systemVersion < 13 ? max(30, line + 8) : max(34, line + 12))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    var content = ViewContent(
      kind: .textField,
      text: SolvedLayout.Text(
        string: text.isEmpty ? placeholder : text, font: font, alignment: textAlignment,
        truncation: .tail, numberOfLines: 1, color: text.isEmpty ? .placeholderText : textColor,
        isPlaceholder: text.isEmpty, isSecure: isSecureTextEntry && !text.isEmpty))
    content.hasRoundedBorder = borderStyle == .roundedRect
    let height = Double(contentSize(in: context).height)
    content.setBaselines(
      font, scale: context.traits.displayScale, padding: max(0, (height - font.lineHeight) / 2))
    content.centersText = true
    return content
  }
}

/// An on-off control of 51 × 31 pt (63 × 28 since iOS 26), as `UISwitch`; its alignment rect is 2 pt
/// narrower.
open class Switch: View {
  /// Whether the knob is at the trailing end.
  public var isOn: Bool

  /// Makes a switch.
  public init(isOn: Bool = false) {
    self.isOn = isOn
    super.init()
    hugging = AxisPair(750, 750)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  open override func contentSize(in context: ContentContext) -> CGSize {
    context.systemVersion < 26 ? intrinsicContentSize : CGSize(width: 61, height: 28)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .toggle)
    content.isOn = isOn
    return content
  }
}

/// A slider without an intrinsic width, as `UISlider`: its frame is 31 pt high and 2 pt wider at both
/// ends than its alignment rect; since iOS 26 both are 34 pt high.
open class Slider: View {
  /// 0…1.
  public var value: Double

  /// Makes a slider; `value` is limited to 0…1.
  public init(value: Double = 0.5) {
    self.value = min(1, max(0, value))
    super.init()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 30)
  }
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }

  override func alignmentInsets(_ system: SystemVersion) -> EdgeInsets {
    system < 26 ? alignmentRectInsets : .zero
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    context.systemVersion < 26
      ? intrinsicContentSize : CGSize(width: View.noIntrinsicMetric, height: 34)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .slider)
    content.value = value
    return content
  }
}

/// An image, drawn as a placeholder with its name, as `UIImageView`.
open class ImageView: View {
  /// The name that the placeholder shows.
  public var imageName: String?
  /// Size of the image in points; `nil` without an image.
  public var imageSize: CGSize?
  /// What the image's alignment rect leaves out of it, in points.
  public var imageAlignmentInsets = EdgeInsets.zero

  /// Makes an image view.
  /// - Parameters:
  ///   - imageName: The name that the placeholder shows.
  ///   - size: The size of the image in points; `nil` gives the view no content size.
  public init(_ imageName: String? = nil, size: CGSize? = nil) {
    self.imageName = imageName
    imageSize = size
    super.init()
  }

  open override var alignmentRectInsets: EdgeInsets {
    imageSize == nil ? .zero : imageAlignmentInsets
  }

  open override var intrinsicContentSize: CGSize {
    guard let imageSize else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    let insets = imageAlignmentInsets
    return CGSize(
      width: imageSize.width - insets.left - insets.right,
      height: imageSize.height - insets.top - insets.bottom)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    var content = ViewContent(kind: .imageView)
    content.imageName = imageName
    return content
  }
}

extension ViewContent {
  /// The first baseline lies a rounded ascender below the top of the line, the last one as far
  /// above the bottom as in a single line.
  mutating func setBaselines(_ font: Font, scale: Double, padding: Double = 0) {
    let ascender = (font.ascender * scale).rounded() / scale
    firstBaselineFromTop = padding + ascender
    lastBaselineFromBottom = padding + font.lineHeight.ceiled(toScale: scale) - ascender
  }
}
