import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// What the canvas of a document keeps of the stored frames, and what it measures.
struct CanvasTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var device: Device?
    var expected: [String: (Double, Double, Double, Double)]
  }

  /// A label in a font that is not installed, as wide as Xcode found it.
  private static let label = Fixture.screen(
    Fixture.view(
      "label", (20, 20, 131, 27), name: "label", attributes: "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" name=\"Gotham\" family=\"Gotham\" pointSize=\"17\"/>"
    ),
    constraints: Fixture.constraint("label.leading", "root.leading", constant: 20)
      + Fixture.constraint("label.top", "root.top", constant: 20))

  /// Two plain views in a stack view, of which nothing says how they share it.
  private static let shares = Fixture.screen(
    Fixture.view(
      "stack", (0, 0, 375, 300), name: "stackView", attributes: "axis=\"vertical\"",
      """
      <subviews>
      \(Fixture.view("one", (0, 0, 375, 100)))
      \(Fixture.view("two", (0, 100, 375, 200)))
      </subviews>
      """),
    constraints: Fixture.constraint("stack.leading", "root.leading")
      + Fixture.constraint("stack.trailing", "root.trailing")
      + Fixture.constraint("stack.top", "root.top")
      + Fixture.constraint("stack.bottom", "root.bottom", constant: -367))

  /// A plain view of which only the middle is constrained.
  private static let open = Fixture.screen(
    Fixture.view("box", (137.5, 300, 100, 67)),
    constraints: Fixture.constraint("box.centerX", "root.centerX")
      + Fixture.constraint("box.top", "root.top", constant: 300))

  static let rows = [
    Row(
      testDescription: "a label keeps what is stored", text: label,
      expected: ["label": (20, 20, 131, 27)]),
    Row(
      testDescription: "and is measured on another device, on lines as high as the stored one",
      text: label, device: .iPhone15, expected: ["label": (20, 20, 41.67, 27)]),
    Row(
      testDescription: "plain views in a stack view", text: shares,
      expected: ["one": (0, 0, 375, 100), "two": (0, 100, 375, 200)]),
    Row(
      testDescription: "and on another device", text: shares, device: .iPhone8.landscape,
      expected: ["stack": (0, 0, 667, 8)]),
    Row(
      testDescription: "a plain view without a size does not collapse", text: open,
      device: .iPhone15, expected: ["box": (146.33, 300, 100, 67)]),
  ]

  /// What is measured keeps the lengths that nothing gives where pictures are drawn; findings do not.
  @Test(arguments: [(true, 100.0), (false, 0)])
  func measuredLengths(_ keepsLengths: Bool, _ height: Double) throws {
    let frames = try Fixture.frames(
      Self.shares, intrinsic: .text, keepsLengths: keepsLengths)
    let one = try #require(frames["one"])
    #expect(Double(one.height) == height, "\(one)")
  }

  /// A plain view around others in a stack view is at least 50 pt long on the canvas where constraints do
  /// not say otherwise, and the hugging of what is inside does not; on a device it is as long as that.
  @Test(arguments: [
    ("", IntrinsicSource.text, nil, 50.0), ("", .stored, nil, 50), ("", .canvas, nil, 50),
    ("", .text, Device.iPhone8, 20.5), ("more", .text, nil, 61), ("height", .text, nil, 30),
    ("hugging", .text, nil, 61), ("resistance", .text, nil, 20.5),
  ])
  func roomForArrangedViews(
    _ what: String, _ intrinsic: IntrinsicSource, _ device: Device?, _ height: Double
  ) throws {
    let lines = ["more", "hugging"].contains(what) ? "A&#10;B&#10;C" : "A"
    let label = Fixture.view(
      "label", (0, 0, 120, height), name: "label",
      attributes: "text=\"\(lines)\" numberOfLines=\"0\" verticalHuggingPriority=\"251\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let sides = ["top", "bottom", "leading", "trailing"].map {
      Fixture.constraint("label.\($0)", "box.\($0)")
    }.joined()
    let own = what == "height" ? Fixture.constraint("height", constant: 30) : ""
    let box = Fixture.view(
      "box", (0, 0, 120, height),
      attributes: [
        "hugging": "verticalHuggingPriority=\"1000\"",
        "resistance": "verticalCompressionResistancePriority=\"200\"",
      ][what] ?? "",
      "<subviews>\(label)</subviews><constraints>\(sides)\(own)</constraints>")
    let stack = Fixture.view(
      "stack", (10, 20, 120, height), name: "stackView", attributes: "axis=\"vertical\"",
      "<subviews>\(box)</subviews>")
    let frames = try Fixture.frames(
      Fixture.screen(
        stack,
        constraints: Fixture.constraint("stack.leading", "root.leading", constant: 10)
          + Fixture.constraint("stack.top", "root.top", constant: 20)
          + Fixture.constraint("stack.trailing", "root.leading", constant: 130)),
      intrinsic: intrinsic, device: device, keepsLengths: intrinsic == .text)
    #expect(Double(try #require(frames["box"]).height) == height)
  }

  /// Labels of Apple's template of launch screens keep an odd width on canvases of one pixel a point.
  @Test(arguments: [
    ("Koa-jz-hwk", "6214", 480, 441.0), ("ZEH-qu-HZ9", "14113", 480, 441),
    ("Koa-jz-hwk", "14490", 480, 440), ("Koa-jz-hwk", "6214", 375, 335),
    ("another", "6214", 480, 440),
  ])
  func launchScreensByRule(_ id: String, _ tools: String, _ side: Int, _ width: Double) throws {
    for middle in [("centerX", "label.centerX"), ("label.centerX", "root.centerX")] {
      let center = Fixture.constraint(middle.0, middle.1)
        .replacing(/id="c\d+"/, with: "id=\"\(id)\"")
      let root = Fixture.view(
        "root", (0, 0, Double(side), 480),
        "<subviews>\(Fixture.view("label", (20, 20, 30, 21), name: "label"))</subviews>"
          + "<constraints>\(Fixture.constraint("label.leading", "root.leading", constant: 20))"
          + "\(Fixture.constraint("label.top", "root.top", constant: 20))\(center)</constraints>")
      let document = try Fixture.document(Fixture.xib(root, device: "", tools: tools))
      var options = BuildOptions()
      options.environment = .rule
      let rows = try document.frames(of: document.scenes[0], options, measuring: TextShaper()).rows
      let label = try #require(rows.first { $0.view.id == "label" })
      #expect(Double(label.frame.width) == width)
      // The canvas of another device does not.
      options.device = .iPhone8
      let other = try document.frames(of: document.scenes[0], options, measuring: TextShaper()).rows
      #expect(try #require(other.first { $0.view.id == "label" }).frame.width == CGFloat(side - 40))
    }
  }

  /// By rule the text size of a canvas follows from the Xcode that wrote the file alone.
  @Test(arguments: [("17701", 20.5), ("18122", 17), ("20037", 17), ("21507", 20.5)])
  func textSizeByRule(_ tools: String, _ height: Double) throws {
    let label = Fixture.view(
      "a", (0, 0, 50, 41), name: "label", attributes: "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let document = try Fixture.document(
      Fixture.screen(
        label,
        constraints: Fixture.constraint("a.leading", "root.leading")
          + Fixture.constraint("a.top", "root.top"), tools: tools))
    var options = BuildOptions()
    options.environment = .rule
    let rows = try document.frames(
      of: #require(document.scenes.first), options, measuring: TextShaper()
    ).rows
    #expect(rows.first { $0.view.id == "a" }.map { Double($0.frame.height) } == height)
  }

  struct Stated: Sendable {
    var overrides: String
    var environment: EnvironmentSource
    var height: Double
  }

  static let stated = [
    Stated(
      overrides: "isEnabled=\"YES\" dynamicTypePreference=\"1\"", environment: .rule, height: 18),
    Stated(
      overrides: "isEnabled=\"YES\" dynamicTypePreference=\"1\"", environment: .inferred, height: 18
    ),
    Stated(
      overrides: "isEnabled=\"YES\" dynamicTypePreference=\"3\"", environment: .inferred,
      height: 20.5),
    Stated(overrides: "dynamicTypePreference=\"1\"", environment: .rule, height: 20.5),
    Stated(
      overrides: "isEnabled=\"YES\" dynamicTypePreference=\"12\"", environment: .rule, height: 20.5),
    Stated(overrides: "isEnabled=\"YES\"", environment: .rule, height: 20.5),
  ]

  /// Somebody may have chosen a text size for the document, which goes before what heights tell.
  @Test(arguments: stated) func statedTextSize(_ row: Stated) throws {
    let text = Self.labels([17, 17]).replacing(
      "<scenes>", with: "<accessibilityOverrides \(row.overrides)/><scenes>")
    #expect(text.contains("accessibilityOverrides"))
    var options = BuildOptions()
    options.intrinsic = .text
    options.environment = row.environment
    let document = try Fixture.document(text)
    let rows = try document.frames(
      of: #require(document.scenes.first), options, measuring: TextShaper()
    ).rows
    #expect(rows.first { $0.view.id == "l0" }.map { Double($0.frame.height) } == row.height)
  }

  /// By how much a label of 46 letters is wider than in a document of today's Xcode, to the pixels around it:
  /// up to Xcode 11 by 1.5 thousandths of an em for each letter at 17 pt, by 3 at 18 pt, and where the first of
  /// two cuts ended by more, or by less.
  @Test(arguments: [
    ("16097", 17, 1.173), ("17132", 17, 0), ("16097", 16, 0), ("16097", 18, 2.484),
    ("17132", 18, 0), ("14490", 20, 11.04), ("16097", 20, -4.14), ("17132", 20, 0),
    ("16097", 24, 0),
  ])
  func oldLetters(_ tools: String, _ size: Int, _ wider: Double) throws {
    func width(_ tools: String) throws -> Double {
      let label = Fixture.view(
        "a", (0, 0, 50, 21), name: "label",
        attributes:
          "text=\"\(String(repeating: "Quiet morning lights in ", count: 2).dropLast(2))\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
      let constraints =
        Fixture.constraint("a.leading", "root.leading") + Fixture.constraint("a.top", "root.top")
      let frames = try Fixture.frames(
        Fixture.screen(label, constraints: constraints, size: (700, 667), tools: tools),
        intrinsic: .text)
      return Double(try #require(frames["a"]).width)
    }
    let difference = try width(tools) - width("21507")
    #expect(wider == 0 ? difference == 0 : abs(difference - wider) <= 0.5, "\(difference)")
  }

  /// A label without a text in a stack view, and one outside of it.
  @Test(arguments: [
    ("", "", nil, 50.0), ("text=\"\"", "", nil, 50), ("text=\"Label\"", "", nil, 20.5),
    ("", "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"7\"", nil, 7),
    ("", "", Device.iPhone8, 0),
  ])
  func emptyLabels(_ text: String, _ more: String, _ device: Device?, _ height: Double) throws {
    let label = Fixture.view("a", (0, 0, 10, 10), name: "label", attributes: "\(text) \(more)")
    let frames = try Fixture.frames(
      Fixture.screen(
        Fixture.view(
          "stack", (0, 0, 100, 100), name: "stackView", attributes: "axis=\"vertical\"",
          "<subviews>\(label)</subviews>")
          + label.replacing("id=\"a\"", with: "id=\"b\""),
        constraints: Fixture.constraint("stack.leading", "root.leading")
          + Fixture.constraint("stack.top", "root.top")
          + Fixture.constraint("b.leading", "root.leading")
          + Fixture.constraint("b.top", "root.top")),
      intrinsic: .text, device: device, keepsLengths: true)
    #expect(frames["a"].map { Double($0.height) } == height)
    let outside = text.contains("Label") || !more.isEmpty ? height : 0
    #expect(frames["b"].map { Double($0.height) } == outside)
  }

  @Test(arguments: rows) func frames(_ row: Row) throws {
    let frames = try Fixture.frames(row.text, intrinsic: .canvas, device: row.device)
    for (id, (x, y, width, height)) in row.expected {
      let frame = try #require(frames[id])
      let wanted = CGRect(x: x, y: y, width: width, height: height)
      #expect(Parity.distance(frame, wanted) < 0.35, "\(id): \(frame), not \(wanted)")
    }
  }

  struct ButtonSize: CustomTestStringConvertible {
    var testDescription: String
    var attributes = ""
    var inside: String
    var size: (width: Double, height: Double)
  }

  /// Sizes of buttons with room around their titles.
  static let buttons = [
    ButtonSize(
      testDescription: "room on all sides",
      inside: """
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <inset key="contentEdgeInsets" minX="10" minY="7" maxX="10" maxY="7"/>
        <state key="normal" title="Options"/>
        """, size: (80, 35)),
    ButtonSize(
      testDescription: "room at the sides only", attributes: "buttonType=\"system\"",
      inside: """
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <inset key="contentEdgeInsets" minX="8" minY="0.0" maxX="8" maxY="0.0"/>
        <state key="normal" title="Button"/>
        """, size: (59, 17)),
    ButtonSize(
      testDescription: "room of zero is the usual one", attributes: "buttonType=\"system\"",
      inside: """
        <inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
        <state key="normal" title="Button"/>
        """, size: (46, 30)),
    ButtonSize(
      testDescription: "insets of a configuration",
      inside: """
        <buttonConfiguration key="configuration" style="plain" title="Button">
        <directionalEdgeInsets key="contentInsets" top="0.0" leading="4" bottom="0.0" trailing="4"/>
        </buttonConfiguration>
        """, size: (59, 20.5)),
  ]

  @Test(arguments: buttons) func buttonSizes(_ row: ButtonSize) throws {
    let text = Fixture.screen(
      Fixture.view(
        "button", (0, 0, 0, 0), name: "button", attributes: row.attributes, row.inside),
      constraints: Fixture.constraint("button.leading", "root.leading")
        + Fixture.constraint("button.top", "root.top"))
    let frame = try #require(try Fixture.frames(text, intrinsic: .text)["button"])
    #expect(abs(Double(frame.width) - row.size.width) <= 1.01, "\(frame)")
    #expect(abs(Double(frame.height) - row.size.height) < 0.01, "\(frame)")
  }

  /// A column of labels in the body's style, as high as in a text size.
  private static func labels(_ heights: [Double]) -> String {
    Fixture.screen(
      heights.enumerated().map { index, height in
        Fixture.view(
          "l\(index)", (20, 20 + 40 * Double(index), 60, height), name: "label",
          attributes: "text=\"Label\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
      }.joined(),
      constraints: heights.indices.map { index in
        Fixture.constraint("l\(index).leading", "root.leading", constant: 20)
          + Fixture.constraint("l\(index).top", "root.top", constant: 20 + 40 * Double(index))
      }.joined())
  }

  struct Heights: Sendable {
    var stored: [Double]
    var solved: Double
  }

  static let heights = [
    Heights(stored: [20.5, 20.5], solved: 20.5), Heights(stored: [17, 17], solved: 17),
    Heights(stored: [17, 17, 20.5], solved: 20.5), Heights(stored: [17], solved: 20.5),
    Heights(stored: [33.5, 33.5, 33.5], solved: 33.5), Heights(stored: [30.25, 5], solved: 20.5),
  ]

  @Test(arguments: heights) func textSizeIsThatOfMost(_ row: Heights) throws {
    let frames = try Fixture.frames(Self.labels(row.stored), intrinsic: .text)
    #expect(frames["l0"].map { Double($0.height) } == row.solved)
  }

  @Test func framesOfXcode8() throws {
    let cell = """
      <view id="around"><frame key="frameInset" width="300" height="200"/>
      <subviews>
      <view id="near"><frame key="frameInset" minX="15" width="100" height="20"/></view>
      <view id="far"><frame key="frameInset" maxX="10" minY="5" maxY="25" width="100"/></view>
      </subviews></view>
      """
    let frames = try Fixture.frames(Fixture.screen(cell))
    #expect(frames["around"] == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(frames["near"] == CGRect(x: 15, y: 0, width: 100, height: 20))
    #expect(frames["far"] == CGRect(x: 190, y: 5, width: 100, height: 170))
  }

  @Test func viewsWithoutAFrame() throws {
    let text = Fixture.screen(
      """
      <toolbar id="bar" translatesAutoresizingMaskIntoConstraints="NO"><items/></toolbar>
      <navigationBar id="top" translatesAutoresizingMaskIntoConstraints="NO"><items/></navigationBar>
      <sceneKitView id="scene" translatesAutoresizingMaskIntoConstraints="NO"/>
      """,
      constraints: ["bar", "top", "scene"].map { id in
        Fixture.constraint("\(id).leading", "root.leading")
          + Fixture.constraint("\(id).trailing", "root.trailing")
      }.joined() + Fixture.constraint("bar.bottom", "root.bottom")
        + Fixture.constraint("top.top", "root.top")
        + Fixture.constraint("scene.top", "top.bottom")
        + Fixture.constraint("scene.bottom", "bar.top"))
    let document = try Fixture.document(text)
    #expect(document.notes.isEmpty)
    let frames = try Fixture.frames(text)
    #expect(frames["top"] == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(frames["bar"]?.maxY == 667 && frames["bar"]?.width == 375)
    #expect(frames["scene"]?.minY == 44 && frames["scene"]?.width == 375)
  }

  /// A bar that belongs to its controller is no view of a scene.
  @Test func barsOfControllers() throws {
    let text = Fixture.storyboard(
      """
      <scene sceneID="scene"><objects>
      <navigationController id="controller" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/>
      </navigationController></objects></scene>
      """)
    #expect(try Fixture.document(text).drawnRoots.isEmpty)
  }
}
