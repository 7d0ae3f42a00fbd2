/// Parts of constraints as RedlineModel has them, read in place by code of this module: a finding looks at all
/// constraints, and a call for each takes longer than the look.
extension [CompiledConstraint] {
  /// What the row of a constraint follows from.
  struct Equation {
    var first: Int
    var firstAttribute: Attribute
    var second: Int?
    var secondAttribute: Attribute
    var multiplier: Double
    var constant: Double
  }

  /// What decides whether and how a constraint counts.
  struct Standing {
    var origin: SolvedLayout.Constraint.Origin
    var relation: Relation
    var priority: Double
    var isActive: Bool
  }

  @inline(__always)
  func equation(of index: Int) -> Equation {
    precondition(indices.contains(index), "There is no such constraint.")
    return withUnsafeBufferPointer { all in
      let constraint = all.baseAddress.unsafelyUnwrapped + index
      return Equation(
        first: constraint.pointee.first, firstAttribute: constraint.pointee.firstAttribute,
        second: constraint.pointee.second, secondAttribute: constraint.pointee.secondAttribute,
        multiplier: constraint.pointee.multiplier, constant: constraint.pointee.constant)
    }
  }

  @inline(__always)
  func standing(of index: Int) -> Standing {
    precondition(indices.contains(index), "There is no such constraint.")
    return withUnsafeBufferPointer { all in
      let constraint = all.baseAddress.unsafelyUnwrapped + index
      return Standing(
        origin: constraint.pointee.origin, relation: constraint.pointee.relation,
        priority: constraint.pointee.priority, isActive: constraint.pointee.isActive)
    }
  }
}
