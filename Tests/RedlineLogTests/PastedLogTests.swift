import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineLog

/// A card in a scroll view whose sides ask for more than its width: four lines, of which three fight.
private let card = """
  Unable to simultaneously satisfy constraints.
  \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
  (
      "<NSLayoutConstraint:0x600000d1 H:|-(24)-[Shop.CardView:0x7fa1]   (active, names: '|':UIView:0x7fa0 )>",
      "<NSLayoutConstraint:0x600000d2 H:[Shop.CardView:0x7fa1]-(24)-|   (active, names: '|':UIView:0x7fa0 )>",
      "<NSLayoutConstraint:0x600000d3 Shop.CardView:0x7fa1.width >= 400   (active)>",
      "<NSLayoutConstraint:0x600000d4 'UIView-Encapsulated-Layout-Width' UIView:0x7fa0.width == 375   (active)>",
      "<NSLayoutConstraint:0x600000d5 V:|-(0)-[Shop.CardView:0x7fa1]   (active, names: '|':UIView:0x7fa0 )>"
  )

  Will attempt to recover by breaking constraint\u{20}
  <NSLayoutConstraint:0x600000d3 Shop.CardView:0x7fa1.width >= 400   (active)>

  Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
  """

/// The sentences that the card's conflict comes to, in whatever it is wrapped.
private let fighting = [
  "CardView.leading = UIView.leading + 24", "UIView.trailing = CardView.trailing + 24",
  "CardView.width ≥ 400", "UIView.width = 375",
]

private func each(_ change: (Substring) -> String) -> String {
  card.split(separator: "\n", omittingEmptySubsequences: false).map(change).joined(separator: "\n")
}

private let entities = card.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")

private func escaped(_ text: String) -> String {
  text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
    .replacing("\n", with: "\\n")
}

