import Foundation
import RedlineModel
import RedlineText

// MARK: - Order and opacity

extension ScreenDrawing {
  /// The items in the order of drawing: that of the layout, unless siblings have another `zPosition`.
  static func drawingOrder(_ items: [SolvedLayout.Item]) -> [SolvedLayout.Item] {
    guard items.contains(where: { $0.style.zPosition != nil }) else { return items }
    var children: [String: [Int]] = [:]
    for (index, item) in items.enumerated() where index > 0 {
      children[item.parent ?? "", default: []].append(index)
    }
    var result: [SolvedLayout.Item] = []
    var pending = [0]
    while let next = pending.popLast() {
      result.append(items[next])
      let inside = children[items[next].id] ?? []
      let sorted = inside.enumerated().sorted { one, other in
        let (first, second) = (
          items[one.element].style.zPosition ?? 0, items[other.element].style.zPosition ?? 0
        )
        return (first, one.offset) < (second, other.offset)
      }
      pending += sorted.reversed().map(\.element)
    }
    return result
  }

  /// The items as far as scroll views have moved them; constraints are drawn where they hold, so only
  /// pictures of the screen alone show it.
  static func scrolled(_ items: [SolvedLayout.Item]) -> [SolvedLayout.Item] {
    guard items.contains(where: { $0.scroll != nil }) else { return items }
    var moves: [String: CGPoint] = [:]
    return items.map { item in
      let move = item.parent.flatMap { moves[$0] } ?? .zero
      var item = item
      item.frame = item.frame.offsetBy(dx: -move.x, dy: -move.y)
      item.alignmentRect = item.alignmentRect.offsetBy(dx: -move.x, dy: -move.y)
      let own = item.scroll?.contentOffset ?? .zero
      moves[item.id] = CGPoint(x: move.x + own.x, y: move.y + own.y)
      return item
    }
  }
}

/// Shapes of items, those of an item that is not opaque, turned or cut out in a group with all that is
/// inside it.
struct ItemGroups {
  /// The most groups inside each other; what lies deeper has groups of its own shapes alone.
  private static let greatestDepth = 64

  /// What holds for an item with all that is inside it.
  struct Whole {
    var opacity = 1.0
    var matrix: AffineMatrix?
    var mask: ClipPath?
    /// What the views around a turned one let show, which are not turned with it.
    var area: ClipPath?

    var isPlain: Bool { opacity >= 1 && matrix == nil && mask == nil && area == nil }

    func group(_ shapes: [Shape]) -> Shape {
      let inner = Shape.group(
        transform: matrix.map { .matrix($0) }, clip: mask,
        opacity: opacity < 1 ? max(0, opacity) : nil, shapes)
      return area.map { .group(clip: $0, [inner]) } ?? inner
    }
  }

  private var open: [(id: String, whole: Whole, shapes: [Shape])] = [("", Whole(), [])]
  /// The id of the innermost group that each item is in.
  private var groups: [String: String] = [:]

  mutating func add(_ shapes: [Shape], of item: SolvedLayout.Item, _ whole: Whole) {
    let outer = item.parent.flatMap { groups[$0] } ?? ""
    while open.count > 1, open[open.count - 1].id != outer { close() }
    guard !whole.isPlain else {
      groups[item.id] = open[open.count - 1].id
      open[open.count - 1].shapes += shapes
      return
    }
    guard open.count < Self.greatestDepth else {
      groups[item.id] = open[open.count - 1].id
      open[open.count - 1].shapes.append(whole.group(shapes))
      return
    }
    groups[item.id] = item.id
    open.append((item.id, whole, shapes))
  }

  private mutating func close() {
    let last = open.removeLast()
    open[open.count - 1].shapes.append(last.whole.group(last.shapes))
  }

  mutating func finished() -> [Shape] {
    while open.count > 1 { close() }
    return open[0].shapes
  }
}

extension ScreenDrawing {
  /// What holds for an item with all that is inside it. A diagram, whose constraints mean views as they are
  /// before they are turned, turns only what keeps its place.
  func whole(_ item: SolvedLayout.Item, in area: CGRect?) -> ItemGroups.Whole {
    var whole = ItemGroups.Whole(opacity: min(1, item.style.alpha ?? 1))
    guard !isWireframe else { return whole }
    let origin = item.frame.origin
    if let matrix = turn(item) {
      whole.matrix = matrix.around(origin)
      if let area { whole.area = clipPath(Path(rect: area, radius: 0)) }
    }
    if style == .screen, let mask = item.style.mask {
      whole.mask = Path(mask, at: origin).map { clipPath($0) }
    }
    return whole
  }

