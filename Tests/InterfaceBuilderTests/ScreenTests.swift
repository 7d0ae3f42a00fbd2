import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// What pictures of screens show beside the views of their own scene.
@Suite(.blocks) struct ScreenTests {
  private static func layout(_ text: String, drawsScreens: Bool = true) throws -> SolvedLayout {
    var options = BuildOptions()
    options.intrinsic = .canvas
    options.drawsScreens = drawsScreens
    return try Fixture.document(text).solvedLayouts(options, measuring: try TextShaper())[0].layout
  }

  private static func scene(_ id: String, _ objects: String) -> String {
    "<scene sceneID=\"\(id)\"><objects>\(objects)</objects></scene>"
  }

  /// A screen with a container, and a controller whose label is in the middle of its view.
  private static func container(segueTo destination: String, _ more: String = "") -> String {
    Fixture.storyboard(
      scene(
        "outer",
        """
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="av">
        \(Fixture.rect((0, 0, 375, 667)))<subviews>
        <containerView id="box" translatesAutoresizingMaskIntoConstraints="NO">
        \(Fixture.rect((0, 100, 375, 200)))<connections>
        <segue destination="\(destination)" kind="embed" id="s"/></connections></containerView></subviews>
        <constraints>\(Fixture.constraint("box.leading", "av.leading"))
        \(Fixture.constraint("box.trailing", "av.trailing"))
        \(Fixture.constraint("box.top", "av.top", constant: 100))
        \(Fixture.constraint("box.bottom", "av.top", constant: 300))</constraints></view>
        </viewController>
        """)
        + scene(
          "inner",
          """
          <viewController id="b" sceneMemberID="viewController"><view key="view" id="bv">
          \(Fixture.rect((0, 0, 375, 667)))<subviews>
          <view id="dot" translatesAutoresizingMaskIntoConstraints="NO">
          \(Fixture.rect((180, 330, 10, 10)))<constraints>\(Fixture.constraint("width", constant: 10))
          \(Fixture.constraint("height", constant: 10))</constraints></view></subviews>
          <constraints>\(Fixture.constraint("dot.trailing", "bv.trailing"))
          \(Fixture.constraint("dot.bottom", "bv.bottom"))</constraints></view></viewController>
          """) + more)
  }

  private static let navigation = scene(
    "nav",
    """
    <navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """)

  @Test(
    "Embedded controllers",
    arguments: [
      ("of the document", container(segueTo: "b"), true, true),
      ("behind a navigation controller", container(segueTo: "n", navigation), true, true),
      ("frames are those of the scene alone", container(segueTo: "b"), false, false),
      ("itself", container(segueTo: "a"), true, false),
      ("of another document", container(segueTo: "gone"), true, false),
    ])
  func embedded(_ name: String, _ text: String, _ drawsScreens: Bool, _ isThere: Bool) throws {
    let layout = try Self.layout(text, drawsScreens: drawsScreens)
    let dot = layout.items.first { $0.frame.size == CGSize(width: 10, height: 10) }
    // At the end of the container, and not where it is stored.
    let place = isThere ? CGRect(x: 365, y: 290, width: 10, height: 10) : nil
    #expect(dot?.frame == place, "\(name)")
  }

  @Test(
    "Controllers that embed each other end",
    arguments: [(1, 1), (2, 2), (3000, 21)])
  func chain(_ count: Int, _ shown: Int) throws {
    // The last one embeds the first.
    let scenes = (0..<count).map { number in
      Self.scene(
        "s\(number)",
        """
        <viewController id="c\(number)" sceneMemberID="viewController">
        <view key="view" id="v\(number)">\(Fixture.rect((0, 0, 375, 667)))<subviews>
        <containerView id="k\(number)">\(Fixture.rect((0, 0, 375, 667)))<connections>
        <segue destination="c\((number + 1) % count)" kind="embed" id="e\(number)"/></connections>
        </containerView></subviews></view></viewController>
        """)
    }
    var options = BuildOptions()
    options.drawsScreens = true
    let document = try Fixture.document(Fixture.storyboard(scenes.joined()))
    let first = try document.solvedLayouts(options, scenes: ["s0"], measuring: try TextShaper())
    #expect(first.map(\.layout.items.count) == [2 * shown])
  }

  private static let label = "Fourteen letters"

