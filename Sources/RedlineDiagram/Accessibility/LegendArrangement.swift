import Foundation

/// Where the sections of a legend stand on the page.
struct LegendArrangement: Hashable, Sendable {
  static let padding = 16.0
  static let gap = 24.0
  /// Distance from the drawing to the legend.
  static let distance = 20.0

  /// The panel behind all sections, in page coordinates.
  var panel: CGRect
  /// The sections' top left corners, in page coordinates.
  var origins: [CGPoint]
}

/// Puts a legend below a drawing or right of it, whichever gives the squarer page.
/// - Parameters:
///   - sizes: Width and height of each section.
///   - body: The drawing, in page coordinates.
/// - Returns: `nil` if there are no sections.
func arrangeLegend(_ sizes: [CGSize], body: CGRect) -> LegendArrangement? {
  guard !sizes.isEmpty else { return nil }
  let below = legendBelow(sizes, body: body)
  let right = legendRight(sizes, body: body)
  func oblongness(_ arrangement: LegendArrangement) -> Double {
    let page = body.union(arrangement.panel)
    return Double(max(page.width, page.height) / max(1, min(page.width, page.height)))
  }
  return oblongness(right) < oblongness(below) ? right : below
}

/// Rows of sections, as wide as the drawing or the widest section.
private func legendBelow(_ sizes: [CGSize], body: CGRect) -> LegendArrangement {
  let padding = LegendArrangement.padding
  let widest = sizes.reduce(0.0) { max($0, Double($1.width)) }
  let room = max(Double(body.width) - 2 * padding, widest)
  let left = Double(body.minX) + padding
  let top = Double(body.maxY) + LegendArrangement.distance + padding
  var (x, y, rowHeight) = (0.0, 0.0, 0.0)
  var origins: [CGPoint] = []
  for size in sizes {
    if x > 0, x + Double(size.width) > room {
      y += rowHeight + LegendArrangement.gap
      (x, rowHeight) = (0, 0)
    }
    origins.append(CGPoint(x: left + x, y: top + y))
    x += Double(size.width) + LegendArrangement.gap
    rowHeight = max(rowHeight, Double(size.height))
  }
  let panel = CGRect(
    x: left - padding, y: top - padding, width: room + 2 * padding,
    height: y + rowHeight + 2 * padding)
  return LegendArrangement(panel: panel, origins: origins)
}

/// Columns of sections, as high as the drawing or the highest section.
private func legendRight(_ sizes: [CGSize], body: CGRect) -> LegendArrangement {
  let padding = LegendArrangement.padding
  let highest = sizes.reduce(0.0) { max($0, Double($1.height)) }
  let room = max(Double(body.height) - 2 * padding, highest)
  let left = Double(body.maxX) + LegendArrangement.distance + padding
  let top = Double(body.minY) + padding
  var (x, y, columnWidth, usedHeight) = (0.0, 0.0, 0.0, 0.0)
  var origins: [CGPoint] = []
  for size in sizes {
    if y > 0, y + Double(size.height) > room {
      x += columnWidth + LegendArrangement.gap
      (y, columnWidth) = (0, 0)
    }
    origins.append(CGPoint(x: left + x, y: top + y))
    usedHeight = max(usedHeight, y + Double(size.height))
    y += Double(size.height) + LegendArrangement.gap
    columnWidth = max(columnWidth, Double(size.width))
  }
  let panel = CGRect(
    x: left - padding, y: top - padding, width: x + columnWidth + 2 * padding,
    height: usedHeight + 2 * padding)
  return LegendArrangement(panel: panel, origins: origins)
}

/// The sections in their places, on a panel.
func drawnLegend(
  _ sections: [LegendSection], _ arrangement: LegendArrangement?, _ theme: Theme
) -> [Shape] {
  guard let arrangement else { return [] }
  let panel = Shape.rect(
    arrangement.panel.insetBy(dx: 0.5, dy: 0.5), radius: 8,
    Paint(fill: theme.panel, stroke: theme.panelEdge))
  let placed = zip(sections, arrangement.origins).map { section, origin in
    Shape.translated(x: Double(origin.x), y: Double(origin.y), section.shapes)
  }
  return [.group(id: "legend", layer: .legend, [panel] + placed)]
}

/// A part of a legend.
struct LegendSection {
  var width: Double
  var height: Double
  /// In coordinates from the section's top left corner.
  var shapes: [Shape]
}
