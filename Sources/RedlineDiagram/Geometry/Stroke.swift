import Foundation

/// The end of a line.
enum Cap: Hashable, Sendable {
  case none, bar, diamond, arrow, flag, dot
  /// An inequality: points away from the line, or back along it; filled where it binds.
  case chevron(outward: Bool, filled: Bool)
}

/// A straight line with its ends.
struct Stroke: Hashable, Sendable {
  var start: CGPoint
  var end: CGPoint
  var startCap = Cap.none
  var endCap = Cap.none

  var isVertical: Bool { abs(start.x - end.x) < 0.01 }
  var isHorizontal: Bool { abs(start.y - end.y) < 0.01 }
  /// The same line drawn from its other end.
  var reversed: Stroke {
    var stroke = self
    (stroke.start, stroke.end) = (end, start)
    (stroke.startCap, stroke.endCap) = (endCap, startCap)
    return stroke
  }
  var length: Double { Double(hypot(end.x - start.x, end.y - start.y)) }

  func point(at share: Double) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// The rectangle around the line.
  var bounds: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
      height: abs(start.y - end.y))
  }
}
