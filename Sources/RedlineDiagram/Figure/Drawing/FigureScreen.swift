import Foundation
import RedlineModel

/// Draws the screen of a plan, with torn edges where it is cut.
struct FigureScreen {
  private static let amplitude = 3.5
  private static let period = 9.0

  let plan: FigurePlan
  let theme: Theme
  let isDevice: Bool

  /// What is cut off outside of; `nil` where nothing is.
  var clip: ClipPath? {
    guard plan.cutsTop || plan.cutsBottom else { return nil }
    let far = 10_000.0
    // What reaches far beyond the screen ends at the sides of the picture.
    let room = plan.isClipped ? FigurePlan.markRoom : far
    let extent = (plan.isClipped ? plan.extent : torn).insetBy(dx: -room, dy: -room)
    let (left, right) = (Double(extent.minX), Double(extent.maxX))
    var path = Path()
    if plan.cutsTop {
      path.move(CGPoint(x: left, y: Double(plan.body.minY)))
      for point in tear(Double(plan.body.minY)) { path.line(point) }
      path.line(CGPoint(x: right, y: Double(plan.body.minY)))
    } else {
      path.move(CGPoint(x: left, y: Double(extent.minY)))
      path.line(CGPoint(x: right, y: Double(extent.minY)))
    }
    if plan.cutsBottom {
      path.line(CGPoint(x: right, y: Double(plan.body.maxY)))
      for point in tear(Double(plan.body.maxY)).reversed() { path.line(point) }
      path.line(CGPoint(x: left, y: Double(plan.body.maxY)))
    } else {
      path.line(CGPoint(x: right, y: Double(extent.maxY)))
      path.line(CGPoint(x: left, y: Double(extent.maxY)))
    }
    path.close()
    return ClipPath(path: path)
  }

  /// The body, or what the bodies of several pictures have in common that one line tears.
  private var torn: CGRect {
    plan.torn.map { CGRect(x: $0.low, y: 0, width: $0.length, height: Double(plan.body.maxY)) }
      ?? plan.body
  }

  /// A zigzag across the body.
  private func tear(_ y: Double) -> [CGPoint] {
    let (left, width) = (Double(torn.minX), Double(torn.width))
    let count = max(2, Int((width / Self.period).rounded()) * 2)
    return (0...count).map { index in
      CGPoint(
        x: left + width * Double(index) / Double(count),
        y: y + (index % 2 == 0 ? -Self.amplitude : Self.amplitude))
    }
  }

  /// What of a zigzag is on the body, and not in a tear from top to bottom.
  private func pieces(of points: [CGPoint]) -> [[CGPoint]] {
    let tears = plan.projection.axis == .horizontal ? plan.projection.tears : []
    var result: [[CGPoint]] = [[]]
    for point in points {
      let isTorn = tears.contains { $0.low < Double(point.x) && Double(point.x) < $0.high }
      let isBeside = point.x < plan.body.minX - 0.1 || point.x > plan.body.maxX + 0.1
      if !isTorn, !isBeside {
        result[result.count - 1].append(point)
      } else if result.last?.isEmpty == false {
        result.append([])
      }
    }
    return result.filter { $0.count > 1 }
  }

  /// The torn edges, and how the device goes on.
  func edges() -> [Shape] {
    [(plan.cutsTop, Double(plan.body.minY), -1.0), (plan.cutsBottom, Double(plan.body.maxY), 1)]
      .flatMap { isCut, y, direction -> [Shape] in
        guard isCut else { return [] }
        let tears = pieces(of: tear(y)).map {
          Shape.path(Path($0), .stroke(theme.bezelEdge, 1.2, join: .round))
        }
        let sides = [Double(plan.body.minX) + 0.5, Double(plan.body.maxX) - 0.5]
        let fading = sides.flatMap { x in
          [(1.5, 4.0, 0.8), (5.5, 7, 0.4)].map { start, end, opacity -> Shape in
            var paint = Paint.stroke(theme.bezelEdge, 1)
            paint.opacity = opacity
            return .line(
              from: CGPoint(x: x, y: y + direction * (Self.amplitude + start)),
              to: CGPoint(x: x, y: y + direction * (Self.amplitude + end)), paint)
          }
        }
        return tears + fading
      }
  }
}
