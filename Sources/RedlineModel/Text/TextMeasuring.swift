/// What the layout needs to know of a text: how wide it is and how many lines it takes.
///
/// Line heights and baselines are not asked for; they follow from ``Font``.
public protocol TextMeasuring {
  /// Measures a text. One that is not cut at a width is not cut at a greater one either.
  /// - Parameters:
  ///   - string: Any text; a line feed starts a new line.
  ///   - font: The resolved font.
  ///   - maximumWidth: Width in points at which lines break, or `nil` for no limit.
  ///   - maximumLines: The most lines shown; 0 means as many as needed.
  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement

  /// The characters of a text that no font has, each once, in the order of the text; none unless a
  /// measurer says otherwise.
  /// - Parameters:
  ///   - string: Any text.
  ///   - font: The resolved font.
  func missingCharacters(in string: String, font: Font) -> [Unicode.Scalar]

  /// What measures each text always alike: views that have not changed are measured once by the same
  /// object, however often they are solved; `nil` unless a measurer says otherwise.
  var measurer: AnyObject? { get }
}

extension TextMeasuring {
  /// None: what measures by itself has a width for everything.
  public func missingCharacters(in string: String, font: Font) -> [Unicode.Scalar] { [] }

  /// None: all is measured each time.
  public var measurer: AnyObject? { nil }
}

/// The size of a text in a given width.
public struct TextMeasurement: Hashable, Sendable {
  /// Width in points of the widest line, not rounded.
  public var width: Double
  /// Lines shown, ≥ 1; 0 for an empty text.
  public var lineCount: Int
  /// Whether a part of the text does not fit into the lines and the width.
  public var isTruncated: Bool

  /// Makes a measurement.
  /// - Parameters:
  ///   - width: Width in points of the widest line.
  ///   - lineCount: Lines shown; 0 for an empty text.
  ///   - isTruncated: Whether a part of the text does not fit.
  public init(width: Double, lineCount: Int, isTruncated: Bool) {
    self.width = width
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// Reads fonts that lie in files and need not be installed.
package protocol FontFileReading {
  /// What a file says of its font; `nil` for one that cannot be read.
  /// - Parameter path: A TrueType or OpenType font.
  func fontFile(at path: String) -> FontFileFacts?

  /// The width of a text on one line in the font of a file, in ems; `nil` where the font lacks a letter, or the
  /// file cannot be read.
  func width(of text: String, inFontAt path: String) -> Double?
}

/// What the file of a font says.
package struct FontFileFacts: Hashable, Sendable {
  /// The name by which UIKit asks for it.
  package var postScriptName: String
  /// Of its lines, without a tracking.
  package var metrics: FontMetrics

  package init(postScriptName: String, metrics: FontMetrics) {
    (self.postScriptName, self.metrics) = (postScriptName, metrics)
  }
}
