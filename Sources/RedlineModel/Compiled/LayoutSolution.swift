import Foundation
package import RedlineSolver
import Synchronization

/// The values of a layout's program, and what is to be said about them.
///
/// Along the two axes a layout mostly has nothing in common: then each is solved by itself, and only
/// again where its program changes. Where something joins them, or constraints contradict each other,
/// the program is solved as a whole, which decides in what order conflicts are found.
package struct LayoutSolution: Sendable {
  private enum Parts: Sendable {
    case whole(Solution)
    case axes(horizontal: Solution, vertical: Solution)

    var values: ([Double], [Double]) {
      switch self {
      case .whole(let solution): (solution.allValues, [])
      case .axes(let horizontal, let vertical): (horizontal.allValues, vertical.allValues)
      }
    }
  }

  private let parts: Parts
  /// The values of all variables, or of those along the horizontal axis; kept beside their solution, which
  /// would be copied for each.
  private let values: [Double]
  /// Those along the vertical axis; none of the whole program.
  private let verticalValues: [Double]
  private let form: LinearForm
  /// For each constraint of the program of an axis its number in the whole program.
  private let numbers: ConstraintNumbers

  init(_ program: CompiledProgram, ambiguity: Bool) {
    form = program.form
    parts =
      Self.axes(program, ambiguity: ambiguity)
      ?? .whole(
        program.program.solved(ambiguity: ambiguity))
    numbers = ConstraintNumbers(program)
    (values, verticalValues) = parts.values
  }

  /// The solution of the whole program.
  init(whole solution: Solution, of program: CompiledProgram) {
    form = program.form
    parts = .whole(solution)
    numbers = ConstraintNumbers(program)
    (values, verticalValues) = parts.values
  }

  /// The solutions of both axes, without conflicts.
  init(horizontal: Solution, vertical: Solution, of program: CompiledProgram) {
    form = program.form
    parts = .axes(horizontal: horizontal, vertical: vertical)
    numbers = ConstraintNumbers(program)
    (values, verticalValues) = parts.values
  }

  /// Both axes by themselves; `nil` where the program has to be solved as a whole.
  private static func axes(_ program: CompiledProgram, ambiguity: Bool) -> Parts? {
    guard program.isSeparable else { return nil }
    let programs = program.programs
    let horizontal = programs[0].solved(ambiguity: ambiguity)
    guard horizontal.conflicts.isEmpty else { return nil }
    let vertical = programs[1].solved(ambiguity: ambiguity)
    guard vertical.conflicts.isEmpty else { return nil }
    return .axes(horizontal: horizontal, vertical: vertical)
  }

  /// What cannot hold, in the order in which it was found.
  package var conflicts: [Conflict] {
    if case .whole(let solution) = parts { solution.conflicts } else { [] }
  }

  /// Whether no other values serve the priorities better, as far as is known.
  package var isOptimal: Bool {
    switch parts {
    case .whole(let solution): solution.isOptimal
    case .axes(let horizontal, let vertical): horizontal.isOptimal && vertical.isOptimal
    }
  }

  /// The value of a variable; finite, never −0.
  package func value(of variable: Variable) -> Double {
    if verticalValues.isEmpty { return values[variable.index] }
    let index = form.halfVariable(variable).index
    return variable.index & 1 == 0 ? values[index] : verticalValues[index]
  }

  /// The exact alignment rects of all items and guides in points of the root.
  var rects: [CGRect] {
    verticalValues.isEmpty ? form.rects(values) : form.rects(values, verticalValues)
  }

  /// The value of an expression; never −0.
  package func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for term in expression.terms { sum += term.coefficient * value(of: term.variable) }
    return sum + 0
  }

  /// Whether an expression along one axis has more than one value; see ``Solution/isAmbiguous(_:)``.
  package func isAmbiguous(_ expression: LinearExpression) -> Bool {
    let (solution, expression) = part(of: expression)
    return solution.isAmbiguous(expression)
  }

  /// For each difference of lines or lengths along an axis the number of a group, −1 where it has one value
  /// only; see ``Solution/connectedFreedoms(of:)``.
  package func connectedFreedoms(of differences: [Solution.Difference]) -> [Int] {
    var result = [Int](repeating: -1, count: differences.count)
    for side in 0..<2 {
      let numbers = differences.indices.filter { differences[$0].variable.index & 1 == side }
      guard !numbers.isEmpty else { continue }
      let groups: [Int]
      switch parts {
      case .whole(let solution):
        groups = solution.connectedFreedoms(of: numbers.map { differences[$0] })
      case .axes(let horizontal, let vertical):
        groups = (side == 0 ? horizontal : vertical).connectedFreedoms(
          of: numbers.map { number in
            Solution.Difference(
              form.halfVariable(differences[number].variable),
              from: differences[number].base.map { form.halfVariable($0) })
          })
      }
      for (number, group) in zip(numbers, groups) where group >= 0 {
        result[number] = 2 * group + side
      }
    }
    return result
  }

  /// The least and the greatest value of a variable; see ``Solution/ambiguousRange(of:)``.
  package func ambiguousRange(of variable: Variable) -> ClosedRange<Double>? {
    switch parts {
    case .whole(let solution): solution.ambiguousRange(of: variable)
    case .axes(let horizontal, let vertical):
      (variable.index & 1 == 0 ? horizontal : vertical).ambiguousRange(
        of: form.halfVariable(variable))
    }
  }

  /// For each variable whether it has more than one value, in the order of the whole program.
  package var movableVariables: [Bool] {
    switch parts {
    case .whole(let solution): return solution.ambiguousVariables
    case .axes(let horizontal, let vertical):
      let axes = [horizontal.ambiguousVariables, vertical.ambiguousVariables]
      return (0..<form.variableCount).map { axes[$0 & 1][$0 / 2] }
    }
  }

  /// How each variable differs between two optimal points, in the order of the whole program; see
  /// ``Solution/moves``.
  package var moves: [Solution.Move] {
    switch parts {
    case .whole(let solution): return solution.moves
    case .axes(let horizontal, let vertical):
      let axes = [horizontal.moves, vertical.moves]
      return (0..<form.variableCount).map { axes[$0 & 1][$0 / 2] }
    }
  }

  /// The least and the greatest value of an expression along one axis; see
  /// ``Solution/ambiguousRange(of:)``.
  package func ambiguousRange(of expression: LinearExpression) -> ClosedRange<Double>? {
    let (solution, expression) = part(of: expression)
    return solution.ambiguousRange(of: expression)
  }

  /// The rows that the solutions hold at 0.
  var heldRows: [[Int32]] {
    switch parts {
    case .whole(let solution): [solution.heldRows]
    case .axes(let horizontal, let vertical): [horizontal.heldRows, vertical.heldRows]
    }
  }

  /// What determines the value of an expression along one axis; see ``Solution/determination(of:)``.
  package func determination(of expression: LinearExpression) -> Determination {
    let (solution, half) = part(of: expression)
    var result = solution.determination(of: half)
    guard case .axes = parts else { return result }
    let axis = axis(of: expression)
    let side = axis == .horizontal ? 0 : 1
    let numbers = numbers.along(axis)
    for index in result.parts.indices {
      result.parts[index].constraint = numbers[result.parts[index].constraint]
    }
    for index in result.leanings.indices {
      result.leanings[index] = form.variable(2 * result.leanings[index].index + side)
    }
    return result
  }

  /// The solution of an expression's axis, and the expression over the variables of its program.
  private func part(of expression: LinearExpression) -> (Solution, LinearExpression) {
    switch parts {
    case .whole(let solution): return (solution, expression)
    case .axes(let horizontal, let vertical):
      let half = LinearExpression(
        expression.terms.map {
          Term(form.halfVariable($0.variable), coefficient: $0.coefficient)
        }, constant: expression.constant)
      return (axis(of: expression) == .horizontal ? horizontal : vertical, half)
    }
  }

  private func axis(of expression: LinearExpression) -> Axis {
    guard let axis = form.axis(of: expression) else {
      preconditionFailure("a line or a length lies along one axis")
    }
    return axis
  }
}

/// For each constraint of the program of an axis its number in the whole program; found when somebody asks.
private final class ConstraintNumbers: Sendable {
  private final class Found: Sendable {
    let numbers: [Int]

    init(_ numbers: [Int]) { self.numbers = numbers }
  }

  private let program: CompiledProgram
  private let horizontal = AtomicLazyReference<Found>()
  private let vertical = AtomicLazyReference<Found>()

  init(_ program: CompiledProgram) { self.program = program }

  func along(_ axis: Axis) -> [Int] {
    switch axis {
    case .horizontal:
      (horizontal.load() ?? horizontal.storeIfNil(Found(program.numbers(axis)))).numbers
    case .vertical: (vertical.load() ?? vertical.storeIfNil(Found(program.numbers(axis)))).numbers
    }
  }
}
