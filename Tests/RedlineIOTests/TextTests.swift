import RedlineIO
import Testing

@Suite struct TextTests {
  static let printed: [(name: String, text: String, printable: String, line: String)] = [
    ("plain", "Log in", "Log in", "Log in"),
    ("lines and tabs", "a\tb\nc", "a b\nc", "a b c"),
    ("several line breaks", "\na\r\n\r\nb\u{2028}c\n", "\na\n\nb c\n", "a b c"),
    ("carriage return", "a\rb", "a b", "a b"),
    ("control of eight bits", "a\u{9B}b\u{7F}", "a b ", "a b "),
    (
      "what moves a cursor", "a\u{1B}[2Jb\r\tc\nd\u{9B}e", "a [2Jb  c\nd e", "a [2Jb c d e"
    ),
    (
      "turned direction", "\u{202E}a\u{2066}\u{200F}", "\u{FFFD}a\u{FFFD}\u{FFFD}",
      "\u{FFFD}a\u{FFFD}\u{FFFD}"
    ),
    ("right to left", "שלום", "שלום", "שלום"),
    ("emoji", "👩‍👩‍👧 é", "👩‍👩‍👧 é", "👩‍👩‍👧 é"),
    ("empty", "", "", ""),
  ]

  @Test func controlCharactersAreReplaced() {
    for row in Self.printed {
      #expect(row.text.printable == row.printable, "\(row.name)")
      #expect(row.text.printableLine == row.line, "\(row.name)")
    }
  }

  @Test(arguments: [
    ("no such file", "error: no such file"), ("error: too large", "error: too large"),
    ("A.xib:3: error: no view", "A.xib:3: error: no view"),
    ("a view named error: 3", "error: a view named error: 3"),
  ])
  func anErrorIsCalledOneOnce(_ reason: String, _ line: String) {
    #expect(reason.errorLine == line)
  }

