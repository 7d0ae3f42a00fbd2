import Foundation
package import RedlineSolver
import Synchronization

/// The values of a layout's program, and what is to be said about them.
///
/// Along the two axes a layout mostly has nothing in common: then each is solved by itself, and only
/// again where its program changes. Where something joins them, or constraints contradict each other,
/// the program is solved as a whole, which decides in what order conflicts are found.
package struct LayoutSolution: Sendable {
  /// That of the whole program, or those of the horizontal and the vertical axis; in an array, from which one can
  /// be asked without a copy of it.
  private let solutions: [Solution]
  /// The values of all variables, or of those along the horizontal axis; kept beside their solution, which
  /// would be copied for each.
  private let values: [Double]
  /// Those along the vertical axis; none of the whole program.
  private let verticalValues: [Double]
  private let form: LinearForm
  /// For each constraint of the program of an axis its number in the whole program.
  private let numbers: ConstraintNumbers

  init(_ program: CompiledProgram, ambiguity: Bool) {
    let axes = Self.axes(program, ambiguity: ambiguity) { _ in true }
    self.init(axes ?? [program.program.solved(ambiguity: ambiguity)], of: program)
  }

  /// The solution of a program that gives the same rects as another one, to what is told of them; `nil` where it
  /// does not. Then the second axis mostly is not solved.
  init?(_ program: CompiledProgram, agreeingWith other: LayoutSolution) {
    let rects = other.rects.map(\.settled)
    let form = program.form
    let verticalValues = other.verticalValues
    let axes = Self.axes(program, ambiguity: true) { horizontal in
      verticalValues.isEmpty
        || form.rects(horizontal.allValues, verticalValues).map(\.settled) == rects
    }
    guard axes?.count != 1 else { return nil }
    self.init(axes ?? [program.program.solved()], of: program)
    guard self.rects.map(\.settled) == rects else { return nil }
  }

  /// The solution of the whole program.
  init(whole solution: Solution, of program: CompiledProgram) {
    self.init([solution], of: program)
  }

  /// The solutions of both axes, without conflicts.
  init(horizontal: Solution, vertical: Solution, of program: CompiledProgram) {
    self.init([horizontal, vertical], of: program)
  }

  private init(_ solutions: [Solution], of program: CompiledProgram) {
    self.solutions = solutions
    form = program.form
    numbers = ConstraintNumbers(program)
    values = solutions[0].allValues
    verticalValues = solutions.count == 1 ? [] : solutions[1].allValues
  }

  /// Both axes by themselves, or the first one where the second is not wanted; `nil` where the program has to be
  /// solved as a whole.
  ///
  /// - Parameter wantsVertical: Whether to go on behind the horizontal axis.
  private static func axes(
    _ program: CompiledProgram, ambiguity: Bool, wantsVertical: (Solution) -> Bool
  ) -> [Solution]? {
    guard program.isSeparable else { return nil }
    let programs = program.programs
    let horizontal = programs[0].solved(ambiguity: ambiguity)
    guard horizontal.conflicts.isEmpty else { return nil }
    guard wantsVertical(horizontal) else { return [horizontal] }
    let vertical = programs[1].solved(ambiguity: ambiguity)
    guard vertical.conflicts.isEmpty else { return nil }
    return [horizontal, vertical]
  }

  private var isWhole: Bool { solutions.count == 1 }

  /// What cannot hold, in the order in which it was found.
  package var conflicts: [Conflict] { isWhole ? solutions[0].conflicts : [] }

  /// Whether no other values serve the priorities better, as far as is known.
  package var isOptimal: Bool { solutions.allSatisfy(\.isOptimal) }

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
    solutions[part(of: expression)].isAmbiguous(own(expression))
  }

  /// For each difference of lines or lengths along an axis the number of a group, −1 where it has one value
  /// only; see ``Solution/connectedFreedoms(of:)``.
  package func connectedFreedoms(of differences: [Solution.Difference]) -> [Int] {
    var result = [Int](repeating: -1, count: differences.count)
    for side in 0..<2 {
      let numbers = differences.indices.filter { differences[$0].variable.index & 1 == side }
      guard !numbers.isEmpty else { continue }
      let groups = solutions[isWhole ? 0 : side].connectedFreedoms(
        of: numbers.map { number in
          Solution.Difference(
            own(differences[number].variable), from: differences[number].base.map { own($0) })
        })
      for (number, group) in zip(numbers, groups) where group >= 0 {
        result[number] = 2 * group + side
      }
    }
    return result
  }

  /// The least and the greatest value of a variable; see ``Solution/ambiguousRange(of:)``.
  package func ambiguousRange(of variable: Variable) -> ClosedRange<Double>? {
    solutions[part(of: variable)].ambiguousRange(of: own(variable))
  }

  /// For each variable whether it has more than one value, in the order of the whole program.
  package var movableVariables: [Bool] { inOrder(solutions.map(\.ambiguousVariables)) }

  /// For each variable whether it may have more than one value, as far as is known without a search, in the order
  /// of the whole program; what ``movableVariables`` has is among them.
  package var openVariables: [Bool] { inOrder(solutions.map(\.openVariables)) }

  /// How each variable differs between two optimal points, in the order of the whole program; see
  /// ``Solution/moves``.
  package var moves: [Solution.Move] { inOrder(solutions.map(\.moves)) }

  /// What is known of each variable of the whole program or of both axes, in the order of the whole program.
  private func inOrder<Element>(_ parts: [[Element]]) -> [Element] {
    isWhole ? parts[0] : (0..<form.variableCount).map { parts[$0 & 1][$0 / 2] }
  }

  /// The least and the greatest value of an expression along one axis; see
  /// ``Solution/ambiguousRange(of:)``.
  package func ambiguousRange(of expression: LinearExpression) -> ClosedRange<Double>? {
    solutions[part(of: expression)].ambiguousRange(of: own(expression))
  }

  /// The rows that the solutions hold at 0.
  var heldRows: [[Int32]] { solutions.map(\.heldRows) }

  /// What determines the value of an expression along one axis; see ``Solution/determination(of:)``.
  package func determination(of expression: LinearExpression) -> Determination {
    let side = part(of: expression)
    var result = solutions[side].determination(of: own(expression))
    if isWhole { return result }
    let numbers = numbers.along(side == 0 ? .horizontal : .vertical)
    for index in result.parts.indices {
      result.parts[index].constraint = numbers[result.parts[index].constraint]
    }
    for index in result.leanings.indices {
      result.leanings[index] = form.variable(2 * result.leanings[index].index + side)
    }
    return result
  }

  /// The number of the solution that has a variable.
  private func part(of variable: Variable) -> Int { isWhole ? 0 : variable.index & 1 }

  /// The number of the solution of an expression's axis.
  private func part(of expression: LinearExpression) -> Int {
    if isWhole { return 0 }
    guard let axis = form.axis(of: expression) else {
      preconditionFailure("a line or a length lies along one axis")
    }
    return axis == .horizontal ? 0 : 1
  }

  /// A variable as its solution has it.
  private func own(_ variable: Variable) -> Variable {
    isWhole ? variable : form.halfVariable(variable)
  }

  /// An expression over the variables of its solution.
  private func own(_ expression: LinearExpression) -> LinearExpression {
    if isWhole { return expression }
    return LinearExpression(
      expression.terms.map { Term(own($0.variable), coefficient: $0.coefficient) },
      constant: expression.constant)
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
