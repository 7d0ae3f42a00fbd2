import Foundation
import RedlineModel

extension FigurePlan {
  /// Centre lines without the dots that would lie on a text or control, or that are no longer before the edge of
  /// their view, as the line was cut.
  mutating func dropDots() {
    for item in placed.indices {
      let views = placed[item].mark.centered
      for index in placed[item].strokes.indices where placed[item].strokes[index].style == .axis {
        var line = placed[item].strokes[index].line
        if line.startCap == .dot, !isDot(line.start, line, views) { line.startCap = .none }
        if line.endCap == .dot, !isDot(line.end, line, views) { line.endCap = .none }
        placed[item].strokes[index].line = line
      }
    }
  }

  private func isDot(_ end: CGPoint, _ line: Stroke, _ views: [Span]) -> Bool {
    let place = Double(line.isVertical ? end.y : end.x)
    let isBeside = views.contains { view in
      [view.low - place, place - view.high].contains { abs($0 - FigurePlacer.beforeEdge) < 0.5 }
    }
    return isBeside && !lines.meets(CGRect(center: end, CGSize(width: 4, height: 4)))
  }
}
