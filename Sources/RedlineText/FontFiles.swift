import CPango
import Foundation
package import RedlineModel
import Synchronization

/// Fonts in files, read by HarfBuzz, which takes them as untrusted.
struct FontFiles {
  /// The most bytes of a file, and the most files that are kept.
  private static let (greatestFile, mostFiles) = (8 << 20, 200)
  /// The most bytes of a text that is measured.
  private static let longestText = 2000

  static let shared = Mutex(FontFiles())

  private struct Loaded {
    /// At one unit for each unit of the font.
    var font: OpaquePointer
    var unitsPerEm: Double
    var facts: FontFileFacts
  }

  private var known: [String: Loaded?] = [:]

  mutating func facts(_ path: String) -> FontFileFacts? { loaded(path)?.facts }

  mutating func width(of text: String, _ path: String) -> Double? {
    guard text.utf8.count <= Self.longestText, let loaded = loaded(path),
      let buffer = hb_buffer_create()
    else { return nil }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, Int32(text.utf8.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(loaded.font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var sum = 0
    for index in 0..<Int(count) {
      guard infos[index].codepoint != 0 else { return nil }
      sum += Int(places[index].x_advance)
    }
    return Double(sum) / loaded.unitsPerEm
  }

  private mutating func loaded(_ path: String) -> Loaded? {
    if let found = known[path] { return found }
    guard known.count < Self.mostFiles else { return nil }
    let found = Self.load(path)
    known[path] = .some(found)
    return found
  }

  /// Whether all tables that a file lists end in it: of a part of a font HarfBuzz takes what is there.
  private static func isWhole(_ blob: OpaquePointer) -> Bool {
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length) else { return false }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    func number(_ offset: Int, _ size: Int) -> Int {
      bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 12 else { return false }
    let count = number(4, 2)
    guard count > 0, 12 + 16 * count <= bytes.count else { return false }
    return (0..<count).allSatisfy {
      number(20 + 16 * $0, 4) + number(24 + 16 * $0, 4) <= bytes.count
    }
  }

  private static func load(_ path: String) -> Loaded? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let size = attributes?[.size] as? Int, size > 0, size <= greatestFile,
      let blob = hb_blob_create_from_file_or_fail(path)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    guard isWhole(blob), let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    let units = Int32(hb_face_get_upem(face))
    guard hb_face_get_glyph_count(face) > 0, units > 0, let font = hb_font_create(face) else {
      return nil
    }
    hb_font_set_scale(font, units, units)
    var extents = hb_font_extents_t()
    let ems = { (value: hb_position_t) in Double(value) / Double(units) }
    guard hb_font_get_h_extents(font, &extents) != 0 else {
      hb_font_destroy(font)
      return nil
    }
    let line = ems(extents.ascender) - ems(extents.descender) + max(0, ems(extents.line_gap))
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      redline_face_name(face, buffer.baseAddress, UInt32(buffer.count))
      return String(cString: buffer.baseAddress!)
    }
    guard (0.5...4).contains(line), (0...line).contains(ems(extents.ascender)), !name.isEmpty
    else {
      hb_font_destroy(font)
      return nil
    }
    return Loaded(
      font: font, unitsPerEm: Double(units),
      facts: FontFileFacts(
        postScriptName: name,
        metrics: FontMetrics(lineHeight: line, ascender: ems(extents.ascender))))
  }
}

extension TextShaper: FontFileReading {
  package func fontFile(at path: String) -> FontFileFacts? {
    FontFiles.shared.withLock { $0.facts(path) }
  }

  package func width(of text: String, inFontAt path: String) -> Double? {
    FontFiles.shared.withLock { $0.width(of: text, path) }
  }
}
