import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

/// What a storyboard says of the bars around a scene, and of colours.
@Suite(.blocks) struct BarTests {
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
    let bars = try #require(try Self.layouts(items)["First"]?.bars)
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

  /// A navigation controller with a first screen and one that it pushes.
  static func pushed(
    first: String = "", second: String = "", bar: String = ">", document: String = "",
    y: Double = 0, size: (Double, Double) = (375, 667), inside: String = "",
    tools: String = "21507", stored: String = "retina4_7",
    environment: EnvironmentSource = .inferred, device: Device? = nil
  ) throws -> [SolvedLayout] {
    let frame = Fixture.rect((0, y, size.0, size.1))
    let text = Fixture.storyboard(
      """
      <scene sceneID="nav"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar" \(bar)</navigationBar>
      <connections><segue destination="First" kind="relationship" id="s1"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="first"><objects><viewController id="First" sceneMemberID="viewController">
      <view key="view" id="first-root">\(frame)\(inside)</view>\(first)
      <connections><segue destination="Second" kind="show" id="s2"/></connections>
      </viewController></objects></scene>
      <scene sceneID="second"><objects><viewController id="Second" sceneMemberID="viewController">
      <view key="view" id="second-root">\(frame)</view>\(second)
      </viewController></objects></scene>
      """, device: stored, tools: tools
    ).replacing("</document>", with: document + "</document>")
    var options = BuildOptions()
    options.drawsScreens = true
    options.environment = environment
    options.device = device
    return try Fixture.document(text).solvedLayouts(options, measuring: try TextShaper())
      .map(\.layout)
  }

  @Test(
    "The way back",
    arguments: [
      ("the title before", "title=\"Mail\"/>", "/>", "Mail"),
      ("none before", "/>", "/>", "Back"),
      (
        "a title of its own",
        "title=\"Mail\"><barButtonItem key=\"backBarButtonItem\" title=\"Up\" id=\"b\"/></navigationItem>",
        "/>", "Up"
      ),
      (
        "an arrow alone",
        "><barButtonItem key=\"backBarButtonItem\" title=\" \" id=\"b\"/></navigationItem>", "/>",
        ""
      ),
      ("hidden", "title=\"Mail\"/>", "hidesBackButton=\"YES\"/>", nil),
      (
        "a button in its place", "title=\"Mail\"/>",
        "><barButtonItem key=\"leftBarButtonItem\" title=\"Menu\" id=\"l\"/></navigationItem>", nil
      ),
      (
        "a button beside it", "title=\"Mail\"/>",
        "leftItemsSupplementBackButton=\"YES\"><barButtonItem key=\"leftBarButtonItem\" title=\"Menu\" id=\"l\"/></navigationItem>",
        "Mail"
      ),
    ]) func back(_ row: String, _ first: String, _ second: String, _ back: String?) throws
  {
    let layouts = try Self.pushed(
      first: "<navigationItem key=\"navigationItem\" id=\"i1\" \(first)",
      second: "<navigationItem key=\"navigationItem\" id=\"i2\" \(second)")
    #expect(layouts[0].bars?.back == nil)
    #expect(layouts[1].bars?.back == back)
  }

  /// A line above the title, which makes the bar 30 pt higher.
  @Test(arguments: [("", nil, 64.0), ("prompt=\"Three are open\"", "Three are open", 94)])
  func prompts(_ attributes: String, _ prompt: String?, _ top: Double) throws {
    let layout = try Self.pushed(
      first: "<navigationItem key=\"navigationItem\" title=\"Mail\" \(attributes) id=\"i1\"/>",
      inside: "<subviews>" + Fixture.view("box", (0, 64, 20, 20))
        + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
        + Fixture.constraint("box.top", "safe.top") + "</constraints>", environment: .rule)[0]
    #expect(layout.bars?.prompt == prompt)
    #expect(layout.environment.device.showsNavigationBar)
    #expect(!layout.environment.device.showsLargeTitle)
    #expect(layout.items.contains { Double($0.frame.minY) == top })
  }

  @Test func badges() throws {
    let text = Self.document("").replacing(
      "image=\"tray\"", with: "image=\"tray\" badgeValue=\"3\"")
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    let tabs = try #require(layouts.first { $0.name == "First" }?.layout.bars?.tabs)
    #expect(tabs.map(\.badge) == ["3", nil])
  }

  /// A toolbar has the buttons of the controller that simulates it.
  @Test(arguments: [("simulatedToolbarMetrics", [Item(title: "Cancel")]), ("nil", nil)])
  func toolbars(_ metrics: String, _ items: [Item]?) throws {
    let layout = try Self.pushed(
      first: "<toolbarItems key=\"toolbarItems\"><barButtonItem systemItem=\"cancel\" id=\"t1\"/>"
        + "<barButtonItem systemItem=\"flexibleSpace\" id=\"t2\"/></toolbarItems>"
        + "<\(metrics) key=\"simulatedBottomBarMetrics\"/>")[0]
    #expect(layout.bars?.toolbar == items)
    #expect(layout.bars?.toolbarSpaces == (items == nil ? nil : [.init(before: 1)]))
  }

