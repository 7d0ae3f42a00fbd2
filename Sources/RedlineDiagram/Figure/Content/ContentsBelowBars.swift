import Foundation
import RedlineModel

/// The contents of scroll views where a screen shows them at first: below the bars and the cutout, which a layout
/// does not count, as contents are laid out unscrolled.
struct ContentsBelowBars {
  private let layout: SolvedLayout
  /// How far each item that is moved is, rightwards and downwards, in points.
  private var moves: [String: CGPoint] = [:]

  private init(_ layout: SolvedLayout) {
    self.layout = layout
    for scroll in layout.items where scroll.scroll.map(Self.isAtStart) ?? false {
      move(contentsOf: scroll)
    }
  }

  /// The layout with its contents moved; those that are scrolled further stay where their constraints hold.
  static func shown(in layout: SolvedLayout) -> SolvedLayout {
    guard layout.items.contains(where: { $0.scroll.map(isAtStart) ?? false }) else {
      return layout
    }
    return ContentsBelowBars(layout).moved()
  }

  private static func isAtStart(_ scroll: SolvedLayout.Scroll) -> Bool {
    scroll.contentOffset.x < 0 || scroll.contentOffset.y < 0
  }

  private mutating func move(contentsOf scroll: SolvedLayout.Item) {
    let offset = scroll.scroll?.contentOffset ?? .zero
    var members: Set<String> = []
    var inside: Set<String> = [scroll.id]
    for item in layout.items where item.parent.map(inside.contains) == true {
      inside.insert(item.id)
      members.insert(item.id)
    }
    for guide in layout.guides {
      let isContent = guide.role == .scrollContent && guide.owner == scroll.id
      if isContent || members.contains(guide.owner) { members.insert(guide.id) }
    }
    let own = CGPoint(
      x: isTied(members, .horizontal) ? 0 : max(0, -offset.x),
      y: isTied(members, .vertical) ? 0 : max(0, -offset.y))
    guard own != .zero else { return }
    for id in members {
      let outer = moves[id] ?? .zero
      moves[id] = CGPoint(x: outer.x + own.x, y: outer.y + own.y)
    }
  }

  /// Whether an active constraint holds contents at something else, so that one moved alone would belie it.
  private func isTied(_ members: Set<String>, _ axis: Axis) -> Bool {
    layout.constraints.contains { constraint in
      guard let second = constraint.second, constraint.isActive,
        constraint.first.attribute.axis == axis, !constraint.first.attribute.isDimension
      else { return false }
      return members.contains(constraint.first.item) != members.contains(second.item)
    }
  }

  private func moved() -> SolvedLayout {
    var result = layout
    for index in result.items.indices {
      result.items[index].scroll = result.items[index].scroll.map { scroll in
        var scroll = scroll
        scroll.contentOffset.x = max(0, scroll.contentOffset.x)
        scroll.contentOffset.y = max(0, scroll.contentOffset.y)
        return scroll
      }
      guard let move = moves[result.items[index].id] else { continue }
      let item = result.items[index]
      result.items[index].frame = item.frame.offsetBy(dx: move.x, dy: move.y)
      result.items[index].alignmentRect = item.alignmentRect.offsetBy(dx: move.x, dy: move.y)
      result.items[index].firstBaseline = item.firstBaseline.map { $0 + Double(move.y) }
      result.items[index].lastBaseline = item.lastBaseline.map { $0 + Double(move.y) }
    }
    for index in result.guides.indices {
      guard let move = moves[result.guides[index].id] else { continue }
      result.guides[index].frame = result.guides[index].frame.offsetBy(dx: move.x, dy: move.y)
    }
    for index in result.diagnostics.indices {
      guard let item = result.diagnostics[index].items.first, let move = moves[item] else {
        continue
      }
      for freedom in result.diagnostics[index].freedoms.indices {
        result.diagnostics[index].freedoms[freedom].move(by: move)
      }
    }
    return result
  }
}

extension SolvedLayout {
  /// The frames that items and guides have in another layout, where those are not these.
  func framesElsewhere(than original: SolvedLayout) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for (own, other) in zip(items, original.items) where own.frame != other.frame {
      found[other.id] = other.frame
    }
    for (own, other) in zip(guides, original.guides) where own.frame != other.frame {
      found[other.id] = other.frame
    }
    return found
  }
}

extension Diagnostic.Freedom {
  fileprivate mutating func move(by distance: CGPoint) {
    let own = Double(axis == .horizontal ? distance.x : distance.y)
    (lowEdge, highEdge) = (lowEdge.map { $0 + own }, highEdge.map { $0 + own })
    (lowFarEdge, highFarEdge) = (lowFarEdge.map { $0 + own }, highFarEdge.map { $0 + own })
  }
}
