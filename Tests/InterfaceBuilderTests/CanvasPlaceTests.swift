import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// Where stored frames show the canvas to have put what constraints leave open, or what it moved.
struct CanvasPlaceTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var expected: [String: (Double, Double, Double, Double)]
  }

  @Test(arguments: hiddenRows + centerRows + shareRows + scrollRows)
  func frames(_ row: Row) throws {
    let frames = try Fixture.frames(row.text)
    for (id, (x, y, width, height)) in row.expected {
      let frame = try #require(frames[id])
      let wanted = CGRect(x: x, y: y, width: width, height: height)
      #expect(Parity.distance(frame, wanted) < 0.3, "\(id): \(frame), not \(wanted)")
    }
  }

  // MARK: Hidden arranged views

  private static func hidden(at x: Double) -> String {
    Fixture.view(
      "h", (x, 0, 30, 20), attributes: "hidden=\"YES\"",
      "<constraints>\(Fixture.constraint("width", constant: 30))</constraints>")
  }

  private static func row(_ views: String, tools: String) -> String {
    Fixture.screen(
      Fixture.view(
        "row", (20, 40, 60, 20), name: "stackView", attributes: "spacing=\"12\"",
        "<subviews>\(views)</subviews>"),
      constraints: Fixture.constraint("row.leading", "root.leading", constant: 20)
        + Fixture.constraint("row.top", "root.top", constant: 40), tools: tools)
  }

  private static let shown = Fixture.view("a", (0, 0, 60, 20))

  private static let hiddenRows = [
    Row(
      testDescription: "a hidden view behind all stays at the start",
      text: row(shown + hidden(at: 0), tools: "21507"),
      expected: ["h": (0, 0, 30, 20), "a": (0, 0, 60, 20)]),
    Row(
      testDescription: "and at the end where the system has it at the start",
      text: row(shown + hidden(at: 60), tools: "23727"),
      expected: ["h": (60, 0, 30, 20), "a": (0, 0, 60, 20)]),
    Row(
      testDescription: "one that lies elsewhere goes where the system has it",
      text: row(shown + hidden(at: 25), tools: "21507"), expected: ["h": (60, 0, 30, 20)]),
    Row(
      testDescription: "one in front of all stays at the start",
      text: row(hidden(at: 0) + shown, tools: "21507"), expected: ["h": (0, 0, 30, 20)]),
    Row(
      testDescription: "and before it where the system has it at the start",
      text: row(hidden(at: -30) + shown, tools: "15702"), expected: ["h": (-30, 0, 30, 20)]),
  ]

  // MARK: Centres that the canvas moved

  /// A view in the middle of a screen, whose frame is stored, with one that lies between whole points or not.
  private static func middle(
    _ frame: (Double, Double, Double, Double), beside x: Double, scale: String = "retina4_7"
  ) -> String {
    Fixture.screen(
      Fixture.view("a", frame) + Fixture.view("b", (x, 600, 20, 20)),
      constraints: Fixture.constraint("a.centerX", "root.centerX")
        + Fixture.constraint("a.top", "root.top", constant: frame.1)
        + Fixture.constraint("b.leading", "root.leading", constant: x)
        + Fixture.constraint("b.top", "root.top", constant: 600), device: scale, tools: "11762")
  }

  private static let centerRows = [
    Row(
      testDescription: "by half a point beside its pixel, at two pixels a point",
      text: middle((177, 100, 19.5, 40), beside: 20.5), expected: ["a": (177.25, 100, 19.5, 40)]),
    Row(
      testDescription: "but not where it lies on the pixel beside it",
      text: middle((178, 100, 19.5, 40), beside: 20.5), expected: ["a": (177.75, 100, 19.5, 40)]),
    Row(
      testDescription: "by half a point, at whole points among others that are none",
      text: middle((168, 100, 40, 40), beside: 20.5), expected: ["a": (168, 100, 40, 40)]),
    Row(
      testDescription: "by half a point of the constant, where a factor places the view",
      text: Fixture.xib(
        Fixture.view(
          "root", (0, 0, 500, 80),
          "<subviews>\(Fixture.view("a", (336, 20, 41, 30)))</subviews><constraints>"
            + Fixture.constraint("centerX", "a.centerX", more: "multiplier=\"0.7\"")
            + Fixture.constraint("a.top", "root.top", constant: 20) + "</constraints>"),
        tools: "11762"), expected: ["a": (336, 20, 41, 30)]),
    Row(
      testDescription: "and not where rounding alone explains its place",
      text: Fixture.xib(
        Fixture.view(
          "root", (0, 0, 500, 80),
          "<subviews>\(Fixture.view("a", (337, 20, 41, 30)))</subviews><constraints>"
            + Fixture.constraint("centerX", "a.centerX", more: "multiplier=\"0.7\"")
            + Fixture.constraint("a.top", "root.top", constant: 20) + "</constraints>"),
        tools: "11762"), expected: ["a": (336.64, 20, 41, 30)]),
  ]

  // MARK: Shares of a stack view

  private static func label(_ id: String, _ y: Double, _ height: Double) -> String {
    Fixture.view(
      id, (0, y, 90, height), name: "label", attributes: "text=\"Version\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>")
  }

  private static let shareRows = [
    Row(
      testDescription: "shares follow the lines of labels, not what the shares made of them",
      text: Fixture.screen(
        Fixture.view(
          "s", (0, 40, 90, 126), name: "stackView",
          attributes: "axis=\"vertical\" distribution=\"fillProportionally\"",
          "<subviews>"
            + Fixture.view(
              "texts", (0, 0, 90, 84), name: "stackView",
              attributes: "axis=\"vertical\" distribution=\"fillProportionally\" spacing=\"8\"",
              "<subviews>\(label("one", 0, 34) + label("two", 42, 42))</subviews>")
            + Fixture.view(
              "row", (0, 84, 90, 42), name: "stackView", attributes: "alignment=\"center\"",
              "<subviews>\(Fixture.view("box", (0, 10.5, 90, 21)))</subviews>") + "</subviews>"),
        constraints: Fixture.constraint("s.leading", "root.leading")
          + Fixture.constraint("s.top", "root.top", constant: 40)
          + Fixture.constraint("s.bottom", "root.top", constant: 166)),
      expected: [
        "texts": (0, 0, 90, 84), "one": (0, 0, 90, 34), "two": (0, 42, 90, 42),
        "row": (0, 84, 90, 42),
      ])
  ]

  // MARK: Safe areas of what scrolls

  private static func scrolled(_ y: Double) -> String {
    Fixture.screen(
      Fixture.view(
        "scroll", (0, 0, 375, 812), name: "scrollView",
        "<subviews>"
          + Fixture.view(
            "content", (0, 0, 375, 200),
            "<subviews>\(Fixture.view("a", (30, y, 100, 40)))</subviews><constraints>"
              + Fixture.constraint("a.top", "content.topMargin")
              + Fixture.constraint("a.leading", "content.leading", constant: 30)
              + Fixture.constraint("content.height", constant: 200) + "</constraints>")
          + "</subviews><constraints>"
          + ["leading", "trailing", "top", "bottom"].map {
            Fixture.constraint("content.\($0)", "scroll.\($0)")
          }.joined() + Fixture.constraint("content.width", "scroll.width") + "</constraints>"),
      constraints: ["leading", "trailing", "top", "bottom"].map {
        Fixture.constraint("scroll.\($0)", "root.\($0)")
      }.joined(), device: "retina5_9", size: (375, 812), tools: "18122")
  }

  private static let scrollRows = [
    Row(
      testDescription:
        "margins of a scroll view's content begin below the safe area where they show it",
      text: scrolled(52), expected: ["a": (30, 52, 100, 40), "content": (0, 0, 375, 200)]),
    Row(
      testDescription: "and at the top of the content elsewhere", text: scrolled(8),
      expected: ["a": (30, 8, 100, 40)]),
  ]
}
