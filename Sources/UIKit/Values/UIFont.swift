import RedlineLayout

/// A system font, at a fixed size or of a text style.
///
/// Fonts by name are set in the system's, at their size; another name is another font all the same.
public final class UIFont: NSObject, @unchecked Sendable {
  private let foundationType = FoundationType()
  let peer: Font
  /// Whether the font was asked for in italics, which are compared, but not drawn.
  var isItalic: Bool { peer.isItalic == true }

  /// The text style with which it grows; `nil` for one that does not, or is of a style itself.
  private(set) var scaledAs: String?

  /// The font at the size that metrics give it.
  fileprivate convenience init(
    _ font: UIFont, size: CGFloat, scaledAs style: UIFont.TextStyle, atMost limit: CGFloat? = nil
  ) {
    self.init(font.peer.atSize(size))
    let limit = limit.map { ", at most \(exactNumber(Double($0)))" } ?? ""
    scaledAs = style.rawValue + limit
  }

  /// The system's font at 17 points.
  public override convenience init() { self.init(.system(size: 17)) }

  init(_ font: Font, isItalic: Bool = false) {
    var font = font
    if isItalic { font.isItalic = true }
    peer = font
    super.init()
  }

  /// The system's font at that size, whatever the name, which is compared.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let isBold = fontName.lowercased().contains("bold")
    var font = Font.system(size: fontSize, weight: isBold ? .bold : .regular)
    font.family = fontName
    self.init(font)
  }

  /// The descriptor's font; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font.peer
    self.init(font.atSize(pointSize > 0 ? pointSize : font.pointSize))
  }

  /// The system's font in regular weight, at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize))
  }
  /// The system's font, at a size in points; a weight between two that have names is drawn as the
  /// nearer of them, and compared.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight, family: nil)
  }
  /// The system's font in bold, as wide as UIKit's, at a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .bold))
  }
  /// The system's font at a size in points; italics are not drawn.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), isItalic: true)
  }
  /// The system's font at a size in points; digits keep their widths, which is compared only.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight, family: monospacedDigits) }
  /// The system's font at a size in points; letters keep their widths, which is compared only.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight, family: ".AppleSystemUIFontMonospaced")
  }
  private static let monospacedDigits = ".AppleSystemUIFont with monospaced digits"
  private static func systemFont(ofSize size: CGFloat, weight: Weight, family: String?) -> UIFont {
    var font = Font.system(size: size, weight: weight.peer)
    font.family = family
    if !weight.isNamed {
      let number = exactNumber(Double(weight.rawValue))
      font.family = (family ?? ".AppleSystemUIFont") + weightWords + number
    }
    return UIFont(font)
  }
  private static let weightWords = " of weight "
  /// The family that was asked for; `nil` for the system's.
  private var askedFamily: String? {
    guard let parts = peer.family?.components(separatedBy: Self.weightWords) else { return nil }
    let isSystem = parts[0] == Self.monospacedDigits || parts[0] == ".AppleSystemUIFont"
    return isSystem ? nil : parts[0]
  }

  /// The font of a text style at the screen's text size; it follows that size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.preferred(style.peer))
  }
  /// The font of a text style at the text size of the traits; it keeps that size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    var font = Font.preferred(
      style.peer, for: traitCollection.preferredContentSizeCategory.peer)
    font.textStyle = nil
    return UIFont(font)
  }

  /// 17 pt.
  public static var labelFontSize: CGFloat { 17 }
  /// 18 pt.
  public static var buttonFontSize: CGFloat { 18 }
  /// 14 pt.
  public static var systemFontSize: CGFloat { 14 }
  /// 12 pt.
  public static var smallSystemFontSize: CGFloat { 12 }

  // MARK: Metrics

  /// Points, as everything that follows; of a text style, at the large text size.
  public var pointSize: CGFloat { peer.pointSize }
  /// The height of a line.
  public var lineHeight: CGFloat { peer.lineHeight }
  /// The distance from the top of the line to the baseline.
  public var ascender: CGFloat { peer.ascender }
  /// The distance from the baseline to the bottom of the line, negative.
  public var descender: CGFloat { peer.ascender - peer.lineHeight }
  /// What lies between two lines of a text style; 0 for other fonts.
  public var leading: CGFloat { (peer.leading ?? peer.lineHeight) - peer.lineHeight }
  /// The height of capital letters above the baseline.
  public var capHeight: CGFloat { peer.pointSize * 1443 / 2048 }
  /// The height of an x above the baseline.
  public var xHeight: CGFloat { peer.pointSize * 1078 / 2048 }
  /// The name that was asked for, else the system's.
  public var familyName: String {
    askedFamily ?? ".AppleSystemUIFont"
  }
  /// The name that was asked for, else the system's with the weight.
  public var fontName: String {
    switch askedFamily {
    case nil: ".SFUI-\(peer.weight)".capitalized
    case ".AppleSystemUIFontMonospaced"?: ".AppleSystemUIFontMonospaced-\(peer.weight)".capitalized
    case let name?: name
    }
  }
  /// The font for changes of its traits.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(peer.atSize(fontSize))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.peer == peer
  }

  public override var hash: Int { peer.hashValue }
}

