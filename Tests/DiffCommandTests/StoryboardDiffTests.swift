import Foundation
import TestPrograms
import Testing

/// A storyboard and what somebody, or Xcode, made of it.
struct SceneEdit: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var edits: [(old: String, new: String)]
  var status: Int32
  var messages: [String]

  init(_ name: String, _ edits: [(String, String)], _ status: Int32, _ messages: String...) {
    testDescription = name
    self.edits = edits.map { (old: $0.0, new: $0.1) }
    (self.status, self.messages) = (status, messages)
  }
}

private let unchanged = "2 layouts: nothing changed\n"

@Test(
  "What changed in a storyboard", .blocks,
  arguments: [
    SceneEdit("the same file", [], 0, unchanged),
    SceneEdit(
      "a constant", [(#"constant="16" id="k1""#, #"constant="24" id="k1""#)], 1,
      "2 layouts: 1 changed\n\nnew/Main.storyboard: Login\n  Login on iPhone 8: 1 constraint changed",
      "Δ titleLabel.leading = safeArea.leading + 16 → + 24   Main.storyboard:26",
      "titleLabel, note, Sign in moved 8 pt right"),
    SceneEdit(
      "a constant, and stored frames that Xcode has not updated",
      [
        (#"constant="20" id="k2""#, #"constant="32" id="k2""#),
        (#"x="16" y="68.5""#, #"x="16" y="300""#),
      ], 1, "titleLabel, note, Sign in moved 12 pt down", "1 constraint changed, 3 views moved"),
    SceneEdit(
      "Xcode's own notes: its module's target, a place on the canvas of an object, a frame of before",
      [
        (#"customClass="Login""#, #"customClass="Login" customModuleProvider="target""#),
        (
          #"<rect key="frame" x="16" y="68.5" width="37" height="20.5"/>"#,
          #"<frame key="frameInset" minX="16" minY="68.5" width="37" height="20.5"/>"#
        ),
        (#"</subviews>"#, #"</subviews><point key="canvasLocation" x="4" y="5"/>"#),
      ], 0, unchanged),
    SceneEdit(
      "a view that was made anew and is connected as before",
      [
        (#"id="n1">"#, #"id="n9">"#), (#"firstItem="n1""#, #"firstItem="n9""#),
        (#"secondItem="n1""#, #"secondItem="n9""#), (#"destination="n1""#, #"destination="n9""#),
      ], 0, unchanged),
    SceneEdit(
      "a row above others, which moves them",
      [
        (
          "<prototypes>",
          #"<prototypes><tableViewCell id="e0">"#
            + #"<rect key="frame" x="0.0" y="28" width="375" height="44"/></tableViewCell>"#
        ),
        (
          #"<tableViewCell id="e1"><rect key="frame" x="0.0" y="28""#,
          #"<tableViewCell id="e1"><rect key="frame" x="0.0" y="72""#
        ),
      ], 1, "Login on iPhone 8: 1 view added, no frame moved\n"),
    SceneEdit(
      "the place of a view with a fixed frame, told once",
      [
        (
          #"<view id="l1"><rect key="frame" x="0" y="200""#,
          #"<view id="l1"><rect key="frame" x="0" y="210""#
        )
      ], 1,
      """
      Login on iPhone 8: 1 view moved
          Δ frame or autoresizing mask of view2   Main.storyboard:17
              view2 moved 10 pt down
              (no other frame changed)

      """),
    SceneEdit(
      "a constraint that is gone", [(constraintLine("k3"), "")], 1, "1 constraint removed",
      "− note.leading = titleLabel.leading"),
    SceneEdit(
      "another view at the end of a constraint",
      [
        (
          #"secondItem="t1" secondAttribute="leading""#,
          #"secondItem="g1" secondAttribute="leading""#
        )
      ],
      1, "note.leading = titleLabel.leading → safeArea.leading", "note, Sign in moved 16 pt left"),
    SceneEdit(
      "an outlet with another name", [(#"property="titleLabel""#, #"property="headline""#)], 1,
      "Login on iPhone 8: 1 view renamed, no frame moved\n    renamed: titleLabel → headline\n"),
    SceneEdit(
      "another text of a view that is called by it", [(#"text="Sign in""#, #"text="Log in""#)], 1,
      "Login on iPhone 8: 1 text changed, 1 view resized\n    Δ text of Log in “Sign in” → “Log in”"
    ),
    SceneEdit(
      "a view before others of its kind",
      [("<subviews>", "<subviews>" + plainView("x1"))], 1,
      "Login on iPhone 8: 1 view added, no frame moved\n    + view2   Main.storyboard:10: nothing"),
    SceneEdit(
      "a view in place of another one", [(#"id="l1""#, #"id="l2""#)], 1,
      "1 view added, 1 view removed"),
    SceneEdit(
      "only what Xcode writes anew",
      [
        (#"toolsVersion="21507""#, #"toolsVersion="23504""#),
        (#" version="21505""#, #" version="23506""#),
        (#"id="k1"/>"#, #"id="Zz1-aB-cDe"/>"#), (constraintLine("k2"), ""),
        ("</constraints>", constraintLine("k2") + "</constraints>"),
        (#"id="o1""#, #"id="o7""#), (#"text="Note""#, #"opaque="NO" text="Note""#),
        (#"x="16" y="97""#, #"x="16" y="300""#),
        (#"y="0.0" width="375" height="43.5""#, #"y="0.0" width="375" height="43""#),
        (#"y="28" width="375" height="44""#, #"y="50" width="375" height="43.5""#),
        ("\n<", "\n    <"),
        (#"x="120" y="40""#, #"x="-120" y="400""#),
      ], 0, unchanged),
    SceneEdit(
      "another device",
      [
        (#"id="retina4_7""#, #"id="retina6_12""#),
        (#"width="375" height="667""#, #"width="393" height="852""#),
      ], 0, unchanged),
    SceneEdit(
      "a scene that came", [("</scenes>", emptyScene("s3", controller: "c3") + "</scenes>")], 1,
      "3 layouts: 1 added\n  + new/Main.storyboard: UIViewController\n"),
    SceneEdit(
      "a scene without views that came",
      [("</scenes>", navigation + "</scenes>")], 1,
      "3 layouts: 1 added\n  + new/Main.storyboard: UINavigationController\n"),
    SceneEdit(
      "a scene and a controller of other ids",
      [(#"sceneID="s2""#, #"sceneID="s9""#), (#"id="c2""#, #"id="c9""#)], 0, unchanged),
    SceneEdit(
      "another class of a controller", [(#"customClass="Login""#, #"customClass="SignIn""#)], 1,
      "2 layouts: 1 changed", "SignIn (before: Login) on iPhone 8: no frame moved"),
    SceneEdit(
      "an outlet that is gone",
      [(#"<outlet property="note" destination="n1" id="o2"/>"#, "")], 1,
      "− outlet note of view controller “Login” → label “Note”\n"),
    SceneEdit(
      "an outlet with an attribute that no sentence tells",
      [(#"destination="n1" id="o2""#, #"destination="n1" appends="YES" id="o2""#)], 0,
      "2 layouts: nothing changed"),
    SceneEdit(
      "outlets that lead to each other's label",
      [
        (#"property="titleLabel" destination="t1""#, #"property="titleLabel" destination="n1""#),
        (#"property="note" destination="n1""#, #"property="note" destination="t1""#),
      ], 1, "in the document: 4 changes beside the layout\n",
      "+ outlet note of view controller “Login” → label “Welcome”   Main.storyboard:36\n"),
    SceneEdit(
      "a property that no frame depends on",
      [(#"<label text="Note""#, #"<label contentMode="center" text="Note""#)], 1,
      "2 layouts: 1 changed\n", "Login on iPhone 8: the same layout\n",
      "    Δ contentMode of label “note”: none → center   Main.storyboard:13\n"),
    SceneEdit(
      "a segue and an action",
      [
        (
          "<connections>",
          #"<connections><segue destination="c2" kind="show" identifier="help" id="s9"/>"#
            + #"<action selector="go:" destination="c1" eventType="touchUpInside" id="a9"/>"#
        )
      ],
      1, "in the document: 2 changes beside the layout",
      "+ segue show of view controller “Login” (“help”) → view controller “Help”",
      "+ action go: of view controller “Login” (touchUpInside) → view controller “Login”"),
    SceneEdit(
      "touches that a label takes, and one does not any more",
      [(#"<label text="Note""#, #"<label userInteractionEnabled="NO" text="Note""#)], 1,
      "    Δ userInteractionEnabled of label “note”: none → NO   Main.storyboard:13\n"),
    SceneEdit(
      "the height of a table's rows, how its content is clipped, and a cell's content is shown",
      [
        (#"<tableView id="w1">"#, #"<tableView clipsSubviews="YES" rowHeight="60" id="w1">"#),
        (#"key="contentView" id="e2""#, #"key="contentView" contentMode="center" id="e2""#),
      ], 1, "clipsSubviews of table view w1: none → YES",
      "rowHeight of table view w1: none → 60",
      "contentMode of table view cell content view e2: none → center"),
    SceneEdit(
      "the module of a class, and the edges below bars",
      [
        (#"customClass="Login""#, #"customClass="Login" customModule="Kit""#),
        ("<connections>", #"<extendedEdge key="edgesForExtendedLayout"/><connections>"#),
      ], 1, "customModule of view controller “Login”: none → Kit",
      "edgesForExtendedLayout of view controller “Login”: none → no edge"),
    SceneEdit(
      "what holds for the whole document",
      [
        (#"useAutolayout="YES""#, ""), (#"targetRuntime="iOS.CocoaTouch""#, ""),
        (
          "</document>",
          #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/></document>"#
        ),
      ], 1, "useAutolayout of the document: YES → NO",
      "targetRuntime of the document: iOS.CocoaTouch → none",
      "tintColor of the document: none → #FF0000"),
    SceneEdit(
      "a constraint that holds on the canvas only",
      [(#"id="k6"/>"#, #"placeholder="YES" id="k6"/>"#)], 1,
      "placeholder of constraint k6: none → YES"),
    SceneEdit(
      "a segue of another scene that shows an unedited one in a popover",
      [
        (
          "</viewController></objects></scene>",
          #"<connections><segue destination="c1" kind="popoverPresentation" id="s9"/>"#
            + "</connections></viewController></objects></scene>"
        )
      ],
      1, "Login on iPhone 8: 3 views moved", "moved 20 pt up"),
    SceneEdit(
      "a bar button",
      [
        (
          "<connections>",
          #"<navigationItem key="navigationItem" id="i9">"#
            + #"<barButtonItem key="rightBarButtonItem" systemItem="done" id="i8"/>"#
            + "</navigationItem><connections>"
        )
      ],
      1, "+ bar button item “done”"),
    SceneEdit(
      "what is in a scene that came is no news",
      [
        (
          "</scenes>",
          emptyScene("s3", controller: "c3").replacing(
            "</viewController>",
            with: "<connections><segue destination=\"c1\" kind=\"show\" id=\"s8\"/></connections>"
              + "<navigationItem key=\"navigationItem\" id=\"i7\"/></viewController>") + "</scenes>"
        )
      ], 1, "3 layouts: 1 added\n  + new/Main.storyboard: UIViewController\n"),
    SceneEdit(
      "another initial controller",
      [(#"initialViewController="c1""#, #"initialViewController="c2""#)], 1,
      "Δ initial view controller: view controller “Login” → view controller “Help”"),
    SceneEdit(
      "a reference to nothing",
      [
        (
          #"firstItem="n1" firstAttribute="top" secondItem="t1""#,
          #"firstItem="n1" firstAttribute="top" secondItem="zz""#
        )
      ],
      1, "− note.top = titleLabel.bottom + 8",
      "+ error: the secondItem of this constraint is zz, and no object has that id"),
    SceneEdit(
      "a broken file", [("</objects><point", "</object><point")], 64,
      "new/Main.storyboard:38: error: this is not well-formed XML (column 18): </object> closes"),
    SceneEdit(
      "a number that is none", [(#"constant="16""#, #"constant="many""#)], 64,
      "new/Main.storyboard:26: error: constant is 'many', which is not a usable number"),
  ])
func storyboardEdits(_ row: SceneEdit) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    var text = mainStoryboard
    for edit in row.edits {
      #expect(text.contains(edit.old), "\(edit.old)")
      text = text.replacing(edit.old, with: edit.new)
    }
    try tool.write(mainStoryboard, to: "old/Main.storyboard")
    try tool.write(text, to: "new/Main.storyboard")
    let outcome = try tool.redline(["diff", "old/Main.storyboard", "new/Main.storyboard"])
    #expect(outcome.status == row.status, "\(outcome)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
  }
}

@Test(
  "Scenes that went are told, and --scene and --device choose", .blocks,
  arguments: [
    DiffCase("old new", 1, "2 layouts: 1 removed\n  − Main.storyboard: Help\n"),
    DiffCase("old new --scene Log*", 0, "1 layout: nothing changed\n"),
    DiffCase("old new --scene Nobody", 64, "no scene is named Nobody"),
    DiffCase("old moved --device iphone-15", 1, "Login on iPhone 15: 1 constraint changed"),
    DiffCase("old moved --device nokia", 64, "no device is named 'nokia'"),
    DiffCase("old moved --format json", 1, #""scene" : "Login""#, #""change" : "changed""#),
    DiffCase("old moved --format markdown", 1, "#### `Main.storyboard: Login`", "+ 16 → + 24"),
    DiffCase(
      "old linked", 1, "in the document: 12 changes", "… and 2 more changes; --all lists them"),
    DiffCase("old linked --all", 1, "+ action tap11: of view controller “Login”"),
    DiffCase("old linked --format json", 1, #""objects" : ["#),
    DiffCase("old moved --format svg", 1, "<svg xmlns", "id=\"redline-old-layout\""),
    DiffCase("old moved --format html", 1, "Content-Security-Policy", "titleLabel.leading"),
    DiffCase(
      "old/Badge.xib new/Badge.xib", 1, "Badge on 120 × 60: 1 constraint changed",
      "Δ New.top = Badge.top + 8 → + 12   Badge.xib:13", "New moved 4 pt down"),
    DiffCase("square wide", 0, unchanged),
    DiffCase("mac/mac.xib mac/mac.xib", 64, "mac/mac.xib:1: error: documents of the kind"),
    DiffCase("old/empty.xib old/Badge.xib", 64, "old/empty.xib:1: error:", "the file is empty"),
    DiffCase("mac macs", 0, "0 layouts: nothing changed, 1 file without a layout left out"),
    DiffCase(
      "explain old/Main.storyboard --item note --edge top", 0, "note.top = ",
      "note.top = titleLabel.bottom + 8"),
    // As it is drawn: as wide as the file has it.
    DiffCase(
      "explain old/Main.storyboard --item titleLabel --edge width", 0, "titleLabel.width = 75"),
    DiffCase(
      "explain open/Main.storyboard --item box --edge height", 0,
      "stored height of box, which nothing gives it", "box is ambiguous: "),
    DiffCase("explain old/Main.storyboard --item n1 --edge top", 0, "note.top = "),
    DiffCase("explain old/Main.storyboard --item nobody", 64, "no scene has a view 'nobody'"),
    DiffCase("explain old/Main.storyboard --scene No --item note", 64, "has no views in scenes"),
    DiffCase("textconv old/Badge.xib", 0, "  New.top = Badge.top + 8   "),
    DiffCase("textconv mac/mac.xib", 0, "MacOSX.Cocoa"),
  ])
func storyboardCommands(_ row: DiffCase) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let help = emptyScene("s2", controller: "c2", attributes: #" customClass="Help""#)
    let moved = mainStoryboard.replacing(#"constant="16""#, with: #"constant="24""#)
    try tool.write(mainStoryboard, to: "old/Main.storyboard")
    try tool.write(mainStoryboard.replacing(help, with: ""), to: "new/Main.storyboard")
    try tool.write(moved, to: "moved/Main.storyboard")
    let label = #"<label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="b1">"#
    let box = #"<view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="b1">"#
    let frame = #"<rect key="frame" x="16" y="97" width="55" height="20.5"/></"#
    try tool.write(
      mainStoryboard.replacing("\(label)\n\(frame)label>", with: "\(box)\(frame)view>"),
      to: "open/Main.storyboard")
    let actions = (0..<12).map {
      "<action selector=\"tap\($0):\" destination=\"c1\" eventType=\"touchUpInside\" id=\"a\($0)\"/>"
    }
    let linked = mainStoryboard.replacing("<connections>", with: "<connections>" + actions.joined())
    try tool.write(linked, to: "linked/Main.storyboard")
    // Xcode 8 gave documents without a device the screen of a phone in place of the square canvas.
    let device = #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#
    let wide = mainStoryboard.replacing(device, with: "")
    let whole = #"width="375" height="667""#
    try tool.write(wide, to: "wide/Main.storyboard")
    try tool.write(
      wide.replacing(whole, with: #"width="600" height="600""#), to: "square/Main.storyboard")
    let words = row.line.split(separator: " ").map(String.init)
    if row.line.contains(".xib") || row.line.contains("macs") {
      let mac = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>
        """
      try tool.write(badgeXib(top: 8), to: "old/Badge.xib")
      try tool.write(badgeXib(top: 12), to: "new/Badge.xib")
      try tool.write(mac, to: "mac/mac.xib")
      try tool.write(mac + "\n", to: "macs/mac.xib")
      try tool.write("", to: "old/empty.xib")
    }
    let isCommand = ["explain", "textconv"].contains(words[0])
    let outcome = try tool.redline((isCommand ? [] : ["diff"]) + words)
    #expect(outcome.status == row.status, "\(outcome)")
    for message in row.messages {
      #expect((row.status > 1 ? outcome.errors : outcome.output).contains(message), "\(outcome)")
    }
  }
}

@Test("A folder gets a picture of each scene that changed", .blocks)
func scenePictures() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let moved = mainStoryboard.replacing(#"constant="16""#, with: #"constant="24""#)
    try tool.write(mainStoryboard, to: "old/App/Main.storyboard")
    try tool.write(moved, to: "new/App/Main.storyboard")
    let outcome = try tool.redline([
      "diff", "old", "new", "--format", "markdown", "--output", "out/",
    ])
    #expect(outcome.status == 1, "\(outcome)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "out").path)
    #expect(files.sorted() == ["App-Main-login.svg", "changes.md"])
    #expect(try tool.text("out/changes.md").contains("](<App-Main-login.svg>)"))
  }
}

/// A view without constraints.
private func plainView(_ id: String) -> String {
  #"<view id="\#(id)"><rect key="frame" x="0" y="250" width="375" height="1"/></view>"#
}

private let navigation = """
  <scene sceneID="s3"><objects><navigationController id="c3" sceneMemberID="viewController">
  <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>
  </navigationBar></navigationController></objects></scene>

  """
