import RedlineModel
import RedlineText
import Testing

private typealias Run = SolvedLayout.Text.Run

/// A text whose parts have fonts of their own is as wide as its parts, and breaks where they say.
@Suite struct StyledTextTests {
  private let shaper: TextShaper

  init() throws { shaper = try TextShaper() }

  private func width(_ string: String, _ font: Font) -> Double {
    shaper.measure(string, font: font, maximumWidth: nil, maximumLines: 1).width
  }

  private static let plain = Font.system(size: 17)
  private static let bold = Font.system(size: 17, weight: .bold)
  private static let large = Font.system(size: 34, weight: .heavy)

  private func set(
    _ string: String, _ runs: [Run], width: Double? = nil, lines: Int = 0,
    truncation: SolvedLayout.Text.Truncation = .tail
  ) -> StyledText.Setting {
    StyledText(string, font: Self.plain, runs: runs)
      .set(maximumWidth: width, maximumLines: lines, truncation: truncation, measuring: shaper)
  }

  private func strings(_ setting: StyledText.Setting) -> [String] {
    setting.lines.map { $0.parts.map(\.string).joined(separator: "|") }
  }

  @Test func widthsAreSums() throws {
    let rows: [(String, [Run], Double)] = [
      (
        "a bold word", [Run(location: 6, length: 5, font: Self.bold)],
        width("Total ", Self.plain) + width("due 5", Self.bold)
      ),
      (
        "of two sizes", [Run(location: 0, length: 6, font: Self.large)],
        width("Total ", Self.large) + width("due 5", Self.plain)
      ),
      (
        "spaced", [Run(location: 0, length: 5, kern: 2)],
        width("Total", Self.plain) + 5 * 2 + width(" due 5", Self.plain)
      ),
      (
        "closer", [Run(location: 0, length: 11, kern: -0.5)],
        width("Total due 5", Self.plain) - 11 * 0.5
      ),
      (
        "the last of overlapping runs counts",
        [
          Run(location: 0, length: 11, font: Self.bold),
          Run(location: 0, length: 6, font: Self.large),
        ], width("Total ", Self.large) + width("due 5", Self.bold)
      ),
      (
        "beyond its end", [Run(location: 6, length: .max, font: Self.bold)],
        width("Total ", Self.plain) + width("due 5", Self.bold)
      ),
    ]
    for (name, runs, expected) in rows {
      let setting = set("Total due 5", runs)
      #expect(setting.lines.count == 1, "\(name)")
      #expect(abs(setting.width - expected) < 1e-9, "\(name)")
    }
    #expect(width("due 5", Self.bold) > width("due 5", Self.plain) + 1)
  }

  /// Where lines break: room, parts by line.
  @Test func lines() throws {
    let string = "one two three four"
    let all = [Run(location: 0, length: 18, font: Self.bold)]
    let rows: [(String, String, [Run], Double, [String])] = [
      (
        "what fits in bold", string, all, width("one two three", Self.bold),
        ["one two three", "four"]
      ),
      (
        "and does not", string, all, width("one two three", Self.plain) + 0.5,
        ["one two", "three four"]
      ),
      (
        "within a run", string, [Run(location: 4, length: 9, font: Self.bold)],
        width("one ", Self.plain) + width("two", Self.bold) + 2, ["one |two", "three", "four"]
      ),
      (
        "a word of two looks stays together", "a bcd ef",
        [Run(location: 3, length: 2, font: Self.bold)],
        width("a bcd", Self.plain) - 1, ["a", "b|cd", "ef"]
      ),
      (
        "behind a hyphen", "well-known", [Run(location: 0, length: 10, font: Self.bold)],
        width("known", Self.bold) + 1, ["well-", "known"]
      ),
      (
        "between ideographs", "日本語", [Run(location: 0, length: 3, kern: 1)],
        width("日本", Self.plain) + 2.5, ["日本", "語"]
      ),
      (
        "no space breaks that keeps words together", "a\u{A0}b c",
        [Run(location: 0, length: 5, kern: 1)],
        width("a\u{A0}b", Self.plain) + 3.5, ["a\u{A0}b", "c"]
      ),
      (
        "a word that is too long", "aaaaaaaa", [Run(location: 0, length: 8, font: Self.bold)],
        width("aaa", Self.bold) + 0.5, ["aaa", "aaa", "aa"]
      ),
      (
        "one character at the least", "ab", [Run(location: 0, length: 2, font: Self.bold)], 0,
        ["a", "b"]
      ),
      (
        "paragraphs", "a\n\nb", [Run(location: 0, length: 1, font: Self.bold)], 100, ["a", "", "b"]
      ),
    ]
    for (name, string, runs, room, expected) in rows {
      #expect(strings(set(string, runs, width: room)) == expected, "\(name)")
    }
  }

