import Dispatch
import RedlineLayout
import Synchronization
import Testing

@testable import RedlineText

private func checksum(_ values: some Sequence<UInt64>) -> UInt64 {
  values.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 }
}

private func values(of command: GlyphOutline.Command) -> [Double] {
  switch command {
  case .move(let x, let y): [0, x, y]
  case .line(let x, let y): [1, x, y]
  case .quad(let cx, let cy, let x, let y): [2, cx, cy, x, y]
  case .cubic(let ax, let ay, let bx, let by, let x, let y): [3, ax, ay, bx, by, x, y]
  case .close: [4]
  }
}

@Suite struct TextShaperTests {
  let shaper: TextShaper

  init() throws { shaper = try TextShaper() }

  struct Width: CustomTestStringConvertible, Sendable {
    var text: String
    var font: Font
    var width: Double
    var percent: Double
    var testDescription: String { "\(text), \(font.pointSize) pt" }
  }

  /// Widths that UIKit gives, rounded up to its pixels but for the last.
  static let widths = [
    Width(text: "Label", font: .body, width: 41.5, percent: 1),
    Width(text: "Label", font: .headline, width: 43.5, percent: 1),
    Width(text: "Label", font: .footnote, width: 33, percent: 1),
    Width(text: "Label", font: .subheadline, width: 37.5, percent: 1),
    Width(text: "Title", font: .body, width: 33.5, percent: 1.5),
    Width(text: "Just text", font: .body, width: 66, percent: 1),
    Width(text: "Button", font: .system(size: 15), width: 46, percent: 1.5),
    Width(text: "This is a test string", font: .body, width: 144.09, percent: 1.5),
  ]

  @Test(arguments: widths) func widthIsCloseToApples(_ row: Width) {
    let measured = shaper.measure(row.text, font: row.font, maximumWidth: nil, maximumLines: 1)
    #expect(abs(measured.width - row.width) / row.width * 100 < row.percent, "\(measured.width)")
    #expect(measured.lineCount == 1)
    #expect(!measured.isTruncated)
  }

