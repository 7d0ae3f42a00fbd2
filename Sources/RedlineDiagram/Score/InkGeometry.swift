import Foundation

extension Path {
  /// The rectangle around what is drawn; that of the points towards which a curve is bent is larger.
  var inkBox: CGRect {
    var box: CGRect?
    var last = CGPoint.zero
    func cover(_ point: CGPoint) {
      let dot = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(dot) } ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .arc(_, _, let point):
        cover(point)
        last = point
      case .quad(let control, let end):
        for share in Self.shares { cover(curve(last, control, end, at: share)) }
        last = end
      case .cubic(let first, let second, let end):
        for share in Self.shares {
          cover(
            between(
              curve(last, first, second, at: share), curve(first, second, end, at: share), share))
        }
        last = end
      case .close: break
      }
    }
    return box ?? .null
  }

  /// Enough places of a curve to know its box to a hundredth.
  private static let shares = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
}

private func between(_ one: CGPoint, _ other: CGPoint, _ share: Double) -> CGPoint {
  CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
}

private func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at share: Double) -> CGPoint {
  between(between(a, b, share), between(b, c, share), share)
}

extension CGRect {
  /// Whether nothing of another rectangle is outside. `contains` goes by the union of both, whose
  /// width is rounded.
  func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

/// The part of a segment in a rectangle, from 0 at its start to 1 at its end; `nil` if there is none.
func shareOfSegment(
  from start: CGPoint, to end: CGPoint, inside box: CGRect
) -> ClosedRange<Double>? {
  guard !box.isNull else { return nil }
  var (low, high) = (0.0, 1.0)
  let sides = [
    (Double(start.x), Double(end.x - start.x), Double(box.minX), Double(box.maxX)),
    (Double(start.y), Double(end.y - start.y), Double(box.minY), Double(box.maxY)),
  ]
  for (from, way, least, most) in sides {
    if abs(way) < 1e-9 {
      if from < least || from > most { return nil }
      continue
    }
    let (one, other) = ((least - from) / way, (most - from) / way)
    (low, high) = (max(low, min(one, other)), min(high, max(one, other)))
    if low > high { return nil }
  }
  return low...high
}

/// From a rectangle to a segment in points; 0 where they meet.
func distance(from box: CGRect, to start: CGPoint, _ end: CGPoint) -> Double {
  let (left, right) = (Double(box.minX), Double(box.maxX))
  let (top, bottom) = (Double(box.minY), Double(box.maxY))
  func gap(_ low: Double, _ high: Double, _ from: CGFloat, _ to: CGFloat) -> Double {
    let (from, to) = (Double(from), Double(to))
    return max(low - max(from, to), 0, min(from, to) - high)
  }
  // Most lines are level or upright.
  if start.x == end.x || start.y == end.y, !box.isNull {
    return length(gap(left, right, start.x, end.x), gap(top, bottom, start.y, end.y))
  }
  if shareOfSegment(from: start, to: end, inside: box) != nil { return 0 }
  func toBox(_ point: CGPoint) -> Double {
    length(gap(left, right, point.x, point.x), gap(top, bottom, point.y, point.y))
  }
  // The corners one by one: an array of them would take longer than the looking.
  let (low, high) = (box.origin, CGPoint(x: box.maxX, y: box.maxY))
  var least = min(toBox(start), toBox(end))
  least = min(least, distance(from: low, to: start, end))
  least = min(least, distance(from: CGPoint(x: high.x, y: low.y), to: start, end))
  least = min(least, distance(from: high, to: start, end))
  return min(least, distance(from: CGPoint(x: low.x, y: high.y), to: start, end))
}

private func length(_ dx: Double, _ dy: Double) -> Double {
  dx == 0 ? abs(dy) : dy == 0 ? abs(dx) : hypot(dx, dy)
}

/// From a point to a segment in points.
func distance(from point: CGPoint, to start: CGPoint, _ end: CGPoint) -> Double {
  let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
  let square = dx * dx + dy * dy
  let along = Double(point.x - start.x) * dx + Double(point.y - start.y) * dy
  let share = square > 0 ? min(max(along / square, 0), 1) : 0
  return hypot(
    Double(point.x - start.x) - share * dx, Double(point.y - start.y) - share * dy)
}

extension [ClosedRange<Double>] {
  /// The length of what the ranges cover together.
  var coveredLength: Double {
    var (length, end) = (0.0, -Double.infinity)
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      length += Swift.max(0, range.upperBound - Swift.max(end, range.lowerBound))
      end = Swift.max(end, range.upperBound)
    }
    return length
  }
}
