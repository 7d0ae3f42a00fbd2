import CPango

/// The Pango attributes of a text: tracking and OpenType features, only where they belong.
enum TextAttributes {
  /// The attributes of a text in UTF-8, to be released with `pango_attr_list_unref`, and whether
  /// they hold for all of it.
  ///
  /// Apple's tracking is that of its own font: scripts that come from another font have none
  /// (and Arabic must not be torn apart). Inter's contextual alternates, which turn `->` into an
  /// arrow, are switched off in the same ranges.
  /// - Parameters:
  ///   - wide: Parts in scripts whose letters all have one width, with what each lacks of it.
  ///   - kerns: Whether pairs of letters stand closer or wider.
  static func list(
    for bytes: UnsafeBufferPointer<UInt8>, tracking: Int, wide: [WideRange] = [],
    kerns: Bool = true
  ) -> (list: OpaquePointer, coversAll: Bool) {
    let list: OpaquePointer = pango_attr_list_new()
    let ranges = ranges(in: bytes)
    for range in unhyphenated(bytes) { insert(pango_attr_insert_hyphens_new(0), range, list) }
    for part in wide where part.spacing != 0 {
      insert(pango_attr_letter_spacing_new(Int32(clamping: part.spacing)), part.range, list)
    }
    for range in ranges {
      insert(pango_attr_font_features_new(kerns ? "calt=0" : "calt=0,kern=0"), range, list)
      if tracking != 0 {
        insert(pango_attr_letter_spacing_new(Int32(clamping: tracking)), range, list)
      }
    }
    return (list, ranges == [0..<bytes.count])
  }

  /// The ranges without a soft hyphen inside: a word that is wider than its line is broken between any letters
  /// there, and UIKit puts no hyphen.
  private static func unhyphenated(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard bytes.contains(0xAD) else { return [0..<bytes.count] }
    let ends = bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0xC2 && bytes[$0] == 0xAD }.map {
      $0 + 1
    }
    return zip([0] + ends, ends + [bytes.count]).map { $0..<$1 }
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, _ range: Range<Int>, _ list: OpaquePointer
  ) {
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// The ranges of bytes that Inter sets.
  private static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.isEmpty ? [] : [0..<bytes.count] }
    var result: [Range<Int>] = []
    var start: Int?
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch reach(of: scalar) {
      case true?: if start == nil { start = offset }
      case false?:
        if let first = start { result.append(first..<offset) }
        start = nil
      case nil: break
      }
      offset += UTF8.width(scalar)
    }
    if let first = start { result.append(first..<offset) }
    return result
  }

  /// Whether Inter sets a scalar; `nil` for one that goes with the scalar before it.
  private static func reach(of scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20FF,
      0xFE00...0xFE0F:
      nil
    case 0..<0x0590, 0x1E00...0x1FFF, 0x2000...0x205F, 0x20A0...0x20CF: true
    default: false
    }
  }
}
