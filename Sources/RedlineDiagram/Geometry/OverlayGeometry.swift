import Foundation
import RedlineModel

/// Where things are in the picture: rectangles and lines of items and guides by id.
struct OverlayGeometry {
  /// The layout in the picture's points.
  let layout: SolvedLayout
  /// Points of the picture in a point of the layout.
  let zoom: Double
  /// From points of the layout to those of the picture.
  let projection: FigureProjection
  private let tables: Tables

  init(_ solved: SolvedLayout, zoom: Double) {
    self.init(solved, FigureProjection(scale: zoom))
  }

  init(_ solved: SolvedLayout, _ projection: FigureProjection) {
    self.init(solved, projection, Tables(solved))
  }

  /// - Parameter tables: Those of the layout, for which its scale makes no difference.
  init(_ solved: SolvedLayout, _ projection: FigureProjection, _ tables: Tables) {
    layout = solved.projected(projection)
    zoom = projection.scale
    self.projection = projection
    self.tables = tables
  }

  /// What is where in a layout.
  struct Tables {
    /// Where items and guides are in the layout: a copy of each at every look would cost more than the looking.
    fileprivate private(set) var items: [String: Int] = [:]
    fileprivate private(set) var guides: [String: Int] = [:]
    fileprivate private(set) var children: [String: [Int]] = [:]
    /// Where the active constraints with a custom guide at an end are in the layout.
    fileprivate private(set) var spacing: [Int] = []
    /// The axes along which active constraints say something about a custom guide.
    fileprivate private(set) var spacingAxes: [String: Set<Axis>] = [:]
    /// The axes along which active constraints that somebody wrote use the margins and safe areas of views.
    fileprivate private(set) var marginAxes: [String: Set<Axis>] = [:]

    init(_ layout: SolvedLayout) {
      for index in layout.items.indices {
        if items[layout.items[index].id] == nil { items[layout.items[index].id] = index }
        children[layout.items[index].parent ?? "", default: []].append(index)
      }
      for index in layout.guides.indices where guides[layout.guides[index].id] == nil {
        guides[layout.guides[index].id] = index
      }
      let custom = Set(layout.guides.lazy.filter { $0.kind == .custom }.map(\.id))
      for guide in layout.guides where [.layoutMargins, .safeArea].contains(guide.kind) {
        marginAxes[guide.id] = []
      }
      guard !custom.isEmpty || !marginAxes.isEmpty else { return }
      for index in layout.constraints.indices {
        let constraint = layout.constraints[index]
        guard constraint.isActive else { continue }
        let ends = [constraint.first, constraint.second].compactMap { $0 }
        for end in ends where constraint.origin == .user {
          if let axis = end.attribute.axis { marginAxes[end.item]?.insert(axis) }
        }
        let spacers = ends.filter { custom.contains($0.item) }
        guard !spacers.isEmpty else { continue }
        for end in spacers {
          if let axis = end.attribute.axis { spacingAxes[end.item, default: []].insert(axis) }
        }
        if constraint.second != nil, !constraint.first.attribute.isDimension {
          spacing.append(index)
        }
      }
    }
  }

  func children(of id: String) -> [SolvedLayout.Item] {
    (tables.children[id] ?? []).map { layout.items[$0] }
  }

  func hasChildren(_ id: String) -> Bool { tables.children[id] != nil }

  var isRightToLeft: Bool { layout.environment.layoutDirection == .rightToLeft }

  func item(_ id: String) -> SolvedLayout.Item? { tables.items[id].map { layout.items[$0] } }
  func guide(_ id: String) -> SolvedLayout.Guide? { tables.guides[id].map { layout.guides[$0] } }

  /// The rectangle that constraints attach to; a spacer without an extent across its axis is
  /// shown as a band beside the views that it spaces.
  func rect(_ id: String) -> CGRect {
    if let index = tables.items[id] { return layout.items[index].alignmentRect }
    guard let index = tables.guides[id] else { return .zero }
    guard layout.guides[index].kind == .custom else { return layout.guides[index].frame }
    return band(layout.guides[index])
  }

