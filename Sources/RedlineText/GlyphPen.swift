import CPango

/// Reads the outlines of glyphs through HarfBuzz.
struct GlyphPen {
  private var commands: [GlyphOutline.Command] = []

  /// Font units in the em of a font.
  static func unitsPerEm(of font: UnsafeMutablePointer<PangoFont>) -> Int {
    guard let face = pango_font_get_hb_font(font).flatMap({ hb_font_get_face($0) }) else {
      return 2048
    }
    return Int(hb_face_get_upem(face))
  }

  /// The path of a glyph in font units, y down; a box if it has none but must be seen.
  /// - Parameter scale: Pango units in one em of `font`.
  static func outline(
    of glyph: GlyphID, in font: UnsafeMutablePointer<PangoFont>, scale: Int
  ) -> GlyphOutline {
    guard let hbFont = pango_font_get_hb_font(font), let face = hb_font_get_face(hbFont) else {
      return .box(advance: 0, unitsPerEm: scale)
    }
    let units = Int(hb_face_get_upem(face))
    if glyph.isMissing {
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(font, glyph.index, nil, &logical)
      let advance = Double(logical.width) * Double(units) / Double(scale)
      return .box(advance: advance, unitsPerEm: units)
    }
    let advance = Double(redline_glyph_advance(hbFont, glyph.index))
    let commands = draw(glyph.index, in: hbFont)
    if commands.isEmpty, glyph.index == 0 || isPainted(glyph.index, in: hbFont) {
      return .box(advance: advance, unitsPerEm: units)
    }
    return GlyphOutline(commands: commands, unitsPerEm: units, advance: advance)
  }

  /// The PostScript name of a font's face.
  static func postScriptName(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let hbFont = pango_font_get_hb_font(font), let face = hb_font_get_face(hbFont) else {
      return "unknown"
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      redline_face_name(face, buffer.baseAddress, UInt32(buffer.count))
      let name = String(cString: buffer.baseAddress!)
      return name.isEmpty ? "unknown" : name
    }
  }

  private static func draw(_ glyph: UInt32, in font: OpaquePointer) -> [GlyphOutline.Command] {
    var pen = GlyphPen()
    withUnsafeMutablePointer(to: &pen) { pen in
      var callbacks = redline_pen(
        context: pen,
        move: { GlyphPen.add(.move(x: Double($1), y: flip($2)), to: $0) },
        line: { GlyphPen.add(.line(x: Double($1), y: flip($2)), to: $0) },
        quad: {
          GlyphPen.add(.quad(cx: Double($1), cy: flip($2), x: Double($3), y: flip($4)), to: $0)
        },
        cubic: {
          GlyphPen.add(
            .cubic(
              ax: Double($1), ay: flip($2), bx: Double($3), by: flip($4), x: Double($5),
              y: flip($6)), to: $0)
        },
        close: { GlyphPen.add(.close, to: $0) })
      redline_draw_glyph(font, glyph, &callbacks)
    }
    return pen.commands
  }

  private static func add(
    _ command: GlyphOutline.Command, to context: UnsafeMutableRawPointer?
  ) {
    context?.assumingMemoryBound(to: GlyphPen.self).pointee.commands.append(command)
  }

  /// Whether a glyph without an outline is painted all the same, as colours or as an image.
  private static func isPainted(_ glyph: UInt32, in font: OpaquePointer) -> Bool {
    guard redline_face_has_colour(hb_font_get_face(font)) != 0 else { return false }
    let spaces: [UInt32] = [0x20, 0xA0, 0x2002, 0x2003, 0x2009, 0x200A, 0x202F, 0x3000]
    let isSpace = spaces.contains {
      var index: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, $0, &index) != 0 && index == glyph
    }
    return !isSpace && redline_glyph_advance(font, glyph) > 0
  }
}

/// Turns y up into y down, without a negative zero.
private func flip(_ y: Float) -> Double { y == 0 ? 0 : -Double(y) }
