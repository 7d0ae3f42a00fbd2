import CPango
import RedlineModel
import Synchronization

/// Pango's objects for setting text: one font map, one context, one layout that is used again.
///
/// Everything is shaped at ``unitsPerEm`` Pango units to the em, which is Inter's own design grid
/// (2816 or 2048, by release). So advances are whole design units, the same at every point size,
/// and a line of a million characters still fits into Pango's 32-bit lengths. Points appear only
/// in the result.
/// Not safe to share between threads; ``TextShaper`` keeps it behind a lock.
final class Typesetter {
  /// How a paragraph is set.
  struct Style {
    var face: FontFace
    /// Added to each advance, in units.
    var tracking: Int
    /// Width in units at which lines break or end, or `nil` for no limit.
    var width: Int32?
    /// The most lines; 0 means as many as needed.
    var maximumLines: Int
    var truncation: Truncation
    /// The width of an emoji, in ems.
    var emoji = 1.25
    /// The width of an ideograph, in ems.
    var ideograph = 1.0215
    /// The width of each letter, in ems; `nil` where letters have their own.
    var advance: Double?
  }

  /// Held while Pango works, and while a typesetter goes: fonts that are looked at by two threads for the first
  /// time may get no width for characters that they lack.
  static let pango = Mutex(())

  /// Advances of a face kept before all are dropped.
  private static let advanceCapacity = 16_384

  /// Pango units in one em.
  let unitsPerEm: Int

  /// The face that Pango loads next: the last one that a description was asked for.
  private let request: UnsafeMutablePointer<redline_request>
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var descriptions: [FontFace: OpaquePointer] = [:]
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
  private var fonts: [FontFace: UnsafeMutablePointer<PangoFont>] = [:]
  /// Asked by Pango for the advances of Inter's faces.
  private let advances: UnsafeMutablePointer<redline_advance_source>
  /// The tracking that Pango takes off the ends of each line of the paragraph.
  private var endTracking = 0
  /// The parts of the paragraph whose letters have a width of their own.
  private var wide: [WideRange] = []
  /// Advances of letters of such parts in the fonts of the machine.
  private var plainAdvances: [FontFace: [UInt32: Int]] = [:]
  /// By how much glyphs lie further to the right than their advances make room for, by glyph.
  private var shifts: [FontFace: [Int32]] = [:]

  init() {
    request = .allocate(capacity: 1)
    request.initialize(to: redline_request(is_display: 0, weight: 400, size: Self.pixels(2048)))
    fontMap = redline_font_map_new(InstalledFonts.rules(), request)
    context = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_auto_dir(layout, 1)
    advances = .allocate(capacity: 1)
    advances.initialize(to: redline_advance_source(context: nil, table: nil))
    unitsPerEm = Self.designUnits(in: context)
    advances.pointee = redline_advance_source(
      context: Unmanaged.passUnretained(self).toOpaque(),
      table: { context, font, plain in
        guard let context, let font, let plain else { return redline_advance_table() }
        return Unmanaged<Typesetter>.fromOpaque(context).takeUnretainedValue()
          .advances(of: font, plain)
      })
    setAdvances()
  }

  private static func designUnits(in context: OpaquePointer) -> Int {
    guard let font = anyFont(in: context) else { return 2048 }
    defer { redline_unref(font) }
    return GlyphPen.unitsPerEm(of: font)
  }

