/// Where a line that is too long loses its characters.
public enum Truncation: String, Codable, Hashable, Sendable, CaseIterable {
  /// “…characters”
  case head
  /// “char…ters”, as buttons do.
  case middle
  /// “charac…”, as labels do.
  case tail
  /// No ellipsis: the glyphs go on beyond the width, and whoever draws them clips.
  case clip
}

/// A text as glyphs at their places.
public struct ShapedText: Hashable, Sendable {
  /// The lines from top to bottom; none for an empty text.
  public var lines: [ShapedLine]
  /// Whether a part of the text does not fit into the lines and the width.
  public var isTruncated: Bool

  /// Lines shown, ≥ 1; 0 for an empty text.
  public var lineCount: Int { lines.count }
  /// Width in points of the widest line, not rounded.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// Makes a text of lines, from top to bottom.
  public init(lines: [ShapedLine], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// One line of a ``ShapedText``.
public struct ShapedLine: Hashable, Sendable {
  /// Sum of the advances in points, not rounded.
  public var width: Double
  /// The glyphs from left to right, whatever the direction of the text.
  public var glyphs: [PositionedGlyph]
  /// Whether the line's paragraph reads from right to left.
  public var isRightToLeft: Bool

  /// Makes a line.
  /// - Parameters:
  ///   - width: Sum of the advances in points.
  ///   - glyphs: The glyphs from left to right.
  ///   - isRightToLeft: Whether the line's paragraph reads from right to left.
  public init(width: Double, glyphs: [PositionedGlyph], isRightToLeft: Bool) {
    self.width = width
    self.glyphs = glyphs
    self.isRightToLeft = isRightToLeft
  }
}

/// A glyph and the place of its origin.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph.
  public var glyph: GlyphID
  /// Distance in points to the right from the line's left end.
  public var x: Double
  /// Distance in points down from the baseline.
  public var y: Double

  /// Puts a glyph at a place in points: right from the line's left end, and down from the baseline.
  public init(glyph: GlyphID, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}