  /// Bars that are views have the spaces between their buttons, and know which do not react.
  @Test func spacesOfBarViews() throws {
    let item = "barButtonItem"
    let tools =
      "<toolbar id=\"tools\" fixedFrame=\"YES\"><rect key=\"frame\" x=\"0\" y=\"600\" width=\"375\""
      + " height=\"44\"/><items><\(item) title=\"Back\" id=\"1\"/><\(item) systemItem=\"fixedSpace\""
      + " width=\"42\" id=\"2\"/><\(item) systemItem=\"add\" enabled=\"NO\" id=\"3\"/>"
      + "<\(item) systemItem=\"flexibleSpace\" id=\"4\"/></items></toolbar>"
    let bar =
      "<navigationBar id=\"top\" fixedFrame=\"YES\"><rect key=\"frame\" x=\"0\" y=\"20\" width=\"375\""
      + " height=\"44\"/><items><navigationItem title=\"Mail\" id=\"5\"><\(item) key=\"leftBarButtonItem\""
      + " title=\"Back\" id=\"6\"/><\(item) key=\"rightBarButtonItem\" title=\"Send\" enabled=\"NO\""
      + " id=\"7\"/></navigationItem></items></navigationBar>"
    let layout = try Self.pushed(
      first: "<navigationItem key=\"navigationItem\" id=\"i1\"/>",
      inside: "<subviews>\(tools)\(bar)</subviews>")[0]
    #expect(
      layout.items.map(\.control).contains(
        .toolbar(
          titles: ["Back", "plus"], spaces: [.init(before: 1, width: 42), .init(before: 2)],
          inactive: [1])))
    #expect(
      layout.items.map(\.control).contains(
        .navigationBar(leading: ["Back"], trailing: ["Send"], inactive: [1])))
  }

  @Test(
    "Looks",
    arguments: [
      ("as usual", ">", "", nil),
      ("opaque", "translucent=\"NO\">", "", Look(isTranslucent: false)),
      ("black", "barStyle=\"black\">", "", Look(background: Color(rgb: 0x161618), title: .white)),
      (
        "colours",
        "barStyle=\"black\"><color key=\"tintColor\" white=\"1\" alpha=\"1\"/>"
          + "<color key=\"barTintColor\" red=\"0\" green=\"0.2\" blue=\"0.4\" alpha=\"1\"/>"
          + "<textAttributes key=\"titleTextAttributes\">"
          + "<color key=\"textColor\" white=\"0.8\" alpha=\"1\"/></textAttributes>",
        "",
        Look(
          background: Color(rgb: 0x003366), tint: Color(rgb: 0xFFFFFF), title: Color(rgb: 0xCCCCCC))
      ),
      (
        "the windows' tint", ">",
        "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>",
        Look(tint: Color(rgb: 0xFF0000))
      ),
    ]) func looks(_ row: String, _ bar: String, _ document: String, _ look: Look?) throws
  {
    for layout in try Self.pushed(bar: bar, document: document) {
      #expect(layout.bars?.navigationLook == look)
    }
  }

  typealias Look = SolvedLayout.Bars.Look

  /// A button and an image have the tint of a view around them, else that of the windows; a switch
  /// is green.
  @Test func tints() throws {
    let kinds = ["button", "imageView", "switch"]
    let views = kinds.map {
      "<\($0) id=\"\($0)\" image=\"star\">\(Fixture.rect((0, 0, 20, 20)))</\($0)>"
    }.joined()
    let red = "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let box = "<view id=\"box\">\(Fixture.rect((0, 0, 90, 90)))<subviews>\(views)</subviews>"
    for (own, document) in [(red, ""), ("", red)] {
      let layout = try Self.pushed(
        document: document, inside: "<subviews>\(box)\(own)</view></subviews>")[0]
      let tints = layout.items.suffix(3).map(\.style.tint)
      #expect(tints == [Color(rgb: 0xFF0000), Color(rgb: 0xFF0000), nil])
    }
  }

  /// The text of a text view begins below the bars, as UIKit moves it, unless that is switched off.
  @Test(arguments: [("automatic", 64.0), ("never", nil)])
  func textBelowBars(_ behavior: String, _ room: Double?) throws {
    let text =
      "<textView id=\"t\" text=\"Terms\" contentInsetAdjustmentBehavior=\"\(behavior)\">"
      + Fixture.rect((0, 0, 375, 667)) + "</textView>"
    let layout = try Self.pushed(
      inside: "<subviews>\(text)</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")[0]
    guard case .textView(let insets)? = layout.items.last?.control else {
      Issue.record("no text view")
      return
    }
    let usual = SolvedLayout.Text.containerInset
    #expect((insets?.top ?? usual) - usual == room ?? 0)
  }

  /// On another device a view of a bar keeps its size, while the screen has that of the device.
  @Test func viewsOfBarsElsewhere() throws {
    let button =
      "<navigationItem key=\"navigationItem\" id=\"i\"><barButtonItem key=\"leftBarButtonItem\" id=\"b\">"
      + "<button key=\"customView\" id=\"c\">\(Fixture.rect((0, 0, 34, 30)))</button>"
      + "</barButtonItem></navigationItem>"
    var options = BuildOptions()
    options.device = .iPhone15
    let layouts = try Fixture.document(Fixture.screen("", controller: button))
      .solvedLayouts(options, measuring: try TextShaper()).map(\.layout.root.frame.size)
    #expect(layouts == [Device.iPhone15.size, CGSize(width: 34, height: 30)])
  }
}
