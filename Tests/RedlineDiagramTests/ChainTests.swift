import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import Testing

@testable import RedlineDiagram

/// Equal sizes side by side are one chain of dimensions.
@Suite struct ChainTests {
  /// Three areas of one width and two gaps of another, with a note above one of them that is in the way.
  private final class Chain: View, LayoutSpec {
    let areas = [View(), View(), View()]
    let gaps = [LayoutGuide(), LayoutGuide()]
    let note = Label("A note")

    var layout: Layout {
      areas[0]; areas[1]; areas[2]; note
      gaps[0]; gaps[1]

      areas[0].top == top + 40
      areas[1].top == top + 40
      areas[2].top == top + 40
      areas[0].height == 30
      areas[1].height == 30
      areas[2].height == 30
      areas[0].leading == leading + 20
      areas[0].trailing == gaps[0].leading
      gaps[0].trailing == areas[1].leading
      areas[1].trailing == gaps[1].leading
      gaps[1].trailing == areas[2].leading
      areas[2].trailing == trailing - 20
      areas[0].width == areas[1].width
      areas[1].width == areas[2].width
      gaps[0].width == gaps[1].width
      gaps[0].width == 50
      note.bottom == areas[2].top - 4
      note.trailing == areas[2].trailing
    }
  }

  /// Two areas of one width below each other, of which one begins further right.
  private final class Steps: View, LayoutSpec {
    let upper = View(), lower = View()

    var layout: Layout {
      upper; lower
      upper.top == top + 20
      upper.height == 30
      upper.leading == leading + 20
      upper.width == 120
      lower.top == upper.bottom + 50
      lower.height == 30
      lower.leading == leading + 60
      lower.width == upper.width
    }
  }

  /// Where the bars of each letter are.
  private func rows(_ spec: some LayoutSpec) throws -> [String: [Double]] {
    let layout = try spec.solved(
      in: LayoutEnvironment(device: .canvas(420, 160)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let plan = FigureScene(Diagram(layout), ink).plan(room: 600)
    let equal = plan.placed.filter { $0.mark.kind == .equalSize }
    return Dictionary(grouping: equal, by: \.mark.text).mapValues { items in
      items.flatMap(\.strokes).filter { $0.style == .bar }.map { Double($0.line.start.y) }
    }
  }

  @Test func equalSizesSideBySideStandInOneRow() throws {
    let rows = try rows(Chain())
    #expect(rows["=a"]?.count == 3)
    #expect(rows["=b"]?.count == 2)
    for (letter, places) in rows {
      #expect(Set(places.map { ($0 * 2).rounded() }).count == 1, "\(letter): \(places)")
    }
  }

  @Test func equalSizesOneBelowTheOtherHaveBarsOfTheirOwn() throws {
    let places = try rows(Steps()).values.flatMap(\.self)
    #expect(Set(places).count == 2, "\(places)")
  }
}
