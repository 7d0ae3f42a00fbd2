import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineLog

private let cell = """
  2024-05-01 10:00:00.000000+0200 App[123:4567] [LayoutConstraints] Unable to simultaneously satisfy constraints.
  \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
  \tTry this:\u{20}
  \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
  \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
  (
      "<NSLayoutConstraint:0x600001 UIImageView:0x7f01.height == 60   (active)>",
      "<NSLayoutConstraint:0x600002 V:|-(8)-[UIImageView:0x7f01]   (active, names: '|':UITableViewCellContentView:0x7f02 )>",
      "<NSLayoutConstraint:0x600003 V:[UIImageView:0x7f01]-(8)-|   (active, names: '|':UITableViewCellContentView:0x7f02 )>",
      "<NSLayoutConstraint:0x600005 H:|-(8)-[UIImageView:0x7f01]   (active, names: '|':UITableViewCellContentView:0x7f02 )>",
      "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f02.height == 44   (active)>"
  )

  Will attempt to recover by breaking constraint\u{20}
  <NSLayoutConstraint:0x600001 UIImageView:0x7f01.height == 60   (active)>

  Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
  The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
  """

@Suite("Logs of conflicts", .blocks) struct ConflictLogTests {
  @Test("The part that cannot hold is told with lines, whose it is, and what to do")
  func cells() throws {
    let report = report("start\n" + cell + "\nend\n")
    let entry = try #require(report.entries.first)
    #expect(report.entries.count == 1)
    #expect(entry.lines == [2])
    #expect(
      entry.members.map(\.sentence) == [
        "UIImageView.height = 60", "UIImageView.top = UITableViewCellContentView.top + 8",
        "UITableViewCellContentView.bottom = UIImageView.bottom + 8",
        "UITableViewCellContentView.height = 44",
      ])
    #expect(entry.members.map(\.line) == [8, 9, 10, 12])
    #expect(entry.members.map(\.isBroken) == [true, false, false, false])
    #expect(entry.others.map(\.line) == [11])
    #expect(entry.remedies.count == 1)
    #expect(entry.remedies.first?.contains("priority 999") == true)
    #expect(entry.notes == [])
    #expect(report.text.hasPrefix("app.log:2: of 5 constraints these 4 cannot all hold\n"))
    #expect(report.layouts.first??.diagnostics.count == 1)
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var log: String
    /// How many there are, and parts of what is said.
    var count: Int
    var parts: [String]

