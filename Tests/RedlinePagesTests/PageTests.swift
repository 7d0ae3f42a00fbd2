import Testing

@testable import RedlinePages

private let keys = ["on", "style", "alt", "name"]

private func page(_ text: String, _ path: String = "Docs/page.md") throws -> Page {
  try Page(Array(text.utf8), path: path, keys: keys)
}

private let picture = PagePicture(
  source: "a-iphone-8.svg", darkSource: "a-iphone-8~dark.svg", alternativeText: "Two & three")
private let html = """
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset="a-iphone-8~dark.svg">
    <img alt="Two &amp; three" src="a-iphone-8.svg">
  </picture>
  """

@Suite struct PageTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// The names of the figures with their lines.
    var figures: [String]

    init(_ name: String, _ text: String, _ figures: [String]) {
      (testDescription, self.text, self.figures) = (name, text, figures)
    }
  }

  @Test(
    "A comment alone on its line names a figure, unless it is code or hidden",
    arguments: [
      Row("alone", "# A\n\n<!-- redline: a -->\n", ["a 3"]),
      Row("tight", "<!--redline:a-->", ["a 1"]),
      Row("a capital letter", "<!-- Redline: a -->", ["a 1"]),
      Row("a blank before the colon", "<!-- redline : a -->", ["a 1"]),
      Row("a sentence", "<!-- redline draws a -->\n<!-- Redline -->\n<!-- redline a -->\n", []),
      Row("two", "<!-- redline: a -->\n\n<!-- redline: b -->\n", ["a 1", "b 3"]),
      Row("over lines", "<!-- redline: a\n  on=iphone-8\n-->\ntext\n", ["a 1"]),
      Row("in a fence", "```\n<!-- redline: a -->\n```\n", []),
      Row("in a fence of tildes", "~~~ html\n```\n<!-- redline: a -->\n~~~\n", []),
      Row("in a longer fence", "````\n```\n<!-- redline: a -->\n````\n", []),
      Row("after a fence", "```\nx\n```\n<!-- redline: a -->\n", ["a 4"]),
      Row("in a fence that does not end", "```\n\n<!-- redline: a -->", []),
      Row("a fence ends with its list item", "- ```\n  x\n\n<!-- redline: a -->\n", ["a 4"]),
      Row("a fence in a list item", "- x\n\n  ```\n  <!-- redline: a -->\n  ```\n", []),
      Row("a fence in a quote ends with it", "> ```\n> x\n<!-- redline: a -->\n", ["a 3"]),
      Row("indented code", "text\n\n    <!-- redline: a -->\n", []),
      Row("indented by a tab", "text\n\n\t<!-- redline: a -->\n", []),
      Row("indented in a paragraph", "text\n    <!-- redline: a -->\n", []),
      Row("right after a paragraph", "text\n<!-- redline: a -->\n", ["a 2"]),
      Row("in a list", "- item\n\n  <!-- redline: a -->\n", ["a 3"]),
      Row("in a nested list", "- a\n  1. b\n\n     <!-- redline: a -->\n", ["a 4"]),
      Row("code in a list", "- item\n\n      <!-- redline: a -->\n", []),
      Row("in a quote", "> <!-- redline: a -->\n", ["a 1"]),
      Row("in a code span", "`<!-- redline: a -->`\n", []),
      Row("inside of another comment", "<!--\n<!-- redline: a -->\n", []),
      Row(
        "in preformatted text", "<pre>\n<!-- redline: a -->\n</pre>\n<!-- redline: b -->", ["b 4"]),
      Row("in a script", "<script>\n<!-- redline: a -->\n</script>\n", []),
      Row("a block", "x\n```swift redline name=a on=x\nlet b = 1\n```\n", ["a 2"]),
      Row("a block of tildes", "~~~~ Swift  redline  name=a\n~~~\n~~~~\n", ["a 1"]),
      Row("a block as DocC takes it", "```swift redline name:a on:x\nlet b = 1\n```\n", ["a 1"]),
      Row(
        "a block as MkDocs takes it", "```{.swift redline name=a on=x}\nlet b = 1\n```\n", ["a 1"]),
      Row("the same with blanks", "``` { .swift redline name=a }\nlet b = 1\n```\n", ["a 1"]),
      Row("a block as Jekyll takes it", "```swift?redline&name=a&on=x\nlet b = 1\n```\n", ["a 1"]),
      Row("a block with a capital letter", "```swift Redline name=a\nb\n```\n", ["a 1"]),
      Row("a block with a comma", "```swift, redline name=a\nb\n```\n", ["a 1"]),
      Row("a block with braces behind", "```swift {redline name=a}\nb\n```\n", ["a 1"]),
      Row("other braces behind", "```swift {name=a}\n```\n```js {redline name=a}\n```\n", []),
      Row("braces of something else", "```{.swift name=a}\n```\n```{}\n```\n```{\n```\n", []),
      Row("a block in a list", "1. ```swift redline name=a\n   b\n   ```\n", ["a 1"]),
      Row("a block in a block", "````md\n```swift redline name=a\n```\n````\n", []),
      Row("another language", "```swiftui redline name=a\n```\n```redline name=a\n```\n", []),
      Row("another word", "```swift redlined name=a\n```\n```swift\n```\n", []),
      Row("a word that begins like a tag", "<preview>\n<!-- redline: a -->\n", ["a 2"]),
      Row("in front matter", "---\n<!-- redline: a -->\n---\n<!-- redline: b -->\n", ["b 4"]),
      Row("a rule is no front matter", "---\n\n<!-- redline: a -->\n", ["a 3"]),
      Row("after a byte order mark", "\u{FEFF}<!-- redline: a -->\n", ["a 1"]),
      Row("CRLF", "# A\r\n\r\n<!-- redline: a -->\r\n", ["a 3"]),
      Row("another comment", "<!-- redlined: a -->\n<!-- a redline: b -->\n", []),
      Row("a thematic break is no list", "* * *\n    <!-- redline: a -->\n", []),
    ])
  func figures(_ row: Row) throws {
    let page = try page(row.text)
    #expect(page.figures.map { "\($0.reference.name) \($0.line)" } == row.figures)
    #expect(page.faults == [])
  }

  @Test(
    "Pictures are read again wherever they were written",
    arguments: ["", "- a\n\n    ", "1. a\n\n    - b\n\n        ", "> ", "- > a\n  >\n  >    "])
  func pictures(_ start: String) throws {
    let old = try page("\(start)<!-- redline: a -->\n\ntext\n")
    let picture = PagePicture(source: "a.svg", darkSource: "b.svg", alternativeText: "c")
    let written = try #require(old.rewritten([[picture]]))
    let new = try Page(written, path: "Docs/page.md", keys: [])
    #expect(new.faults == [])
    #expect(new.figures.map(\.pictures) == [[picture]])
    #expect(new.rewritten([[picture]]) == nil)
  }

  @Test(
    "What is wrong with a figure is told with its line",
    arguments: [
      ("<!-- redline: -->", "the figure has no name; write the name of an entry first."),
      ("<!-- redline: on=x -->", "the figure has no name; write the name of an entry first."),
      ("<!-- redline: a one=x -->", "there is no option 'one'; did you mean on?"),
      ("<!-- redline: a zzzzzz=x -->", "there is no option 'zzzzzz'."),
      ("<!-- redline a on=x -->", "a colon is to follow the word: <!-- redline: a on=x -->."),
      ("<!-- redline: a b -->", "'b' is no option; options are written as key=value."),
      ("<!-- redline: a on=x on=y -->", "the option 'on' is there twice."),
      ("<!-- redline: a alt=\"x -->", "a value has no closing quotation mark."),
      ("<!-- redline: a \"x\" -->", "a quotation mark stands where a key or a name is to be."),
      (
        "<!-- redline: a --> text",
        "the comment of a figure is to end, and to stand alone on its line."
      ),
      ("<!-- redline: a", "the comment of a figure is to end, and to stand alone on its line."),
      (
        "```swift redline\n```",
        "the figure has no name; write name= and what its files are named after."
      ),
      ("```swift redline a\n```", "'a' is no option; options are written as key=value."),
      ("```swift redline name=a one=x\n```", "there is no option 'one'; did you mean on?"),
      ("```swift redline name=a\nb", "the block of code does not end."),
      (
        "<!-- redline: a -->\n![x](x.svg) text",
        "what follows the figure is not only its pictures; put a blank line before or after them."
      ),
    ])
  func faults(_ text: String, _ reason: String) throws {
    let page = try page("line\n\n" + text)
    #expect(page.figures.isEmpty)
    #expect(page.faults.map(\.description) == ["Docs/page.md:3: error: \(reason)"])
  }

  @Test("Options are words, or texts in quotes")
  func options() throws {
    let page = try page(#"<!-- redline: a on=x,y alt="A \"b\" \\ c=d" style= -->"#)
    #expect(
      page.figures.map(\.reference) == [
        FigureReference(name: "a", options: ["on": "x,y", "alt": #"A "b" \ c=d"#, "style": ""])
      ])
  }

  @Test("What is not UTF-8 is refused with its line")
  func encoding() {
    #expect(throws: PageError.notUTF8(path: "a.md", line: 2)) {
      try Page(Array("a\n".utf8) + [0xFF, 0x0A], path: "a.md", keys: [])
    }
  }

  struct EditRow: CustomTestStringConvertible {
    var testDescription: String
    var path = "page.md"
    var before: String
    /// `nil` if nothing changes.
    var after: String?

    init(_ name: String, _ before: String, _ after: String?, path: String = "page.md") {
      (testDescription, self.before, self.after, self.path) = (name, before, after, path)
    }
  }

  @Test(
    "Pictures follow their comment, and nothing else of a page changes",
    arguments: [
      EditRow("none yet", "<!-- redline: a -->\n", "<!-- redline: a -->\n\(html)\n"),
      EditRow("no line feed", "<!-- redline: a -->", "<!-- redline: a -->\n\(html)\n"),
      EditRow(
        "text follows", "<!-- redline: a -->\ntext\n", "<!-- redline: a -->\n\(html)\n\ntext\n"),
      EditRow(
        "a block", "```swift redline name=a\nb\n```\n\ntext\n",
        "```swift redline name=a\nb\n```\n\(html)\n\ntext\n"),
      EditRow(
        "a block at the end", "```swift redline name=a\nb\n```",
        "```swift redline name=a\nb\n```\n\(html)\n"),
      EditRow(
        "a block in a list", "- ```swift redline name=a\r\n  b\r\n  ```\r\n",
        "- ```swift redline name=a\r\n  b\r\n  ```\r\n"
          + html.split(separator: "\n").map { "  \($0)\r\n" }.joined()),
      EditRow("a block that is right", "```swift redline name=a\nb\n```\n\(html)\n", nil),
      EditRow("the same", "x\n\n<!-- redline: a -->\n\(html)\n\ntext", nil),
      EditRow(
        "the same in other words",
        """
        <!-- redline: a -->
        <picture><source srcset='a-iphone-8~dark.svg'><img src=a-iphone-8.svg width=300
          alt="Two &#38; three"></picture>
        """, nil),
      EditRow(
        "another picture", "<!-- redline: a -->\n![Old](old.svg)\n\ntext\n",
        "<!-- redline: a -->\n\(html)\n\ntext\n"),
      EditRow(
        "two pictures become one", "<!-- redline: a -->\n<img src=\"b.svg\">\n<img src='c.svg'/>\n",
        "<!-- redline: a -->\n\(html)\n"),
      EditRow(
        "in a quote", "> <!-- redline: a -->\n> text\n",
        "> <!-- redline: a -->\n"
          + html.split(separator: "\n").map { "> \($0)\n" }.joined() + "\n> text\n"),
      EditRow(
        "in a list", "- <!-- redline: a -->\n\n  text\n",
        "- <!-- redline: a -->\n"
          + html.split(separator: "\n").map { "  \($0)\n" }.joined() + "\n  text\n"),
      EditRow(
        "CRLF", "<!-- redline: a -->\r\n\r\nend\r\n",
        "<!-- redline: a -->\r\n" + html.replacing("\n", with: "\r\n") + "\r\n\r\nend\r\n"),
      EditRow(
        "in DocC", "<!-- redline: a -->\n",
        "<!-- redline: a -->\n![Two \\& three](a-iphone-8.svg)\n", path: "A.docc/page.md"),
      EditRow(
        "the same in DocC", "<!-- redline: a -->\n![Two & three](a-iphone-8.svg)\n", nil,
        path: "A.docc/page.md"),
      EditRow(
        "in a tutorial", "<!-- redline: a -->\n@Image(source: old, alt: \"Old \\\"one\\\"\")\n}\n",
        "<!-- redline: a -->\n@Image(source: \"a-iphone-8.svg\", alt: \"Two & three\")\n}\n",
        path: "A.docc/B.tutorial"),
      EditRow(
        "deep in directives of a tutorial",
        "@Step {\n        <!-- redline: a -->\n        @Image(source: old, alt: \"\")\n}\n",
        "@Step {\n        <!-- redline: a -->\n"
          + "        @Image(source: \"a-iphone-8.svg\", alt: \"Two & three\")\n}\n",
        path: "A.docc/B.tutorial"),
    ])
  func edits(_ row: EditRow) throws {
    let page = try page(row.before, row.path)
    #expect(page.faults == [])
    var wanted = picture
    if page.form != .html { wanted.darkSource = nil }
    let after = page.rewritten(page.figures.map { _ in [wanted] })
    #expect(after.map { String(decoding: $0, as: UTF8.self) } == row.after)
    // Once more, nothing is left to do.
    if let after {
      let again = try Page(after, path: row.path, keys: keys)
      #expect(again.figures.map(\.pictures) == [[wanted]])
      #expect(again.rewritten([[wanted]]) == nil)
    }
  }

  @Test("The lines of a block are those of its container, with their place in the page")
  func listing() throws {
    let page = try page("a\n\n> - ~~~swift redline name=a\n>   let b = 1\n>\n>       c\n>   ~~~\n")
    let listing = try #require(page.figures.first?.listing)
    #expect(listing.lines == ["let b = 1", "", "    c"])
    #expect(listing.firstLine == 4)
    #expect(
      try Page(Array("<!-- redline: a -->".utf8), path: "a.md", keys: keys).figures[0].listing
        == nil)
  }

  @Test(
    "A text with any characters comes back from each form",
    arguments: [
      "page.md", "A.docc/page.md", "A.docc/b.tutorial",
    ])
  func roundTrip(_ path: String) throws {
    let texts = [
      "a \"b\" <c> & 'd' \\ ] [ ) ( `e` *f* _g_ #h !i |j| &amp; é 👩‍👩‍👧", "", " x ", "\\", "]", "a--b",
    ]
    for text in texts {
      let page = try page("<!-- redline: a -->\n", path)
      let new = PagePicture(source: "a b(c)~d.svg", darkSource: nil, alternativeText: text)
      let after = try #require(page.rewritten([[new]]))
      let again = try Page(after, path: path, keys: keys)
      #expect(again.faults == [])
      #expect(again.figures.first?.pictures == [new], "\(String(decoding: after, as: UTF8.self))")
    }
  }

  @Test("Any text is read, and what is no figure stays byte for byte")
  func anyText() throws {
    var generator = SeededGenerator(seed: 7)
    let parts = [
      "<!-- redline: a -->", "<!--", "-->", "\n", "\r\n", "```", "~~~", "    ", "\t", "> ", "- ",
      "1. ", "<picture>", "</picture>", "<img src=\"a.svg\">", "![a](b)", "text", "---", "<pre>",
      "</pre>", "\u{FEFF}", "é", "\"", "=", "on=x", "```swift redline name=a\n", "\n```\n",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        parts.randomElement(using: &generator)!
      }.joined()
      let page = try page(text)
      #expect(page.rewritten(page.figures.map { _ in nil }) == nil)
      #expect(page.rewritten(page.figures.map { $0.pictures }) == nil)
      guard let after = page.rewritten(page.figures.map { _ in [picture] }) else { continue }
      let again = try Page(after, path: "page.md", keys: keys)
      #expect(
        again.figures.map(\.reference) == page.figures.map(\.reference), "\(text.debugDescription)")
      #expect(again.figures.allSatisfy { $0.pictures == [picture] }, "\(text.debugDescription)")
    }
  }
}

/// SplitMix64, so that a failure can be repeated.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