@Suite("Logs as they are passed on", .blocks) struct PastedLogTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var log: String

    init(_ name: String, _ log: String) { (testDescription, self.log) = (name, log) }
  }

  @Test(
    "Whatever a log went through, its conflict is the same",
    arguments: [
      Row("as it is", card),
      Row(
        "a tracker that escapes brackets",
        card.replacing("<", with: "\\<").replacing(">", with: "\\>")),
      Row("a tracker that strikes through between hyphens", card.replacing("-", with: "~~")),
      Row(
        "a device's console, a prefix on each line",
        each { "Nov  3 10:01:02 iPhone Shop(UIKitCore)[312] <Error>: \($0)" }),
      Row(
        "columns of the unified log",
        "2024-11-03 10:01:02.123456+0100 0x1f2 Default 0x0 312 0 Shop: (UIKitCore) [com.apple.UIKit:LayoutConstraints] \(card)"
      ),
      Row("a quotation in Markdown", each { "> \($0)" }),
      Row("its list and its end alone", String(card.drop { $0 != "(" })),
      Row("blanks behind brackets", card.replacing("<NS", with: "< NS")),
      Row("a quotation in a quotation", each { "> > \($0)" }),
      Row("a code block that is indented", each { "        \($0)" }),
      Row("colours of a terminal", each { "\u{1B}[38;5;208m\($0)\u{1B}[0m" }),
      Row("entities of a web page", entities),
      Row("entities of entities", entities.replacing("&", with: "&amp;")),
      Row("entities and breaks", entities.replacing("\n", with: "<br />\n")),
      Row("tags around it", "<pre><code>\(entities)</code></pre>"),
      Row(
        "blanks that a web page took together",
        each { $0.split { " \t".contains($0) }.joined(separator: " ") }),
      Row("blanks that do not break", card.replacing(" ", with: "\u{A0}")),
      Row(
        "quotation marks of a word processor",
        card.replacing("'|'", with: "‘|’").replacing("\"", with: "”").replacing(
          "'UIV", with: "‘UIV"
        ).replacing("Width' ", with: "Width’ ")),
      Row("all on one line", card.replacing("\n", with: " ")),
      Row("carriage returns alone", card.replacing("\n", with: "\r")),
      Row("CRLF", card.replacing("\n", with: "\r\n")),
      Row(
        "a value in JSON",
        "[{\"eventType\":\"logEvent\",\"eventMessage\":\"\(escaped(card))\",\"processID\":312}]"),
      Row("a mark of the byte order", "\u{FEFF}\(card)"),
      Row(
        "a title in prose before it",
        "# Unable to simultaneously satisfy constraints when the shop opens\n\nI see this:\n\n```\n\(card)\n```\n"
      ),
      Row(
        "AppKit's newer heading",
        card.replacing(
          "Unable to simultaneously satisfy constraints.",
          with: "Conflicting constraints detected: ("
        ).replacing("breaking constraint \n", with: "breaking ").replacing(
          "400   (active)>\n\nM", with: "400   (active)>.\n\nM")),
    ])
  func same(_ row: Row) throws {
    let report = report(Array(row.log.utf8))
    #expect(report.entries.count == 1, "\(report.text)")
    let entry = try #require(report.entries.first)
    #expect(entry.members.map(\.sentence) == fighting, "\(report.text)")
    #expect(entry.members.map(\.isBroken) == [false, false, true, false])
    #expect(entry.others.count == 1)
    #expect(entry.notes == [])
    #expect(entry.remedies.first?.hasPrefix("Your constraints ask for another width") == true)
    #expect(report.layouts.first??.diagnostics.count == 1)
  }

  @Test("Several conflicts of which only the lists and the ends were copied")
  func bodies() {
    let body = String(card.drop { $0 != "(" })
    let other = body.replacing("0x600000d", with: "0x700000d").replacing("400", with: "500")
    let entries = report(Array("\(body)\n\n\(other)".utf8)).entries
    #expect(
      entries.map { $0.members.filter(\.isBroken).map(\.sentence) } == [
        ["CardView.width ≥ 400"], ["CardView.width ≥ 500"],
      ])
  }

  @Test("A log of UTF-16, as an editor of Windows saves it", arguments: [true, false])
  func wide(isBig: Bool) {
    let bytes = ("\u{FEFF}" + card).utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBig ? pair : pair.reversed()
    }
    #expect(report(bytes).entries.first?.members.map(\.sentence) == fighting)
    #expect(report(Array(bytes.dropLast())).entries.count == 1)
  }

  @Test("Lines are those of the file, whatever is taken off")
  func lines() {
    #expect(
      report(Array(each { "> \($0)" }.utf8)).entries.first?.members.map(\.line) == [4, 5, 6, 7])
    let oneLine = "first\n" + card.replacing("\n", with: " ")
    #expect(report(Array(oneLine.utf8)).entries.first?.members.map(\.line) == [2, 2, 2, 2])
    let json = "first\n{\"eventMessage\":\"\(escaped(card))\"}\n"
    #expect(report(Array(json.utf8)).entries.first?.members.map(\.line) == [2, 2, 2, 2])
  }

  struct Said: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var log: String
    var count = 1
    var parts: [String]
  }

  private static func list(_ lines: String...) -> String {
    "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint \n<\(lines[0])>\n"
  }

  @Test(
    "What is known of a log is said",
    arguments: [
      Said(
        testDescription: "private",
        log: """
          [Layout] Unable to simultaneously satisfy constraints:
          <private>

          Will attempt to recover by breaking constraint\u{20}
          <private>
          """, parts: ["hid the constraints as <private>", "from Xcode"]),
      Said(
        testDescription: "a bar of buttons before it has a height",
        log: list(
          "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0xa.height == 0   (active)",
          "NSLayoutConstraint:0x2 V:|-(0)-[_UIButtonBarStackView:0xb]   (active, names: '|':_UIToolbarContentView:0xa )",
          "NSLayoutConstraint:0x3 _UIButtonBarStackView:0xb.bottom == _UIToolbarContentView:0xa.bottom   (active)",
          "NSLayoutConstraint:0x4 'TB_Top_Top' _UIButtonBarStackView:0xb.height >= 22   (active)"),
        parts: ["all of these are the system's own", "give the bar its width and height"]),
      Said(
        testDescription: "a keyboard's own",
        log: list(
          "NSLayoutConstraint:0x1 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0xa.bottom == _UIKBCompatInputView:0xb.top   (active)",
          "NSLayoutConstraint:0x2 'assistantHeight' TUISystemInputAssistantView:0xc.height == 45   (active)",
          "NSLayoutConstraint:0x3 'assistantView.bottom' TUISystemInputAssistantView:0xc.bottom == _UIKBCompatInputView:0xb.top   (active)",
          "NSLayoutConstraint:0x4 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0xa]-(0)-[TUISystemInputAssistantView:0xc]   (active)"
        ),
        parts: ["all of these are the system's own", "keyboard"]),
      Said(
        testDescription: "a fitting size",
        log: list(
          "NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
          "NSLayoutConstraint:0x2 H:[UILabel:0xa]-(20)-|   (active, names: '|':UIView:0xb )",
          "NSLayoutConstraint:0x3 'fittingSizeHTarget' UIView:0xb.width == 0   (active)"),
        parts: ["fittingSizeHTarget: the width that systemLayoutSizeFitting was asked for"]),
      Said(
        testDescription: "Interface Builder's placeholder",
        log: list(
          "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' UIView:0xa.width == 80   (active)",
          "NSLayoutConstraint:0x2 UIView:0xa.width == 90   (active)"),
        parts: ["Interface Builder", "Remove at build time"]),
      Said(
        testDescription: "SwiftUI in UIKit",
        log: list(
          "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _TtGC7SwiftUI14_UIHostingViewV4Shop8CartView_:0xa.width == UIView:0xb.width   (active)",
          "NSLayoutConstraint:0x2 _TtGC7SwiftUI14_UIHostingViewV4Shop8CartView_:0xa.width == 320   (active)",
          "NSLayoutConstraint:0x3 UIView:0xb.width == 375   (active)"),
        parts: ["_UIHostingView.width = 320", "translatesAutoresizingMaskIntoConstraints = false"]),
      Said(
        testDescription: "a window of AppKit that is too small",
        log: """
          2024-05-01 10:00:00.000 App[1:2] [Layout] Conflicting constraints detected: (
              "<NSLayoutConstraint:0x1 H:|-(20)-[NSTextField:0xa]   (active, names: '|':NSView:0xb )>",
              "<NSLayoutConstraint:0x2 H:[NSTextField:0xa]-(20)-|   (active, names: '|':NSView:0xb )>",
              "<NSLayoutConstraint:0x3 NSTextField:0xa.width >= 300   (active)>",
              "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- H:|-(0)-[NSView:0xb]   (active, names: '|':NSNextStepFrame:0xc )>",
              "<NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- H:[NSView:0xb]-(0)-|   (active, names: '|':NSNextStepFrame:0xc )>",
              "<NSLayoutConstraint:0x6 'NSWindow-current-width' H:[NSNextStepFrame:0xc(280)]   (active)>"
          ).

          Will attempt to recover by breaking <NSLayoutConstraint:0x3 NSTextField:0xa.width >= 300   (active)>.
          """,
        parts: [
          "NSWindow-current-width: the width that a window has", "setContentSize",
          "given up by the system",
        ]),
      Said(
        testDescription: "AppKit's missing constraints",
        log: """
          [Layout] Detected missing constraints for <Shop.TitleBar: 0x60e0>.  It cannot be placed because there are not enough constraints to fully define the size and origin. Add the missing constraints, or set translatesAutoresizingMaskIntoConstraints=YES and constraints will be generated for you.
          """, parts: ["TitleBar is ambiguous", "not enough constraints"]),
    ])
  func said(_ row: Said) {
    let report = report(Array(row.log.utf8))
    #expect(report.entries.count == row.count, "\(report.text)")
    for part in row.parts { #expect(report.text.contains(part), "\(report.text)") }
  }
}
