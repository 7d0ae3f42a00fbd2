/// A constraint between slots: what a ``LayoutConstraint``, a stack view or an autoresizing mask
/// contributes to the program.
package struct Rule: Hashable, Sendable {
  package var first: Int
  package var firstAttribute: Attribute
  package var relation = Relation.equal
  package var second: Int?
  package var secondAttribute = Attribute.notAnAttribute
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = 1000.0
  package var origin: SolvedLayout.Constraint.Origin
  package var identifier: String?
  package var scope: String?
  package var isActive = true
  package var isSystemSpacing = false
  package var location: SourceLocation?
  /// The slot of the view that holds the constraint.
  package var holder = 0
  package var isRightToLeft = false

  /// Nobody wrote it, so it is not given up in a conflict.
  package var isImplicit: Bool { origin == .autoresizingMask || origin == .system }

  package init(
    first: Int, firstAttribute: Attribute, relation: Relation = .equal, second: Int? = nil,
    secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, origin: SolvedLayout.Constraint.Origin, identifier: String? = nil,
    scope: String? = nil, isActive: Bool = true, isSystemSpacing: Bool = false,
    location: SourceLocation? = nil, holder: Int = 0, isRightToLeft: Bool = false
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
    self.identifier = identifier
    self.scope = scope
    self.isActive = isActive
    self.isSystemSpacing = isSystemSpacing
    self.location = location
    self.holder = holder
    self.isRightToLeft = isRightToLeft
  }
}
