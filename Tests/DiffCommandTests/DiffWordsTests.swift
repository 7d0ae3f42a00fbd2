import Foundation
import TestPrograms
import Testing

private let auto = #"translatesAutoresizingMaskIntoConstraints="NO" id="a1""#
private let frame = #"<rect key="frame" x="16" y="79" width="40" height="21"/>"#

private func label(_ attributes: String, _ inside: String = "") -> String {
  #"<label text="Hello" \#(attributes) \#(auto)>\#(frame)\#(inside)</label>"#
}

private func runtime(_ type: String, _ value: String) -> String {
  """
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="kind">\(value)
  </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
  """
}

@Test(
  "What is written though it is usual, and what is told once", .blocks,
  arguments: [
    ViewEdit("what is usual", label(""), label(#"alpha="1" tag="0" numberOfLines="1""#)),
    ViewEdit(
      "another value of another type",
      label("", runtime("number", #"<integer key="value" value="4"/>"#)),
      label("", runtime("string", #"<string key="value">four</string>"#)),
      tells: ["1 change beside the layout"], butNot: ["kind.type"]),
  ])
func usualValues(_ edit: ViewEdit) throws {
  try edit.check { boxXib($0, constraints: corner("a1")) }
}

@Test("A text style on the canvas of Xcode 13 has the usual size, as on every device", .blocks)
func textSizeOfCanvas() throws {
  let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  let plain = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
  let edit = ViewEdit(
    "body, and 15 points", label("", style), label("", plain), tells: ["body 17 pt"],
    butNot: ["14 pt", "not on"])
  try edit.check {
    boxXib($0, constraints: corner("a1")).replacing("22505", with: "19455")
  }
}

@Test("The title of a bar is told once, and what has none says so", .blocks)
func barTitles() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let titled = { (title: String) in
      mainStoryboard.replacing(
        "</view>\n<connections>",
        with: "</view>\n<navigationItem key=\"navigationItem\"\(title) id=\"i9\"/><connections>")
    }
    try tool.write(titled(#" title="Sign in""#), to: "a/Main.storyboard")
    try tool.write(titled(#" title="Log in""#), to: "b/Main.storyboard")
    try tool.write(titled(""), to: "c/Main.storyboard")
    let renamed = try tool.redline(["diff", "a", "b"]).output
    #expect(renamed.contains("barTitle Sign in → Log in"), "\(renamed)")
    #expect(!renamed.contains("title of navigation item"), "\(renamed)")
    let untitled = try tool.redline(["diff", "a", "c"]).output
    #expect(untitled.contains("barTitle Sign in → none"), "\(untitled)")
  }
}

@Test("Scenes of one class are told apart", .blocks)
func twinScenes() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let twin = mainStoryboard.replacing(#"customClass="Help""#, with: #"customClass="Login""#)
    let led = { (id: String) in
      twin.replacing(
        "<connections>",
        with: #"<connections><segue destination="\#(id)" kind="show" id="s9"/>"#)
    }
    try tool.write(led("c1"), to: "old.storyboard")
    try tool.write(led("c2"), to: "new.storyboard")
    // Another id of a label that the outlet of a scene, which has a twin now, leads to.
    let third = emptyScene("s3", controller: "c3", attributes: #" customClass="Login""#)
    let anew = led("c1").replacing(#""n1""#, with: #""n9""#)
    try tool.write(
      anew.replacing("</scenes>", with: third + "</scenes>"), to: "came.storyboard")
    let diff = try tool.redline(["diff", "old.storyboard", "new.storyboard"]).output
    #expect(
      diff.contains("+ segue show of view controller “Login” c1 → view controller “Login” c2"))
    let came = try tool.redline([
      "diff", "old.storyboard", "came.storyboard",
    ]).output
    #expect(!came.contains("outlet"), "\(came)")
    let explain = { (scene: String) in
      try tool.redline(["explain", "new.storyboard", "--scene", scene, "--item", "note"])
    }
    #expect(try explain("Login 2").errors.contains("has no view 'note'"))
    let roots = try tool.redline(["explain", "new.storyboard", "--item", "Login"])
    #expect(roots.errors.contains("choose one with --scene: Login, Login 2"), "\(roots)")
  }
}

@Test("Files that cannot be read say which version they are, and what they are instead", .blocks)
func unreadableVersions() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let commit = {
      try tool.git("add", ".")
      try tool.git("commit", "--quiet", "--message=Layouts")
    }
    try tool.git("init", "--quiet", "--initial-branch=main")
    try tool.write("<document type=", to: "Main.storyboard")
    try commit()
    try tool.write(mainStoryboard, to: "Main.storyboard")
    try commit()
    let outcome = try tool.redline(["diff", "HEAD~1..HEAD"])
    #expect(outcome.status == 64 && outcome.errors.contains("(in the old version)"), "\(outcome)")
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    try tool.write(pointer, to: "Main.storyboard")
    let large = try tool.redline(["diff", "HEAD"])
    #expect(large.errors.contains("Git LFS"), "\(large)")
  }
}

@Test("Revisions of a repository without a work tree are compared", .blocks)
func bareRepository() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.git("init", "--quiet", "--initial-branch=main", "work")
    let work = Tool(folder: folder.appending(path: "work"))
    try work.write(mainStoryboard, to: "Main.storyboard")
    try work.git("add", ".")
    try work.git("commit", "--quiet", "--message=One")
    try work.write(
      mainStoryboard.replacing(#"constant="16""#, with: #"constant="24""#), to: "Main.storyboard")
    try work.git("commit", "--quiet", "--all", "--message=Two")
    try tool.git("clone", "--quiet", "--bare", "work", "bare")
    let bare = Tool(folder: folder.appending(path: "bare"))
    let outcome = try bare.redline(["diff", "HEAD~1..HEAD"])
    #expect(outcome.status == 1 && outcome.output.contains("+ 16 → + 24"), "\(outcome)")
  }
}

@Test("Each name of a scene is one", .blocks)
func unknownScene() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.write(mainStoryboard, to: "old.storyboard")
    try tool.write(mainStoryboard, to: "new.storyboard")
    let outcome = try tool.redline([
      "diff", "old.storyboard", "new.storyboard", "--scene", "Zoo", "--scene", "Login",
    ])
    #expect(outcome.status == 64 && outcome.errors.contains("no scene is named Zoo"), "\(outcome)")
  }
}

@Test("A value for code at a constraint is told beside the layout", .blocks)
func valuesOfConstraints() throws {
  let held = { (value: String) in
    corner("a1").replacing(
      #"id="a1-top"/>"#, with: #"id="a1-top">\#(runtime("string", value))</constraint>"#)
  }
  let edit = ViewEdit(
    "another value", held(#"<string key="value">a</string>"#),
    held(#"<string key="value">b</string>"#),
    tells: ["the same layout", "Δ userDefinedRuntimeAttributes.kind.value of constraint a1-top"])
  try edit.check { boxXib(label(""), constraints: $0) }
}
