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
    for row in rows(true) { add(row.y, reach.low, 2 + row.cost) }
    for row in rows(false) { add(row.y, reach.high, 3 + row.cost) }
    for bead in mark.beads.prefix(4) {
      list += labels(mark, at: bead.span.middle, from: Span(x, x), cost: 4)
    }
    return list
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
    return list + rowsBeside(mark, level: reach, y, size)
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
  private func rowsBeside(
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

  // MARK: Axes

  private func levelAxis(
    _ mark: FigureMark, _ y: Double, _ own: CGRect, _ other: CGRect?, _ size: CGSize?
  ) -> [FigureCandidate] {
    let all = other.map(own.union) ?? own
    let circle = mark.isOffCenter ? nil : sign(.vertical, y, own, other, mark.centered)
    let far = Span(Double(all.minX) - Self.stub.edge, Double(all.maxX) + Self.stub.edge)
    let reach = circle.map { far.union(Span(Double($0.x), Double($0.x))) } ?? far
    let strokes = axis(mark, .horizontal, y, reach, circle.map { Double($0.x) })
    guard let size else { return [FigureCandidate(strokes: strokes, circle: circle, cost: 0)] }
    var list = labels(mark, at: y, from: reach, cost: 2, style: .axis).map { candidate in
      with(candidate, strokes, circle)
    }
    for (side, end, cost) in [(-1.0, reach.low, 2.5), (1, reach.high, 2.5)] {
      let tag = CGRect.beside(CGPoint(x: end, y: y), size, side: side, gap: 3)
      list.append(FigureCandidate(tag: tag, strokes: strokes, circle: circle, cost: cost))
    }
    if let circle {
      // On the line, beside its sign.
      for side in [1.0, -1] {
        let tag = CGRect.beside(circle, size, side: side, gap: 8)
        list.append(
          FigureCandidate(
            tag: tag, strokes: strokes, circle: circle, cost: side > 0 ? 6 : 6.5))
      }
    }
    list += rowsBeside(mark, level: reach, y, size).map { with($0, strokes, circle) }
    return list.map { trimmed($0, mark, .horizontal) }
  }

  private func uprightAxis(
    _ mark: FigureMark, _ x: Double, _ own: CGRect, _ other: CGRect?, _ size: CGSize?
  ) -> [FigureCandidate] {
    let all = other.map(own.union) ?? own
    let circle = mark.isOffCenter ? nil : sign(.horizontal, x, own, other, mark.centered)
    let far = Span(Double(all.minY) - Self.stub.edge, Double(all.maxY) + Self.stub.edge)
    let reach = circle.map { far.union(Span(Double($0.y), Double($0.y))) } ?? far
    let strokes = axis(mark, .vertical, x, reach, circle.map { Double($0.y) })
    guard let size else { return [FigureCandidate(strokes: strokes, circle: circle, cost: 0)] }
    var list: [FigureCandidate] = []
    func add(_ y: Double, from end: Double, _ cost: Double) {
      let more = Stroke(start: CGPoint(x: x, y: end), end: CGPoint(x: x, y: y))
      let isFar = abs(y - end) > 12
      let all = strokes + (isFar ? [FigureStroke(mark.id, more, .axis)] : [])
      for side in [1.0, -1] {
        let tag = CGRect.beside(CGPoint(x: x, y: y), size, side: side, gap: 6)
        list.append(
          FigureCandidate(
            tag: tag, strokes: all, circle: circle,
            cost: cost + (side < 0 ? 0.5 : 0) + abs(y - end) * 0.012))
      }
    }
    add(reach.high - 4, from: reach.high, 0)
    add(reach.low + 4, from: reach.low, 0.6)
    for row in rows(true) { add(row.y, from: reach.low, 3 + row.cost) }
    for row in rows(false) { add(row.y, from: reach.high, 2 + row.cost) }
    if let circle {
      // Clear of the edge that the sign is near.
      let shift =
        Double(circle.y) >= Double(all.maxY) ? 6.0 : Double(circle.y) <= Double(all.minY) ? -6 : 0
      let point = CGPoint(x: circle.x, y: circle.y + shift)
      for side in [1.0, -1] {
        let tag = CGRect.beside(point, size, side: side, gap: 8)
        list.append(
          FigureCandidate(tag: tag, strokes: strokes, circle: circle, cost: side > 0 ? 0 : 0.5))
      }
    }
    return list.map { trimmed($0, mark, .vertical) }
  }

  /// How far a centre line reaches into a view, and to both sides of its sign in there.
  private static let stub = (edge: 22.0, sign: 16.0)

  /// The line through centres, but where something is shown in the middle of a view.
  private func axis(
    _ mark: FigureMark, _ direction: Axis, _ place: Double, _ reach: Span, _ sign: Double?
  ) -> [FigureStroke] {
    let inner = mark.centered.filter { $0.length > 4 * Self.stub.edge }
      .map { Span($0.low + Self.stub.edge, $0.high - Self.stub.edge) }
      .flatMap { part in
        isPlain(direction, place, part, mark.centered)
          ? [part] : shown(direction, place, part)
      }
    var pieces = [reach]
    for hole in inner {
      pieces = pieces.flatMap { piece -> [Span] in
        guard piece.intersection(hole) != nil else { return [piece] }
        return [
          Span(piece.low, min(piece.high, hole.low)), Span(max(piece.low, hole.high), piece.high),
        ].filter { $0.length > 0 }
      }
    }
    pieces.removeAll { $0.length < Self.leastPiece }
    if let sign, !pieces.contains(where: { $0.low <= sign && sign <= $0.high }) {
      pieces.append(Span(sign - Self.stub.sign, sign + Self.stub.sign))
    }
    return pieces.map { piece in
      let line = Stroke(
        start: direction.other.point(place, piece.low),
        end: direction.other.point(place, piece.high))
      return FigureStroke(mark.id, line, .axis)
    }
  }

  /// A longer line through a view with nothing in it is taken for something in it.
  private static let longestInside = 160.0

  /// Whether a part of a centre line lies in a large view with nothing in it, not even another one that the
  /// line is about.
  private func isPlain(
    _ direction: Axis, _ place: Double, _ part: Span, _ centered: [Span]
  ) -> Bool {
    part.length > Self.longestInside
      && !centered.contains { view in
        view.length < part.length && part.low < view.middle && view.middle < part.high
      }
      && field.frames.contains(intersecting: strip(direction, place, part))
  }

  /// How far a centre line ends before a text or a control.
  private static let beforeShown = 5.0

  /// The parts of a centre line on which texts and controls lie, with some room.
  private func shown(_ direction: Axis, _ place: Double, _ part: Span) -> [Span] {
    let line = strip(direction, place, part)
    let rects =
      field.texts.indices(intersecting: line).map { field.texts.rects[$0] }
      + field.controls.indices(intersecting: line).map { field.controls.rects[$0] }
    return rects.map { rect in
      let span = Span(rect, direction)
      return Span(
        max(part.low, span.low - Self.beforeShown), min(part.high, span.high + Self.beforeShown))
    }
  }

  private func strip(_ direction: Axis, _ place: Double, _ part: Span) -> CGRect {
    let size =
      direction == .horizontal
      ? CGSize(width: part.length, height: 4) : CGSize(width: 4, height: part.length)
    return CGRect(center: direction.other.point(place, part.middle), size)
  }

  private func with(
    _ candidate: FigureCandidate, _ strokes: [FigureStroke], _ circle: CGPoint?
  ) -> FigureCandidate {
    var candidate = candidate
    candidate.strokes = strokes + candidate.strokes
    candidate.circle = circle
    return candidate
  }

  /// The line through siblings without what goes on beyond the last one, away from the tag.
  private func trimmed(
    _ candidate: FigureCandidate, _ mark: FigureMark, _ direction: Axis
  ) -> FigureCandidate {
    let views = mark.centered.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    guard views.count > 1, let circle = candidate.circle else { return candidate }
    let inner = Span(views[0].high, views.map(\.low).max() ?? views[0].high)
    let sign = Span(CGRect(origin: circle, size: .zero), direction).low
    guard inner.low < sign, sign < inner.high else { return candidate }
    let tag = candidate.tag.map { Span($0, direction).middle }
    let far = views.map(\.high).max() ?? inner.high
    let isLow = candidate.gutter.map { !$0.isRight } ?? tag.map { $0 <= views[0].low } ?? false
    let isHigh = candidate.gutter.map(\.isRight) ?? tag.map { $0 >= far } ?? false
    let limits = Span(isLow ? -Double.infinity : inner.low, isHigh ? Double.infinity : inner.high)
    var candidate = candidate
    candidate.strokes = candidate.strokes.compactMap { stroke in
      guard stroke.style == .axis else { return stroke }
      let line = Span(stroke.line.bounds, direction)
      let part = Span(max(line.low, limits.low), min(line.high, limits.high))
      guard part.length > Self.leastPiece else { return nil }
      let across = Span(stroke.line.bounds, direction.other).low
      var stroke = stroke
      stroke.line.start = direction.point(part.low, across)
      stroke.line.end = direction.point(part.high, across)
      return stroke
    }
    return candidate
  }

  /// A shorter piece of a centre line is none.
  private static let leastPiece = 3.0

  /// The longest view beside which the sign of its centre stands.
  private static let farthestSign = 160.0

  /// A free spot for the sign of a centre: between two views, in the middle, beyond an end of a short one.
  private func sign(
    _ axis: Axis, _ place: Double, _ own: CGRect, _ other: CGRect?, _ views: [Span]
  ) -> CGPoint? {
    let span = Span(own, axis.other)
    var spots = [span.middle]
    if let other {
      let theirs = Span(other, axis.other)
      let sorted = (views + [span, theirs]).sorted { ($0.low, $0.high) < ($1.low, $1.high) }
      let gaps = zip(sorted, sorted.dropFirst()).filter { $0.high < $1.low }
        .map { Span($0.high, $1.low).middle }
      spots =
        gaps.isEmpty
        ? [span.middle]
        : gaps.sorted { one, other in
          abs(one - span.middle) < abs(other - span.middle)
        }
    }
    // Elsewhere in the view, from its middle outwards.
    if other == nil {
      spots += [0.375, 0.625, 0.25, 0.75, 0.125, 0.875].map(span.point)
    }
    // Further away nobody would take it for the view's.
    if span.length <= Self.farthestSign {
      spots += [span.high + 9, span.low - 9, span.low - 19, span.high + 19]
    }
    func rect(_ spot: Double) -> CGRect {
      CGRect(center: axis.point(place, spot), CGSize(width: 11, height: 11))
    }
    let free = spots.filter { spot in
      let rect = rect(spot)
      return field.covered(rect, atMost: 1) == 0 && !field.circles.contains(intersecting: rect)
        && !field.tags.contains(intersecting: rect) && !field.isTorn(rect)
    }
    // On a rail it would be taken for a sign of that.
    return (free.first { !field.isOnLine(rect($0)) } ?? free.first).map { axis.point(place, $0) }
  }
}
