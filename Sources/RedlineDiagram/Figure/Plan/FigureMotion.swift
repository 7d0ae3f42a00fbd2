import Foundation

/// Places of arrows from where something was to where it is.
extension FigurePlacer {
  /// Each of the arrows, the first ones before the others, with the tag behind its start, beside it or before
  /// its end.
  func motion(
    _ mark: FigureMark, _ arrows: [Stroke], _ move: FigureStroke.Move, _ size: CGSize?
  ) -> [FigureCandidate] {
    arrows.enumerated().flatMap { index, arrow -> [FigureCandidate] in
      let strokes = [FigureStroke(mark.id, arrow, .arrow, move)]
      let cost = Double(index) * 0.5
      guard let size else { return [FigureCandidate(strokes: strokes, cost: cost)] }
      return beside(arrow, size).enumerated().map { place, center in
        FigureCandidate(
          tag: CGRect(center: center, size), strokes: strokes, cost: cost + Double(place) * 0.3)
      }
    }
  }

  private func beside(_ arrow: Stroke, _ size: CGSize) -> [CGPoint] {
    let (half, high) = (Double(size.width) / 2 + 5, Double(size.height) / 2 + 4)
    let (x, y) = (Double(arrow.start.x), Double(arrow.start.y))
    let middle = arrow.point(at: 0.5)
    let behind = arrow.end.x >= arrow.start.x ? -half : half
    let above = arrow.end.y >= arrow.start.y ? -high : high
    if arrow.isVertical {
      return [
        CGPoint(x: x + half, y: Double(middle.y)), CGPoint(x: x - half, y: Double(middle.y)),
        CGPoint(x: x, y: y + above), CGPoint(x: x + half, y: y + above),
        CGPoint(x: x - half, y: y + above), CGPoint(x: x, y: Double(arrow.end.y) - above),
      ]
    }
    return [
      CGPoint(x: x + behind, y: y), CGPoint(x: Double(middle.x), y: Double(middle.y) - high),
      CGPoint(x: Double(middle.x), y: Double(middle.y) + high),
      CGPoint(x: x + behind, y: y + above), CGPoint(x: x, y: y + above),
      CGPoint(x: x - behind, y: y + above), CGPoint(x: Double(arrow.end.x) - behind, y: y),
      CGPoint(x: Double(arrow.end.x) - behind, y: Double(arrow.end.y)),
      CGPoint(x: Double(arrow.end.x), y: Double(arrow.end.y) - above),
      CGPoint(x: Double(arrow.end.x) + behind, y: Double(arrow.end.y) - above),
    ]
  }
}

extension CGRect {
  /// The sides as lines to the right and down: top, right, bottom, left.
  var edges: [Stroke] {
    let corners = corners
    return [(0, 1), (1, 2), (3, 2), (0, 3)].map { start, end in
      Stroke(start: corners[start], end: corners[end])
    }
  }
}
