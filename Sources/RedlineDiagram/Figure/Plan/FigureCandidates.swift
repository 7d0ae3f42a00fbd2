import Foundation
import RedlineModel

extension FigurePlacer {
  /// The places of a mark, with what each costs by its distance and kind.
  func candidates(_ mark: FigureMark, _ size: CGSize?) -> [FigureCandidate] {
    switch mark.form {
    case .rail(let axis, let place):
      axis == .horizontal ? uprightRail(mark, place, size) : levelRail(mark, place, size)
    case .baseline(let y): levelRail(mark, y, size)
    case .center(let axis, let place, let own, let other):
      axis == .horizontal
        ? uprightAxis(mark, place, own, other, size) : levelAxis(mark, place, own, other, size)
    case .distance(let axis, let from, let to):
      axis == .vertical ? uprightBar(mark, from, to, size) : levelBar(mark, from, to, size)
    case .extent(let axis, let rect, let isLeaf):
      axis == .horizontal
        ? widthBar(mark, rect, isLeaf, size) : heightBar(mark, rect, isLeaf, size)
    case .aspect(let rect): aspect(mark, rect, size)
    case .content(let rect): content(mark, rect, size)
    case .name(let rect, let isBand):
      isBand ? bandName(mark, rect, size) : name(mark, rect, size)
    case .plate(let rect): name(mark, rect, size)
    case .place: []
    case .motion(let arrows, let move): motion(mark, arrows, move, size)
    }
  }

  // MARK: Rails

  /// The tag at one end of a vertical rail.
  private func uprightRail(
    _ mark: FigureMark, _ x: Double, _ size: CGSize?
  ) -> [FigureCandidate] {
    guard let size, let reach = reach(mark) else { return [] }
    let inward = mark.outward == 0 ? 1 : -mark.outward
    var list: [FigureCandidate] = []
    func add(_ y: Double, _ end: Double, _ cost: Double) {
      for (side, more) in [(inward, 0.0), (-inward, 1)] {
        let line = Stroke(
          start: CGPoint(x: x, y: end), end: CGPoint(x: x, y: y), endCap: .diamond)
        list.append(
          FigureCandidate(
            tag: .beside(CGPoint(x: x, y: y), size, side: side, gap: 6),
            strokes: [FigureStroke(mark.id, line, .rail)], cost: cost + more))
      }
    }
    add(reach.low - 12, reach.low, 0)
    add(reach.high + 12, reach.high, 1)
    for row in rows(true) {
      add(row.y, reach.low, 2 + row.cost + costOfRail(from: reach.low, to: row.y))
    }
    for row in rows(false) {
      add(row.y, reach.high, 3 + row.cost + costOfRail(from: reach.high, to: row.y))
    }
    for bead in mark.beads.prefix(4) {
      list += labels(mark, at: bead.span.middle, from: Span(x, x), cost: 4)
    }
    return list
  }

  /// A rail that goes on to its tag is seen as one line, but beyond this nobody looks for the view.
  private static let longestRail = 140.0

  private func costOfRail(from edge: Double, to row: Double) -> Double {
    max(0, abs(row - edge) - Self.longestRail) * 0.1
  }

  private func levelRail(_ mark: FigureMark, _ y: Double, _ size: CGSize?) -> [FigureCandidate] {
    guard let size, let reach = reach(mark) else { return [] }
    var list = labels(mark, at: y, from: reach, cost: 1.5, style: .rail)
    for (side, end, cost) in [(-1.0, reach.low, 2.0), (1, reach.high, 2.5)] {
      let tip = CGPoint(x: end + side * 9, y: y)
      let line = Stroke(start: CGPoint(x: end, y: y), end: tip, endCap: .diamond)
      list.append(
        FigureCandidate(
          tag: .beside(tip, size, side: side, gap: 6),
          strokes: [FigureStroke(mark.id, line, .rail)], cost: cost))
      for shift in [12.0, -12] {
        list.append(
          FigureCandidate(
            tag: .beside(CGPoint(x: end, y: y + shift), size, side: side, gap: 1),
            strokes: [FigureStroke(mark.id, line, .rail)], cost: cost + 3))
      }
    }
    if mark.outward != 0 {
      let half = Double(size.width) / 2
      for (x, more) in [(reach.low + half, 0.0), (reach.high - half, 0.2), (reach.middle, 0.4)] {
        let center = CGPoint(x: x, y: y + mark.outward * 11)
        list.append(FigureCandidate(tag: CGRect(center: center, size), cost: 0.8 + more))
      }
      for (share, more) in [(0.5, 0.0), (0.25, 0.2), (0.75, 0.2)] {
        // On the side of the views, where they leave room.
        let center = CGPoint(x: reach.point(share), y: y - mark.outward * 11)
        list.append(FigureCandidate(tag: CGRect(center: center, size), cost: 4.5 + more))
      }
    }
    if mark.kind == .baseline { list += besideBaseline(reach, y, size) }
    if mark.sign != nil { list += callouts(mark, level: reach, y, size) }
    return list + rowsBeside(mark, level: reach, y, size)
  }

