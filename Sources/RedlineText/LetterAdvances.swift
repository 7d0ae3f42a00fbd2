import CPango
import RedlineModel

/// How wide letters are: as Apple's system font sets them, where that is known, else as Inter does.
///
/// ``Advances`` has one advance for each letter and weight and one tracking for each size, fitted to
/// widths that UIKit stored in Interface Builder files; what kerns is Inter's kerning. An accent makes
/// a letter no wider. Letters that are not listed are as wide as in Inter, and narrower by what the
/// listed ones are on average.
///
/// How near the widths come to UIKit's where no text of the same repository was used for the fit
/// (1,783 labels and buttons of 86 repositories, those whose frames are stale among them), of all and of
/// those in files of Xcode 11.4 and later:
///
/// | | texts | within 0.5 pt | within 1 pt | later | within 0.5 pt | within 1 pt |
/// |---|---|---|---|---|---|---|
/// | light | 39 | 54 % | 87 % | 5 | | |
/// | regular | 1434 | 83 % | 94 % | 936 | 87 % | 96 % |
/// | medium | 72 | 88 % | 97 % | 53 | 89 % | 98 % |
/// | semibold | 127 | 84 % | 96 % | 106 | 86 % | 96 % |
/// | bold | 47 | 72 % | 83 % | 44 | 71 % | 82 % |
///
/// Of the regular weight, by size: 12 pt 95 and 100 %, 13 pt 92 and 97 %, 14 pt 80 and 95 %, 15 pt 77
/// and 90 %, 16 pt 95 and 99 %, 17 pt 83 and 95 %. From 20 pt on there are few texts; up to Xcode 11,
/// Interface Builder set them in another cut, 1–2 % wider at 20 pt and from 31 pt on.
/// `Scripts/Advances/fit.py` prints the table and fits anew.
enum LetterAdvances {
  /// The point size from which Inter Display is drawn, if it is installed.
  static let displaySize = 20.0

  /// What is added to each advance at a point size, in ems.
  static func tracking(size: Double, weight: Font.Weight) -> Double {
    fittedTracking(size: size, weight: weight) + displayBold(size: size, weight: weight)
  }

  /// By how much bold letters between 20 and 34 pt stand further apart than the few texts of the fit say, in
  /// ems: by 11 labels of 6 repositories, 0.006 at 22 pt and 0.008–0.015 from
  /// 24 to 30 pt. At 20 pt and from 34 pt on none do.
  private static func displayBold(size: Double, weight: Font.Weight) -> Double {
    guard weight.rawValue >= Font.Weight.bold.rawValue else { return 0 }
    return 0.0105 * max(0, min(1, min((size - 20) / 4, (34 - size) / 3)))
  }

  private static func fittedTracking(size: Double, weight: Font.Weight) -> Double {
    let column = min(max(Double(weight.rawValue) / 100 - 3, 0), 4)
    let left = min(Int(column), 3)
    func value(_ row: Advances.Size) -> Double {
      let step = row.tracking[left + 1] - row.tracking[left]
      return (row.tracking[left] + step * (column - Double(left))) / 1000
    }
    let rows = Advances.sizes
    guard let above = rows.firstIndex(where: { $0.points >= size }) else {
      return value(rows[rows.count - 1])
    }
    guard above > 0 else { return value(rows[0]) }
    let (lower, upper) = (rows[above - 1], rows[above])
    let part = (size - lower.points) / (upper.points - lower.points)
    return value(lower) + (value(upper) - value(lower)) * part
  }

  /// The advances of all glyphs of a face of Inter at 17 pt, in font units, next to Inter's own.
  static func table(
    of font: OpaquePointer, weight: Font.Weight, unitsPerEm: Int
  ) -> (advances: [Int32], plain: [Int32]) {
    let count = hb_font_get_face(font).map { Int(hb_face_get_glyph_count($0)) } ?? 0
    let plain = (0..<count).map { hb_font_get_glyph_h_advance(font, hb_codepoint_t($0)) }
    var result = plain
    let column = weight.rawValue / 100 - 1
    var listed: [Int: Int32] = [:]
    var difference = 0.0
    for letter in Advances.letters {
      let glyph = Int(redline_nominal_glyph(font, letter.scalar))
      guard glyph > 0, glyph < count else { continue }
      let units = Double(letter.advances[column]) * Double(unitsPerEm) / 1000
      listed[glyph] = Int32(units.rounded())
      difference += units - Double(result[glyph])
    }
    let mean = Int32((difference / Double(max(listed.count, 1))).rounded())
    for glyph in 0..<count where result[glyph] > 0 {
      result[glyph] = listed[glyph] ?? max(1, result[glyph] + mean)
    }
    widenAccented(&result, plain, font)
    return (result, plain)
  }

  /// Gives accented letters, and those of other alphabets that look alike, what their bases differ.
  private static func widenAccented(
    _ table: inout [Int32], _ plain: [Int32], _ font: OpaquePointer
  ) {
    func follow(_ scalar: UInt32, _ base: UInt32, in table: inout [Int32]) {
      let glyph = Int(redline_nominal_glyph(font, scalar))
      let model = Int(redline_nominal_glyph(font, base))
      guard glyph > 0, glyph < table.count, model > 0, model < table.count, table[glyph] > 0 else {
        return
      }
      table[glyph] = max(1, plain[glyph] + table[model] - plain[model])
    }
    for (scalar, base) in zip(lookalikes.unicodeScalars, models.unicodeScalars) {
      follow(scalar.value, base.value, in: &table)
    }
    let accented: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x386...0x3CE, 0x400...0x45F, 0x1E00...0x1EFF,
    ]
    for range in accented {
      for scalar in range {
        let base = redline_base(scalar)
        if base != scalar { follow(scalar, base, in: &table) }
      }
    }
  }

  private static let lookalikes = "ØŁĐÐøłđıΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕЅІЈКМНОРСТХаеорсухіјѕ"
  private static let models = "OLDDoldiABEZHIKMNOPTYXoABESIJKMHOPCTXaeopcyxijs"
}
