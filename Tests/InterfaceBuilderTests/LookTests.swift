import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@Suite("Looks and states of Interface Builder's views", .blocks) struct LookTests {
  private func item(
    _ name: String, _ attributes: String, _ inside: String = "", isPicture: Bool = false
  ) throws -> SolvedLayout.Item {
    var options = BuildOptions()
    options.drawsScreens = isPicture
    let view = Fixture.view(
      "a", (10, 10, 100, 40), name: name, attributes: attributes, inside)
    let document = try Fixture.document(Fixture.screen(view))
    let scenes = try document.solvedLayouts(options, measuring: try TextShaper.shared())
    return try #require(scenes.first?.layout.items.dropFirst().first)
  }

  @Test func looks() throws {
    // element, attributes, alpha, and whether it is enabled, selected and highlighted
    let rows: [(String, String, Double?, [Bool]?)] = [
      ("view", "", nil, nil), ("view", "alpha=\"1\"", nil, nil),
      ("view", "alpha=\"0.5\"", 0.5, nil), ("view", "alpha=\"0.0\"", 0, nil),
      ("view", "alpha=\"7\"", nil, nil),
      ("button", "enabled=\"NO\"", nil, [false, false, false]),
      ("button", "selected=\"YES\"", nil, [true, true, false]),
      ("button", "highlighted=\"YES\"", nil, [true, false, true]),
      ("button", "enabled=\"YES\"", nil, nil),
    ]
    for (name, attributes, alpha, state) in rows {
      let item = try item(name, attributes)
      #expect(item.style.alpha == alpha, "\(name) \(attributes)")
      let found = item.state.map { [$0.isEnabled, $0.isSelected, $0.isHighlighted] }
      #expect(found == state, "\(name) \(attributes)")
    }
  }

  private static let title = "<state key=\"normal\" title=\"Go\"/>"

  private static func configured(_ style: String, _ inside: String = "") -> String {
    title + "<buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Go\">\(inside)"
      + "</buttonConfiguration>"
  }

  private static func color(_ key: String) -> String {
    "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\""
      + " customColorSpace=\"sRGB\"/>"
  }

  /// A configuration's title has the tint colour whatever the type of the button is.
  @Test(arguments: [
    ("", title, Color.white), ("buttonType=\"system\"", title, .systemBlue),
    ("", configured("plain"), .systemBlue), ("", configured("gray"), .systemBlue),
    ("", configured("tinted"), .systemBlue), ("", configured("filled"), .white),
    ("", configured("plain", color("baseForegroundColor")), Color(rgb: 0xFF0000)),
    ("", configured("plain") + color("tintColor"), Color(rgb: 0xFF0000)),
  ])
  func titleColors(_ attributes: String, _ inside: String, _ color: Color) throws {
    #expect(try item("button", attributes, inside).text?.color == color)
  }

  /// The system's own images have the tint colour, other images their own.
  @Test(arguments: [
    ("buttonType=\"infoLight\"", "", Color.systemBlue),
    ("buttonType=\"contactAdd\"", "", .systemBlue),
    ("buttonType=\"infoDark\"", color("tintColor"), Color(rgb: 0xFF0000)), ("", "", .white),
  ])
  func tintsOfImages(_ attributes: String, _ inside: String, _ tint: Color) throws {
    #expect(try item("button", attributes, inside, isPicture: true).text?.color == tint)
  }

  @Test(
    arguments: [
      ("", .middle), ("lineBreakMode=\"clip\"", .clip),
      ("lineBreakMode=\"tailTruncation\"", .tail), ("lineBreakMode=\"wordWrap\"", .middle),
    ] as [(String, SolvedLayout.Text.Truncation)])
  func endsOfTitles(_ attributes: String, _ truncation: SolvedLayout.Text.Truncation) throws {
    #expect(try item("button", attributes, Self.title).text?.truncation == truncation)
  }

  private static func inset(_ key: String, _ minX: String, _ minY: String = "0.0") -> String {
    "<inset key=\"\(key)\" minX=\"\(minX)\" minY=\"\(minY)\" maxX=\"0.0\" maxY=\"0.0\"/>"
  }

  @Test(
    arguments: [
      (title, .button()),
      (
        title + inset("titleEdgeInsets", "8", "44"),
        .button(titleInsets: EdgeInsets(top: 44, left: 8))
      ),
      (title + inset("imageEdgeInsets", "-20"), .button(imageInsets: EdgeInsets(left: -20))),
      (title + inset("imageEdgeInsets", "2.2250738585072014e-308"), .button()),
      (configured("plain") + inset("titleEdgeInsets", "8"), .button(style: .plain)),
    ] as [(String, SolvedLayout.Control)])
  func movedParts(_ inside: String, _ control: SolvedLayout.Control) throws {
    #expect(try item("button", "", inside).control == control)
  }

  @Test(
    "Where a button shows its content, with the room that is around that",
    arguments: [
      ("contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\"", title, nil),
      ("contentHorizontalAlignment=\"left\"", title, .init(horizontal: .left)),
      (
        "contentHorizontalAlignment=\"trailing\" contentVerticalAlignment=\"bottom\"", title,
        .init(horizontal: .trailing, vertical: .bottom)
      ),
      ("contentVerticalAlignment=\"top\"", title, .init(vertical: .top)),
      ("contentHorizontalAlignment=\"fill\"", title, .init(horizontal: .fill)),
      (
        "contentHorizontalAlignment=\"left\"", title + inset("contentEdgeInsets", "8"),
        .init(horizontal: .left, insets: EdgeInsets(left: 8))
      ),
      ("", title + inset("contentEdgeInsets", "8"), nil),
      (
        "contentHorizontalAlignment=\"left\"", configured("gray"),
        .init(horizontal: .left, insets: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
      ),
    ] as [(String, String, SolvedLayout.Control.ContentPlacement?)])
  func placements(
    _ attributes: String, _ inside: String, _ placement: SolvedLayout.Control.ContentPlacement?
  ) throws {
    let control = try item("button", attributes, inside).control
    guard case .button(_, _, _, _, let found) = control else { return #expect(Bool(false)) }
    #expect(found == placement)
  }

  /// The main part of a control has a colour of its own, or the tint colour where it has that.
  @Test(arguments: [
    ("switch", color("onTintColor"), Color(rgb: 0xFF0000)), ("switch", color("tintColor"), nil),
    ("slider", color("minimumTrackTintColor"), Color(rgb: 0xFF0000)),
    ("slider", color("tintColor"), Color(rgb: 0xFF0000)),
    ("progressView", color("progressTintColor"), Color(rgb: 0xFF0000)),
    ("activityIndicatorView", color("color"), Color(rgb: 0xFF0000)),
    ("activityIndicatorView", color("tintColor"), nil),
    ("progressView", color("onTintColor"), nil),
  ])
  func colorsOfParts(_ name: String, _ inside: String, _ color: Color?) throws {
    #expect(try item(name, "", inside).style.tint == color)
  }

  @Test func noNumber() throws {
    #expect(throws: InterfaceBuilderError.self) { try item("view", "alpha=\"half\"") }
  }
}
