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
  /// Parts of the text that look otherwise. The text is measured in ``font``.
  public var textRuns: [SolvedLayout.Text.Run] = []
  /// The shadow of the letters; `nil` draws none.
  public var textShadow: SolvedLayout.Shadow?
  /// How far inside of the label's edges code of a class draws the text, in points; it changes no size.
  package var drawnInsets: EdgeInsets?
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
    let count = Double(wrapped.lineCount)
    let height =
      count == 0 ? 0 : font.lineHeight + (count - 1) * (font.leading ?? font.lineHeight)
    let width = wrapped.width + trailingSpace(of: wrapped, limit: limit, font, context)
    return CGSize(width: context.ceiled(width), height: context.ceiledLine(height))
  }

  /// The space at the end of a line that breaks there, which counts as a part of the line: a text is
  /// as wide as the widest of the lines that the width of the pass before gives.
  private func trailingSpace(
    of wrapped: TextMeasurement, limit: Double?, _ font: Font, _ context: ContentContext
  ) -> Double {
    guard let limit, wrapped.lineCount > 1, !text.hasNewline else { return 0 }
    let space = context.text.measure(" ", font: font, maximumWidth: nil, maximumLines: 1).width
    return max(0, min(space, limit - wrapped.width))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = shrunkFont(in: context)
    var content = ViewContent(
      .label,
      text: SolvedLayout.Text(
        string: text, font: font, alignment: textAlignment, truncation: lineBreakMode,
        numberOfLines: max(0, numberOfLines), color: textColor, runs: runs(in: context),
        shadow: textShadow, insets: drawnInsets))
    // The baselines stay those of the font as it was set.
    content.setBaselines(
      self.font.resolved(for: context.traits.preferredContentSizeCategory),
      scale: context.traits.displayScale)
    return content
  }

  private func runs(in context: ContentContext) -> [SolvedLayout.Text.Run]? {
    guard !textRuns.isEmpty else { return nil }
    return textRuns.map { run in
      var run = run
      run.font = run.font?.resolved(for: context.traits.preferredContentSizeCategory)
      return run
    }
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

extension String {
  /// Whether a line ends in it before its end; a look at bytes, which costs far less than one at
  /// characters.
  fileprivate var hasNewline: Bool {
    var text = self
    let (hasPlain, isPlain) = text.withUTF8 { bytes in
      var (hasPlain, isPlain) = (false, true)
      // Without a way out the loop takes many bytes at once.
      for byte in bytes {
        hasPlain = hasPlain || byte &- 0x0A <= 0x03
        isPlain = isPlain && byte < 0x80
      }
      return (hasPlain, isPlain)
    }
    return hasPlain
      || !isPlain && unicodeScalars.contains { [0x85, 0x2028, 0x2029].contains($0.value) }
  }
}
