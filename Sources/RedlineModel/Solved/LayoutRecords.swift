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
  /// What items and constraints are called.
  package let called: RecordNames

  private let constraints = AtomicLazyReference<Made<[SolvedLayout.Constraint]>>()
  private let reasons = AtomicLazyReference<Made<[[SolvedLayout.Reason]]>>()

  package init(
    _ solved: SolvedProgram, ids: [String], plainLengths: [Int],
    guideKinds: [SolvedLayout.Guide.Kind?], haveEqualsSign: Bool? = nil
  ) {
    self.solved = solved
    called = RecordNames(
      ids: ids, plainLengths: plainLengths, guideKinds: guideKinds, haveEqualsSign: haveEqualsSign)
  }

  /// Takes the names of another layout of the same items and constraints.
  package init(_ solved: SolvedProgram, _ called: RecordNames) {
    self.solved = solved
    self.called = called
  }

  /// The ids of items, guides and spacers by number.
  package var ids: [String] { called.ids }
  /// Their names as they read in a sentence: `login.password`.
  package var names: [String] { called.names }
  /// For each number what guide it is; `nil` where it is none.
  package var guideKinds: [SolvedLayout.Guide.Kind?] { called.guideKinds }

  /// The id of a constraint; of several with the same ends, the later ones are numbered.
  package func id(ofConstraint index: Int) -> String {
    ids(ofConstraints: [index])[0]
  }

  /// The ids of constraints, in the same order.
  package func ids(ofConstraints indices: [Int]) -> [String] {
    if let made = constraints.load() { return indices.map { made.value[$0].id } }
    let numbers = called.constraintNumbers(of: solved.layout.constraints)
    return indices.map { makeID(ofConstraint: $0, numbers) }
  }

  private func makeID(ofConstraint index: Int, _ numbers: [Int32]) -> String {
    let base = id(of: solved.layout.constraints[index])
    let number = numbers[index]
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

  private func makeConstraints() -> [SolvedLayout.Constraint] {
    let isBroken = solved.givenUpConstraints
    let residuals = solved.residuals
    let constraints = solved.layout.constraints
    let numbers = called.constraintNumbers(of: constraints)
    let names = names
    return constraints.indices.map { index in
      let constraint = constraints[index]
      return SolvedLayout.Constraint(
        id: makeID(ofConstraint: index, numbers),
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
        isBroken: isBroken[index], sentence: constraint.sentence { names[$0] })
    }
  }

  private func id(of constraint: CompiledConstraint) -> String { constraint.id(ids) }

  /// `red.top = text.bottom + 8`.
  package func sentence(_ constraint: CompiledConstraint) -> String {
    constraint.sentence { called.name(of: $0) }
  }
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
