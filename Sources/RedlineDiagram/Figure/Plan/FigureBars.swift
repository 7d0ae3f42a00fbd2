import Foundation
import RedlineModel

/// Places of distances.
extension FigurePlacer {
  /// Bars so long are seen below or above a tag that is as near to something else, in the picture's
  /// points.
  private static let longBar = 40.0
  /// How much of a bar is seen beside a tag on it; more of one whose pattern and end say something.
  static let besideTag = 16.0
  private static let besideConflict = 48.0

  static func leastBeside(_ mark: FigureMark) -> Double {
    mark.conflict == nil ? besideTag : besideConflict
  }

  /// A vertical distance: in a gutter, or where it is if there is room.
  func uprightBar(
    _ mark: FigureMark, _ from: FigureMark.End, _ to: FigureMark.End, _ size: CGSize?
  ) -> [FigureCandidate] {
    let bar = Span(min(from.place, to.place), max(from.place, to.place))
    let caps = from.place <= to.place ? (from.cap, to.cap) : (to.cap, from.cap)
    var list: [FigureCandidate] = []
    for isRight in [true, false] {
      let extents = [from, to].filter { !$0.isOpen }.map { end in
        CGPoint(x: edge(end, isRight, of: from, to), y: end.place)
      }
      for shift in size == nil ? [0.0] : [0.0, -6, 6] where abs(shift) <= bar.length / 2 + 2 {
        let gutter = FigureCandidate.Gutter(
          isRight: isRight, bar: bar, barCaps: caps,
          tagY: size == nil ? nil : bar.middle + shift, extents: extents)
        list.append(
          FigureCandidate(cost: (isRight ? 4 : 4.8) + abs(shift) * 0.1, gutter: gutter))
      }
    }
    let shared = shared(from.rect, to.rect, .horizontal)
    for share in [0.5, 0.25, 0.75, 0.12, 0.88] {
      let x = shared.point(share)
      let line = Stroke(
        start: CGPoint(x: x, y: bar.low), end: CGPoint(x: x, y: bar.high), startCap: caps.0,
        endCap: caps.1)
      list += onTheSpot(mark, line, bar.length, size, share: share)
    }
    if let size { list += besideNarrow(mark, from, to, bar, caps, size) }
    return list
  }

  /// How far beside the narrower one of two views their distance is told, and how much wider the other one is.
  private static let besideNarrow = (gap: 12.0, least: 48.0)
  /// Where there is room in a gutter, it stands in the chain there.
  private static let costBesideNarrow = 18.0

  /// Beside the narrower one of two views, above or below the other one, with a short line from that: between
  /// both a number has no room where they are near to each other.
  private func besideNarrow(
    _ mark: FigureMark, _ from: FigureMark.End, _ to: FigureMark.End, _ bar: Span,
    _ caps: (Cap, Cap), _ size: CGSize
  ) -> [FigureCandidate] {
    guard !from.isFrame, !to.isFrame, !from.isOpen, !to.isOpen, !from.rect.covers(to.rect),
      !to.rect.covers(from.rect)
    else { return [] }
    let isFirst = from.rect.width < to.rect.width
    let (narrow, wide) = isFirst ? (from, to) : (to, from)
    let (own, other) = (Span(narrow.rect, .horizontal), Span(wide.rect, .horizontal))
    let (gap, least) = Self.besideNarrow
    return [(1.0, own.high, other.high - own.high), (-1, own.low, own.low - other.low)].flatMap {
      side, edge, room -> [FigureCandidate] in
      guard room >= least else { return [] }
      let x = edge + side * gap
      let line = Stroke(
        start: CGPoint(x: x, y: bar.low), end: CGPoint(x: x, y: bar.high), startCap: caps.0,
        endCap: caps.1)
      let extent = Stroke(
        start: CGPoint(x: edge + side * 3, y: narrow.place),
        end: CGPoint(x: x + side * 5, y: narrow.place))
      let strokes = [
        FigureStroke(mark.id, line, .bar), FigureStroke(mark.id, extent, .extent),
      ]
      // Away from what the wider view shows.
      let away = narrow.place < wide.place ? -1.0 : 1
      return [0.0, 6].map { shift in
        let point = CGPoint(x: x, y: bar.middle + away * shift)
        return FigureCandidate(
          tag: .beside(point, size, side: side, gap: 5), strokes: strokes,
          cost: Self.costBesideNarrow + shift * 0.1)
      }
    }
  }

