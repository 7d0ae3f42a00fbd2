import Foundation
import RedlineModel

/// Marks of what is not right: ghosts of ambiguous frames, hatched overflow, yellow plates.
struct FindingMarks {
  let geometry: OverlayGeometry
  let theme: Theme
  private let lines: DrawnLines

  init(geometry: OverlayGeometry, theme: Theme, textRects: [TextRect]) {
    self.geometry = geometry
    self.theme = theme
    lines = DrawnLines(texts: textRects)
  }

  func marks() -> [Mark] {
    let numbers = Self.numbers(geometry.layout)
    return geometry.layout.diagnostics.compactMap { finding in
      guard let number = numbers[finding.id] else { return nil }
      switch finding.kind {
      case .conflict, .brokenConstraint, .unsettled, .missingGlyph: return nil
      case .ambiguity: return ambiguity(finding, number)
      case .truncatedText: return truncated(finding, number)
      case .outsideParent: return outside(finding, number)
      case .zeroSize: return zeroSize(finding, number)
      case .covered, .statement, .document, .requirement: return nil
      }
    }
  }

  /// The numbers on the plates, by finding: ambiguities count by themselves, and so does trouble.
  static func numbers(_ layout: SolvedLayout) -> [String: Int] {
    let items = Set(layout.items.map(\.id))
    var ambiguities = 0
    var troubles = 0
    return layout.diagnostics.reduce(into: [:]) { numbers, finding in
      switch finding.kind {
      case .conflict: numbers[finding.id] = finding.rank
      case .brokenConstraint, .statement, .document, .requirement: break
      case .ambiguity:
        guard let id = finding.items.first, items.contains(id), !finding.freedoms.isEmpty
        else { break }
        ambiguities += 1
        numbers[finding.id] = ambiguities
      case .truncatedText, .missingGlyph, .outsideParent, .zeroSize, .covered, .unsettled:
        troubles += 1
        numbers[finding.id] = troubles
      }
    }
  }

  private func base(_ finding: Diagnostic, _ kind: MarkKind) -> Mark {
    var mark = Mark(
      id: "f-\(finding.id)", title: finding.message, kind: kind, hue: .ink,
      subjects: [.finding(finding.id)] + finding.items.map { .item($0) })
    mark.layer = 3
    return mark
  }

  private func ambiguity(_ finding: Diagnostic, _ number: Int) -> Mark? {
    guard let id = finding.items.first, geometry.item(id) != nil, !finding.freedoms.isEmpty
    else { return nil }
    let frame = geometry.rect(id)
    let screen = geometry.rect(geometry.layout.root.id)
    var mark = base(finding, .ambiguity)
    var low = frame
    var high = frame
    let freedoms = finding.freedoms.map { $0.scaled(by: geometry.zoom) }
    for freedom in freedoms {
      low = Self.moved(low, freedom, screen, toLow: true)
      high = Self.moved(high, freedom, screen, toLow: false)
    }
    let ghost = Paint(stroke: theme.ink, width: 1.25, dash: [5, 4])
    mark.areas = [low, high].map { .rect($0, ghost) }
    mark.extent = low.union(high)
    for freedom in freedoms {
      let axis = freedom.axis
      let reach = Span(low, axis).union(Span(high, axis))
      let across = Span(frame, axis.other)
      let places =
        across.length > 24
        ? [0.8, 0.2, 0.5].map { across.point($0) } : [across.high + 12, across.low - 12]
      let arrows = places.map { place in
        Stroke(
          start: axis.point(reach.low, place), end: axis.point(reach.high, place),
          startCap: .arrow, endCap: .arrow)
      }
      let arrow = arrows.min { lines.crossings($0) < lines.crossings($1) } ?? arrows[0]
      mark.strokes += lines.cut(arrow)
      mark.tags.append(
        Tag(
          text: "?\(number) \(Self.freeName(freedom))", shape: .plate, line: arrow,
          owners: [id]))
    }
    return mark
  }

  /// What is free: `x`, `width` or both.
  private static func freeName(_ freedom: Diagnostic.Freedom) -> String {
    let isHorizontal = freedom.axis == .horizontal
    let names = [
      freedom.isPlaceFree ? (isHorizontal ? "x" : "y") : nil,
      freedom.isSizeFree ? freedom.axis.extentName : nil,
    ]
    return names.compactMap { $0 }.joined(separator: ", ")
  }

  /// The frame with both edges at one end of their ranges; an infinite end is shown at the
  /// screen's edge.
  private static func moved(
    _ frame: CGRect, _ freedom: Diagnostic.Freedom, _ screen: CGRect, toLow: Bool
  ) -> CGRect {
    let limits = Span(screen, freedom.axis)
    let edge = (toLow ? freedom.lowEdge : freedom.highEdge) ?? (toLow ? limits.low : limits.high)
    let far = (toLow ? freedom.lowFarEdge : freedom.highFarEdge)
    let span = Span(frame, freedom.axis)
    let isSizeFixed = freedom.lowSize == freedom.highSize && freedom.lowSize != nil
    let length = freedom.lowSize ?? span.length
    var start = edge
    var end = far ?? (toLow ? max(edge, limits.low) : limits.high)
    if isSizeFixed {
      if !toLow, freedom.highEdge == nil { start = max(limits.low, limits.high - length) }
      end = start + length
    }
    start = max(start, min(limits.low, span.low))
    end = max(start, min(end, max(limits.high, span.high)))
    var result = frame
    if freedom.axis == .horizontal {
      result.origin.x = start
      result.size.width = end - start
    } else {
      result.origin.y = start
      result.size.height = end - start
    }
    return result
  }

