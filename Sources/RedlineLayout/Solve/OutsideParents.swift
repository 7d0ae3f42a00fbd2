import Foundation
import RedlineSolver

/// Views that reach beyond what they are in, and what lets them.
extension LayoutReading {
  func outsideParents(
    _ items: [SolvedLayout.Item], _ records: LayoutRecords
  ) -> [Diagnostic] {
    var outside: [(index: Int, parent: Int, beyond: EdgeInsets)] = []
    for index in items.indices.dropFirst() {
      let parent = tree.items[index].parent
      guard isShown[index], items[index].frame.isVisible, items[parent].frame.isVisible else {
        continue
      }
      let beyond = items[index].alignmentRect.reach(beyond: items[parent].alignmentRect)
      guard beyond != .zero, !(tree.views[parent].view is ScrollView) else { continue }
      outside.append((index, parent, beyond))
    }
    guard !outside.isEmpty else { return [] }
    var isOutside = Array(repeating: false, count: tree.items.count)
    for (index, _, _) in outside { isOutside[index] = true }
    // A look at all constraints takes as long as fetching them from memory.
    let theirs = pass.constraints.indices.filter { index in
      let equation = pass.constraints.equation(of: index)
      return isOutside[equation.first] || equation.second.map { isOutside[$0] } ?? false
    }
    let offsets = offsets(of: isOutside, theirs)
    let masked = masked(theirs)
    let fixed = fixedLengths(theirs)
    return outside.map { index, parent, beyond in
      let item = items[index]
      let meant = otherSign(offsets[index] ?? [], index, items, in: parent, beyond, records)
      return Diagnostic(
        .outsideParent, of: item.id,
        .outsideParent(
          beyond, meant: meant,
          by: masked[index]
            ? .frame : canYield(index, item, beyond, fixed) ? .content : .constraints),
        items: [item.id, items[parent].id], location: item.location)
    }
  }

  /// Whether a view is as long as its content, or as what it arranges, along an axis on which it reaches
  /// beyond its parent, so that its parent's edges could hold it.
  private func canYield(
    _ index: Int, _ item: SolvedLayout.Item, _ beyond: EdgeInsets,
    _ fixed: (widths: [Bool], heights: [Bool])
  ) -> Bool {
    let isWider = beyond.left > 0 || beyond.right > 0
    let isHigher = beyond.top > 0 || beyond.bottom > 0
    let isStack = item.stack != nil
    return isWider && (isStack || item.intrinsicWidth != nil) && !fixed.widths[index]
      || isHigher && (isStack || item.intrinsicHeight != nil) && !fixed.heights[index]
  }

  /// For each item of some constraints whether it has a length by required ones, whatever is in it: by one of its
  /// size, or by those of two of its edges.
  private func fixedLengths(_ constraints: [Int]) -> (widths: [Bool], heights: [Bool]) {
    let none = Array(repeating: false, count: tree.items.count)
    var result = (widths: none, heights: none)
    // For each item the edge that is known to be held along each axis.
    let unheld = [Attribute?](repeating: nil, count: tree.items.count)
    var held = (x: unheld, y: unheld)
    func hold(_ item: Int, _ attribute: Attribute) {
      let edge = attribute.withoutMargin ?? attribute
      if edge.axis == .horizontal {
        if let other = held.x[item], other != edge { result.widths[item] = true }
        held.x[item] = edge
      } else {
        if let other = held.y[item], other != edge { result.heights[item] = true }
        held.y[item] = edge
      }
    }
    for index in constraints {
      let equation = pass.constraints.equation(of: index)
      let standing = pass.constraints.standing(of: index)
      guard standing.isActive, standing.relation == .equal,
        standing.priority >= Double(LayoutPriority.required.rawValue)
      else { continue }
      switch equation.firstAttribute {
      case .width: result.widths[equation.first] = true
      case .height: result.heights[equation.first] = true
      default:
        guard standing.origin == .user, let second = equation.second else { continue }
        if !isInside(second, equation.first) { hold(equation.first, equation.firstAttribute) }
        if !isInside(equation.first, second) { hold(second, equation.secondAttribute) }
      }
    }
    return result
  }

