import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import Testing

/// Frames of documents with one feature each, worked out by the rules.
struct FrameTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var text: String
    var expected: [String: (Double, Double, Double, Double)]
    var testDescription: String { name }
  }

  @Test(arguments: rows) func frames(_ row: Row) throws {
    let frames = try Fixture.frames(row.text)
    for (id, (x, y, width, height)) in row.expected {
      let frame = try #require(frames[id], "\(id) of \(row.name)")
      let wanted = CGRect(x: x, y: y, width: width, height: height)
      #expect(Parity.distance(frame, wanted) < 0.01, "\(id): \(frame), not \(wanted)")
    }
  }

  static let rows: [Row] =
    constraintRows + centerRows + marginRows + safeAreaRows + stackRows + cellRows

  private static let constraintRows: [Row] = [
    Row(
      name: "edges, and an owner without a name",
      text: Fixture.screen(
        Fixture.view("a", (20, 30, 335, 100)),
        constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
          + Fixture.constraint("trailing", "a.trailing", constant: 20)
          + Fixture.constraint("a.top", "root.top", constant: 30)
          + Fixture.constraint("bottom", "a.bottom", constant: 500)),
      expected: ["a": (20, 30, 335, 137), "root": (0, 0, 375, 667)]),
    Row(
      name: "a ratio, a factor of a position from the owner's origin, and a tie upwards",
      text: Fixture.screen(
        Fixture.view(
          "a", (0, 0, 0, 0),
          "<constraints>"
            + Fixture.constraint("width", "a.height", more: "multiplier=\"16:9\"")
            + Fixture.constraint("height", constant: 45) + "</constraints>"),
        constraints: Fixture.constraint("a.centerX", "root.centerX")
          + Fixture.constraint("a.bottom", "root.bottom", more: "multiplier=\"1/3\"")),
      // (375 - 80) / 2 = 147.5; 667 / 3 - 45 = 177.33
      expected: ["a": (147.5, 177.5, 80, 45)]),
    Row(
      name: "a ratio with blanks around its sign",
      text: Fixture.screen(
        Fixture.view(
          "a", (0, 0, 0, 0),
          "<constraints>"
            + Fixture.constraint("width", "a.height", more: "multiplier=\"1 / 2\"")
            + Fixture.constraint("height", constant: 40) + "</constraints>"),
        constraints: Fixture.constraint("a.leading", "root.leading")
          + Fixture.constraint("a.top", "root.top")),
      expected: ["a": (0, 0, 20, 40)]),
    Row(
      name: "an axis without constraints keeps the stored frame",
      text: Fixture.screen(
        Fixture.view("a", (33, 44, 55, 66)),
        constraints: Fixture.constraint("a.leading", "root.leading", constant: 10)),
      expected: ["a": (10, 44, 55, 66)]),
    Row(
      name: "a mask keeps the stored frame",
      text: Fixture.screen(
        "<view id=\"a\">\(Fixture.rect((10, 20, 30, 40)))</view>"),
      expected: ["a": (10, 20, 30, 40)]),
    Row(
      name: "what a size class leaves out",
      text: Fixture.screen(
        Fixture.view("a", (10, 0, 30, 40)) + Fixture.view("b", (0, 0, 10, 10)),
        constraints:
          "<constraint id=\"x\" firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" "
          + "secondAttribute=\"leading\" constant=\"10\"><variation key=\"widthClass=compact\" "
          + "constant=\"25\"/></constraint>"
          + "<constraint id=\"y\" firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" "
          + "secondAttribute=\"top\" constant=\"99\"/>",
        inside: """
          <variation key="default"><mask key="constraints"><exclude reference="y"/></mask>
          <mask key="subviews"><exclude reference="b"/></mask></variation>
          """),
      expected: ["a": (25, 0, 30, 40)]),
  ]

  /// At one pixel a point: (79 - 40) / 2 = 19.5 is stored as 20, or as 19, and the others follow.
  private static let centerRows: [Row] = [20.0, 19].map { y in
    Row(
      name: "what follows a centre that was moved to \(y)",
      text: Fixture.screen(
        Fixture.view("a", (0, y, 40, 40)) + Fixture.view("b", (50, y + 11, 10, 18))
          + Fixture.view("c", (70, y + 40, 10, 10)) + Fixture.view("d", (90, 35, 10, 10)),
        constraints: Fixture.constraint("a.centerY", "root.centerY")
          + Fixture.constraint("b.centerY", "a.centerY")
          + Fixture.constraint("c.top", "a.bottom")
          + Fixture.constraint("d.centerY", "root.centerY", constant: 1, more: "priority=\"750\""),
        device: "", size: (320, 79), tools: "10116"),
      expected: [
        "a": (0, y, 40, 40), "b": (50, y + 11, 10, 18), "c": (70, y + 40, 10, 10),
        "d": (90, 35.5, 10, 10),
      ])
  }

  private static let marginRows: [Row] = [
    Row(
      name: "a controller's view has 16 pt at the sides, and 20 on a wide screen",
      text: Fixture.screen(
        Fixture.view("a", (0, 100, 10, 10)),
        constraints: Fixture.constraint("a.leading", "root.leadingMargin")
          + Fixture.constraint("a.trailing", "root.trailingMargin"),
        device: "retina6_1", size: (414, 896)),
      expected: ["a": (20, 100, 374, 10)]),
    Row(
      name: "a view inside has 8 pt, and its superview's where it preserves them",
      text: Fixture.screen(
        Fixture.view(
          "a", (0, 100, 375, 50), attributes: "preservesSuperviewLayoutMargins=\"YES\"",
          "<subviews>" + Fixture.view("b", (16, 0, 10, 10)) + "</subviews><constraints>"
            + Fixture.constraint("b.leading", "a.leadingMargin")
            + Fixture.constraint("b.top", "a.topMargin") + "</constraints>"),
        constraints: Fixture.constraint("a.leading", "root.leading")
          + Fixture.constraint("a.trailing", "root.trailing")
          + Fixture.constraint("a.top", "root.top", constant: 100)),
      expected: ["b": (16, 8, 10, 10)]),
  ]

  private static let safeAreaRows: [Row] = [
    Row(
      name: "the safe area by the frames",
      text: Fixture.screen(
        Fixture.view("a", (0, 64, 375, 10)) + Fixture.view("b", (0, 90, 375, 10)),
        constraints: Fixture.constraint("a.top", "safe.top")
          + Fixture.constraint("b.top", "safe.top", constant: 26)),
      expected: ["a": (0, 64, 375, 10), "b": (0, 90, 375, 10)]),
    Row(
      name: "the layout guides of a controller",
      text: Fixture.screen(
        Fixture.view("a", (0, 0, 375, 10)),
        constraints: Fixture.constraint("a.top", "top.bottom", constant: 5)
          + Fixture.constraint("bottom.top", "a.bottom"),
        controller: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/>"
          + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>"),
      // No frame fits a bar, so the status bar's 20 pt remain.
      expected: ["a": (0, 25, 375, 642)]),
    Row(
      name: "an optional constraint tells which of the known safe areas it is",
      text: Fixture.screen(
        Fixture.view("a", (0, 20, 375, 10)) + Fixture.view("b", (0, 300, 375, 10)),
        constraints: Fixture.constraint("a.top", "safe.top", more: "priority=\"750\"")
          + Fixture.constraint("b.bottom", "safe.bottom", more: "priority=\"750\""),
        controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"),
      expected: ["a": (0, 20, 375, 10), "b": (0, 657, 375, 10)]),
  ]

  private static let stackRows: [Row] = [
    Row(
      name: "a stack view within its margins",
      text: Fixture.screen(
        Fixture.view(
          "s", (0, 0, 375, 66), name: "stackView", attributes: "axis=\"vertical\" spacing=\"6\"",
          "<subviews>"
            + Fixture.view("a", (10, 5, 345, 20)) + Fixture.view("b", (10, 31, 345, 30))
            + "</subviews><edgeInsets key=\"layoutMargins\" top=\"5\" left=\"10\" bottom=\"5\" "
            + "right=\"20\"/>"),
        constraints: Fixture.constraint("s.leading", "root.leading")
          + Fixture.constraint("s.trailing", "root.trailing")
          + Fixture.constraint("s.top", "root.top", constant: 100)),
      expected: ["s": (0, 100, 375, 66), "a": (10, 5, 345, 20), "b": (10, 31, 345, 30)]),
    Row(
      name: "a hidden view in the middle lies half of the spacing after the one before",
      text: Fixture.screen(
        Fixture.view(
          "s", (0, 0, 198, 70), name: "stackView", attributes: "spacing=\"18\"",
          "<subviews>" + Fixture.view("a", (0, 0, 90, 70))
            + Fixture.view(
              "h", (99, 0, 90, 70), attributes: "hidden=\"YES\"",
              "<constraints>" + Fixture.constraint("width", constant: 90) + "</constraints>")
            + Fixture.view("b", (108, 0, 90, 70)) + "</subviews>"),
        constraints: Fixture.constraint("s.leading", "root.leading")
          + Fixture.constraint("s.top", "root.top")),
      // Its own required width wins over being hidden.
      expected: ["a": (0, 0, 90, 70), "h": (99, 0, 90, 70), "b": (108, 0, 90, 70)]),
    Row(
      name: "a wheel that hides while it stands still takes its room",
      text: Fixture.screen(
        Fixture.view(
          "s", (0, 0, 20, 40), name: "stackView", attributes: "axis=\"vertical\"",
          "<subviews>"
            + Fixture.view(
              "w", (0, 0, 20, 20), name: "activityIndicatorView",
              attributes: "hidden=\"YES\" hidesWhenStopped=\"YES\"")
            + Fixture.view("b", (0, 20, 20, 20)) + "</subviews>"),
        constraints: Fixture.constraint("s.leading", "root.leading")
          + Fixture.constraint("s.top", "root.top")),
      expected: ["w": (0, 0, 20, 20), "b": (0, 20, 20, 20)]),
    Row(
      name: "a hidden view behind the others without a spacing lies at their end",
      text: hiddenScreen(tools: "21507", behind: hidden),
      expected: ["a": (0, 0, 90, 70), "h": (90, 0, 30, 70)]),
    Row(
      name: "a hidden view behind the others without a spacing lay at the start up to Xcode 12",
      text: hiddenScreen(tools: "17701", behind: hidden),
      expected: ["a": (0, 0, 90, 70), "h": (0, 0, 30, 70)]),
    Row(
      name: "a hidden view behind the others with a spacing lies at their end",
      text: hiddenScreen(spacing: 16, tools: "17701", behind: hidden),
      expected: ["a": (0, 0, 90, 70), "h": (90, 0, 30, 70)]),
    Row(
      name: "a hidden view before the others with a spacing ends at the edge",
      text: hiddenScreen(before: hidden, spacing: 16, tools: "23727"),
      expected: ["h": (-30, 0, 30, 70), "a": (0, 0, 90, 70)]),
    Row(
      name: "and began there up to Xcode 12",
      text: hiddenScreen(before: hidden, spacing: 16, tools: "15702"),
      expected: ["h": (0, 0, 30, 70)]),
    Row(
      name: "a hidden view before the others without a spacing begins at the edge",
      text: hiddenScreen(before: hidden, tools: "23727"),
      expected: ["h": (0, 0, 30, 70), "a": (0, 0, 90, 70)]),
  ]

  /// A hidden view whose required width wins over being hidden, stored at neither end.
  private static let hidden = Fixture.view(
    "h", (7, 0, 30, 70), attributes: "hidden=\"YES\"",
    "<constraints>" + Fixture.constraint("width", constant: 30) + "</constraints>")

  private static func hiddenScreen(
    before: String = "", spacing: Int = 0, tools: String, behind: String = ""
  ) -> String {
    Fixture.screen(
      Fixture.view(
        "s", (0, 0, 90, 70), name: "stackView", attributes: "spacing=\"\(spacing)\"",
        "<subviews>" + before + Fixture.view("a", (0, 0, 90, 70)) + behind + "</subviews>"),
      constraints: Fixture.constraint("s.leading", "root.leading")
        + Fixture.constraint("s.top", "root.top"), tools: tools)
  }

  private static let cellRows: [Row] = [
    Row(
      name: "a cell's content that preserves its cell's margins has no smaller ones",
      text: Fixture.xib(
        """
        <tableViewCell id="cell" preservesSuperviewLayoutMargins="YES">
        \(Fixture.rect((0, 0, 375, 44)))
        <tableViewCellContentView key="contentView" id="content" \
        preservesSuperviewLayoutMargins="YES">
        \(Fixture.rect((0, 0, 375, 44)))
        <subviews>\(Fixture.view("a", (0, 0, 10, 20)))</subviews>
        <constraints>\(
          Fixture.constraint("a.leading", "content.leadingMargin")
            + Fixture.constraint("content.trailingMargin", "a.trailing")
            + Fixture.constraint("a.top", "content.topMargin"))</constraints>
        <edgeInsets key="layoutMargins" top="8" left="24" bottom="8" right="8"/>
        </tableViewCellContentView></tableViewCell>
        """),
      expected: ["a": (24, 11, 335, 20)]),
    Row(
      name: "a cell's content has 16 pt, 8 pt next to an accessory, and 11 pt at the ends",
      text: Fixture.xib(
        """
        <tableViewCell id="cell" accessoryType="disclosureIndicator">
        \(Fixture.rect((0, 0, 375, 44)))
        <tableViewCellContentView key="contentView" id="content">
        \(Fixture.rect((0, 0, 348, 43.5)))
        <subviews>\(Fixture.view("a", (0, 0, 10, 21.5)))</subviews>
        <constraints>\(
          Fixture.constraint("a.leading", "content.leadingMargin")
            + Fixture.constraint("content.trailingMargin", "a.trailing")
            + Fixture.constraint("a.top", "content.topMargin"))</constraints>
        </tableViewCellContentView></tableViewCell>
        """),
      expected: ["a": (16, 11, 324, 21.5)]),
    Row(
      name: "a cell outside of a table has 15 pt in Xcode 11",
      text: Fixture.xib(
        """
        <tableViewCell id="cell">\(Fixture.rect((0, 0, 320, 44)))
        <tableViewCellContentView key="contentView" id="content">
        \(Fixture.rect((0, 0, 320, 44)))
        <subviews>\(Fixture.view("a", (0, 0, 10, 20)))</subviews>
        <constraints>\(
          Fixture.constraint("a.leading", "content.leadingMargin", more: "priority=\"900\"")
            + Fixture.constraint("a.top", "content.topMargin"))</constraints>
        </tableViewCellContentView></tableViewCell>
        """, tools: "14868"),
      expected: ["a": (15, 11, 10, 20)]),
    Row(
      name: "content without a frame fills its cell but for the separator",
      text: Fixture.xib(
        """
        <tableViewCell id="cell">\(Fixture.rect((0, 0, 600, 50)))
        <tableViewCellContentView key="contentView" id="content">
        <subviews>\(Fixture.view("a", (0, 0, 10, 10)))</subviews>
        <constraints>\(
          Fixture.constraint("content.trailing", "a.trailing", constant: 24)
            + Fixture.constraint("content.bottom", "a.bottom", constant: 3))</constraints>
        </tableViewCellContentView></tableViewCell>
        """, device: "", tools: "6751"),
      expected: ["a": (566, 36, 10, 10)]),
    Row(
      name: "what scrolls does not see the bars",
      text: Fixture.screen(
        Fixture.view(
          "scroll", (0, 0, 375, 667), name: "scrollView",
          attributes: "preservesSuperviewLayoutMargins=\"YES\"",
          "<subviews>"
            + Fixture.view(
              "s", (0, 0, 375, 48), name: "stackView",
              attributes: "preservesSuperviewLayoutMargins=\"YES\"",
              "<subviews>" + Fixture.view("a", (16, 8, 10, 20)) + "</subviews>"
                + "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"8\" bottom=\"8\" right=\"8\"/>"
            )
            + "</subviews><constraints>"
            + ["leading", "trailing", "top", "bottom", "width"].map {
              Fixture.constraint("s.\($0)", "scroll.\($0)")
            }.joined() + "</constraints>"),
        constraints: ["leading", "trailing", "top", "bottom"].map {
          Fixture.constraint("scroll.\($0)", "root.\($0)")
        }.joined()),
      expected: ["s": (0, 0, 375, 36), "a": (16, 8, 343, 20)]),
  ]
}
