import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// A view whose stored frame does not follow from what the document says, or does.
private struct StaleRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { name }
  var name: String
  /// The view `v` at 20, 30.
  var view: String
  var isMisplaced: Bool
  var resources = ""
}

private func image(_ attributes: String = "") -> String {
  Fixture.view(
    "v", (20, 30, 50, 40), name: "imageView", attributes: "image=\"photo\" " + attributes)
}

private let listed = "<image name=\"photo\" width=\"30\" height=\"40\"/>"
private let rows = [
  StaleRow(name: "an image of another size", view: image(), isMisplaced: true, resources: listed),
  StaleRow(
    name: "an image of its size",
    view: image(), isMisplaced: false,
    resources: listed.replacing("width=\"30\"", with: "width=\"50\"")),
  StaleRow(name: "an image that the document does not list", view: image(), isMisplaced: false),
  StaleRow(
    name: "a symbol", view: image(), isMisplaced: false,
    resources: listed.replacing("<image", with: "<image catalog=\"system\"")),
  StaleRow(
    name: "a placeholder's size", view: image("placeholderIntrinsicWidth=\"50\""),
    isMisplaced: false, resources: listed),
  StaleRow(
    name: "a label without a text",
    view: Fixture.view("v", (20, 30, 80, 21), name: "label", attributes: "text=\"\""),
    isMisplaced: true),
  StaleRow(
    name: "a label with a text",
    view: Fixture.view("v", (20, 30, 80, 21), name: "label", attributes: "text=\"Name\""),
    isMisplaced: false),
  StaleRow(
    name: "a toolbar that is too high",
    view: Fixture.view("v", (20, 30, 335, 60), name: "toolbar"), isMisplaced: true),
]

/// What `check` tells of, and how severe it is.
@Suite(.blocks) struct FindingTests {
  func findings(_ text: String) throws -> [Diagnostic] {
    try Fixture.document(text).findings(BuildOptions(), measuring: try TextShaper())
      .flatMap(\.findings)
  }

  /// It stands for what the class of the view has, wherever it is laid out.
  @Test("A placeholder's size leaves nothing open on any device", arguments: [nil, Device.iPhone8])
  func placeholders(_ device: Device?) throws {
    var options = BuildOptions()
    options.device = device
    func rules(_ attributes: String) throws -> [Diagnostic.Rule] {
      let view = Fixture.view("v", (20, 30, 90, 40), attributes: attributes)
      let lines = [
        Fixture.constraint("v.leading", "root.leading", constant: 20),
        Fixture.constraint("v.top", "root.top", constant: 30),
      ]
      return try Fixture.document(text(view, lines)).findings(
        options, measuring: try TextShaper()
      ).flatMap(\.findings).map(\.rule)
    }
    let size = "placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"40\""
    #expect(try rules(size).isEmpty)
    #expect(try rules("").contains(.ambiguousSize))
  }

  /// Xcode flags it on its canvas, which shows the length that the document stores, as the picture does.
  @Test("What keeps a stored length in a picture is told as open there, too")
  func openInPictures() throws {
    let views = Fixture.view("a", (20, 30, 90, 100)) + Fixture.view("b", (20, 130, 90, 60))
    let lines = [
      Fixture.constraint("a.leading", "root.leading", constant: 20),
      Fixture.constraint("a.top", "root.top", constant: 30),
      Fixture.constraint("a.width", constant: 90),
      Fixture.constraint("b.leading", "root.leading", constant: 20),
      Fixture.constraint("b.top", "a.bottom"), Fixture.constraint("b.width", constant: 90),
      Fixture.constraint("root.bottom", "b.bottom", constant: 477),
    ]
    let document = try Fixture.document(text(views, lines))
    var options = BuildOptions()
    options.intrinsic = .canvas
    let shaper = try TextShaper()
    let drawn = try #require(document.solvedLayouts(options, measuring: shaper).first?.layout)
    #expect(drawn.items[1].frame.height == 100)
    let told = drawn.diagnostics.filter { $0.kind == .ambiguity }
    #expect(told.map(\.rule) == [.ambiguousSize])
    let checked = try document.findings(BuildOptions(), measuring: shaper).flatMap(\.findings)
    #expect(checked.filter { $0.kind == .ambiguity }.map(\.message) == told.map(\.message))
  }

  func text(_ views: String, _ constraints: [String], resources: String = "") -> String {
    Fixture.screen(views, constraints: constraints.joined()).replacing(
      "</document>", with: "<resources>\(resources)</resources></document>")
  }

