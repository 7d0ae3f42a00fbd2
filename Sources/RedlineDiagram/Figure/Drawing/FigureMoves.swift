import Foundation
import RedlineModel

/// What is drawn of the lines of what moved: old places over all but texts, arrows beside what others show.
extension FigureInk {
  /// Of the edges of where a view was so much is seen, 0…1; if texts hide more, the rest would be taken for an edge of
  /// something else.
  private static let leastSeen = 0.45
  /// Of an edge in its own new place, beside a text.
  private static let leastSeenInside = 0.9
  /// The shortest arrow with a head that is seen as one, in the picture's points.
  private static let shortestArrow = 10.0

  /// How near to each other two edges are read as one.
  private static let same = 1.75
  /// A shorter piece of such an edge is taken for a mark of its own.
  private static let leastPiece = 5.0

  /// Where a view was is drawn over what did not move: behind that hardly anything of it would be left. In what
  /// moved an old edge would strike through what it shows, be that the view's own or another one's; there the arrow
  /// has a bar where it begins.
  func ghost(_ stroke: FigureStroke, _ plan: FigurePlan) -> [Stroke] {
    let edges = stroke.move?.before.edges ?? [stroke.line]
    let front = DrawnLines(texts: fronts(of: stroke, plan))
    let whole = edges.reduce(0) { $0 + $1.length }
    let seen = edges.flatMap { plan.texts.cut($0, margin: 2) }.reduce(0) { $0 + $1.length }
    guard seen >= whole * Self.leastSeen,
      isBox(edges.flatMap { visible($0, stroke, front, plan) })
    else { return [] }
    return standing(stroke).flatMap { apart($0, plan) }
      .flatMap { visible($0, stroke, front, plan) }
      .filter { $0.length >= Self.leastPiece }
  }

  /// Whether two edges meet somewhere, or lie across from each other: else nobody sees a box, and takes lines for
  /// something else.
  private func isBox(_ edges: [Stroke]) -> Bool {
    let long = edges.filter { $0.length >= Self.leastPiece }
    let isPair = Axis.allCases.contains { axis in
      let sides = long.filter { axis == .vertical ? $0.isVertical : $0.isHorizontal }
      return sides.contains { one in
        sides.contains { other in
          Span(one.bounds, axis.other).low < Span(other.bounds, axis.other).low
            && abs(Span(one.bounds, axis).low - Span(other.bounds, axis).low) < 0.5
            && abs(one.length - other.length) < 0.5
        }
      }
    }
    if isPair { return true }
    let level = long.filter(\.isHorizontal).flatMap { [$0.start, $0.end] }
    return long.filter(\.isVertical).flatMap { [$0.start, $0.end] }.contains { end in
      level.contains { abs($0.x - end.x) < 0.5 && abs($0.y - end.y) < 0.5 }
    }
  }

  /// What of an old edge is seen.
  private func visible(
    _ edge: Stroke, _ stroke: FigureStroke, _ front: DrawnLines, _ plan: FigurePlan
  ) -> [Stroke] {
    front.cut(edge, margin: 0).flatMap { line -> [Stroke] in
      let parts = plan.texts.cut(line, margin: 2)
      guard let after = stroke.move?.after else { return parts }
      // In its own new place the rest of an edge beside a text is taken for an edge of something else.
      let outside = DrawnLines(texts: [after]).cut(line, margin: 0)
      let inside = line.length - outside.reduce(0) { $0 + $1.length }
      let hidden = line.length - parts.reduce(0) { $0 + $1.length }
      return hidden > inside * (1 - Self.leastSeenInside) && inside > 1
        ? outside.flatMap { plan.texts.cut($0, margin: 2) } : parts
    }
  }

  /// What moved, as far as it lies on where a view was: all others, and the view itself if it only moved.
  private func fronts(of stroke: FigureStroke, _ plan: FigurePlan) -> [CGRect] {
    guard let own = stroke.move else { return [] }
    let moves = plan.placed.compactMap { $0.strokes.first { $0.style == .ghost }?.move }
    return moves.filter { $0 != own }.compactMap(\.after) + [own.front].compactMap(\.self)
  }

  /// An edge without what of it is an edge of the view still: that would be drawn twice.
  private func standing(_ stroke: FigureStroke) -> [Stroke] {
    let line = stroke.line
    guard let after = stroke.move?.after,
      let edge = after.edges.first(where: { isNear($0, line) })
    else { return [line] }
    return without(edge, line)
  }

  /// An edge of where a view was without what of it is an edge of a view in its place, which is drawn already.
  private func apart(_ line: Stroke, _ plan: FigurePlan) -> [Stroke] {
    let others = plan.placed.flatMap(\.strokes).filter { $0.style == .outline }.map(\.line)
      .filter { isNear($0, line) }
    return others.reduce([line]) { rest, other in rest.flatMap { without(other, $0) } }
  }

  /// A line without the part along which another one on it lies.
  private func without(_ other: Stroke, _ line: Stroke) -> [Stroke] {
    let axis: Axis = line.isVertical ? .vertical : .horizontal
    let (own, taken) = (Span(line.bounds, axis), Span(other.bounds, axis))
    let across = Double(line.isVertical ? line.start.x : line.start.y)
    return [
      Span(own.low, min(own.high, taken.low)), Span(max(own.low, taken.high), own.high),
    ].filter { $0.length > 0 }.map { part in
      Stroke(start: axis.point(part.low, across), end: axis.point(part.high, across))
    }
  }

  /// Whether two edges lie on each other somewhere, and do not only meet.
  private func isNear(_ edge: Stroke, _ line: Stroke) -> Bool {
    guard edge.isVertical == line.isVertical else { return false }
    let axis: Axis = edge.isVertical ? .vertical : .horizontal
    let apart = Span(edge.bounds, axis.other).low - Span(line.bounds, axis.other).low
    let shared = Span(edge.bounds, axis).intersection(Span(line.bounds, axis))
    return abs(apart) < Self.same && (shared?.length ?? 0) > Self.same
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

  /// How much of an old edge is drawn at both sides of the arrow that begins there, in the picture's points.
  private static let startReach = 20.0

  /// The old edge at which an arrow begins, near the arrow, where the place that it is an edge of is not drawn.
  func startEdge(_ stroke: FigureStroke, _ plan: FigurePlan) -> [Stroke] {
    let arrow = stroke.line
    guard stroke.style == .arrow, arrow.startCap == .bar, let move = stroke.move else { return [] }
    let axis: Axis = arrow.isVertical ? .horizontal : .vertical
    let (place, across) =
      arrow.isVertical ? (arrow.start.x, arrow.start.y) : (arrow.start.y, arrow.start.x)
    let reach = Span(Double(place) - Self.startReach, Double(place) + Self.startReach)
    guard let near = Span(move.before, axis).intersection(reach) else { return [] }
    let edge = Stroke(
      start: axis.point(near.low, Double(across)), end: axis.point(near.high, Double(across)))
    let ghosts = plan.placed.flatMap(\.strokes).filter { $0.style == .ghost && $0.move == move }
    guard !ghosts.flatMap({ ghost($0, plan) }).contains(where: { isNear($0, edge) }) else {
      return []
    }
    return apart(edge, plan).flatMap { plan.texts.cut($0, margin: 2) }
      .filter { $0.length >= Self.leastPiece }
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
