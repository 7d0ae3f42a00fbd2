/// An unknown of a ``LinearProgram``; it may take any finite value.
public struct Variable: Hashable, Sendable {
  /// The position in order of addition, from 0.
  public package(set) var index: Int

  /// The variable at a position of any program that has it.
  package init(index: Int) {
    self.index = index
  }
}

/// A variable times a finite coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// The factor; any finite number, 0 included.
  public var coefficient: Double

  /// Makes `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, such as `2·width − height + 8`.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in any order; a variable may occur more than once, the coefficients then add up.
  public var terms: [Term]
  /// The part without a variable; any finite number.
  public var constant: Double

  /// Makes the sum of `terms` and `constant`.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
