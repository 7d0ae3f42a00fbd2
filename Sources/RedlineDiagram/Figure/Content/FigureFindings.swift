import Foundation
import RedlineModel

/// The marks of what is not right: ghosts of ambiguous frames, hatched overflow, yellow plates.
struct FigureFindings {
  let geometry: OverlayGeometry
  let theme: Theme
  let names: FigureNames
  let hidden: Set<String>
  /// Where views are that are drawn elsewhere, as a conflict leaves them without a size, in points of
  /// the layout.
  var actual: [String: CGRect] = [:]
  /// Whether the picture is about what a finding is about.
  var shows: (Diagnostic) -> Bool = { _ in true }

  func marks() -> [FigureMark] {
    let numbers = Self.numbers(geometry.layout)
    return geometry.layout.diagnostics.compactMap { finding in
      guard let number = numbers[finding.id], let id = finding.items.first,
        let item = geometry.item(id), !hidden.contains(id), shows(finding)
      else { return nil }
      switch finding.kind {
      case .ambiguity: return ambiguity(finding, number, item)
      case .truncatedText: return truncated(finding, number, item)
      case .outsideParent: return outside(finding, number, item)
      case .zeroSize: return zeroSize(finding, number, item)
      case .conflict: return actual[id].map { displaced(finding, number, item, $0) }
      case .unsettled, .missingGlyph, .covered:
        // Nothing of it can be drawn; the plate says which view the sentence is about.
        return mark(finding, .trouble, .plate(geometry.rect(id)), "!\(number)")
      case .brokenConstraint, .statement, .document, .requirement: return nil
      }
    }
  }

  /// The numbers on the plates, by finding: ambiguities count by themselves, and so does trouble. One that only
  /// says that nothing gives a view the length that it is told to lack has none.
  static func numbers(_ layout: SolvedLayout) -> [String: Int] {
    let items = Set(layout.items.map(\.id))
    let empty = EmptyViews(layout)
    var ambiguities = 0
    var troubles = 0
    return layout.diagnostics.reduce(into: [:]) { numbers, finding in
      switch finding.kind {
      case .conflict: numbers[finding.id] = finding.rank
      case .brokenConstraint, .statement, .document, .requirement: break
      case .ambiguity:
        guard let id = finding.items.first, items.contains(id), !finding.freedoms.isEmpty,
          !empty.explains(finding)
        else { break }
        ambiguities += 1
        numbers[finding.id] = ambiguities
      case .truncatedText, .missingGlyph, .outsideParent, .zeroSize, .covered, .unsettled:
        troubles += 1
        numbers[finding.id] = troubles
      }
    }
  }

  private func mark(
    _ finding: Diagnostic, _ kind: MarkKind, _ form: FigureMark.Form, _ text: String
  ) -> FigureMark {
    let member = FigureMark.Member(
      id: "f-\(finding.id)", title: finding.message,
      subjects: [.finding(finding.id)] + finding.items.map { .item($0) })
    var mark = FigureMark(members: [member], kind: kind, hue: .ink, form: form, text: text)
    mark.shape = .plate
    mark.told = text
    mark.longer = naming(finding, text).map { [$0] } ?? []
    return mark
  }

