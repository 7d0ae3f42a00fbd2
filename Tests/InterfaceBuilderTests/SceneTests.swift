import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// Scenes as layouts: names, lines, devices, bars and findings.
struct SceneTests {
  private static let login = Fixture.storyboard(
    """
    <scene sceneID="one"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar">\(Fixture.rect((0, 20, 375, 44)))</navigationBar>
    <connections><segue destination="controller" kind="relationship" id="s1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="two"><objects>
    <viewController id="controller" customClass="Login" sceneMemberID="viewController">
    <view key="view" id="root">\(Fixture.rect((0, 0, 375, 667)))
    <subviews>
    \(Fixture.view("field", (16, 72, 343, 34), name: "textField", attributes: "borderStyle=\"roundedRect\""))
    \(Fixture.view("title", (16, 114, 41, 20.5), name: "label", attributes: "text=\"Name\""))
    \(Fixture.view("box", (16, 150, 10, 10), attributes: "userLabel=\"Box\""))
    \(Fixture.view("map", (0, 200, 375, 100), name: "mapView"))
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    \(Fixture.constraint("field.leading", "root.leadingMargin"))
    \(Fixture.constraint("trailingMargin", "field.trailing"))
    \(Fixture.constraint("field.top", "safe.top", constant: 8))
    \(Fixture.constraint("title.leading", "field.leading"))
    \(Fixture.constraint("title.top", "field.bottom", constant: 8))
    \(Fixture.constraint("title.top", "field.bottom", constant: 8))
    </constraints>
    </view>
    <connections><outlet property="nameField" destination="field" id="o1"/></connections>
    </viewController></objects><point key="canvasLocation" x="1000" y="50"/></scene>
    """)

  private func layouts(_ options: BuildOptions = BuildOptions()) throws -> [SceneLayout] {
    try Fixture.document(Self.login).solvedLayouts(options, measuring: try TextShaper())
  }

  @Test(
    "The title in the bar",
    arguments: [
      ("the item's", "customClass", "title=\"Sign in\"", "Sign in"),
      (
        "the item's before the controller's", "title=\"Account\" customClass",
        "title=\"Sign in\"", "Sign in"
      ),
      ("the controller's", "title=\"Account\" customClass", "", "Account"),
      ("none", "customClass", "", ""),
    ]) func barTitle(_ row: String, _ controller: String, _ item: String, _ title: String) throws
  {
    let text = Self.login.replacing("customClass", with: controller).replacing(
      "</viewController>",
      with: "<navigationItem key=\"navigationItem\" \(item) id=\"item\"/></viewController>")
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    #expect(layouts[0].layout.barTitle == title)
  }

  @Test func namesLinesAndKinds() throws {
    let layouts = try layouts()
    #expect(layouts.map(\.name) == ["Login"], "a navigation controller's bar is no scene")
    let layout = layouts[0].layout
    let rows: [(String, SolvedLayout.Item.Kind, String)] = [
      ("Login", .view, "UIView"), ("nameField", .textField, "UITextField"),
      ("Name", .label, "UILabel"), ("Box", .view, "UIView"), ("mapView1", .unknown, "MKMapView"),
    ]
    #expect(layout.items.map(\.name) == rows.map(\.0))
    #expect(layout.items.map(\.kind) == rows.map(\.1))
    #expect(layout.items.map(\.className) == rows.map(\.2))
    let lines = Self.login.split(separator: "\n", omittingEmptySubsequences: false)
    for item in layout.items {
      let line = try #require(item.location?.line)
      #expect(lines[line - 1].contains("id=\""), "\(item.name)")
    }
    #expect(layouts[0].itemOf["field"] == "nameField")
    #expect(layouts[0].storedFrames["Name"] == CGRect(x: 16, y: 114, width: 41, height: 20.5))
  }

  @Test func theDeviceAndItsBars() throws {
    let own = try layouts()[0].layout
    #expect(own.environment.device.showsNavigationBar)
    #expect(own.item("nameField")?.frame.minY == CGFloat(72))
    var options = BuildOptions()
    options.device = .iPhone15
    let other = try layouts(options)[0].layout
    // The navigation bar is found through the segue: 59 + 44 + 8.
    #expect(other.item("nameField")?.frame == CGRect(x: 16, y: 111, width: 361, height: 34))
    options.safeArea = EdgeInsets(top: 30)
    #expect(try layouts(options)[0].layout.item("nameField")?.frame.minY == CGFloat(38))
  }

