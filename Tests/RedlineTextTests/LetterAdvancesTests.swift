import CPango
import RedlineLayout
import Testing

@testable import RedlineText

@Suite struct LetterAdvancesTests {
  let shaper: TextShaper

  init() throws { shaper = try TextShaper() }

  private func width(_ text: String, _ font: Font = .body) -> Double {
    shaper.measure(text, font: font, maximumWidth: nil, maximumLines: 1).width
  }

  struct Stored: CustomTestStringConvertible, Sendable {
    var text: String
    var font: Font
    var width: Double
    var pixel = 0.5
    var testDescription: String { "\(text), \(font.pointSize) pt, \(font.weight.rawValue)" }
  }

  /// Widths of single letters' sums that Interface Builder stored, rounded up to pixels.
  static let stored = [
    Stored(text: "Label", font: .body, width: 41.5),
    Stored(text: "Label", font: .headline, width: 43.5),
    Stored(text: "Label", font: .system(size: 17, weight: .medium), width: 43),
    Stored(text: "Label", font: .system(size: 17, weight: .bold), width: 44.5),
    Stored(text: "Label", font: .system(size: 16, weight: .semibold), width: 41.5),
    Stored(text: "Label", font: .title1, width: 66.33, pixel: 1 / 3),
    Stored(text: "Title", font: .body, width: 33.5),
    Stored(text: "NavigationBar & Toolbar", font: .system(size: 16, weight: .medium), width: 180),
    Stored(
      text: "Create New Account", font: .system(size: 14, weight: .semibold), width: 138,
      pixel: 1 / 3),
    Stored(text: "Table View", font: .body, width: 82.5),
    Stored(text: "Navigation Controller", font: .title3, width: 184),
    Stored(text: "PRESENTATION STYLE", font: .system(size: 13, weight: .bold), width: 146.5),
    Stored(text: "320", font: .title1, width: 50.67, pixel: 1 / 3),
    Stored(text: "89", font: .system(size: 32, weight: .bold), width: 42.5),
    Stored(text: "Service Hint", font: .system(size: 24, weight: .bold), width: 136.5),
    Stored(text: "Settings", font: .title3, width: 72),
    Stored(text: "Profile:", font: .title2, width: 65.5),
    Stored(text: "Trim Silence", font: .system(size: 18), width: 98),
    Stored(text: "IMG_2003.jpeg", font: .body, width: 117),
    Stored(text: "lbl_amount_fee", font: .system(size: 14), width: 100.33, pixel: 1 / 3),
  ]

  @Test(arguments: stored) func widthIsApples(_ row: Stored) {
    let measured = (width(row.text, row.font) / row.pixel).rounded(.up) * row.pixel
    #expect(abs(measured - row.width) <= 1.01, "\(measured)")
  }

  @Test func accentsTakeNoRoom() {
    for (accented, plain) in [
      ("Überschrift", "Uberschrift"), ("déjà", "deja"), ("Größe", "Große"), ("Ářů", "Aru"),
      ("Ørsted", "Orsted"), ("Йод", "Иод"),
    ] {
      #expect(abs(width(accented) - width(plain)) < 0.75, "\(accented)")
    }
    #expect(abs(width("АВЕКМ") - width("АВЕКМ".precomposedStringWithLookalikes)) < 0.2)
  }

