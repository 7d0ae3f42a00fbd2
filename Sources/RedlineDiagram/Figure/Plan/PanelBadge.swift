import Foundation

/// The number of a panel at its container in the overview.
enum PanelBadge {
  /// Where the number of a panel stands: on the upper edge of its container, below it or above the lower one, on
  /// one of the others, or beside a corner, where it covers nothing. On the lower edge it could be that of the next
  /// container.
  static func place(_ panel: CGRect, _ field: FigureField) -> CGRect {
    func steps(_ length: CGFloat) -> [CGFloat] {
      let steps = (0..<8).map { CGFloat(14 + $0 * 12) }.filter { $0 < length - 8 }
      return steps.isEmpty ? [14] : steps
    }
    let inside = panel.height < 40 ? [] : [panel.minY + 10, panel.maxY - 10]
    let along = ([panel.minY] + inside + [panel.maxY]).flatMap { y in
      steps(panel.width).map { CGPoint(x: panel.maxX - $0, y: y) }
    }
    let down = [panel.maxX, panel.minX].flatMap { x in
      steps(panel.height).map { CGPoint(x: x, y: panel.minY + $0) }
    }
    let outside = [panel.maxX + 10, panel.minX - 10].flatMap { x in
      [panel.minY + 8, panel.maxY - 8].map { CGPoint(x: x, y: $0) }
    }
    let places = (along + down + outside).map {
      CGRect(center: $0, CGSize(width: 17, height: 17))
    }
    return places.first(where: field.isFree) ?? places[0]
  }
}
