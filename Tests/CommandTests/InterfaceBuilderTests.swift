import Foundation
import TestPrograms
import Testing

/// A run of `redline` with a storyboard: what it ends with and says.
struct InterfaceCase: CustomTestStringConvertible, Sendable {
  var line: String
  var status: Int32
  var output: String

  init(_ line: String, _ status: Int32, _ output: String) {
    (self.line, self.status, self.output) = (line, status, output)
  }

  var testDescription: String { line }
}

@Test(
  "Storyboards on the command line", .blocks,
  arguments: [
    InterfaceCase(
      "frames Main.storyboard", 0,
      """
      one,root,Login,0,0,375,667,0,0,375,667,fixed
      one,title,UILabel,16,28,343,20.5,16,28,343,20.5,driven
      one,box,UIView,16,100,20,20,16,90,20,20,driven

      """),
    InterfaceCase(
      "frames Main.storyboard --intrinsic text --scene Login", 0,
      "one,title,UILabel,16,28,343,20.5,"),
    InterfaceCase(
      "frames Main.storyboard --device iphone-15 --environment rule", 0,
      "one,root,Login,0,0,393,852,"),
    InterfaceCase("frames Main.storyboard --scene nobody", 64, "no scene is named nobody"),
    InterfaceCase(
      "frames Main.storyboard --orientation landscape", 64, "--orientation is that of the devices"),
    InterfaceCase(
      "frames Main.storyboard --device iphone-15 --device iphone-8", 64, "one --device at a time"),
    InterfaceCase("frames no.storyboard", 64, "no.storyboard cannot be read: No such file"),
    InterfaceCase("frames mac.xib", 64, "mac.xib:1: error: documents of the kind"),
    InterfaceCase("frames empty.xib", 64, "there are no views in empty.xib"),
    InterfaceCase(
      "check Main.storyboard", 1,
      "Main.storyboard:11: warning: Box is misplaced: the file has 20 × 20 at 16, 90"),
    InterfaceCase("check Main.storyboard", 1, "; update the frame [misplaced-view] (in "),
    InterfaceCase("check --severity error Main.storyboard", 0, ""),
    InterfaceCase("check --on phones --severity error Main.storyboard", 0, ""),
    InterfaceCase("check --github Main.storyboard", 1, "::warning file=Main.storyboard,line=11::"),
    InterfaceCase("check --json Main.storyboard", 1, "\"rule\" : \"misplaced-view\","),
    InterfaceCase("check --json --severity error Main.storyboard", 0, "[\n\n]\n"),
    InterfaceCase("check --ignore misplaced-view Main.storyboard", 0, ""),
    InterfaceCase("check --ignore overlap,zero-size Main.storyboard", 1, "is misplaced"),
    InterfaceCase("check mac.xib", 64, "are not supported"),
    InterfaceCase("check --sarif Main.storyboard", 1, "\"ruleId\" : \"misplaced-view\""),
    InterfaceCase("check --sarif Main.storyboard", 1, "\"startLine\" : 11"),
    InterfaceCase("check --sarif Main.storyboard", 1, "\"uri\" : \"file://Main.storyboard\""),
    InterfaceCase("check Ma*.storyboard", 1, "Main.storyboard:11: warning: Box is misplaced"),
    InterfaceCase("check no*.storyboard", 64, "or xibs that 'no*.storyboard' stands for"),
    InterfaceCase("check --sarif --severity error Main.storyboard", 0, "\"results\" : ["),
    InterfaceCase("check --sarif --json Main.storyboard", 64, "are two forms; choose one"),
    InterfaceCase("check --baseline none.json Main.storyboard", 64, "none.json cannot be read"),
    InterfaceCase("parity .", 0, "views   50 %  (1 of 2)"),
    InterfaceCase("parity . --causes", 0, "causes of missed views"),
    InterfaceCase("parity none", 64, "there are no storyboards or xibs in 'none'"),
    InterfaceCase("parity Flow.storyboard", 0, "views   none"),
    InterfaceCase("check controls.storyboard", 64, "x is 'a ::error::b c', which is not"),
    InterfaceCase("parity . --worst 5", 0, "Main.storyboard:11: UIView box: solved (16 100 20 20)"),
    InterfaceCase("render Main.storyboard --output - --theme light --no-overview", 0, "<svg "),
    InterfaceCase(
      "render Main.storyboard --output - --format text --device iphone-15", 0, "iPhone 15"),
    InterfaceCase(
      "render Main.storyboard --output - --no-overview --style screen --axis vertical --width 300",
      0,
      "warning: --width, --axis have no effect with --style screen"),
    InterfaceCase("render Main.storyboard --scene nobody", 64, "no scene is named nobody"),
    InterfaceCase("render Main.storyboard --safe-area 1,2", 64, "is not top,left,bottom,right"),
    InterfaceCase("render Main.storyboard --device nokia", 64, "no device is named 'nokia'"),
    InterfaceCase("render mac.xib --output Out", 64, "are not supported"),
    InterfaceCase("render Main.storyboard --variations", 64, "no scene varies by size class in"),
    InterfaceCase("render a.json --variations", 64, "is of storyboards and xibs, not of a.json"),
    InterfaceCase(
      "render Main.storyboard --variations --device iphone-15", 64, "leave out --device"),
    InterfaceCase(
      "render Main.storyboard --variations --series A", 64, "leave out the other figure"),
  ]) func interfaceCommands(_ row: InterfaceCase) throws
{
  try withTemporaryFolder { folder in
    try write(to: folder)
    let words = row.line.split(separator: " ").map { word in
      word.hasSuffix(".storyboard") || word.hasSuffix(".xib") || word == "."
        ? folder.path + (word == "." ? "" : "/\(word)") : String(word)
    }
    let outcome =
      words[0] == "parity"
      ? try BuiltProgram.parity.run(Array(words.dropFirst())) : try BuiltProgram.redline.run(words)
    let said = (outcome.output + outcome.errors)
      .replacing(folder.path + "/", with: "")
    #expect(outcome.status == row.status, "\(said)")
    #expect(said.contains(row.output) || row.output.isEmpty && said.isEmpty, "\(said)")
  }
}

