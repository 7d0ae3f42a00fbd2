import Foundation
import RedlineModel

/// The places of centre lines.
extension FigurePlacer {
  /// A centre line without a tag.
  private struct Line {
    var strokes: [FigureStroke]
    var circle: CGPoint?
    var reach: Span
  }

  /// - Parameter direction: The line's own.
  private func line(
    _ mark: FigureMark, _ direction: Axis, _ place: Double, _ own: CGRect, _ other: CGRect?
  ) -> Line {
    let views = Span(other.map(own.union) ?? own, direction)
    let circle = mark.isOffCenter ? nil : sign(direction.other, place, own, other, mark.centered)
    let sign = circle.map { Double(direction == .horizontal ? $0.x : $0.y) }
    let far = Span(views.low - Self.stub.edge, views.high + Self.stub.edge)
    let reach = sign.map { far.union(Span($0, $0)) } ?? far
    return Line(
      strokes: axis(mark, direction, place, reach, sign), circle: circle, reach: reach)
  }

  func levelAxis(
    _ mark: FigureMark, _ y: Double, _ own: CGRect, _ other: CGRect?, _ size: CGSize?
  ) -> [FigureCandidate] {
    let line = self.line(mark, .horizontal, y, own, other)
    let (strokes, circle, reach) = (line.strokes, line.circle, line.reach)
    guard let size else {
      return [clearOfSign(FigureCandidate(strokes: strokes, circle: circle, cost: 0))]
    }
    var list = labels(mark, at: y, from: reach, cost: 2, style: .axis).map { candidate in
      with(candidate, strokes, circle)
    }
    if mark.count == 1, let other, !other.covers(own), !own.covers(other) {
      // Beside the view that the tag begins with, not behind the other one.
      for index in list.indices where list[index].gutter?.isRight != (own.midX > other.midX) {
        list[index].cost += Self.costBehindOther
      }
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
    // To a part of the line that is drawn.
    let drawn = strokes.map(\.line.bounds)
    list += rowsBeside(mark, level: reach, y, size).filter { candidate in
      candidate.strokes.allSatisfy { leader in
        drawn.contains { $0.minX <= leader.line.start.x && leader.line.start.x <= $0.maxX }
      }
    }.map { with($0, strokes, circle) }
    if mark.isOffCenter, other == nil {
      list += besideView(own, size, strokes, circle).filter { candidate in
        candidate.tag.map { abs(Double($0.midY) - y) <= Self.farBesideView } ?? true
      }
    }
    return list.map { clearOfSign(trimmed($0, mark, .horizontal)) }
  }

  /// What a tag costs at the far side of the view that a centre is of.
  private static let costBehindOther = 2.0

  /// What a long tag costs below or above the view that it names, away from its line.
  private static let costBesideView = 16.0

  private static let costOfMiddle = 3.0

  /// Further away from its line nobody would look for that.
  private static let farBesideView = 60.0

  /// Below a view or above it, where its line begins or ends; in its middle it would be taken for the tag of the
  /// upright line there.
  private func besideView(
    _ view: CGRect, _ size: CGSize, _ strokes: [FigureStroke], _ circle: CGPoint?
  ) -> [FigureCandidate] {
    [(view.maxY + 11, 0.0), (view.minY - 11, 0.4)].flatMap { y, more in
      [
        (view.minX + size.width / 2, 0.0), (view.maxX - size.width / 2, 0.2),
        (view.midX, Self.costOfMiddle),
      ].map { x, extra in
        FigureCandidate(
          tag: CGRect(center: CGPoint(x: x, y: y), size), strokes: strokes, circle: circle,
          cost: Self.costBesideView + more + extra)
      }
    }
  }

  func uprightAxis(
    _ mark: FigureMark, _ x: Double, _ own: CGRect, _ other: CGRect?, _ size: CGSize?
  ) -> [FigureCandidate] {
    let all = other.map(own.union) ?? own
    let line = self.line(mark, .vertical, x, own, other)
    let (strokes, circle, reach) = (line.strokes, line.circle, line.reach)
    guard let size else {
      return [clearOfSign(FigureCandidate(strokes: strokes, circle: circle, cost: 0))]
    }
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
    return list.map { clearOfSign(trimmed($0, mark, .vertical)) }
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
    return pieces.flatMap { split($0, at: edges(mark)) }.map { piece in
      FigureStroke(mark.id, dotted(piece, mark, direction, place), .axis)
    }
  }

  /// The edges of the views on a centre line, which dots tell from others that it runs through.
  private func edges(_ mark: FigureMark) -> [Double] {
    mark.centered.flatMap { [$0.low, $0.high] }.sorted()
  }

  private func split(_ piece: Span, at edges: [Double]) -> [Span] {
    var (rest, parts) = (piece, [Span]())
    for edge in edges where edge - rest.low > Self.leastPiece && rest.high - edge > Self.leastPiece
    {
      parts.append(Span(rest.low, edge))
      rest.low = edge
    }
    return parts + [rest]
  }

  /// How far before the edge of a view its dot is, which would lie on what the view shows.
  static let beforeEdge = 2.5

  private func dotted(
    _ piece: Span, _ mark: FigureMark, _ direction: Axis, _ place: Double
  ) -> Stroke {
    var (part, caps) = (piece, (Cap.none, Cap.none))
    if piece.length > 2 * Self.beforeEdge {
      if mark.centered.contains(where: { abs($0.high - piece.low) < 0.5 }) {
        part.low += Self.beforeEdge
        caps.0 = .dot
      }
      if mark.centered.contains(where: { abs($0.low - piece.high) < 0.5 }) {
        part.high -= Self.beforeEdge
        caps.1 = .dot
      }
    }
    return Stroke(
      start: direction.other.point(place, part.low), end: direction.other.point(place, part.high),
      startCap: caps.0, endCap: caps.1)
  }

  /// A dot this near to the sign of the centre would be a blot.
  private static let nearSign = 9.0

  private func clearOfSign(_ candidate: FigureCandidate) -> FigureCandidate {
    guard let circle = candidate.circle else { return candidate }
    func isNear(_ end: CGPoint) -> Bool {
      Double(hypot(end.x - circle.x, end.y - circle.y)) < Self.nearSign
    }
    var candidate = candidate
    for index in candidate.strokes.indices where candidate.strokes[index].style == .axis {
      if isNear(candidate.strokes[index].line.start) {
        candidate.strokes[index].line.startCap = .none
      }
      if isNear(candidate.strokes[index].line.end) { candidate.strokes[index].line.endCap = .none }
    }
    return candidate
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
      stroke.line = dotted(part, mark, direction, across)
      return stroke
    }
    return candidate
  }

  /// A shorter piece of a centre line is none.
  private static let leastPiece = 3.0

  /// A free spot for the sign of a centre: in the middle, or between two views; anywhere else it would be taken
  /// for a centre that is there.
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

  /// Whether no view lies on a part of a centre line.
  func isEmpty(_ axis: Axis, _ place: Double, _ part: Span) -> Bool {
    guard part.length > 2 else { return true }
    let size = CGSize(width: part.length - 2, height: 2)
    let strip = CGRect(
      center: axis.point(place, part.middle),
      axis == .vertical ? size : CGSize(width: size.height, height: size.width))
    return !field.frames.contains(intersecting: strip)
  }
}
