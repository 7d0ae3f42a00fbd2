import Foundation
import RedlineModel

/// Places of names, and of what is told of one view.
extension FigurePlacer {
  /// The priorities of a content: the tag says along which axis.
  func content(_ mark: FigureMark, _ rect: CGRect, _ size: CGSize?) -> [FigureCandidate] {
    size.map { inCorners(rect, $0) + outside(mark, rect, $0, cost: 2) } ?? []
  }

  /// In the corners of a view with room for it and for more: below a view it may seem to be of what is there.
  private func inCorners(_ rect: CGRect, _ size: CGSize) -> [FigureCandidate] {
    let box = rect.insetBy(dx: size.width / 2 + 6, dy: size.height / 2 + 5)
    guard !box.isNull, rect.height > 2 * size.height else { return [] }
    return [box.minY, box.maxY].enumerated().flatMap { row, y in
      [box.maxX, box.minX].enumerated().map { column, x in
        FigureCandidate(
          tag: CGRect(center: CGPoint(x: x, y: y), size),
          cost: 1 + Double(row) * 0.2 + Double(column) * 0.1)
      }
    }
  }

  func name(_ mark: FigureMark, _ rect: CGRect, _ size: CGSize?) -> [FigureCandidate] {
    guard let size else { return [] }
    var list: [FigureCandidate] = []
    let isStack = mark.isStackName
    if !isStack, !mark.isGone, size.width + 4 <= rect.width, size.height <= rect.height {
      let content = window.content
      let y = max(min(rect.midY, content.maxY + 14), content.minY - 14)
      let isIn = y - size.height / 2 >= rect.minY && y + size.height / 2 <= rect.maxY
      let center = CGPoint(x: rect.midX, y: isIn ? y : rect.midY)
      list.append(FigureCandidate(tag: CGRect(center: center, size), cost: 0))
      for x in [Double(rect.minX) + size.width / 2 + 4, Double(rect.maxX) - size.width / 2 - 4] {
        let tag = CGRect(center: CGPoint(x: x, y: Double(center.y)), size)
        list.append(FigureCandidate(tag: tag, cost: 0.6))
      }
    }
    if isStack {
      list += onEdges(rect, size)
      list += inCorners(rect, size).map { corner in
        var candidate = corner
        candidate.cost += Self.costOnEdge
        return candidate
      }
    }
    return list + outside(mark, rect, size, cost: 2)
  }

  /// What the name of a stack view costs on its dotted edge, more than beside it.
  private static let costOnEdge = 4.0

  /// On the level edges of a box.
  private func onEdges(_ rect: CGRect, _ size: CGSize) -> [FigureCandidate] {
    let half = Double(size.width) / 2 + 6
    let xs = [Double(rect.maxX) - half, Double(rect.minX) + half, Double(rect.midX)]
    guard xs[1] <= xs[0] else { return [] }
    return [Double(rect.maxY), Double(rect.minY)].enumerated().flatMap { row, y in
      xs.enumerated().map { column, x in
        FigureCandidate(
          tag: CGRect(center: CGPoint(x: x, y: y), size),
          cost: Self.costOnEdge + Double(row) * 0.4 + Double(column) * 0.2)
      }
    }
  }

  /// Where a line leads to an area: not where that of its centre does.
  private static let beforeMiddle = 0.3
  /// How far a line from a gutter to a view may be, in the picture's points, that is followed easily.
  private static let easyWay = 40.0
  /// What it costs that the sign of a change is away from what changed.
  private static let costOfWay = 8.0