/// What `.redline.yml` says, and how a check of the misplaced box ends with it.
struct ConfigurationCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var status: Int32
  var output: String
}

@Test(
  "What a project says about its checks", .blocks,
  arguments: [
    ConfigurationCase(testDescription: "nothing", text: "", status: 1, output: "is misplaced"),
    ConfigurationCase(
      testDescription: "a rule that is ignored",
      text: "# Known\nignore: [misplaced-view, nonsense]\n",
      status: 64, output: ":2: no rule is named 'nonsense'"),
    ConfigurationCase(
      testDescription: "rules in a list",
      text: "ignore:\n  - misplaced-view # known\n  - \"zero-size\"\n",
      status: 0, output: ""),
    ConfigurationCase(
      testDescription: "an object", text: "suppress:\r\n- box\r\n", status: 0, output: ""),
    ConfigurationCase(
      testDescription: "an object and its rule", text: "suppress:\n- box: misplaced-view\n",
      status: 0,
      output: ""),
    ConfigurationCase(
      testDescription: "an object and another rule", text: "suppress:\n- box: zero-size\n",
      status: 1,
      output: "is misplaced"),
    ConfigurationCase(
      testDescription: "a file", text: "exclude:\n- Main.*\n", status: 0, output: ""),
    ConfigurationCase(
      testDescription: "another file", text: "exclude: '*/Main.*'\n", status: 1,
      output: "is misplaced"),
    ConfigurationCase(
      testDescription: "folders that may be none", text: "exclude: '**/Main.*'\n", status: 0,
      output: ""),
    ConfigurationCase(
      testDescription: "a name within folders", text: "exclude: 'A/**/Main.*'\n", status: 1,
      output: "is misplaced"),
    ConfigurationCase(
      testDescription: "an object without a name", text: "suppress:\n- ':'\n", status: 64,
      output: ":2: ':' is neither an object's id nor id: rule"),
    ConfigurationCase(
      testDescription: "a rule without a name", text: "suppress:\n- 'box:'\n", status: 64,
      output: "is neither an object's id nor id: rule"),
    ConfigurationCase(
      testDescription: "a severity", text: "severity: error\non: phones\n", status: 0, output: ""),
    ConfigurationCase(
      testDescription: "a value that is none", text: "\non: tablets\n", status: 64,
      output: ":2: 'tablets' is no value of 'on'"),
    ConfigurationCase(
      testDescription: "a key that is none", text: "sevrity: note\n", status: 64,
      output: ":1: no key is named 'sevrity'; did you mean severity?"),
    ConfigurationCase(
      testDescription: "a list of nothing", text: "- box\n", status: 64,
      output: ":1: a list belongs to a key"),
    ConfigurationCase(
      testDescription: "no key", text: "severity\n", status: 64, output: ":1: 'severity' is no key"),
  ])
