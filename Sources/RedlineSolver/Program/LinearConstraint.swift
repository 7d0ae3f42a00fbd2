/// How the value of an expression compares with 0.
public enum Relation: Hashable, Sendable {
  /// The expression is at most 0.
  case lessThanOrEqual
  /// The expression is 0.
  case equal
  /// The expression is at least 0.
  case greaterThanOrEqual
}

/// An expression that should be at most, exactly or at least 0, and how much that matters.
public struct LinearConstraint: Hashable, Sendable {
  /// The left side; the right side is 0.
  public var expression: LinearExpression
  /// How the expression compares with 0.
  public var relation: Relation
  /// Above 0 and at most 1000. A higher priority wins outright over any number of lower ones; 1000 is
  /// required: it holds, or it is part of a ``Conflict``.
  public var priority: Double
  /// The cost of a violation of 1 among constraints of the same priority; finite and above 0.
  public var weight: Double
  /// Whether a conflict breaks another constraint rather than this one, if there is another.
  ///
  /// Meant for what nobody wrote down: sizes that are at least 0, the origin of the root.
  public var isImplicit: Bool

  /// Makes a constraint; it is checked when it is added to a ``LinearProgram``.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = 1000,
    weight: Double = 1, isImplicit: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
    self.isImplicit = isImplicit
  }
}