  /// Above, below and beside a view, then in gutters and rows with a line to it.
  func outside(
    _ mark: FigureMark, _ rect: CGRect, _ size: CGSize, cost: Double
  ) -> [FigureCandidate] {
    let half = Double(size.width) / 2
    // Clear of rails along the edges.
    let low = min(Double(rect.minX) + half + 6, Double(rect.midX))
    let high = max(Double(rect.maxX) - half - 6, Double(rect.midX))
    var list: [FigureCandidate] = []
    var columns = [(high, 0.2), (low, 0.0), (Double(rect.midX), 0.4)]
    if mark.isPlate, low == Double(rect.midX) {
      // A name that is wider than its view may begin or end with it.
      columns += [(Double(rect.minX) + half + 6, 0.8), (Double(rect.maxX) - half - 6, 0.8)]
    }
    if mark.isStackName, mark.isOptional {
      columns += [(Double(rect.minX) + half, 0.8), (Double(rect.maxX) - half, 0.8)]
    }
    for (y, more) in [(Double(rect.maxY) + 11, 0.0), (Double(rect.minY) - 11, 0.4)] {
      for (x, extra) in columns {
        let tag = CGRect(center: CGPoint(x: x, y: y), size)
        guard field.covered(tag, atMost: 1) == 0 else { continue }
        list.append(FigureCandidate(tag: tag, cost: cost + more + extra))
      }
    }
    for side in [1.0, -1] {
      let x = side > 0 ? Double(rect.maxX) : Double(rect.minX)
      let tag = CGRect.beside(CGPoint(x: x, y: Double(rect.midY)), size, side: side, gap: 5)
      list.append(FigureCandidate(tag: tag, cost: mark.isGone ? 0 : cost + 1))
    }
    if mark.isOptional { return list }
    let isStack = mark.isStackName
    let places = isStack ? [(Self.beforeMiddle, 0.0)] : [(0.5, 0.0), (0.25, 1), (0.75, 1)]
    list += places.flatMap { share, more in
      labels(
        mark, at: Span(rect, .vertical).point(share), from: Span(rect, .horizontal),
        cost: cost + 5 + more)
    }.compactMap {
      // A view far from the gutters is named where it is.
      var candidate = $0
      candidate.gutter?.isLeader = true
      let isRight = candidate.gutter?.isRight ?? false
      let way = isRight ? edges.high - Double(rect.maxX) : Double(rect.minX) - edges.low
      if isStack, way > Self.easyWay { return nil }
      // One that another view cuts off seems to be about that.
      let ways =
        isRight ? Span(Double(rect.maxX) + 3, edges.high) : Span(edges.low, Double(rect.minX) - 3)
      if mark.kind == .contentSize, let y = candidate.gutter?.extents.first?.y, ways.length > 0,
        field.covered(CGRect(x: ways.low, y: y - 1, width: ways.length, height: 2), atMost: 1) > 0
      {
        return nil
      }
      // A guide without a name is less wrong than a line to another one.
      if mark.role == .guide, way > 2 * Self.easyWay { return nil }
      candidate.cost += max(0, way - Self.easyWay) * 0.1 + (mark.sign == nil ? 0 : Self.costOfWay)
      return candidate
    }
    // How a stack view arranges is not worth a line across the screen.
    if isStack { return list }
    // Of what goes on beyond a cut the part that is drawn is pointed at.
    let y = max(rect.minY, min(rect.maxY, window.content.maxY))
    let rows = rowsBeside(mark, CGPoint(x: rect.midX, y: y), size, cost: cost + 14)
    // A line that a text or another control cuts off seems to be about that.
    return list
      + rows.filter { candidate in candidate.strokes.allSatisfy { isWhole($0.line, rect) } }
  }

  /// Whether a line from a view runs over nothing that is shown beside the view.
  private func isWhole(_ line: Stroke, _ view: CGRect) -> Bool {
    let away =
      line.end.y > line.start.y
      ? Span(Double(view.maxY) + 3, Double(line.end.y))
      : Span(Double(line.end.y), Double(view.minY) - 3)
    let strip = CGRect(
      x: Double(line.start.x) - 1, y: away.low, width: 2, height: max(0, away.length))
    return field.covered(strip, atMost: 1) == 0
  }

  /// The name of a band on its dotted edge, so that nobody looks for what it names.
  private func onBorder(
    _ mark: FigureMark, _ rect: CGRect, _ size: CGSize, _ ys: [Double]
  ) -> [FigureCandidate] {
    let scene = window.scene
    let half = Double(size.width) / 2
    var centers: [(point: CGPoint, isShared: Bool)] = []
    for x in mark.unusedAxis == .horizontal ? [] : [Double(rect.minX), Double(rect.maxX)]
    where x - half > Double(scene.minX) && x + half < Double(scene.maxX) {
      let isShared = isEdgeOfOther(mark, x, .horizontal)
      centers += ys.map { (CGPoint(x: x, y: $0), isShared) }
    }
    for y in mark.unusedAxis == .vertical ? [] : [Double(rect.minY), Double(rect.maxY)]
    where y - 8 > Double(scene.minY) && y + 8 < Double(scene.maxY) && window.shows(y: y) {
      let isShared = isEdgeOfOther(mark, y, .vertical)
      centers += [0.5, 0.25, 0.75, 0.35, 0.65].map {
        (CGPoint(x: Span(rect, .horizontal).point($0), y: y), isShared)
      }
    }
    return centers.enumerated().map { index, center in
      FigureCandidate(
        tag: CGRect(center: center.point, size),
        cost: Double(index) * 0.2 + (center.isShared ? Self.costOfSharedEdge : 0))
    }
  }

