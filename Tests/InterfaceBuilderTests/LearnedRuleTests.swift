import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// Rules of UIKit and of Xcode that files of others taught, each in a document written for it.
///
/// Those about safe areas and margins that frames show are in `CanvasInferenceTests`, those about texts
/// and controls in `MeasuredTextTests`, `OwnClassTests` and `CanvasControlTests`.
@Suite(.blocks) struct LearnedRuleTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var intrinsic = IntrinsicSource.text
    var expected: [String: (Double, Double, Double, Double)]
  }

  @Test(arguments: hiddenRows + marginRows + controlRows + cellRows)
  func frames(_ row: Row) throws {
    let frames = try Fixture.frames(row.text, intrinsic: row.intrinsic)
    for (id, (x, y, width, height)) in row.expected {
      let frame = try #require(frames[id])
      let wanted = CGRect(x: x, y: y, width: width, height: height)
      #expect(Parity.distance(frame, wanted) < 0.01, "\(id): \(frame), not \(wanted)")
    }
  }

  // MARK: Hidden arranged views

  /// A view of a size, stored at neither end where it is hidden.
  private static func box(_ id: String, _ width: Double, hidden: Bool = false) -> String {
    Fixture.view(
      id, (hidden ? 7 : 0, 0, width, 20), attributes: hidden ? "hidden=\"YES\"" : "",
      "<constraints>\(Fixture.constraint("width", constant: width))"
        + "\(Fixture.constraint("height", constant: 20))</constraints>")
  }

  /// A row of views 10 pt apart.
  private static func row(
    _ views: String, tools: String, spacing: String = "spacing=\"10\""
  ) -> String {
    Fixture.screen(
      Fixture.view(
        "row", (20, 40, 100, 20), name: "stackView", attributes: spacing,
        "<subviews>\(views)</subviews>"),
      constraints: Fixture.constraint("row.leading", "root.leading", constant: 20)
        + Fixture.constraint("row.top", "root.top", constant: 40), tools: tools)
  }

  private static let hiddenRows = [
    Row(
      testDescription: "a hidden view in front of all ends at the edge",
      text: row(box("h", 30, hidden: true) + box("a", 40), tools: "21507"),
      expected: ["h": (-30, 0, 30, 20), "a": (0, 0, 40, 20), "row": (20, 40, 40, 20)]),
    Row(
      testDescription: "one behind all begins there",
      text: row(box("a", 40) + box("h", 30, hidden: true), tools: "21507"),
      expected: ["h": (40, 0, 30, 20), "a": (0, 0, 40, 20), "row": (20, 40, 40, 20)]),
    Row(
      testDescription: "on iOS 13, too, where the spacing is a number",
      text: row(box("a", 40) + box("h", 30, hidden: true), tools: "14868"),
      expected: ["h": (40, 0, 30, 20), "a": (0, 0, 40, 20), "row": (20, 40, 40, 20)]),
    Row(
      testDescription: "and half of the system's spacing after it where it is that",
      text: row(
        box("a", 40) + box("h", 30, hidden: true), tools: "16097",
        spacing: "spacingType=\"standard\""),
      expected: ["h": (44, 0, 30, 20), "a": (0, 0, 40, 20), "row": (20, 40, 40, 20)]),
    Row(
      testDescription: "one between others half of the spacing after the one before",
      text: row(box("a", 40) + box("h", 30, hidden: true) + box("b", 40), tools: "21507"),
      expected: ["h": (45, 0, 30, 20), "b": (50, 0, 40, 20), "row": (20, 40, 90, 20)]),
  ]

  // MARK: Margins and safe areas

  private static func square(_ tools: String) -> String {
    Fixture.screen(
      Fixture.view("a", (0, 40, 0, 20)),
      constraints: Fixture.constraint("a.leading", "root.leadingMargin")
        + Fixture.constraint("a.trailing", "root.trailingMargin")
        + Fixture.constraint("a.top", "root.top", constant: 40)
        + Fixture.constraint("a.height", constant: 20),
      device: "", size: (600, 600), tools: tools)
  }

  private static func tablet(_ device: String, _ size: (Int, Int)) -> String {
    Fixture.screen(
      "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>",
      constraints: Fixture.constraint("a.leading", "root.leading")
        + Fixture.constraint("a.trailing", "root.trailing")
        + Fixture.constraint("a.top", "safe.top") + Fixture.constraint("a.bottom", "safe.bottom"),
      device: device, size: size)
  }

  private static let marginRows = [
    Row(
      testDescription: "margins of a square canvas up to Xcode 6", text: square("6751"),
      expected: ["a": (16, 40, 568, 20)]),
    Row(
      testDescription: "and since", text: square("7706"), expected: ["a": (20, 40, 560, 20)]),
    Row(
      testDescription: "the first large tablet has a home button, and no inset at its end",
      text: tablet("ipad12_9", (1024, 1366)), expected: ["a": (0, 20, 1024, 1346)]),
    Row(
      testDescription: "a later one has not", text: tablet("ipad12_9rounded", (1024, 1366)),
      expected: ["a": (0, 24, 1024, 1322)]),
  ]

  // MARK: Controls

  private static func alone(_ view: String, tools: String = "21507") -> String {
    Fixture.screen(
      view,
      constraints: Fixture.constraint("a.leading", "root.leading")
        + Fixture.constraint("a.top", "root.top"), tools: tools)
  }

  private static func wheel(_ style: String) -> String {
    alone(
      Fixture.view(
        "a", (0, 0, 5, 5), name: "activityIndicatorView", attributes: "style=\"\(style)\""))
  }

  /// A column whose distances are between baselines, the upper view of which is a row.
  private static func column(_ views: String) -> String {
    Fixture.screen(
      Fixture.view(
        "column", (0, 0, 100, 100), name: "stackView",
        attributes: """
          axis="vertical" alignment="top" spacingType="standard" baselineRelativeArrangement="YES"
          """,
        "<subviews>\(views)</subviews>"),
      constraints: Fixture.constraint("column.leading", "root.leading")
        + Fixture.constraint("column.top", "root.top"))
  }

  private static func label(
    _ id: String, _ text: String, _ font: String = "type=\"system\" pointSize=\"17\""
  ) -> String {
    Fixture.view(
      id, (0, 0, 10, 10), name: "label", attributes: "text=\"\(text)\"",
      "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  private static let systemSize = alone(
    Fixture.view(
      "a", (0, 0, 0, 0), name: "label", attributes: "usesAttributedText=\"YES\"",
      """
      <attributedString key="attributedText"><fragment content="i">
      <attributes><font key="NSFont" metaFont="system" size="system"/></attributes>
      </fragment></attributedString>
      """))

  private static let controlRows = [
    Row(
      testDescription: "a large wheel", text: wheel("large"), expected: ["a": (0, 0, 37, 37)]),
    Row(
      testDescription: "by its old name", text: wheel("whiteLarge"),
      expected: ["a": (0, 0, 37, 37)]),
    Row(
      testDescription: "a wheel", text: wheel("medium"), expected: ["a": (0, 0, 20, 20)]),
    Row(
      testDescription: "the size by the name of system is 14 pt", text: systemSize,
      expected: ["a": (0, 0, 3.5, 17)]),
    Row(
      testDescription: "standard spacing under a row begins at the row's last baseline",
      text: column(
        Fixture.view(
          "row", (0, 0, 100, 20), name: "stackView", "<subviews>\(label("one", "One"))</subviews>")
          + label("two", "Two")),
      expected: ["row": (0, 0, 32, 20.5), "two": (0, 22, 31.5, 20.5)]),
    Row(
      testDescription: "between styles it is the lines' distance of the lower one",
      text: column(
        label("one", "One", "style=\"UICTFontTextStyleHeadline\"")
          + label("two", "Two", "style=\"UICTFontTextStyleCallout\"")),
      // 16 from the top, 21 and what the descenders differ by further on; the callout's own is at 15.
      expected: ["two": (0, 22.5, 30, 19.5)]),
  ]

  // MARK: Cells

  /// The content of Xcode 6 has no frame: it ends a pixel above the cell, where the line
  /// between rows is.
  private static let cellRows = [
    Row(
      testDescription: "the content of a cell without a frame",
      text: Fixture.screen(
        """
        <tableView id="table">\(Fixture.rect((0, 0, 375, 667)))
        <prototypes><tableViewCell id="cell">\(Fixture.rect((0, 22, 375, 50)))
        <tableViewCellContentView key="contentView" id="content">
        <subviews>\(Fixture.view("a", (0, 0, 0, 0)))</subviews><constraints>
        \(Fixture.constraint("a.top", "content.top"))
        \(Fixture.constraint("a.bottom", "content.bottom"))
        \(Fixture.constraint("a.leading", "content.leading"))
        \(Fixture.constraint("a.trailing", "content.trailing"))</constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """, tools: "6254"),
      expected: ["a": (0, 0, 375, 49.5)])
  ]
}
