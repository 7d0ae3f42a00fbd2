import Foundation
import RedlineModel

/// The arrows from where a view was to where it is, each with other places for it.
enum DiffArrows {
  /// Arrows that would be shorter than this, in the picture's points, are left out.
  private static let shortest = 4.0
  /// How near to a corner an arrow may be, and how far beside the view.
  private static let inset = 8.0
  private static let outset = 7.0
  private static let sidesFirst = [0.85, 0.15, 0.7, 0.3, 0.5, 0.95, 0.05]
  private static let middleFirst = [0.5, 0.3, 0.7, 0.85, 0.15, 0.95, 0.05]

  static func arrows(from old: CGRect, to new: CGRect) -> [[Stroke]] {
    let isMoved = Axis.allCases.map { axis in
      abs(Span(new, axis).low - Span(old, axis).low) >= shortest
    }
    let isSameSize = abs(new.width - old.width) < 1 && abs(new.height - old.height) < 1
    if isSameSize, isMoved == [true, true] { return [diagonals(old, new)] }
    let shifts = Axis.allCases.map { moves(old, new, $0) }
    // What grew at one corner has one arrow there: two would cross.
    if shifts.allSatisfy({ $0.count == 1 && !$0[0].2 }) {
      let (x, y) = (shifts[0][0], shifts[1][0])
      let (start, end) = (CGPoint(x: x.0, y: y.0), CGPoint(x: x.1, y: y.1))
      return [[Stroke(start: start, end: end, endCap: .arrow)]]
    }
    return zip(Axis.allCases, shifts).flatMap { axis, moves in
      moves.map { move in
        arrows(axis, from: move.0, to: move.1, new, isOnly: move.2)
          + (move.2 ? ahead(axis, old, new) : [])
      }
    }
  }

  /// What only moves may have its arrow at the edge in front, where something is behind it.
  private static func ahead(_ axis: Axis, _ old: CGRect, _ new: CGRect) -> [Stroke] {
    let (before, after) = (Span(old, axis), Span(new, axis))
    let isFar = after.low > before.low
    return arrows(
      axis, from: isFar ? before.high : before.low, to: isFar ? after.high : after.low, new,
      isOnly: true)
  }

  /// The edges that are elsewhere. What only moves has an arrow at the edge that it moves away from.
  private static func moves(_ old: CGRect, _ new: CGRect, _ axis: Axis) -> [(Double, Double, Bool)]
  {
    let (before, after) = (Span(old, axis), Span(new, axis))
    let shifts = (after.low - before.low, after.high - before.high)
    let isWhole = abs(shifts.0 - shifts.1) < 1
    let edges = [(before.low, after.low, isWhole), (before.high, after.high, isWhole)]
    return (isWhole ? [shifts.0 > 0 ? edges[0] : edges[1]] : edges)
      .filter { abs($0.0 - $0.1) >= shortest }
  }

  private static func arrows(
    _ axis: Axis, from start: Double, to end: Double, _ new: CGRect, isOnly: Bool
  ) -> [Stroke] {
    let side = Span(new, axis.other)
    let shares = isOnly ? sidesFirst : middleFirst
    let inside = shares.filter { min($0, 1 - $0) * side.length >= inset || $0 == 0.5 }
      .map(side.point)
    return (inside + [side.high + outset, side.low - outset]).map { place in
      Stroke(
        start: axis.point(start, place), end: axis.point(end, place), startCap: .bar,
        endCap: .arrow)
    }
  }

  /// From a corner to the same corner: behind first, then the corners beside the way.
  private static func diagonals(_ old: CGRect, _ new: CGRect) -> [Stroke] {
    let (isRight, isDown) = (new.minX > old.minX, new.minY > old.minY)
    func corner(_ rect: CGRect, _ isFarX: Bool, _ isFarY: Bool) -> CGPoint {
      CGPoint(x: isFarX ? rect.maxX : rect.minX, y: isFarY ? rect.maxY : rect.minY)
    }
    let corners = [(!isRight, !isDown), (isRight, !isDown), (!isRight, isDown), (isRight, isDown)]
    return corners.map { x, y in
      Stroke(start: corner(old, x, y), end: corner(new, x, y), endCap: .arrow)
    }
  }
}
