package import Foundation

/// What turns, stretches and moves points, as SVG's `matrix(a b c d x y)`.
package struct AffineMatrix: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var x = 0.0
  package var y = 0.0

  package init() {}

  /// `nil` for numbers that are not six, or that turn an area into a line.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    (a, b, c) = (numbers[0], numbers[1], numbers[2])
    (d, x, y) = (numbers[3], numbers[4], numbers[5])
    guard abs(a * d - b * c) > 1e-9 else { return nil }
  }

  /// The same around a point in place of the origin.
  package func around(_ origin: CGPoint) -> AffineMatrix {
    let moved = applied(to: CGPoint(x: -origin.x, y: -origin.y))
    var result = self
    (result.x, result.y) = (Double(moved.x + origin.x), Double(moved.y + origin.y))
    return result
  }

  package func applied(to point: CGPoint) -> CGPoint {
    let (px, py) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * px + c * py + x, y: b * px + d * py + y)
  }

  /// This one after another one.
  package func after(_ other: AffineMatrix) -> AffineMatrix {
    var result = AffineMatrix()
    (result.a, result.b) = (a * other.a + c * other.b, b * other.a + d * other.b)
    (result.c, result.d) = (a * other.c + c * other.d, b * other.c + d * other.d)
    let origin = applied(to: CGPoint(x: other.x, y: other.y))
    (result.x, result.y) = (Double(origin.x), Double(origin.y))
    return result
  }

  /// How many times as long lines become, on average.
  package var stretch: Double { abs(a * d - b * c).squareRoot() }

  /// The smallest rectangle around a rectangle that is turned.
  package func box(of rect: CGRect) -> CGRect {
    rect.corners.map(applied(to:)).reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