    init(_ name: String, _ log: String, _ count: Int, _ parts: [String] = []) {
      (testDescription, self.log, self.count, self.parts) = (name, log, count, parts)
    }
  }

  private static func list(_ lines: String...) -> String {
    "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint \n<\(lines[0])>\n"
  }

  @Test(
    "Forms of logs",
    arguments: [
      Row("nothing", "a log of something else\n<NSObject: 0x1>\n", 0),
      Row("empty", "", 0),
      Row(
        "AppKit",
        """
        2020-01-01 10:00:00.000 App[1:2] [Layout] Unable to simultaneously satisfy constraints: (
            "<NSLayoutConstraint:0x6001 NSTextField:0x1.width == 100 (active)>",
            "<NSLayoutConstraint:0x6002 NSTextField:0x1.width == 80 (active)>"
        )

        Will attempt to recover by breaking constraint <NSLayoutConstraint:0x6001 NSTextField:0x1.width == 100 (active)>

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES
        """, 1, ["NSTextField.width is set twice, to 100 and 80", "given up by the system"]),
      Row(
        "iOS 6, without 'active'",
        list(
          "NSLayoutConstraint:0x1 H:[UILabel:0x8(70)]",
          "NSLayoutConstraint:0x2 H:[UILabel:0x8(90)]"), 1, ["UILabel.width = 70"]),
      Row(
        "a mask",
        list(
          "NSLayoutConstraint:0x1 UIView:0x8.width == 100   (active)",
          "NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x8.width == 0   (active)"), 1,
        ["UIView: set translatesAutoresizingMaskIntoConstraints = false", "autoresizing mask"]),
      Row(
        "an action sheet",
        list("NSLayoutConstraint:0x1 UIView:0x8.width == - 16   (active)"), 1,
        [
          "this constraint cannot hold", "no width is negative",
          "UIKit's own mistake in action sheets",
        ]),
      Row(
        "a superview with a text",
        list(
          "NSLayoutConstraint:0x1 UIView:0x8.right == UILayoutGuide:0x7'UIViewSafeAreaLayoutGuide'.right",
          "NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x8.minX == 500   (active, names: '|':App.Map:0x9'City' )",
          "NSLayoutConstraint:0x3 'UIViewSafeAreaLayoutGuide-right' H:[UILayoutGuide:0x7'UIViewSafeAreaLayoutGuide']-(44)-|(LTR)   (active, names: '|':App.Map:0x9'City' )",
          "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' App.Map:0x9'City'.width == 400"
        ),
        1, ["these 4 constraints cannot all hold", "City.right = safeArea.right + 44"]),
      Row(
        "an alert shown from a view without a size",
        list(
          "NSLayoutConstraint:0x1 H:[UIView:0x8(270)]",
          "NSLayoutConstraint:0x2 _UIAlertControllerView:0x9'Sure?'.width >= UIView:0x8.width",
          "NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& H:[_UIAlertControllerView:0x9(0)]"),
        1, ["These are an alert's own constraints"]),
      Row(
        "a panel of the system's",
        list(
          "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[FI_TList:0x8(0)]",
          "NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:|-(0)-[NSClipView:0x9]   (Names: '|':FI_TList:0x8 )",
          "NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:[NSClipView:0x9]-(9)-|   (Names: '|':FI_TList:0x8 )"
        ),
        1, ["Nothing of yours is among them"]),
      Row(
        "a library's own words",
        "Unable to simultaneously satisfy constraints.\n(\n    \"a.top equals b.top\"\n)\n", 1,
        ["no constraint is listed as the system prints it"]),
      Row(
        "a hidden arranged view",
        list(
          "NSLayoutConstraint:0x1 UIView:0x8.height == 40   (active)",
          "NSLayoutConstraint:0x2 'UISV-hiding' UIView:0x8.height == 0   (active)"), 1,
        ["UISV-hiding: a stack view makes a hidden view", "A hidden arranged view keeps"]),
      Row(
        "a temporary width",
        list(
          "NSLayoutConstraint:0x1 H:|-(16)-[UIView:0x8]   (active, names: '|':UIView:0x9 )",
          "NSLayoutConstraint:0x2 H:[UIView:0x8]-(16)-|   (active, names: '|':UIView:0x9 )",
          "NSLayoutConstraint:0x3 '_UITemporaryLayoutWidth' UIView:0x9.width == 0   (active)"), 1,
        [
          "these 3 constraints cannot all hold", "no width is negative: UIView 2.width ≥ 0",
          "It is over a moment later",
        ]),
      Row("twice the same", cell + "\n" + cell, 1, ["cannot all hold, 2 times"]),
      Row(
        "two different ones in one log",
        list(
          "NSLayoutConstraint:0x1 UIView:0x8.width == 1",
          "NSLayoutConstraint:0x2 UIView:0x8.width == 2")
          + list(
            "NSLayoutConstraint:0x3 App.A:0x8.width == 1",
            "NSLayoutConstraint:0x4 App.A:0x8.width == 3"),
        2, ["UIView.width is set twice", "A.width is set twice"]),
      Row(
        "cut in the list", String(cell.prefix(1000)), 1,
        ["note: the log ends before the conflict does"]),
      Row(
        "cut in a constraint", String(cell.prefix(850)), 1,
        ["note: the log ends before the conflict does"]),
      Row(
        "what cannot be read",
        list(
          "NSLayoutConstraint:0x1 UIView:0x8.width == 1",
          "NSLayoutConstraint:0x2 UIView:0x8.width == 2",
          "NSLayoutConstraint:0x3 something else"), 1,
        ["1 constraint cannot be read, in line 5"]),
      Row(
        "what can hold",
        list("NSLayoutConstraint:0x1 UIView:0x8.width == 1"), 1,
        ["the listed constraints can all hold: what they fight with is not in the log"]),
      Row(
        "what can hold with what cannot be read",
        list(
          "NSLayoutConstraint:0x1 UIView:0x8.width == 1",
          "NSLayoutConstraint:0x3 something else"), 1,
        ["those that were read can all hold: what they fight with may be one that was not"]),
      Row(
        "the line of a library",
        list(
          "SnapKit.LayoutConstraint:0x2@/a/My App/Cell.swift#57 UIView:0x8.height >= 60.0",
          "SnapKit.LayoutConstraint:0x1@Cell.swift#42 UIView:0x8.height == 44.0"), 1,
        ["made in Cell.swift:57   app.log:3   given up by the system"]),
      Row(
        "a text over two lines",
        list(
          "NSLayoutConstraint:0x1 UILabel:0x8'One\nTwo'.width == 1",
          "NSLayoutConstraint:0x2 UILabel:0x8'One\nTwo'.width == 2"), 1, ["One Two.width = 1"]),
      Row(
        "escapes of an array",
        list(
          "NSLayoutConstraint:0x1 UILabel:0x8'Caf\\U00e9 \\\"x\\\"'.width == 1",
          "NSLayoutConstraint:0x2 UILabel:0x8'Caf\\U00e9 \\\"x\\\"'.width == 2"), 1,
        ["Café \"x\".width = 1"]),
      Row(
        "a list of constraints",
        """
        (lldb) po view.constraints
        ▿ 2 elements
          - 0 : <NSLayoutConstraint:0x1 UIView:0x8.width == 1   (active)>
          - 1 : <NSLayoutConstraint:0x2 UIView:0x8.width == 2   (active)>
        """, 1, ["these 2 constraints cannot all hold"]),
      Row("CRLF", cell.replacing("\n", with: "\r\n"), 1, ["of 5 constraints these 4"]),
    ])
  func forms(_ row: Row) {
    let report = report(row.log)
    #expect(report.entries.count == row.count)
    for part in row.parts { #expect(report.text.contains(part), "\(report.text)") }
  }

  struct Advice: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var log: String
    var told: String
    var untold: String
  }

  @Test(
    "What is the system's is not for others to change",
    arguments: [
      Advice(
        testDescription: "a mask of a private view beside one that is not",
        log: list(
          "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x8.width == 52",
          "NSLayoutConstraint:0x2 UIView:0x8.width == _UIOverlayView:0x9.width",
          "NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& _UIOverlayView:0x9.width == 0"),
        told: "UIView: set translates", untold: "_UIOverlayView: set"),
      Advice(
        testDescription: "a size that a bar gives its own content",
        log: list(
          "NSLayoutConstraint:0x1 'UINav_button' _UIBarContentView:0x8.width == 40",
          "NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' _UIBarContentView:0x8.width == 0"
        ),
        told: "Nothing of yours is among them", untold: "Your constraints ask for another width"),
      Advice(
        testDescription: "a bar above the keyboard",
        log: list(
          "NSLayoutConstraint:0x1 'UIButtonBar.size' UIKeyboardAssistantBar:0x8.height == 40",
          "NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIKeyboardAssistantBar:0x8.height == 0"
        ),
        told: "The keyboard's own constraints fight", untold: "UIToolbar(frame:)"),
    ])
  func advice(_ row: Advice) {
    let text = report(row.log).text
    #expect(text.contains(row.told), "\(text)")
    #expect(!text.contains(row.untold), "\(text)")
  }

  @Test("The drawing leaves out what the system gave up", arguments: ["0x1", "0x2", "0x3", "0x4"])
  func broken(_ address: String) throws {
    // Views of three depths hold them.
    let lines = [
      "<NSLayoutConstraint:0x1 App.A:0x8.width == 100>",
      "<NSLayoutConstraint:0x2 H:|-(7)-[App.A:0x8]   (active, names: '|':App.B:0x9 )>",
      "<NSLayoutConstraint:0x3 H:[App.A:0x8]-(9)-|   (active, names: '|':App.B:0x9 )>",
      "<NSLayoutConstraint:0x4 App.B:0x9.width == App.C:0x7.width - 40>",
      "<NSLayoutConstraint:0x5 App.C:0x7.width == 80>",
    ]
    let broken = try #require(lines.first { $0.contains(address) })
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let log = """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)
      """
    let layout = try #require(report(log).layouts[0])
    let left = layout.constraints.filter(\.isBroken).map(\.constant)
    #expect(left == [["0x1": 100, "0x2": 7, "0x3": 9, "0x4": -40][address]])
  }

  @Test("Views that are all empty are drawn on a canvas that is no larger than they need")
  func emptyViews() throws {
    let log = Self.list(
      "NSLayoutConstraint:0x1 H:|-(4)-[UIView:0x8]   (active, names: '|':UIView:0x9 )",
      "NSLayoutConstraint:0x2 H:[UIView:0x8]-(4)-|   (active, names: '|':UIView:0x9 )",
      "NSLayoutConstraint:0x3 UIView:0x9.width == 0")
    let layout = try #require(report(log).layouts[0])
    #expect(layout.environment.size.width == 120)
  }

  @Test("Whatever a log holds, it is read in time that follows its length, to the same report")
  func anything() {
    var state: UInt64 = 5
    func dice(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let bytes = Array(cell.utf8)
    for _ in 0..<60 {
      var log = bytes
      for _ in 0..<(1 + dice(12)) {
        let place = dice(log.count)
        switch dice(4) {
        case 0: log[place] = UInt8(dice(256))
        case 1: log.remove(at: place)
        case 2: log.insert(contentsOf: bytes[0..<dice(200)], at: place)
        default: log.removeSubrange(place..<min(place + dice(60), log.count))
        }
        if log.isEmpty { log = bytes }
      }
      let one = LogReport(ConflictLog(log), file: "a", measuring: Ruler())
      let two = LogReport(ConflictLog(log), file: "a", measuring: Ruler())
      #expect(one.text == two.text)
    }
    // Openings without an end, and one line of megabytes.
    let openings = Array(String(repeating: "<NSLayoutConstraint:0x1 ", count: 50_000).utf8)
    #expect(ConflictLog(openings).conflicts.count <= 1)
    let parentheses =
      "Unable to simultaneously satisfy constraints\n<NSLayoutConstraint:0x1 H:[A"
      + String(repeating: "(", count: 100_000) + ">"
    #expect(ConflictLog(Array(parentheses.utf8)).conflicts.count == 1)
  }
}
