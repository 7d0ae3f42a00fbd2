import Foundation

/// Draws the ends of a figure's lines.
struct FigureCaps {
  let color: String
  let width: Double

  /// The end at a point of a line that comes from another.
  func shapes(_ cap: Cap, at point: CGPoint, from other: CGPoint) -> [Shape] {
    let length = Double(hypot(point.x - other.x, point.y - other.y))
    // A unit vector along the line, out of it.
    let (ux, uy) =
      length > 0.01
      ? (Double(point.x - other.x) / length, Double(point.y - other.y) / length) : (1, 0)
    func at(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: Double(point.x) + ux * along - uy * across,
        y: Double(point.y) + uy * along + ux * across)
    }
    switch cap {
    case .none: return []
    case .bar: return [.line(from: at(0, -4.5), to: at(0, 4.5), .stroke(color, width))]
    case .diamond:
      return [
        .path(Path([at(-4, 0), at(0, -4), at(4, 0), at(0, 4)], closed: true), .fill(color))
      ]
    case .dot: return [.circle(point, radius: 2, .fill(color))]
    case .arrow:
      return [
        .path(Path([at(-5, -3.5), at(0, 0), at(-5, 3.5)]), .stroke(color, width, join: .round))
      ]
    case .flag:
      return [.path(Path([at(-1, -4), at(-1, 4), at(-7, 0)], closed: true), .fill(color))]
    case .chevron(let outward, let filled):
      let reach = outward ? 0.0 : -4
      let back = outward ? -4.0 : 4
      return [0.0, -4].flatMap { offset -> [Shape] in
        let tip = reach + offset
        let points = [at(tip + back, -4), at(tip, 0), at(tip + back, 4)]
        return filled
          ? [.path(Path(points, closed: true), .fill(color))]
          : [.path(Path(points), .stroke(color, 1.5))]
      }
    }
  }
}
