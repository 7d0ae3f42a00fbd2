import Foundation
import RedlineModel

/// What of a screen a panel draws: what is in its container, what that is in, and what lies behind all of it, as a
/// picture. Others, of which an edge of the panel would cut parts off, are left out.
struct PanelViews {
  private let left: Set<String>

  /// - Parameter members: The ids of what is in the container.
  init(_ layout: SolvedLayout, members: Set<String>) {
    var left: Set<String> = []
    var isBehind = true
    let own = layout.items.filter { members.contains($0.id) }.map(\.frame)
      .reduce(CGRect.null) { $0.union($1) }
    let parents = Dictionary(
      layout.items.map { ($0.id, $0.parent) }, uniquingKeysWith: { one, _ in one })
    var around: Set<String> = []
    for member in members {
      var next = parents[member] ?? nil
      while let id = next, around.insert(id).inserted { next = parents[id] ?? nil }
    }
    for item in layout.items {
      if members.contains(item.id) {
        isBehind = false
        continue
      }
      let isGround = around.contains(item.id) || Self.isGround(item, own)
      if !isBehind || !isGround { left.insert(item.id) }
    }
    self.left = left
  }

  /// Whether what is in the panel lies on it, at least for the most part, and is seen against it.
  private static func isGround(_ item: SolvedLayout.Item, _ own: CGRect) -> Bool {
    if item.frame.covers(own) { return true }
    let common = item.frame.intersection(own)
    return item.text == nil && !common.isNull && common.area >= own.area * leastGround
  }

  private static let leastGround = 0.5

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
