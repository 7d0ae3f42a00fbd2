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
  /// Whether no other values serve the priorities better; false only if the search was given up after
  /// 80 pivots for each variable and constraint of a component, which no known program needs.
  public let isOptimal: Bool
  let values: [Double]
  private let questions: Questions

  init(_ pass: Pass, conflicts: [Conflict], keepsFaces: Bool) {
    self.conflicts = conflicts
    brokenConstraints = pass.brokenConstraints()
    isOptimal = pass.isOptimal
    values = pass.values.map { $0 + 0 }
    questions = Questions(pass, keepsFaces: keepsFaces)
  }

  /// The value of a variable; finite, never −0.
  public func value(of variable: Variable) -> Double {
    values[variable.index]
  }

  /// The value of an expression; never −0.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    } + 0
  }

  /// Whether the constraint with this index does not hold.
  public func isBroken(_ constraint: Int) -> Bool {
    brokenConstraints[constraint]
  }

  /// The constraints that hold exactly and determine the value of an expression, and how much the
  /// constant of each moves it; computed when it is asked for.
  public func determination(of expression: LinearExpression) -> Determination {
    questions.determination(of: expression)
  }

  /// The least and the greatest value that an expression has where all priorities are served as well
  /// as they can be; leanings do not count.
  ///
  /// - Parameter expression: A sum of variables of the program.
  /// - Returns: Both extremes, −∞ or ∞ where there is no end; nil if there is only one value, or if the
  ///   program was solved without ambiguity.
  public func ambiguousRange(of expression: LinearExpression) -> ClosedRange<Double>? {
    questions.range(of: expression, values: values)
  }
}

/// What is computed when somebody asks for it first.
private final class Questions: Sendable {
  private struct Answers {
    var pass: Pass
    var faces: Faces??
    var heldRows: HeldRows??
  }

  private let answers: Mutex<Answers>

  /// - Parameter keepsFaces: Whether there are answers about ambiguity.
  init(_ pass: Pass, keepsFaces: Bool) {
    answers = Mutex(Answers(pass: pass, faces: keepsFaces ? nil : .some(nil)))
  }

  func range(of expression: LinearExpression, values: [Double]) -> ClosedRange<Double>? {
    answers.withLock { answers in
      if answers.faces == nil { answers.faces = .some(answers.pass.faces()) }
      return answers.faces??.range(of: expression, values: values)
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

/// The components that have more than one optimal point.
struct Faces: Sendable {
  /// For each variable whether it may have more than one value.
  var isMovable: [Bool]
  /// For each variable that is free under the required equalities its face, or −1.
  var faceOfColumn: [Int32]
  /// For each such variable its number in the component.
  var localColumn: [Int32]
  var faces: [Face]
  var elimination: Elimination
  /// The number of pivots that required equalities made.
  var requiredCount: Int32
  var reducer: Reducer

  mutating func range(of expression: LinearExpression, values: [Double]) -> ClosedRange<Double>? {
    guard expression.terms.contains(where: { isMovable[$0.variable.index] }) else { return nil }
    let limit = requiredCount
    reducer.reduce(
      constant: expression.constant, count: expression.terms.count, in: elimination, limit: limit
    ) {
      let term = expression.terms[$0]
      return ColumnTerm(column: Int32(term.variable.index), value: term.coefficient)
    }
    var low = reducer.row.constant
    var high = reducer.row.constant
    var scale = reducer.row.magnitude
    var terms: [(face: Int32, column: Int32, value: Double)] = []
    for term in reducer.row.terms {
      let (column, value) = (term.column, term.value)
      let face = faceOfColumn[Int(column)]
      if face >= 0 {
        terms.append((face, localColumn[Int(column)], value))
      } else {
        low += value * values[Int(column)]
        high += value * values[Int(column)]
      }
      scale = max(scale, abs(value * values[Int(column)]))
    }
    terms.sort { ($0.face, $0.column) < ($1.face, $1.column) }
    var first = 0
    while first < terms.count {
      let face = terms[first].face
      let end = terms[first...].firstIndex { $0.face != face } ?? terms.count
      let part = faces[Int(face)].range(of: terms[first..<end].map { ($0.column, $0.value) })
      low += part.lowerBound
      high += part.upperBound
      scale = max(scale, abs(part.lowerBound), abs(part.upperBound))
      first = end
    }
    guard high - low > (scale.isFinite ? 1e-9 * scale : 0) else { return nil }
    return (low + 0)...(high + 0)
  }
}
