/// A system font at a fixed size, or a text style whose size follows the content size category.
///
/// Metrics are those of Apple's system font, a line 1.193359375 × the point size high and the
/// ascender 1950/2048 of it, whatever the weight, unless ``metrics`` or the ``family`` give others.
/// Widths come from ``TextMeasuring``.
public struct Font: Codable, Hashable, Sendable {
  /// The stroke weight, on the scale of OpenType (100…900).
  public enum Weight: Int, Codable, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The text style that the font follows, or `nil` for a fixed size.
  public var textStyle: TextStyle?
  /// The size in points, > 0. For a text style, the size at the category it was resolved for.
  public var pointSize: Double
  /// The stroke weight.
  public var weight: Weight
  /// Distance in points between the baselines of two lines; `nil` means ``lineHeight``.
  public var leading: Double?
  /// The name of the font that was asked for; `nil` is the system's. Texts are drawn in letters of the
  /// system's, on lines as high and as wide as ``usedMetrics`` says.
  public var family: String?
  /// What is known of the font's lines; `nil` leaves it to the ``family``.
  public var metrics: FontMetrics?
  /// Whether the letters lean; `nil` means that they do not. Texts are measured upright.
  public var isItalic: Bool?

  /// A font of fixed size: `Font.system(size: 17, weight: .semibold)`.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(textStyle: nil, pointSize: size, weight: weight, leading: nil)
  }

  /// The font of a text style, at the size of a content size category.
  public static func preferred(
    _ style: TextStyle, for category: ContentSizeCategory = .large
  ) -> Font {
    let (size, leading) = style.metrics(for: category)
    return Font(textStyle: style, pointSize: size, weight: style.weight, leading: leading)
  }

  /// The same font at another content size category; a font of fixed size is returned unchanged.
  public func resolved(for category: ContentSizeCategory) -> Font {
    guard let textStyle else { return self }
    var font = self
    (font.pointSize, font.leading) = textStyle.metrics(for: category)
    return font
  }

  /// The same font in a part of its size, rounded down to 1/100 pt.
  package func scaled(by factor: Double) -> Font {
    var font = self
    font.pointSize = (pointSize * factor * 100).rounded(.down) / 100
    font.leading = leading.map { $0 * factor }
    return font
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font, with letters that lean.
  public var italic: Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The metrics by which texts are laid out: ``metrics``, else those of a known ``family``, else
  /// the system's.
  public var usedMetrics: FontMetrics {
    metrics ?? family.flatMap(FontMetrics.named) ?? .system
  }
  /// Height of one line in points, not rounded.
  public var lineHeight: Double { pointSize * usedMetrics.lineHeight }
  /// Distance from the top of the line to the baseline in points, not rounded.
  public var ascender: Double { pointSize * usedMetrics.ascender }

  /// 34 pt, regular, at the text size L.
  public static let largeTitle = preferred(.largeTitle)
  /// 28 pt, regular, at the text size L.
  public static let title1 = preferred(.title1)
  /// 22 pt, regular, at the text size L.
  public static let title2 = preferred(.title2)
  /// 20 pt, regular, at the text size L.
  public static let title3 = preferred(.title3)
  /// 17 pt, semibold, at the text size L.
  public static let headline = preferred(.headline)
  /// 17 pt, regular, at the text size L.
  public static let body = preferred(.body)
  /// 16 pt, regular, at the text size L.
  public static let callout = preferred(.callout)
  /// 15 pt, regular, at the text size L.
  public static let subheadline = preferred(.subheadline)
  /// 13 pt, regular, at the text size L.
  public static let footnote = preferred(.footnote)
  /// 12 pt, regular, at the text size L.
  public static let caption1 = preferred(.caption1)
  /// 11 pt, regular, at the text size L.
  public static let caption2 = preferred(.caption2)
}
