public import Foundation

/// A text of one or more lines, as `UILabel`.
open class Label: View {
  /// The text; a line feed starts a new line.
  @exclusivity(unchecked) public var text: String { didSet { noteOwnChange() } }
  /// A text style follows the environment's text size.
  @exclusivity(unchecked) public var font: Font { didSet { noteOwnChange() } }
  /// The most lines; 0 and below mean as many as needed.
  @exclusivity(unchecked) public var numberOfLines: Int { didSet { noteOwnChange() } }
  /// The side at which lines begin; natural follows the layout direction.
  @exclusivity(unchecked) public var textAlignment: SolvedLayout.Text.Alignment {
    didSet { noteOwnChange() }
  }
  /// Where an ellipsis stands in place of what does not fit.
  @exclusivity(unchecked) public var lineBreakMode = SolvedLayout.Text.Truncation.tail {
    didSet { noteOwnChange() }
  }
  /// The colour of the text.
  @exclusivity(unchecked) public var textColor: Color { didSet { noteOwnChange() } }
  /// What most labels have nothing of: a label is read faster the smaller it is.
  @exclusivity(unchecked) private var ownTextDetails: TextDetails?

  private final class TextDetails {
    @exclusivity(unchecked) var textRuns: [SolvedLayout.Text.Run] = []
    @exclusivity(unchecked) var textShadow: SolvedLayout.Shadow?
    @exclusivity(unchecked) var drawnInsets: EdgeInsets?
    @exclusivity(unchecked) var preferredMaxLayoutWidth = 0.0
    @exclusivity(unchecked) var minimumScaleFactor = 1.0
  }

  /// Changes one of the details, and notes that.
  private func set<Value>(_ detail: ReferenceWritableKeyPath<TextDetails, Value>, to value: Value) {
    let own = ownTextDetails ?? TextDetails()
    ownTextDetails = own
    own[keyPath: detail] = value
    noteOwnChange()
  }

  /// Parts of the text that look otherwise, each measured in its own font.
  public var textRuns: [SolvedLayout.Text.Run] {
    get { ownTextDetails?.textRuns ?? [] }
    set { set(\.textRuns, to: newValue) }
  }
  /// The shadow of the letters; `nil` draws none.
  public var textShadow: SolvedLayout.Shadow? {
    get { ownTextDetails?.textShadow }
    set { set(\.textShadow, to: newValue) }
  }
  /// How far inside of the label's edges code of a class draws the text, in points; it changes no size.
  package var drawnInsets: EdgeInsets? {
    get { ownTextDetails?.drawnInsets }
    set { set(\.drawnInsets, to: newValue) }
  }
  /// The width at which lines break, in points; 0 takes the width that the layout gives.
  public var preferredMaxLayoutWidth: Double {
    get { ownTextDetails?.preferredMaxLayoutWidth ?? 0 }
    set { set(\.preferredMaxLayoutWidth, to: newValue) }
  }
  /// How small the font of a text on one line may become to fit, as a part of its size; 1 keeps it.
  public var minimumScaleFactor: Double {
    get { ownTextDetails?.minimumScaleFactor ?? 1 }
    set { set(\.minimumScaleFactor, to: newValue) }
  }

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
    if let styled = styled(in: context) { return size(of: styled, in: context) }
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    let limit = lineLimit(in: context)
    let wrapped = context.text.measure(
      text, font: font, maximumWidth: limit, maximumLines: max(0, numberOfLines))
    let count = Double(wrapped.lineCount)
    let height =
      count == 0 ? 0 : font.lineHeight + (count - 1) * (font.leading ?? font.lineHeight)
    let width = wrapped.width + trailingSpace(of: wrapped, limit: limit, font, context)
    return CGSize(width: context.ceiled(width), height: context.ceiledLine(height))
  }

  /// The width at which lines break; `nil` for one line.
  private func lineLimit(in context: ContentContext) -> Double? {
    guard numberOfLines != 1 else { return nil }
    let isFixed = preferredMaxLayoutWidth > 0 && preferredMaxLayoutWidth.isFinite
    return isFixed ? preferredMaxLayoutWidth : context.width
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
    let category = context.traits.preferredContentSizeCategory
    let styled = styled(in: context)
    let factor = shrinking(styled, in: context)
    let font = self.font.resolved(for: category)
    let runs = textRuns.isEmpty ? nil : runs(in: context)
    var content = ViewContent(
      .label,
      text: SolvedLayout.Text(
        string: text, font: factor == 1 ? font : font.scaled(by: factor),
        alignment: textAlignment, truncation: lineBreakMode,
        numberOfLines: max(0, numberOfLines), color: textColor,
        runs: factor == 1 ? runs : runs.map { SolvedLayout.Text.scaled($0, by: factor) },
        shadow: textShadow, insets: drawnInsets))
    // The baselines stay those of the font as it was set.
    let scale = context.traits.displayScale
    content.setBaselines(font, scale: scale)
    if let styled {
      setBaselines(of: styled, in: context, &content)
    }
    return content
  }

  private func runs(in context: ContentContext) -> [SolvedLayout.Text.Run] {
    SolvedLayout.Text.resolved(
      textRuns, for: context.traits.preferredContentSizeCategory)
  }

  /// How much smaller a text on one line is set, where it needs that and ``minimumScaleFactor``
  /// allows it.
  private func shrinking(_ styled: StyledText?, in context: ContentContext) -> Double {
    guard minimumScaleFactor < 1, numberOfLines == 1, let width = context.width else { return 1 }
    let font = self.font.resolved(for: context.traits.preferredContentSizeCategory)
    let least = max(0.01, minimumScaleFactor)
    var factor = 1.0
    // Letters of a smaller font stand wider apart, so the first share may be too large.
    for _ in 0..<4 where factor > least {
      let needed =
        styled.map { Self.width(of: factor == 1 ? $0 : $0.scaled(by: factor), in: context) }
        ?? context.text.measure(
          text, font: factor == 1 ? font : font.scaled(by: factor), maximumWidth: nil,
          maximumLines: 1
        ).width
      guard needed > width else { break }
      factor = max(least, factor * width / needed - 0.001)
    }
    return factor
  }
}

