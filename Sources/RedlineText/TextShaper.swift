public import RedlineModel
import Synchronization

/// Measures and sets text in Inter, the stand-in for Apple's system font.
///
/// Pango breaks lines, orders bidirectional text, shapes and ellipsises; HarfBuzz gives outlines.
/// Nothing is hinted or rounded, and neither the screen's resolution nor the user's font settings
/// nor the language of the environment have a say. From 20 pt on, Inter Display is used if it is
/// installed with Inter, as Apple's font changes to its display cut. Letters are as wide as in Apple's
/// font, as far as widths in Interface Builder files tell: of texts in the regular weight in
/// files of Xcode 11.4 and later, 87 % come within half a point and 97 % within one. Fonts by name are set in Inter's letters, wider or closer
/// as `FontMetrics` says. A character that Inter lacks is set
/// in the font that Pango chooses among the installed ones, so text in other scripts depends on the
/// machine, but for the widths of ideographs, kana, Hangul and emoji; a colour emoji is a white square.
///
/// ```swift
/// let shaper = try TextShaper()
/// shaper.measure("Label", font: .body, maximumWidth: nil, maximumLines: 1).width  // ≈ 41.5
/// ```
///
/// A shaper may be used from any number of threads; texts are set one after the other.
public final class TextShaper: TextMeasuring, Sendable {
  private let state: Mutex<State>
  /// Under a lock of its own: who asks for what is known need not wait until another text is set.
  private let measurements = Mutex(Measurements())

  /// Finds Inter among the installed fonts.
  /// - Throws: ``FontError/missing(family:installCommand:)`` if it is not installed.
  public init() throws(FontError) {
    let typesetter = Typesetter.pango.withLock { _ in Typesetter() }
    let (hasText, hasDisplay) = Typesetter.pango.withLock { _ in
      (typesetter.hasFamily(of: .text(.regular)), typesetter.hasFamily(of: .display(.regular)))
    }
    guard hasText else { throw FontError.inter }
    state = Mutex(State(typesetter: typesetter, hasDisplay: hasDisplay))
  }

  /// The shaper of the process, made when somebody asks first: looking for the fonts takes longer
  /// than solving a small screen.
  /// - Throws: ``FontError/missing(family:installCommand:)`` if Inter is not installed.
  package static func shared() throws(FontError) -> TextShaper { try one.get() }

  private static let one = Result { () throws(FontError) in try TextShaper() }

  /// The shaper itself: its fonts stay the same.
  public var measurer: AnyObject? { self }

  private func withPango<Value>(_ body: (inout sending State) -> sending Value) -> sending Value {
    Typesetter.pango.withLock { _ in state.withLock(body) }
  }