  /// What an item is turned by around its upper left corner.
  func turn(_ item: SolvedLayout.Item) -> AffineMatrix? {
    guard !isWireframe, let matrix = item.style.transform.flatMap(AffineMatrix.init) else {
      return nil
    }
    let frame = CGRect(origin: .zero, size: item.frame.size)
    let box = matrix.box(of: frame)
    let edges = [box.minX, box.minY, box.maxX - frame.width, box.maxY - frame.height]
    return style == .screen || edges.allSatisfy { abs($0) < 0.01 } ? matrix : nil
  }
}

// MARK: - States

extension ScreenDrawing {
  /// A control's shapes as its state shows them: dimmed without being enabled or under a finger, on a
  /// shade where it is selected.
  func inState(_ item: SolvedLayout.Item, _ shapes: [Shape]) -> [Shape] {
    guard let state = item.state, !isWireframe else { return shapes }
    let isCell = item.kind == .tableCell
    var result = shapes
    if isCell, state.isSelected || state.isHighlighted {
      result.insert(.rect(item.frame, .fill(theme.hex(.systemGray4))), at: 0)
    } else if state.isSelected {
      let tint = theme.hex(item.style.tint ?? .systemBlue)
      result.insert(.rect(item.frame, radius: 6, .fill(tint, opacity: 0.2)), at: 0)
    }
    let opacity = !state.isEnabled ? 0.4 : state.isHighlighted && !isCell ? 0.6 : 1
    return opacity < 1 ? [.group(opacity: opacity, result)] : result
  }
}

// MARK: - Shadows and corners

extension ScreenDrawing {
  private static let shadowSteps = 16

  /// The shadow of an item that has an area, as steps from the outside in.
  func shadow(of item: SolvedLayout.Item) -> [Shape] {
    let isArea = item.style.background != nil || item.kind.fillsItsFrame
    guard let shadow = item.style.shadow, isArea, !isWireframe else { return [] }
    guard item.frame.width > 0, item.frame.height > 0 else { return [] }
    let place = item.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    return shadowSteps(shadow, count: Self.shadowSteps).compactMap { step in
      let rect = place.insetBy(dx: -step.reach, dy: -step.reach)
      guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
      let radius = max(0, item.style.cornerRadius + step.reach)
      return .rect(rect, radius: radius, .fill(step.color, opacity: step.opacity))
    }
  }

  /// The areas that make a soft shadow, from the outside in: how far each reaches beyond the edge, with what
  /// it adds to the opacity.
  func shadowSteps(
    _ shadow: SolvedLayout.Shadow, count: Int
  ) -> [(reach: Double, color: String, opacity: Double)] {
    let opacity = min(1, max(0, shadow.opacity * (shadow.color.alpha ?? 1)))
    guard opacity > 0 else { return [] }
    var color = shadow.color
    color.alpha = nil
    let hex = theme.hex(color)
    let steps = shadow.radius > 0 ? count : 1
    var before = 0.0
    return (0..<steps).map { step in
      let share = Double(step + 1) / Double(steps)
      // Little at the rim and below the item, most in between, as in a blur.
      let now = opacity * share * share * (3 - 2 * share)
      let layer = before < 1 ? (now - before) / (1 - before) : 0
      before = now
      let reach =
        steps == 1 ? 0 : max(0, shadow.radius) * 1.4 * (1 - 2 * (share - 0.5 / Double(steps)))
      return (reach, hex, layer)
    }
  }

  /// The rectangle of an item with its corners.
  func outlined(
    _ rect: CGRect, radius: Double, _ style: SolvedLayout.Style, _ paint: Paint
  ) -> Shape {
    guard let corners = style.maskedCorners, radius > 0, !rect.isNull else {
      return .rect(rect, radius: radius, paint)
    }
    return .path(Path(rect: rect, radius: radius, corners: Set(corners)), paint)
  }
}

extension Path {
  /// A rectangle with a radius at some of its corners, clockwise.
  init(rect: CGRect, radius: Double, corners: Set<SolvedLayout.Corner>) {
    let most = min(radius, Double(min(rect.width, rect.height)) / 2)
    let places: [(SolvedLayout.Corner, CGPoint, CGPoint, CGPoint)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0),
        CGPoint(x: 0, y: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1),
        CGPoint(x: -1, y: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0),
        CGPoint(x: 0, y: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1),
        CGPoint(x: 1, y: 0)
      ),
    ]
    self.init()
    let start = corners.contains(.topLeft) ? most : 0
    move(CGPoint(x: rect.minX + start, y: rect.minY))
    for (corner, point, before, after) in places {
      let reach = corners.contains(corner) ? most : 0
      line(CGPoint(x: point.x + before.x * reach, y: point.y + before.y * reach))
      guard reach > 0 else { continue }
      arc(
        radius: reach, clockwise: true,
        to: CGPoint(x: point.x + after.x * reach, y: point.y + after.y * reach))
    }
    close()
  }
}