  static let texts: [(name: String, text: String, inElement: String, inAttribute: String)] = [
    ("plain", "Log in", "Log in", "Log in"),
    ("markup", "a < b & c > d", "a &lt; b &amp; c &gt; d", "a &lt; b &amp; c &gt; d"),
    ("quotes", "\"it's\"", "\"it's\"", "&quot;it's&quot;"),
    ("end of CDATA", "]]>", "]]&gt;", "]]&gt;"),
    ("entity", "&amp;", "&amp;amp;", "&amp;amp;"),
    ("tab and line feed", "a\tb\nc", "a\tb\nc", "a&#9;b&#10;c"),
    ("carriage return", "a\r\nb", "a&#13;\nb", "a&#13;&#10;b"),
    ("control", "a\u{0}\u{1B}b", "a\u{FFFD}\u{FFFD}b", "a\u{FFFD}\u{FFFD}b"),
    ("delete is allowed", "\u{7F}", "\u{7F}", "\u{7F}"),
    ("noncharacters", "\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
    (
      "neighbours", "\u{FFFD}\u{FFBE}\u{1FFFE}", "\u{FFFD}\u{FFBE}\u{1FFFE}",
      "\u{FFFD}\u{FFBE}\u{1FFFE}"
    ),
    ("emoji", "👩‍👩‍👧🇮🇱", "👩‍👩‍👧🇮🇱", "👩‍👩‍👧🇮🇱"),
    ("right to left", "\u{202B}שלום <", "\u{202B}שלום &lt;", "\u{202B}שלום &lt;"),
    ("empty", "", "", ""),
  ]

  @Test func escapes() {
    for row in Self.texts {
      #expect(MarkupEscaping.text(row.text) == row.inElement, "\(row.name)")
      #expect(MarkupEscaping.attribute(row.text) == row.inAttribute, "\(row.name)")
    }
    let long = String(repeating: "<é", count: 50_000)
    #expect(MarkupEscaping.text(long) == String(repeating: "&lt;é", count: 50_000))
  }

  @Test(arguments: [
    ("LoginTests/login/iphone-15", "LoginTests/login/iphone-15"), ("~root/x", "'~root/x'"),
    ("=ls", "'=ls'"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("'\u{301}", "''\\''\u{301}'"),
    ("", "''"),
  ])
  func shellWords(_ text: String, word: String) { #expect(text.shellWord == word) }

  static let html: [(name: String, text: String, escaped: String)] = [
    ("markup", "a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; 'd'"),
    ("line breaks stay", "a\n\tb", "a\n b"),
    ("control", "\u{1B}\u{202E}\u{FFFF}", " \u{FFFD}\u{FFFD}"),
    ("accent after markup", "<\u{301}", "&lt;\u{301}"),
  ]

  @Test func htmlIsEscaped() {
    for row in Self.html { #expect(MarkupEscaping.html(row.text) == row.escaped, "\(row.name)") }
  }

  static let markdown: [(text: String, code: String, escaped: String)] = [
    ("login", "`login`", "login"), ("", "` `", ""), ("a`b", "``a`b``", "a\\`b"),
    ("`<b>", "`` `<b> ``", "\\`\\<b\\>"), (" a", "`  a `", " a"), ("``", "``` `` ```", "\\`\\`"),
    ("a\n# b_c", "`a # b_c`", "a \\# b\\_c"), ("![x](y)", "`![x](y)`", "\\!\\[x\\](y)"),
  ]

  @Test func markdownStaysText() {
    for row in Self.markdown {
      #expect(row.text.markdownCode == row.code, "\(row.text)")
      #expect(row.text.markdownEscaped == row.escaped, "\(row.text)")
    }
    #expect(String(repeating: "x", count: 300).markdownCode.count == 203)
    #expect("a\n````\nb".markdownBlock == "`````text\na\n````\nb\n`````")
    #expect("a".markdownBlock == "```text\na\n```")
    #expect("a b/(c)<d>.svg".markdownLinkTarget == "a%20b/%28c%29%3Cd%3E.svg")
  }

  @Test func textsAreShortened() {
    let ends: [(text: String, count: Int, short: String)] = [
      ("abcde", 5, "abcde"), ("abcdef", 5, "abcd…"), ("", 3, ""), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧…"),
    ]
    for row in ends { #expect(row.text.shortened(to: row.count) == row.short) }
    let blocks: [(text: String, lines: Int, characters: Int, short: String)] = [
      ("a\nb", 2, 10, "a\nb"), ("a\nb\nc", 2, 10, "a\nb\n… and 1 more lines"),
      ("abc\ndef", 2, 5, "abc\nd…"), ("abcdef\ng", 2, 3, "abc…\n… and 1 more lines"),
    ]
    for row in blocks {
      #expect(row.text.shortened(lines: row.lines, characters: row.characters) == row.short)
    }
    #expect(["a", "b", "c"].listed(atMost: 3) == "a, b, c")
    #expect(["a", "b", "c"].listed(atMost: 1) == "a and 2 more")
    #expect(counted(1, "view") == "1 view" && counted(0, "view") == "0 views")
    #expect(counted(2, "branch", plural: "branches") == "2 branches")
  }

  static let words: [(name: String, text: String, count: Int, short: String)] = [
    ("fits", "four words are here", 19, "four words are here"),
    ("cut in a word", "four words are here", 17, "four words are…"),
    ("cut behind a word", "four words are here", 15, "four words are…"),
    ("one long word", "antidisestablishment", 12, "antidisesta…"),
    ("a long last word", "an antidisestablishment", 12, "an antidise…"),
    ("letters of several scalars", "é é é é é é é", 8, "é é é é…"),
  ]

  @Test func aCutTextEndsWithAWord() {
    for row in Self.words {
      #expect(row.text.shortenedToWords(row.count) == row.short, "\(row.name)")
    }
  }

  static let annotations: [(annotation: GitHubAnnotation, command: String)] = [
    (GitHubAnnotation(.error, message: "100 %\na"), "::error::100 %25%0Aa"),
    (
      GitHubAnnotation(.warning, file: "A,b:c.swift", line: 3, title: "x: y\nz", message: "::m"),
      "::warning file=A%2Cb%3Ac.swift,line=3,title=x%3A y z::::m"
    ),
    (
      GitHubAnnotation(.notice, file: "a\n::error::b\u{9B}", message: "a\r\nb\u{1B}"),
      "::notice file=a %3A%3Aerror%3A%3Ab ::a%0Ab "
    ),
  ]

  @Test func annotationsStandOnOneLine() {
    for row in Self.annotations { #expect(row.annotation.command == row.command) }
  }

  @Test func columnsStandUnderEachOther() {
    let rows = [["Name", "x"], ["a", "10"], ["longer", ""]]
    #expect(TextColumns(rows).lines == ["Name    x", "a       10", "longer"])
    #expect(TextColumns(rows, firstNumber: 1).lines == ["Name     x", "a       10", "longer"])
    #expect(TextColumns([]).lines.isEmpty)
  }

  @Test(
    arguments: [
      ("two-button", ["two-buttons"]), ("login-stak", ["login-stack"]), ("LOGIN", ["login"]),
      ("stack", ["login-stack"]), ("something-else-altogether", []), ("", []),
    ])
  func namesThatAMistypedOneMayMean(_ name: String, _ expected: [String]) {
    let near = NearMatches(of: name, among: ["sign-up", "two-buttons", "login", "login-stack"])
    #expect(near.names.prefix(1) == expected.prefix(1))
  }

  @Test func suggestionsEndASentence() {
    let rows: [(known: [String], sentence: String)] = [
      ([], "no 'ab'."), (["abc"], "no 'ab'; did you mean abc?"),
      (["abc", "abd"], "no 'ab'; did you mean abc or abd?"),
      (["abc", "abd", "ac"], "no 'ab'; did you mean abc, abd or ac?"),
    ]
    for row in rows {
      #expect(NearMatches(of: "ab", among: row.known).sentence("no 'ab'") == row.sentence)
    }
  }
}

/// What has to be replaced is found wherever it stands among eight bytes.
@Test(arguments: [
  ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\r", "&#13;"), ("\u{1}", "\u{FFFD}"),
  ("\u{1F}", "\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"), ("\u{FFFF}", "\u{FFFD}"), ("\"", "\""),
  ("\n", "\n"), ("\t", "\t"), ("\u{FFFD}", "\u{FFFD}"), ("\u{EFFF}", "\u{EFFF}"), ("é😀", "é😀"),
  ("\u{7F}", "\u{7F}"),
])
func markupAtAnyPlace(_ text: String, replacement: String) {
  for head in 0..<18 {
    for tail in 0..<18 {
      let (before, after) = (
        String(repeating: "a", count: head), String(repeating: "z", count: tail)
      )
      for filling in ["", "\u{FFFE}", "&"] {
        let replaced = filling.isEmpty ? "" : filling == "&" ? "&amp;" : "\u{FFFD}"
        #expect(
          MarkupEscaping.text(before + text + after + filling)
            == before + replacement + after + replaced)
      }
    }
  }
  #expect(MarkupEscaping.attribute("aaaaaaaaa\"b\n\t") == "aaaaaaaaa&quot;b&#10;&#9;")
}
