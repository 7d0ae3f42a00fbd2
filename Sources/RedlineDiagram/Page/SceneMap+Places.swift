import Foundation
import RedlineModel

extension SceneMap {
  /// The widest empty columns and the highest empty rows of the page, in points.
  private static let widestGap = 200.0
  private static let highestGap = 140.0

  /// The frames of the scenes: farther apart than on the canvas where they would overlap or where an arrow's label
  /// needs room, nearer where nothing lies between them.
  func placedFrames(_ painter: TextPainter) -> [CGRect] {
    let sizes = scenes.map { scene in
      scene.layout.map { ScreenOutline($0).body.size } ?? boxSize(of: scene, painter)
    }
    var factor = 1.0
    var frames = frames(sizes, factor)
    while factor < 2.5, overlap(frames) {
      factor += 0.1
      frames = self.frames(sizes, factor)
    }
    frames = apart(frames)
    let across = Self.moved(
      frames.map { Span($0.minX, $0.maxX) }, widest: Self.widestGap, needs: needs(frames, painter))
    let down = Self.moved(
      frames.map { Span($0.minY, $0.maxY) }, widest: Self.highestGap * unit, needs: [])
    return frames.indices.map { frames[$0].offsetBy(dx: across[$0], dy: down[$0]) }
  }

  private func frames(_ sizes: [CGSize], _ factor: Double) -> [CGRect] {
    var result = Array(repeating: CGRect.zero, count: scenes.count)
    var bottom = CGFloat(0)
    for (index, scene) in scenes.enumerated() {
      guard let center = scene.center else { continue }
      let size = sizes[index]
      result[index] = CGRect(
        x: (center.x * CGFloat(factor) - size.width / 2).rounded(),
        y: (center.y * CGFloat(factor) - size.height / 2).rounded(), width: size.width,
        height: size.height)
      bottom = max(bottom, result[index].maxY)
    }
    var x = result.map(\.minX).min() ?? 0
    for (index, scene) in scenes.enumerated() where scene.center == nil {
      result[index] = CGRect(origin: CGPoint(x: x, y: bottom + 120 * unit), size: sizes[index])
      x += sizes[index].width + 100
    }
    return result
  }

  /// Room for the caption above and for the arrows between.
  private func spread(_ frame: CGRect) -> CGRect { frame.insetBy(dx: -24, dy: -44 * unit) }

  private func overlap(_ frames: [CGRect]) -> Bool {
    let spread = frames.map(spread).sorted { $0.minX < $1.minX }
    for (index, frame) in spread.enumerated() {
      for other in spread[(index + 1)...] {
        if other.minX > frame.maxX { break }
        if other.intersects(frame) { return true }
      }
    }
    return false
  }

  /// The frames, each as far below the others as it must be not to lie on one: a canvas whose scenes were
  /// smaller once may have them nearer than any factor parts.
  private func apart(_ frames: [CGRect]) -> [CGRect] {
    var result = frames
    var done: [CGRect] = []
    let order = frames.indices.sorted {
      (frames[$0].minY, frames[$0].minX, $0) < (frames[$1].minY, frames[$1].minX, $1)
    }
    for index in order {
      let column = Span(spread(result[index]), .horizontal)
      let above = done.filter { Span(spread($0), .horizontal).intersection(column) != nil }
      // From above, so that what it is moved below is never one that it has passed.
      for other in above.sorted(by: { $0.minY < $1.minY })
      where spread(other).intersects(spread(result[index])) {
        result[index].origin.y = (other.maxY + 88 * unit).rounded(.up) + 1
      }
      done.append(result[index])
    }
    return result
  }

  /// How wide the title above a scene may be: as far as halfway to what is beside it.
  func room(above frame: CGRect, _ frames: [CGRect]) -> Double {
    let row = Span(frame.minY - 40 * unit, frame.minY)
    let gaps = frames.compactMap { other -> Double? in
      guard other != frame, row.intersection(Span(other.minY - 40 * unit, other.maxY)) != nil else {
        return nil
      }
      return max(Double(other.minX - frame.maxX), Double(frame.minX - other.maxX), 0)
    }
    let side = min(gaps.min() ?? .infinity, Self.widestGap) / 2 - 8 * unit
    return max(Double(frame.width) + 2 * side, 200)
  }

  // MARK: Gaps

  /// What an arrow needs between two scenes that lie beside each other.
  private struct Need {
    var start: Double
    var end: Double
    var room: Double
  }

  private func needs(_ frames: [CGRect], _ painter: TextPainter) -> [Need] {
    let indexOf = Dictionary(scenes.indices.map { (scenes[$0].id, $0) }) { first, _ in first }
    return arrows.compactMap { arrow in
      guard let from = indexOf[arrow.from], let to = indexOf[arrow.to] else { return nil }
      let (left, right) = frames[from].minX <= frames[to].minX ? (from, to) : (to, from)
      guard frames[left].maxX <= frames[right].minX else { return nil }
      let label = arrow.label.isEmpty ? 0 : labelWidth(arrow.label, painter) + 24 * unit
      return Need(
        start: Double(frames[left].maxX), end: Double(frames[right].minX), room: label + 44 * unit)
    }
  }

  /// How far each of some extents moves along an axis when the gaps between them are as wide as they should be.
  private static func moved(_ spans: [Span], widest: Double, needs: [Need]) -> [Double] {
    let order = spans.indices.sorted { (spans[$0].low, $0) < (spans[$1].low, $1) }
    var moves = Array(repeating: 0.0, count: spans.count)
    guard let first = order.first else { return moves }
    var (move, end) = (0.0, spans[first].high)
    for index in order.dropFirst() {
      let gap = spans[index].low - end
      if gap > 0 {
        // Only an arrow that has this gap alone to cross asks for room in it.
        let needed = needs.filter { $0.start >= end - 1 && $0.end <= spans[index].low + 1 }
        move += max(min(gap, widest), needed.map(\.room).max() ?? 0) - gap
      }
      moves[index] = move
      end = max(end, spans[index].high)
    }
    return moves
  }
}
