import Foundation
import RedlineModel

/// Marks of guides and stack views.
struct GuideMarks {
  let geometry: OverlayGeometry
  let theme: Theme

  private let arranging: [String: Int]

  init(geometry: OverlayGeometry, theme: Theme) {
    self.geometry = geometry
    self.theme = theme
    arranging = geometry.layout.constraints.reduce(into: [:]) { counts, constraint in
      guard constraint.origin == .stackView, constraint.isActive else { return }
      counts[constraint.first.item, default: 0] += 1
    }
  }

  /// How many constraints of stack views begin at these items.
  private func stackConstraints(_ ids: [String]) -> Int {
    ids.reduce(0) { $0 + (arranging[$1] ?? 0) }
  }

  func marks() -> [Mark] {
    let guides = geometry.layout.guides
    let isBox = { (guide: SolvedLayout.Guide) in [.custom, .keyboard].contains(guide.kind) }
    let bands = guides.filter { !isBox($0) }.map(band)
    let boxes = guides.filter(isBox).map(box)
    let stacks = geometry.layout.items.compactMap { item in
      item.isHidden ? nil : item.stack.map { stack(item, $0) }
    }
    return bands + boxes + stacks
  }

  private func band(_ guide: SolvedLayout.Guide) -> Mark {
    let outer = geometry.rect(guide.owner)
    let inner = guide.frame
    var mark = Mark(
      id: "g-\(guide.id)", title: "\(guide.name) of \(guide.owner)", kind: .margin, hue: .guide,
      subjects: [.guide(guide.id)])
    var path = Path(rect: outer, radius: 0)
    path.append(Path(rect: inner, radius: 0))
    let hatch = Shape.path(
      path, .pattern(Hatch.name(guide.kind), .evenodd))
    let edge = Shape.rect(
      inner, Paint(stroke: theme.guide, width: 1.5, dash: [1.5, 3.5], cap: .round))
    // The screen's own bands lie below all views; a band of a view lies on it.
    let isOnScreen = guide.owner == geometry.layout.root.id
    mark.backdrop = isOnScreen ? [hatch] : []
    mark.areas = isOnScreen ? [edge] : [hatch, edge]
    mark.extent = outer
    mark.layer = 0
    let line = Stroke(
      start: CGPoint(x: inner.minX, y: inner.minY), end: CGPoint(x: inner.maxX, y: inner.minY))
    var tag = Tag(text: label(guide), line: line, owners: [])
    let half = 8 + 3.5 * Double(tag.text.count)
    let ends = [inner.minX + half + 10, inner.maxX - half - 10]
    let xs = geometry.isRightToLeft ? ends.reversed() : ends
    tag.preferred = [inner.minY, inner.minY + 18, inner.maxY, inner.midY].flatMap { y in
      xs.map { CGPoint(x: $0, y: y) }
    }
    mark.tags = [tag]
    return mark
  }

  /// The name, and the margins where they are equal on all sides.
  private func label(_ guide: SolvedLayout.Guide) -> String {
    let outer = geometry.rect(guide.owner)
    let inner = guide.frame
    let insets = [
      inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX,
      outer.maxY - inner.maxY,
    ].map { formatted($0 / geometry.zoom, decimals: 1) }
    guard guide.kind == .layoutMargins, Set(insets).count == 1 else { return guide.name }
    return "\(guide.name) \(insets[0])"
  }

  private func box(_ guide: SolvedLayout.Guide) -> Mark {
    let rect = geometry.rect(guide.id)
    var mark = Mark(
      id: "g-\(guide.id)",
      title: """
        layout guide \(guide.name), \(formatted(guide.frame.width / geometry.zoom)) × \
        \(formatted(guide.frame.height / geometry.zoom))
        """,
      kind: .spacer, hue: .guide, subjects: [.guide(guide.id)])
    mark.areas = [
      .rect(rect, Paint(fill: theme.guide, opacity: 0.1)),
      .rect(
        rect.insetBy(dx: min(0.5, rect.width / 2), dy: min(0.5, rect.height / 2)),
        Paint(stroke: theme.guide, width: 1.5, dash: [1.5, 3.5], cap: .round)),
    ]
    mark.extent = rect
    mark.layer = 1
    let line = Stroke(
      start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.minY))
    var tag = Tag(text: guide.name, line: line)
    tag.preferred = [
      CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY - 10),
      CGPoint(x: rect.midX, y: rect.maxY + 10), CGPoint(x: rect.midX, y: rect.minY - 28),
      CGPoint(x: rect.midX, y: rect.maxY + 28),
    ]
    mark.tags = [tag]
    return mark
  }

  /// A spine beside the stack with a tick at each edge and the gaps as tags.
  private func stack(_ item: SolvedLayout.Item, _ stack: SolvedLayout.Stack) -> Mark {
    let axis = stack.axis
    let frame = item.alignmentRect
    let along = Span(frame, axis)
    let side = Span(frame, axis.other)
    let place = axis == .vertical ? side.low - 9 : side.high + 9
    let count = stackConstraints([item.id] + stack.arranged)
    var mark = Mark(
      id: "s-\(item.id)",
      title: """
        stack view \(item.name): \(axis.rawValue), \(stack.distribution.rawValue), \
        \(stack.alignment.rawValue), spacing \(formatted(stack.spacing)); \(count) constraints
        """,
      kind: .stack, hue: .guide, subjects: [.item(item.id)])
    let spine = Stroke(
      start: axis.point(along.low, place), end: axis.point(along.high, place), startCap: .bar,
      endCap: .bar)
    mark.strokes = [spine]
    mark.layer = 1
    let rects = stack.arranged.map { Span(geometry.rect($0), axis) }.sorted { $0.low < $1.low }
    for (first, second) in zip(rects, rects.dropFirst()) {
      for edge in [first.high, second.low] {
        mark.strokes.append(
          Stroke(
            start: axis.point(edge, place - 4), end: axis.point(edge, place + 4), isThin: true))
      }
      let gap = Stroke(start: axis.point(first.high, place), end: axis.point(second.low, place))
      var tag = Tag(
        text: formatted(((second.low - first.high) / geometry.zoom).settled), line: gap)
      let middle = (first.high + second.low) / 2
      tag.preferred = [
        axis.point(middle, axis == .vertical ? place - 14 : place + 13),
        axis.point(middle, axis == .vertical ? place + 14 : place - 13),
      ]
      if axis == .vertical { tag.preferred.append(axis.point(middle, place - 30)) }
      mark.tags.append(tag)
    }
    var summary = Tag(
      text: "\(stack.distribution.label) · \(stack.alignment.label)", line: spine)
    let half = 8 + 3.2 * Double(summary.text.count)
    summary.preferred =
      axis == .vertical
      ? [
        CGPoint(x: place + half - 6, y: along.low - 12),
        CGPoint(x: place + half - 6, y: along.high + 12),
      ]
      : [
        CGPoint(x: along.low + half, y: place + 14), CGPoint(x: along.high - half, y: place + 14),
        CGPoint(x: along.low + half, y: place + 30),
      ]
    mark.tags.append(summary)
    return mark
  }
}

extension StackDistribution {
  /// The name with spaces: `fill equally`.
  var label: String { spaced(rawValue) }
}

extension StackAlignment {
  var label: String { spaced(rawValue) }
}

private func spaced(_ name: String) -> String {
  name.reduce(into: "") { text, letter in
    text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
  }
}