func configuration(_ row: ConfigurationCase) throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    let config = folder.appending(path: ".redline.yml")
    try Data(row.text.utf8).write(to: config)
    let outcome = try BuiltProgram.redline.run([
      "check", "--config", config.path, folder.appending(path: "Main.storyboard").path,
    ])
    let said = outcome.output + outcome.errors
    #expect(outcome.status == row.status, "\(said)")
    #expect(said.contains(row.output) || row.output.isEmpty && said.isEmpty, "\(said)")
  }
}

@Test("Code hosts find files by their paths in the repository", .blocks)
func placesInRepository() throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    for file in ["Main.storyboard", "./Main.storyboard", folder.path + "/Main.storyboard"] {
      let outcome = try Program(built: "redline", ["check", "--sarif", file], in: folder).run()
      #expect(outcome.output.contains("\"uri\" : \"Main.storyboard\""), "\(outcome)")
    }
  }
}

@Test("Frames of misplaced views are written, once, and nothing else", .blocks)
func fixedFrames() throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    let file = folder.appending(path: "Main.storyboard")
    let before = try String(contentsOf: file, encoding: .utf8)
    var outcome = try BuiltProgram.redline.run(["check", "--fix", file.path])
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("1 frame is updated"))
    let after = try String(contentsOf: file, encoding: .utf8)
    let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter {
      $0 != $1
    }
    #expect(changed.count == 1 && changed.first?.1.contains("y=\"100\"") == true, "\(changed)")
    outcome = try BuiltProgram.redline.run(["check", "--fix", file.path])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == after)
  }
}

@Test("A link to a document stays one, and its file keeps its permissions", .blocks)
func fixedLink() throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    let file = folder.appending(path: "Main.storyboard").path
    let link = folder.appending(path: "Link.storyboard").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let outcome = try BuiltProgram.redline.run(["check", "--fix", link])
    #expect(outcome.status == 0 && outcome.errors.contains("1 frame is updated"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try BuiltProgram.redline.run(["check", file]).status == 0)
  }
}

@Test(
  "What a baseline knows is left out, wherever its lines are; what is new or gone is told", .blocks)
func baselines() throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    let file = folder.appending(path: "Main.storyboard")
    let known = folder.appending(path: "known.json").path
    func check(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
      let outcome = try BuiltProgram.redline.run(["check", file.path] + words)
      return (outcome.status, outcome.output, outcome.errors)
    }
    var found = try check("--write-baseline", known)
    #expect(found.status == 0 && found.output.isEmpty && found.errors.contains("1 known finding"))
    found = try check("--baseline", known)
    #expect(found.status == 0 && found.output.isEmpty)
    #expect(found.errors == "1 known finding is left out\n")
    // Lines above it change nothing; another view that is misplaced is new.
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("<document ", with: "<!-- a -->\n<!-- b -->\n<document ")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try check("--baseline", known).status == 0)
    #expect(try check().output.contains("Main.storyboard:13:"))
    let json = try String(contentsOf: URL(filePath: known), encoding: .utf8)
    try json.replacing("document:", with: "document:other-")
      .write(toFile: known, atomically: true, encoding: .utf8)
    found = try check("--baseline", known)
    #expect(found.status == 1 && found.output.contains("[misplaced-view]"))
    #expect(found.errors.contains("1 more of") && found.errors.contains("was not found"))
    try json.replacing("\"count\" : 1", with: "\"count\" : 9223372036854775807")
      .write(toFile: known, atomically: true, encoding: .utf8)
    #expect(try check("--baseline", known).status == 64)
    try "[]".write(toFile: known, atomically: true, encoding: .utf8)
    found = try check("--baseline", known)
    #expect(found.status == 64 && found.errors.contains("is no baseline of findings"))
  }
}

@Test(
  "Of a folder all files are drawn, each to a name of its own, without those of other platforms",
  .blocks)
