import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Dots at the edges of the views that a centre line is about, and at no others that it runs through.
@Suite(.blocks) struct CenterDotTests {
  final class Column: View, LayoutSpec {
    let upper = View(), between = View(), lower = View()

    var layout: Layout {
      upper; between; lower
      upper.top == top + 30
      upper.height == 40
      upper.width == 40
      upper.centerX == centerX
      between.top == upper.bottom + 30
      between.height == 30
      between.leading == leading + 60
      between.trailing == trailing - 90
      lower.top == between.bottom + 30
      lower.height == 40
      lower.width == 70
      lower.centerX == upper.centerX
    }
  }

  @Test("Only members of a centre line have dots at their edges")
  func dots() throws {
    let layout = try Column().solved(
      in: LayoutEnvironment(device: .canvas(300, 300)), measuring: TextShaper.shared())
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let plan = scene.setting.plan(scene.source, room: FigureSetting.room(FigureOptions()))
    var lines: [Stroke] = []
    for item in plan.placed {
      guard case .center = item.mark.form else { continue }
      lines += item.strokes.filter { $0.style == .axis }.map(\.line)
    }
    var dots: [Double] = []
    for line in lines {
      if line.startCap == Cap.dot { dots.append(Double(line.start.y)) }
      if line.endCap == Cap.dot { dots.append(Double(line.end.y)) }
    }
    var dotted: Set<String> = []
    for dot in dots {
      // Beside the edge of one view, outside of it.
      let near = layout.items.dropFirst().filter { item in
        let rect = plan.projection(item.frame)
        return abs(Double(rect.minY) - dot - 2.5) < 0.5 || abs(dot - Double(rect.maxY) - 2.5) < 0.5
      }
      #expect(near.count == 1, "\(dot)")
      dotted.formUnion(near.map(\.name))
    }
    #expect(dotted == ["upper", "lower"])
  }
}
