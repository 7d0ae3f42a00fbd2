import Foundation
import RedlineModel

/// Names that stand away from their views, with a thin line to them, as those of parts in a drawing.
extension FigureCaptions {
  /// How far such a name is away from its view, nearer ones first.
  private static let distances: [CGFloat] = [9, 15, 22, 30, 40, 52]
  /// Where along the edge of the view its line ends, and where along the name it begins.
  private static let shares: [CGFloat] = [0.5, 0.25, 0.75]
  private static let beginnings: [CGFloat] = [0.5, 0.15, 0.85]
  /// What a line keeps free of at both sides.
  private static let beside: CGFloat = 2.5

  /// Places around a view with the lines that lead to it: below, above, then beside.
  func led(_ view: CGRect, _ size: CGSize) -> [(rect: CGRect, leader: Stroke)] {
    Self.distances.flatMap { distance in
      [1.0, -1].flatMap { side in
        Self.shares.flatMap { share -> [(rect: CGRect, leader: Stroke)] in
          let x = view.minX + view.width * share
          let edge = side > 0 ? view.maxY : view.minY
          let end = edge + side * distance
          let leader = Stroke(
            start: CGPoint(x: x, y: end), end: CGPoint(x: x, y: edge), endCap: .dot)
          return Self.beginnings.map { beginning in
            let y = side > 0 ? end : end - size.height
            let origin = CGPoint(x: x - size.width * beginning, y: y)
            return (CGRect(origin: origin, size: size), leader)
          }
        }
      }
        + [1.0, -1].flatMap { side in
          Self.shares.map { share in
            let y = view.minY + view.height * share
            let edge = side > 0 ? view.maxX : view.minX
            let end = edge + side * distance
            let leader = Stroke(
              start: CGPoint(x: end, y: y), end: CGPoint(x: edge, y: y), endCap: .dot)
            let x = side > 0 ? end : end - size.width
            return (CGRect(origin: CGPoint(x: x, y: y - size.height / 2), size: size), leader)
          }
        }
    }
  }

  /// Whether a line to a view crosses nothing that is read, runs along no other line, and through no view
  /// that it might be of.
  func isClear(_ leader: Stroke, to view: CGRect, _ around: Set<String>) -> Bool {
    let strip = leader.bounds.insetBy(dx: -Self.beside, dy: -Self.beside)
    // What the view itself shows may begin at its edge.
    let way = leader.isVertical ? strip.insetBy(dx: 0, dy: 3.5) : strip.insetBy(dx: 3.5, dy: 0)
    return !showsSomething(in: way) && !isAlongLine(leader, strip)
      && !isThroughView(way, view, around)
  }
}
