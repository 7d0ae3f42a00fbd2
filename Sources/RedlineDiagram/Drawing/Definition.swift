package import RedlineModel
package import RedlineText

/// What shapes refer to.
package enum Definition: Hashable, Sendable {
  /// The outline of a glyph in ``GlyphDefinitions/unitsPerEm``.
  case glyph(GlyphID, Path)
  case clip(ClipPath)
  case pattern(Pattern)
  /// The file of an image in its own size.
  case pixels(Pictures.Pixels)
  /// All that is painted, in one literal colour.
  case tint(String)
}

/// The area outside of which a group is not painted.
package struct ClipPath: Hashable, Sendable {
  package var path: Path
  /// Its id; `nil` is one made of the path.
  package var name: String?
}

/// A square tile that fills areas.
package struct Pattern: Hashable, Sendable {
  package var name: String
  /// Width and height in points.
  package var side: Double
  package var path: Path
  package var paint: Paint
}
