import Foundation
import TestPrograms
import Testing

/// What is in a view of two versions of a xib, and what is told of them.
struct ViewEdit: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var old: String
  var new: String
  var told: [String]
  var untold: [String]

  init(
    _ name: String, _ old: String, _ new: String, tells told: [String] = [],
    butNot untold: [String] = []
  ) {
    (testDescription, self.old, self.new) = (name, old, new)
    (self.told, self.untold) = (told, untold)
  }

  /// What `redline diff --all` says of the two xibs, each with a label, button or other view `a1`.
  func check(_ wrapped: (String) -> String) throws {
    try withTemporaryFolder { folder in
      let tool = Tool(folder: folder)
      try tool.write(wrapped(old), to: "old.xib")
      try tool.write(wrapped(new), to: "new.xib")
      let outcome = try tool.redline(["diff", "old.xib", "new.xib", "--all"])
      #expect(outcome.status == (told.isEmpty ? 0 : 1), "\(outcome)")
      for message in told { #expect(outcome.output.contains(message), "\(outcome)") }
      for message in untold { #expect(!outcome.output.contains(message), "\(outcome)") }
    }
  }
}

/// A xib with a view of some views at its left upper corner.
func boxXib(_ views: String, owner: String = "", constraints: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
  customClass="Box"><connections>\(owner)</connections></placeholder>
  <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <subviews>\(views)</subviews>
  <viewLayoutGuide key="safeArea" id="g1"/>
  <constraints>\(constraints)
  </constraints>
  </view>
  </objects>
  </document>

  """
}

/// Constraints that put a view at the corner of the safe area.
func corner(_ id: String) -> String {
  """
  <constraint firstItem="\(id)" firstAttribute="top" secondItem="g1" secondAttribute="top" \
  constant="20" id="\(id)-top"/>
  <constraint firstItem="\(id)" firstAttribute="leading" secondItem="g1" secondAttribute="leading" \
  constant="16" id="\(id)-leading"/>
  """
}

private let auto = #"translatesAutoresizingMaskIntoConstraints="NO" id="a1""#
private let rect = #"<rect key="frame" x="16" y="79" width="100" height="40"/>"#

private func slider(_ attributes: String) -> String {
  "<slider \(attributes) \(auto)>\(rect)</slider>"
}

private func button(_ inside: String, _ attributes: String = "") -> String {
  #"<button buttonType="system" \#(attributes) \#(auto)>\#(rect)\#(inside)</button>"#
}

private func label(_ attributes: String, _ inside: String = "") -> String {
  "<label \(attributes) \(auto)>\(rect)\(inside)</label>"
}

@Test(
  "A property that a layout does not tell is listed, whatever else changed of its view", .blocks,
  arguments: [
    ViewEdit(
      "the range of a slider in its middle, and its transparency",
      slider(#"value="0.5" minValue="0.0" maxValue="1""#),
      slider(#"value="15" minValue="0.0" maxValue="30" alpha="0.5""#),
      tells: [
        "slider1: alpha 1 → 0.5", "value of slider a1: 0.5 → 15", "maxValue of slider a1: 1 → 30",
      ], butNot: ["Δ alpha of"]),
    ViewEdit(
      "the image behind a title, and the title",
      button(#"<state key="normal" title="Go" backgroundImage="near"/>"#),
      button(#"<state key="normal" title="Going" backgroundImage="far"/>"#),
      tells: ["“Go” → “Going”", "Δ normal.backgroundImage of button “Going”: near → far"],
      butNot: ["normal.title"]),
    ViewEdit(
      "the title of a state that is not shown, and the one that is",
      button(#"<state key="normal" title="Go"/><state key="selected" title="Off"/>"#),
      button(#"<state key="normal" title="Going"/><state key="selected" title="On"/>"#),
      tells: ["“Go” → “Going”", "Δ selected.title of button “Going”: Off → On"],
      butNot: ["normal.title"]),
    ViewEdit(
      "insets by which a button's content has another size",
      button(
        #"<state key="normal" title="Go"/><inset key="contentEdgeInsets" minX="4" minY="2" maxX="4" maxY="2"/>"#
      ),
      button(
        #"<state key="normal" title="Go"/><inset key="contentEdgeInsets" minX="9" minY="2" maxX="4" maxY="2"/>"#
      ),
      tells: ["Go became 5 pt wider", "Δ contentEdgeInsets of button “Go”: "]),
    ViewEdit(
      "margins in which nothing lies, and a text",
      label(#"text="One""#),
      label(
        #"text="Two""#,
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="9" leading="9" bottom="9" trailing="9"/>"#
      ),
      tells: ["“One” → “Two”", "Δ directionalLayoutMargins of label “Two”: none → "]),
    ViewEdit(
      "a placeholder behind a text that changed, too",
      #"<textField text="A" placeholder="Name" \#(auto)>\#(rect)</textField>"#,
      #"<textField text="B" placeholder="Place" \#(auto)>\#(rect)</textField>"#,
      tells: ["text A → B", "Δ placeholder of text field “B”: Name → Place"]),
    ViewEdit(
      "a placeholder that is seen",
      #"<textField placeholder="Name" \#(auto)>\#(rect)</textField>"#,
      #"<textField placeholder="Place" \#(auto)>\#(rect)</textField>"#,
      tells: ["Name", "Place"], butNot: ["in the document"]),
    ViewEdit(
      "how a button's title ends, and its colour",
      button(#"<state key="normal" title="Go"/>"#, #"lineBreakMode="middleTruncation""#),
      button(
        #"<state key="normal" title="Go"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>"#,
        #"lineBreakMode="clip""#),
      tells: ["textColor", "Δ Go: truncation middle → clip"],
      butNot: ["titleColor of"]),
    ViewEdit(
      "a colour that no resource has, by its name",
      label(#"text="One""#, #"<color key="backgroundColor" name="Brand"/>"#),
      label(#"text="One""#, #"<color key="backgroundColor" name="Other"/>"#),
      tells: ["Δ backgroundColor of label “One”: Brand → Other"]),
    ViewEdit(
      "a colour in place of which no resource has one",
      label(
        #"text="One""#, #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#),
      label(#"text="One""#, #"<color key="backgroundColor" name="Other"/>"#),
      tells: ["Δ backgroundColor of label “One”: #FF0000 → Other"]),
  ])
func propertyEdits(_ edit: ViewEdit) throws {
  try edit.check { boxXib($0, constraints: corner("a1")) }
}

private func owned(_ view: String, id: String) -> String {
  boxXib(
    view, owner: #"<outlet property="thing" destination="\#(id)" id="o1"/>"#,
    constraints: corner(id))
}

@Test(
  "What a view has otherwise that was put in the place of another one with the same outlet",
  .blocks,
  arguments: [
    ViewEdit(
      "made anew as it was", label(#"text="One""#), label(#"text="One""#)),
    ViewEdit(
      "a property that no frame depends on", label(#"text="One" tag="1""#),
      label(#"text="One" tag="9""#), tells: ["Δ tag of label “thing”: 1 → 9"]),
    ViewEdit(
      "an action",
      button(#"<connections><action selector="go:" destination="-1" id="x1"/></connections>"#),
      button(#"<connections><action selector="stop:" destination="-1" id="x2"/></connections>"#),
      tells: ["+ action stop: of button “thing”", "− action go: of button “thing”"]),
    ViewEdit(
      "of another kind", label(#"text="One" tag="1""#), button("", #"tag="9""#),
      tells: ["kind label → button"], butNot: ["tag"]),
  ])
func successorEdits(_ edit: ViewEdit) throws {
  var ids = ["a1", "b1"]
  try edit.check { view in
    let id = ids.removeFirst()
    return owned(view.replacing(#"id="a1""#, with: #"id="\#(id)""#), id: id)
  }
}
