import Foundation
import RedlineModel

/// What of a screen a panel draws: what is in its container, and what lies behind that. What lies over it,
/// and texts and controls of others, of which an edge of the panel would cut parts off, are left out; a
/// picture behind all of it stays.
struct PanelViews {
  private let left: Set<String>

  /// - Parameter members: The ids of what is in the container.
  init(_ layout: SolvedLayout, members: Set<String>) {
    var left: Set<String> = []
    var isBehind = true
    let own = layout.items.filter { members.contains($0.id) }.map(\.frame)
      .reduce(CGRect.null) { $0.union($1) }
    for item in layout.items {
      if members.contains(item.id) {
        isBehind = false
        continue
      }
      let isCut = item.text != nil || item.control.isPaintedAsOne
      if !isBehind || isCut && !item.frame.covers(own) { left.insert(item.id) }
    }
    self.left = left
  }

  /// The shape without what is left out; `nil` if nothing is left of it.
  func kept(_ shape: Shape) -> Shape? {
    if shape.role == .view {
      return shape.subjects.contains { left.contains($0.id) } ? nil : shape
    }
    guard case .group(var group) = shape.content else { return shape }
    group.shapes = group.shapes.compactMap(kept)
    var shape = shape
    shape.content = .group(group)
    return group.shapes.isEmpty ? nil : shape
  }
}
