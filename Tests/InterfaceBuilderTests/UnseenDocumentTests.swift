import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// What files taught that nobody had seen when rules were written.
@Suite(.blocks) struct UnseenDocumentTests {
  private func warnings(_ text: String) throws -> [Diagnostic] {
    try Fixture.document(text).findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings).filter { $0.severity == .warning }
  }

  private func height(_ id: String, _ points: Int) -> String {
    #"<constraint firstItem="\#(id)" firstAttribute="height" constant="\#(points)" id="\#(id)h"/>"#
  }

  /// One end of the safe area and its middle tell the other end.
  @Test func safeAreaOfAMiddle() throws {
    let views =
      Fixture.view("a", (100, 323.5, 50, 20)) + Fixture.view("b", (100, 637, 50, 30))
    let constraints =
      Fixture.constraint("a.centerY", "safe.centerY")
      + Fixture.constraint("safe.bottom", "b.bottom")
      + ["a", "b"].map { id in
        Fixture.constraint("\(id).leading", "root.leading", constant: 100)
          + height(id, id == "a" ? 20 : 30)
          + #"<constraint firstItem="\#(id)" firstAttribute="width" constant="50" id="\#(id)w"/>"#
      }.joined()
    let document = try Fixture.document(
      Fixture.screen(views, constraints: constraints, device: "retina4_7"))
    let scene = try #require(document.scenes.first)
    let rows = try document.frames(of: scene, BuildOptions(), measuring: try TextShaper())
    let label = try #require(rows.rows.first { $0.view.id == "a" })
    #expect(label.frame.minY == 323.5)
  }

  @Test func cutTexts() throws {
    func label(_ attributes: String, _ inside: String = "") -> String {
      Fixture.view(
        "a", (20, 30, 60, 20.5), name: "label",
        attributes: "horizontalHuggingPriority=\"251\" " + attributes, inside)
    }
    let places =
      Fixture.constraint("a.leading", "root.leading", constant: 20)
      + Fixture.constraint("a.top", "root.top", constant: 30)
      + #"<constraint firstItem="a" firstAttribute="width" constant="60" id="w"/>"#
    let rows: [(String, String, String, Int)] = [
      ("a text that lacks width", "text=\"Terms and conditions\"", "", 1),
      (
        "one that gives way by its priority",
        "text=\"Terms and conditions\" horizontalCompressionResistancePriority=\"749\"", "", 0
      ),
      (
        "one that is clipped", "text=\"Terms and conditions\" lineBreakMode=\"clip\"", "", 0
      ),
      ("what code replaces", "text=\"&lt;terms and conditions&gt;\"", "", 0),
      ("a class of the project", "text=\"Terms and conditions\" customClass=\"Own\"", "", 0),
      ("a tag", "text=\"Terms and conditions\" tag=\"7\"", "", 0),
      ("less than a twentieth of the width", "text=\"Terms i-\"", "", 0),
      (
        "a size for the canvas",
        "text=\"Terms\" placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"20\"",
        "", 0
      ),
      (
        "a font that nobody here knows", "text=\"Terms and conditions\"",
        "<fontDescription key=\"fontDescription\" name=\"Someones-Own\" family=\"Someone's\" pointSize=\"17\"/>",
        0
      ),
    ]
    for (name, attributes, inside, count) in rows {
      let found = try warnings(
        Fixture.screen(label(attributes, inside), constraints: places)
      ).filter { $0.rule == .truncatedText }
      #expect(found.count == count, "\(name): \(found.map(\.message))")
    }
  }

  /// A label that is connected to a property, which sets its text.
  @Test(arguments: [("outlet", 0), ("action", 1)]) func connectedTexts(
    _ kind: String, _ count: Int
  ) throws {
    let text = Fixture.screen(
      Fixture.view(
        "a", (20, 30, 60, 20.5), name: "label", attributes: "text=\"Terms and conditions\""),
      constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
        + Fixture.constraint("a.top", "root.top", constant: 30)
        + #"<constraint firstItem="a" firstAttribute="width" constant="60" id="w"/>"#,
      controller:
        "<connections><\(kind) property=\"name\" selector=\"tap\" destination=\"a\" id=\"o\"/></connections>"
    )
    #expect(try warnings(text).count { $0.rule == .truncatedText } == count)
  }

  /// A frame that no constraint gives counts where Xcode says so itself.
  @Test(
    "Misplaced views",
    arguments: ["", "misplaced=\"YES\""])
  func misplaced(_ flag: String) throws {
    let constraints =
      Fixture.constraint("a.leading", "root.leading", constant: 20)
      + Fixture.constraint("a.top", "root.top", constant: 90) + height("a", 20)
      + Fixture.constraint("a.trailing", "root.trailing", constant: -20)
    let text = Fixture.screen(
      Fixture.view("a", (20, 30, 335, 20), attributes: flag), constraints: constraints,
      device: "retina4_7")
    let found = try Fixture.document(text).findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings).filter { $0.rule == .misplacedView }
    #expect(found.map(\.severity) == [flag.isEmpty ? .note : .warning])
  }
}