  /// A font of the regular weight at another size than texts are set in.
  private static func anyFont(in context: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
    let description: OpaquePointer = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family(of: .text(.regular)))
    pango_font_description_set_absolute_size(description, 1500)
    return pango_context_load_font(context, description)
  }

  private func setAdvances() {
    guard let font = Self.anyFont(in: context) else { return }
    defer { redline_unref(font) }
    redline_set_advances(fontMap, font, advances)
  }

  /// The advances of a face of Inter; none for other fonts, which keep theirs.
  private func advances(
    of font: UnsafeMutablePointer<PangoFont>, _ plain: OpaquePointer
  ) -> redline_advance_table {
    guard let face = Self.installedFace(of: font), let weight = face.weight else {
      return redline_advance_table()
    }
    let table = LetterAdvances.table(
      of: plain, weight: weight, isDisplay: face == .display(weight), unitsPerEm: unitsPerEm)
    guard let room = redline_advances(table.advances.count) else { return redline_advance_table() }
    room.update(from: table.advances, count: table.advances.count)
    shifts[face] = zip(table.advances, table.plain).map { ($0 - $1) / 2 }
    return redline_advance_table(count: UInt32(table.advances.count), values: room)
  }

  deinit {
    Self.pango.withLock { _ in
      for font in faces.keys { redline_unref(font) }
      for description in descriptions.values { pango_font_description_free(description) }
      redline_unref(UnsafeMutableRawPointer(layout))
      redline_unref(UnsafeMutableRawPointer(context))
      redline_unref(fontMap)
    }
    advances.deallocate()
    request.deallocate()
  }

  /// A length in device units.
  private static func pixels(_ units: Int) -> Double { Double(units) / Double(PANGO_SCALE) }

  /// Whether fontconfig finds the family itself, not a substitute.
  func hasFamily(of face: FontFace) -> Bool {
    guard let font = pango_context_load_font(context, description(of: face)) else { return false }
    defer { redline_unref(font) }
    return Self.installedFace(of: font) == face
  }

  /// The face of Inter that a font is, whatever was asked for; `nil` for another family.
  private static func installedFace(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    guard let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description),
      let weight = Font.Weight(
        rawValue: Int(pango_font_description_get_weight(description).rawValue))
    else { return nil }
    switch String(cString: family) {
    case "Inter": return .text(weight)
    case "Inter Display": return .display(weight)
    default: return nil
    }
  }

  /// Sets a text that has no line separators and is not too long for Pango.
  /// - Parameter direction: The paragraph's direction, or `nil` for that of the first letter.
  /// - Returns: The lines, and whether a part was left out for want of lines or width.
  func setParagraph(
    _ text: String, style: Style, isRightToLeft: Bool? = nil
  ) -> (lines: [TypesetLine], isTruncated: Bool) {
    pango_context_set_base_dir(
      context, isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_WEAK_LTR)
    pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
    prepare(text, style: style)
    let total = Int(pango_layout_get_line_count(layout))
    var isTruncated = pango_layout_is_ellipsized(layout) != 0
    var shown = total
    if style.maximumLines > 0, total > style.maximumLines {
      shown = style.maximumLines
      isTruncated = true
    }
    var lines: [TypesetLine] = []
    lines.reserveCapacity(shown)
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node, lines.count < shown {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      lines.append(self.line(line))
      node = current.pointee.next
    }
    if style.truncation == .clip, style.maximumLines == 1, let width = style.width {
      isTruncated = isTruncated || lines.contains { $0.width > width }
    }
    return (lines, isTruncated)
  }

  private func prepare(_ text: String, style: Style) {
    // Before anything is set: letters are measured in the same layout.
    wide = wideRanges(in: text, style)
    let isOneLine = style.maximumLines == 1
    let clips = style.truncation == .clip
    pango_layout_set_font_description(layout, description(of: style.face))
    pango_layout_set_height(layout, Int32(clamping: -max(style.maximumLines, 1)))
    let ellipsizes = style.maximumLines > 0 && !clips
    pango_layout_set_ellipsize(
      layout, ellipsizes ? style.truncation.pangoMode : PANGO_ELLIPSIZE_NONE)
    var text = text
    text.withUTF8 { bytes in
      let (attributes, coversAll) = TextAttributes.list(
        for: bytes, tracking: style.tracking, wide: wide, kerns: style.advance == nil)
      bytes.withMemoryRebound(to: CChar.self) {
        // The old attributes must not meet the new text.
        pango_layout_set_attributes(layout, nil)
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
      // Pango breaks lines as if each character were tracked, as UIKit does, then takes the tracking
      // off the ends, where it is missed.
      endTracking = coversAll ? style.tracking : 0
      // In a text of several scripts the ends may be tracked or not.
      let spare = coversAll ? 0 : max(style.tracking, 0)
      let width = style.width.map { Int32(clamping: Int($0) + spare) } ?? -1
      pango_layout_set_width(layout, clips && isOneLine ? -1 : width)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
  }

  private func line(
    _ line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> TypesetLine {
    var result = TypesetLine(
      start: Int(pango_layout_line_get_start_index(line)),
      isRightToLeft: redline_line_is_right_to_left(line) != 0)
    var node = line.pointee.runs
    result.width += endSpacing(of: node, isStart: true)
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let font = run.item.pointee.analysis.font, let glyphs = run.glyphs else { continue }
      let face = self.face(of: font)
      let shifts = shifts[face] ?? []
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let info = glyphs.pointee.glyphs[index]
        if redline_glyph_is_empty(info.glyph) == 0 {
          let index = Int(info.glyph)
          let shift = shifts.indices.contains(index) ? Int(shifts[index]) : 0
          result.glyphs.append(
            .init(
              glyph: GlyphID(face: face, index: info.glyph),
              x: result.width + Int(info.geometry.x_offset) + shift,
              y: Int(info.geometry.y_offset)))
        }
        result.width += advance(of: info, in: run, font: font)
      }
    }
    var last = line.pointee.runs
    while let next = last?.pointee.next { last = next }
    result.width += endSpacing(of: last, isStart: false)
    return result
  }

  /// What Pango took off an end of a line.
  private func endSpacing(of node: UnsafeMutablePointer<GSList>?, isStart: Bool) -> Int {
    guard let node else { return 0 }
    var spacing = endTracking
    if !wide.isEmpty {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let offset = Int(run.item.pointee.offset)
      spacing = wide.first { $0.range.contains(offset) }?.spacing ?? spacing
    }
    return isStart ? spacing / 2 : spacing - spacing / 2
  }

  /// The advance of a letter in the font that Pango finds for it, in units; computed once.
  func advance(of scalar: Unicode.Scalar, face: FontFace) -> Int {
    if let known = plainAdvances[face]?[scalar.value] { return known }
    pango_layout_set_font_description(layout, description(of: face))
    pango_layout_set_attributes(layout, nil)
    pango_layout_set_width(layout, -1)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_text(layout, String(scalar), -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    if plainAdvances[face]?.count ?? 0 >= Self.advanceCapacity { plainAdvances[face] = [:] }
    plainAdvances[face, default: [:]][scalar.value] = Int(width)
    return Int(width)
  }

  /// The advance of a glyph; Pango widens the ellipsis of a shortened text until the line is full,
  /// which would leave a hole behind it.
  private func advance(
    of info: PangoGlyphInfo, in run: PangoGlyphItem, font: UnsafeMutablePointer<PangoFont>
  ) -> Int {
    let width = Int(info.geometry.width)
    let glyphs = run.glyphs?.pointee.num_glyphs ?? 0
    guard glyphs == 1, run.item.pointee.num_chars > 1 else { return width }
    guard let plain = pango_font_get_hb_font(font) else { return width }
    return min(width, Int(hb_font_get_glyph_h_advance(plain, info.glyph)))
  }

  /// The path of a glyph.
  func outline(of glyph: GlyphID) -> GlyphOutline {
    guard let font = font(of: glyph.face) else {
      return GlyphOutline.box(advance: 0, unitsPerEm: unitsPerEm)
    }
    return GlyphPen.outline(of: glyph, in: font, scale: unitsPerEm)
  }

  private func font(of face: FontFace) -> UnsafeMutablePointer<PangoFont>? {
    if let font = fonts[face] { return font }
    if case .fallback = face { return nil }
    guard let font = pango_context_load_font(context, description(of: face)) else { return nil }
    remember(font, as: face)
    redline_unref(font)
    return font
  }

  private func remember(_ font: UnsafeMutablePointer<PangoFont>, as face: FontFace) {
    guard faces[font] == nil else { return }
    faces[UnsafeMutablePointer(redline_ref(font).assumingMemoryBound(to: PangoFont.self))] = face
    if fonts[face] == nil { fonts[face] = font }
  }

  private func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    if let known = faces[font] { return known }
    let face = Self.installedFace(of: font) ?? .fallback(GlyphPen.postScriptName(of: font))
    remember(font, as: face)
    return face
  }

  /// The description of a face, with which it is loaded at once.
  private func description(of face: FontFace) -> OpaquePointer {
    ask(for: face)
    if let known = descriptions[face] { return known }
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, Self.family(of: face))
    if case .text(let weight) = face {
      pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    } else if case .display(let weight) = face {
      pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    }
    pango_font_description_set_absolute_size(description, Double(unitsPerEm))
    descriptions[face] = description
    return description
  }

  private func ask(for face: FontFace) {
    let size = Self.pixels(unitsPerEm)
    switch face {
    case .text(let weight):
      request.pointee = redline_request(is_display: 0, weight: Int32(weight.rawValue), size: size)
    case .display(let weight):
      request.pointee = redline_request(is_display: 1, weight: Int32(weight.rawValue), size: size)
    case .fallback: break
    }
  }

  private static func family(of face: FontFace) -> String {
    switch face {
    case .text: "Inter"
    case .display: "Inter Display"
    case .fallback(let name): name
    }
  }
}
