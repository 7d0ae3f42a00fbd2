import Foundation
import TestPrograms
import Testing

private func segue(_ attributes: String, _ inside: String = "") -> String {
  #"<segue destination="c2" kind="show" \#(attributes)>\#(inside)</segue>"#
}

/// The storyboard with a segue, a navigation controller and a reference to another storyboard.
private func connected(_ segue: String, _ controllers: String) -> String {
  mainStoryboard.replacing("<connections>", with: "<connections>\(segue)")
    .replacing("</scenes>", with: controllers + "</scenes>")
}

private func controllers(
  _ attributes: String = "", root: String = "c1", reference: String = "Other"
) -> String {
  """
  <scene sceneID="s3"><objects>
  <navigationController id="c3"\(attributes) sceneMemberID="viewController">
  <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s9"/>
  </connections></navigationController></objects></scene>
  <scene sceneID="s4"><objects>
  <viewControllerPlaceholder storyboardName="\(reference)" id="c4" sceneMemberID="viewController"/>
  </objects></scene>
  """
}

@Test(
  "What a segue says beside where it leads", .blocks,
  arguments: [
    ViewEdit("nothing new", segue(#"id="x1""#), segue(#"id="x2""#)),
    ViewEdit(
      "another class", segue(#"customClass="Fade" id="x1""#), segue(#"customClass="Push" id="x1""#),
      tells: [
        "Δ customClass of segue show of view controller “Login” → view controller “Help”: Fade → Push"
      ], butNot: ["+ segue", "− segue"]),
    ViewEdit(
      "without an animation", segue(#"id="x1""#), segue(#"animates="NO" id="x1""#),
      tells: ["Δ animates of segue show", ": none → NO"]),
    ViewEdit(
      "how its destination is made, and what undoes it", segue(#"id="x1""#),
      segue(#"destinationCreationSelector="make:" unwindAction="back:" id="x1""#),
      tells: [
        "destinationCreationSelector of segue show of view controller “Login” → view controller “Help”: none → make:",
        ": none → back:",
      ]),
    ViewEdit(
      "where a popover points", segue(#"popoverAnchorView="t1" id="x1""#),
      segue(
        #"popoverAnchorView="n1" id="x1""#,
        #"<popoverArrowDirection key="popoverArrowDirection" up="YES"/>"#),
      tells: [
        "Δ popoverAnchorView of segue show", ": label “Welcome” → label “Note”",
        "Δ popoverArrowDirection.up of segue show",
      ]),
  ])
func segueEdits(_ edit: ViewEdit) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.write(connected(edit.old, ""), to: "old/Main.storyboard")
    try tool.write(connected(edit.new, ""), to: "new/Main.storyboard")
    let outcome = try tool.redline(["diff", "old", "new", "--all"])
    #expect(outcome.status == (edit.told.isEmpty ? 0 : 1), "\(outcome)")
    for message in edit.told { #expect(outcome.output.contains(message), "\(outcome)") }
    for message in edit.untold { #expect(!outcome.output.contains(message), "\(outcome)") }
  }
}

@Test("What changed of controllers without views is told where no scene with views stayed", .blocks)
func controllersBesideScenes() throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    let start = mainStoryboard.range(of: #"<scene sceneID="s1">"#)?.lowerBound
    let end = mainStoryboard.range(of: "</scenes>")?.lowerBound
    let (first, last) = (try #require(start), try #require(end))
    let document = { (scenes: String) in
      String(mainStoryboard[..<first]) + scenes + mainStoryboard[last...]
    }
    try tool.write(
      document(emptyScene("s7", controller: "c7") + controllers(root: "c7")),
      to: "old/Main.storyboard")
    try tool.write(
      document(
        emptyScene("s8", controller: "c8", attributes: #" customClass="Feed""#)
          + controllers(#" hidesBarsOnSwipe="YES""#, root: "c8", reference: "Next")),
      to: "new/Main.storyboard")
    for format in ["text", "markdown", "json"] {
      let outcome = try tool.redline(["diff", "old", "new", "--format", format])
      #expect(outcome.status == 1, "\(outcome)")
      for message in [
        "hidesBarsOnSwipe of navigation controller", "storyboardName of view controller",
      ] { #expect(outcome.output.contains(message), "\(outcome)") }
    }
    let text = try tool.redline(["diff", "old", "new"]).output
    #expect(text.contains("\nMain.storyboard\n    in the document: "), "\(text)")
  }
}

@Test(
  "The text of a document for git has what changed beside its layouts", .blocks,
  arguments: [
    ("<label text=\"Note\"", "<label text=\"Note\" alpha=\"0.5\"", "label “Note”: alpha 0.5"),
    (
      #"customClass="Login""#, #"customClass="Login" storyboardIdentifier="login""#,
      "view controller “Login”: storyboardIdentifier login"
    ),
    (
      #"id="k1"/>"#, #"id="k1"><variation key="heightClass=compact" constant="8"/></constraint>"#,
      "constraint k1: heightClass=compact.constant 8"
    ),
    (
      "<connections>", "<connections>" + segue(#"identifier="help" animates="NO" id="x1""#),
      "segue show of view controller “Login” (“help”) → view controller “Help”: animates NO"
    ),
    (
      #"initialViewController="c1""#, #"initialViewController="c2""#,
      "initial view controller: view controller “Help”"
    ),
    (
      #"<label text="Note""#, #"<label verticalHuggingPriority="252" text="Note""#,
      "label “Note”: verticalHuggingPriority 252"
    ),
    ("</scenes>", controllers() + "</scenes>", "storyboardName Other"),
  ])
func documentText(_ old: String, _ new: String, line: String) throws {
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    try tool.write(mainStoryboard, to: "old.storyboard")
    try tool.write(mainStoryboard.replacing(old, with: new), to: "new.storyboard")
    let texts = try ["old", "new"].map {
      try tool.redline(["textconv", "\($0).storyboard"]).output
    }
    #expect(!texts[0].contains("\(line)\n"), "\(texts[0])")
    #expect(texts[1].contains("\(line)\n"), "\(texts[1])")
  }
}
