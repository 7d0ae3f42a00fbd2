import RedlineLayout

/// What a part of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a path, with as many points as it has: 1, 1, 2, 3 or none, those that steer a curve first.
public struct CGPathElement {
  /// What it does.
  public var type: CGPathElementType
  /// Its points, which are there while the closure runs.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What is called with each part of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath.Element {
  fileprivate var parts: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .quad(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [])
    }
  }
}

extension CGPath {
  /// Runs a closure with each part of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let parts = element.parts
      // Room for three, so that whoever reads a point too many reads zeros.
      var points = parts.points + Array(repeating: CGPoint.zero, count: 3 - parts.points.count)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: parts.type, points: base), block)
      }
    }
  }

  /// Calls a function with each part of the path, in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// A path of the same lines.
  public func copy() -> CGPath? { path(elements) }

  /// A path of the same lines, moved by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let transform = transform?.pointee ?? .identity
    return path(elements.map { $0.applying(transform) })
  }

  /// A path of the same lines, to be added to.
  public func mutableCopy() -> CGMutablePath? { path(elements) }

  /// A path of the same lines, moved by a transform, to be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let transform = transform?.pointee ?? .identity
    return path(elements.map { $0.applying(transform) })
  }

  private func path(_ elements: [Element]) -> CGMutablePath {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  /// What a line of a width, in points, along the path would cover: a rectangle for each straight part, and
  /// a circle where two meet, so that corners are round whatever `lineJoin` is, and ends are cut off unless
  /// `lineCap` is round or square.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let (result, half) = (CGMutablePath(), lineWidth / 2)
    guard half > 0, half.isFinite else { return result }
    for line in polylines {
      let isClosed = line.first == line.last
      for (index, (from, to)) in zip(line, line.dropFirst()).enumerated() {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { continue }
        let along = (x: x / length * half, y: y / length * half)
        let reach = lineCap == .square && !isClosed
        let (before, after): (CGFloat, CGFloat) = (
          reach && index == 0 ? 1 : 0, reach && index == line.count - 2 ? 1 : 0
        )
        let start = CGPoint(x: from.x - along.x * before, y: from.y - along.y * before)
        let end = CGPoint(x: to.x + along.x * after, y: to.y + along.y * after)
        result.elements += [
          .move(CGPoint(x: start.x + along.y, y: start.y - along.x)),
          .line(CGPoint(x: end.x + along.y, y: end.y - along.x)),
          .line(CGPoint(x: end.x - along.y, y: end.y + along.x)),
          .line(CGPoint(x: start.x - along.y, y: start.y + along.x)), .close,
        ]
      }
      let isRound = lineCap == .round || isClosed
      for joint in isRound ? line[...] : line.dropFirst().dropLast() {
        let corner = CGPoint(x: joint.x - half, y: joint.y - half)
        let circle = CGRect(origin: corner, size: CGSize(width: lineWidth, height: lineWidth))
        result.elements += CGPath.rounded(circle, half, half)
      }
    }
    result.elements = result.elements.map { $0.applying(transform) }
    return result
  }

  /// The smallest rectangle around the lines, without the points that steer curves.
  public var boundingBoxOfPath: CGRect {
    let points = polylines.flatMap(\.self)
    guard !points.isEmpty else { return boundingBox }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the path is a rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = Self.rectangle(of: elements) else { return false }
    rect?.pointee = found
    return true
  }
}

extension CGMutablePath {
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements += Self.rounded(rect, cornerWidth, cornerHeight).map { $0.applying(transform) }
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds a part of a circle that is so long, in radians, clockwise as seen on the screen.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
}