  private static func labels(_ attributes: String, width: Double, _ held: String = "") -> String {
    Fixture.screen(
      Fixture.view(
        "a", (20, 40, width, 20.5), name: "label",
        attributes: "text=\"\(label)\" lineBreakMode=\"tailTruncation\" \(attributes)",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>\(held)"),
      constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
        + Fixture.constraint("a.top", "root.top", constant: 40))
  }

  /// How wide a label is in a picture, and in which size its text is drawn.
  private static func drawn(_ text: String, drawsScreens: Bool = true) throws -> (Double, Double) {
    let item = try #require(
      try layout(text, drawsScreens: drawsScreens).items.first { $0.kind == .label })
    return (Double(item.frame.width), try #require(item.text).font.pointSize)
  }

  @Test("The size of a label that Xcode flags is older than its text")
  func flagged() throws {
    let own = try Self.drawn(Self.labels("misplaced=\"YES\"", width: 40))
    #expect(own.0 > 100 && own.1 == 17)
    #expect(try Self.drawn(Self.labels("", width: 40)) == (40, 17))
    let told = try Self.drawn(Self.labels("misplaced=\"YES\"", width: 40), drawsScreens: false)
    #expect(told == (40, 17), "the frames of the document")
  }

  @Test("A text that nothing limits but the stored size of its content is whole")
  func whole() throws {
    let full = try Self.drawn(Self.labels("misplaced=\"YES\"", width: 40)).0
    let stored = (full * 0.9).rounded()
    let own = try Self.drawn(Self.labels("", width: stored))
    #expect(own.0 == stored && own.1 < 16 && own.1 > 14.5)
    #expect(try Self.drawn(Self.labels("", width: stored), drawsScreens: false).1 == 17)
    let held = "<constraints>\(Fixture.constraint("width", constant: stored))</constraints>"
    #expect(try Self.drawn(Self.labels("", width: stored, held)) == (stored, 17), "a constraint")
    #expect(try Self.drawn(Self.labels("numberOfLines=\"0\"", width: stored)).1 == 17, "lines")
    #expect(try Self.drawn(Self.labels("", width: full / 2)).1 == 17, "too little room")
  }

  @Test(
    "A wheel that hides while it stands still is hidden, and takes no room in a stack view",
    arguments: [
      ("hidden=\"YES\" hidesWhenStopped=\"YES\"", true, true, 0.0),
      ("hidden=\"YES\" hidesWhenStopped=\"YES\"", false, false, 20),
      ("hidden=\"YES\"", true, true, 0), ("hidden=\"YES\"", false, true, 0),
      ("animating=\"YES\" hidesWhenStopped=\"YES\"", true, false, 20), ("", true, false, 20),
    ])
  func wheels(_ attributes: String, _ drawsScreens: Bool, _ isHidden: Bool, _ y: Double) throws {
    let text = Fixture.screen(
      Fixture.view(
        "s", (0, 0, 20, 40), name: "stackView", attributes: "axis=\"vertical\"",
        "<subviews>"
          + Fixture.view("w", (0, 0, 20, 20), name: "activityIndicatorView", attributes: attributes)
          + Fixture.view(
            "b", (0, 20, 20, 20), name: "switch",
            "<constraints>\(Fixture.constraint("height", constant: 20))</constraints>")
          + "</subviews>"),
      constraints: Fixture.constraint("s.leading", "root.leading")
        + Fixture.constraint("s.top", "root.top"))
    let items = try Self.layout(text, drawsScreens: drawsScreens).items.suffix(2)
    #expect(items.first?.isHidden == isHidden && items.last?.alignmentRect.minY == CGFloat(y))
  }

  private static func table(_ style: String) -> String {
    Fixture.screen(
      """
      <tableView style="\(style)" dataMode="static" id="t">\(Fixture.rect((0, 0, 375, 667)))<sections>
      <tableViewSection headerTitle="Name" footerTitle="As others see it." id="sec"><cells>
      <tableViewCell id="c">\(Fixture.rect((0, 50, 375, 44)))
      <tableViewCellContentView key="contentView" id="cc">\(Fixture.rect((0, 0, 375, 44)))
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """)
  }

  @Test(
    "Sections",
    arguments: [
      ("plain", ["Name", "As others see it."], Color.systemBackground),
      ("grouped", ["NAME", "As others see it."], Color.secondarySystemGroupedBackground),
    ])
  func sections(_ style: String, _ texts: [String], _ color: Color) throws {
    let layout = try Self.layout(Self.table(style))
    #expect(layout.items.compactMap { $0.text?.string } == texts)
    let cell = try #require(layout.items.first { $0.kind == .tableCell })
    #expect(cell.style.background == color)
    let labels = layout.items.filter { $0.text != nil }
    #expect(labels[0].frame.maxY < cell.frame.minY && labels[1].frame.minY > cell.frame.maxY)
    #expect(
      try Self.layout(Self.table(style), drawsScreens: false).items.allSatisfy { $0.text == nil })
  }

