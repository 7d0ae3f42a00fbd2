/// What tells the lines of one font from those of Apple's system font, in ems.
///
/// ```swift
/// var font = Font.system(size: 16)
/// font.family = "AvenirNext-Regular"
/// font.lineHeight  // 21.856: 1.366 × 16
/// ```
public struct FontMetrics: Codable, Hashable, Sendable {
  /// Height of a line, > 0: what is above the baseline and what is below it.
  public var lineHeight: Double
  /// Distance from the top of a line to its baseline, ≥ 0.
  public var ascender: Double
  /// What is added to each advance of the system font at 17 pt, whatever the size; negative for
  /// narrower letters.
  public var tracking: Double
  /// The advance that all letters have, > 0; `nil` where letters have their own, and the tracking counts.
  public var advance: Double?

  /// Makes metrics, in ems.
  public init(lineHeight: Double, ascender: Double, tracking: Double = 0, advance: Double? = nil) {
    self.lineHeight = lineHeight
    self.ascender = ascender
    self.tracking = tracking
    self.advance = advance
  }

  /// Those of Apple's system font: 1.193359375 and 1950/2048.
  public static let system = FontMetrics(lineHeight: 1.193359375, ascender: 1950.0 / 2048)

  /// The metrics of a font that comes with iOS, by its PostScript name or family; `nil` for others.
  ///
  /// Reference: the ascenders and descenders in the fonts' own tables, which every type tool shows;
  /// trackings are fitted to widths in Interface Builder files.
  /// - Parameter name: `AvenirNext-DemiBold` or `Avenir Next`.
  public static func named(_ name: String) -> FontMetrics? {
    let wanted = name.filter { $0 != " " }
    return known.first { wanted == $0.name || wanted.hasPrefix($0.name + "-") }?.metrics
  }

  /// The longer of two names that fit comes first.
  private static let known: [(name: String, metrics: FontMetrics)] = [
    ("AmericanTypewriter", FontMetrics(lineHeight: 1.154, ascender: 0.904)),
    ("Arial", FontMetrics(lineHeight: 1.117, ascender: 0.905)),
    ("ArialMT", FontMetrics(lineHeight: 1.117, ascender: 0.905)),
    ("Avenir", FontMetrics(lineHeight: 1.366, ascender: 1)),
    ("AvenirNext", FontMetrics(lineHeight: 1.366, ascender: 1, tracking: 0.009)),
    ("Courier", FontMetrics(lineHeight: 1, ascender: 0.754, advance: 0.6001)),
    ("CourierNew", FontMetrics(lineHeight: 1.133, ascender: 0.833, advance: 0.6001)),
    ("CourierNewPS", FontMetrics(lineHeight: 1.133, ascender: 0.833, advance: 0.6001)),
    ("CourierNewPSMT", FontMetrics(lineHeight: 1.133, ascender: 0.833, advance: 0.6001)),
    ("Futura", FontMetrics(lineHeight: 1.299, ascender: 1.039)),
    ("Georgia", FontMetrics(lineHeight: 1.136, ascender: 0.917)),
    ("Helvetica", FontMetrics(lineHeight: 1.15, ascender: 0.92)),
    ("HelveticaNeue-Bold", FontMetrics(lineHeight: 1.192, ascender: 0.975)),
    ("HelveticaNeue-Light", FontMetrics(lineHeight: 1.18, ascender: 0.967, tracking: -0.007)),
    ("HelveticaNeue", FontMetrics(lineHeight: 1.165, ascender: 0.952, tracking: 0.003)),
    ("Menlo", FontMetrics(lineHeight: 1.164, ascender: 0.928, advance: 0.602)),
    ("TimesNewRomanPSMT", FontMetrics(lineHeight: 1.107, ascender: 0.891)),
    ("Verdana", FontMetrics(lineHeight: 1.215, ascender: 1.005)),
  ]
}
