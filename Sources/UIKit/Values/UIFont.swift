import RedlineLayout

/// A system font, at a fixed size or of a text style.
///
/// Fonts by name are set in the system's, at their size.
public final class UIFont: NSObject, @unchecked Sendable {
  let solved: Font
  /// Whether the font was asked for in italics, which are not drawn.
  let isItalic: Bool

  init(_ font: Font, isItalic: Bool = false) {
    solved = font
    self.isItalic = isItalic
    super.init()
  }

  /// The system's font at that size, whatever the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let isBold = fontName.lowercased().contains("bold")
    self.init(.system(size: fontSize, weight: isBold ? .bold : .regular))
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font.solved
    self.init(
      pointSize > 0 && pointSize != font.pointSize
        ? .system(size: pointSize, weight: font.weight) : font,
      isItalic: descriptor.font.isItalic)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize))
  }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.solved))
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .semibold))
  }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), isItalic: true)
  }
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a text style at the screen's text size; it follows that size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.preferred(style.solved))
  }
  /// The font of a text style at the text size of the traits; it keeps that size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    var font = Font.preferred(
      style.solved, for: traitCollection.preferredContentSizeCategory.solved)
    font.textStyle = nil
    return UIFont(font)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  // MARK: Metrics

  /// Points, as everything that follows; of a text style, at the large text size.
  public var pointSize: CGFloat { solved.pointSize }
  public var lineHeight: CGFloat { solved.lineHeight }
  public var ascender: CGFloat { solved.ascender }
  public var descender: CGFloat { solved.ascender - solved.lineHeight }
  public var leading: CGFloat { (solved.leading ?? solved.lineHeight) - solved.lineHeight }
  public var capHeight: CGFloat { solved.pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { solved.pointSize * 1078 / 2048 }
  public var familyName: String { ".AppleSystemUIFont" }
  public var fontName: String { ".SFUI-\(solved.weight)".capitalized }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: solved.weight), isItalic: isItalic)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.solved == solved && other.isItalic == isItalic
  }

  public override var hash: Int { solved.hashValue }
}

extension UIFont {
  /// The stroke weight, -1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest of the named weights.
    var solved: Font.Weight {
      let named: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }
  }

  /// A Dynamic Type text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style that is solved with; body for a name that is not known.
    var solved: RedlineLayout.TextStyle {
      let styles: [(TextStyle, RedlineLayout.TextStyle)] = [
        (.largeTitle, .largeTitle), (.title1, .title1), (.title2, .title2), (.title3, .title3),
        (.headline, .headline), (.subheadline, .subheadline), (.callout, .callout),
        (.footnote, .footnote), (.caption1, .caption1), (.caption2, .caption2),
      ]
      return styles.first { $0.0 == self }?.1 ?? .body
    }
  }
}

/// A font that can be changed by its traits.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  public var pointSize: CGFloat { font.pointSize }

  /// The same font in bold, italics or both.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isLargeTitle = [.largeTitle, .title1, .title2].contains(font.solved.textStyle)
    let bold: Font.Weight = font.solved.textStyle == nil || isLargeTitle ? .bold : .semibold
    let weight = symbolicTraits.contains(.traitBold) ? bold : font.solved.weight
    return UIFontDescriptor(
      UIFont(font.solved.weight(weight), isItalic: symbolicTraits.contains(.traitItalic)))
  }
}

/// Scales fonts and lengths with the text size as a text style does.
@preconcurrency @MainActor
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// A length in points, in proportion to the style's size at the screen's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UIScreen.main.traitCollection
    let present = style.solved.metrics(for: traits.preferredContentSizeCategory.solved)
    return value * present.leading / style.solved.metrics(for: .large).leading
  }
}
