import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// Texts of a project's own classes, whose code Xcode runs on its canvas, and what makes views be missed.
struct OwnClassTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var name = "label"
    var text = "Date"
    var stored: (width: Double, height: Double)
    var attributes = "customClass=\"TitleLabel\""
    var constraints = ""
    var height: Double
  }

  static let rows = [
    Row(
      testDescription: "a label whose code set another size", stored: (40, 26.5), height: 26.5),
    Row(testDescription: "a smaller one", stored: (40, 14.5), height: 14.5),
    Row(testDescription: "the document's own size", stored: (40, 20.5), height: 20.5),
    Row(
      testDescription: "a label of UIKit's class", stored: (40, 26.5), attributes: "",
      height: 20.5),
    Row(
      testDescription: "two lines in a size that breaks them there",
      text: "Some words that take two lines", stored: (170, 31.5),
      attributes: "customClass=\"TitleLabel\" numberOfLines=\"0\"",
      constraints: Fixture.constraint("width", constant: 170), height: 31.5),
    Row(
      testDescription: "room that no size explains, because the text would be wider",
      text: "A title as long as this", stored: (176, 33), height: 33),
    Row(
      testDescription: "a height that a constraint gives", stored: (40, 26.5),
      constraints: Fixture.constraint("height", constant: 26.5, more: "priority=\"100\""),
      height: 20.5),
    Row(
      testDescription: "a button whose code adds room", name: "button", stored: (80, 50),
      attributes: "customClass=\"ActionButton\" buttonType=\"system\"", height: 50),
    Row(
      testDescription: "a button of UIKit's class", name: "button", stored: (80, 50),
      attributes: "buttonType=\"system\"", height: 30),
  ]

  private static func view(_ row: Row) -> String {
    let inside =
      row.name == "label"
      ? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
      : "<state key=\"normal\" title=\"\(row.text)\"/>"
    return Fixture.view(
      "a", (0, 0, row.stored.width, row.stored.height), name: row.name,
      attributes: "text=\"\(row.text)\" \(row.attributes)",
      inside + "<constraints>\(row.constraints)</constraints>")
  }

  private static let corner =
    Fixture.constraint("a.leading", "root.leading") + Fixture.constraint("a.top", "root.top")

  @Test(arguments: rows) func heights(_ row: Row) throws {
    let text = Fixture.screen(Self.view(row), constraints: Self.corner)
    let frame = try #require(try Fixture.frames(text, intrinsic: .text)["a"])
    #expect(abs(Double(frame.height) - row.height) < 0.51, "\(frame)")
  }

  /// More lines would fit than there are numbers.
  @Test func tinyFonts() throws {
    let label = Row(testDescription: "", stored: (40, 20.5), height: 20.5)
    let text = Fixture.screen(
      Self.view(label).replacing("pointSize=\"17\"", with: "pointSize=\"1e-300\""),
      constraints: Self.corner)
    #expect(try Fixture.frames(text, intrinsic: .text)["a"] != nil)
  }

  struct FieldRow: CustomTestStringConvertible {
    var testDescription: String
    var attributes = "customClass=\"RoomyField\" horizontalHuggingPriority=\"251\""
    var stored = 79.0
    var width: Double
  }

  static let fields = [
    FieldRow(testDescription: "a field that hugs its text, with room that code adds", width: 79),
    FieldRow(
      testDescription: "one of UIKit's class", attributes: "horizontalHuggingPriority=\"251\"",
      width: 21),
    FieldRow(
      testDescription: "one that may be stretched", attributes: "customClass=\"RoomyField\"",
      width: 21),
    FieldRow(testDescription: "one that is stored narrower than its text", stored: 12, width: 21),
  ]

  @Test(arguments: fields) func widthsOfFields(_ row: FieldRow) throws {
    let field = Fixture.view(
      "a", (0, 0, row.stored, 30), name: "textField",
      attributes: "text=\"86\" \(row.attributes)",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let text = Fixture.screen(field, constraints: Self.corner)
    let frame = try #require(try Fixture.frames(text, intrinsic: .text)["a"])
    #expect(abs(Double(frame.width) - row.width) < 1.1, "\(frame)")
  }

  // MARK: Causes

  struct CauseRow: CustomTestStringConvertible {
    var testDescription: String
    var first: (width: Double, height: Double) = (41.5, 20.5)
    var second = 61.5
    var kinds: [MissCause.Kind]
    var views: [Int]
  }

  private static let label = "label, width, regular 17.0"
  static let causeRows = [
    CauseRow(testDescription: "all is right", kinds: [], views: []),
    CauseRow(
      testDescription: "a label that is stored wider moves what is beside it, too",
      first: (50, 20.5), second: 70, kinds: [.size(of: label)], views: [2]),
    CauseRow(
      testDescription: "a place that no size explains", second: 99, kinds: [.rule], views: [1]),
  ]

  @Test(arguments: causeRows) func causes(_ row: CauseRow) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let text = Fixture.screen(
      Fixture.view(
        "a", (0, 0, row.first.width, row.first.height), name: "label",
        attributes: "text=\"Label\"", font)
        + Fixture.view("b", (row.second, 0, 10, 10)),
      constraints: Self.corner + Fixture.constraint("b.leading", "a.trailing", constant: 20)
        + Fixture.constraint("b.top", "root.top")
        + Fixture.constraint("b.width", constant: 10)
        + Fixture.constraint("b.height", constant: 10))
    let document = try Fixture.document(text)
    let scene = try #require(document.scenes.first)
    var options = BuildOptions()
    options.intrinsic = .text
    let causes = try document.causes(
      of: scene, options, measuring: TextShaper(), file: "Main.storyboard")
    #expect(causes.map(\.kind) == row.kinds)
    #expect(causes.map(\.views) == row.views)
    if row.first.width == 50 {
      let excess = try #require(causes.first?.excess)
      #expect(abs(Double(excess.width) + 8.5) < 0.51 && excess.height == 0)
    }
  }
}
