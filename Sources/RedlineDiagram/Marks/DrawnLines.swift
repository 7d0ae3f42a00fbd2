import Foundation
import RedlineModel

/// The texts of the screen and the lines drawn so far, which new lines keep clear of.
struct DrawnLines {
  private let texts: RectIndex
  private var lines = RectIndex()
  private var strokes: [Stroke] = []
  private var hues: [Hue] = []
  private var circles = RectIndex()

  init(texts: [TextRect]) {
    self.texts = RectIndex(texts.map(\.rect))
  }

  mutating func insert(_ mark: Mark) {
    for stroke in mark.strokes { insert(stroke, mark.hue) }
    for circle in mark.circles {
      circles.insert(CGRect(x: circle.x - 5, y: circle.y - 5, width: 10, height: 10))
    }
  }

  mutating func insert(_ stroke: Stroke, _ hue: Hue) {
    lines.insert(stroke.bounds.insetBy(dx: -4, dy: -4))
    strokes.append(stroke)
    hues.append(hue)
  }

  /// Whether a circle of 10 pt has room there.
  func hasRoom(forCircleAt point: CGPoint) -> Bool {
    let rect = CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12)
    return !texts.contains(intersecting: rect) && !circles.contains(intersecting: rect)
  }

  /// How far a line steps outwards so that it hides no line of another scope on the same edge:
  /// both lines touch.
  func freeShift(
    _ axis: Axis, _ place: Double, _ reach: Span, hue: Hue, isFar: Bool
  ) -> Double {
    for step in 0..<3 {
      let shift = Double(step) * (isFar ? 2 : -2)
      let start = axis.point(place + shift, reach.low)
      let end = axis.point(place + shift, reach.high)
      let search = Stroke(start: start, end: end).bounds.insetBy(dx: -1, dy: -1)
      let taken = lines.contains(intersecting: search) { index in
        let line = strokes[index]
        let coordinate = Double(axis == .horizontal ? line.start.x : line.start.y)
        return hues[index] != hue && line.isVertical == (axis == .horizontal)
          && abs(coordinate - place - shift) < 1
          && (Span(line.bounds, axis.other).intersection(reach)?.length ?? 0) > 2
      }
      if !taken { return shift }
    }
    return 0
  }

  /// How many texts a line crosses.
  func crossings(_ line: Stroke) -> Int {
    texts.indices(intersecting: line.bounds.insetBy(dx: -3, dy: -3)).count
  }

  /// The first of several places for a bar that crosses least text and fewest parallel lines, and
  /// that leaves room for its tag.
  func best(_ candidates: [Stroke]) -> Stroke {
    var result = candidates[0]
    var lowest = Int.max
    for candidate in candidates {
      let bounds = candidate.bounds.insetBy(dx: -3, dy: -3)
      let crossed = crossings(candidate)
      let parallel = lines.indices(intersecting: bounds)
        .count { strokes[$0].isVertical == candidate.isVertical }
      let cost = crossed * 3 + parallel * 4 + tagCost(candidate)
      if cost < lowest { (result, lowest) = (candidate, cost) }
      if cost == 0 { break }
    }
    return result
  }

  /// How hard it is to put a short tag beside a bar that is too short to carry it.
  private func tagCost(_ bar: Stroke) -> Int {
    guard bar.length < 27 else { return 0 }
    let size = CGSize(width: 24, height: 16)
    func isFree(_ dx: Double, _ dy: Double) -> Bool {
      let center = CGPoint(x: bar.bounds.midX + dx, y: bar.bounds.midY + dy)
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      return !texts.contains(intersecting: rect) && !lines.contains(intersecting: rect)
    }
    let half = bar.length / 2
    if bar.isVertical {
      if isFree(17, 0) || isFree(-17, 0) { return 0 }
      return isFree(0, half + 14) || isFree(0, -half - 14) ? 1 : 5
    }
    if isFree(0, -13) || isFree(0, 13) { return 0 }
    return isFree(half + 18, 0) || isFree(-half - 18, 0) ? 1 : 5
  }

  /// The parts of a line that neither cross a text nor touch its edge.
  func clear(_ line: Stroke) -> [Stroke] {
    guard line.isVertical || line.isHorizontal else { return [line] }
    return cut(line, margin: -2)
  }

  /// The parts of a line between the texts that it would cross. A line along the edge of a text
  /// covers nothing of it, up to a margin in points.
  func cut(_ line: Stroke, margin: Double = 3) -> [Stroke] {
    let axis: Axis = line.isVertical ? .vertical : .horizontal
    if axis == .vertical ? line.end.y < line.start.y : line.end.x < line.start.x {
      return cut(line.reversed, margin: margin).map(\.reversed)
    }
    let across = Double(axis == .vertical ? line.start.x : line.start.y)
    var parts = [Span(line.bounds, axis)]
    for index in texts.indices(intersecting: line.bounds.insetBy(dx: -4, dy: -4)) {
      let rect = texts.rects[index].insetBy(dx: -2, dy: -1)
      let side = Span(rect, axis.other)
      guard side.low + margin < across, across < side.high - margin else { continue }
      let hole = Span(rect, axis)
      parts = parts.flatMap { part -> [Span] in
        guard part.intersection(hole) != nil else { return [part] }
        return [Span(part.low, hole.low), Span(hole.high, part.high)].filter { $0.length > 3 }
      }
    }
    guard parts != [Span(line.bounds, axis)] else { return [line] }
    return parts.enumerated().map { index, part in
      var stroke = line
      stroke.start = axis.point(part.low, across)
      stroke.end = axis.point(part.high, across)
      if index > 0 { stroke.startCap = .none }
      if index < parts.count - 1 { stroke.endCap = .none }
      return stroke
    }
  }
}