  /// The axes along which constraints use the margins of a view: along others they say nothing.
  func usedAxes(_ margins: String) -> Set<Axis> { tables.marginAxes[margins] ?? [] }

  private func band(_ guide: SolvedLayout.Guide) -> CGRect {
    let frame = guide.frame
    let axes = tables.spacingAxes[guide.id] ?? []
    if frame.height < 0.5, axes == [.horizontal] {
      let range = neighbours(.vertical) ?? contents(of: guide.owner, .vertical)
      return CGRect(x: frame.minX, y: range.low, width: frame.width, height: range.length)
    }
    if frame.width < 0.5, axes == [.vertical] {
      let range = neighbours(.horizontal) ?? contents(of: guide.owner, .horizontal)
      return CGRect(x: range.low, y: frame.minY, width: range.length, height: frame.height)
    }
    return frame
  }

  /// The extent along an axis of the views in a view.
  private func contents(of id: String, _ axis: Axis) -> Span {
    let spans = children(of: id).map { Span($0.alignmentRect, axis) }
    return spans.dropFirst().reduce(spans.first ?? Span(0, 24)) { $0.union($1) }
  }

  /// The extent along an axis of the views that active constraints join to guides.
  private func neighbours(_ axis: Axis) -> Span? {
    var span: Span?
    for index in tables.spacing {
      let constraint = layout.constraints[index]
      let ends = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      for id in ends where id != layout.root.id {
        guard let item = tables.items[id] else { continue }
        let range = Span(layout.items[item].alignmentRect, axis)
        span = span.map { Span(min($0.low, range.low), max($0.high, range.high)) } ?? range
      }
    }
    return span
  }

  /// The coordinate of a line: x for vertical lines, y for horizontal ones.
  func coordinate(_ anchor: SolvedLayout.Anchor) -> Double {
    let rect = rect(anchor.item)
    switch anchor.attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .centerX: return projection.middle(rect, .horizontal)
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return projection.middle(rect, .vertical)
    case .firstBaseline:
      return tables.items[anchor.item].flatMap { layout.items[$0].firstBaseline } ?? rect.minY
    case .lastBaseline:
      return tables.items[anchor.item].flatMap { layout.items[$0].lastBaseline } ?? rect.maxY
    default: return 0
    }
  }

  /// Whether one item lies inside the other, a guide counting as its owner.
  func contains(_ outer: String, _ inner: String) -> Bool {
    let owner = tables.guides[outer].map { layout.guides[$0].owner } ?? outer
    var candidate =
      tables.guides[inner].map { layout.guides[$0].owner }
      ?? tables.items[inner].flatMap { layout.items[$0].parent }
    if tables.guides[outer] != nil, candidate == owner || inner == owner { return true }
    var steps = 0
    while let id = candidate, steps < 100_000 {
      if id == owner { return true }
      candidate = tables.items[id].flatMap { layout.items[$0].parent }
      steps += 1
    }
    return false
  }
}

extension SolvedLayout {
  /// The same layout with every place and length in the picture's points; constants, residuals
  /// and findings stay as they are.
  fileprivate func projected(_ projection: FigureProjection) -> SolvedLayout {
    let factor = projection.scale
    guard factor != 1 || !projection.bands.isEmpty else { return self }
    var result = self
    for index in items.indices {
      result.items[index].frame = projection(items[index].frame)
      result.items[index].alignmentRect = projection(items[index].alignmentRect)
      result.items[index].firstBaseline = items[index].firstBaseline.map(projection.y)
      result.items[index].lastBaseline = items[index].lastBaseline.map(projection.y)
    }
    for index in guides.indices {
      result.guides[index].frame = projection(guides[index].frame)
    }
    return result
  }
}
