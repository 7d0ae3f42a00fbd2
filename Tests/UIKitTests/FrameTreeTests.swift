import RedlineLayout
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FrameTreeTests {
  private func card() -> UIView {
    turn(to: Screen.phone8)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let box = UIView(frame: CGRect(x: 10, y: 5, width: 50, height: 40))
    box.addSubview(UILabel(frame: CGRect(x: 1, y: 2.5, width: 20, height: 20.5)))
    root.addSubview(box)
    root.addSubview(UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31)))
    return root
  }

  private let lines = """
    UIView 0 0 100 60
      UIView 10 5 50 40
        UILabel 1 2.5 20 20.5
      UISwitch 0 0 51 31
    """

  @Test func views() {
    expectFrames(of: card(), equal: lines)
    #expect(card().frameTree == lines)
  }

  @Test func solvedLayouts() throws {
    let view = card()
    view.subviews[0].accessibilityIdentifier = "box"
    let solved = try view.solved(on: .canvas(100, 60, scale: 2))
    expectFrames(
      of: solved,
      equal: """
        UIView 0 0 100 60
          box 10 5 50 40
            label1 1 2.5 20 20.5
          switch1 0 0 51 31
        """)
  }

  @Test func differences() {
    // name, expected, actual, the difference
    let rows: [(String, String, String, String?)] = [
      ("the same", "a\nb", "a\nb", nil),
      ("another line", "a\nb\nc", "a\nB\nc", "  a\n- b\n+ B\n  c"),
      ("one more", "a\nc", "a\nb\nc", "  a\n+ b\n  c"),
      ("one less", "a\nb\nc", "b\nc", "- a\n  b\n  c"),
      ("nothing in common", "a", "b\nc", "- a\n+ b\n+ c"),
      ("at the end", "a", "a\nb", "  a\n+ b"),
    ]
    for (name, expected, actual, difference) in rows {
      #expect(FrameTree.difference(from: expected, to: actual) == difference, "\(name)")
    }
  }

  @Test func theMessageShowsTheLines() {
    let expected = lines.replacing("10 5", with: "12 5")
    withKnownIssue {
      expectFrames(of: card(), equal: expected, "card")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message == """
        card: the frames differ (- expected, + actual):
          UIView 0 0 100 60
        -   UIView 12 5 50 40
        +   UIView 10 5 50 40
              UILabel 1 2.5 20 20.5
            UISwitch 0 0 51 31
        """ && issue.sourceLocation?.fileName == "FrameTreeTests.swift"
    }
  }

  @Test func pictures() throws {
    try attachPicture(of: card().solved(on: Screen.phone8), named: "card")
  }
}
