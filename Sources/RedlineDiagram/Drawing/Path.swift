package import Foundation

/// A path: straight and curved segments in the order drawn.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    /// An arc of a circle of at most a half, clockwise as seen on the screen or against it.
    case arc(radius: Double, clockwise: Bool, CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  /// A polyline through the points.
  package init(_ points: [CGPoint], closed: Bool = false) {
    for (index, point) in points.enumerated() { index == 0 ? move(point) : line(point) }
    if closed { close() }
  }

  package mutating func move(_ point: CGPoint) { elements.append(.move(point)) }
  package mutating func line(_ point: CGPoint) { elements.append(.line(point)) }
  package mutating func quad(_ control: CGPoint, _ point: CGPoint) {
    elements.append(.quad(control: control, point))
  }
  package mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ point: CGPoint) {
    elements.append(.cubic(first, second, point))
  }
  package mutating func arc(radius: Double, clockwise: Bool, to point: CGPoint) {
    elements.append(.arc(radius: radius, clockwise: clockwise, point))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: Path) { elements += other.elements }
}

extension Path {
  /// A rectangle with the same radius at its four corners, clockwise.
  package init(rect: CGRect, radius: Double) {
    let r = min(radius, Double(min(rect.width, rect.height)) / 2)
    guard r > 0 else {
      self.init(rect.corners, closed: true)
      return
    }
    self.init()
    move(CGPoint(x: rect.minX + r, y: rect.minY))
    line(CGPoint(x: rect.maxX - r, y: rect.minY))
    arc(radius: r, clockwise: true, to: CGPoint(x: rect.maxX, y: rect.minY + r))
    line(CGPoint(x: rect.maxX, y: rect.maxY - r))
    arc(radius: r, clockwise: true, to: CGPoint(x: rect.maxX - r, y: rect.maxY))
    line(CGPoint(x: rect.minX + r, y: rect.maxY))
    arc(radius: r, clockwise: true, to: CGPoint(x: rect.minX, y: rect.maxY - r))
    line(CGPoint(x: rect.minX, y: rect.minY + r))
    arc(radius: r, clockwise: true, to: CGPoint(x: rect.minX + r, y: rect.minY))
    close()
  }

  /// The subpaths as polylines; a curve is its end points and what it is drawn towards.
  package var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func append(_ points: CGPoint...) {
      if lines.isEmpty { lines.append([]) }
      lines[lines.count - 1] += points
    }
    for element in elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point), .arc(_, _, let point): append(point)
      case .quad(let control, let point): append(control, point)
      case .cubic(let first, let second, let point): append(first, second, point)
      case .close: if let first = lines.last?.first { append(first) }
      }
    }
    return lines
  }
}

extension CGRect {
  /// The corners, clockwise from the top left one.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
