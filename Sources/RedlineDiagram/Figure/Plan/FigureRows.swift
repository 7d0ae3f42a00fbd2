import Foundation

extension FigurePlacer {
  static let rowHeight = 20.0
  /// Rows are looked for so far inside the screen and outside of it.
  private static let mostRows = (inside: 6, outside: 6)

  /// What lines across the device and a longer page cost.
  private static let costOutside = 5.0

  /// The middles of the rows above what the constraints name, the nearest first: on the screen while it
  /// lasts, then beyond the device, unless the screen is cut there.
  func rowsAbove() -> [Double] {
    let top = Double(window.content.minY) - 13
    let inside = (0..<Self.mostRows.inside).map { top - Double($0) * Self.rowHeight }
      .filter { $0 - 8 > Double(window.scene.minY) + 1 }
    if window.cutsTop { return inside }
    let outer = min(Double(body.minY), Double(window.scene.minY)) - 13
    return inside + (0..<Self.mostRows.outside).map { outer - Double($0) * Self.rowHeight }
  }

  /// The middles of the rows below, the nearest first.
  func rowsBelow() -> [Double] {
    let bottom = Double(window.content.maxY) + 13
    let inside = (0..<Self.mostRows.inside).map { bottom + Double($0) * Self.rowHeight }
      .filter { $0 + 8 < Double(window.scene.maxY) - 1 }
    if window.cutsBottom { return inside }
    let outer = max(Double(body.maxY), Double(window.scene.maxY)) + 13
    return inside + (0..<Self.mostRows.outside).map { outer + Double($0) * Self.rowHeight }
  }

  /// The rows, each dearer than the one before.
  func rows(_ isAbove: Bool) -> [(y: Double, cost: Double)] {
    let all = isAbove ? rowsAbove() : rowsBelow()
    return all.enumerated().map { index, y in
      let isOutside = y < Double(window.scene.minY) || y > Double(window.scene.maxY)
      return (y, Double(index) * 2 + (isOutside ? Self.costOutside : 0))
    }
  }
}

extension CGRect {
  /// A rectangle around a centre, on half points.
  init(center: CGPoint, _ size: CGSize) {
    self.init(
      x: ((center.x - size.width / 2) * 2).rounded() / 2,
      y: ((center.y - size.height / 2) * 2).rounded() / 2, width: size.width, height: size.height)
  }

  /// A rectangle beside a point: right of it with +1, left with −1.
  static func beside(_ point: CGPoint, _ size: CGSize, side: Double, gap: Double) -> CGRect {
    CGRect(
      center: CGPoint(
        x: Double(point.x) + side * (gap + Double(size.width) / 2), y: Double(point.y)), size)
  }
}
