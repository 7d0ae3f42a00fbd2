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

  /// Views that Xcode did not flag are no certain matter.
  @Test(arguments: [(true, 0), (false, 1)]) func flags(_ onlyFlagged: Bool, _ count: Int) throws {
    let text = Self.screen(Self.stored).replacing("misplaced=\"YES\"", with: "")
    let fixes = try Fixture.document(text).frameFixes(
      measuring: try TextShaper(), onlyFlagged: onlyFlagged)
    #expect(fixes.count == count)
  }

  /// A label whose text became longer: its new width is Xcode's to say.
  @Test(arguments: [("Name", 1), ("Name and address", 0)]) func changedTexts(
    _ text: String, _ count: Int
  ) throws {
    let label = Fixture.view(
      "a", (30, 90, 45.5, 20.5), name: "label", attributes: "text=\"\(text)\" misplaced=\"YES\"")
    let document = try Fixture.document(
      Fixture.screen(
        label,
        constraints: Fixture.constraint("a.leading", "root.leading", constant: 20)
          + Fixture.constraint("a.top", "root.top", constant: 90)))
    let fixes = try document.frameFixes(measuring: try TextShaper(), onlyFlagged: true)
    #expect(fixes.map(\.id) == Array(repeating: "a", count: count))
  }

  @Test(arguments: ["\n", "\r\n"]) func onlyNumbersChange(_ end: String) throws {
    let text = Self.screen(Self.stored, end: end)
    let (result, left) = try fixed(text)
    #expect(left.isEmpty)
    #expect(result == text.replacing(Self.stored, with: Self.solved))
    #expect(try fixed(result).text == result)
  }

  /// A view that Xcode flags tells nothing of the safe area that holds it.
  @Test func flaggedFramesTellNoSafeArea() throws {
    let text = Fixture.screen(
      """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES">
      <rect key="frame" x="12" y="25" width="375" height="667"/>
      </view>
      """,
      constraints: Fixture.constraint("box.leading", "safe.leading")
        + Fixture.constraint("safe.trailing", "box.trailing")
        + Fixture.constraint("box.top", "root.top")
        + Fixture.constraint("root.bottom", "box.bottom"))
    let (result, _) = try fixed(text)
    #expect(
      result.contains("<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"),
      "\(result)")
    #expect(try fixed(result).text == result)
  }

  /// A frame that is wrong and not flagged tells a wrong safe area, by which others would be wrong: where more
  /// are wrong by it than by the device's, it is the one, and else none is certain.
  @Test(arguments: [(1, []), (2, ["keys"])]) func theFrameThatMisleads(
    _ count: Int, _ fixed: [String]
  ) throws {
    let boxes = (0..<count).map { Fixture.view("box\($0)", (0, 20, 40, 432)) }
    let text = Fixture.screen(
      boxes.joined() + Fixture.view("keys", (0, 449, 375, 215)),
      constraints: Fixture.constraint("safe.bottom", "keys.bottom")
        + Fixture.constraint("keys.leading", "root.leading")
        + Fixture.constraint("keys.width", "root.width")
        + Fixture.constraint("keys.height", constant: 215)
        + (0..<count).map { number in
          Fixture.constraint("box\(number).leading", "root.leading")
            + Fixture.constraint("box\(number).top", "root.top", constant: 20)
            + Fixture.constraint("box\(number).bottom", "keys.top")
            + Fixture.constraint("box\(number).width", constant: 40)
        }.joined())
    let fixes = try Fixture.document(text).frameFixes(measuring: try TextShaper())
    #expect(fixes.map(\.id) == fixed)
    #expect(fixes.allSatisfy { $0.frame.minY == 452 })
  }

  /// Frames of views that share a row in proportion to their contents would change with each fix.
  @Test func sharesAreLeft() throws {
    let view = { (id: String, width: Int) in
      """
      <label id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" text="A">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="20"/>
      </label>
      """
    }
    let text = Fixture.screen(
      """
      <stackView id="row" distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="300" height="20"/>
      <subviews>\(view("a", 20))\(view("b", 299))</subviews>
      </stackView>
      """,
      constraints: Fixture.constraint("row.leading", "root.leading")
        + Fixture.constraint("row.top", "root.top")
        + Fixture.constraint("row.width", constant: 300))
    #expect(try Fixture.document(text).frameFixes(measuring: try TextShaper()).isEmpty)
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
