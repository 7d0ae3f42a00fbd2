extension CGPath {
  /// What lies between two shares of the path's length, 0…1, as straight lines.
  func part(from start: CGFloat, to end: CGFloat) -> [Element] {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    guard start > 0 || end < 1 else { return elements }
    let lines = polylines
    let whole = lines.reduce(0) { $0 + Self.length($1) }
    guard start < end, whole > 0, whole.isFinite else { return [] }
    var (result, passed): ([Element], CGFloat) = ([], 0)
    for line in lines {
      var isOpen = false
      for (from, to) in zip(line, line.dropFirst()) {
        let length = Self.length([from, to])
        let (first, last) = ((start * whole - passed) / length, (end * whole - passed) / length)
        passed += length
        guard length > 0, first < 1, last > 0 else { continue }
        if !isOpen { result.append(.move(Self.point(from, to, max(0, first)))) }
        isOpen = true
        result.append(.line(Self.point(from, to, min(1, last))))
      }
    }
    return result
  }

  /// The rectangle whose edges a path is; `nil` for another path.
  static func rectangle(of elements: [Element]) -> CGRect? {
    guard elements.count == 5, case .close = elements[4] else { return nil }
    var corners: [CGPoint] = []
    for element in elements.prefix(4) {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      default: return nil
      }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let isOpposite = corners[0].x != corners[2].x && corners[0].y != corners[2].y
    let isAligned = corners.indices.allSatisfy { index in
      let (one, next) = (corners[index], corners[(index + 1) % 4])
      return (one.x == next.x) != (one.y == next.y)
    }
    return isOpposite && isAligned ? rect : nil
  }

  /// How many times the path goes around a point, clockwise on the screen.
  func winding(around point: CGPoint) -> Int {
    var result = 0
    for line in polylines {
      for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { result += to.y > from.y ? 1 : -1 }
      }
    }
    return result
  }

  private static func length(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { sum, ends in
      let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }

  private static func point(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// The lines without curves, each from where it begins.
  var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func curve(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
      let steps = 24
      return (1...steps).map { point(CGFloat($0) / CGFloat(steps)) }
    }
    for element in elements {
      let start = line.last ?? .zero
      switch element {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let end, let control):
        line += curve {
          Self.point(Self.point(start, control, $0), Self.point(control, end, $0), $0)
        }
      case .curve(let end, let first, let second):
        line += curve {
          let middle = Self.point(first, second, $0)
          return Self.point(
            Self.point(Self.point(start, first, $0), middle, $0),
            Self.point(middle, Self.point(second, end, $0), $0), $0)
        }
      case .close:
        guard let first = line.first else { continue }
        lines.append(line + [first])
        line = [first]
      }
    }
    return line.count > 1 ? lines + [line] : lines
  }
}
