import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import Testing

/// Frames of misplaced views, written into their document.
struct FrameFixTests {
  private static func screen(
    _ frame: String, end: String = "\n", more: String = ""
  ) -> String {
    Fixture.screen(
      """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES">
      \(frame)
      </view>
      """,
      constraints: Fixture.constraint("box.leading", "root.leading", constant: 20)
        + Fixture.constraint("box.top", "root.top", constant: 30)
        + Fixture.constraint("box.width", "root.width", more: "multiplier=\"0.5\"")
        + Fixture.constraint("box.height", constant: 40) + more
    ).replacing("\n", with: end)
  }

  private static let stored =
    "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
  private static let solved =
    "<rect key=\"frame\" x=\"20\" y=\"30\" width=\"187.5\" height=\"40\"/>"

  private func fixed(_ text: String) throws -> (text: String, left: [String]) {
    let fixes = try Fixture.document(text).frameFixes(measuring: try TextShaper())
    return FrameFix.apply(fixes, to: text)
  }

  @Test(arguments: ["\n", "\r\n"]) func onlyNumbersChange(_ end: String) throws {
    let text = Self.screen(Self.stored, end: end)
    let (result, left) = try fixed(text)
    #expect(left.isEmpty)
    #expect(result == text.replacing(Self.stored, with: Self.solved))
    #expect(try fixed(result).text == result)
  }

  @Test func conflictsAreNotSettled() throws {
    let more = Fixture.constraint("box.height", constant: 50)
    #expect(
      try Fixture.document(Self.screen(Self.stored, more: more))
        .frameFixes(measuring: try TextShaper()).isEmpty)
  }

  @Test(
    "A view is not resized without the subviews that its size resizes",
    arguments: [
      ("", 0), (" translatesAutoresizingMaskIntoConstraints=\"NO\"", 1),
    ]) func masks(_ attribute: String, _ count: Int) throws
  {
    let text = Self.screen(
      Self.stored + """
        <subviews><view id="child"\(attribute) >
        <rect key="frame" x="0.0" y="0.0" width="3" height="4"/>
        </view></subviews>
        <constraints>\(count == 0 ? "" : Self.corners)</constraints>
        """)
    #expect(
      try Fixture.document(text).frameFixes(measuring: try TextShaper()).filter { $0.id == "box" }
        .count == count)
  }

  private static let corners =
    Fixture.constraint("child.leading", "box.leading")
    + Fixture.constraint("child.top", "box.top") + Fixture.constraint("child.width", constant: 3)
    + Fixture.constraint("child.height", constant: 4)

  @Test func whatIsRightStays() throws {
    let text = Self.screen(Self.solved)
    let (result, left) = try fixed(text)
    #expect(result == text && left.isEmpty)
  }

  @Test(arguments: [
    "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\"\nheight=\"4\"/>",
    "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><!-- <rect key=\"frame\" -->",
    "<rect key=\"frame\" y=\"2\" width=\"3\" height=\"4\"/>",
  ]) func otherLinesAreLeft(_ frame: String) throws {
    let text = Self.screen(frame)
    let (result, left) = try fixed(text)
    #expect(result == text && left == ["box"])
  }
}