  @Test func cut() throws {
    let runs = [Run(location: 4, length: 14, font: Self.bold)]
    let string = "one two three four"
    let rows: [(String, Double, Int, SolvedLayout.Text.Truncation, [String])] = [
      (
        "its end", width("one ", Self.plain) + width("two…", Self.bold) + 0.1, 1, .tail,
        ["one |two…"]
      ),
      ("its start", width("…four", Self.bold) + 0.1, 1, .head, ["…four"]),
      (
        "its middle", width("one…", Self.plain) + width("our", Self.bold) + 0.1, 1, .middle,
        ["one…|our"]
      ),
      (
        "the last of two lines", width("one ", Self.plain) + width("two", Self.bold) + 0.1, 2,
        .tail, ["one |two", "three …"]
      ),
      (
        "nothing", width("one ", Self.plain) + width("two", Self.bold) + 0.1, 1, .clip,
        ["one |two three four"]
      ),
    ]
    for (name, room, count, truncation, expected) in rows {
      let setting = set(string, runs, width: room, lines: count, truncation: truncation)
      #expect(strings(setting) == expected, "\(name)")
      #expect(setting.isTruncated, "\(name)")
      #expect(truncation == .clip || setting.width <= room + 0.02, "\(name)")
    }
    #expect(!set(string, runs, width: 400, lines: 1).isTruncated)
    #expect(set("a\nb", runs, width: 400, lines: 1).isTruncated)
  }

  /// Heights of lines from the top of the text, baselines, and the height of all.
  @Test func heights() throws {
    func style(_ change: (inout SolvedLayout.Text.Paragraph) -> Void) -> [Run] {
      var paragraph = SolvedLayout.Text.Paragraph()
      change(&paragraph)
      return [Run(location: 0, length: 10, paragraph: paragraph)]
    }
    let line = Self.plain.lineHeight
    let above = Self.plain.ascender
    let rows: [(String, [Run], [Double], Double)] = [
      (
        "the largest part's", [Run(location: 2, length: 1, font: Self.large)],
        [above, line + Self.large.ascender], line + Self.large.lineHeight
      ),
      ("between lines", style { $0.lineSpacing = 5 }, [above, line + 5 + above], 2 * line + 5),
      (
        "higher lines, letters at the lower end", style { $0.lineHeightMultiple = 1.5 },
        [above + line / 2, above + line / 2 + 1.5 * line], 3 * line
      ),
      (
        "lower lines", style { $0.lineHeightMultiple = 0.5 },
        [above - line / 2, above], line
      ),
      (
        "at least", style { $0.minimumLineHeight = 30 }, [above + 30 - line, above + 60 - line], 60
      ),
      ("at most", style { $0.maximumLineHeight = 10 }, [above + 10 - line, above + 20 - line], 20),
      (
        "the least after the factor",
        style { ($0.lineHeightMultiple, $0.minimumLineHeight) = (1.1, 30) },
        [above + 30 - line, above + 60 - line], 60
      ),
      (
        "raised letters", [Run(location: 0, length: 1, baselineOffset: 4)],
        [above + 4, line + above], 2 * line
      ),
      (
        "between paragraphs",
        style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (7, 2) },
        [above, line + 9 + above], 2 * line + 9
      ),
    ]
    for (name, runs, baselines, height) in rows {
      let setting = set("a\nb", runs)
      #expect(setting.lines.count == 2, "\(name)")
      #expect(
        zip(setting.lines.map(\.baseline), baselines).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name)")
      #expect(abs(setting.height - height) < 1e-9, "\(name)")
    }
  }

  @Test func indents() throws {
    var style = SolvedLayout.Text.Paragraph()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 8, -10)
    let runs = [Run(location: 0, length: 20, paragraph: style)]
    let room = width("one two", Self.plain) + 30.5
    let setting = set("one two three four", runs, width: room)
    #expect(setting.lines.map(\.indent) == [20, 8, 8])
    #expect(strings(setting) == ["one two", "three", "four"])
    style.tailIndent = 20 + width("one", Self.plain) + 0.5
    let narrow = set("one two", [Run(location: 0, length: 7, paragraph: style)], width: 500)
    #expect(strings(narrow) == ["one", "two"])
  }

  /// Time and memory do not run away with hostile runs.
  @Test func hostile() throws {
    let string = String(repeating: "word ", count: 4_000)
    let runs = (0..<4_000).map { Run(location: $0, length: 20_000 - $0, font: Self.bold) }
    #expect(set(string, runs, width: 300).lines.count > 100)
    #expect(set(string, runs, width: 300, lines: 1).lines.count == 1)
    #expect(set("", runs).lines.isEmpty)
    #expect(set("a", [Run(location: -5, length: 3, kern: 2)]).lines.count == 1)
  }

  /// An empty paragraph behind breaks of two units has the style of its own place.
  @Test func paragraphsBehindBreaks() {
    var style = SolvedLayout.Text.Paragraph()
    style.minimumLineHeight = 90
    for text in ["a\n\nb", "a\r\n\r\nb"] {
      let length = text.utf16.count
      // The break between the two is the paragraph that is empty.
      let start = (length - 2) / 2 + 1
      let setting = set(text, [Run(location: start, length: (length - 2) / 2, paragraph: style)])
      #expect(setting.lines.map { $0.height >= 90 } == [false, true, false])
    }
  }
}