func foldersAreDrawn() throws {
  try withTemporaryFolder { folder in
    let files = folder.appending(path: "Files")
    for path in ["One/Base.lproj", "Two/Base.lproj", ".hidden"] {
      let inner = files.appending(path: path)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try write(to: inner)
      for name in ["controls.storyboard", "Flow.storyboard"] {
        try FileManager.default.removeItem(at: inner.appending(path: name))
      }
    }
    let output = folder.appending(path: "Out")
    let drawn = try BuiltProgram.redline.run([
      "render", files.path, "--output", output.path, "--theme", "light",
    ])
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("mac.xib:1: error: documents of the kind"))
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(names == ["One-Base.lproj-Main-login.svg", "Two-Base.lproj-Main-login.svg"])
    let checked = try BuiltProgram.redline.run(["check", files.path])
    #expect(checked.status == 1, "\(checked.errors)")
    #expect(checked.output.split(separator: "\n").count == 2)
    let empty = folder.appending(path: "Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let none = try BuiltProgram.redline.run(["render", empty.path, "--output", output.path])
    #expect(none.status == 64 && none.errors.contains("there are no storyboards or xibs in the"))
  }
}

@Test func scenesAreDrawnWithAnOverview() throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    let output = folder.appending(path: "Out")
    let outcome = try BuiltProgram.redline.run([
      "render", folder.appending(path: "Flow.storyboard").path, "--output", output.path, "--theme",
      "light",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(names == ["Flow-first.svg", "Flow-second.svg", "Flow.svg"])
    let overview = try String(
      contentsOf: output.appending(path: "Flow.svg"), encoding: .utf8)
    #expect(overview.contains("-flow-overview\">Flow</title>"))
  }
}

@Test func variationsAreOneFigure() throws {
  try withTemporaryFolder { folder in
    try write(to: folder)
    let file = folder.appending(path: "Main.storyboard")
    let text = try String(contentsOf: file, encoding: .utf8)
    let varied = text.replacing(
      "constant=\"100\" id=\"k5\"/>",
      with: "constant=\"100\" id=\"k5\"><variation key=\"heightClass=compact\" constant=\"60\"/>"
        + "</constraint>")
    try Data(varied.utf8).write(to: file)
    let output = folder.appending(path: "Out")
    let outcome = try BuiltProgram.redline.run([
      "render", file.path, "--variations", "--output", output.path, "--theme", "light",
      "--text-mode", "live",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    #expect(names == ["Main-login-variations.svg"])
    let figure = try String(contentsOf: output.appending(path: names[0]), encoding: .utf8)
    #expect(figure.contains("iPhone 8 (compact × regular)"))
    #expect(figure.contains("iPhone 15, landscape (compact × compact)"))
    #expect(!figure.contains("iPad"))
  }
}

private func write(to folder: URL) throws {
  let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="c1">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    """
  let main =
    head + """

      <scene sceneID="one"><objects>
      <viewController id="c1" customClass="Login" sceneMemberID="viewController">
      <view key="view" id="root" customClass="Login">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      <label translatesAutoresizingMaskIntoConstraints="NO" text="Hello" id="title">
      <rect key="frame" x="16" y="28" width="343" height="20.5"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" userLabel="Box" id="box">
      <rect key="frame" x="16" y="90" width="20" height="20"/></view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="k1"/>
      <constraint firstAttribute="trailingMargin" secondItem="title" secondAttribute="trailing" id="k2"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="k3"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="title" \
      secondAttribute="leading" id="k4"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="100" id="k5"/>
      <constraint firstItem="box" firstAttribute="width" constant="20" id="k6"/>
      <constraint firstItem="box" firstAttribute="height" constant="20" id="k7"/>
      </constraints>
      </view></viewController></objects></scene>
      </scenes></document>
      """
  let flow =
    head
    + ["First", "Second"].enumerated().map { index, title in
      """
      <scene sceneID="s\(index)"><objects>
      <viewController id="c\(index)" title="\(title)" sceneMemberID="viewController">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="c\(1 - index)" kind="show" id="g\(index)"/></connections>
      </viewController></objects><point key="canvasLocation" x="\(index * 800)" y="0"/></scene>
      """
    }.joined() + "</scenes></document>"
  let mac = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>
    """
  // A line feed and the beginning of a terminal's command in a number.
  let controls = main.replacing("x=\"16\" y=\"28\"", with: "x=\"a&#10;::error::b&#x9B;c\" y=\"28\"")
  // Only one of the storyboards has views that constraints place.
  try Data(controls.utf8).write(to: folder.appending(path: "controls.storyboard"))
  try Data(main.utf8).write(to: folder.appending(path: "Main.storyboard"))
  let empty = mac.replacing(
    /type="[^"]*"/, with: "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"")
  try Data(empty.utf8).write(to: folder.appending(path: "empty.xib"))
  try Data(mac.utf8).write(to: folder.appending(path: "mac.xib"))
  try Data(flow.utf8).write(to: folder.appending(path: "Flow.storyboard"))
}
