import CPango

/// A line in Pango units.
struct TypesetLine {
  struct Glyph {
    var glyph: GlyphID
    var x: Int
    var y: Int
  }

  /// Where the line starts, in bytes of the text that was set.
  var start: Int
  var isRightToLeft: Bool
  var width = 0
  var glyphs: [Glyph] = []
}

extension Truncation {
  var pangoMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    case .clip: PANGO_ELLIPSIZE_NONE
    }
  }
}
