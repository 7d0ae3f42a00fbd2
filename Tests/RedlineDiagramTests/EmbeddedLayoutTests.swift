import RedlineDiagram
import RedlineLayout
import TestPrograms
import Testing

@Suite(.blocks) struct EmbeddedLayoutTests {
  @Test func givesTheLayoutBack() throws {
    for (name, layout) in Fixture.all {
      let text = try Diagram(layout).svg().text()
      #expect(try SVGDocument.embeddedLayout(in: text) == layout, "\(name)")
    }
    let strings = [
      "<&>\"'", "]]>", "\u{0}\u{1}\u{1F}\u{7F}\u{85}", "\r\n\t\u{2028}", "\u{FFFE}\u{FFFF}",
      "👩‍👩‍👧", "שלום", "\\u0041\\", String(repeating: "é<", count: 50_000),
    ]
    for string in strings {
      var layout = Fixture.card
      layout.name = string
      layout.items[3].text?.string = string
      let text = try Diagram(layout).svg().text()
      #expect(try SVGDocument.embeddedLayout(in: text) == layout)
    }
  }

  @Test func refusesOtherInput() throws {
    let whole = try Diagram(Fixture.card).svg().text()
    let open = "<svg xmlns=\"http://www.w3.org/2000/svg\">"
    func holding(_ json: String) -> String {
      open + "<metadata id=\"redline-layout\">\(json)</metadata></svg>"
    }
    let rows: [(name: String, text: String, expected: SVGReadingError?)] = [
      ("empty", "", nil),
      ("not XML", "PNG", nil),
      ("cut off", String(whole.dropLast(10)), nil),
      ("cut off in the layout", String(whole.prefix(1_000)), nil),
      ("HTML", "<html></html>", .notSVG(root: "html")),
      ("no layout", open + "</svg>", .noLayout),
      ("other metadata", open + "<metadata>{}</metadata></svg>", .noLayout),
      (
        "entities", "<!DOCTYPE svg [<!ENTITY a \"b\">]>" + holding("&a;"), .declaresDocumentType
      ),
      (
        "external entity", "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///a\">]>" + holding("&a;"),
        .declaresDocumentType
      ),
      ("no version", holding("{}"), .invalidLayout(reason: "formatVersion is missing")),
      ("no JSON", holding("{"), .invalidLayout(reason: "it is not JSON; it may be cut off")),
      (
        "newer", holding("{\"formatVersion\":99}"),
        .unsupportedVersion(found: 99, supported: SolvedLayout.formatVersion)
      ),
      (
        "wrong type", holding("{\"formatVersion\":\"1\"}"),
        .invalidLayout(reason: "formatVersion has another type than expected")
      ),
      (
        "too large", LongText.text(of: " ", count: SVGDocument.maximumByteCount + 1),
        .tooLarge(
          byteCount: SVGDocument.maximumByteCount + 1, limit: SVGDocument.maximumByteCount)
      ),
    ]
    for row in rows {
      let error = #expect(throws: SVGReadingError.self, "\(row.name)") {
        try SVGDocument.embeddedLayout(in: row.text)
      }
      if let expected = row.expected {
        #expect(error == expected, "\(row.name)")
      } else if case .malformed = error {
      } else {
        Issue.record("\(row.name): \(String(describing: error))")
      }
    }
  }
}
