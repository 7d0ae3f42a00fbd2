import Synchronization

/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// The indices of the constraints, ascending. Without any one of them the others can hold.
  public var constraints: [Int]
  /// The one of them that was dropped so that the rest could be solved: the last added that is not
  /// implicit, or the last added if all are.
  public var broken: Int

  /// Makes a conflict, to compare with one that was found.
  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// The values of a program's variables, and what is to be said about them.
public struct Solution: Sendable {
  /// What cannot hold, in the order in which it was found.
  public let conflicts: [Conflict]
  /// For each constraint, by index, whether it does not hold: an optional one that gave way, or a
  /// required one that was dropped.
  public let brokenConstraints: [Bool]
  /// How it is known that no other values serve the priorities better.
  public let certificate: Certificate
  /// How many pivots of the simplex method it took, for tests.
  package let pivotCount: Int
  let values: [Double]
  private let questions: Questions

  /// What stands behind the values.
  ///
  /// Residuals of all rows and the optimality conditions of all levels are checked in each case, with
  /// tolerances of their own; what does not pass is computed again.
  public enum Certificate: Hashable, Sendable {
    /// The first computation passed.
    case direct
    /// Some part passed when it was computed once more with the largest coefficients as pivots.
    case careful
    /// Some part was computed in exact arithmetic.
    case exact
    /// Some part would have taken too long in exact arithmetic; its values may be wrong.
    case missing
  }

  /// Whether no other values serve the priorities better, as far as is known: false only without a
  /// ``certificate``.
  public var isOptimal: Bool { certificate != .missing }

  init(
    _ pass: Pass, conflicts: [Conflict], keepsFaces: Bool, certificate: Certificate,
    pivotCount: Int
  ) {
    self.pivotCount = pivotCount
    self.conflicts = conflicts
    brokenConstraints = pass.brokenConstraints()
    self.certificate = certificate
    values = pass.values.map { $0 + 0 }
    questions = Questions(pass, keepsFaces: keepsFaces)
  }

  /// The value of a variable; finite, never −0.
  public func value(of variable: Variable) -> Double {
    values[variable.index]
  }

  /// The values of all variables in order of addition; none is −0.
  package var allValues: [Double] { values }

  /// The value of an expression; never −0.
  public func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for term in expression.terms { sum += term.coefficient * values[term.variable.index] }
    return sum + 0
  }

  /// Whether the constraint with this index does not hold.
  public func isBroken(_ constraint: Int) -> Bool {
    brokenConstraints[constraint]
  }

  /// The constraints and leanings that the solution holds at 0, as many as there are variables. Where two
  /// solutions of a program hold the same, everything moves with its constants as in the other.
  package var heldRows: [Int32] { questions.heldRows }

  /// The constraints that hold exactly and determine the value of an expression, and how much the
  /// constant of each moves it; computed when it is asked for.
  public func determination(of expression: LinearExpression) -> Determination {
    questions.determination(of: expression)
  }

  /// What an expression may be where all priorities are served as well as they can be.
  public enum Ambiguity: Hashable, Sendable {
    /// One value only.
    case unique
    /// Everything from the least to the greatest value, −∞ or ∞ where there is no end.
    case range(ClosedRange<Double>)
    /// The program was solved without ambiguity, or it would take too long in exact arithmetic to tell.
    case unknown
  }

  /// What an expression may be where all priorities are served as well as they can be; leanings do not
  /// count.
  ///
  /// ```swift
  /// var program = LinearProgram()
  /// let width = program.addVariable()
  /// program.add(LinearConstraint(LinearExpression([Term(width)], constant: -24), .greaterThanOrEqual))
  /// program.solved().ambiguity(of: LinearExpression([Term(width)]))  // .range(24...∞)
  /// ```
  ///
  /// - Parameter expression: A sum of variables of the program.
  public func ambiguity(of expression: LinearExpression) -> Ambiguity {
    questions.ambiguity(of: expression, values: values)
  }

  /// The least and the greatest value that an expression has where all priorities are served as well
  /// as they can be; leanings do not count.
  ///
  /// - Parameter expression: A sum of variables of the program.
  /// - Returns: Both extremes, −∞ or ∞ where there is no end; nil if there is only one value, or if that
  ///   is unknown, which ``ambiguity(of:)`` tells apart.
  public func ambiguousRange(of expression: LinearExpression) -> ClosedRange<Double>? {
    if case .range(let range) = ambiguity(of: expression) { range } else { nil }
  }

  /// Whether an expression has more than one value where all priorities are served as well as they can
  /// be: whether ``ambiguousRange(of:)`` gives a range, mostly without a search for its ends.
  public func isAmbiguous(_ expression: LinearExpression) -> Bool {
    questions.isAmbiguous(expression, values: values)
  }

  /// The least and the greatest value that a variable has; see ``ambiguousRange(of:)``.
  package func ambiguousRange(of variable: Variable) -> ClosedRange<Double>? {
    questions.ambiguousRange(of: variable, values: values)
  }

  /// A variable, or what it is more than another one.
  package struct Difference: Sendable {
    package var variable: Variable
    package var base: Variable?

    package init(_ variable: Variable, from base: Variable? = nil) {
      (self.variable, self.base) = (variable, base)
    }

    var expression: LinearExpression {
      var result = LinearExpression([Term(variable)])
      if let base { result.terms.append(Term(base, coefficient: -1)) }
      return result
    }
  }

  /// For each difference the number of a group, −1 where it has one value only: differences of different
  /// groups move without each other.
  package func connectedFreedoms(of differences: [Difference]) -> [Int] {
    questions.connectedFreedoms(of: differences, values: values)
  }

  /// How a variable differs between two points that serve all priorities equally well.
  package struct Move: Sendable {
    package var change: Double
    /// The scale of rounding errors in it.
    package var scale: Double

    package init(change: Double, scale: Double) { (self.change, self.scale) = (change, scale) }

    /// Whether a sum that differs so much has more than one value for certain.
    package var isClear: Bool { abs(change) > 1e-6 * scale }
  }

  /// How each variable differs between two optimal points; 0 for all where none but one is known.
  package var moves: [Move] { questions.moves(values: values) }

  /// For each variable whether it may have more than one value, as far as is known without a search.
  package var openVariables: [Bool] { questions.openVariables(count: allValues.count) }

  /// For each variable whether it has more than one value; see ``isAmbiguous(_:)``.
  package var ambiguousVariables: [Bool] { questions.ambiguousVariables(values: values) }
}