  /// A little away from the line of a change, which says nothing without its tag, with a dot on that.
  private func callouts(
    _ mark: FigureMark, level reach: Span, _ y: Double, _ size: CGSize
  ) -> [FigureCandidate] {
    [24.0, 36, 48].flatMap { distance in
      [mark.outward == 0 ? 1 : mark.outward, mark.outward == 0 ? -1 : -mark.outward].flatMap {
        side in
        [0.25, 0.5, 0.75].flatMap { share in
          [0, -0.35, 0.35].map { shift in
            let point = CGPoint(x: reach.point(share), y: y)
            let end = CGPoint(x: Double(point.x), y: y + side * distance)
            let line = Stroke(start: point, end: end, startCap: .dot)
            let center = CGPoint(x: Double(end.x) + shift * Double(size.width), y: Double(end.y))
            return FigureCandidate(
              tag: CGRect(center: center, size),
              strokes: [FigureStroke(mark.id, line, .extent)],
              cost: 12 + distance * 0.1 + abs(share - 0.5) + abs(shift)
                + (side == mark.outward ? 0 : 2))
          }
        }
      }
    }
  }

  /// Below the letters on a line or above it, from one end of the line or to the other.
  private func besideBaseline(
    _ reach: Span, _ y: Double, _ size: CGSize
  ) -> [FigureCandidate] {
    let half = Double(size.width) / 2
    let places = [(reach.high - half, 0.0), (reach.low + half, 0.2), (reach.middle, 0.4)]
    return [12.0, 17, -12].flatMap { shift in
      places.map { x, more in
        FigureCandidate(
          tag: CGRect(center: CGPoint(x: x, y: y + shift), size),
          cost: 3 + more + abs(shift) * 0.03)
      }
    }
  }

  private func reach(_ mark: FigureMark) -> Span? {
    mark.beads.dropFirst().reduce(mark.beads.first?.span) { $0?.union($1.span) }
  }

  // MARK: Gutters and rows

  /// Tags in both gutters, level with a line or a little above or below.
  func labels(
    _ mark: FigureMark, at y: Double, from reach: Span, cost: Double,
    style: FigureStroke.Style = .extent
  ) -> [FigureCandidate] {
    [false, true].flatMap { isRight -> [FigureCandidate] in
      [0.0, -9, 9, -17, 17, -25, 25].map { shift in
        let start = CGPoint(x: isRight ? reach.high : reach.low, y: y)
        let gutter = FigureCandidate.Gutter(
          isRight: isRight, tagY: y + shift, extents: [start], extentStyle: style)
        return FigureCandidate(
          cost: cost + (isRight ? 0.7 : 0) + abs(shift) * 0.15, gutter: gutter)
      }
    }
  }

  /// A longer line from a tag to its mark is hard to follow, and one beyond the second length is not
  /// drawn.
  private static let longestLeader = (easy: 60.0, any: 320.0)

  /// What it costs that lines to a row are long.
  func costOfWay(from edge: Double, to row: Double) -> Double {
    max(0, abs(row - edge) - Self.longestLeader.easy) * 0.4
  }

  /// What it costs that a line up or down leads to a level one, more than any gutter: it would be taken for
  /// an axis itself.
  private static let costOfUpright = 60.0

  /// A tag above or below a level line, from which a line with a dot leads to it, away from its middle.
  func rowsBeside(
    _ mark: FigureMark, level reach: Span, _ y: Double, _ size: CGSize
  ) -> [FigureCandidate] {
    [0.25, 0.75].flatMap { share in
      let point = CGPoint(x: reach.point(share), y: y)
      let rows = rowsBeside(mark, point, size, cost: Self.costOfUpright + share)
      // One that a text or control cuts off leads to nothing.
      let whole = rows.filter { candidate in
        candidate.strokes.allSatisfy { field.covered($0.line.bounds, atMost: 1) == 0 }
      }
      return whole.map { candidate in
        var candidate = candidate
        for index in candidate.strokes.indices { candidate.strokes[index].line.startCap = .dot }
        return candidate
      }
    }
  }

  /// A tag in a row above or below with a line to its mark, for what finds no other place.
  func rowsBeside(
    _ mark: FigureMark, _ point: CGPoint, _ size: CGSize, cost: Double
  ) -> [FigureCandidate] {
    [true, false].flatMap { isAbove in
      rows(isAbove).filter { abs($0.y - Double(point.y)) <= Self.longestLeader.any }.map { row in
        let beyond = max(0, abs(row.y - Double(point.y)) - Self.longestLeader.easy)
        let end = CGPoint(x: Double(point.x), y: row.y)
        let line = Stroke(start: point, end: end)
        return FigureCandidate(
          tag: CGRect(center: end, size), strokes: [FigureStroke(mark.id, line, .extent)],
          cost: cost + row.cost + beyond * 0.15)
      }
    }
  }
}
