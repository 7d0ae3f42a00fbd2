package import Foundation

/// What is drawn where on a page, for hit tests.
///
/// All places are in the drawing's coordinates, which are those of its ``Drawing/viewBox``. A map
/// is `Codable`, for a script: points are `[x, y]`, rectangles `[[x, y], [width, height]]`.
package struct HitMap: Codable, Hashable, Sendable {
  /// The part of the coordinates that fills the page.
  package var viewBox: CGRect
  /// Front to back.
  package var regions: [HitRegion]

  /// The regions under a point, front to back.
  /// - Parameter slop: The greatest distance at which a line is hit, in points.
  package func regions(at point: CGPoint, slop: Double = 2) -> [HitRegion] {
    regions.filter { $0.contains(point, slop: slop) }
  }
}

/// The place of something that is drawn.
package struct HitRegion: Codable, Hashable, Sendable {
  /// A shape as polylines.
  package struct Part: Codable, Hashable, Sendable {
    package var role: Drawing.Role?
    /// The points in order; a curve is the points that it is drawn towards.
    package var polylines: [[CGPoint]]
    /// Whether what the polylines enclose belongs to it, by the rule of even and odd crossings.
    package var isFilled: Bool
    /// The width of the line along the polylines in points; 0 without one.
    package var strokeWidth: Double
  }

  /// The id of its element in the SVG document, if it has one.
  package var id: String?
  package var layer: Drawing.Layer
  package var role: Drawing.Role?
  /// The sentence about it.
  package var title: String?
  /// What it stands for.
  package var subjects: [Drawing.Subject]
  /// The rectangle around its parts, as far as they are not clipped.
  package var frame: CGRect
  package var parts: [Part]

  func contains(_ point: CGPoint, slop: Double) -> Bool {
    let reach = frame.insetBy(dx: -slop, dy: -slop)
    return reach.minX <= point.x && point.x <= reach.maxX && reach.minY <= point.y
      && point.y <= reach.maxY && parts.contains { $0.contains(point, slop: slop) }
  }
}

extension HitRegion.Part {
  /// The rectangle around the points and the strokes along them.
  var bounds: CGRect {
    let points = polylines.joined()
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  func contains(_ point: CGPoint, slop: Double) -> Bool {
    if isFilled, encloses(point) { return true }
    // An area without a stroke has an edge that belongs to it.
    let reach = strokeWidth > 0 ? strokeWidth / 2 + slop : 0.001
    return polylines.contains { line in
      line.count == 1 && Self.distance(point, line[0], line[0]) <= reach
        || zip(line, line.dropFirst()).contains { Self.distance(point, $0, $1) <= reach }
    }
  }

  /// Whether a ray to the right crosses the polylines an odd number of times.
  private func encloses(_ point: CGPoint) -> Bool {
    var isInside = false
    for line in polylines {
      for (start, end) in zip(line, line.dropFirst() + line.prefix(1))
      where (start.y > point.y) != (end.y > point.y) {
        let share = (point.y - start.y) / (end.y - start.y)
        if point.x < start.x + share * (end.x - start.x) { isInside.toggle() }
      }
    }
    return isInside
  }

  /// From a point to a segment.
  private static func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    let share = square > 0 ? min(max(along / square, 0), 1) : 0
    return Double(hypot(point.x - start.x - share * dx, point.y - start.y - share * dy))
  }
}
