public import Foundation

/// A text of many lines that can scroll, as `UITextView`.
///
/// A text view that scrolls has no content size; one that does not is 8 pt higher than its text at
/// both ends, and 5 pt wider at both sides. Lines are as high as the font's leading.
open class TextView: ScrollView {
  /// The text; a line feed starts a new line.
  public var text: String
  /// The font of the whole text; a text style follows the environment's text size.
  public var font: Font
  /// The colour of the text.
  public var textColor: Color
  /// Parts of the text that look otherwise, each measured in its own font.
  public var textRuns: [SolvedLayout.Text.Run] = []
  /// The side at which lines begin; natural follows the layout direction.
  public var textAlignment = SolvedLayout.Text.Alignment.natural
  /// Whether the text scrolls; if so, the view has no content size.
  public var isScrollEnabled: Bool
  /// Distances in points from the edges to the text, which has another 5 pt at its sides.
  public var textContainerInset = TextView.standardInset

  override var hasContentViews: Bool { !subviews.isEmpty }

  static let standardInset = EdgeInsets(
    top: SolvedLayout.Text.containerInset, bottom: SolvedLayout.Text.containerInset)

  /// Makes a text view.
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font; 12 pt unless given, as in UIKit.
  ///   - scrolls: Whether the text scrolls; if so, the view has no content size.
  ///   - color: The colour of the text.
  public init(
    _ text: String = "", font: Font = .system(size: 12), scrolls: Bool = true,
    color: Color = .label
  ) {
    self.text = text
    self.font = font
    textColor = color
    isScrollEnabled = scrolls
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : textSize(in: context)
  }

  /// The size of the text with its insets, at the context's width.
  package func textSize(in context: ContentContext) -> CGSize {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * SolvedLayout.Text.lineFragmentPadding
    if let styled = shownText(in: context).styled {
      let width = context.width.map { max(0, $0 - sides) }
      func set(_ width: Double?) -> StyledText.Setting {
        styled.set(maximumWidth: width, maximumLines: 0, measuring: context.text)
      }
      return CGSize(
        width: context.ceiled(set(nil).width) + sides,
        height: context.ceiled(set(width).height + inset.top + inset.bottom))
    }
    let measure = { (width: Double?) in
      context.text.measure(self.text, font: font, maximumWidth: width, maximumLines: 0)
    }
    let single = measure(nil)
    let wrapped = context.width.map { measure(max(0, $0 - sides)) } ?? single
    // An empty text view is as high as one line.
    let lines = Double(max(1, wrapped.lineCount)) * (font.leading ?? font.lineHeight)
    return CGSize(
      width: context.ceiled(single.width) + sides,
      height: context.ceiled(lines + inset.top + inset.bottom))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    var content = ViewContent(
      .textView(
        insets: textContainerInset == Self.standardInset ? nil : textContainerInset),
      text: shownText(in: context))
    content.setBaselines(
      font, scale: context.traits.displayScale, padding: textContainerInset.top)
    return content
  }

  private func shownText(in context: ContentContext) -> SolvedLayout.Text {
    let category = context.traits.preferredContentSizeCategory
    return SolvedLayout.Text(
      string: text, font: font.resolved(for: category), alignment: textAlignment,
      truncation: .clip, numberOfLines: 0, color: textColor,
      runs: textRuns.isEmpty ? nil : SolvedLayout.Text.resolved(textRuns, for: category))
  }
}
