import Foundation
import TestPrograms
import Testing

/// An edit of a storyboard for phones and tablets, and all that is told of it.
private struct ClassEdit: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// What makes the old file of the fixture.
  var before: [(old: String, new: String)] = []
  var edits: [(old: String, new: String)]
  var arguments: [String] = []
  var status: Int32 = 1
  var lines: [String]
}

private let leading = #"constant="16" id="k1"/>"#
private let wider =
  #"constant="16" id="k1"><variation key="widthClass=regular" constant="40"/></constraint>"#
private let six = #"id="k6"/>"#
private let share =
  six + #"<constraint firstItem="n1" firstAttribute="width" relation="greaterThanOrEqual" "#
  + #"secondItem="v1" secondAttribute="width" multiplier="0.05" id="k7"/>"#
private let same = [
  "Login on iPhone 8: the same layout", "  in the document: 1 change beside the layout",
]
/// The end of the line in the fixture, as that of another element.
private func closing(_ name: String) -> (old: String, new: String) {
  (#"height="1"/></view>"#, #"height="1"/></\#(name)>"#)
}
private let top = (old: #"constant="20" id="k2""#, new: #"constant="32" id="k2""#)

private let rows = [
  ClassEdit(
    testDescription: "what holds on all devices is told once", edits: [top],
    lines: [
      "Login on iPhone 8: 1 constraint changed, 3 views moved",
      "  Δ titleLabel.top = safeArea.top + 20 → + 32   Main.storyboard:27",
      "      titleLabel, note, Sign in moved 12 pt down", "      (no other frame changed)",
    ]),
  ClassEdit(
    testDescription: "what holds in regular widths alone", edits: [(leading, wider)],
    lines: [
      "Login on iPhone 16 Pro Max, landscape: 1 constraint changed, 3 views moved",
      "  Δ titleLabel.leading = safeArea.leading + 16 → + 40   Main.storyboard:26",
      "      titleLabel, note, Sign in moved 24 pt right", "      (no other frame changed)",
      "  not on iPhone 8; iPhone 15, landscape",
    ]),
  ClassEdit(
    testDescription: "both", edits: [top, (leading, wider)],
    lines: [
      "Login on iPhone 8: 1 constraint changed, 3 views moved",
      "  Δ titleLabel.top = safeArea.top + 20 → + 32   Main.storyboard:27",
      "      titleLabel, note, Sign in moved 12 pt down", "      (no other frame changed)",
      "  on iPhone 16 Pro Max, landscape; iPad Pro 11-inch only:",
      "    Δ titleLabel.leading = safeArea.leading + 16 → + 40   Main.storyboard:26",
      "        titleLabel, note, Sign in moved 24 pt right",
    ]),
  ClassEdit(
    testDescription: "a constraint that phones lack",
    edits: [
      (
        #"id="k6"/>"#,
        #"id="k6"/><constraint firstItem="n1" firstAttribute="width" constant="90" id="k7"/>"#
      ),
      (
        "</view>\n<connections>",
        #"<variation key="default"><mask key="constraints"><exclude reference="k7"/></mask>"#
          + #"</variation><variation key="heightClass=regular-widthClass=regular">"#
          + #"<mask key="constraints"><include reference="k7"/></mask></variation>"#
          + "</view>\n<connections>"
      ),
    ],
    lines: [
      "Login on iPad Pro 11-inch: 1 constraint added, 1 view resized",
      "  + note.width = 90   Main.storyboard:31",
      "      note became 53 pt wider", "      (no other frame changed)",
      "  not on iPhone 8; iPhone 15, landscape; iPhone 16 Pro Max, landscape",
    ]),
  ClassEdit(
    testDescription: "one device that is chosen", edits: [(leading, wider)],
    arguments: ["--device", "iphone-8"], status: 0, lines: ["2 layouts: nothing changed"]),
  ClassEdit(
    testDescription: "another value in each class", before: [(leading, wider)],
    edits: [
      (#"constant="16" id="k1""#, #"constant="20" id="k1""#),
      (#"constant="40""#, #"constant="50""#),
    ],
    lines: [
      "Login on iPhone 8: 1 constraint changed, 3 views moved",
      "  Δ titleLabel.leading = safeArea.leading + 16 → + 20   Main.storyboard:26",
      "      titleLabel, note, Sign in moved 4 pt right", "      (no other frame changed)",
      "  not on iPhone 16 Pro Max, landscape; iPad Pro 11-inch",
      "  on iPhone 16 Pro Max, landscape; iPad Pro 11-inch only:",
      "    Δ titleLabel.leading = safeArea.leading + 40 → + 50   Main.storyboard:26",
      "        titleLabel, note, Sign in moved 10 pt right",
    ]),
  ClassEdit(
    testDescription: "what moves nothing on phones that are upright", before: [(six, share)],
    edits: [(#"multiplier="0.05""#, #"multiplier="0.06""#)],
    lines: [
      "Login on iPhone 8: 1 constraint changed, no frame moved",
      "  Δ note.width ≥ Login.width × 0.05 → × 0.06   Main.storyboard:31: nothing moves",
      "  on iPhone 15, landscape; iPhone 16 Pro Max, landscape; iPad Pro 11-inch only:",
      "    Δ note.width ≥ Login.width × 0.05 → × 0.06   Main.storyboard:31",
      "        note became 8.52 pt wider",
    ]),
  ClassEdit(
    testDescription: "a constraint that holds on no device",
    before: [
      (
        six,
        six + "\n" + #"<constraint firstItem="n1" firstAttribute="width" constant="90" id="k7"/>"#
      ),
      (
        "</view>\n<connections>",
        #"<variation key="default"><mask key="constraints"><exclude reference="k7"/></mask>"#
          + "</variation></view>\n<connections>"
      ),
    ],
    edits: [(#"constant="90""#, #"constant="95""#)],
    lines: same + ["    Δ constant of constraint k7: 90 → 95   Main.storyboard:32"]),
  ClassEdit(
    testDescription: "the range of a slider that stands at its end",
    before: [
      (#"<view id="l1">"#, #"<slider value="1" minValue="1" maxValue="50" id="l1">"#),
      closing("slider"),
    ],
    edits: [(#"maxValue="50""#, #"maxValue="60""#)],
    lines: same + ["    Δ maxValue of slider l1: 50 → 60   Main.storyboard:17"]),
  ClassEdit(
    testDescription: "the header of a section",
    before: [
      (
        "<prototypes>",
        #"<sections><tableViewSection headerTitle="One" id="q1"><cells>"#
      ), ("</prototypes>", "</cells></tableViewSection></sections>"),
    ],
    edits: [(#"headerTitle="One""#, #"headerTitle="Two""#)],
    lines: same + [
      "    Δ headerTitle of table view section “Two”: One → Two   Main.storyboard:19"
    ]),
  ClassEdit(
    testDescription: "the place of a text that its cell's style places",
    before: [
      (
        #"<tableViewCell id="e1">"#,
        #"<tableViewCell style="IBUITableViewCellStyleDefault" textLabel="x1" id="e1">"#
      ),
      (
        #"height="43.5"/></tableViewCellContentView>"#,
        #"height="43.5"/><subviews><label text="Row" id="x1"><rect key="frame" x="15" y="0.0""#
          + #" width="345" height="43.5"/></label></subviews></tableViewCellContentView>"#
      ),
    ],
    edits: [
      (#"x="15" y="0.0" width="345""#, #"x="16" y="0.0" width="343""#),
      (#"<label text="Row""#, #"<label contentMode="center" text="Row""#),
    ],
    lines: same + ["    Δ contentMode of label “Row”: none → center   Main.storyboard:21"]),
  ClassEdit(
    testDescription: "a colour of a button that is pressed",
    before: [
      (
        #"<view id="l1">"#,
        #"<button id="l1"><state key="normal" title="Go"/><state key="highlighted">"#
          + #"<color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>"#
      ), closing("button"),
    ],
    edits: [(#"red="1""#, #"red="0""#)],
    lines: same + [
      "    Δ highlighted.titleColor of button “Go”: #FF0000 → #000000   Main.storyboard:17"
    ]),
  ClassEdit(
    testDescription: "a number of tablets that is none",
    edits: [(leading, wider.replacing("40", with: "much"))], status: 64,
    lines: ["new/Main.storyboard:26: error: constant is 'much', which is not a usable number"]),
  ClassEdit(
    testDescription: "a document for tablets, edited on a phone's canvas",
    before: [("iOS.CocoaTouch\"", "iOS.CocoaTouch.iPad\"")], edits: [(leading, wider)],
    lines: [
      "Login on iPad Pro 11-inch: 1 constraint changed, 3 views moved",
      "  Δ titleLabel.leading = safeArea.leading + 16 → + 40   Main.storyboard:26",
      "      titleLabel, note, Sign in moved 24 pt right", "      (no other frame changed)",
      "  not on iPhone 8",
    ]),
]

extension ClassEdit {
  func write(with tool: Tool) throws {
    var text = mainStoryboard
    for (edits, name) in [(before, "old"), (edits, "new")] {
      for edit in edits {
        #expect(text.contains(edit.old), "\(edit.old)")
        text = text.replacing(edit.old, with: edit.new)
      }
      try tool.write(text, to: "\(name)/Main.storyboard")
    }
  }
}

@Test(
  "Each change of a storyboard once, with the devices on which it holds", .blocks, arguments: rows)
private func deviceClasses(_ row: ClassEdit) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try row.write(with: tool)
    let outcome = try tool.redline(["diff", "old", "new", "--scene", "*"] + row.arguments)
    #expect(outcome.status == row.status, "\(outcome)")
    let text = row.status > 1 ? outcome.errors : outcome.output
    let shown = text.split(separator: "\n").map(String.init)
    let body = row.status == 1 ? shown.dropFirst(2).map { String($0.dropFirst(2)) } : shown
    #expect(body == row.lines, "\(outcome)")
  }
}

@Test(
  "Pictures and programs have what changed on other devices, too", .blocks,
  arguments: [
    (
      "markdown", ["Main-login-iphone-16-pro-max-landscape.svg", "Main-login.svg", "changes.md"]
    ),
    ("html", ["changes.html"]), ("json", ["changes.json"]),
  ])
private func devicePictures(format: String, files: [String]) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let row = try #require(rows.first { $0.testDescription == "both" })
    try row.write(with: tool)
    let arguments = ["diff", "old", "new", "--format", format]
    let outcome = try tool.redline(arguments + ["--output", "out/"])
    #expect(outcome.status == 1, "\(outcome)")
    let written = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "out").path)
    #expect(written.sorted() == files)
    let text = try tool.text("out/\(files.last ?? "")")
    let words =
      switch format {
      case "markdown": "](<Main-login-iphone-16-pro-max-landscape.svg>)"
      case "html": "Main.storyboard: Login, iPhone 16 Pro Max, landscape"
      default: #""kind" : "onlyOn""#
      }
    #expect(text.contains(words))
    guard format == "json" else { return }
    let single = try tool.redline(["diff", "old", "new", "--format", "svg"])
    #expect(
      single.errors.contains("1 layout changed on 2 devices, each otherwise"), "\(single)")
  }
}