  @Test func constraintsOfASizeClass() throws {
    let text = Fixture.screen(
      Fixture.view("a", (0, 0, 10, 10)),
      constraints: Fixture.constraint("a.top", "root.top")
        + "<constraint id=\"x\" firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" "
        + "secondAttribute=\"leading\"/>",
      inside: """
        <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="x"/></mask>
        </variation>
        """)
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    let scopes = layouts[0].layout.constraints.filter { $0.origin == .user }.map(\.scope)
    #expect(scopes == [nil, "compact width"])
  }

  @Test func findings() throws {
    let document = try Fixture.document(Self.login)
    let found = try document.findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings)
    let warnings = found.filter { $0.severity == .warning }
    #expect(warnings.count == 1)
    #expect(warnings[0].message.contains("does nothing: line"))
    #expect(warnings[0].rule == .duplicateConstraint)
    let moved = try Fixture.document(
      Self.login.replacing("x=\"16.0\" y=\"114.0\"", with: "x=\"16.0\" y=\"120.0\""))
    let misplaced = try moved.findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings).filter { $0.rule == .misplacedView }
    #expect(
      misplaced.map(\.message) == [
        """
        Name is misplaced: the file has 41 × 20.5 at 16, 120, its constraints give 41 × 20.5 at 16, \
        114; update the frame
        """
      ])
  }

  /// What looks like a mistake and is none: what code or Xcode decides, and what a person means.
  @Test(arguments: [
    (
      "a label that shrinks has no attribute of it",
      Fixture.view(
        "a", (0, 0, 200, 43), name: "label",
        attributes: "text=\"AnExampleOfAName\" minimumFontSize=\"9\"",
        "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"36\"/>"
          + "<constraints>" + Fixture.constraint("width", constant: 200) + "</constraints>"),
      Fixture.constraint("a.leading", "root.leading") + Fixture.constraint("a.top", "root.top"), 0
    ),
    (
      "the key of a text that code sets",
      Fixture.view(
        "a", (0, 0, 80, 20.5), name: "label",
        attributes: "text=\"Setup.Names.Welcome\" adjustsFontSizeToFit=\"NO\"",
        "<constraints>" + Fixture.constraint("width", constant: 80) + "</constraints>"),
      Fixture.constraint("a.leading", "root.leading") + Fixture.constraint("a.top", "root.top"), 0
    ),
    (
      "a sentence is no key",
      Fixture.view(
        "a", (0, 0, 80, 20.5), name: "label",
        attributes: "text=\"Set up. Then begin. Done\" adjustsFontSizeToFit=\"NO\"",
        "<constraints>" + Fixture.constraint("width", constant: 80) + "</constraints>"),
      Fixture.constraint("a.leading", "root.leading") + Fixture.constraint("a.top", "root.top"), 1
    ),
    (
      "a separator that hides a point beyond the edge",
      Fixture.view("a", (0, -1, 375, 20)),
      Fixture.constraint("a.top", "root.top", constant: -1)
        + Fixture.constraint("a.leading", "root.leading")
        + Fixture.constraint("a.trailing", "root.trailing")
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"20\" id=\"h\"/>", 0
    ),
    (
      "two points beyond the edge, over which it hangs on purpose",
      Fixture.view("a", (0, -2, 375, 20)),
      Fixture.constraint("a.top", "root.top", constant: -2)
        + Fixture.constraint("a.leading", "root.leading")
        + Fixture.constraint("a.trailing", "root.trailing")
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"20\" id=\"h\"/>", 0
    ),
    (
      "and what is cut off there by a wrong sign",
      Fixture.view(
        "box", (0, 0, 375, 100), attributes: "clipsSubviews=\"YES\"",
        "<subviews>" + Fixture.view("a", (0, -2, 375, 20)) + "</subviews><constraints>"
          + Fixture.constraint("a.top", "box.top", constant: -2)
          + Fixture.constraint("a.leading", "box.leading")
          + Fixture.constraint("a.trailing", "box.trailing")
          + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"20\" id=\"h\"/>"
          + "</constraints>"),
      Fixture.constraint("box.top", "root.top") + Fixture.constraint("box.leading", "root.leading")
        + Fixture.constraint("box.trailing", "root.trailing")
        + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"100\" id=\"b\"/>", 1
    ),
    (
      "where Xcode put a view that it found ambiguous",
      Fixture.view("a", (40, 50, 30, 20), attributes: "ambiguous=\"YES\""),
      Fixture.constraint("a.leading", "root.leading", constant: 20)
        + Fixture.constraint("a.top", "root.top", constant: 20)
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"20\" id=\"h\"/>"
        + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"w\"/>", 0
    ),
    (
      "how far a symbol reaches beyond its alignment rect",
      Fixture.view(
        "a", (20, 18, 30, 34), name: "imageView", attributes: "image=\"star\" catalog=\"system\""),
      Fixture.constraint("a.leading", "root.leading", constant: 20)
        + Fixture.constraint("a.top", "root.top", constant: 20)
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"30\" id=\"h\"/>"
        + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"w\"/>", 0
    ),
  ])
  func warnings(_ name: String, _ views: String, _ constraints: String, _ count: Int) throws {
    let document = try Fixture.document(Fixture.screen(views, constraints: constraints))
    let found = try document.findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings).filter { $0.severity == .warning }
    #expect(found.count == count, "\(name): \(found.map(\.message))")
  }

  @Test func aSizeWinsOverRequiredContent() throws {
    let text = Fixture.screen(
      Fixture.view(
        "a", (0, 0, 51, 40), name: "switch",
        attributes:
          "verticalHuggingPriority=\"1000\" verticalCompressionResistancePriority=\"1000\"",
        "<constraints>" + Fixture.constraint("height", constant: 40) + "</constraints>"),
      constraints: Fixture.constraint("a.leading", "root.leading")
        + Fixture.constraint("a.top", "root.top"))
    #expect(try Fixture.frames(text, intrinsic: .text)["a"]?.height == CGFloat(40))
    let found = try Fixture.document(text).findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings)
    #expect(!found.contains { $0.severity == .error })
  }

  @Test func contentsBeginBelowTheBars() throws {
    let text = Fixture.screen(
      Fixture.view(
        "scroll", (0, 0, 375, 667), name: "scrollView", attributes: "",
        "<subviews>" + Fixture.view("a", (0, 0, 375, 30)) + "</subviews><constraints>"
          + ["leading", "trailing", "top", "bottom", "width"].map {
            Fixture.constraint("a.\($0)", "scroll.\($0)")
          }.joined() + "</constraints>"),
      constraints: ["leading", "trailing", "top", "bottom"].map {
        Fixture.constraint("scroll.\($0)", "root.\($0)")
      }.joined())
    #expect(try Fixture.frames(text)["a"]?.minY == CGFloat(0))
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    // In the picture the status bar's 20 pt are above it.
    #expect(layouts[0].layout.items.last?.frame.minY == CGFloat(20))
  }

  @Test(
    "What hangs on the safe area of a scroll view lies below the bars with its contents",
    arguments: [
      ("", 8.0, EnvironmentSource.inferred, 28.0), ("", 8, .rule, 28),
      ("contentInsetAdjustmentBehavior=\"never\"", 28, .inferred, 28),
      ("contentInsetAdjustmentBehavior=\"never\"", 28, .rule, 28),
    ])
  func safeAreaOfScrollViews(
    _ behavior: String, _ stored: Double, _ source: EnvironmentSource, _ drawn: Double
  ) throws {
    let text = Fixture.screen(
      Fixture.view(
        "scroll", (0, 0, 375, 667), name: "scrollView", attributes: behavior,
        "<subviews>" + Fixture.view("a", (0, 0, 375, 300))
          + Fixture.view("info", (8, stored, 51, 31), name: "switch") + "</subviews><constraints>"
          + ["leading", "trailing", "top", "bottom", "width"].map {
            Fixture.constraint("a.\($0)", "scroll.\($0)")
          }.joined() + Fixture.constraint("a.height", constant: 300)
          + Fixture.constraint("info.top", "inner.top", constant: 8)
          + Fixture.constraint("info.leading", "inner.leading", constant: 8)
          + "</constraints><viewLayoutGuide key=\"safeArea\" id=\"inner\"/>"),
      constraints: ["leading", "trailing", "top", "bottom"].map {
        Fixture.constraint("scroll.\($0)", "root.\($0)")
      }.joined())
    var options = BuildOptions()
    options.environment = source
    let layouts = try Fixture.document(text).solvedLayouts(options, measuring: try TextShaper())
    let info = try #require(layouts[0].layout.items.first { $0.kind == .toggle })
    #expect(Double(info.alignmentRect.minY) == drawn)
  }

  @Test(
    "Cells below a status bar alone begin below it where they scroll that way",
    arguments: [
      ("", 20.0), ("scrollDirection=\"horizontal\"", 0), ("scrollDirection=\"vertical\"", 20),
    ])
  func sideways(_ direction: String, _ top: Double) throws {
    let text = Fixture.screen(
      Fixture.view(
        "list", (0, 0, 375, 100), name: "collectionView",
        """
        <collectionViewFlowLayout key="collectionViewLayout" \(direction) id="flow">
        <size key="itemSize" width="80" height="100"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="cell">\(Fixture.rect((0, 0, 80, 100)))</collectionViewCell></cells>
        """))
    let layouts = try Fixture.document(text).solvedLayouts(
      BuildOptions(), measuring: try TextShaper())
    let cell = try #require(layouts[0].layout.items.first { $0.frame.width == 80 })
    #expect(Double(cell.frame.minY) == top)
  }

  @Test(
    "A constraint that Xcode removes is of Interface Builder alone, and not on another device",
    arguments: [
      ("", nil, [nil, nil]), ("placeholder=\"YES\"", nil, ["Interface Builder", nil]),
      ("placeholder=\"NO\"", nil, [nil, nil]), ("placeholder=\"YES\"", Device.iPhone15, [nil]),
    ] as [(String, Device?, [String?])])
  func placeholders(_ attributes: String, _ device: Device?, _ scopes: [String?]) throws {
    #expect(try Self.scopes(attributes, device, between: "\n") == scopes)
  }

  @Test("A constraint on the same line as one that Xcode removes is not said to go with it")
  func placeholdersOnOneLine() throws {
    #expect(try Self.scopes("placeholder=\"YES\"", nil, between: "") == [nil, nil])
  }

  private static func scopes(
    _ attributes: String, _ device: Device?, between: String
  ) throws -> [String?] {
    let text = Fixture.screen(
      Fixture.view("a", (0, 0, 51, 31), name: "switch"),
      constraints: Fixture.constraint("a.top", "root.top", constant: 20, more: attributes) + between
        + Fixture.constraint("a.leading", "root.leading"))
    var options = BuildOptions()
    options.device = device
    let layouts = try Fixture.document(text).solvedLayouts(options, measuring: try TextShaper())
    return layouts[0].layout.constraints.filter { $0.origin == .user }.map(\.scope)
  }

  /// What a xib's picture is called.
  private struct Title: CustomTestStringConvertible, Sendable {
    var testDescription: String { title }
    var owner = ""
    var root = ""
    var others = ""
    var title: String
  }

  @Test(
    "A plain view alone in its xib is called like the class that loads it, or like the file",
    arguments: [
      Title(owner: " customClass=\"CouponList\"", title: "CouponList"),
      Title(title: "Main"),
      Title(owner: " customClass=\"CouponList\"", root: "customClass=\"Card\"", title: "Card"),
      Title(root: "userLabel=\"Header\"", title: "Header"),
      Title(
        owner: " customClass=\"CouponList\"", others: Fixture.view("b", (0, 0, 10, 10)),
        title: "UIView"),
    ]) private func titles(_ row: Title) throws
  {
    let root = Fixture.view("a", (0, 0, 320, 44), attributes: row.root)
    let text = Fixture.xib(root + row.others).replacing(
      "id=\"-1\"", with: "id=\"-1\"\(row.owner)")
    let document = try Fixture.document(text)
    #expect(try document.pictureName(of: #require(document.drawnRoots.first)) == row.title)
  }
}
