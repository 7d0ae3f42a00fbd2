import Foundation
import RedlineLayout
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Bars that say the same of one row after the other are read as one column.
@Suite(.blocks) struct RunLaneTests {
  typealias Scene = SeenFaultTests

  /// Rows of a caption and a value, below each other, in which the captions end where the values begin.
  final class Facts: View, LayoutSpec {
    let facts: [[Label]]

    init(_ captions: [String]) {
      facts = captions.map { [Label($0), Label($0.lowercased())] }
      super.init()
      for fact in facts { fact[0].textAlignment = .right }
    }

    var layout: Layout {
      for (index, fact) in facts.enumerated() {
        for label in fact {
          label
          if index == 0 { label.top == safeArea.top + 24 }
        }
        fact[0].leading == margins.leading
        fact[1].leading == fact[0].trailing + 8
        fact[1].trailing == margins.trailing
        fact[0].width == fact[1].width
        if index > 0 {
          // Whichever is written first.
          for column in index.isMultiple(of: 2) ? [0, 1] : [1, 0] {
            fact[column].top == facts[index - 1][column].bottom + 8
          }
        }
      }
    }
  }

  @Test("Bars of a run stand in one column", arguments: [4, 5, 6, 7])
  func lane(_ count: Int) throws {
    let captions = ["Capital", "Population", "Area", "Currency", "Continent", "Phone", "TLD"]
    let layout = try Scene.solved(Facts(Array(captions.prefix(count))), on: .iPhoneX)
    let gaps = try Scene.plan(layout).placed.filter {
      guard case .distance(.vertical, _, _) = $0.mark.form else { return false }
      return $0.mark.run != nil
    }
    let columns = gaps.compactMap { gap in gap.strokes.first { $0.style == .bar }?.line.start.x }
    #expect(gaps.count == count - 1 && Set(columns).count == 1, "\(columns)")
  }
}
