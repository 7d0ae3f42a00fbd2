import Foundation

extension SolvedLayout {
  /// The layout as it was solved: the same items, guides and constraints by number, and so the same
  /// program row by row.
  ///
  /// What no program may have, such as an end that is not there or a number out of range in a file
  /// from elsewhere, is left out: the constraint is not active, the item has no content.
  package func compiled() -> CompiledLayout { compiled(numbers) }

  /// The number of each item, guide and spacer by id; of two with the same id, the first one's.
  package var numbers: [String: Int] {
    var result: [String: Int] = [:]
    let ids = items.map(\.id) + guides.map(\.id) + spacers.map(\.id)
    for (number, id) in ids.enumerated() where result[id] == nil { result[id] = number }
    return result
  }

  private func compiled(_ numbers: [String: Int]) -> CompiledLayout {
    var layout = compiledItems(numbers)
    layout.constraints = constraints.map { CompiledConstraint($0, numbers) }
    return layout
  }

  /// Items, guides and spacers without their constraints.
  func compiledItems(_ numbers: [String: Int]) -> CompiledLayout {
    let kinds =
      items.map { _ in CompiledLayout.Kind.view } + guides.map { .guide($0.compiledRole) }
      + spacers.map { _ in .spacer }
    let parents =
      items.map { item in item.parent.flatMap { numbers[$0] } }
      + guides.map { numbers[$0.owner] } + spacers.map { numbers[$0.owner] }
    var layout = CompiledLayout(
      kinds: kinds,
      parents: parents.enumerated().map { number, parent in
        // Parents have smaller numbers, or nothing could lean on them.
        number == 0 ? -1 : parent.map { $0 < number ? $0 : 0 } ?? 0
      })
    layout.rootSize = CGSize(
      width: Double(environment.size.width).usable, height: Double(environment.size.height).usable)
    for (number, item) in items.enumerated() { layout.take(item, number, numbers) }
    return layout
  }
}

extension CompiledLayout {
  fileprivate mutating func take(
    _ item: SolvedLayout.Item, _ number: Int, _ numbers: [String: Int]
  ) {
    hugging[number] = AxisPair(item.hugging)
    compressionResistance[number] = AxisPair(item.compressionResistance)
    if hugging[number].isUsable, compressionResistance[number].isUsable {
      contentSizes[number] = CGSize(
        width: Self.length(item.intrinsicWidth), height: Self.length(item.intrinsicHeight))
    }
    guard let baselines = item.baselines else { return }
    self.baselines[number] = Baselines(
      fromTop: baselines.fromTop.usable, fromBottom: baselines.fromBottom.usable,
      isCentered: baselines.isCentered)
    baselineOwners[number] = BaselineOwners(
      first: baselines.first.flatMap { numbers[$0] } ?? number,
      last: baselines.last.flatMap { numbers[$0] } ?? number)
  }

  private static func length(_ length: Double?) -> Double {
    guard let length, (0...LinearForm.largestNumber).contains(length) else { return -1 }
    return length
  }
}

extension Double {
  /// The number, or 0 where sums with it could leave the range of numbers.
  fileprivate var usable: Double { abs(self) <= LinearForm.largestNumber ? self : 0 }
}

extension EdgeInsets {
  fileprivate var usable: EdgeInsets {
    EdgeInsets(top: top.usable, left: left.usable, bottom: bottom.usable, right: right.usable)
  }
}

extension AxisPair {
  fileprivate init(_ priorities: SolvedLayout.AxisPriorities) {
    self.init(
      LayoutPriority(Float(priorities.horizontal)), LayoutPriority(Float(priorities.vertical)))
  }

  fileprivate var isUsable: Bool {
    [horizontal, vertical].allSatisfy { $0.rawValue > 0 && $0.rawValue <= 1000 }
  }
}

extension SolvedLayout.Guide {
  fileprivate var compiledRole: CompiledLayout.GuideRole {
    switch role {
    case .free: .free
    case .insets: .insets((insets ?? .zero).usable)
    case .scrollFrame: .scrollFrame
    case .scrollContent: .scrollContent(top: (insets?.top ?? 0).usable)
    }
  }
}

extension CompiledConstraint {
  fileprivate init(_ constraint: SolvedLayout.Constraint, _ numbers: [String: Int]) {
    let first = numbers[constraint.first.item]
    let second = constraint.second.map { numbers[$0.item] }
    let isUsable =
      first != nil && constraint.first.attribute.axis != nil
      && (constraint.second == nil || second != .some(nil))
      && constraint.second.map { $0.attribute.axis != nil } ?? true
      && constraint.priority > 0 && constraint.priority <= 1000
      && abs(constraint.constant) <= LinearForm.largestNumber
      && abs(constraint.multiplier) <= LinearForm.largestNumber
    self.init(
      first: first ?? 0, firstAttribute: constraint.first.attribute,
      relation: constraint.relation, second: second ?? nil,
      secondAttribute: constraint.second?.attribute ?? .notAnAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority, origin: constraint.origin,
      identifier: constraint.identifier, scope: constraint.scope.map { SharedName($0) },
      isActive: constraint.isActive && isUsable, isSystemSpacing: constraint.isSystemSpacing,
      location: constraint.location, holder: numbers[constraint.holder] ?? 0,
      isRightToLeft: constraint.isRightToLeft)
  }
}
