import Foundation
import RedlineModel

/// Which parts of two layouts something may have moved: those that hang together with a difference.
struct AffectedParts {
  private var groups: DisjointSets
  private var isMarked: [Bool]
  private let isEverything: Bool

  init(_ pair: LayoutPair, _ oldSide: LayoutSide, _ newSide: LayoutSide) {
    groups = DisjointSets(count: 2 * pair.nodes.count)
    isMarked = Array(repeating: false, count: 2 * pair.nodes.count)
    isEverything =
      pair.old.environment != pair.new.environment || oldSide.rects[0] != newSide.rects[0]
    guard !isEverything else { return }
    for match in pair.matches { add(match, pair) }
    for node in pair.nodes.indices.dropFirst() {
      let parents = (oldSide.parents[node], newSide.parents[node])
      for parent in [parents.0, parents.1] where parent > 0 {
        for axis in Axis.allCases { groups.join(item(node, axis), item(parent, axis)) }
      }
      if pair.isDifferent(node) || parents.0 != parents.1 {
        for axis in Axis.allCases { isMarked[item(node, axis)] = true }
      }
    }
    var isMarkedRoot = Array(repeating: false, count: isMarked.count)
    for index in isMarked.indices where isMarked[index] { isMarkedRoot[groups.root(index)] = true }
    for index in isMarked.indices { isMarked[index] = isMarkedRoot[groups.root(index)] }
  }

  func contains(_ node: Int, _ axis: Axis) -> Bool { isEverything || isMarked[item(node, axis)] }

  /// Whether a constraint may belong to one of the parts.
  func contains(_ ends: LayoutPair.Ends) -> Bool {
    if isEverything { return true }
    return items(of: ends).contains { isMarked[$0] }
  }

  private func item(_ node: Int, _ axis: Axis) -> Int { 2 * node + (axis == .horizontal ? 0 : 1) }

  /// The ends but for the root, which stays where it is.
  private func items(of ends: LayoutPair.Ends) -> [Int] {
    var result: [Int] = []
    if ends.first > 0, let axis = ends.firstAttribute.axis { result.append(item(ends.first, axis)) }
    if ends.second > 0, let axis = ends.secondAttribute.axis {
      result.append(item(ends.second, axis))
    }
    return result
  }

  private mutating func add(_ match: LayoutPair.ConstraintMatch, _ pair: LayoutPair) {
    let isSame = pair.isSame(match)
    var first = -1
    for ends in [match.old.map { pair.oldEnds[$0] }, match.new.map { pair.newEnds[$0] }] {
      guard let ends else { continue }
      for item in items(of: ends) {
        if first < 0 { first = item } else { groups.join(first, item) }
        if !isSame { isMarked[item] = true }
      }
    }
  }
}

extension LayoutPair {
  /// Whether a constraint asks for the same in both layouts. What lies on a baseline or flips with
  /// the direction may mean something else all the same.
  func isSame(_ match: ConstraintMatch) -> Bool {
    guard let one = match.old, let other = match.new, oldEnds[one] == newEnds[other] else {
      return false
    }
    let (before, after) = (old.constraints[one], new.constraints[other])
    let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
    return before.isActive == after.isActive && before.relation == after.relation
      && before.multiplier == after.multiplier && before.constant == after.constant
      && before.priority == after.priority && before.origin == after.origin
      && !baselines.contains(before.first.attribute)
      && !(before.second.map { baselines.contains($0.attribute) } ?? false)
  }

  /// Whether the rows of the item or guide that nobody wrote are others, apart from where it lies.
  func isDifferent(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .spacer: return false
    case .item:
      guard let one = oldItem(node), let other = newItem(node) else { return true }
      return one.intrinsicWidth != other.intrinsicWidth
        || one.intrinsicHeight != other.intrinsicHeight || one.hugging != other.hugging
        || one.compressionResistance != other.compressionResistance
    case .guide:
      guard let one = oldGuide(node), let other = newGuide(node) else { return true }
      return one.kind != .custom && one.frame != other.frame
        || one.frame.size != other.frame.size
    }
  }
}
