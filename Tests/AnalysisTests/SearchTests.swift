import RedlineAnalysis
import RedlineKit
import Testing

/// A chain of boxes, each below the one before it.
private final class Chain: View, LayoutSpec {
  let boxes: [View]
  let gaps: [Double]

  init(_ gaps: [Double]) {
    self.gaps = gaps
    boxes = gaps.map { _ in View() }
  }

  var layout: Layout {
    boxes
    for (index, box) in boxes.enumerated() {
      box.top == (index == 0 ? top : boxes[index - 1].bottom) + gaps[index]
      box.height == 20
      box.leading == leading
      box.width == 20
    }
  }
}

/// Two widths of one box that cannot both be, and a box beside it.
private final class Conflict: View, LayoutSpec {
  let box = View()
  let beside = View()
  var wish: LayoutPriority = .required
  var wished = 200.0
  var gap = 8.0

  var layout: Layout {
    box; beside
    box.leading == leading
    box.top == top
    box.height == 20
    box.width == 100
    (box.width == wished) ~ wish
    beside.leading == box.trailing + gap
    beside.top == top
    beside.width == 20
    beside.height == 20
  }
}

@Suite("Which edits the new layout needs") struct SearchTests {
  private func diff(_ old: View, _ new: View) throws -> LayoutDiff {
    LayoutDiff(
      from: try old.solved(on: .canvas(400, 1200)), to: try new.solved(on: .canvas(400, 1200)))
  }

  /// To try all sets of so many changes would take longer than anybody waits.
  @Test(arguments: [1, 2, 7, 30]) func allOfAChain(_ count: Int) throws {
    let gaps = Array(repeating: 8.0, count: 30)
    let others = gaps.indices.map { $0 < count ? 9.0 : 8 }
    let diff = try diff(Chain(gaps), Chain(others))
    #expect(diff.causes.map(\.changes.count) == Array(repeating: 1, count: count))
    #expect(!diff.causes.contains { !$0.isSmallest })
    #expect(diff.silentChanges.isEmpty && diff.unexplained.isEmpty)
  }

  /// What was given up before is not what a box needs to stay where it is.
  @Test func whatWasGivenUpIsNotNeeded() throws {
    let new = Conflict()
    (new.wish, new.gap) = (750, 20)
    let diff = try diff(Conflict(), new)
    #expect(diff.causes.count == 1)
    #expect(
      diff.causes.first?.changes.map(\.sentence) == ["beside.leading = box.trailing + 8 → + 20"])
    #expect(diff.silentChanges.count == 1)
    #expect(diff.silentChanges.first?.sentence.contains("200") == true)
  }

  @Test func whatIsGivenUpNowIsNotNeeded() throws {
    let (old, new) = (Conflict(), Conflict())
    (old.wish, old.wished) = (750, 100)
    (new.wished, new.gap) = (220, 20)
    let diff = try diff(old, new)
    #expect(
      diff.causes.flatMap(\.changes).map(\.sentence).contains {
        $0.hasPrefix("beside.leading = box.trailing + 8")
      })
    #expect(diff.unexplained.isEmpty)
  }
}
