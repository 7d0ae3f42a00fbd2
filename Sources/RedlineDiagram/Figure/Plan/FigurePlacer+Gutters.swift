import Foundation
import RedlineModel

/// Places beside the screen.
extension FigurePlacer {
  /// What a point of a wider gutter costs, which makes the screen smaller.
  private static let costOfWidth = 0.04
  /// What it costs that a distance stands on the other side than all before it.
  private static let costOfSecondChain = 4.0
  /// What it costs that a tag lies on a view that reaches beyond the screen.
  private static let costOfView = 20.0
  /// What it costs that it lies on the number of a panel: more than most places do.
  private static let costOfNumber = 120.0

  /// How wide the gutters are beyond the device's edges.
  var gutters: (left: Double, right: Double) {
    (
      max(0, left.width - (edges.low - Double(body.minX))),
      max(0, right.width - (Double(body.maxX) - edges.high))
    )
  }

  /// What a place in a gutter costs; `nil` where there is no room, or above the limit.
  func cost(
    of gutter: FigureCandidate.Gutter, _ index: Int, _ size: CGSize?, atMost limit: Double
  ) -> Double? {
    let side = gutter.isRight ? right : left
    let width = gutter.tagY == nil ? 0 : Double(size?.width ?? 0)
    guard let column = side.column(gutter.bar, tagY: gutter.tagY, tagWidth: width) else {
      return nil
    }
    var cost = Double(column) * 5
    if gutter.bar == nil {
      cost += side.widening(column, tagWidth: width) * Self.costOfWidth
    } else if !side.hasBars, (gutter.isRight ? left : right).hasBars {
      cost += Self.costOfSecondChain
    }
    let edge = gutter.isRight ? edges.high : edges.low
    if let y = gutter.tagY {
      let reach = side.reach(column, gutter.bar, tagWidth: width)
      let tag = CGRect(
        x: gutter.isRight ? edge + 1 : edge - reach, y: y - FigureGutter.tagHeight / 2,
        width: reach - 1, height: FigureGutter.tagHeight)
      cost += Double(field.covered(tag, atMost: 2)) * Self.costOfView
      // The number of a panel reaches beyond the screen.
      if field.tags.contains(intersecting: tag) { cost += Self.costOfNumber }
    }
    for start in gutter.extents {
      guard cost <= limit else { return nil }
      let line = Stroke(start: start, end: CGPoint(x: edge, y: Double(start.y)))
      cost += field.cost(ofExtent: line)
      if gutter.bar == nil, line.length > 0 { cost += field.cost(alongLines: line, of: index) }
      if gutter.isLeader { cost += field.cost(ofLeader: line) }
    }
    return cost
  }

  mutating func insert(_ gutter: FigureCandidate.Gutter, _ index: Int, _ size: CGSize?) {
    let side = gutter.isRight ? right : left
    let width = Double(size?.width ?? 0)
    let entry = FigureGutter.Entry(
      mark: index, column: side.column(gutter.bar, tagY: gutter.tagY, tagWidth: width) ?? 0,
      bar: gutter.bar, tagY: gutter.tagY, tagWidth: width)
    if gutter.isRight { right.insert(entry) } else { left.insert(entry) }
    led[index] = gutter
    let edge = gutter.isRight ? edges.high : edges.low
    for start in gutter.extents {
      field.insert(
        bar: Stroke(start: start, end: CGPoint(x: edge, y: Double(start.y))), thickness: 1,
        owner: index)
    }
  }

  /// Draws what leads to the gutters, now that their columns have places.
  mutating func resolveGutters() {
    for (gutter, edge) in [(left, edges.low), (right, edges.high)] {
      for place in gutter.places(edge: edge) {
        guard let lead = led[place.entry.mark] else { continue }
        let id = placed[place.entry.mark].mark.id
        var strokes: [FigureStroke] = []
        if let bar = lead.bar {
          let line = Stroke(
            start: CGPoint(x: place.barX, y: bar.low), end: CGPoint(x: place.barX, y: bar.high),
            startCap: lead.barCaps.0, endCap: lead.barCaps.1)
          strokes.append(FigureStroke(id, line, .bar))
        }
        let near = place.tag.map { gutter.side < 0 ? Double($0.maxX) : Double($0.minX) }
        let end = lead.bar == nil ? near ?? edge : place.barX + gutter.side * 5
        for start in lead.extents {
          strokes += extent(from: start, to: end, place.tag, lead, id)
        }
        placed[place.entry.mark].strokes += strokes
        placed[place.entry.mark].tag = place.tag
      }
    }
  }

  /// Level, then up or down to a tag that stands elsewhere.
  private func extent(
    from start: CGPoint, to end: Double, _ tag: CGRect?, _ lead: FigureCandidate.Gutter,
    _ id: String
  ) -> [FigureStroke] {
    let isMoved = lead.bar == nil && tag.map { abs($0.midY - start.y) > 1 } ?? false
    let side = lead.isRight ? 1.0 : -1
    let edge = lead.isRight ? edges.high : edges.low
    guard isMoved, let tag else {
      let line = Stroke(start: start, end: CGPoint(x: end, y: Double(start.y)))
      return [FigureStroke(id, line, lead.extentStyle)]
    }
    let elbow = CGPoint(x: edge + side * 4, y: Double(start.y))
    let turned = CGPoint(x: elbow.x, y: tag.midY)
    return [
      FigureStroke(id, Stroke(start: start, end: elbow), lead.extentStyle),
      FigureStroke(id, Stroke(start: elbow, end: turned), .extent),
      FigureStroke(
        id, Stroke(start: turned, end: CGPoint(x: end, y: Double(tag.midY))), .extent),
    ]
  }
}
