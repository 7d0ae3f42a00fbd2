import Foundation
import RedlineLayout
import Testing

/// A label of parts that have fonts and paragraph styles of their own.
@Suite struct LabelRunTests {
  private func frame(_ label: Label, width: Double? = nil) throws -> (CGRect, other: CGRect) {
    if let width { label.preferredMaxLayoutWidth = width }
    label.accessibilityIdentifier = "label"
    let other = Label("x", font: .system(size: 10))
    other.accessibilityIdentifier = "other"
    let layout = try Scene { root in
      label
      other
      label.top == root.top
      label.leading == root.leading
      other.lastBaseline == label.lastBaseline
      other.leading == label.trailing
    }.solved(on: .canvas(400, 400))
    return (
      try #require(layout.found("label")?.frame), try #require(layout.found("other")?.frame)
    )
  }

  /// Every character is half an em wide.
  @Test func sizes() throws {
    let small = Font.system(size: 10)
    let large = Font.system(size: 20)
    var spaced = SolvedLayout.Text.Paragraph()
    spaced.lineSpacing = 6
    // text, lines, width at which lines break, parts, width and height
    let rows: [(String, String, Int, Double?, [SolvedLayout.Text.Run], Double, Double)] = [
      ("a larger end", "ab cd", 1, nil, [.init(location: 3, length: 2, font: large)], 35, 24),
      ("all of it", "ab cd", 1, nil, [.init(location: 0, length: 5, font: large)], 50, 24),
      ("space between letters", "abcd", 1, nil, [.init(location: 0, length: 4, kern: 3)], 32, 12),
      (
        "a line that breaks with the space behind it", "ab cd", 0, 31,
        [.init(location: 3, length: 2, font: large)], 20, 36
      ),
      (
        "room between lines", "ab\ncd", 0, nil,
        [.init(location: 0, length: 5, paragraph: spaced)], 10, 30
      ),
      (
        "a colour alone changes nothing", "ab", 1, nil,
        [.init(location: 0, length: 1, color: .white)], 10, 12
      ),
    ]
    for (name, text, lines, room, runs, width, height) in rows {
      let label = Label(text, font: small, lines: lines)
      label.textRuns = runs
      let (frame, _) = try self.frame(label, width: room)
      #expect(abs(frame.width - width) < 1e-6, "\(name)")
      #expect(abs(frame.height - height) < 1e-6, "\(name)")
    }
  }

  /// The last baseline is that of the largest letters of the last line.
  @Test func baselines() throws {
    let label = Label("ab\ncd", font: .system(size: 10), lines: 0)
    label.textRuns = [.init(location: 3, length: 2, font: .system(size: 20))]
    let (frame, other) = try self.frame(label)
    // 11.93 and 19.04 below the top, on pixels; the other one's is 9.5 below its own.
    #expect(abs(other.minY - (frame.minY + 31 - 9.5)) < 1e-6)
  }

  @Test func numbersThatNoLayoutHas() throws {
    var style = SolvedLayout.Text.Paragraph()
    style.lineSpacing = .infinity
    let label = Label("a")
    label.textRuns = [.init(location: 0, length: 1, paragraph: style)]
    #expect(throws: LayoutError.self) { try frame(label) }
  }

  @Test func shrinks() throws {
    let label = Label("abcd", font: .system(size: 20))
    label.textRuns = [.init(location: 0, length: 2, font: .system(size: 40))]
    label.minimumScaleFactor = 0.5
    label.accessibilityIdentifier = "label"
    let layout = try Scene { root in
      label
      label.top == root.top
      label.leading == root.leading
      label.width == 45
    }.solved(on: .canvas(400, 400))
    let text = try #require(layout.found("label")?.text)
    // 60 pt wide at its own size, on 45.
    #expect(abs(text.font.pointSize - 15) < 0.1)
    #expect(abs((text.runs?.first?.font?.pointSize ?? 0) - 30) < 0.2)
    #expect(!text.isTruncated)
  }

  /// What a class draws inside of its edges is cut where its own fonts do not fit there: 35 pt of letters
  /// between edges that are 10 pt inside.
  @Test(arguments: [(56.0, false), (54, true), (36, true)])
  func cutInInsets(width: Double, isCut: Bool) throws {
    let label = Label("ab cd", font: .system(size: 10))
    label.textRuns = [.init(location: 3, length: 2, font: .system(size: 20))]
    label.drawnInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    label.accessibilityIdentifier = "label"
    let layout = try Scene { root in
      label
      label.top == root.top
      label.leading == root.leading
      label.width == width
    }.solved(on: .canvas(400, 400))
    #expect(layout.found("label")?.text?.isTruncated == isCut)
  }
}
