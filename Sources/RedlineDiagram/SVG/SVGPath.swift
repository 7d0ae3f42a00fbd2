package import Foundation

/// The `d` of a path, absolute coordinates only.
package struct SVGPath: Hashable, Sendable {
  package private(set) var data = ""

  package init() {}

  /// A polyline through the points.
  package init(_ points: [CGPoint], closed: Bool = false) {
    for (index, point) in points.enumerated() { index == 0 ? move(point) : line(point) }
    if closed { close() }
  }

  package mutating func move(_ point: CGPoint) { append("M", [point]) }
  package mutating func line(_ point: CGPoint) { append("L", [point]) }
  package mutating func quad(_ control: CGPoint, _ point: CGPoint) {
    append("Q", [control, point])
  }
  package mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ point: CGPoint) {
    append("C", [first, second, point])
  }
  /// A quarter or other arc of a circle, clockwise as seen on the screen or against it.
  package mutating func arc(radius: Double, clockwise: Bool, to point: CGPoint) {
    data += "A\(svgNumber(radius)) \(svgNumber(radius)) 0 0 \(clockwise ? 1 : 0) "
    data += "\(svgNumber(point.x)) \(svgNumber(point.y))"
  }
  package mutating func close() { data += "Z" }
  package mutating func append(_ other: SVGPath) { data += other.data }

  private mutating func append(_ letter: String, _ points: [CGPoint]) {
    data += letter
    for (index, point) in points.enumerated() {
      if index > 0 { data += " " }
      data += "\(svgNumber(point.x)) \(svgNumber(point.y))"
    }
  }
}

extension SVGPath {
  /// A rectangle with the same radius at its four corners, clockwise.
  package init(rect: CGRect, radius: Double) {
    let r = min(radius, Double(min(rect.width, rect.height)) / 2)
    guard r > 0 else {
      self.init(
        [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ], closed: true)
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
}
