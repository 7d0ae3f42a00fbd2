import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// How high and wide texts and controls are that are measured, and what a document's own frames tell
/// about them.
struct MeasuredTextTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var views: String
    var tools = "21507"
    var device = "retina4_7"
    /// Sizes of views by their ids; a negative one is not looked at.
    var sizes: [String: (width: Double, height: Double)]
  }

  /// A view at the upper left corner, below one another.
  private static func placed(
    _ id: String, _ name: String, stored: (Double, Double) = (10, 10), attributes: String = "",
    _ inside: String = ""
  ) -> String {
    Fixture.view(
      id, (0, 0, stored.0, stored.1), name: name, attributes: attributes, inside)
  }

  private static func label(
    _ id: String, _ text: String, _ font: String, stored: (Double, Double) = (10, 10),
    attributes: String = ""
  ) -> String {
    placed(
      id, "label", stored: stored, attributes: "text=\"\(text)\" \(attributes)",
      "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  private static let system = "type=\"system\" pointSize=\"17\""
  private static let house = "name=\"House-Book\" family=\"House\""

  private static func configured(
    _ id: String, _ title: String, stored: (Double, Double)
  ) -> String {
    placed(
      id, "button", stored: stored, attributes: "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Button\"/>"
        + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"\(title)\"/>")
  }

  static let fonts = [
    Row(
      testDescription: "buttons with a configuration tell the text size, too",
      views: configured("a", "Button", stored: (67, 31))
        + configured("b", "join", stored: (47, 31)),
      tools: "19162", sizes: ["a": (-1, 31), "b": (-1, 31)]),
    Row(
      testDescription: "but not one alone",
      views: configured("a", "Button", stored: (67, 31)),
      tools: "21701", sizes: ["a": (-1, 34.5)]),
    Row(
      testDescription: "the text size of Xcode 12.5 to 13 where nothing tells it",
      views: configured("a", "Button", stored: (0, 0))
        + label("b", "Label", "style=\"UICTFontTextStyleBody\"", stored: (0, 0)),
      tools: "18122", sizes: ["a": (-1, 31), "b": (-1, 17)]),
    Row(
      testDescription: "and where labels tell another",
      views: label("a", "One", "style=\"UICTFontTextStyleBody\"", stored: (30, 20.5))
        + label("b", "Two", "style=\"UICTFontTextStyleBody\"", stored: (30, 20.5)),
      tools: "18122", sizes: ["a": (-1, 20.5), "b": (-1, 20.5)]),
    Row(
      testDescription: "Avenir Next has higher lines",
      views: label(
        "a", "Label", "name=\"AvenirNext-Medium\" family=\"Avenir Next\" pointSize=\"16\""),
      sizes: ["a": (-1, 22)]),
    Row(
      testDescription: "an unknown font has the lines that most of its labels have",
      views: label("a", "One", house + " pointSize=\"16\"", stored: (30, 16))
        + label("b", "Two", house + " pointSize=\"20\"", stored: (30, 20))
        + label("c", "Three", house + " pointSize=\"30\"", stored: (30, 51)),
      sizes: ["a": (-1, 16), "b": (-1, 20), "c": (-1, 30)]),
    Row(
      testDescription: "but in one size those that most labels of that size have",
      views: label("a", "One", house + " pointSize=\"16\"", stored: (30, 16))
        + label("b", "Two", house + " pointSize=\"20\"", stored: (30, 20))
        + label("c", "Three", house + " pointSize=\"30\"", stored: (30, 30))
        + label("d", "Four", house + " pointSize=\"14\"", stored: (30, 14.5))
        + label("e", "Five", house + " pointSize=\"14\"", stored: (30, 14.5)),
      sizes: ["a": (-1, 16), "c": (-1, 30), "d": (-1, 14.5), "e": (-1, 14.5)]),
    Row(
      testDescription: "which one label alone does not tell",
      views: label("a", "One", house + " pointSize=\"16\"", stored: (30, 16))
        + label("b", "Two", house + " pointSize=\"20\"", stored: (30, 20))
        + label("d", "Four", house + " pointSize=\"14\"", stored: (30, 14.5)),
      sizes: ["a": (-1, 16), "d": (-1, 14)]),
    Row(
      testDescription: "and the system's where nothing is stored",
      views: label("a", "One", house + " pointSize=\"17\"", stored: (0, 0)),
      sizes: ["a": (-1, 20.5)]),
    Row(
      testDescription: "names of the system's font",
      views: label("a", "One", "name=\".SFUIText\" family=\".SF UI Text\" pointSize=\"17\""),
      sizes: ["a": (-1, 20.5)]),
    Row(
      testDescription: "heights of whole points where the canvas has them",
      views: label("a", "Label", system, stored: (41.5, 21)) + label("b", "b", system),
      sizes: ["a": (41.5, 21), "b": (-1, 21)]),
    Row(
      testDescription: "and of pixels where more labels have those",
      views: label("a", "A", system, stored: (10, 21)) + label("b", "B", system, stored: (9, 20.5))
        + label("c", "C", system, stored: (9, 20.5)),
      sizes: ["a": (-1, 20.5), "b": (-1, 20.5)]),
  ]

  private static func attributed(_ font: String, _ style: String, _ text: String) -> String {
    placed(
      "a", "label", stored: (0, 0), attributes: "usesAttributedText=\"YES\" numberOfLines=\"0\"",
      """
      <attributedString key="attributedText"><fragment content="\(text)"><attributes>
      <font key="NSFont" \(font)/><paragraphStyle key="NSParagraphStyle" \(style)/>
      </attributes></fragment></attributedString>
      """)
  }

  static let attributedTexts = [
    Row(
      testDescription: "a font without a size has 13 pt",
      views: attributed("metaFont=\"system\"", "", "Text"), sizes: ["a": (-1, 16)]),
    Row(
      testDescription: "room between lines",
      views: attributed("metaFont=\"system\" size=\"14\"", "lineSpacing=\"3\"", "a&#10;b"),
      // 2 × 16.71 + 3
      sizes: ["a": (-1, 36.5)]),
    Row(
      testDescription: "higher lines",
      views: attributed("metaFont=\"system\" size=\"16\"", "lineHeightMultiple=\"1.35\"", "Label"),
      sizes: ["a": (-1, 26)]),
    Row(
      testDescription: "the least height of a line",
      views: attributed("metaFont=\"system\" size=\"17\"", "minimumLineHeight=\"26\"", "Label"),
      sizes: ["a": (-1, 26)]),
    Row(
      testDescription: "less than a line has",
      views: attributed("metaFont=\"system\" size=\"17\"", "minimumLineHeight=\"12\"", "Label"),
      sizes: ["a": (-1, 20.5)]),
    Row(
      testDescription: "and the most",
      views: attributed("metaFont=\"system\" size=\"17\"", "maximumLineHeight=\"12\"", "Label"),
      sizes: ["a": (-1, 12)]),
    Row(
      testDescription: "hostile limits of a line",
      views: attributed(
        "metaFont=\"system\" size=\"17\"", "minimumLineHeight=\"1e7\" maximumLineHeight=\"-4\"",
        "Label"),
      sizes: ["a": (-1, 1000)]),
    Row(
      testDescription: "parts are as wide as their letters with what is between them",
      views: placed(
        "a", "label", stored: (0, 0), attributes: "usesAttributedText=\"YES\"",
        """
        <attributedString key="attributedText">
        <fragment content="iii"><attributes><font key="NSFont" metaFont="system" size="20"/>
        <real key="NSKern" value="10"/></attributes></fragment>
        <fragment content="i"><attributes><font key="NSFont" metaFont="system" size="40"/>
        </attributes></fragment></attributedString>
        """),
      // 3 × (0.227 - 0.0047) × 20 + 30 + (0.227 - 0.0184) × 40; 40 × 1.1934
      sizes: ["a": (52, 48)]),
    Row(
      testDescription: "hostile numbers are held in bounds",
      views: attributed(
        "metaFont=\"system\" size=\"16\"", "lineHeightMultiple=\"1e7\" lineSpacing=\"-4\"", "Label"),
      sizes: ["a": (-1, 19093.75)]),
  ]

  private static func button(_ attributes: String, _ inside: String) -> String {
    placed("a", "button", stored: (0, 0), attributes: attributes, inside)
  }

  static let controls = [
    Row(
      testDescription: "a configuration's title counts, and not the state's",
      views: button(
        "buttonType=\"system\"",
        "<state key=\"normal\" title=\"Button\"/>"
          + "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"trash\" catalog=\"system\"/>"
      ),
      sizes: ["a": (48, 34)]),
    Row(
      testDescription: "an image alone is as high as a line at the least",
      views: button("", "<state key=\"normal\" image=\"flag\"/>"), sizes: ["a": (20, 22)]),
    Row(
      testDescription: "segments since iOS 13",
      views: placed(
        "a", "segmentedControl", stored: (0, 0), "<segments><segment title=\"\"/></segments>"),
      sizes: ["a": (18, 32)]),
    Row(
      testDescription: "segments before",
      views: placed(
        "a", "segmentedControl", stored: (0, 0), "<segments><segment title=\"\"/></segments>"),
      tools: "12121", sizes: ["a": (14, 29)]),
    Row(
      testDescription: "a slider since Xcode 16.3", views: placed("a", "slider", stored: (0, 0)),
      tools: "23727", sizes: ["a": (-1, 34)]),
    Row(
      testDescription: "a slider of builds that were not for the public",
      views: placed("a", "slider", stored: (0, 0)), tools: "32700.99.1234", sizes: ["a": (-1, 31)]),
    Row(
      testDescription: "a slider before", views: placed("a", "slider", stored: (0, 0)),
      sizes: ["a": (-1, 31)]),
    Row(
      testDescription: "a toolbar above a home indicator",
      views: placed("a", "toolbar", stored: (0, 0)), device: "retina6_1",
      sizes: ["a": (-1, 49)]),
    Row(
      testDescription: "a toolbar on other screens", views: placed("a", "toolbar", stored: (0, 0)),
      sizes: ["a": (-1, 44)]),
    Row(
      testDescription: "a field with a line around it",
      views: placed("a", "textField", stored: (0, 0), attributes: "borderStyle=\"line\""),
      sizes: ["a": (-1, 29)]),
    Row(
      testDescription: "a bare field before iOS 13",
      views: placed("a", "textField", stored: (0, 0)), tools: "11762", sizes: ["a": (-1, 21)]),
  ]

  @Test(arguments: fonts + attributedTexts + controls) func sizes(_ row: Row) throws {
    let constraints = row.sizes.keys.sorted().map { id in
      Fixture.constraint("\(id).leading", "root.leading")
        + Fixture.constraint("\(id).top", "root.top")
    }.joined()
    let frames = try Fixture.frames(
      Fixture.screen(row.views, constraints: constraints, device: row.device, tools: row.tools),
      intrinsic: .text)
    for (id, size) in row.sizes {
      let frame = try #require(frames[id])
      if size.width >= 0 { #expect(abs(frame.width - size.width) < 0.01, "\(id): \(frame)") }
      if size.height >= 0 { #expect(abs(frame.height - size.height) < 0.51, "\(id): \(frame)") }
    }
  }

  /// A label of several lines that may be narrower than its room is as wide as its widest line, with
  /// the space at which that breaks.
  @Test func labelsAreAsWideAsTheirLines() throws {
    let frames = try Fixture.frames(
      Fixture.screen(
        Self.label(
          "a", "Some words that take two lines", Self.system, attributes: "numberOfLines=\"0\""),
        constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
          + Fixture.constraint("a.top", "root.top")
          + Fixture.constraint("a.width", constant: 220, more: "relation=\"lessThanOrEqual\"")),
      intrinsic: .text)
    let frame = try #require(frames["a"])
    let shaper = try TextShaper()
    let line = shaper.measure(
      "Some words that take two ", font: .system(size: 17), maximumWidth: nil, maximumLines: 1)
    #expect(frame.height == 41)
    #expect(abs(frame.width - line.width) <= 0.51, "\(frame), not \(line.width)")
  }

  /// A view with a fixed frame keeps it, whatever its content.
  @Test(arguments: [nil, Device.iPhone15]) func fixedFrames(_ device: Device?) throws {
    let text = Fixture.screen(
      Self.placed(
        "a", "label", stored: (150, 40), attributes: "text=\"Label\" fixedFrame=\"YES\""))
    let frames = try Fixture.frames(text, intrinsic: .text, device: device)
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 150, height: 40))
  }

  /// Letters of a font that only the document's frames know are as wide as two texts agree on.
  @Test func unknownFontsAreAsWideAsStored() throws {
    let font = Self.house + " pointSize=\"10\""
    let frames = try Fixture.frames(
      Fixture.screen(
        Self.label("a", "mmmmmmmmmm", font, stored: (95, 10))
          + Self.label("b", "mmmmm", font, stored: (48, 10)) + Self.label("c", "mm", font),
        constraints: ["a", "b", "c"].map { Fixture.constraint("\($0).leading", "root.leading") }
          .joined()),
      intrinsic: .text)
    #expect(abs((frames["a"]?.width ?? 0) - 95) <= 1)
    #expect(abs((frames["c"]?.width ?? 0) - 19.2) <= 1)
  }
}
