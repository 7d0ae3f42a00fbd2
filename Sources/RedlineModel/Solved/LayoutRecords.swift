import RedlineSolver
import Synchronization

/// What the constraints of a solved layout and the reasons of its items are made of.
///
/// Both are texts for the most part, and of a layout that is only compared or measured nobody reads
/// them: they are made, all at once, when somebody reads the first. They are the same whoever asks, in
/// whichever order.
package final class LayoutRecords: Sendable {
  /// Layouts with more items have no reasons: nobody could read them, and each takes time.
  package static let maximumReasonCount = 256

  package let solved: SolvedProgram
  /// The ids of items, guides and spacers by number.
  package let ids: [String]
  /// Their names as they read in a sentence: `login.password`.
  package let names: [String]
  /// For each number what guide it is; `nil` where it is none.
  package let guideKinds: [SolvedLayout.Guide.Kind?]

  private let constraintNumbers = AtomicLazyReference<Made<[Int32]>>()
  private let constraints = AtomicLazyReference<Made<[SolvedLayout.Constraint]>>()
  private let reasons = AtomicLazyReference<Made<[[SolvedLayout.Reason]]>>()

  package init(
    _ solved: SolvedProgram, ids: [String], names: [String],
    guideKinds: [SolvedLayout.Guide.Kind?]
  ) {
    self.solved = solved
    self.ids = ids
    self.names = names
    self.guideKinds = guideKinds
  }

  private final class Made<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The id of a constraint; of several with the same ends, the later ones are numbered.
  package func id(ofConstraint index: Int) -> String {
    if let made = constraints.load() { return made.value[index].id }
    return makeID(ofConstraint: index)
  }

  private func makeID(ofConstraint index: Int) -> String {
    let base = id(of: solved.layout.constraints[index])
    let numbers =
      constraintNumbers.load() ?? constraintNumbers.storeIfNil(Made(makeConstraintNumbers()))
    let number = numbers.value[index]
    return number == 1 ? base : "\(base)#\(number)"
  }

  /// The constraints by number.
  package var allConstraints: [SolvedLayout.Constraint] {
    if let made = constraints.load() { return made.value }
    return constraints.storeIfNil(Made(makeConstraints())).value
  }

  /// Why the left and top edges, the width and the height of an item are what they are.
  func reasons(_ item: Int) -> [SolvedLayout.Reason] {
    if let made = reasons.load() { return made.value[item] }
    return reasons.storeIfNil(Made(makeReasons())).value[item]
  }

  // MARK: Constraints

  /// For each constraint how many up to it have the same id without a number.
  private func makeConstraintNumbers() -> [Int32] {
    let constraints = solved.layout.constraints
    if idsMayCollide {
      var used: [String: Int32] = [:]
      return constraints.map { used.count(id(of: $0)) }
    }
    var named: [String: Int32] = [:]
    var known = FirstOfSame(capacity: constraints.count)
    var counts = [Int32](repeating: 0, count: constraints.count)
    return constraints.indices.map { index in
      if constraints[index].origin == .user, let name = constraints[index].identifier {
        return named.count(name)
      }
      let ends = Ends(constraints[index])
      let first = known.first(index, hash: ends.hash) { Ends(constraints[$0]) == ends }
      counts[first] += 1
      return counts[first]
    }
  }

  /// Whether constraints with other ends, or with a name, could have the same id: an `=` is in each id
  /// that is made, and only once unless names have one.
  private var idsMayCollide: Bool {
    let sign = UInt8(ascii: "=")
    return ids.contains { $0.utf8.contains(sign) }
      || solved.layout.constraints.withUnsafeBufferPointer { constraints in
        constraints.indices.contains { index in
          let name = constraints.baseAddress.unsafelyUnwrapped + index
          guard name.pointee.identifier != nil, name.pointee.origin == .user else { return false }
          return name.pointee.identifier?.utf8.contains(sign) ?? false
        }
      }
  }

  /// What the id of a constraint is made of.
  private struct Ends: Equatable {
    var first: Int
    var second: Int
    var attributes: Int

    init(_ constraint: borrowing CompiledConstraint) {
      first = constraint.first
      second = constraint.second ?? -1
      let relation = constraint.relation.rawValue + 1
      attributes =
        (constraint.firstAttribute.rawValue * 64 + constraint.secondAttribute.rawValue) * 4
        + relation
    }

    var hash: Int { (first &* 0x1_0000_0001 &+ second) &* 16384 &+ attributes }
  }

  private func makeConstraints() -> [SolvedLayout.Constraint] {
    let isBroken = solved.givenUpConstraints
    let residuals = solved.residuals
    let constraints = solved.layout.constraints
    return constraints.indices.map { index in
      let constraint = constraints[index]
      return SolvedLayout.Constraint(
        id: makeID(ofConstraint: index),
        first: .init(item: ids[constraint.first], attribute: constraint.firstAttribute),
        relation: constraint.relation,
        second: constraint.second.map {
          .init(item: ids[$0], attribute: constraint.secondAttribute)
        },
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority,
        origin: constraint.origin, identifier: constraint.identifier, scope: constraint.scope,
        isActive: constraint.isActive, isSystemSpacing: constraint.isSystemSpacing,
        holder: ids[constraint.holder], isRightToLeft: constraint.isRightToLeft,
        location: constraint.location, residual: residuals[index].settled,
        isBroken: isBroken[index], sentence: sentence(constraint))
    }
  }

  private func id(of constraint: CompiledConstraint) -> String { constraint.id(ids) }

  /// `red.top = text.bottom + 8`.
  package func sentence(_ constraint: CompiledConstraint) -> String { constraint.sentence(names) }
}

extension SolvedProgram {
  /// For each constraint whether it was given up in a conflict.
  package var givenUpConstraints: [Bool] {
    var result = Array(repeating: false, count: layout.constraints.count)
    for conflict in solution.conflicts {
      if case .constraint(let index) = sources[conflict.broken] { result[index] = true }
    }
    return result
  }
}

extension Dictionary where Value == Int32 {
  /// Counts a key, and gives how often it was counted.
  fileprivate mutating func count(_ key: Key) -> Int32 {
    func next(_ number: inout Int32) -> Int32 {
      number += 1
      return number
    }
    return next(&self[key, default: 0])
  }
}
