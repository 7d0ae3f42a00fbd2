import RedlineModel

extension LayoutPair {
  /// Both ends of a constraint by number.
  struct Ends: Hashable {
    var first: Int
    var firstAttribute: Attribute
    var second: Int
    var secondAttribute: Attribute
  }

  /// A constraint of the old layout and what it is in the new one; one of them may be missing.
  struct ConstraintMatch {
    var old: Int?
    var new: Int?
  }

  func ends(_ constraint: SolvedLayout.Constraint, in nodes: [String: Int]) -> Ends {
    Ends(
      first: nodes[constraint.first.item] ?? -1, firstAttribute: constraint.first.attribute,
      second: constraint.second.map { nodes[$0.item] ?? -1 } ?? -2,
      secondAttribute: constraint.second?.attribute ?? .notAnAttribute)
  }

  /// Matches constraints by identifier, then by ends and numbers, by ends and relation, by ends, and
  /// at last by one end; each in order of writing. Those of stack views and masks never have other
  /// ends.
  func constraintMatches() -> [ConstraintMatch] {
    var matching = ConstraintMatching(
      old: Array(zip(old.constraints, oldEnds)), new: Array(zip(new.constraints, newEnds)),
      holds: holds)
    return matching.matches()
  }

  /// Whether something is the root, a guide, or the view around an item.
  private func holds(_ node: Int, _ inner: Int) -> Bool {
    guard node > 0, inner >= 0 else { return node == 0 }
    let parents = [
      oldItem(inner)?.parent.flatMap { oldNodes[$0] },
      newItem(inner)?.parent.flatMap { newNodes[$0] },
    ]
    return nodes[node].kind == .guide || parents.contains(node)
  }
}

/// Finds the constraints of an old layout in a new one.
struct ConstraintMatching {
  private struct Key: Hashable {
    var origin: SolvedLayout.Constraint.Origin
    var ends: LayoutPair.Ends?
    /// What else has to be the same.
    var rest: [Double]
    var words: [String]
  }

  private let old: [(SolvedLayout.Constraint, LayoutPair.Ends)]
  private let new: [(SolvedLayout.Constraint, LayoutPair.Ends)]
  private let holds: (Int, Int) -> Bool
  private var partners: [Int?]
  private var isTaken: [Bool]

  /// - Parameter holds: Whether an item or guide is around an item, by their numbers.
  init(
    old: [(SolvedLayout.Constraint, LayoutPair.Ends)],
    new: [(SolvedLayout.Constraint, LayoutPair.Ends)], holds: @escaping (Int, Int) -> Bool
  ) {
    self.holds = holds
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
  }

  /// In the order of the new layout, then what only the old one has.
  mutating func matches() -> [LayoutPair.ConstraintMatch] {
    match { constraint, _ in
      guard constraint.origin == .user, let identifier = constraint.identifier else { return nil }
      return Key(origin: .user, ends: nil, rest: [], words: [identifier, constraint.scope ?? ""])
    }
    match { constraint, ends in
      Key(
        origin: constraint.origin, ends: ends,
        rest: [
          Double(constraint.relation.rawValue), constraint.multiplier, constraint.constant,
          constraint.priority, constraint.isActive ? 1 : 0,
        ], words: [constraint.name, constraint.scope ?? ""])
    }
    // The same constraint from its other end.
    matchTurned()
    match { constraint, ends in
      Key(
        origin: constraint.origin, ends: ends, rest: [Double(constraint.relation.rawValue)],
        words: [constraint.name, constraint.scope ?? ""])
    }
    match { constraint, ends in
      Key(
        origin: constraint.origin, ends: ends, rest: [Double(constraint.relation.rawValue)],
        words: [constraint.name])
    }
    match { constraint, ends in
      constraint.origin == .user
        ? Key(origin: .user, ends: ends, rest: [], words: [constraint.name]) : nil
    }
    matchTargets()
    var result: [LayoutPair.ConstraintMatch] = []
    var partnerOfNew = [Int?](repeating: nil, count: new.count)
    for (index, partner) in partners.enumerated() {
      if let partner { partnerOfNew[partner] = index }
    }
    for index in new.indices { result.append(.init(old: partnerOfNew[index], new: index)) }
    for index in old.indices where partners[index] == nil { result.append(.init(old: index)) }
    return result
  }

  /// Pairs what is left and has the same key, in order.
  private mutating func match(
    _ key: (SolvedLayout.Constraint, LayoutPair.Ends) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for index in new.indices.reversed() where !isTaken[index] {
      if let key = key(new[index].0, new[index].1) { waiting[key, default: []].append(index) }
    }
    guard !waiting.isEmpty else { return }
    for index in old.indices where partners[index] == nil {
      guard let key = key(old[index].0, old[index].1),
        let partner = waiting[key]?.popLast()
      else { continue }
      take(index, partner)
    }
  }

  private mutating func take(_ index: Int, _ partner: Int) {
    partners[index] = partner
    isTaken[partner] = true
  }

  /// `a = b + 8` is `b = a - 8`.
  private mutating func matchTurned() {
    var waiting: [Key: [Int]] = [:]
    for index in new.indices.reversed() where !isTaken[index] {
      if let key = turned(new[index].0, new[index].1) { waiting[key, default: []].append(index) }
    }
    guard !waiting.isEmpty else { return }
    for index in old.indices where partners[index] == nil {
      let (constraint, ends) = old[index]
      guard constraint.origin == .user else { continue }
      let key = Key(
        origin: .user, ends: ends,
        rest: [
          Double(constraint.relation.rawValue), constraint.multiplier, constraint.constant,
          constraint.priority, constraint.isActive ? 1 : 0,
        ], words: [constraint.name, constraint.scope ?? ""])
      if let partner = waiting[key]?.popLast() { take(index, partner) }
    }
  }

  private func turned(_ constraint: SolvedLayout.Constraint, _ ends: LayoutPair.Ends) -> Key? {
    guard constraint.origin == .user, ends.second >= 0, constraint.multiplier == 1 else {
      return nil
    }
    return Key(
      origin: .user,
      ends: LayoutPair.Ends(
        first: ends.second, firstAttribute: ends.secondAttribute, second: ends.first,
        secondAttribute: ends.firstAttribute),
      rest: [
        Double(-constraint.relation.rawValue), 1, 0 - constraint.constant, constraint.priority,
        constraint.isActive ? 1 : 0,
      ], words: [constraint.name, constraint.scope ?? ""])
  }

  /// Pairs what has the same first end, relation and scope, or the same second end in what is around that, and
  /// the same attributes.
  private mutating func matchTargets() {
    let key = { (constraint: SolvedLayout.Constraint, ends: LayoutPair.Ends) -> Key? in
      guard constraint.origin == .user else { return nil }
      return Key(
        origin: .user,
        ends: .init(
          first: ends.first, firstAttribute: ends.firstAttribute, second: -3,
          secondAttribute: .notAnAttribute),
        rest: [Double(constraint.relation.rawValue)], words: [constraint.scope ?? ""])
    }
    match(key)
    match { [holds] constraint, ends in
      guard constraint.origin == .user, holds(ends.first, ends.second) else { return nil }
      return Key(
        origin: .user,
        ends: .init(
          first: -3, firstAttribute: ends.firstAttribute, second: ends.second,
          secondAttribute: ends.secondAttribute),
        rest: [Double(constraint.relation.rawValue)], words: [constraint.scope ?? ""])
    }
  }
}

extension SolvedLayout.Constraint {
  /// The explicit identifier, or the one that UIKit gives.
  fileprivate var name: String { identifier ?? "" }
}
