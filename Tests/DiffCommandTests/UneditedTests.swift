import Foundation
import TestPrograms
import Testing

private let auto = #"translatesAutoresizingMaskIntoConstraints="NO""#

private func label(_ id: String, _ text: String, y: Double, width: Double) -> String {
  """
  <label text="\(text)" \(auto) id="\(id)">
  <rect key="frame" x="16" y="\(y)" width="\(width)" height="19.5"/>
  <fontDescription key="fontDescription" name="ProximaNova-Semibold" family="Proxima Nova" pointSize="16"/>
  </label>
  """
}

private func end(_ first: String, _ constant: String) -> String {
  #"<constraint \#(first) firstAttribute="trailing" secondItem="a1" secondAttribute="trailing" \#(constant) id="k9"/>"#
}

private func button(_ attributes: String, _ inside: String = "") -> String {
  #"<button \#(attributes) \#(auto) id="a1"><rect key="frame" x="16" y="79" width="80" height="30"/>\#(inside)<state key="normal" title="Go"/></button>"#
}

private let plain =
  #"<label text="Hello" \#(auto) id="a1"><rect key="frame" x="16" y="79" width="40" height="21"/></label>"#

@Test(
  "What somebody edited, and nothing that follows from how documents are written", .blocks,
  arguments: [
    ViewEdit(
      "a label in a font that only frames tell, beside others",
      label("a1", "Settings", y: 79, width: 63) + label("b1", "Appearance", y: 107, width: 86)
        + corner("a1") + corner("b1"),
      label("a1", "Settings", y: 79, width: 63) + label("b1", "Appearance", y: 107, width: 86)
        + label("d1", "About us", y: 135, width: 67) + label("e1", "More things", y: 163, width: 89)
        + corner("a1") + corner("b1") + corner("d1") + corner("e1"),
      tells: ["2 views added", "no frame moved"], butNot: ["font of", "became"]),
    ViewEdit(
      "the superview in place of its safe area, at the same constraint",
      plain + corner("a1") + end(#"firstItem="g1""#, #"constant="16""#),
      plain + corner("a1") + end("", #"constant="16""#),
      tells: [
        "1 constraint changed",
        "Δ safeArea.trailing = Hello.trailing + 16 → UIView.trailing = Hello.trailing + 16",
      ], butNot: ["+ UIView"]),
    ViewEdit(
      "a constraint that is gone, without which the stored place counts",
      plain + corner("a1"),
      plain + corner("a1").split(separator: "/>").dropFirst().joined(separator: "/>") + "/>",
      tells: ["− Hello.top = safeArea.top + 20"], butNot: ["frame or autoresizing mask"]),
    ViewEdit(
      "the first of three views that nobody named",
      box("a1") + box("b1") + box("d1") + corner("a1") + corner("b1")
        + #"<constraint firstItem="d1" firstAttribute="top" secondItem="a1" secondAttribute="bottom" id="k9"/>"#,
      box("b1") + box("d1") + corner("b1")
        + #"<constraint firstItem="d1" firstAttribute="top" secondItem="b1" secondAttribute="bottom" id="k9"/>"#,
      tells: ["− former view2", "Δ view3.top = former view2.bottom → view2.bottom"]),
    ViewEdit(
      "a border that is not there any more",
      button("", runtime("layer.borderWidth", "2")), button("", runtime("layer.borderWidth", "0")),
      tells: ["borderWidth 2 → 0"], butNot: ["→ 1"]),
    ViewEdit(
      "lines that break at words in place of an end that is cut",
      plain.replacing("<label", with: #"<label lineBreakMode="tailTruncation""#),
      plain.replacing("<label", with: #"<label lineBreakMode="wordWrap""#),
      tells: ["Δ lineBreakMode of label “Hello”: tailTruncation → wordWrap"]),
    ViewEdit(
      "a label that stays as large as it is, and one that shrinks",
      plain.replacing("<label", with: #"<label adjustsFontSizeToFit="NO""#), plain,
      tells: ["Δ adjustsFontSizeToFit of label “Hello”: NO → YES"]),
    ViewEdit(
      "a label that begins at the left, which is not written",
      plain.replacing("<label", with: #"<label textAlignment="natural""#), plain,
      tells: ["textAlignment natural → left"], butNot: ["in the document"]),
    ViewEdit(
      "other names of the same", button(#"buttonType="roundedRect""#),
      button(
        #"buttonType="system""#,
        #"<inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>"#
      )),
    ViewEdit(
      "a direction that moves nothing",
      box("a1", #"semanticContentAttribute="forceRightToLeft""#) + corner("a1"),
      box("a1") + corner("a1"),
      tells: ["the same layout", "Δ semanticContentAttribute of view a1: forceRightToLeft → none"],
      butNot: ["isRightToLeft"]),
  ])
func editsAlone(_ edit: ViewEdit) throws {
  try edit.check { text in
    let start = text.range(of: "<constraint ")?.lowerBound ?? text.endIndex
    return boxXib(
      String(text[..<start]),
      constraints: start == text.endIndex ? corner("a1") : String(text[start...]))
  }
}

private func box(_ id: String, _ attributes: String = "") -> String {
  #"<view \#(attributes) \#(auto) id="\#(id)"><rect key="frame" x="16" y="79" width="80" height="30"/></view>"#
}

private func runtime(_ path: String, _ value: String) -> String {
  """
  <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(path)">
  <real key="value" value="\(value)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
  """
}

/// A device with the size of its screen.
private struct Screen: Sendable {
  var id: String
  var width: Int
  var height: Int

  func shown(in text: String) -> String {
    text.replacing("retina6_12", with: id).replacing("retina4_7", with: id)
      .replacing(#"width="393" height="852""#, with: #"width="\#(width)" height="\#(height)""#)
      .replacing(#"width="375" height="667""#, with: #"width="\#(width)" height="\#(height)""#)
  }
}

@Test(
  "Another device on the canvas is no edit, whatever the canvas of an Xcode leaves for its bars",
  .blocks, arguments: ["13196", "14490.70", "17701", "19455", "22505"])
func otherCanvas(tools: String) throws {
  let screens = [
    Screen(id: "retina4_0", width: 320, height: 568),
    Screen(id: "retina4_7", width: 375, height: 667),
    Screen(id: "retina6_1", width: 414, height: 896),
  ]
  let navigation = { (y: Int, height: Int) in
    """
    <scene sceneID="s3"><objects><navigationController id="c3" sceneMemberID="viewController">
    <navigationBar key="navigationBar" largeTitles="YES" id="b9">
    <rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/></navigationBar>
    <connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="s9"/>
    </connections></navigationController></objects></scene></scenes>
    """
  }
  try withTemporaryFolder { folder in
    let tool = Tool(folder: folder)
    for (index, screen) in screens.enumerated() {
      let xib = boxXib(plain, constraints: corner("a1")).replacing("22505", with: tools)
      try tool.write(screen.shown(in: xib), to: "\(index)/Box.xib")
      let bar = navigation(index < 2 ? 20 : 44, index == 0 ? 91 : 96)
      let storyboard = mainStoryboard.replacing("</scenes>", with: bar)
        .replacing("21507", with: tools)
      try tool.write(screen.shown(in: storyboard), to: "\(index)/Main.storyboard")
    }
    for (old, new) in [(0, 1), (1, 2), (2, 0)] {
      let outcome = try tool.redline(["diff", "\(old)", "\(new)"])
      #expect(outcome.status == 0, "\(old) → \(new): \(outcome)")
    }
  }
}