  /// For each item of some constraints whether its frame places it: by constraints of its autoresizing mask, or by those that
  /// Interface Builder adds for a fixed frame, and no constraint that somebody wrote does.
  private func masked(_ constraints: [Int]) -> [Bool] {
    let none = Array(repeating: false, count: tree.items.count)
    var (masked, written) = (none, none)
    for index in constraints {
      let equation = pass.constraints.equation(of: index)
      let standing = pass.constraints.standing(of: index)
      guard standing.isActive else { continue }
      switch standing.origin {
      case .autoresizingMask: masked[equation.first] = true
      case .system where [.left, .top].contains(equation.firstAttribute):
        masked[equation.first] = true
      case .user:
        guard let second = equation.second, !equation.firstAttribute.isDimension else { continue }
        if !isInside(second, equation.first) { written[equation.first] = true }
        if !isInside(equation.first, second) { written[second] = true }
      default: continue
      }
    }
    return zip(masked, written).map { $0 && !$1 }
  }

  /// Whether an item is in another one, which it does not place, whichever end is written first.
  private func isInside(_ item: Int, _ container: Int) -> Bool {
    var next = item
    while next > container {
      next = tree.items[next].parent
      if next == container { return true }
    }
    return false
  }

  /// The constraint that holds a view outside of its parent's edge, with the other sign: with that the
  /// view would be as far inside.
  private func otherSign(
    _ constraints: [Int], _ item: Int, _ items: [SolvedLayout.Item], in parent: Int,
    _ beyond: EdgeInsets, _ records: LayoutRecords
  ) -> String? {
    for index in constraints {
      let constraint = pass.constraints[index]
      guard let second = constraint.second else { continue }
      let isFirst = constraint.first == item
      let other = isFirst ? second : constraint.first
      guard other == parent || tree.items[other].parent == parent && other >= tree.views.count
      else { continue }
      let attribute = constraint.firstAttribute
      guard
        attribute.withoutMargin ?? attribute
          == constraint.secondAttribute.withoutMargin ?? constraint.secondAttribute,
        let (reach, sign) = outer(attribute, constraint.isRightToLeft, beyond), reach > 0
      else { continue }
      let outward = constraint.constant * sign * (isFirst ? 1 : -1)
      // A distance from a guide may go beyond the parent on purpose, and by another length.
      guard outward > 0, 2 * outward >= reach, reach >= outward / 2 else { continue }
      // What is away by its own length waits there to be moved in.
      let size = items[item].alignmentRect.size
      let length = Double(attribute.axis == .horizontal ? size.width : size.height)
      guard abs(outward - length) >= 0.5 else { continue }
      var meant = constraint
      meant.constant = -constraint.constant
      return records.sentence(meant)
    }
    return nil
  }

  /// For each of some items those of some constraints that hold it at a distance from another one.
  private func offsets(of isWanted: [Bool], _ constraints: [Int]) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    // In place: a constraint has strings, whose references a copy counts.
    for index in constraints {
      let equation = pass.constraints.equation(of: index)
      guard equation.constant != 0, equation.multiplier == 1, let second = equation.second,
        isWanted[equation.first] || isWanted[second]
      else { continue }
      let standing = pass.constraints.standing(of: index)
      guard standing.origin == .user, standing.isActive else { continue }
      if isWanted[equation.first] { result[equation.first, default: []].append(index) }
      if isWanted[second], second != equation.first { result[second, default: []].append(index) }
    }
    return result
  }

  /// How far a view reaches beyond the edge of an attribute, and the sign of what moves it outwards. A
  /// view that is larger than its parent on both sides is meant to be.
  private func outer(
    _ attribute: Attribute, _ isRightToLeft: Bool, _ beyond: EdgeInsets
  ) -> (reach: Double, sign: Double)? {
    let isWider = beyond.left > 0 && beyond.right > 0
    let isHigher = beyond.top > 0 && beyond.bottom > 0
    switch attribute.withoutMargin ?? attribute {
    case .top: return isHigher ? nil : (beyond.top, -1)
    case .bottom: return isHigher ? nil : (beyond.bottom, 1)
    case .left: return isWider ? nil : (beyond.left, -1)
    case .right: return isWider ? nil : (beyond.right, 1)
    case .leading: return isWider ? nil : (isRightToLeft ? beyond.right : beyond.left, -1)
    case .trailing: return isWider ? nil : (isRightToLeft ? beyond.left : beyond.right, 1)
    default: return nil
    }
  }
}

extension CGRect {
  /// How far it reaches beyond each edge of another one; 0 up to half a point.
  fileprivate func reach(beyond other: CGRect) -> EdgeInsets {
    let reach = { (length: CGFloat) in length > 0.5 ? Double(length).settled : 0 }
    return EdgeInsets(
      top: reach(other.minY - minY), left: reach(other.minX - minX),
      bottom: reach(maxY - other.maxY), right: reach(maxX - other.maxX))
  }
}
