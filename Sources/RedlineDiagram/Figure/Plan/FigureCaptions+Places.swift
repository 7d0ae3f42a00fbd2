import Foundation
import RedlineModel

/// Names on the edges of views and beside them, and those that stand away with a thin line, as those of parts in a drawing.
extension FigureCaptions {
  /// On the edges of what holds others, as the title of a box of fields: below, above, and at both sides.
  static func onEdges(_ view: CGRect, _ size: CGSize) -> [CGRect] {
    let (half, high) = (size.width / 2 + 6, size.height / 2 + 6)
    guard view.width > 2 * half, view.height > 2 * high else { return [] }
    let xs = [view.maxX - half, view.minX + half, view.midX]
    let ys = [view.maxY - high, view.minY + high, view.midY]
    let centers =
      [view.maxY, view.minY].flatMap { y in xs.map { CGPoint(x: $0, y: y) } }
      + [view.maxX, view.minX].flatMap { x in ys.map { CGPoint(x: x, y: $0) } }
    return centers.map { CGRect(center: $0, size) }
  }

  /// Where along the edges of what holds others a name may be, the ends first.
  private static let alongShares: [CGFloat] = [0.95, 0.05, 0.85, 0.15, 0.75, 0.25, 0.65, 0.35, 0.5]

  /// Inside of what holds others, at its lower edge and at its upper one, and between its corners.
  static func alongEdges(_ view: CGRect, _ size: CGSize) -> [CGRect] {
    let box = view.insetBy(dx: 4, dy: 2)
    guard box.width >= size.width, box.height >= size.height else { return [] }
    return [box.maxY - size.height, box.minY].flatMap { y in
      alongShares.map { share in
        let x = box.minX + (box.width - size.width) * share
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
    }
  }

  /// Below, above, and at both sides.
  static func beside(_ view: CGRect, _ size: CGSize) -> [CGRect] {
    let gap = CGFloat(outset)
    let across = [view.midX - size.width / 2, view.minX, view.maxX - size.width]
    let (above, below) = (view.minY - gap - size.height, view.maxY + gap)
    let middle = view.midY - size.height / 2
    let sides = [
      CGPoint(x: view.maxX + gap, y: middle), CGPoint(x: view.minX - gap - size.width, y: middle),
    ]
    return
      (across.map { CGPoint(x: $0, y: below) } + across.map { CGPoint(x: $0, y: above) } + sides)
      .map { CGRect(origin: $0, size: size) }
  }

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
