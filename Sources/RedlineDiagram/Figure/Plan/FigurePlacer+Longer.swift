import Foundation

/// Tags that say more where nothing is beside them, once all have a place.
extension FigurePlacer {
  /// How far a longer tag keeps from what is beside it.
  private static let clear: CGFloat = 4

  /// Lets tags become longer, to whichever side is free, without moving any other.
  mutating func lengthen() {
    let wanting = placed.indices.filter { placed[$0].tag != nil && !placed[$0].mark.longer.isEmpty }
    guard !wanting.isEmpty else { return }
    let lines = placed.enumerated().flatMap { index, item in
      item.strokes.map { (owner: index, line: $0.line) }
    }
    let strokes = RectIndex(lines.map { $0.line.bounds.insetBy(dx: -1, dy: -1) })
    for index in wanting {
      guard let tag = placed[index].tag else { continue }
      for text in placed[index].mark.longer {
        var mark = placed[index].mark
        mark.text = text
        let more = tagSize(mark).width - tag.width
        if more <= 0 {
          placed[index].mark = mark
          break
        }
        let right = CGRect(x: tag.maxX, y: tag.minY, width: more, height: tag.height)
        let left = CGRect(x: tag.minX - more, y: tag.minY, width: more, height: tag.height)
        guard let strip = [right, left].first(where: { isFree($0, index, lines, strokes) }) else {
          continue
        }
        placed[index].mark = mark
        placed[index].tag = tag.union(strip)
        break
      }
    }
  }

  private func isFree(
    _ strip: CGRect, _ index: Int, _ lines: [(owner: Int, line: Stroke)], _ strokes: RectIndex
  ) -> Bool {
    let padded = strip.insetBy(dx: -Self.clear, dy: -1)
    let isCrossed = strokes.contains(intersecting: padded) { number in
      // Along its own line it may lie.
      lines[number].owner != index || !lines[number].line.isHorizontal
    }
    return !isCrossed && field.showsNothing(in: padded) && isWithinPage(strip)
      && placed.indices.allSatisfy { other in
        other == index || placed[other].tag.map { !$0.intersects(padded) } ?? true
      }
  }

  /// Whether the page becomes no wider by it.
  private func isWithinPage(_ rect: CGRect) -> Bool {
    Double(rect.minX) >= edges.low - left.width && Double(rect.maxX) <= edges.high + right.width
  }
}