// MARK: Parts in fonts of their own

extension Label {
  private func styled(in context: ContentContext) -> StyledText? {
    guard !textRuns.isEmpty else { return nil }
    return SolvedLayout.Text(
      string: text, font: font.resolved(for: context.traits.preferredContentSizeCategory),
      alignment: textAlignment, truncation: lineBreakMode, numberOfLines: 0, color: textColor,
      runs: runs(in: context)
    ).styled
  }

  private func setting(
    of styled: StyledText, limit: Double?, in context: ContentContext
  ) -> StyledText.Setting {
    styled.set(
      maximumWidth: limit, maximumLines: max(0, numberOfLines), truncation: lineBreakMode,
      measuring: context.text)
  }

  private static func width(of styled: StyledText, in context: ContentContext) -> Double {
    styled.set(maximumWidth: nil, maximumLines: 1, measuring: context.text).width
  }

  private func size(of styled: StyledText, in context: ContentContext) -> CGSize {
    let limit = lineLimit(in: context)
    let setting = setting(of: styled, limit: limit, in: context)
    let breaks = limit.map { setting.width(withSpacesIn: $0) } ?? setting.width
    return CGSize(
      width: context.ceiled(breaks), height: context.ceiledLine(setting.height))
  }

  private func setBaselines(
    of styled: StyledText, in context: ContentContext, _ content: inout ViewContent
  ) {
    let lines = setting(of: styled, limit: lineLimit(in: context), in: context).lines
    guard let first = lines.first, let last = lines.last else { return }
    let scale = context.traits.displayScale
    content.firstBaselineFromTop = first.ascent.snapped(toScale: scale)
    content.lastBaselineFromBottom =
      last.height.ceiled(toScale: scale) - last.ascent.snapped(toScale: scale)
  }
}

extension String {
  /// Whether a line ends in it before its end; a look at bytes, which costs far less than one at
  /// characters.
  fileprivate var hasNewline: Bool {
    var text = self
    let (hasPlain, isPlain) = text.withUTF8 { bytes in
      var (newlines, all): (UInt8, UInt8) = (0, 0)
      // Without a way out, and with numbers as wide as bytes, the loop takes many at once.
      for byte in bytes {
        newlines |= byte &- 0x0A <= 0x03 ? 1 : 0
        all |= byte
      }
      return (newlines != 0, all < 0x80)
    }
    return hasPlain
      || !isPlain && unicodeScalars.contains { [0x85, 0x2028, 0x2029].contains($0.value) }
  }
}
