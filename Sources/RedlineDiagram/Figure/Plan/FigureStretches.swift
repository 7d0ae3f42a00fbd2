import Foundation
import RedlineModel

/// A part of a long strip, from its top to its bottom, whose constraints are drawn in a panel of their own.
struct FigureStretch {
  /// In points of the layout.
  var frame: CGRect
  /// Ids of the views that lie in it.
  var members: Set<String>
  var constraints: [SolvedLayout.Constraint]
}

/// Takes a strip apart that has no containers, as a bar of a wide screen: from its left to its right, between
/// its views.
struct FigureStretches {
  /// A strip is as wide, in points of the layout, and no higher than this share of it.
  private static let least = (width: CGFloat(480), share: CGFloat(0.25))
  /// So many constraints are drawn in one picture.
  private static let mostConstraints = 24
  private static let most = 4
  private static let leastConstraints = 4

  private(set) var stretches: [FigureStretch] = []
  /// What the overview draws.
  private(set) var rest: [SolvedLayout.Constraint]

  init(_ layout: SolvedLayout, _ constraints: [SolvedLayout.Constraint], hidden: Set<String>) {
    rest = constraints
    let strip = layout.root.frame
    guard Self.isStrip(strip), constraints.count > Self.mostConstraints else { return }
    let items = layout.items.dropFirst().filter {
      !hidden.contains($0.id) && $0.frame.width > 0 && $0.frame.height > 0
    }
    let count = min(
      Self.most, Int((Double(constraints.count) / Double(Self.mostConstraints)).rounded(.up)))
    let geometry = OverlayGeometry(layout, zoom: 1)
    var left = Double(strip.minX)
    for number in 1...count {
      let right =
        number == count
        ? Double(strip.maxX) : Self.gap(items, in: strip, at: number, of: count)
      guard right > left else { continue }
      let frame = CGRect(
        x: left, y: Double(strip.minY), width: right - left, height: Double(strip.height))
      left = right
      let window = Span(frame, .horizontal)
      let own = rest.filter { Self.isInside($0, window, geometry) }
      guard own.count >= Self.leastConstraints else { continue }
      let ids = Set(own.map(\.id))
      rest.removeAll { ids.contains($0.id) }
      let members = items.filter { Self.isIn(Span($0.frame, .horizontal), window) }.map(\.id)
      stretches.append(
        FigureStretch(frame: frame, members: Set(members), constraints: own))
    }
  }

  static func isStrip(_ frame: CGRect) -> Bool {
    frame.width >= least.width && frame.height <= frame.width * least.share
  }

  /// Where fewest views are cut through, near one of the lines that part the strip evenly.
  private static func gap(
    _ items: [SolvedLayout.Item], in strip: CGRect, at number: Int, of count: Int
  ) -> Double {
    let even = Span(strip, .horizontal).point(Double(number) / Double(count))
    let reach = Double(strip.width) / Double(count) * 0.35
    let edges = items.flatMap { [Double($0.frame.minX) - 1, Double($0.frame.maxX) + 1] }
    let places = ([even] + edges).filter { abs($0 - even) <= reach }
    func cost(_ place: Double) -> Double {
      let cut = items.count { Double($0.frame.minX) < place && place < Double($0.frame.maxX) }
      return Double(cut) * reach + abs(place - even)
    }
    return places.min { (cost($0), $0) < (cost($1), $1) } ?? even
  }

  private static func isIn(_ span: Span, _ window: Span) -> Bool {
    span.low >= window.low - 0.5 && span.high <= window.high + 0.5
  }

  /// Whether both ends of a constraint are seen in a window: a container's top and bottom everywhere.
  private static func isInside(
    _ constraint: SolvedLayout.Constraint, _ window: Span, _ geometry: OverlayGeometry
  ) -> Bool {
    let ends = [constraint.first, constraint.second].compactMap(\.self)
    var isAnywhere = false
    for end in ends {
      let span = Span(geometry.rect(end.item), .horizontal)
      if isIn(span, window) {
        isAnywhere = true
      } else if end.attribute.axis == .vertical, !end.attribute.isDimension {
        guard span.low <= window.low, span.high >= window.high else { return false }
      } else {
        let place = geometry.coordinate(end)
        guard !end.attribute.isDimension, window.low <= place, place <= window.high else {
          return false
        }
      }
    }
    return isAnywhere
  }
}
