import Foundation
import RedlineModel

/// The texts and controls of the screen, at which lines end.
struct DrawnLines {
  private static let piece = 200.0
  private let texts: RectIndex

  init(texts: [CGRect]) { self.texts = RectIndex(texts) }

  /// The parts of a line between the texts that it would cross. A line along the edge of a text
  /// covers nothing of it, up to a margin in points.
  /// - Parameters:
  ///   - reaches: Whether the line may end at the edge of a text or control, as what measures up to it.
  ///   - isOwn: Whether the line may run over a text or control.
  func cut(
    _ line: Stroke, margin: Double = 3, reaches: Bool = false,
    besides isOwn: (CGRect) -> Bool = { _ in false }
  ) -> [Stroke] {
    let axis: Axis = line.isVertical ? .vertical : .horizontal
    if axis == .vertical ? line.end.y < line.start.y : line.end.x < line.start.x {
      return cut(line.reversed, margin: margin, reaches: reaches, besides: isOwn).map(\.reversed)
    }
    let across = Double(axis == .vertical ? line.start.x : line.start.y)
    var parts = [Span(line.bounds, axis)]
    for index in near(parts[0], across, axis) where !isOwn(texts.rects[index]) {
      let rect = texts.rects[index].insetBy(dx: -2, dy: -1)
      let side = Span(rect, axis.other)
      guard side.low + margin < across, across < side.high - margin else { continue }
      if reaches, Self.touches(line, texts.rects[index], axis) { continue }
      let hole = Span(rect, axis)
      parts = parts.flatMap { part -> [Span] in
        guard part.intersection(hole) != nil else { return [part] }
        return [Span(part.low, hole.low), Span(hole.high, part.high)].filter { $0.length > 3 }
      }
    }
    let whole = Span(line.bounds, axis)
    guard parts != [whole] else { return [line] }
    return parts.map { part in
      var stroke = line
      stroke.start = axis.point(part.low, across)
      stroke.end = axis.point(part.high, across)
      // An end that is cut off is nowhere: its cap would point at where the cut is.
      if part.low > whole.low { stroke.startCap = .none }
      if part.high < whole.high { stroke.endCap = .none }
      return stroke
    }
  }

  /// Whether a line ends at a rectangle from outside.
  private static func touches(_ line: Stroke, _ rect: CGRect, _ axis: Axis) -> Bool {
    let (own, other) = (Span(line.bounds, axis), Span(rect, axis))
    return own.high <= other.low + 0.5 || own.low >= other.high - 0.5
  }

  /// Whether a rectangle lies on one of them.
  func meets(_ rect: CGRect) -> Bool { texts.contains(intersecting: rect) }

  /// What of a rectangle they take with a little room around them, none over another one.
  func holes(in rect: CGRect) -> [CGRect] {
    texts.indices(intersecting: rect).reduce(into: []) { holes, index in
      var hole = texts.rects[index].insetBy(dx: -2, dy: -1).intersection(rect)
      guard !hole.isNull, hole.width > 0, hole.height > 0 else { return }
      for other in holes where other.intersects(hole) { hole = hole.union(other) }
      holes.removeAll { $0.intersects(hole) }
      holes.append(hole)
    }
  }

  /// What a line meets, a piece at a time: a search of all of a long one would stop early.
  private func near(_ span: Span, _ across: Double, _ axis: Axis) -> [Int] {
    let count = min(64, max(1, Int((span.length / Self.piece).rounded(.up))))
    var found: Set<Int> = []
    for number in 0..<count {
      let start = axis.point(span.point(Double(number) / Double(count)), across)
      let end = axis.point(span.point(Double(number + 1) / Double(count)), across)
      let bounds = Stroke(start: start, end: end).bounds.insetBy(dx: -4, dy: -4)
      found.formUnion(texts.indices(intersecting: bounds))
    }
    return found.sorted()
  }
}