  private func truncated(_ finding: Diagnostic, _ number: Int) -> Mark? {
    guard let id = finding.items.first, let item = geometry.item(id) else { return nil }
    var mark = base(finding, .trouble)
    let frame = item.frame
    let flips = geometry.isRightToLeft && item.kind == .label
    let width = min(14, Double(frame.width))
    let strip = CGRect(
      x: flips ? frame.minX : frame.maxX - width, y: frame.maxY - 3, width: width, height: 3)
    mark.areas = [
      .rect(strip, .pattern(Hatch.trouble)),
      .line(
        from: CGPoint(x: frame.minX, y: frame.maxY), to: CGPoint(x: frame.maxX, y: frame.maxY),
        .stroke(theme.ink, 1, dash: [2, 2])),
    ]
    mark.extent = frame
    let end = CGPoint(x: flips ? frame.minX : frame.maxX, y: frame.midY)
    mark.tags = [plate(number, at: end, frame, id)]
    return mark
  }

  private func outside(_ finding: Diagnostic, _ number: Int) -> Mark? {
    guard let id = finding.items.first, let item = geometry.item(id),
      let parent = item.parent.flatMap({ geometry.item($0) })
    else { return nil }
    var mark = base(finding, .trouble)
    let frame = item.frame
    let inner = parent.frame
    let slices = [
      CGRect(
        x: frame.minX, y: frame.minY, width: min(frame.width, inner.minX - frame.minX),
        height: frame.height),
      CGRect(
        x: max(frame.minX, inner.maxX), y: frame.minY,
        width: min(frame.width, frame.maxX - inner.maxX), height: frame.height),
      CGRect(
        x: max(frame.minX, inner.minX), y: frame.minY,
        width: min(frame.maxX, inner.maxX) - max(frame.minX, inner.minX),
        height: min(frame.height, inner.minY - frame.minY)),
      CGRect(
        x: max(frame.minX, inner.minX), y: max(frame.minY, inner.maxY),
        width: min(frame.maxX, inner.maxX) - max(frame.minX, inner.minX),
        height: min(frame.height, frame.maxY - inner.maxY)),
    ].filter { $0.size.width > 0.25 && $0.size.height > 0.25 }
    for slice in slices {
      mark.areas.append(.rect(slice, .pattern(Hatch.trouble)))
      mark.areas.append(.rect(slice, Paint(stroke: theme.ink, width: 1)))
    }
    mark.extent = frame
    let biggest = slices.max { $0.width * $0.height < $1.width * $1.height } ?? frame
    mark.tags = [
      plate(number, at: CGPoint(x: biggest.midX, y: biggest.minY - 12), biggest, id)
    ]
    return mark
  }

  private func zeroSize(_ finding: Diagnostic, _ number: Int) -> Mark? {
    guard let id = finding.items.first, let item = geometry.item(id) else { return nil }
    var mark = base(finding, .trouble)
    let frame = item.frame
    let line = Stroke(
      start: CGPoint(x: frame.minX, y: frame.minY), end: CGPoint(x: frame.maxX, y: frame.maxY),
      dash: [6, 3])
    mark.strokes = [line]
    mark.extent = frame
    let children = geometry.children(of: id).filter { !$0.isHidden }
    if let reach = children.map(\.frame).reduce(nil, { $0?.union($1) ?? $1 }) {
      mark.areas = [
        .rect(reach, .pattern(Hatch.trouble, opacity: 0.35)),
        .rect(reach, Paint(stroke: theme.ink, width: 1, dash: [3, 3])),
      ]
      mark.extent = frame.union(reach)
    }
    mark.tags = [
      plate(number, at: CGPoint(x: frame.maxX + 14, y: frame.midY), frame, id)
    ]
    return mark
  }

  private func plate(_ number: Int, at point: CGPoint, _ frame: CGRect, _ id: String) -> Tag {
    let line = Stroke(start: point, end: point)
    var tag = Tag(text: "!\(number)", shape: .plate, line: line, owners: [id])
    tag.preferred = [
      point, CGPoint(x: frame.maxX + 14, y: frame.midY),
      CGPoint(x: frame.maxX - 12, y: frame.minY - 11),
      CGPoint(x: frame.maxX - 12, y: frame.maxY + 11),
      CGPoint(x: frame.minX - 14, y: frame.midY),
      CGPoint(x: frame.midX, y: frame.minY - 11), CGPoint(x: frame.midX, y: frame.maxY + 11),
    ]
    return tag
  }
}

extension Diagnostic.Freedom {
  /// The same range in the picture's points.
  fileprivate func scaled(by factor: Double) -> Diagnostic.Freedom {
    Diagnostic.Freedom(
      axis: axis, edge: (lowEdge.map { $0 * factor }, highEdge.map { $0 * factor }),
      size: (lowSize.map { $0 * factor }, highSize.map { $0 * factor }),
      farEdge: (lowFarEdge.map { $0 * factor }, highFarEdge.map { $0 * factor }))
  }
}