  /// Whether another guide that is drawn has an edge at the same place, so that a name there may be that of
  /// either.
  private func isEdgeOfOther(_ mark: FigureMark, _ place: Double, _ axis: Axis) -> Bool {
    placed.contains { item in
      guard item.mark.kind == .margin, item.mark.id != mark.id, item.mark.unusedAxis != axis,
        let border = item.mark.border
      else { return false }
      let span = Span(border, axis)
      return min(abs(span.low - place), abs(span.high - place)) < 2
    }
  }

  private static let costOfSharedEdge = 2.5

  /// How far from an edge the name of a guide may stand, the nearest first, and what that costs.
  private static let awayFromEdge = [(4.0, 0.0), (24, 1.2), (44, 1.6), (64, 2), (96, 2.6)]
  /// Further away from the only edges that are drawn a name is taken for that of another guide.
  private static let farFromEdge = 24.0
  /// What a name in the middle of an area costs, which has no line to an edge.
  private static let costOfMiddle = 5.0

  /// The name of a band: at a corner of the room around the content, on the band's inner edge.
  func bandName(_ mark: FigureMark, _ rect: CGRect, _ size: CGSize?) -> [FigureCandidate] {
    guard let size else { return [] }
    let half = Double(size.width) / 2
    let content = window.content
    // Beside one of the dotted edges, a little away from it, or between them, where one looks for what it names.
    let (low, high) = (Double(rect.minX), Double(rect.maxX))
    var ends: [(x: Double, cost: Double, edge: Double?)] = []
    for (away, cost) in Self.awayFromEdge {
      let isNear = away == Self.awayFromEdge[0].0 || mark.unusedAxis == .horizontal
      ends += [
        (low + half + away, cost, isNear ? nil : low),
        (high - half - away, cost + 0.3, isNear ? nil : high),
      ]
    }
    let quarter = (high - low) / 4
    ends += [((low + high) / 2, 0, nil), (low + quarter, 0.3, nil), (high - quarter, 0.6, nil)]
      .map { ($0.0, $0.1 + Self.costOfMiddle, $0.2) }
    let near = [
      Double(content.maxY) + 14, Double(content.minY) - 14, Double(content.maxY) + 34,
      Double(content.minY) - 34, Double(content.maxY) + 54,
    ].filter { $0 - 8 > Double(rect.minY) && $0 + 8 < Double(rect.maxY) }
    let own = [Double(rect.minY) + 12, Double(rect.maxY) - 12, Double(rect.midY)]
      .filter { window.shows(y: $0) }
    var list: [FigureCandidate] = []
    // Where no side is drawn, above or below the edge that is.
    let ys = mark.unusedAxis == .horizontal ? own + near : near + own
    func isNear(_ y: Double) -> Bool {
      let way = min(abs(y - Double(rect.minY)), abs(y - Double(rect.maxY)))
      return mark.unusedAxis != .horizontal || way <= Self.farFromEdge
    }
    for (index, y) in ys.enumerated() where isNear(y) {
      list += ends.map { led(mark, $0.x, y, size, to: $0.edge, cost: 3 + Double(index) + $0.cost) }
    }
    list += onBorder(mark, rect, size, near + own)
    let visible = Span(
      max(Double(rect.minY), Double(content.minY)), min(Double(rect.maxY), Double(content.maxY)))
    // Where no side is drawn a line from a gutter goes to the edge that is.
    let edge =
      mark.unusedAxis != .horizontal
      ? nil : [rect.minY, rect.maxY].map(Double.init).first(where: window.shows)
    list += labels(
      mark, at: edge ?? visible.point(Self.beforeMiddle), from: Span(rect, .horizontal), cost: 18)
    for row in rows(false) + rows(true)
    where rect.minY < row.y && row.y < rect.maxY && isNear(row.y) {
      list += ends.map {
        led(mark, $0.x, row.y, size, to: $0.edge, cost: 12 + row.cost + $0.cost)
      }
    }
    return list
  }

  /// The name of a band with a line to the edge beside it, which it does not touch.
  private func led(
    _ mark: FigureMark, _ x: Double, _ y: Double, _ size: CGSize, to edge: Double?, cost: Double
  ) -> FigureCandidate {
    let tag = CGRect(center: CGPoint(x: x, y: y), size)
    guard let edge else { return FigureCandidate(tag: tag, cost: cost) }
    let start = edge < x ? Double(tag.minX) : Double(tag.maxX)
    let line = Stroke(start: CGPoint(x: start, y: y), end: CGPoint(x: edge, y: y))
    let way = line.bounds.insetBy(dx: -2, dy: -2)
    // Behind another tag it would seem to be a line between both.
    guard !field.isTorn(way), !field.tags.contains(intersecting: way) else {
      return FigureCandidate(tag: tag, cost: cost)
    }
    return FigureCandidate(
      tag: tag, strokes: [FigureStroke(mark.id, line, .leader)], cost: cost)
  }
}