  @Test func weightsWidenLetters() {
    for text in ["Hamburgefonstiv", "0123456789", "BDF"] {
      let widths = Font.Weight.allCases.map { width(text, .system(size: 17, weight: $0)) }
      #expect(
        zip(widths.dropFirst(2), widths.dropFirst(3)).allSatisfy { $0 <= $1 + 0.2 }, "\(widths)")
    }
  }

  @Test func everyFaceHasItsAdvances() {
    // The regular weight is loaded first, and in another size, to find the design's units.
    for weight in Font.Weight.allCases {
      let listed: Int? =
        Advances.letters.first { $0.scalar == 0x6E }?.advances[weight.rawValue / 100 - 1]
      for size in [17.0, 20] {
        let tracking = LetterAdvances.tracking(size: size, weight: weight)
        let ems = width("nnnn", .system(size: size, weight: weight)) / size / 4 - tracking
        let display: Int? = Advances.display.first { $0.scalar == 0x6E }?.added
        let expected: Int = (listed ?? 0) + (size < 20 ? 0 : display ?? 0)
        #expect(abs(ems * 1000 - Double(expected)) < 1, "\(weight) \(size)")
      }
    }
  }

  @Test func pairsKern() {
    #expect(width("To") < width("T") + width("o") - 0.5)
    #expect(width("nn") == width("n") * 2)
  }

  @Test func trackingRunsOnBetweenSizes() {
    for weight in Font.Weight.allCases {
      var previous = LetterAdvances.tracking(size: 8, weight: weight)
      for step in 1...200 {
        let next = LetterAdvances.tracking(size: 8 + Double(step) / 5, weight: weight)
        #expect(abs(next - previous) < 0.003)
        previous = next
      }
    }
    #expect(LetterAdvances.tracking(size: 17, weight: .bold) == 0)
    #expect(LetterAdvances.tracking(size: 1000, weight: .bold).isFinite)
  }

  /// Letters stand in the middle of the room that they have.
  @Test func lettersKeepTheirDistance() throws {
    for text in ["HHHHHH", "nnnnnn", "Hamburgefonstiv"] {
      for size in [12.0, 17, 34] {
        let line = try #require(
          shaper.layout(text, font: .system(size: size)).lines.first)
        let places = line.glyphs.map(\.x)
        #expect(places == places.sorted())
        #expect(places.first! > -0.06 * size && places.last! < line.width)
      }
    }
    let line = try #require(shaper.layout("HHHH", font: .body).lines.first)
    let steps = zip(line.glyphs, line.glyphs.dropFirst()).map { $1.x - $0.x }
    #expect(steps.allSatisfy { abs($0 - line.width / 4) < 0.02 })
  }

  /// A line ends where the sum of the advances says so.
  @Test func linesBreakByTheSameWidths() {
    let words = "The quick brown fox jumps over the lazy dog and runs away".split(separator: " ")
    for size in [11.0, 13, 17, 20, 28] {
      for room in stride(from: 90.0, through: 330, by: 17) {
        let font = Font.system(size: size)
        var lines: [String] = []
        for word in words.map(String.init) {
          if let last = lines.last, width("\(last) \(word)", font) <= room {
            lines[lines.count - 1] = "\(last) \(word)"
          } else {
            lines.append(word)
          }
        }
        guard lines.allSatisfy({ width($0, font) <= room }) else { continue }
        let measured = shaper.measure(
          words.joined(separator: " "), font: font, maximumWidth: room, maximumLines: 0)
        #expect(measured.lineCount == lines.count, "\(size) pt in \(room)")
      }
    }
  }

  /// Fonts of other maps are left as they are.
  @Test func othersKeepTheirAdvances() throws {
    _ = width("Label")
    let map = pango_ft2_font_map_new()
    defer { redline_unref(map) }
    let context = pango_font_map_create_context(map)
    defer { redline_unref(UnsafeMutableRawPointer(context)) }
    let description = pango_font_description_from_string("Inter 20")
    defer { pango_font_description_free(description) }
    let font = try #require(pango_context_load_font(context, description))
    defer { redline_unref(font) }
    let plain = try #require(pango_font_get_hb_font(font))
    let face = hb_font_get_face(plain)
    let units = hb_face_get_upem(face)
    var scale: (x: Int32, y: Int32) = (0, 0)
    hb_font_get_scale(plain, &scale.x, &scale.y)
    for letter in "aT,W".unicodeScalars {
      let glyph = redline_nominal_glyph(plain, letter.value)
      let advance = Double(hb_font_get_glyph_h_advance(plain, glyph)) / Double(scale.x)
      let own = Double(redline_glyph_advance(plain, glyph)) / Double(units)
      #expect(abs(advance - own) < 0.02)
    }
  }
}

extension String {
  /// With the letters of Latin that Cyrillic ones look like.
  fileprivate var precomposedStringWithLookalikes: String {
    let twins: [Character: Character] = ["А": "A", "В": "B", "Е": "E", "К": "K", "М": "M"]
    return String(map { twins[$0] ?? $0 })
  }
}