  @Test("Contents of another size than the stored one", arguments: rows)
  fileprivate func staleContents(_ row: StaleRow) throws {
    var lines = [
      Fixture.constraint("v.leading", "root.leading", constant: 20),
      Fixture.constraint("v.top", "root.top", constant: 30),
    ]
    if row.view.contains("<toolbar") {
      lines.append(Fixture.constraint("root.trailing", "v.trailing", constant: 20))
    }
    let found = try findings(text(row.view, lines, resources: row.resources))
    #expect(found.contains { $0.rule == .misplacedView } == row.isMisplaced)
  }

  /// A view of 40 pt in a xib, and in it one of 20 pt that begins 16 pt below the safe area.
  private static func box(_ more: String...) -> String {
    let lines = [
      Fixture.constraint("v.top", "area.top", constant: 16),
      Fixture.constraint("v.left", "box.left"),
      Fixture.constraint("v.right", "box.right"), Fixture.constraint("v.height", constant: 20),
    ]
    return """
      <view id="box">\(Fixture.rect((0, 0, 300, 40)))
      <subviews>\(Fixture.view("v", (0, 60, 300, 20)))</subviews>
      <viewLayoutGuide key="safeArea" id="area"/>
      <constraints>\((lines + more).joined())</constraints></view>
      """
  }

  @Test(
    "Conflicts of the canvas alone",
    arguments: [
      (
        "a safe area in a view that is no screen", Fixture.constraint("area.bottom", "v.bottom"),
        Severity.note
      ),
      (
        "a constraint that is removed when the app is built",
        Fixture.constraint("v.height", constant: 30, more: "placeholder=\"YES\""), .note
      ),
      ("two that stay", Fixture.constraint("v.height", constant: 30), .error),
    ])
  func canvasConflicts(_ row: String, _ line: String, _ severity: Severity) throws {
    let found = try findings(Fixture.xib(Self.box("\n" + line), device: "retina5_9"))
    let conflicts = found.filter { $0.kind == .conflict }
    #expect(conflicts.map(\.severity).min() == severity)
  }

  typealias Severity = Diagnostic.Severity

  /// A bar gives a view the size of the view's own constraints.
  @Test func viewsOfBars() throws {
    let button =
      "<navigationItem key=\"navigationItem\" id=\"i\"><barButtonItem key=\"leftBarButtonItem\" id=\"b\">"
      + "<button key=\"customView\" id=\"c\">\(Fixture.rect((0, 0, 34, 34)))<constraints>"
      + "<constraint firstAttribute=\"width\" constant=\"20\" id=\"w\"/></constraints>"
      + "</button></barButtonItem></navigationItem>"
    let found = try findings(Fixture.screen("", controller: button))
    #expect(!found.contains { $0.kind == .conflict })
  }