  /// The text with the name of the view that a finding is about, behind its number.
  private func naming(_ finding: Diagnostic, _ text: String) -> String? {
    guard let item = finding.items.first.flatMap(geometry.item) else { return nil }
    let name = names(item.id)
    guard !item.shows(name), name.count <= Self.longestName, !name.contains("/") else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1)
    return parts.count > 1 ? "\(parts[0]) \(name): \(parts[1])" : "\(text) \(name)"
  }

  private static let longestName = 20

  // MARK: Ambiguity

  /// Both extremes as ghosts, with an arrow between them where one axis is free; where a range has no end, the
  /// arrow leads beyond the screen, and there is no ghost.
  private func ambiguity(
    _ finding: Diagnostic, _ number: Int, _ item: SolvedLayout.Item
  ) -> FigureMark {
    let frame = item.alignmentRect
    let screen = geometry.rect(geometry.layout.root.id)
    let freedoms = finding.freedoms.map { $0.scaled(by: geometry.zoom) }
    var (low, high) = (frame, frame)
    for freedom in freedoms {
      low = Self.moved(low, freedom, screen, toLow: true)
      high = Self.moved(high, freedom, screen, toLow: false)
    }
    let text = "?\(number) " + freedoms.map(Self.freeName).joined(separator: ", ")
    let isOpen = (
      low: freedoms.contains { $0.isPlaceFree && $0.lowEdge == nil },
      high: freedoms.contains { $0.isPlaceFree && $0.highEdge == nil && $0.highFarEdge == nil }
    )
    let form = form(freedoms, frame, low.union(high), isOpen, screen)
    var mark = mark(finding, .ambiguity, form, text)
    let ghost = Paint(stroke: theme.ink, width: 1.25, dash: [5, 4])
    mark.areas = (isOpen.low ? [] : [low]).map { .rect($0, ghost) }
    mark.areas += (isOpen.high ? [] : [high]).map { .rect($0, ghost) }
    return mark
  }

  /// How far an arrow leads beyond the screen, in the picture's points.
  private static let beyond = 14.0

  private func form(
    _ freedoms: [Diagnostic.Freedom], _ frame: CGRect, _ rect: CGRect,
    _ isOpen: (low: Bool, high: Bool), _ screen: CGRect
  ) -> FigureMark.Form {
    let axes = Set(freedoms.map(\.axis))
    guard let axis = axes.first, axes.count == 1 else { return .plate(frame) }
    var span = Span(rect, axis)
    guard span.length > 4 else { return .plate(rect) }
    func end(_ place: Double, _ isOpen: Bool) -> FigureMark.End {
      FigureMark.End(place: place, rect: rect, isFrame: false, cap: .arrow, isOpen: isOpen)
    }
    if isOpen.low { span.low = min(span.low, Span(screen, axis).low) - Self.beyond }
    if isOpen.high { span.high = max(span.high, Span(screen, axis).high) + Self.beyond }
    return .distance(axis: axis, from: end(span.low, isOpen.low), to: end(span.high, isOpen.high))
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
  static func moved(
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

  // MARK: Conflicts

  /// A ghost where a view was asked for, and a plate where it is.
  private func displaced(
    _ finding: Diagnostic, _ number: Int, _ item: SolvedLayout.Item, _ frame: CGRect
  ) -> FigureMark {
    let place = geometry.projection(frame)
    let size = "\(formatted(Double(frame.width))) × \(formatted(Double(frame.height)))"
    var mark = mark(
      finding, .trouble, .plate(place), "✗\(number) \(item.name) is \(size)")
    mark.area = .asked
    mark.longer = []
    mark.areas = [
      .rect(item.alignmentRect, Paint(stroke: theme.ink, width: 1.25, dash: [5, 4])),
      .rect(place.insetBy(dx: -3, dy: -3), Paint(stroke: theme.ink, width: 1.25)),
    ]
    return mark
  }

  // MARK: Trouble

  private func truncated(
    _ finding: Diagnostic, _ number: Int, _ item: SolvedLayout.Item
  ) -> FigureMark {
    let frame = item.frame
    var mark = mark(finding, .trouble, .plate(item.alignmentRect), "!\(number)")
    mark.areas = [
      .line(
        from: CGPoint(x: frame.minX, y: frame.maxY), to: CGPoint(x: frame.maxX, y: frame.maxY),
        .stroke(theme.ink, 1, dash: [2, 2]))
    ]
    return mark
  }

  private static let longView: CGFloat = 200

  private func outside(
    _ finding: Diagnostic, _ number: Int, _ item: SolvedLayout.Item
  ) -> FigureMark? {
    guard let parent = item.parent.flatMap({ geometry.item($0) }) else { return nil }
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
    // In a large view one would look for it elsewhere.
    let isLarge =
      max(frame.width, frame.height) > Self.longView && geometry.hasChildren(item.id)
    let place = isLarge ? slices.max { $0.area < $1.area } : nil
    var mark = mark(finding, .trouble, .plate(place ?? item.alignmentRect), "!\(number)")
    mark.area = .beyond
    mark.areas = slices.flatMap { slice -> [Shape] in
      [
        .rect(slice, .pattern(Hatch.trouble)),
        .rect(slice, Paint(stroke: theme.ink, width: 1)),
      ]
    }
    return mark
  }

  private func zeroSize(
    _ finding: Diagnostic, _ number: Int, _ item: SolvedLayout.Item
  ) -> FigureMark {
    var mark = mark(finding, .trouble, .plate(item.alignmentRect), "!\(number)")
    let children = geometry.children(of: item.id).filter { !$0.isHidden }
    if let reach = children.map(\.frame).reduce(nil, { $0?.union($1) ?? $1 }) {
      mark.area = .beyond
      mark.areas = [
        .rect(reach, .pattern(Hatch.trouble, opacity: 0.35)),
        .rect(reach, Paint(stroke: theme.ink, width: 1, dash: [3, 3])),
      ]
    }
    return mark
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
