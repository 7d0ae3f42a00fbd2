import Foundation

/// The number of a panel at its container in the overview.
enum PanelBadge {
  /// A number in the middle of a higher container would be far from its corner.
  private static let row: ClosedRange<CGFloat> = 20...90

  private static let size = CGSize(width: 17, height: 17)

  /// Where the number of a panel stands, where it covers nothing: in a row, as on its edge it could be that of the
  /// next one; of other containers on the upper edge, below it or above the lower one, on one of the others, or
  /// beside a corner.
  static func place(_ panel: CGRect, _ field: FigureField) -> CGRect {
    func steps(_ length: CGFloat) -> [CGFloat] {
      let steps = (0..<8).map { CGFloat(14 + $0 * 12) }.filter { $0 < length - 8 }
      return steps.isEmpty ? [14] : steps
    }
    let inside = panel.height < 40 ? [] : [panel.minY + 10, panel.maxY - 10]
    if row.contains(panel.height), let place = inRow(panel, field) { return place }
    let along = ([panel.minY] + inside + [panel.maxY]).flatMap { y in
      steps(panel.width).map { CGPoint(x: panel.maxX - $0, y: y) }
    }
    let down = [panel.maxX, panel.minX].flatMap { x in
      steps(panel.height).map { CGPoint(x: x, y: panel.minY + $0) }
    }
    let outside = [panel.maxX + 10, panel.minX - 10].flatMap { x in
      [panel.minY + 8, panel.maxY - 8].map { CGPoint(x: x, y: $0) }
    }
    let places = (along + down + outside).map { CGRect(center: $0, size) }
    return places.first(where: field.isFree) ?? places[0]
  }

  /// In the middle of a row, from its end on: on no other view, and clear of texts, beside which it would be read
  /// with those.
  private static func inRow(_ row: CGRect, _ field: FigureField) -> CGRect? {
    (0..<24).lazy.map { step in
      CGRect(center: CGPoint(x: row.maxX - 14 - CGFloat(step) * 6, y: row.midY), size)
    }.first { place in
      place.minX > row.minX && field.isFree(place)
        && field.covered(place.insetBy(dx: -5, dy: 0), atMost: 1) == 0
        && !field.frames.contains(intersecting: place) {
          !field.frames.rects[$0].insetBy(dx: -1, dy: -1).covers(row)
        }
    }
  }
}
