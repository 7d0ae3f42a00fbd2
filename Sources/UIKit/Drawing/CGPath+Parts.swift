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
  private var polylines: [[CGPoint]] {
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