  /// The guide of the keyboard, which ends a view where there is none at the safe area.
  @Test func keyboardGuide() throws {
    let view = Fixture.view("v", (0, 20, 375, 647))
    let lines = [
      Fixture.constraint("v.leading", "root.leading"), Fixture.constraint("v.top", "safe.top"),
      Fixture.constraint("root.trailing", "v.trailing"),
      Fixture.constraint("keys.top", "v.bottom"),
    ]
    let found = try findings(
      Fixture.screen(
        view, constraints: lines.joined(),
        inside: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"))
    #expect(found.isEmpty)
  }

  /// A screen has no inset at one side alone: the view that says so is out of date.
  @Test func aSafeAreaAtOneSide() throws {
    let label = Fixture.view("v", (10, 30, 349, 21), name: "label", attributes: "text=\"Name\"")
    let found = try findings(
      text(
        label,
        [
          Fixture.constraint("v.leading", "safe.leading", constant: 10),
          Fixture.constraint("safe.trailing", "v.trailing", constant: 10),
          Fixture.constraint("v.top", "root.top", constant: 30),
        ]))
    #expect(found.filter { $0.rule == .misplacedView }.map(\.id) == ["document:v"])
  }

  /// Three views side by side share 100 pt. At one pixel a point their edges are stored as 0, 33, 67
  /// and 100: what lies elsewhere was not updated, even if by less than a point.
  @Test(
    "Frames between whole points",
    arguments: [
      ([0.0, 33, 67, 100], nil), ([0, 34, 67, 100], "33 × 40 at 0, 0"),
      ([0, 33, 66, 100], "34 × 40 at 33, 0"),
    ]) func thirds(_ edges: [Double], _ told: String?) throws
  {
    let names = ["a", "b", "c"]
    let views = names.enumerated().map { index, name in
      Fixture.view(name, (edges[index], 0, edges[index + 1] - edges[index], 40))
    }
    var lines = [
      Fixture.constraint("a.leading", "root.leading"),
      Fixture.constraint("b.leading", "a.trailing"),
      Fixture.constraint("c.leading", "b.trailing"),
      Fixture.constraint("root.trailing", "c.trailing"),
      Fixture.constraint("b.width", "a.width"), Fixture.constraint("c.width", "a.width"),
    ]
    for name in names {
      lines.append(Fixture.constraint("\(name).top", "root.top"))
      lines.append(Fixture.constraint("\(name).height", constant: 40))
    }
    let found = try findings(
      Fixture.xib(
        """
        <view id="root">\(Fixture.rect((0, 0, 100, 40)))<subviews>\(views.joined())</subviews>
        <constraints>\(lines.joined())</constraints></view>
        """, device: "")
    ).filter { $0.rule == .misplacedView }
    #expect(found.isEmpty == (told == nil))
    if let told {
      #expect(found.count == 2 && found[0].message.contains("constraints give \(told);"))
    }
  }

  /// Below an opaque bar a screen has 603 pt. Where views agree with that, and not with the height that
  /// is stored, it is the root that is out of date, and the views are not told; of a height that a
  /// screen may have, it is they.
  @Test(
    "A root of another height",
    arguments: [(597, ["document:root"]), (603, []), (667, ["document:fill", "document:end"])]
  ) func staleRoots(_ height: Int, _ told: [String]) throws {
    let fill = Fixture.view("fill", (0, 0, 375, 603))
    let end = Fixture.view("end", (20, 553, 100, 40))
    let lines = [
      Fixture.constraint("fill.leading", "root.leading"),
      Fixture.constraint("root.trailing", "fill.trailing"),
      Fixture.constraint("fill.top", "root.top"), Fixture.constraint("root.bottom", "fill.bottom"),
      Fixture.constraint("end.leading", "root.leading", constant: 20),
      Fixture.constraint("end.width", constant: 100),
      Fixture.constraint("end.height", constant: 40),
      Fixture.constraint("root.bottom", "end.bottom", constant: 10),
    ]
    let text = Fixture.screen(fill + end, constraints: lines.joined(), size: (375, height))
      .replacing(
        "</scenes>",
        with: """
          <scene sceneID="around"><objects>
          <navigationController id="bars" sceneMemberID="viewController">
          <navigationBar key="navigationBar" translucent="NO" id="bar"/>
          <connections><segue destination="controller" kind="relationship"
          relationship="rootViewController" id="segue"/></connections>
          </navigationController></objects></scene></scenes>
          """)
    #expect(try findings(text).filter { $0.rule == .misplacedView }.map(\.id) == told)
    guard told == ["document:root"] else { return }
    let fixes = try Fixture.document(text).frameFixes(measuring: try TextShaper())
    #expect(fixes.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 603)])
  }

  /// Of two widths one gives way, and Xcode's was another: what lies right of it follows.
  @Test func whatFollowsFromAConflictIsANote() throws {
    let places = [
      ("a", 20.0, 20.0, 90.0), ("b", 118, 20, 50), ("c", 176, 20, 50), ("d", 20, 300, 50),
    ]
    let views = places.map {
      Fixture.view($0.0, ($0.1, $0.2, $0.3, 40), attributes: "misplaced=\"YES\"")
    }
    var lines = places.map { name, x, y, width in
      Fixture.constraint("\(name).height", constant: 40)
        + Fixture.constraint("\(name).top", "root.top", constant: name == "d" ? 200 : y)
        + (name == "a" ? "" : Fixture.constraint("\(name).width", constant: width))
    }
    lines += [
      Fixture.constraint("a.leading", "root.leading", constant: 20),
      Fixture.constraint("d.leading", "root.leading", constant: 20),
      Fixture.constraint("b.leading", "a.trailing", constant: 8),
      Fixture.constraint("c.leading", "b.trailing", constant: 8),
      Fixture.constraint("a.width", constant: 130), Fixture.constraint("a.width", constant: 90),
    ]
    let found = try findings(text(views.joined(), lines))
    #expect(found.filter { $0.rule == .conflict }.count == 1)
    let misplaced = found.filter { $0.rule == .misplacedView }
    #expect(
      misplaced.map { "\($0.id) \($0.severity)" } == [
        "document:a note", "document:b note", "document:c note",
        "document:d warning",
      ])
    #expect(found.first { $0.rule == .conflict }?.followers == ["view2", "view3", "view4"])
  }

  /// Three buttons that divide one length are open by the same, and one constraint closes them.
  @Test func oneFreedomIsOneWarning() throws {
    let names = ["a", "b", "c"]
    let views = names.enumerated().map { index, name in
      Fixture.view(
        name, (20, 20 + Double(index) * 200, 100, 200), name: "label", attributes: "text=\"Name\"")
    }
    var lines = names.map { Fixture.constraint("\($0).leading", "root.leading", constant: 20) }
    lines += [
      Fixture.constraint("a.top", "root.top", constant: 20),
      Fixture.constraint("b.top", "a.bottom"), Fixture.constraint("c.top", "b.bottom"),
      Fixture.constraint("root.bottom", "c.bottom", constant: 47),
    ]
    let found = try findings(text(views.joined(), lines)).filter { $0.kind == .ambiguity }
    #expect(found.count > 1)
    #expect(found.filter { $0.severity == .warning }.count == 1)
    let leader = try #require(found.first { $0.severity == .warning })
    #expect(leader.followers == ["Name#2", "Name#3"])
  }

  /// A table's cell of 30 pt with a label that needs more, by what the table says of its rows.
  @Test(
    "Heights in cells",
    arguments: [
      ("rowHeight=\"-1\" dataMode=\"prototypes\"", "rowHeight=\"30\"", Diagnostic.Severity.note),
      ("rowHeight=\"-1\" dataMode=\"static\"", "rowHeight=\"30\"", .warning),
      ("rowHeight=\"30\" dataMode=\"static\"", "", .warning),
      ("rowHeight=\"30\" dataMode=\"prototypes\"", "", .note),
    ]) func selfSizingCells(_ table: String, _ cell: String, _ severity: Diagnostic.Severity) throws
  {
    let label = Fixture.view(
      "v", (16, 4, 200, 4), name: "label", attributes: "text=\"Name\"")
    let cells = """
      <prototypes><tableViewCell id="cell" \(cell)>\(Fixture.rect((0, 28, 375, 30)))
      <tableViewCellContentView key="contentView" id="content">\(Fixture.rect((0, 0, 375, 30)))
      <subviews>\(label)</subviews><constraints>
      \(Fixture.constraint("v.leading", "content.leading", constant: 16))
      \(Fixture.constraint("v.top", "content.top", constant: 4))
      \(Fixture.constraint("content.bottom", "v.bottom", constant: 22))
      </constraints></tableViewCellContentView></tableViewCell></prototypes>
      """
    let found = try findings(
      text(
        Fixture.view("table", (0, 0, 375, 667), name: "tableView", attributes: table, cells), []))
    #expect(found.filter { $0.rule == .truncatedText }.map(\.severity) == [severity])
  }

  /// A text that lacks room in a cell, whose texts code sets: in a height like that any text is cut.
  @Test(
    "Heights in cells of xibs",
    arguments: [
      ("tableViewCell", 12.0, 200.0, Diagnostic.Severity.note), ("tableViewCell", 12, 30, .note),
      ("collectionViewCell", 12, 200, .warning), ("collectionViewCell", 12, 30, .note),
    ])
  func cellsOfXibs(
    _ name: String, _ height: Double, _ width: Double, _ severity: Diagnostic.Severity
  ) throws {
    let label = Fixture.view(
      "v", (16, 4, width, height), name: "label", attributes: "text=\"A longer name\"",
      "<constraints>\(Fixture.constraint("v.height", more: "constant=\"\(height)\""))"
        + "\(Fixture.constraint("v.width", more: "constant=\"\(width)\""))</constraints>")
    let found = try findings(
      Fixture.xib(
        """
        <\(name) id="cell">\(Fixture.rect((0, 0, 375, 30)))
        <\(name)ContentView key="contentView" id="content">\(Fixture.rect((0, 0, 375, 30)))
        <subviews>\(label)</subviews><constraints>
        \(Fixture.constraint("v.leading", "content.leading", constant: 16))
        \(Fixture.constraint("v.top", "content.top", constant: 4))
        </constraints></\(name)ContentView></\(name)>
        """))
    #expect(found.filter { $0.rule == .truncatedText }.map(\.severity) == [severity])
  }

  /// A measurer whose fonts have ASCII only.
  private struct Typewriter: TextMeasuring {
    func measure(
      _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
    ) -> TextMeasurement {
      TextMeasurement(width: Double(string.count) * 8, lineCount: 1, isTruncated: false)
    }

    func missingCharacters(in string: String, font: Font) -> [Unicode.Scalar] {
      string.unicodeScalars.filter { !$0.isASCII }
    }
  }

  /// That a font is missing where a document is drawn is nothing that is wrong with it.
  @Test func missingGlyphs() throws {
    let label = Fixture.view("v", (16, 20, 80, 21), name: "label", attributes: "text=\"é\"")
    let lines = [
      Fixture.constraint("v.leading", "root.leading", constant: 16),
      Fixture.constraint("v.top", "root.top", constant: 20),
    ]
    let found = try Fixture.document(text(label, lines))
      .findings(BuildOptions(), measuring: Typewriter()).flatMap(\.findings)
    #expect(found.filter { $0.rule == .missingGlyph }.map(\.severity) == [.note])
  }
}