  /// Where a line to a gutter begins: at the view's edge, or where the other view's is if this end is
  /// one of the screen.
  private func edge(
    _ end: FigureMark.End, _ isRight: Bool, of from: FigureMark.End, _ to: FigureMark.End
  ) -> Double {
    let scene = window.scene
    let x = isRight ? Double(end.rect.maxX) + 3 : Double(end.rect.minX) - 3
    guard end.isFrame else { return x }
    let other = from.isFrame ? to : from
    let near = isRight ? Double(other.rect.maxX) + 3 : Double(other.rect.minX) - 3
    return isRight
      ? min(max(near, x - 24), Double(scene.maxX)) : max(min(near, x + 24), Double(scene.minX))
  }

  /// The extent across an axis that two views share, or that of the first.
  private func shared(_ one: CGRect, _ other: CGRect, _ axis: Axis) -> Span {
    Span(one, axis).intersection(Span(other, axis))
      ?? Span(one.width * one.height < other.width * other.height ? one : other, axis)
  }

  /// A bar where the distance is, with its tag on it or beside it.
  private func onTheSpot(
    _ mark: FigureMark, _ line: Stroke, _ length: Double, _ size: CGSize?, share: Double
  ) -> [FigureCandidate] {
    let strokes = [FigureStroke(mark.id, line, .bar)]
    let more = abs(share - 0.5) * 2
    guard let size else { return [FigureCandidate(strokes: strokes, cost: 1 + more)] }
    let along = line.isVertical ? Double(size.height) : Double(size.width)
    let middle = line.point(at: 0.5)
    var list: [FigureCandidate] = []
    if length >= along + Self.leastBeside(mark) {
      list.append(
        FigureCandidate(
          tag: CGRect(center: middle, size), strokes: strokes,
          cost: (line.isVertical ? 5.5 : 2.6) + more))
    }
    let isRoomy = length >= 24
    if line.isVertical {
      for side in [1.0, -1] {
        list.append(
          FigureCandidate(
            tag: .beside(middle, size, side: side, gap: 5), strokes: strokes,
            cost: (isRoomy ? 5 : 8) + more))
      }
    } else {
      for shift in [12.0, -12] {
        let center = CGPoint(x: Double(middle.x), y: Double(middle.y) + shift)
        list.append(
          FigureCandidate(
            tag: CGRect(center: center, size), strokes: strokes, cost: (isRoomy ? 5 : 7) + more))
      }
      for (share, side) in [(1.0, 1.0), (0, -1)] {
        let isFlipped = line.start.x > line.end.x
        let point = line.point(at: isFlipped ? 1 - share : share)
        list.append(
          FigureCandidate(
            tag: .beside(point, size, side: side, gap: 5), strokes: strokes, cost: 6.5 + more))
      }
    }
    return list
  }

  /// A horizontal distance: below both views, in a row, or where it is if there is room.
  func levelBar(
    _ mark: FigureMark, _ from: FigureMark.End, _ to: FigureMark.End, _ size: CGSize?
  ) -> [FigureCandidate] {
    let bar = Span(min(from.place, to.place), max(from.place, to.place))
    let caps = from.place <= to.place ? (from.cap, to.cap) : (to.cap, from.cap)
    let isInequality = mark.kind == .inequality
    var list: [FigureCandidate] = []
    func line(_ y: Double) -> Stroke {
      Stroke(
        start: CGPoint(x: bar.low, y: y), end: CGPoint(x: bar.high, y: y), startCap: caps.0,
        endCap: caps.1)
    }
    func lane(_ y: Double, _ cost: Double) {
      let strokes =
        [FigureStroke(mark.id, line(y), .bar)]
        + [from, to].compactMap { extent(mark, $0, to: y, from, to) }
      let stranger = besideStranger(line(y), from, to) ? Self.costOfStranger : 0
      list += dimension(mark, strokes, line(y), size, cost + stranger)
    }
    let views = [from, to].filter { !$0.isFrame }.map(\.rect)
    let bottom = views.map { Double($0.maxY) }.max() ?? Double(window.content.maxY)
    let top = views.map { Double($0.minY) }.min() ?? Double(window.content.minY)
    lane(bottom + 12, isInequality ? 3.4 : 3)
    lane(top - 12, isInequality ? 3 : 3.6)
    for row in rows(false) {
      lane(row.y, (isInequality ? 5 : 4) + row.cost + costOfWay(from: bottom, to: row.y))
    }
    for row in rows(true) {
      lane(row.y, (isInequality ? 4 : 5) + row.cost + costOfWay(from: top, to: row.y))
    }
    let beside =
      views.count == 2 ? Span(views[0], .vertical).intersection(Span(views[1], .vertical)) : nil
    if views.count == 2, beside.map({ $0.length < FigureGutter.tagHeight }) ?? true {
      // Level with one of two views of which none is beside the other.
      for view in views { lane(view.midY, 6) }
    }
    let shared = shared(from.rect, to.rect, .vertical)
    for share in [0.5, 0.25, 0.75, 0.12, 0.88] {
      let line = line(shared.point(share))
      list += onTheSpot(mark, line, bar.length, size, share: share)
      if size != nil { list += atSide(mark, line, more: abs(share - 0.5) * 2) }
    }
    return list
  }

