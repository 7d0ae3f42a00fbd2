import CPango
import RedlineModel

/// How wide letters are: as Apple's system font sets them, where that is known, else as Inter does.
///
/// ``Advances`` has one advance for each letter and weight, one tracking for each size and weight, and by how
/// much letters are wider in Inter Display, which is drawn from 20 pt on; all are fitted to widths that UIKit
/// stored in Interface Builder files. What kerns is Inter's kerning. An accent makes a letter no wider. Letters
/// that are not listed are as wide as in Inter, and narrower by what the listed ones are on average.
///
/// How near widths come to UIKit's, rounded up as Redline does, where no text of the same repository was used for
/// the fit (2,419 labels and buttons of 105 repositories, those whose frames are stale among them, without those
/// from 18 pt on in files of before Xcode 12), of all and of those in files of Xcode 11.4 and later. Titles of
/// buttons end at whole points, so each of them is right or a whole point off:
///
/// | | texts | within 0.5 pt | within 1 pt | later | within 0.5 pt | within 1 pt |
/// |---|---|---|---|---|---|---|
/// | light | 72 | 46 % | 72 % | 2 | | |
/// | regular | 1766 | 82 % | 95 % | 882 | 87 % | 97 % |
/// | medium | 124 | 90 % | 97 % | 86 | 90 % | 98 % |
/// | semibold | 206 | 85 % | 96 % | 164 | 84 % | 96 % |
/// | bold | 85 | 42 % | 61 % | 60 | 47 % | 63 % |
///
/// Of the regular weight, by size: 10 pt 71 and 96 %, 11 pt 96 and 96 %, 12 pt 85 and 97 %, 13 pt 92 and 97 %,
/// 14 pt 84 and 97 %, 15 pt 71 and 92 %, mostly titles of buttons, of which one repository has 36 that are stale,
/// 16 pt 87 and 96 %, 17 pt 84 and 94 %, 18 pt 96 and 100 %. From 20 pt on there are few texts, 22 in the regular
/// weight, and of these 36 % come within half a point and 64 % within one. Of 166 texts from
/// 18 pt on in files of before Xcode 12, which had two cuts of the font in place of one that changes with the
/// size, it is 36 and 65 %.
///
/// The table here was fitted before the fit knew that letters of 17 pt stood further apart in files of before
/// Xcode 12: of 208 texts in the regular weight in 13 repositories that nobody had looked at, 84 % come within
/// half a point and 98 % within one, of 12 in semibold all. The new fit comes no nearer there.
/// The underscore is fitted to 113 texts of one app and held against those of another. A kerning of its own
/// for each of the 400 most frequent pairs would bring the regular weight 2 % more texts within half a
/// point (81.1 to 83.2 % over 129 repositories); Pango sets pairs by the font's own table only.
/// `Scripts/Advances/fit.py` prints the table and fits anew.
enum LetterAdvances {
  /// The point size from which Inter Display is drawn, if it is installed.
  static let displaySize = 20.0

  /// What is added to each advance at a point size, in ems.
  static func tracking(size: Double, weight: Font.Weight) -> Double {
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
    of font: OpaquePointer, weight: Font.Weight, isDisplay: Bool, unitsPerEm: Int
  ) -> (advances: [Int32], plain: [Int32]) {
    let glyphs = hb_font_get_face(font).map { Int(hb_face_get_glyph_count($0)) } ?? 0
    let plain = (0..<glyphs).map { hb_font_get_glyph_h_advance(font, hb_codepoint_t($0)) }
    var result = plain
    let column = weight.rawValue / 100 - 1
    var listed: [Int: Int32] = [:]
    var (difference, count) = (0.0, 0.0)
    let display = Dictionary(
      uniqueKeysWithValues: isDisplay ? Advances.display.map { ($0.scalar, $0.added) } : [])
    for letter in Advances.letters {
      let glyph = Int(redline_nominal_glyph(font, letter.scalar))
      guard glyph > 0, glyph < glyphs else { continue }
      let ems = letter.advances[column] + (display[letter.scalar] ?? 0)
      let units = Double(ems) * Double(unitsPerEm) / 1000
      listed[glyph] = Int32(units.rounded())
      // So much wider than in Inter that it says nothing of other signs.
      guard letter.scalar != underscore else { continue }
      difference += units - Double(result[glyph])
      count += 1
    }
    let mean = Int32((difference / max(count, 1)).rounded())
    for glyph in 0..<glyphs where result[glyph] > 0 {
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

  private static let underscore: UInt32 = 0x5F
  private static let lookalikes = "ØŁĐÐøłđıΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕЅІЈКМНОРСТХаеорсухіјѕ"
  private static let models = "OLDDoldiABEZHIKMNOPTYXoABESIJKMHOPCTXaeopcyxijs"
}
