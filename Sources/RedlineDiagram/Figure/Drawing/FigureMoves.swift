import Foundation

/// What is left of the lines of what moved between texts and controls, as if it were below them.
extension FigureInk {
  /// Of the edges of where a view was so much is seen, 0…1, or else they run over the controls of others; if
  /// even then most would be hidden, the rest would be taken for an edge of something else.
  private static let leastSeen = 0.45
  /// The shortest arrow with a head that is seen as one, in the picture's points.
  private static let shortestArrow = 10.0

  /// Of what only moved more than this is to be seen of where it was, and no shorter pieces.
  private static let leastInFront = 0.12
  private static let leastPiece = 7.0

  /// What only moved is in front of where it was: what is left to see is on the side that it came from.
  func ghost(_ stroke: FigureStroke, _ plan: FigurePlan) -> [Stroke] {
    let front = DrawnLines(texts: stroke.move.flatMap(\.front).map { [$0] } ?? [])
    let edges = stroke.move?.before.edges ?? [stroke.line]
    let whole = edges.reduce(0) { $0 + $1.length }
    let clears = { (line: Stroke) in clear(line, stroke.move, plan) }
    if stroke.move?.front != nil {
      // Of a frame that is mostly behind, the rest would be taken for lines of other views.
      let way = { (line: Stroke) in front.cut(line, margin: 0).flatMap(clears) }
      let seen = edges.flatMap(way).reduce(0) { $0 + $1.length }
      guard seen >= whole * Self.leastInFront else { return [] }
      return way(stroke.line).filter { $0.length >= Self.leastPiece }
    }
    for way in [clears, { plan.texts.cut($0, margin: 2) }] {
      let seen = edges.flatMap(way).reduce(0) { $0 + $1.length }
      if seen >= whole * Self.leastSeen { return way(stroke.line) }
    }
    return []
  }

  /// A shorter part of an arrow would be taken for a shorter move.
  private static let leastArrow = 0.6

  /// An arrow that would lose its head, or much of its length, is drawn over the pictures of others.
  func arrow(_ stroke: FigureStroke, _ plan: FigurePlan) -> [Stroke] {
    guard let move = stroke.move, stroke.line.isHorizontal != stroke.line.isVertical else {
      return [stroke.line]
    }
    let length = max(Self.shortestArrow, stroke.line.length * Self.leastArrow)
    let ways = [clear(stroke.line, move, plan), plan.texts.cut(stroke.line, margin: 2)]
    return ways.first { parts in
      parts.contains { $0.endCap != .none && $0.length >= length }
    } ?? [stroke.line]
  }

  /// A line over the picture of its own view stops at its text only.
  private func clear(
    _ line: Stroke, _ move: FigureStroke.Move?, _ plan: FigurePlan
  ) -> [Stroke] {
    plan.lines.cut(line, margin: 3) { rect in move?.after.map { $0.isFilled(by: rect) } ?? false }
      .flatMap { plan.texts.cut($0, margin: 2) }
  }
}

extension CGRect {
  /// Whether another rectangle is about as large and in the same place.
  func isFilled(by other: CGRect) -> Bool {
    insetBy(dx: -2, dy: -2).covers(other) && other.area >= area * 0.5
  }
}
