import Foundation

/// Dimensions that are shorter than their own ends are high, with arrows from outside, as engineering drawings
/// have them: a bar between two ends would be a blot.
extension FigureInk {
  private static let longest = 7.0
  /// How far an arrow comes, and half the height of an end.
  private static let way = 9.0
  private static let half = 4.5

  /// What a dimension along a line takes of it, with such arrows.
  static func taken(_ bar: Span) -> Span {
    (0.01..<longest).contains(bar.length) ? Span(bar.low - way, bar.high + way) : bar
  }

  func short(_ stroke: FigureStroke, _ mark: FigureMark, _ plan: FigurePlan) -> [Shape]? {
    let line = stroke.line
    guard stroke.style == .bar, line.startCap == .bar, line.endCap == .bar, mark.conflict == nil,
      !mark.isDimmed, (0.01..<Self.longest).contains(line.length)
    else { return nil }
    let color = mark.hue.line(theme)
    let arrows = [(line.start, line.end), (line.end, line.start)].compactMap { end, other in
      arrow(to: end, from: other, plan)
    }
    guard !arrows.isEmpty else { return nil }
    let caps = FigureCaps(color: color, width: 1.2)
    let ends =
      caps.shapes(.bar, at: line.start, from: line.end)
      + caps.shapes(.bar, at: line.end, from: line.start)
    return arrows.flatMap { arrow -> [Shape] in
      [
        Shape.line(from: arrow.start, to: arrow.end, .stroke(color, 1.2)).role(.line)
      ] + caps.shapes(.arrow, at: arrow.end, from: arrow.start).map { $0.role(.cap) }
    } + ends.map { $0.role(.cap) }
  }

  /// An arrow to an end of a line from outside, where nothing is in its way.
  private func arrow(to end: CGPoint, from other: CGPoint, _ plan: FigurePlan) -> Stroke? {
    let length = Double(hypot(end.x - other.x, end.y - other.y))
    let (ux, uy) = (
      Double(end.x - other.x) / length * Self.way, Double(end.y - other.y) / length * Self.way
    )
    let start = CGPoint(x: Double(end.x) + ux, y: Double(end.y) + uy)
    let arrow = Stroke(start: start, end: end)
    let room = arrow.bounds.insetBy(dx: -Self.half, dy: -Self.half)
    let isFree =
      !plan.lines.meets(arrow.bounds.insetBy(dx: -1, dy: -1))
      && plan.placed.allSatisfy { !($0.tag?.intersects(room) ?? false) }
    return isFree ? arrow : nil
  }
}
