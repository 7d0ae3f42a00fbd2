import RedlineModel
import RedlineText
import Testing

/// Ideographs, kana and Hangul are as wide as UIKit sets them, also where no font of the machine has them, and
/// letters of monospaced fonts.
@Suite struct WideLetterTests {
  private let shaper: TextShaper

  init() throws { shaper = try TextShaper() }

  private func width(_ string: String, _ size: Double) -> Double {
    shaper.measure(string, font: .system(size: size), maximumWidth: nil, maximumLines: 1).width
  }

  @Test func widths() {
    // text, point size, and its width as it is stored in files, less what rounds it up
    let rows: [(String, Double, ClosedRange<Double>)] = [
      ("漢字漢字", 12, 49...49.5),
      ("漢字漢字漢字漢字漢字", 13, 132.5...133),
      ("漢字かなカナ漢", 15, 107...108),
      ("カナカナカナカナ・", 15, 137...138),
      ("漢字漢字", 20, 81.5...82),
      ("전광판에 표시할 글자", 17, 141...141.5),
      ("국내 확진자", 17, 77.5...78),
      ("（例）", 20, 61.2...61.4),
    ]
    for (text, size, range) in rows {
      #expect(range.contains(width(text, size)), "\(text): \(width(text, size))")
    }
    // Latin keeps its own.
    let mixed = width("Am 3月 x", 17)
    #expect(abs(mixed - width("Am 3", 17) - 17 * 1.0215 - width(" x", 17)) < 0.3)
  }

  /// The system's font sets them further apart, a font by name does not.
  @Test func besideFontsByName() throws {
    // family, text, point size, and its width as it is stored in files
    let rows: [(String, String, Double, Double)] = [
      ("HelveticaNeue", "工具", 14, 28), ("HelveticaNeue-Light", "星期一", 18, 54),
      ("HelveticaNeue", "空气质量指数", 12, 72), ("PingFangSC-Regular", "设置", 20, 40),
    ]
    for (family, text, size, stored) in rows {
      var font = Font.system(size: size)
      (font.family, font.metrics) = (family, FontMetrics.named(family))
      let width = shaper.measure(text, font: font, maximumWidth: nil, maximumLines: 1).width
      #expect(abs(width - stored) < 0.02, "\(family): \(width)")
    }
  }

  /// Emoji are narrower in large texts, and joined ones are one each.
  @Test func emoji() {
    // text, point size, and its width as it is stored in files
    let rows: [(String, Double, Double)] = [
      ("💁🏻", 35, 40), ("😬", 38, 43), ("🌮", 45, 50), ("🏃‍♂️", 34, 38),
    ]
    for (text, size, stored) in rows {
      #expect(abs(width(text, size) - stored) < 1, "\(text): \(width(text, size))")
    }
    #expect(abs(width("🌮🌮", 45) - 2 * width("🌮", 45)) < 0.01)
    #expect(abs(width("a 🌮", 16) - width("a ", 16) - 20) < 0.3)
  }

  @Test func lines() {
    let font = Font.system(size: 20)
    let text = shaper.layout("漢字漢字漢字漢", font: font, maximumWidth: 65)
    #expect(text.lines.map { ($0.width * 100).rounded() / 100 } == [61.3, 61.3, 20.43])
    let places = text.lines[0].glyphs.map(\.x)
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0 - 20.43) < 0.01 })
    let cut = shaper.measure("漢字漢字漢字漢", font: font, maximumWidth: 65, maximumLines: 1)
    #expect(cut.isTruncated && cut.width <= 65.01)
    let fits = shaper.measure("漢字漢", font: font, maximumWidth: 61.3, maximumLines: 1)
    #expect(!fits.isTruncated)
  }

  /// The same whatever was measured before, and in any weight.
  @Test func again() {
    let once = width("漢字かな", 17)
    _ = width("plain", 17)
    #expect(width("漢字かな", 17) == once)
    let bold = Font.system(size: 17, weight: .bold)
    let wide = shaper.measure("漢字かな", font: bold, maximumWidth: nil, maximumLines: 1).width
    #expect(abs(wide - once) < 0.01)
  }

  /// Letters of fonts in which all are as wide. Reference: frames in files, and the fonts' own tables.
  @Test func monospaced() {
    // font, text, point size, and its width as it is stored in files
    let rows: [(String, String, Double, ClosedRange<Double>)] = [
      ("Menlo-Regular", "00:00.0", 48, 202...203),
      ("Menlo-Regular", "Password:", 17, 92...92.5),
      ("CourierNewPS-BoldMT", "BACKGROUND", 30, 180...180.34),
      ("Courier", "iiiiWWWW", 10, 48...48.1),
      ("Menlo-Regular", "AVAVAV", 10, 36...36.2),
    ]
    for (name, text, size, range) in rows {
      var font = Font.system(size: size)
      font.family = name
      let width = shaper.measure(text, font: font, maximumWidth: nil, maximumLines: 1).width
      #expect(range.contains(width), "\(name), \(text): \(width)")
    }
  }
}