  @Test(
    "Rows whose frames count the bars already begin below those",
    arguments: [("9532", 64.0, 64.0), ("9532", 0, 64), ("21507", 64, 128), ("21507", 0, 64)])
  func rowsBelowBars(_ tools: String, _ stored: Double, _ y: Double) throws {
    let header =
      "<view key=\"tableHeaderView\" id=\"h\">\(Fixture.rect((0, stored, 375, 50)))</view>"
    let rows =
      "<prototypes><tableViewCell id=\"c\">\(Fixture.rect((0, stored + 50, 375, 44)))"
      + "</tableViewCell></prototypes>"
    let layout = try BarTests.pushed(
      inside: "<subviews><tableView id=\"t\">\(Fixture.rect((0, 0, 375, 667)))\(header)\(rows)"
        + "</tableView></subviews>", tools: tools)[0]
    let cell = try #require(layout.items.first { $0.kind == .tableCell })
    #expect(Double(cell.frame.minY) == y + 50)
  }

  @Test("Texts of sections are told with the line of the section, and footers show all of theirs")
  func longFooters() throws {
    let words = String(repeating: "As all of the others see it. ", count: 12)
    let long = Self.table("grouped").replacing("As others see it.", with: words)
    // Xcode writes texts with a line break, and some long ones, as elements.
    let element = Self.table("grouped").replacing("footerTitle=\"As others see it.\" ", with: "")
      .replacing("<cells>", with: "<string key=\"footerTitle\">\(words)</string><cells>")
    #expect(try Self.layout(element).items.compactMap { $0.text?.string } == ["NAME", words])
    let layout = try Self.layout(long)
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics)")
    let labels = layout.items.filter { $0.text != nil }
    let line = long.split(separator: "\n").firstIndex { $0.contains("tableViewSection") }
    #expect(labels.map(\.location?.line) == [line.map { $0 + 1 }, line.map { $0 + 1 }])
  }

  struct SearchRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var attributes = ""
    var height = 130.0
    var direction = LayoutDirection.leftToRight
    /// Kinds and frames of what is in the bar.
    let parts: [String]
  }

  static let searchRows = [
    SearchRow(testDescription: "a field alone is the bar itself", height: 56, parts: []),
    SearchRow(
      testDescription: "a prompt above the field", attributes: "prompt=\"Find\"", height: 86,
      parts: ["label 8 0 359 30", "searchBar 0 30 375 56"]),
    SearchRow(
      testDescription: "scopes below it", attributes: "showsScopeBar=\"YES\"", height: 100,
      parts: ["segmentedControl 8 62 359 32", "searchBar 0 0 375 56"]),
    SearchRow(
      testDescription: "a button beside it", attributes: "showsCancelButton=\"YES\"", height: 56,
      parts: ["button 305 0 70 56", "searchBar 0 0 305 56"]),
    SearchRow(
      testDescription: "at the other side from right to left",
      attributes: "showsCancelButton=\"YES\"", height: 56, direction: .rightToLeft,
      parts: ["button 0 0 70 56", "searchBar 70 0 305 56"]),
    SearchRow(
      testDescription: "all of it",
      attributes: "prompt=\"Find\" showsScopeBar=\"YES\" showsCancelButton=\"YES\"",
      parts: [
        "label 8 0 359 30", "segmentedControl 8 92 359 32", "button 305 30 70 56",
        "searchBar 0 30 305 56",
      ]),
    SearchRow(
      testDescription: "nothing for which the bar is too low",
      attributes: "prompt=\"Find\" showsScopeBar=\"YES\"", height: 44,
      parts: ["searchBar 0 0 375 44"]),
  ]

  @Test("What is beside the field of a search bar", arguments: searchRows)
  func searchBars(_ row: SearchRow) throws {
    let text = Fixture.screen(
      """
      <searchBar id="s" placeholder="Search" \(row.attributes)>
      \(Fixture.rect((0, 20, 375, row.height)))
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      """)
    var options = BuildOptions()
    options.intrinsic = .canvas
    options.drawsScreens = true
    options.direction = row.direction
    let layout = try Fixture.document(text).solvedLayouts(options, measuring: try TextShaper())[0]
      .layout
    let bar = try #require(layout.items.first { $0.frame.height == CGFloat(row.height) })
    let parts = layout.items.filter { $0.parent == bar.id }
    #expect(
      parts.map { item in
        let frame = item.frame.offsetBy(dx: -bar.frame.minX, dy: -bar.frame.minY)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return ([item.kind.rawValue] + numbers.map { formatted(Double($0)) })
          .joined(separator: " ")
      } == row.parts)
    #expect(bar.kind == (row.parts.isEmpty ? .searchBar : .view))
    let titles = parts.compactMap { item in
      if case .segmentedControl(let titles, _) = item.control { titles } else { nil }
    }
    #expect(titles.allSatisfy { $0 == ["All", "New"] })
  }

  /// Where contents are measured, a bar has the room for what it shows.
  @Test(arguments: [
    ("", 56.0), ("prompt=\"Find\"", 86), ("showsScopeBar=\"YES\"", 100),
    ("prompt=\"Find\" showsScopeBar=\"YES\" showsCancelButton=\"YES\"", 130),
  ])
  func measuredSearchBars(_ attributes: String, _ height: Double) throws {
    let text = Fixture.screen(
      Fixture.view(
        "s", (0, 20, 375, 40), name: "searchBar", attributes: attributes,
        "<scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>"),
      constraints: Fixture.constraint("s.leading", "root.leading")
        + Fixture.constraint("s.trailing", "root.trailing")
        + Fixture.constraint("s.top", "root.top", constant: 20))
    for draws in [false, true] {
      let document = try Fixture.document(text)
      var options = BuildOptions()
      options.drawsScreens = draws
      let layout = try document.solvedLayouts(options, measuring: try TextShaper())[0].layout
      #expect(layout.items.count { Double($0.frame.height) == height } == 1)
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test func runtimeAttributes() throws {
    let text = Fixture.screen(
      Fixture.view(
        "a", (0, 0, 50, 50),
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="2"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
        <color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth.nonsense">
        <real key="value" value="nan"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """))
    let item = try #require(try Self.layout(text).items.last)
    #expect(item.style.cornerRadius == 8)
    #expect(item.style.borderColor?.name == "systemRed")
    #expect(item.style.borderWidth == 2)
  }

  struct Alone: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var owns = ""
    var tools = 21_000
    var device = "retina4_7"
    var size = CGSize(width: 375, height: 667)
    var content = ""
    let kind: Device.Kind?
    let statusBar: Double?
  }

  /// A view at the top of the safe area, which lies at the top of the screen.
  private static let pinned = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    \(Fixture.rect((0, 0, 375, 778)))</view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="a"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \
    id="b"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" id="c"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" \
    secondAttribute="trailing" id="d"/></constraints>
    """

  /// A view of a xib that is as large as a phone.
  static let alone = [
    Alone(testDescription: "a header or a cell has no device", kind: .canvas, statusBar: 0),
    Alone(
      testDescription: "the view of the controller that loads it has",
      owns: #"<outlet property="view" destination="root" id="o"/>"#, kind: nil, statusBar: nil),
    Alone(
      testDescription: "another outlet of that one says nothing",
      owns: #"<outlet property="header" destination="root" id="o"/>"#, kind: .canvas, statusBar: 0),
    Alone(
      testDescription: "whose safe area begins at the top shows no status bar",
      owns: #"<outlet property="view" destination="root" id="o"/>"#, tools: 17_701, kind: .phone,
      statusBar: 0),
    Alone(
      testDescription: "nor does that of an iPad",
      owns: #"<outlet property="view" destination="root" id="o"/>"#, tools: 17_701,
      device: "ipad9_7", size: CGSize(width: 768, height: 1024), content: pinned, kind: .pad,
      statusBar: 0),
    Alone(
      testDescription: "under a notch there is none that begins at the top",
      owns: #"<outlet property="view" destination="root" id="o"/>"#, tools: 17_701,
      device: "retina5_9", size: CGSize(width: 375, height: 812), content: pinned, kind: .canvas,
      statusBar: 0),
  ]

  @Test("Views of xibs have the screen that they are shown on", arguments: alone)
  func views(_ row: Alone) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(row.tools)" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(row.device)" orientation="portrait" appearance="light"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections>\(row.owns)</connections></placeholder>
      <view contentMode="scaleToFill" id="root">\(Fixture.rect((0, 0, row.size.width, row.size.height)))
      \(row.content)
      <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
      """
    let screen = try Self.layout(text).bars?.screen?.device
    #expect(screen?.kind == row.kind)
    #expect(screen?.statusBarHeight == row.statusBar)
  }
}
