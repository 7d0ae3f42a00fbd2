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
  /// Under locks of their own: who asks for what is known need not wait until another text is set.
  private let measurements = Mutex(Kept<MeasurementKey, TextMeasurement>())
  private let layouts = Mutex(Kept<LayoutKey, ShapedText>(capacity: 1024))
  private let outlines = Mutex(Kept<GlyphID, GlyphOutline>(capacity: 16_384))

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
    let key = MeasurementKey(string, font, maximumWidth, maximumLines)
    if let known = measurements.withLock({ $0.measurement(key) }) { return known }
    let measurement = withPango { state in
      let text = state.layout(
        string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
        truncation: .tail)
      return TextMeasurement(
        width: text.width, lineCount: text.lineCount, isTruncated: text.isTruncated)
    }
    if string.utf8.count <= MeasurementKey.longestKept {
      measurements.withLock { $0[key] = measurement }
    }
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
    let key = LayoutKey(
      text: MeasurementKey(string, font, maximumWidth, maximumLines), truncation: truncation)
    if let known = layouts.withLock({ $0[key] }) { return known }
    let result = withPango {
      $0.layout(
        string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
        truncation: truncation, narrows: true)
    }
    // Labels come again and again, long texts hardly do.
    if string.utf8.count <= LayoutKey.longestKept { layouts.withLock { $0[key] = result } }
    return result
  }

  /// The shape of a glyph, in the units of its font.
  ///
  /// A glyph that has no outline but must not vanish (a colour emoji, a character that no
  /// installed font has) is a box with rounded corners; see ``GlyphOutline/isPlaceholder``.
  /// - Parameter glyph: A glyph from a ``ShapedText``. One of a fallback face must come from a
  ///   layout of this shaper; another is a box.
  public func outline(of glyph: GlyphID) -> GlyphOutline {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let outline = withPango { $0.typesetter.outline(of: glyph) }
    outlines.withLock { $0[glyph] = outline }
    return outline
  }
}

/// What was found once, of which all is dropped when it is too much.
private struct Kept<Key: Hashable, Value> {
  var capacity = 4096
  private var known: [Key: Value] = [:]

  init(capacity: Int = 4096) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    get { known[key] }
    set {
      if known.count >= capacity { known.removeAll(keepingCapacity: true) }
      known[key] = newValue
    }
  }
}

extension Kept<MeasurementKey, TextMeasurement> {
  /// What is known of a text; one that fits into its room is as wide as without limit.
  func measurement(_ key: MeasurementKey) -> TextMeasurement? {
    if let measurement = self[key] { return measurement }
    guard let room = key.width else { return nil }
    var unlimited = key
    unlimited.width = nil
    guard let measurement = self[unlimited], measurement.width <= room else { return nil }
    return measurement
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
  /// Longest text, in bytes of UTF-8, of which a measurement is kept.
  static let longestKept = 4096

  var text: ExactText
  /// Ideographs of a font by name have another width.
  var isNamed: Bool
  var size: Double
  var weight: Font.Weight
  var tracking: Double
  var advance: Double?
  var width: Double?
  var lines: Int

  init(_ string: String, _ font: Font, _ width: Double?, _ lines: Int) {
    (text, isNamed) = (ExactText(string: string), font.family != nil)
    (size, weight, tracking) = (font.pointSize, font.weight, font.tracking)
    (advance, self.width, self.lines) = (font.usedMetrics.advance, width, lines)
  }
}

/// A text by its code units: what is equal as characters (`Ω` and the sign of the ohm) may have other glyphs, and
/// who asks first would say which.
private struct ExactText: Hashable {
  var string: String

  static func == (one: ExactText, other: ExactText) -> Bool {
    one.string.utf8.elementsEqual(other.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

private struct LayoutKey: Hashable {
  /// Longest text, in bytes of UTF-8, of which the glyphs are kept.
  static let longestKept = 64

  var text: MeasurementKey
  var truncation: Truncation
}
