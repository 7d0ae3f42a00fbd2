import Foundation

/// Dimensions that are shorter than their own ends are high, with arrows from outside, as engineering drawings
/// have them: a bar between two ends would be a blot.
extension FigureInk {
  private static let longest = 7.0
  /// How far an arrow comes, and half the height of an end.
  private static let way = 9.0
  private static let half = 4.5
  /// How far two such arrows stay apart that come from each other: as one line with two heads they would be read as
  /// the dimension of what is between them, and an arrow is no shorter than its head.
  private static let apart = 4.0
  private static let leastWay = 5.5

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
    guard let way = way(from: end, away: other, plan) else { return nil }
    let (ux, uy) = (
      Double(end.x - other.x) / length * way, Double(end.y - other.y) / length * way
    )
    let start = CGPoint(x: Double(end.x) + ux, y: Double(end.y) + uy)
    let arrow = Stroke(start: start, end: end)
    let room = arrow.bounds.insetBy(dx: -Self.half, dy: -Self.half)
    let isFree =
      !plan.lines.meets(arrow.bounds.insetBy(dx: -1, dy: -1))
      && plan.placed.allSatisfy { !($0.tag?.intersects(room) ?? false) }
    return isFree ? arrow : nil
  }

  /// How long an arrow is: shorter where another one comes from the same place to the next dimension on its line, and
  /// `nil` where both would lie on each other.
  private func way(from end: CGPoint, away other: CGPoint, _ plan: FigurePlan) -> Double? {
    let isUpright = abs(end.x - other.x) < 0.01
    func along(_ point: CGPoint) -> Double { Double(isUpright ? point.y : point.x) }
    func across(_ point: CGPoint) -> Double { Double(isUpright ? point.x : point.y) }
    let sign = along(end) > along(other) ? 1.0 : -1
    let distances = plan.placed.flatMap(\.strokes).filter {
      $0.style == .bar && $0.line.length < Self.longest
        && (isUpright ? $0.line.isVertical : $0.line.isHorizontal)
        && abs(across($0.line.start) - across(end)) < Self.half
    }.flatMap { [$0.line.start, $0.line.end] }.map { (along($0) - along(end)) * sign }
    guard let next = distances.filter({ $0 > 0.01 }).min() else { return Self.way }
    guard next > 2 * Self.leastWay + 0.5 else { return nil }
    return min(Self.way, max(Self.leastWay, (next - Self.apart) / 2))
  }
}
