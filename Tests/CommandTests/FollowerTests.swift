import Foundation
import TestPrograms
import Testing

/// A screen of two labels that divide the height, and a third one beside the top of the second: all are
/// open by the same length.
private let screen = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <device id="retina4_7"/>
  <scenes><scene sceneID="one"><objects>
  <viewController id="login" customClass="Login" sceneMemberID="viewController">
  <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <subviews>
  <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="aaa"
    userLabel="first"><rect key="frame" x="16" y="20" width="46" height="313"/></label>
  <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="bbb"
    userLabel="second"><rect key="frame" x="16" y="333" width="46" height="314"/></label>
  <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="ccc"
    userLabel="third"><rect key="frame" x="80" y="333" width="46" height="314"/></label>
  </subviews>
  <constraints>
  <constraint firstItem="aaa" firstAttribute="leading" secondItem="root" \
  secondAttribute="leading" constant="16" id="c1"/>
  <constraint firstItem="bbb" firstAttribute="leading" secondItem="root" \
  secondAttribute="leading" constant="16" id="c2"/>
  <constraint firstItem="ccc" firstAttribute="leading" secondItem="root" \
  secondAttribute="leading" constant="80" id="c3"/>
  <constraint firstItem="aaa" firstAttribute="top" secondItem="root" \
  secondAttribute="top" constant="20" id="c4"/>
  <constraint firstItem="bbb" firstAttribute="top" secondItem="aaa" \
  secondAttribute="bottom" id="c5"/>
  <constraint firstItem="ccc" firstAttribute="top" secondItem="bbb" \
  secondAttribute="top" id="c6"/>
  <constraint firstAttribute="bottom" secondItem="bbb" secondAttribute="bottom" \
  constant="20" id="c7"/>
  </constraints></view></viewController></objects></scene></scenes></document>
  """

/// What `check` says with some options, by what it must hold and what not.
private struct FollowerRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { options }
  var options: String
  /// Whether the third label is below the second one, so that all three divide the height.
  var isChain = false
  var holds: [String]
  var lacks: [String] = []
}

@Suite(.blocks) struct FollowerTests {
  /// What the finding is known by, which was the same before followers were named.
  private static let known = """
    {"findings": [{"count": 1, "finding": {"file": "Main.storyboard", "id": "ambiguity:first",
    "rule": "ambiguous-size", "scene": "Login"}}], "version": 1}
    """

  @Test(
    "Views that only follow an ambiguous one are behind it, and named where somebody asks",
    arguments: [
      FollowerRow(
        options: "", holds: ["Main.storyboard:9: warning: first is ambiguous: height from"],
        lacks: ["second", "third"]),
      FollowerRow(
        options: "--all",
        holds: [
          "Main.storyboard:11: note: second follows from the finding of line 9 [ambiguous-size]",
          "Main.storyboard:13: note: third follows from the finding of line 9 [ambiguous-size]",
        ]),
      FollowerRow(
        options: "--all", isChain: true,
        holds: [
          "Main.storyboard:11: note: second follows from the finding of line 9 [ambiguous-size]",
          "Main.storyboard:13: note: third follows from the finding of line 9 [ambiguous-size]",
        ]),
      // What has a finding of its own is not told again.
      FollowerRow(
        options: "--all --severity note", isChain: true,
        holds: ["Main.storyboard:11: note: second is ambiguous: "], lacks: ["second follows"]),
      FollowerRow(
        options: "--json",
        holds: [
          #""followers" : ["#, #""object" : "bbb""#, #""object" : "ccc""#, #""line" : 13"#,
          #""objects" : ["#, #""aaa""#,
        ]),
      FollowerRow(
        options: "--sarif", holds: [#""relatedLocations" : ["#, #""text" : "third follows""#]),
      FollowerRow(options: "--all --json", holds: ["--all is for lines"]),
      FollowerRow(
        options: "--all --baseline known.json", holds: ["1 known finding is left out"],
        lacks: ["second", "third", "not found"]),
    ])
  fileprivate func followers(_ row: FollowerRow) throws {
    try withTemporaryFolder { folder in
      var screen = screen
      if row.isChain {
        screen = screen.replacing(
          #"secondAttribute="top" id="c6""#, with: #"secondAttribute="bottom" id="c6""#
        )
        .replacing(
          #"firstAttribute="bottom" secondItem="bbb""#,
          with: #"firstAttribute="bottom" secondItem="ccc""#)
      }
      try screen.write(
        to: folder.appending(path: "Main.storyboard"), atomically: true, encoding: .utf8)
      try Self.known.write(
        to: folder.appending(path: "known.json"), atomically: true, encoding: .utf8)
      let options = row.options.split(separator: " ").map {
        $0.hasSuffix(".json") ? folder.path + "/\($0)" : String($0)
      }
      let outcome = try BuiltProgram.redline.run(
        ["check", folder.path + "/Main.storyboard"] + options)
      let said = (outcome.output + outcome.errors).replacing(folder.path + "/", with: "")
      for part in row.holds { #expect(said.contains(part), "\(said)") }
      for part in row.lacks { #expect(!said.contains(part), "\(said)") }
    }
  }
}
