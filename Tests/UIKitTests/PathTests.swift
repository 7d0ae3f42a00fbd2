import Testing
import UIKit

/// A path, and points in it and beside it.
private struct PathRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var inside: [CGPoint]
  var outside: [CGPoint]
  var rule: CGPathFillRule
  var path: @MainActor @Sendable () -> UIBezierPath

  init(
    _ name: String, inside: [(CGFloat, CGFloat)], outside: [(CGFloat, CGFloat)],
    rule: CGPathFillRule = .winding, _ path: @escaping @MainActor @Sendable () -> UIBezierPath
  ) {
    (testDescription, self.rule, self.path) = (name, rule, path)
    self.inside = inside.map { CGPoint(x: $0.0, y: $0.1) }
    self.outside = outside.map { CGPoint(x: $0.0, y: $0.1) }
  }
}

private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

@MainActor private func ring() -> UIBezierPath {
  let path = UIBezierPath(rect: square)
  path.append(UIBezierPath(rect: square.insetBy(dx: 30, dy: 30)))
  return path
}

private let rows = [
  PathRow("a rectangle", inside: [(1, 1), (99, 99)], outside: [(-1, 50), (50, 101)]) {
    UIBezierPath(rect: square)
  },
  PathRow(
    "a circle", inside: [(50, 50), (16, 16), (50, 1)], outside: [(5, 5), (95, 95), (14, 14)]
  ) {
    UIBezierPath(ovalIn: square)
  },
  PathRow("round corners", inside: [(9, 9), (50, 1)], outside: [(3, 3), (97, 97)]) {
    UIBezierPath(roundedRect: square, cornerRadius: 25)
  },
  PathRow("a triangle that was left open", inside: [(20, 10)], outside: [(80, 80)]) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    return path
  },
  PathRow("a square in a square, by winding", inside: [(50, 50), (10, 50)], outside: [], ring),
  PathRow(
    "a square in a square, by counting", inside: [(10, 50), (90, 90)], outside: [(50, 50)],
    rule: .evenOdd, ring),
  PathRow("nothing", inside: [], outside: [(0, 0)]) { UIBezierPath() },
]

@MainActor @Suite("Points in paths") struct PathTests {
  @Test(arguments: rows) private func contains(_ row: PathRow) {
    let path = row.path()
    path.usesEvenOddFillRule = row.rule == .evenOdd
    for point in row.inside {
      #expect(path.cgPath.contains(point, using: row.rule), "\(point)")
      #expect(path.contains(point), "\(point)")
    }
    for point in row.outside {
      #expect(!path.cgPath.contains(point, using: row.rule), "\(point)")
      #expect(!path.contains(point), "\(point)")
    }
  }

  /// The point is transformed, as in Core Graphics, not the path.
  @Test func transform() {
    let path = UIBezierPath(rect: square).cgPath
    let away = CGAffineTransform(translationX: 200, y: 0)
    #expect(!path.contains(CGPoint(x: 50, y: 50), transform: away))
    #expect(path.contains(CGPoint(x: -150, y: 50), transform: away))
  }
}
