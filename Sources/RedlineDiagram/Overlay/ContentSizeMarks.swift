import Foundation
import RedlineLayout

/// Arrows for hugging and compression resistance that differ from what the class has by default.
struct ContentSizeMarks {
  let scene: Scene
  let textRects: [TextRect]

  func marks() -> [Mark] {
    scene.layout.items.flatMap { item -> [Mark] in
      guard !item.isHidden else { return [] }
      return Axis.allCases.compactMap { axis in
        let hasContent = axis == .horizontal ? item.intrinsicWidth : item.intrinsicHeight
        return hasContent == nil ? nil : mark(item, axis)
      }
    }
  }

  private func mark(_ item: SolvedLayout.Item, _ axis: Axis) -> Mark? {
    let hugging = item.hugging[axis]
    let resistance = item.compressionResistance[axis]
    let usualHugging = item.kind == .toggle ? 750.0 : 250
    guard hugging != usualHugging || resistance != 750 else { return nil }
    let rect = item.alignmentRect
    let along = Span(rect, axis)
    let across = Span(rect, axis.other)
    let length = min(14, along.length / 3)
    var mark = Mark(
      id: "p-\(item.id).\(axis.rawValue)",
      title: """
        \(item.id) hugs its content at \(formatted(hugging)) and resists compression at \
        \(formatted(resistance)), \(axis.rawValue)ly
        """,
      kind: .contentSize, hue: .ink)
    let reach = Span(along.low - 1, along.high + 1)
    let places = [across.high - 7, across.high + 7, across.low - 7]
    let place =
      places.first { place in
        !textRects.contains { text in
          let side = Span(text.rect, axis.other)
          return side.low < place + 5 && place - 5 < side.high
            && Span(text.rect, axis).intersection(reach) != nil
        }
      } ?? across.high + 7
    // Hugging points inwards, resistance outwards; the stronger one is shown.
    let isInward = hugging - usualHugging > 750 - resistance
    for (outer, inner) in [
      (along.low, along.low + length), (along.high, along.high - length),
    ] {
      mark.strokes.append(
        Stroke(
          start: axis.point(isInward ? outer : inner, place),
          end: axis.point(isInward ? inner : outer, place), endCap: .arrow, isThin: true))
    }
    let line = Stroke(
      start: axis.point(along.low, place), end: axis.point(along.high, place))
    var tag = Tag(
      text: "hug \(formatted(hugging)) · resist \(formatted(resistance))", line: line,
      owners: [item.id])
    let half = 8 + 3 * Double(tag.text.count)
    tag.preferred =
      axis == .horizontal
      ? [
        CGPoint(x: along.middle, y: place + 13), CGPoint(x: along.high - half, y: place + 13),
        CGPoint(x: along.middle, y: across.low - 11), CGPoint(x: along.high + half + 4, y: place),
      ] : []
    mark.tags = [tag]
    mark.layer = 3
    return mark
  }
}
