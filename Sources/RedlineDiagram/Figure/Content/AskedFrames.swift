import Foundation
import RedlineModel

/// Where views without a size are meant to be: bars along an edge would say nothing of that.
struct AskedFrames {
  /// Where the constraints of a conflict ask for a view that the conflict leaves without a size, by item,
  /// in points of the layout.
  private(set) var frames: [String: CGRect] = [:]
  /// What views take at most that are nothing because nobody says how large they are.
  private var widest: [String: CGRect] = [:]

  init(_ layout: SolvedLayout) {
    findWidest(layout)
    let conflicts = layout.diagnostics.filter { $0.kind == .conflict }
    guard !conflicts.isEmpty else { return }
    let small = Set(
      layout.items.dropFirst().lazy.filter { $0.frame.width == 0 || $0.frame.height == 0 }.map(\.id)
    )
    guard !small.isEmpty else { return }
    let fought = Set(conflicts.flatMap(\.constraints))
    let geometry = OverlayGeometry(layout, zoom: 1)
    var edges: [String: [Axis: Edges]] = [:]
    for constraint in layout.constraints where fought.contains(constraint.id) {
      guard constraint.origin == .user, constraint.relation == .equal,
        small.contains(constraint.first.item), let axis = constraint.first.attribute.axis
      else { continue }
      edges[constraint.first.item, default: [:]][axis, default: Edges()]
        .add(constraint, geometry)
    }
    for (id, axes) in edges {
      guard let x = axes[.horizontal]?.span, let y = axes[.vertical]?.span else { continue }
      frames[id] = CGRect(x: x.low, y: y.low, width: x.length, height: y.length)
    }
  }

  /// What is asked for along one axis.
  private struct Edges {
    var low: Double?
    var high: Double?
    var middle: Double?
    var length: Double?

    mutating func add(_ constraint: SolvedLayout.Constraint, _ geometry: OverlayGeometry) {
      let attribute = constraint.first.attribute
      guard let second = constraint.second else {
        length = constraint.constant
        return
      }
      if attribute.isDimension {
        let other = Span(geometry.rect(second.item), second.attribute.axis ?? .horizontal)
        length = other.length * constraint.multiplier + constraint.constant
        return
      }
      let asked = geometry.coordinate(constraint.first) - constraint.residualOnScreen
      switch attribute {
      case .centerX, .centerY: middle = asked
      case .left, .top: low = asked
      case .right, .bottom: high = asked
      case .leading: if geometry.isRightToLeft { high = asked } else { low = asked }
      case .trailing: if geometry.isRightToLeft { low = asked } else { high = asked }
      default: break
      }
    }

    /// The extent, if two of them say it and it is one.
    var span: Span? {
      let span: Span? =
        switch (low, high, middle, length) {
        case (let low?, let high?, _, _): Span(low, high)
        case (let low?, nil, _, let length?): Span(low, low + length)
        case (nil, let high?, _, let length?): Span(high - length, high)
        case (nil, nil, let middle?, let length?): Span(middle - length / 2, middle + length / 2)
        default: nil
        }
      return span.flatMap { $0.length > 1 && $0.length < 1e5 ? $0 : nil }
    }
  }

  private mutating func findWidest(_ layout: SolvedLayout) {
    let screen = layout.root.frame
    for finding in layout.diagnostics where finding.kind == .ambiguity {
      guard let id = finding.items.first,
        let item = layout.items.first(where: { $0.id == id }), item.id != layout.root.id
      else { continue }
      for freedom in finding.freedoms where freedom.isSizeFree {
        let length = freedom.axis == .horizontal ? item.frame.width : item.frame.height
        guard length == 0, freedom.highFarEdge != nil else { continue }
        widest[id] = FigureFindings.moved(
          widest[id] ?? item.alignmentRect, freedom, screen, toLow: false)
      }
    }
  }

  /// The layout with these views where they were asked for, or as large as they can be.
  func shown(in layout: SolvedLayout) -> SolvedLayout {
    let all = widest.merging(frames) { $1 }
    guard !all.isEmpty else { return layout }
    var layout = layout
    for index in layout.items.indices {
      guard let frame = all[layout.items[index].id] else { continue }
      (layout.items[index].frame, layout.items[index].alignmentRect) = (frame, frame)
    }
    return layout
  }
}
