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
  let values: [Double]
  let faces: Faces?

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

  /// The least and the greatest value that an expression has where all priorities are served as well
  /// as they can be; leanings do not count.
  ///
  /// - Parameter expression: A sum of variables of the program.
  /// - Returns: Both extremes, −∞ or ∞ where there is no end; nil if there is only one value, or if the
  ///   program was solved without ambiguity.
  public func ambiguousRange(of expression: LinearExpression) -> ClosedRange<Double>? {
    faces?.range(of: expression, values: values)
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

  /// What all questions share.
  let scratch: Scratch

  /// A reducer that one question at a time uses.
  final class Scratch: Sendable {
    let reducer: Mutex<Reducer>

    init(columnCount: Int) {
      reducer = Mutex(Reducer(columnCount: columnCount))
    }
  }

  func range(of expression: LinearExpression, values: [Double]) -> ClosedRange<Double>? {
    guard expression.terms.contains(where: { isMovable[$0.variable.index] }) else { return nil }
    return scratch.reducer.withLock { range(of: expression, values: values, reducer: &$0) }
  }

  private func range(
    of expression: LinearExpression, values: [Double], reducer: inout Reducer
  ) -> ClosedRange<Double>? {
    reducer.begin(constant: expression.constant)
    for term in expression.terms {
      reducer.add(
        term.coefficient, column: Int32(term.variable.index), in: elimination,
        limit: requiredCount)
    }
    reducer.finish(in: elimination, limit: requiredCount)
    var low = reducer.constant
    var high = reducer.constant
    var scale = reducer.magnitude
    var terms: [(face: Int32, column: Int32, value: Double)] = []
    for (column, value) in zip(reducer.columns, reducer.values) {
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
      let part = faces[Int(face)].range(
        of: terms[first..<end].map { ($0.column, $0.value) }, reducer: &reducer)
      low += part.lowerBound
      high += part.upperBound
      scale = max(scale, abs(part.lowerBound), abs(part.upperBound))
      first = end
    }
    guard high - low > (scale.isFinite ? 1e-9 * scale : 0) else { return nil }
    return (low + 0)...(high + 0)
  }
}
