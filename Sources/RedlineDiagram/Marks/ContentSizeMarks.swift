import Foundation
import RedlineModel

/// Arrows for hugging and compression resistance that differ from what the class has by default.
struct ContentSizeMarks {
  let geometry: OverlayGeometry
  private let texts: RectIndex

  init(geometry: OverlayGeometry, textRects: [TextRect]) {
    self.geometry = geometry
    texts = RectIndex(textRects.map(\.rect))
  }

  func marks() -> [Mark] {
    geometry.layout.items.flatMap { item -> [Mark] in
      guard !item.isHidden else { return [] }
      return Axis.allCases.compactMap { axis in
        let hasContent = axis == .horizontal ? item.intrinsicWidth : item.intrinsicHeight
        return hasContent == nil ? nil : mark(item, axis)
      }
    }
  }

  static func usualHugging(_ item: SolvedLayout.Item, _ axis: Axis) -> Double {
    // In code labels and images have 250, in Interface Builder 251.
    if item.hugging[axis] == 251, item.isFromInterfaceBuilder,
      item.kind == .label || item.kind == .imageView
    {
      return 251
    }
    return Double(item.kind.usualHugging[axis].rawValue)
  }

  /// Whether the priorities of the content's size are not those of the class.
  static func hasOwnPriorities(_ item: SolvedLayout.Item, _ axis: Axis) -> Bool {
    item.hugging[axis] != usualHugging(item, axis) || item.compressionResistance[axis] != 750
  }

  private func mark(_ item: SolvedLayout.Item, _ axis: Axis) -> Mark? {
    let hugging = item.hugging[axis]
    let resistance = item.compressionResistance[axis]
    let usualHugging = Self.usualHugging(item, axis)
    guard Self.hasOwnPriorities(item, axis) else { return nil }
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
      kind: .contentSize, hue: .ink, subjects: [.item(item.id)])
    let reach = Span(along.low - 1, along.high + 1)
    let places = [across.high - 7, across.high + 7, across.low - 7]
    let place =
      places.first { place in
        let start = axis.point(reach.low, place - 5)
        let end = axis.point(reach.high, place + 5)
        return !texts.contains(intersecting: Stroke(start: start, end: end).bounds)
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