extension Font {
  /// The same font at a fixed size in points; of a text style at its own size the style's.
  fileprivate func atSize(_ size: Double) -> Font {
    guard size != pointSize else { return self }
    var font = Font.system(size: size, weight: weight)
    (font.family, font.isItalic, font.metrics) = (family, isItalic, metrics)
    return font
  }
}

extension UIFont {
  /// The stroke weight, -1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: CGFloat
    /// Of UIKit's value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Of UIKit's value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8, drawn at 100 on OpenType's scale.
    public static let ultraLight = Weight(-0.8)
    /// -0.6, drawn at 200 on OpenType's scale.
    public static let thin = Weight(-0.6)
    /// -0.4, drawn at 300 on OpenType's scale.
    public static let light = Weight(-0.4)
    /// 0, drawn at 400 on OpenType's scale.
    public static let regular = Weight(0)
    /// 0.23, drawn at 500 on OpenType's scale.
    public static let medium = Weight(0.23)
    /// 0.3, drawn at 600 on OpenType's scale.
    public static let semibold = Weight(0.3)
    /// 0.4, drawn at 700 on OpenType's scale.
    public static let bold = Weight(0.4)
    /// 0.56, drawn at 800 on OpenType's scale.
    public static let heavy = Weight(0.56)
    /// 0.62, drawn at 900 on OpenType's scale.
    public static let black = Weight(0.62)

    private static let named: [(weight: Weight, peer: Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    var isNamed: Bool { Self.named.contains { $0.weight == self } }

    /// The nearest of the named weights.
    var peer: Font.Weight {
      Self.named.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }!.peer
    }
  }

  /// A Dynamic Type text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Of UIKit's value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 pt at the text size L.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 pt at the text size L.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 pt at the text size L.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 pt at the text size L.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 pt at the text size L, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 pt at the text size L.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 pt at the text size L.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 pt at the text size L.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 pt at the text size L.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 pt at the text size L.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 pt at the text size L.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style that is solved with; body for a name that is not known.
    var peer: RedlineLayout.TextStyle {
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
public final class UIFontDescriptor: NSObject, Sendable {
  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Bold and italics.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: UInt32
    /// Of UIKit's value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics, which are not drawn.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold; text styles but for titles become semibold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// The descriptor of a text style's font, which follows the text size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// Points; of a text style, at the large text size.
  public var pointSize: CGFloat { font.pointSize }

  /// The same font in bold, italics or both.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isLargeTitle = [.largeTitle, .title1, .title2].contains(font.peer.textStyle)
    let bold: Font.Weight = font.peer.textStyle == nil || isLargeTitle ? .bold : .semibold
    let weight = symbolicTraits.contains(.traitBold) ? bold : font.peer.weight
    var peer = font.peer.weight(weight)
    peer.isItalic = symbolicTraits.contains(.traitItalic) ? true : nil
    return UIFontDescriptor(UIFont(peer))
  }
}

/// Scales fonts and lengths with the text size as a text style does.
@preconcurrency @MainActor
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Metrics that grow as the body style does.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at a size in proportion to the style's at the screen's text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(font, size: scaledValue(for: font.pointSize), scaledAs: style)
  }

  /// The same font, at most as large as a number of points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(
      font, size: min(maximumPointSize, scaledValue(for: font.pointSize)), scaledAs: style,
      atMost: maximumPointSize)
  }

  /// A length in points, in proportion to the style's size at the screen's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points, in proportion to the style's at the text size of the traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UIScreen.main.traitCollection
    let present = style.peer.metrics(for: traits.preferredContentSizeCategory.peer)
    return value * present.leading / style.peer.metrics(for: .large).leading
  }
}
