import Foundation
import RedlineModel

/// Edges of what fills a screen whose corners are round: beside the corners they would be edges of nothing.
extension FigurePlacer {
  private static let nearEdge = 4.0
  /// How many lines there are to half a corner, so that it looks round.
  private static let parts = 5

  /// The edge of the screen beside which a line lies, as a sign, where its corners are round.
  private func edge(_ axis: Axis, _ place: Double) -> Double? {
    let across = Span(window.scene, axis)
    guard window.corner > 0 else { return nil }
    if abs(place - across.low) < Self.nearEdge { return -1 }
    return abs(place - across.high) < Self.nearEdge ? 1 : nil
  }

  /// What of an edge along that of the screen is straight; all of one that lies in a corner, as nothing is left of it.
  func besideCorners(_ line: Stroke) -> Stroke {
    let axis = line.isVertical ? Axis.horizontal : .vertical
    let (place, span) = (Span(line.bounds, axis).low, Span(line.bounds, axis.other))
    guard edge(axis, place) != nil, let straight = straight(span, axis) else { return line }
    return Stroke(start: axis.point(place, straight.low), end: axis.point(place, straight.high))
  }

  private func straight(_ span: Span, _ axis: Axis) -> Span? {
    let along = Span(window.scene, axis.other)
    let inner = Span(
      max(span.low, along.low + window.corner), min(span.high, along.high - window.corner))
    return inner.length > 0 ? inner : nil
  }

  /// The half of each corner that belongs to an edge which reaches around it, and meets that of the next edge.
  func roundCorners(_ span: Span, _ axis: Axis, _ place: Double) -> [Stroke] {
    guard let side = edge(axis, place), straight(span, axis) != nil else { return [] }
    let (across, along) = (Span(window.scene, axis), Span(window.scene, axis.other))
    let isUpright = axis == .horizontal
    // Of an end that is cut off there is no corner.
    let corners = [
      (-1.0, along.low, span.low <= along.low + 1 && !(isUpright && window.cutsTop)),
      (1.0, along.high, span.high >= along.high - 1 && !(isUpright && window.cutsBottom)),
    ]
    let middle = (side < 0 ? across.low : across.high) - side * window.corner
    let radius = abs(place - middle)
    return corners.filter(\.2).flatMap { end, limit, _ -> [Stroke] in
      let center = limit - end * window.corner
      let points = (0...Self.parts).map { step in
        let angle = Double(step) / Double(Self.parts) * .pi / 4
        return axis.point(
          middle + side * radius * cos(angle), center + end * radius * sin(angle))
      }
      return zip(points, points.dropFirst()).map { Stroke(start: $0, end: $1) }
    }
  }
}