extension Solution.Certificate {
  init(_ care: Solving.Care) {
    switch care {
    case .usual: self = .direct
    case .careful: self = .careful
    case .exact: self = .exact
    case .uncertified: self = .missing
    }
  }
}

/// What is computed when somebody asks for it first.
private final class Questions: Sendable {
  private struct Answers {
    var pass: Pass
    var faces: Faces??
    var heldRows: HeldRows??

    mutating func findFaces() {
      if faces == nil { faces = .some(Faces(pass)) }
    }
  }

  private let answers: Mutex<Answers>
  private let keepsFaces: Bool

  /// - Parameter keepsFaces: Whether there are answers about ambiguity.
  init(_ pass: Pass, keepsFaces: Bool) {
    self.keepsFaces = keepsFaces
    answers = Mutex(Answers(pass: pass, faces: keepsFaces ? nil : .some(nil)))
  }

  func ambiguity(of expression: LinearExpression, values: [Double]) -> Solution.Ambiguity {
    guard keepsFaces else { return .unknown }
    return answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.ambiguity(of: expression, values: values) ?? .unique
    }
  }

  func isAmbiguous(_ expression: LinearExpression, values: [Double]) -> Bool {
    answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.isAmbiguous(expression, values: values) ?? false
    }
  }

  func ambiguousRange(of variable: Variable, values: [Double]) -> ClosedRange<Double>? {
    answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.range(of: variable, values: values)
    }
  }

  func connectedFreedoms(of differences: [Solution.Difference], values: [Double]) -> [Int] {
    answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.connectedFreedoms(of: differences, values: values)
        ?? [Int](repeating: -1, count: differences.count)
    }
  }

  func moves(values: [Double]) -> [Solution.Move] {
    answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.moves(values: values)
        ?? values.map { Solution.Move(change: 0, scale: abs($0)) }
    }
  }

  func openVariables(count: Int) -> [Bool] {
    answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.isMovable ?? [Bool](repeating: false, count: count)
    }
  }

  var heldRows: [Int32] { answers.withLock { $0.pass.heldSources } }

  func ambiguousVariables(values: [Double]) -> [Bool] {
    answers.withLock { answers in
      answers.findFaces()
      return answers.faces??.ambiguousVariables(values: values)
        ?? [Bool](repeating: false, count: values.count)
    }
  }

  func determination(of expression: LinearExpression) -> Determination {
    answers.withLock { answers in
      if answers.heldRows == nil { answers.heldRows = .some(HeldRows(answers.pass)) }
      return answers.heldRows??.determination(of: expression)
        ?? Determination(parts: [], leanings: [])
    }
  }
}