  /// Measures a text, cut at its end if it does not fit.
  ///
  /// The result is that of ``layout(_:font:maximumWidth:maximumLines:truncation:)`` and is kept,
  /// so asking again costs next to nothing.
  /// - Parameters:
  ///   - string: Any text. Line feeds, carriage returns, and Unicode's line and paragraph
  ///     separators start a new line; other control characters take no place.
  ///   - font: The resolved font.
  ///   - maximumWidth: Width in points at which lines break, or `nil` for no limit. Text that is
  ///     at most 0.01 pt wider still fits.
  ///   - maximumLines: The most lines shown; 0 means as many as needed. 1 means that the text is
  ///     cut, never broken.
  public func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    let key = MeasurementKey(
      string: string, size: font.pointSize, weight: font.weight,
      tracking: font.tracking, advance: font.usedMetrics.advance, width: maximumWidth,
      lines: maximumLines)
    if let known = measurements.withLock({ $0[key] }) { return known }
    let measurement = withPango { state in
      let text = state.layout(
        string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
        truncation: .tail)
      return TextMeasurement(
        width: text.width, lineCount: text.lineCount, isTruncated: text.isTruncated)
    }
    measurements.withLock { $0.remember(measurement, for: key) }
    return measurement
  }

  /// The characters of a text that no installed font has, each once.
  public func missingCharacters(in string: String, font: Font) -> [Unicode.Scalar] {
    // Inter has all of Latin.
    guard string.unicodeScalars.contains(where: { $0.value >= 0x250 }) else { return [] }
    var found: [Unicode.Scalar] = []
    for line in layout(string, font: font).lines {
      for glyph in line.glyphs where glyph.glyph.isMissing {
        guard let scalar = Unicode.Scalar(glyph.glyph.index & ~GlyphID.missingFlag) else {
          continue
        }
        if !found.contains(scalar) { found.append(scalar) }
      }
    }
    return found
  }

  /// Sets a text: the glyphs of each line at their places.
  ///
  /// Lines are not aligned: each starts at x 0. The distance of their baselines follows from
  /// `font`. A text that would be cut, but fits when its letters stand a hundredth of an em
  /// closer, is set so: widths that UIKit found may be less than those that are measured here.
  /// - Parameters:
  ///   - string: Any text; see ``measure(_:font:maximumWidth:maximumLines:)``.
  ///   - font: The resolved font.
  ///   - maximumWidth: Width in points at which lines break, or `nil` for no limit.
  ///   - maximumLines: The most lines shown; 0 means as many as needed. 1 means that the text is
  ///     cut, never broken.
  ///   - truncation: Where the last line loses characters if the text does not fit; labels lose
  ///     their end, buttons their middle.
  public func layout(
    _ string: String, font: Font, maximumWidth: Double? = nil, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> ShapedText {
    withPango {
      $0.layout(
        string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
        truncation: truncation, narrows: true)
    }
  }

  /// The shape of a glyph, in the units of its font.
  ///
  /// A glyph that has no outline but must not vanish (a colour emoji, a character that no
  /// installed font has) is a box with rounded corners; see ``GlyphOutline/isPlaceholder``.
  /// - Parameter glyph: A glyph from a ``ShapedText``. One of a fallback face must come from a
  ///   layout of this shaper; another is a box.
  public func outline(of glyph: GlyphID) -> GlyphOutline {
    withPango { $0.typesetter.outline(of: glyph) }
  }
}

/// What was measured.
private struct Measurements {
  /// Measurements kept before all are dropped.
  static let capacity = 4096
  /// Longest text, in bytes of UTF-8, of which a measurement is kept.
  static let longestKept = 4096

  private var known: [MeasurementKey: TextMeasurement] = [:]

  /// What is known of a text; one that fits into its room is as wide as without limit.
  subscript(key: MeasurementKey) -> TextMeasurement? {
    if let measurement = known[key] { return measurement }
    guard let room = key.width else { return nil }
    var unlimited = key
    unlimited.width = nil
    guard let measurement = known[unlimited], measurement.width <= room else { return nil }
    return measurement
  }

  mutating func remember(_ measurement: TextMeasurement, for key: MeasurementKey) {
    guard key.string.utf8.count <= Self.longestKept else { return }
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    known[key] = measurement
  }
}

/// What sets texts, behind the lock of Pango.
private struct State {
  let typesetter: Typesetter
  let hasDisplay: Bool

  func layout(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int, truncation: Truncation,
    narrows: Bool = false
  ) -> ShapedText {
    let isDisplay = hasDisplay && font.pointSize >= LetterAdvances.displaySize
    let setting = TextSetting(
      font: font, face: isDisplay ? .display(font.weight) : .text(font.weight),
      maximumWidth: maximumWidth, maximumLines: max(maximumLines, 0), truncation: truncation)
    let result = setting.set(string, with: typesetter)
    guard narrows, result.isTruncated, truncation != .clip, maximumWidth != nil else {
      return result
    }
    let narrow = setting.set(string, with: typesetter, narrowing: TextSetting.narrowing)
    return narrow.isTruncated ? result : narrow
  }
}

private struct MeasurementKey: Hashable {
  var string: String
  var size: Double
  var weight: Font.Weight
  var tracking: Double
  var advance: Double?
  var width: Double?
  var lines: Int
}
