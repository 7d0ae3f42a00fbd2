/// A constraint between items of a ``CompiledLayout``, with everything that its row follows from:
/// `first REL second × multiplier + constant`.
package struct CompiledConstraint: Hashable, Sendable {
  // There are some for each view: what is small stands together, which makes 96 bytes of 128.
  /// The number of the item or guide on the left side.
  package var first: Int
  /// The number of the view that holds the constraint; a factor on a position counts from its edge.
  package var holder: Int
  /// The number of the item or guide on the right side; `nil` for a length alone.
  package var second: Int?
  package var firstAttribute: Attribute
  package var relation: Relation
  package var secondAttribute: Attribute
  package var origin: SolvedLayout.Constraint.Origin
  /// Whether it is in force, and so a row of the program.
  package var isActive: Bool
  /// The constant is the system's spacing.
  package var isSystemSpacing: Bool
  /// Whether leading is the right side where the constraint is held.
  package var isRightToLeft: Bool
  package var multiplier: Double
  /// Points.
  package var constant: Double
  /// 0 < priority ≤ 1000.
  package var priority: Double
  package var identifier: String?
  /// The condition in words under which it holds; `nil` where it always does.
  package var scope: String? {
    get { sharedScope?.string }
    set { sharedScope = newValue.map { SharedName($0) } }
  }
  private var sharedScope: SharedName?
  package var location: SourceLocation?

  /// What the row follows from; it has no strings, so that copying it counts no references.
  package struct Equation {
    package var first: Int
    package var firstAttribute: Attribute
    package var second: Int?
    package var secondAttribute: Attribute
    package var multiplier: Double
    package var constant: Double
    var holder: Int
    var isRightToLeft: Bool

    /// Reads field by field: the constraint itself would be copied, whose strings count references.
    @inline(__always)
    init(_ constraint: UnsafePointer<CompiledConstraint>) {
      first = constraint.pointee.first
      firstAttribute = constraint.pointee.firstAttribute
      second = constraint.pointee.second
      secondAttribute = constraint.pointee.secondAttribute
      multiplier = constraint.pointee.multiplier
      constant = constraint.pointee.constant
      holder = constraint.pointee.holder
      isRightToLeft = constraint.pointee.isRightToLeft
    }
  }

  /// What decides whether and how a constraint counts, without its strings.
  package struct Standing {
    package var origin: SolvedLayout.Constraint.Origin
    package var relation: Relation
    package var priority: Double
    package var isActive: Bool

    @inline(__always)
    init(_ constraint: UnsafePointer<CompiledConstraint>) {
      origin = constraint.pointee.origin
      relation = constraint.pointee.relation
      priority = constraint.pointee.priority
      isActive = constraint.pointee.isActive
    }

    /// Nobody wrote it, so it is not given up in a conflict.
    @inline(__always)
    var isImplicit: Bool { origin == .autoresizingMask || origin == .system }
  }

  package var equation: Equation {
    withUnsafePointer(to: self) { Equation($0) }
  }

  /// Nobody wrote it, so it is not given up in a conflict.
  @inline(__always)
  package var isImplicit: Bool { origin == .autoresizingMask || origin == .system }
}

extension CompiledConstraint {
  // Made at once: a structure of this size that takes one value after the other is copied at the end.
  package init(
    first: Int, firstAttribute: Attribute, relation: Relation = .equal, second: Int? = nil,
    secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, origin: SolvedLayout.Constraint.Origin, identifier: String? = nil,
    scope: SharedName? = nil, isActive: Bool = true, isSystemSpacing: Bool = false,
    location: SourceLocation? = nil, holder: Int = 0, isRightToLeft: Bool = false
  ) {
    self = CompiledConstraint(
      first: first, holder: holder, second: second, firstAttribute: firstAttribute,
      relation: relation, secondAttribute: secondAttribute, origin: origin, isActive: isActive,
      isSystemSpacing: isSystemSpacing, isRightToLeft: isRightToLeft, multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier,
      sharedScope: scope, location: location)
  }
}

extension [CompiledConstraint] {
  /// What the row of a constraint follows from, without a copy of the constraint.
  @inline(__always)
  package func equation(_ index: Int) -> CompiledConstraint.Equation {
    precondition(indices.contains(index), "There is no such constraint.")
    return withUnsafeBufferPointer {
      CompiledConstraint.Equation($0.baseAddress.unsafelyUnwrapped + index)
    }
  }

  /// Whether and how a constraint counts, without a copy of the constraint.
  @inline(__always)
  package func standing(_ index: Int) -> CompiledConstraint.Standing {
    precondition(indices.contains(index), "There is no such constraint.")
    return withUnsafeBufferPointer {
      CompiledConstraint.Standing($0.baseAddress.unsafelyUnwrapped + index)
    }
  }
}
