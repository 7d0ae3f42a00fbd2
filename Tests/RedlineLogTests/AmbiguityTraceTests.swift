import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineLog

/// What `_autolayoutTrace` prints: the forms since iOS 6, whole, in other lines and cut off.
@Suite("Traces of ambiguous layouts", .blocks) struct AmbiguityTraceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var log: String
    /// The heads of the paragraphs, and parts of what is said.
    var heads: [String]
    var parts: [String] = []
  }

  @Test(arguments: [
    Row(
      testDescription: "iOS 8 and later",
      log: """
        (lldb) po UIApplication.shared.keyWindow?.value(forKey: "_autolayoutTrace")
        •UIWindow:0x7f01
        |   •UIView:0x7f02
        |   |   *UILabel:0x7f03'Total: 5'- AMBIGUOUS LAYOUT for UILabel:0x7f03'Total: 5'.minX{id: 13}, UILabel:0x7f03'Total: 5'.Height{id: 16}
        |   |   *UIButton:0x7f04'Buy'

        Legend:
        \t* - is laid out with auto layout
        """,
      heads: ["app.log:4: Total: 5 in UIView in UIWindow is ambiguous: x, height"],
      parts: ["constrain leading, trailing or centerX", "fixes the height of Total: 5"]),
    Row(
      testDescription: "iOS 6, which does not say what is open",
      log: """
        *<UIWindow:0x1093> - AMBIGUOUS LAYOUT
        |   *<UILabel:0x10e4> - AMBIGUOUS LAYOUT
        |   <_UICellSeparatorView:0x10e5>
        """,
      heads: [
        "app.log:1: UIWindow is ambiguous", "app.log:2: UILabel in UIWindow is ambiguous",
      ], parts: ["constraintsAffectingLayout(for:) of UILabel"]),
    Row(
      testDescription: "printed by the system on its own",
      log: """
        2018-02-08 23:37:39.1-0500 App[3:2] [LayoutConstraints] View has an ambiguous layout. See \
        "Auto Layout Guide: Ambiguous Layouts" for help debugging. Displaying synopsis from invoking \
        -[UIView _autolayoutTrace] to provide additional detail.

        *UIVisualEffectView:0x1258- AMBIGUOUS LAYOUT for UIVisualEffectView:0x1258.Height{id: 35}

        Legend:
        """, heads: ["app.log:3: UIVisualEffectView is ambiguous: height"]),
    Row(
      testDescription: "a view that hosts, and blanks that a page took away",
      log: """
        UIWindow:0x7f01
        | | •UIView:0x7f02, MISSING HOST CONSTRAINTS
        | | | *App.Badge:0x7f03- AMBIGUOUS LAYOUT for App.Badge:0x7f03.Width{id: 1}
        """,
      heads: [
        "app.log:2: UIView in UIWindow is ambiguous",
        "app.log:3: Badge in UIView in UIWindow is ambiguous: width",
      ], parts: ["is in no window, or was not laid out yet"]),
    Row(
      testDescription: "a module that is called constraints, and a mangled name",
      log: """
        |   *constraints.Container:0x7fc2- AMBIGUOUS LAYOUT for constraints.Container:0x7fc2.minY{id: 7}
        |   +_TtC3App4Cell:0x7fc3 - AMBIGUOUS LAYOUT
        """,
      heads: ["app.log:1: Container is ambiguous: y", "app.log:2: Cell is ambiguous"]),
    Row(
      testDescription: "a text with quotation marks",
      log: "*UILabel:0x1'It's 'so'!'- AMBIGUOUS LAYOUT for UILabel:0x1'It's 'so'!'.minX{id: 1}",
      heads: ["app.log:1: It's 'so'! is ambiguous: x"]),
    Row(
      testDescription: "several times the same",
      log: String(
        repeating: "*UILabel:0x1- AMBIGUOUS LAYOUT for UILabel:0x1.minX{id: 1}\n", count: 50),
      heads: ["app.log:1: UILabel is ambiguous: x"]),
    Row(
      testDescription: "cut off after the words",
      log: "|   *UILabel:0x1'A'- AMBIGUOUS LAYOUT for UIL",
      heads: ["app.log:1: A is ambiguous"]),
    Row(
      testDescription: "cut off in the words", log: "|   *UILabel:0x1'A'- AMBIGUOUS LAY", heads: []),
    Row(
      testDescription: "the words alone", log: "- AMBIGUOUS LAYOUT\n, MISSING HOST CONSTRAINTS",
      heads: []),
    Row(
      testDescription: "bars without end",
      log: String(repeating: "|", count: 100_000)
        + "*UILabel:0x1- AMBIGUOUS LAYOUT", heads: []),
    Row(testDescription: "no address", log: "*UILabel:- AMBIGUOUS LAYOUT", heads: []),
    Row(
      testDescription: "beside a conflict",
      log: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UIView:0x8.width == 1   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0x8.width == 2   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UIView:0x8.width == 1   (active)>
        *UILabel:0x9- AMBIGUOUS LAYOUT for UILabel:0x9.minX{id: 1}
        """,
      heads: [
        "app.log:1: these 2 constraints cannot all hold", "app.log:8: UILabel is ambiguous: x",
      ]),
  ])
  func forms(_ row: Row) {
    let report = report(row.log)
    let heads = report.text.split(separator: "\n").filter { $0.hasPrefix("app.log:") }
    #expect(heads.map(String.init) == row.heads, "\(report.text)")
    for part in row.parts { #expect(report.text.contains(part), "\(report.text)") }
    #expect(report.layouts.count == report.entries.count)
  }

  @Test("Of a log of nothing but ambiguous views so many are told as of constraints")
  func many() {
    let lines = (0..<5000).map {
      "|   *UILabel:0x\(String($0 + 1, radix: 16))- AMBIGUOUS LAYOUT for UILabel:0x1.minX{id: \($0)}"
    }
    // Lines that are told already are not left out.
    let report = report((lines + lines.prefix(9)).joined(separator: "\n"))
    #expect(report.entries.count == ConflictLog.constraintLimit)
    #expect(
      report.notes == [
        "3000 more lines of ambiguous views are left out; print the trace of a smaller part"
      ])
  }

  @Test("Views around are those before an ambiguous one, too, in a trace of one parent")
  func siblings() {
    let text = """
      •UIWindow:0x1
      |   •UIView:0x2
      |   |   *UILabel:0x3'A'- AMBIGUOUS LAYOUT for UILabel:0x3'A'.minX{id: 1}
      |   |   |   *UIView:0x4- AMBIGUOUS LAYOUT for UIView:0x4.minX{id: 2}
      |   |   •UISwitch:0x5
      |   |   |   *UIButton:0x6- AMBIGUOUS LAYOUT for UIButton:0x6.minX{id: 3}
      |   *UIImageView:0x7- AMBIGUOUS LAYOUT for UIImageView:0x7.minX{id: 4}
      a line between two traces
      |   *UIView:0x8- AMBIGUOUS LAYOUT for UIView:0x8.minX{id: 5}
      """
    let around = report(text).entries.compactMap(\.ambiguous?.around)
    #expect(
      around == [
        ["UIView", "UIWindow"], ["A", "UIView", "UIWindow"], ["UISwitch", "UIView", "UIWindow"],
        ["UIWindow"], [],
      ])
  }

  @Test("Lines are read once, however many ambiguous views are beside each other")
  func beside() {
    let lines = (1...1000).map {
      "|   *UILabel:0x\($0)'\(String(repeating: "y", count: 2000))'- AMBIGUOUS LAYOUT"
    }
    let entries = report("•UIWindow:0x0\n" + lines.joined(separator: "\n")).entries
    #expect(entries.count == 1000)
    #expect(entries.allSatisfy { $0.ambiguous?.around == ["UIWindow"] })
  }
}
