import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineModel
import RedlineText
import Testing

/// What a storyboard says of the bars around a scene, and of colours.
@Suite struct BarTests {
  /// A tab bar controller with a navigation controller and a plain controller, and a screen that
  /// the first one's root leads to.
  private static func document(_ items: String) -> String {
    func scene(_ id: String, _ objects: String) -> String {
      "<scene sceneID=\"\(id)\"><objects>\(objects)</objects></scene>"
    }
    func screen(_ id: String, _ inside: String) -> String {
      """
      <viewController id="\(id)" customClass="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)-root">\(Fixture.rect((0, 0, 375, 667)))
      <viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>\(inside)</viewController>
      """
    }
    func segue(_ destination: String, _ kind: String = "relationship") -> String {
      "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"to-\(destination)\"/>"
    }
    return Fixture.storyboard(
      scene(
        "tabs",
        "<tabBarController id=\"tab\" sceneMemberID=\"viewController\"><connections>"
          + segue("nav") + segue("Second") + "</connections></tabBarController>")
        + scene(
          "nav",
          "<navigationController id=\"nav\" sceneMemberID=\"viewController\">"
            + "<tabBarItem key=\"tabBarItem\" title=\"Inbox\" image=\"tray\" id=\"i1\"/>"
            + "<connections>\(segue("First"))</connections></navigationController>")
        + scene(
          "first",
          screen(
            "First",
            "<navigationItem key=\"navigationItem\" title=\"Mail\" id=\"item\">\(items)"
              + "</navigationItem><connections>\(segue("Third", "show"))</connections>"))
        + scene(
          "second",
          screen("Second", "<tabBarItem key=\"tabBarItem\" systemItem=\"favorites\" id=\"i2\"/>"))
        + scene("third", screen("Third", "")) + scene("fourth", screen("Fourth", "")))
  }

  private static func layouts(_ items: String = "") throws -> [String: SolvedLayout] {
    let layouts = try Fixture.document(document(items)).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    return Dictionary(uniqueKeysWithValues: layouts.map { ($0.name, $0.layout) })
  }

  typealias Item = SolvedLayout.Bars.Item

  @Test(
    "Buttons",
    arguments: [
      ("none", "", [], []),
      (
        "a title and a symbol of the system",
        "<barButtonItem key=\"leftBarButtonItem\" systemItem=\"cancel\" id=\"a\"/>"
          + "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"b\"/>",
        [Item(title: "Cancel")], [Item(image: "plus")]
      ),
      (
        "several, of which a space is none",
        "<rightBarButtonItems><barButtonItem title=\"Next\" enabled=\"NO\" id=\"a\"/>"
          + "<barButtonItem systemItem=\"flexibleSpace\" id=\"b\"/>"
          + "<barButtonItem image=\"trash\" id=\"c\"/></rightBarButtonItems>",
        [], [Item(title: "Next", isEnabled: false), Item(image: "trash")]
      ),
      (
        "a view in a button, and one without anything",
        "<barButtonItem key=\"leftBarButtonItem\" title=\" \" id=\"a\"/>"
          + "<barButtonItem key=\"rightBarButtonItem\" id=\"b\"><button key=\"customView\" id=\"c\">"
          + "<state key=\"normal\" title=\"Start\"/></button></barButtonItem>",
        [], [Item(title: "Start")]
      ),
    ]) func buttons(_ row: String, _ items: String, _ leading: [Item], _ trailing: [Item]) throws
  {
    let list = items.replacing("<rightBarButtonItems>", with: "<array key=\"rightBarButtonItems\">")
      .replacing("</rightBarButtonItems>", with: "</array>")
    let bars = try #require(try Self.layouts(list)["First"]?.bars)
    #expect(bars.leading == leading && bars.trailing == trailing)
  }

  /// A screen has the tabs of the controller that it is in, also behind a navigation controller and
  /// where it is pushed.
  @Test func tabs() throws {
    let tabs = [Item(title: "Inbox", image: "tray"), Item(title: "Favorites", image: "star.fill")]
    let layouts = try Self.layouts()
    for (name, selected) in [("First", 0), ("Second", 1), ("Third", 0)] {
      let bars = try #require(layouts[name]?.bars, "\(name)")
      #expect(bars.tabs == tabs && bars.selectedTab == selected, "\(name)")
    }
    #expect(layouts["Fourth"]?.bars == nil)
  }

  @Test func isSaved() throws {
    let layout = try #require(try Self.layouts()["Second"])
    let read = try SolvedLayout(json: Data(OneLineJSON.lines(of: layout)))
    #expect(read.bars == layout.bars)
    #expect(read.items == layout.items)
    #expect(read.constraints == layout.constraints)
    #expect(read.environment == layout.environment)
    #expect(read.diagnostics == layout.diagnostics)
    #expect(read.guides == layout.guides)
    #expect(read == layout)
  }

  @Test(
    "Colours",
    arguments: [
      ("a system colour", "systemColor=\"tertiaryLabelColor\"", Color.tertiaryLabel),
      ("a grouped one", "systemColor=\"systemGroupedBackgroundColor\"", .systemGroupedBackground),
      ("one with two opacities", "systemColor=\"systemFillColor\"", .systemFill),
      (
        "an older name", "cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"",
        .systemGroupedBackground
      ),
      (
        "parts that are not opaque", "red=\"1\" green=\"0\" blue=\"0.4\" alpha=\"0.5\"",
        Color(rgb: 0xFF0066).withAlphaComponent(0.5)
      ),
      ("an opaque grey", "white=\"0.2\" alpha=\"1\"", Color(rgb: 0x333333)),
    ]) func colors(_ row: String, _ attributes: String, _ color: Color) throws
  {
    let text = Fixture.screen(
      """
      <view contentMode="scaleToFill" id="box">\(Fixture.rect((0, 0, 20, 20)))
      <color key="backgroundColor" \(attributes)/></view>
      """)
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    #expect(layouts.first?.layout.items.last?.style.background == color)
  }
}