  /// What a level bar costs that begins or ends beside another view than those that it is about.
  private static let costOfStranger = 10.0
  private static let besideStranger: CGFloat = 8

  private func besideStranger(
    _ line: Stroke, _ from: FigureMark.End, _ to: FigureMark.End
  ) -> Bool {
    let rects = [from, to].filter { !$0.isFrame }.map(\.rect)
    let reach = Self.besideStranger
    let sides = [
      CGRect(x: line.start.x - reach, y: line.start.y - 1, width: reach + 2, height: 2),
      CGRect(x: line.end.x - 2, y: line.end.y - 1, width: reach + 2, height: 2),
    ]
    func isStranger(_ other: CGRect) -> Bool {
      !rects.contains { $0.insetBy(dx: -1, dy: -1).covers(other) || other.covers($0) }
    }
    func isMet(_ side: CGRect, _ index: RectIndex) -> Bool {
      index.contains(intersecting: side) { [rects = index.rects] in isStranger(rects[$0]) }
    }
    return sides.contains { side in
      isMet(side, field.texts) || isMet(side, field.controls) || isMet(side, field.frames)
    }
  }

  /// How near to the side of the screen a level bar is whose tag may stand beside the screen.
  private static let nearSide = 36.0

  /// A level bar at the side of the screen where it is, with its tag beside the screen, level with it.
  private func atSide(
    _ mark: FigureMark, _ line: Stroke, more: Double
  ) -> [FigureCandidate] {
    let bar = Span(line.bounds, .horizontal)
    return [(false, bar.low - edges.low), (true, edges.high - bar.high)].compactMap { side in
      let (isRight, distance) = side
      guard (0...Self.nearSide).contains(distance) else { return nil }
      let end = CGPoint(x: isRight ? bar.high : bar.low, y: Double(line.start.y))
      let gutter = FigureCandidate.Gutter(isRight: isRight, tagY: Double(end.y), extents: [end])
      return FigureCandidate(
        strokes: [FigureStroke(mark.id, line, .bar)], cost: 8.5 + more + distance * 0.1,
        gutter: gutter)
    }
  }

  /// From a view's edge down or up to a bar; `nil` where the bar reaches the view.
  private func extent(
    _ mark: FigureMark, _ end: FigureMark.End, to y: Double, _ from: FigureMark.End,
    _ to: FigureMark.End
  ) -> FigureStroke? {
    guard !end.isOpen else { return nil }
    var span = Span(end.rect, .vertical)
    if end.isFrame {
      // The edge of the screen is seen; a short line shows that the bar ends there.
      let other = Span((from.isFrame ? to : from).rect, .vertical)
      span = Span(max(span.low, other.low), min(span.high, other.high))
      if span.length < 0 { span = other }
    }
    let start = y > span.high ? span.high + 3 : y < span.low ? span.low - 3 : nil
    guard let start, abs(start - y) > 1 else { return nil }
    let tip = y + (y > start ? 5 : -5)
    return FigureStroke(
      mark.id,
      Stroke(start: CGPoint(x: end.place, y: start), end: CGPoint(x: end.place, y: tip)), .extent)
  }

  /// The tag of a level bar: on it, or at one of its ends.
  func dimension(
    _ mark: FigureMark, _ strokes: [FigureStroke], _ line: Stroke, _ size: CGSize?, _ cost: Double
  ) -> [FigureCandidate] {
    guard let size else { return [FigureCandidate(strokes: strokes, cost: cost)] }
    let middle = line.point(at: 0.5)
    if line.length >= Double(size.width) + Self.leastBeside(mark) {
      return [FigureCandidate(tag: CGRect(center: middle, size), strokes: strokes, cost: cost)]
    }
    let (low, high) = (
      CGPoint(x: min(line.start.x, line.end.x), y: middle.y),
      CGPoint(x: max(line.start.x, line.end.x), y: middle.y)
    )
    let beside = [
      FigureCandidate(
        tag: .beside(high, size, side: 1, gap: 5), strokes: strokes, cost: cost + 0.5),
      FigureCandidate(
        tag: .beside(low, size, side: -1, gap: 5), strokes: strokes, cost: cost + 0.8),
    ]
    guard line.length >= Self.longBar else { return beside }
    return beside
      + [12.0, -12].map { shift in
        let center = CGPoint(x: Double(middle.x), y: Double(middle.y) + shift)
        return FigureCandidate(
          tag: CGRect(center: center, size), strokes: strokes, cost: cost + 3)
      }
  }
}