  struct Lines: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var width: Double?
    var maximum = 0
    var count: Int
    var isTruncated = false
  }

  static let lines = [
    Lines(testDescription: "empty", text: "", count: 0),
    Lines(testDescription: "word", text: "word", count: 1),
    Lines(testDescription: "line feed", text: "\n", count: 2),
    Lines(testDescription: "line feed at the end", text: "a\n", count: 2),
    Lines(testDescription: "return and line feed", text: "a\r\nb", count: 2),
    Lines(testDescription: "line separator", text: "a\u{2028}b\u{2029}c", count: 3),
    Lines(
      testDescription: "line feeds, one line", text: "a\nb", maximum: 1, count: 1, isTruncated: true
    ),
    Lines(
      testDescription: "line feeds, two lines", text: "a\nb\nc", maximum: 2, count: 2,
      isTruncated: true),
    Lines(testDescription: "line feeds, enough lines", text: "a\nb\nc", maximum: 3, count: 3),
    Lines(testDescription: "two words", text: "word word", width: 50, count: 2),
    Lines(
      testDescription: "one line never breaks", text: "word word", width: 50, maximum: 1, count: 1,
      isTruncated: true),
    Lines(testDescription: "long word breaks", text: "wordwordword", width: 50, count: 3),
    Lines(testDescription: "width 0", text: "abc", width: 0, count: 3),
    Lines(testDescription: "width below 0", text: "abc", width: -5, count: 3),
    Lines(testDescription: "width NaN", text: "abc", width: .nan, count: 1),
    Lines(testDescription: "width infinite", text: "abc", width: .infinity, count: 1),
    Lines(testDescription: "width huge", text: "abc", width: 1e300, count: 1),
    Lines(testDescription: "lines below 0", text: "a b c", width: 12, maximum: -3, count: 3),
    Lines(testDescription: "control characters", text: "\0\u{1}\u{7F}\u{9F}", count: 1),
    Lines(testDescription: "Arabic", text: "مرحبا بالعالم", count: 1),
    Lines(testDescription: "Hebrew and Latin", text: "שלום abc", count: 1),
    Lines(testDescription: "emoji", text: "👩‍❤️‍👩🏳️‍🌈1️⃣", count: 1),
    Lines(testDescription: "lone marks", text: "\u{301}\u{200D}\u{FE0F}\u{202E}\u{2066}", count: 1),
    Lines(testDescription: "no character", text: "\u{10FFFF}\u{FFFE}\u{FFFD}", count: 1),
  ]

  @Test(arguments: lines) func lineCount(_ row: Lines) {
    let measured = shaper.measure(
      row.text, font: .body, maximumWidth: row.width, maximumLines: row.maximum)
    #expect(measured.lineCount == row.count)
    #expect(measured.isTruncated == row.isTruncated)
    #expect(measured.width >= 0)
    #expect(row.text.isEmpty ? measured.width == 0 : true)
    let text = shaper.layout(
      row.text, font: .body, maximumWidth: row.width, maximumLines: row.maximum)
    for glyph in text.lines.flatMap(\.glyphs) { _ = shaper.outline(of: glyph.glyph) }
  }

  /// A text of one word in 70 pt, and how many hyphens its lines end with.
  struct Hyphens: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var count: Int
  }

  @Test(arguments: [
    Hyphens(testDescription: "long word", text: "Accomplishments", count: 0),
    Hyphens(
      testDescription: "soft hyphen at the end of a line", text: "Accom\u{AD}plish", count: 1),
    Hyphens(testDescription: "hyphen of the text", text: "Accom-plish", count: 1),
  ]) func hyphensAreThoseOfTheText(_ row: Hyphens) throws {
    let hyphen = try #require(shaper.layout("-", font: .body).lines.first?.glyphs.first).glyph
    let real = try #require(shaper.layout("\u{2010}", font: .body).lines.first?.glyphs.first).glyph
    let lines = shaper.layout(row.text, font: .body, maximumWidth: 70, maximumLines: 0).lines
    #expect(lines.count > 1)
    let ends = lines.compactMap(\.glyphs.last?.glyph)
    #expect(ends.count { $0 == hyphen || $0 == real } == row.count)
  }

  @Test(arguments: Truncation.allCases) func truncation(_ truncation: Truncation) throws {
    let whole = "The quick brown fox jumps over the lazy dog"
    func line(_ text: String, width: Double?) throws -> ShapedLine {
      let shaped = shaper.layout(
        text, font: .body, maximumWidth: width, maximumLines: 1, truncation: truncation)
      #expect(shaped.isTruncated == (width != nil))
      return try #require(shaped.lines.first)
    }
    let cut = try line(whole, width: 120)
    let all = try line(whole, width: nil)
    let dots = try #require(line("…", width: nil).glyphs.first).glyph
    let place = cut.glyphs.firstIndex { $0.glyph == dots }
    let ends = (
      cut.glyphs.first?.glyph == all.glyphs.first?.glyph,
      cut.glyphs.last?.glyph == all.glyphs.last?.glyph
    )
    switch truncation {
    case .head: #expect(place == 0 && ends == (false, true))
    case .middle: #expect(place != nil && ends == (true, true))
    case .tail: #expect(place == cut.glyphs.count - 1 && ends == (true, false))
    case .clip: #expect(place == nil && cut == all)
    }
    #expect(truncation == .clip ? cut.width > 120 : cut.width <= 120)
  }

  @Test(arguments: ["Label", "Sign in with a password", "Ünïcödé", "12:34", "大观园", "Hi שלום"])
  func itsOwnWidthIsEnough(_ text: String) {
    for font in [Font.body, .headline, .largeTitle, .caption2, .system(size: 11.3)] {
      let natural = shaper.measure(text, font: font, maximumWidth: nil, maximumLines: 1)
      for missing in [0, 0.001, 0.01] {
        for lines in [0, 1, 2] {
          let measured = shaper.measure(
            text, font: font, maximumWidth: natural.width - missing, maximumLines: lines)
          #expect(!measured.isTruncated)
          #expect(measured.lineCount == 1)
        }
      }
      let less = shaper.measure(
        text, font: font, maximumWidth: natural.width - 0.5, maximumLines: 1)
      #expect(less.isTruncated)
    }
  }

  @Test func slicesBreakAsTheWholeDoes() {
    let typesetter = Typesetter()
    let words = (0..<600).map { "word\($0 * 7919 % 1009)" }.joined(separator: " ")
    let style = Typesetter.Style(
      face: .text(.regular), tracking: -70, width: 40_000, maximumLines: 0, truncation: .tail)
    let whole = typesetter.setParagraph(words, style: style).lines
    let sliced = typesetter.setLongParagraph(words, style: style).lines
    #expect(whole.map(\.width) == sliced.map(\.width))
    #expect(whole.map { $0.glyphs.map(\.glyph) } == sliced.map { $0.glyphs.map(\.glyph) })
  }

  @Test func aHundredThousandCharacters() {
    let text = String(repeating: "Lorem ipsum dolor ", count: 5_556)
    #expect(shaper.measure(text, font: .body, maximumWidth: 300, maximumLines: 0).lineCount > 2_000)
    #expect(shaper.measure(text, font: .body, maximumWidth: 300, maximumLines: 3).lineCount == 3)
    let line = shaper.measure(text, font: .largeTitle, maximumWidth: nil, maximumLines: 1)
    #expect(line.width > 1_000_000)
  }

  /// What a shaper met before must not show, since all layouts and drawings of a thread share one.
  @Test func freshShapersAgree() throws {
    for row in Self.lines {
      let fresh = try TextShaper()
      let one = shaper.layout(row.text, font: .body, maximumWidth: row.width)
      #expect(one == fresh.layout(row.text, font: .body, maximumWidth: row.width))
      for glyph in one.lines.flatMap(\.glyphs) {
        #expect(shaper.outline(of: glyph.glyph) == fresh.outline(of: glyph.glyph))
      }
      for room in [row.width, 20, 200, 2000] {
        for lines in 0...2 {
          func measure(_ shaper: TextShaper, _ room: Double?) -> TextMeasurement {
            shaper.measure(row.text, font: .body, maximumWidth: room, maximumLines: lines)
          }
          _ = measure(shaper, nil)
          #expect(measure(shaper, room) == measure(fresh, room))
        }
      }
    }
  }

  /// A character that no font has is as wide as the font's average, which Pango finds out once.
  @Test func shapersDoNotDisturbEachOther() throws {
    let widths = Mutex<Set<[Double]>>([])
    DispatchQueue.concurrentPerform(iterations: 60) { _ in
      guard let shaper = try? TextShaper() else { return }
      let found = [Font.body, .headline, .largeTitle].map {
        shaper.measure("a\u{10FFFD}", font: $0, maximumWidth: nil, maximumLines: 1).width
      }
      widths.withLock { _ = $0.insert(found) }
    }
    #expect(widths.withLock { $0.count } == 1)
  }

  @Test func outlinesAreStable() throws {
    func sum(_ shaper: TextShaper) -> UInt64 {
      let text = shaper.layout("Hamburgefonstiv 0123456789", font: .body)
      return checksum(
        text.lines.flatMap(\.glyphs).flatMap { shaper.outline(of: $0.glyph).commands }
          .flatMap(values).map { $0.bitPattern == (-0.0).bitPattern ? 1 : $0.bitPattern })
    }
    #expect(try sum(shaper) == sum(TextShaper()))
  }

  @Test func outlines() throws {
    func outline(_ text: String) throws -> GlyphOutline {
      let line = try #require(shaper.layout(text, font: .body).lines.first)
      return shaper.outline(of: try #require(line.glyphs.first).glyph)
    }
    let stem = try outline("l")
    #expect(stem.commands.count == 6 && !stem.isPlaceholder)
    #expect(stem.commands.flatMap(values).allSatisfy { $0 == $0.rounded() })
    #expect(try outline(" ").isEmpty)
    #expect(try outline("\u{10FFFD}").isPlaceholder)
    #expect(try !outline("\u{10FFFD}").isEmpty)
    let unknown = GlyphID(face: .fallback("No such face"), index: 7)
    #expect(shaper.outline(of: unknown).isPlaceholder)
    #expect(unknown.name == "No_such_face-7")
  }

  @Test func directionIsThatOfTheText() {
    let text = shaper.layout("שלום\nabc", font: .body)
    #expect(text.lines.map(\.isRightToLeft) == [true, false])
  }

  @Test func missingFontSaysHowToInstallIt() {
    let message = FontError.inter.description
    #expect(message.contains("Inter"))
    #expect(message.contains("apt-get install fonts-inter"))
    #expect(message.contains("brew install --cask font-inter"))
  }

  @Test("What is kept of a text is kept for its font, its room and its cut alone")
  func kept() throws {
    var named = Font.system(size: 17)
    named.family = "Nobody's Own"
    // Two signs that are equal as characters among them.
    let texts = [
      "漢字 label", "A label that is rather long for its room", "8", "5 \u{2126}", "5 \u{3A9}",
      "e\u{301}", "\u{E9}",
    ]
    let fonts = [Font.system(size: 17), named, .system(size: 17, weight: .bold), .system(size: 11)]
    struct Asked: Hashable {
      var text: [UInt8]
      var font: Font
      var width: Double?
      var lines: Int
      var cut: Truncation
      var string: String { String(decoding: text, as: UTF8.self) }
    }
    var asked: [Asked] = []
    for text in texts {
      for font in fonts {
        for (width, lines) in [(nil, 1), (60.0, 1), (60, 2)] as [(Double?, Int)] {
          for cut in [Truncation.tail, .middle] {
            asked.append(
              Asked(text: Array(text.utf8), font: font, width: width, lines: lines, cut: cut))
          }
        }
      }
    }
    func answers(_ asked: [Asked]) throws -> [Asked: (ShapedText, TextMeasurement)] {
      let shaper = try TextShaper()
      return Dictionary(
        asked.map { one in
          (
            one,
            (
              shaper.layout(
                one.string, font: one.font, maximumWidth: one.width, maximumLines: one.lines,
                truncation: one.cut),
              shaper.measure(
                one.string, font: one.font, maximumWidth: one.width, maximumLines: one.lines)
            )
          )
        }, uniquingKeysWith: { _, last in last })
    }
    let (forwards, backwards) = (try answers(asked + asked), try answers(asked.reversed()))
    for one in asked {
      let alone = try answers([one])[one]
      #expect(forwards[one]?.0 == alone?.0 && backwards[one]?.0 == alone?.0, "\(one)")
      #expect(forwards[one]?.1 == alone?.1 && backwards[one]?.1 == alone?.1, "\(one)")
    }
  }
}
