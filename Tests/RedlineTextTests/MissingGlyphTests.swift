import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import Testing

/// Characters that no font has.
@Suite struct MissingGlyphTests {
  private final class Screen: View, LayoutSpec {
    let label: Label

    init(_ text: String) {
      label = Label(text)
      super.init()
    }

    var layout: Layout {
      label
      label.leading == leading + 16
      label.top == top + 16
    }
  }

  /// A measurer whose fonts have ASCII only.
  private struct Typewriter: TextMeasuring {
    func measure(
      _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
    ) -> TextMeasurement {
      TextMeasurement(width: Double(string.count) * 8, lineCount: 1, isTruncated: false)
    }

    func missingCharacters(in string: String, font: Font) -> [Unicode.Scalar] {
      string.unicodeScalars.filter { !$0.isASCII }
    }
  }

  private func findings(_ text: String, _ measuring: any TextMeasuring) throws -> [Diagnostic] {
    try Screen(text).solved(
      in: LayoutEnvironment(device: .canvas(300, 100)), measuring: measuring
    ).diagnostics.filter { $0.rule == .missingGlyph }
  }

  @Test(
    arguments: [
      ("Han", "漢", "漢 (U+6F22)", "fonts-noto-cjk"),
      ("Hangul", "한", "한 (U+D55C)", "fonts-noto-cjk"),
      ("an emoji", "🧭", "🧭 (U+1F9ED)", "fonts-noto-color-emoji"),
      ("Devanagari", "ह", "ह (U+0939)", "fonts-noto-core"),
      ("what is not seen", "\u{10FFFD}", "U+10FFFD", "fonts-noto-core"),
    ]) func nameAndPackage(_ row: String, _ text: String, _ name: String, _ package: String) throws
  {
    let finding = try #require(try findings("a\(text)b", Typewriter()).first)
    #expect(finding.id == "missingGlyph:label" && finding.severity == .warning)
    #expect(finding.detail == .missingGlyph(characters: [name], package: package))
    #expect(
      finding.message == "label has a character of no installed font, drawn as a box: \(name); "
        + "install \(package), or another font that has them")
  }

  @Test func manyAreCounted() throws {
    let text = String(String.UnicodeScalarView((0x4E00..<0x4E14).compactMap(Unicode.Scalar.init)))
    let message = try #require(try findings(text, Typewriter()).first).message
    #expect(message.contains("characters of no installed font") && message.contains("and 12 more"))
  }

  /// No font has the last private character; all of them have Latin, Greek and signs.
  @Test func ofTheInstalledFonts() throws {
    let shaper = try TextShaper()
    let font = Font.system(size: 17)
    #expect(shaper.missingCharacters(in: "a\u{10FFFD}b\u{10FFFD}", font: font) == ["\u{10FFFD}"])
    #expect(shaper.missingCharacters(in: "Größe → Ωμέγα, “Ж”\nnext", font: font).isEmpty)
    #expect(try findings("a\u{10FFFD}", shaper).count == 1)
    #expect(try findings("plain", shaper).isEmpty)
  }

  @Test func isSaved() throws {
    let layout = try Screen("漢").solved(
      in: LayoutEnvironment(device: .canvas(300, 100)), measuring: Typewriter())
    #expect(try SolvedLayout(json: Data(OneLineJSON.lines(of: layout))) == layout)
  }
}
