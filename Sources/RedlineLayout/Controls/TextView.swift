public import Foundation

/// A text of many lines that can scroll, as `UITextView`.
///
/// A text view that scrolls has no content size; one that does not is 8 pt higher than its text at
/// both ends, and 5 pt wider at both sides. Lines are as high as the font's leading.
open class TextView: View {
  public static let verticalInset = 8.0
  public static let linePadding = 5.0

  public var text: String
  public var font: Font
  public var textColor: Color
  public var isScrollEnabled: Bool

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
    guard !isScrollEnabled else { return intrinsicContentSize }
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    let sides = 2 * Self.linePadding
    let measure = { (width: Double?) in
      context.text.measure(self.text, font: font, maximumWidth: width, maximumLines: 0)
    }
    let single = measure(nil)
    let wrapped = context.width.map { measure(max(0, $0 - sides)) } ?? single
    // An empty text view is as high as one line.
    let lines = Double(max(1, wrapped.lineCount)) * (font.leading ?? font.lineHeight)
    return CGSize(
      width: context.ceiled(single.width) + sides,
      height: context.ceiled(lines + 2 * Self.verticalInset))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    var content = ViewContent(
      kind: .textView,
      text: SolvedLayout.Text(
        string: text, font: font, alignment: .natural, truncation: .clip, numberOfLines: 0,
        color: textColor))
    content.setBaselines(
      font, scale: context.traits.displayScale, padding: Self.verticalInset)
    return content
  }
}
