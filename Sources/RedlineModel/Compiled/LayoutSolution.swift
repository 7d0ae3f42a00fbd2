import Foundation
package import RedlineSolver

/// The values of a layout's program, and what is to be said about them.
///
/// Along the two axes a layout mostly has nothing in common: then each is solved by itself, and only
/// again where its program changes. Where something joins them, or constraints contradict each other,
/// the program is solved as a whole, which decides in what order conflicts are found.
package struct LayoutSolution: Sendable {
  private enum Parts: Sendable {
    case whole(Solution)
    case axes(horizontal: Solution, vertical: Solution)
  }

  private let parts: Parts
  private let form: LinearForm
  /// For each constraint of the program of an axis its number in the whole program.
  private let numbers: [[Int]]
  /// The programs of both axes, where they were solved apart: what is solved next often differs in
  /// constants only.
  private let programs: [LinearProgram]

  init(_ program: CompiledProgram, ambiguity: Bool, after previous: SolvedProgram?) {
    form = program.form
    let axes = Self.axes(program, ambiguity: ambiguity, after: previous)
    parts = axes?.parts ?? .whole(program.program.solved(ambiguity: ambiguity))
    programs = axes?.programs ?? []
    if case .axes = parts { numbers = Axis.allCases.map(program.numbers) } else { numbers = [] }
  }

  /// The solution of the whole program.
  init(whole solution: Solution, of program: CompiledProgram) {
    form = program.form
    parts = .whole(solution)
    numbers = []
    programs = []
  }

  /// The solutions of both axes, without conflicts.
  init(horizontal: Solution, vertical: Solution, of program: CompiledProgram) {
    form = program.form
    parts = .axes(horizontal: horizontal, vertical: vertical)
    programs = []
    numbers = Axis.allCases.map(program.numbers)
  }

  /// Both axes with their programs; `nil` where the program has to be solved as a whole.
  private static func axes(
    _ program: CompiledProgram, ambiguity: Bool, after previous: SolvedProgram?
  ) -> (parts: Parts, programs: [LinearProgram])? {
    guard program.isSeparable else { return nil }
    // What contradicted itself before mostly does so again.
    if case .whole = previous?.solution.parts { return nil }
    var programs: [LinearProgram] = []
    func solution(_ axis: Axis) -> Solution? {
      let before = previous?.solution.axis(axis)
      let changes = previous.flatMap { program.changedConstants(axis, since: $0.program) }
      var linear: LinearProgram
      if let changes, let known = before?.program {
        linear = known
        for change in changes { linear.setConstant(change.constant, of: change.constraint) }
      } else {
        linear = program.program(axis)
      }
      programs.append(linear)
      let solution =
        changes?.isEmpty == true ? before?.solution : linear.solved(ambiguity: ambiguity)
      return solution?.conflicts.isEmpty == true ? solution : nil
    }
    guard let horizontal = solution(.horizontal), let vertical = solution(.vertical) else {
      return nil
    }
    return (.axes(horizontal: horizontal, vertical: vertical), programs)
  }

  /// The solution of one axis, with its program if that was kept.
  private func axis(_ axis: Axis) -> (solution: Solution, program: LinearProgram?)? {
    guard case .axes(let horizontal, let vertical) = parts else { return nil }
    let number = axis == .horizontal ? 0 : 1
    return (
      number == 0 ? horizontal : vertical, programs.isEmpty ? nil : programs[number]
    )
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
    switch parts {
    case .whole(let solution): solution.value(of: variable)
    case .axes(let horizontal, let vertical):
      (variable.index & 1 == 0 ? horizontal : vertical).value(of: form.halfVariable(variable))
    }
  }

  /// The exact alignment rects of all items and guides in points of the root.
  var rects: [CGRect] {
    switch parts {
    case .whole(let solution): form.rects(solution.allValues)
    case .axes(let horizontal, let vertical):
      form.rects(horizontal.allValues, vertical.allValues)
    }
  }

  /// The value of an expression; never −0.
  package func value(of expression: LinearExpression) -> Double {
    switch parts {
    case .whole(let solution): return solution.value(of: expression)
    case .axes(let horizontal, let vertical):
      let (columns, rows) = (horizontal.allValues, vertical.allValues)
      var sum = expression.constant
      for term in expression.terms {
        let index = form.halfVariable(term.variable).index
        sum += term.coefficient * (term.variable.index & 1 == 0 ? columns[index] : rows[index])
      }
      return sum + 0
    }
  }

  /// Whether an expression along one axis has more than one value; see ``Solution/isAmbiguous(_:)``.
  package func isAmbiguous(_ expression: LinearExpression) -> Bool {
    let (solution, expression) = part(of: expression)
    return solution.isAmbiguous(expression)
  }

  /// For each expression along an axis the number of a group, −1 where it has one value only; see
  /// ``Solution/connectedFreedoms(of:)``.
  package func connectedFreedoms(of lines: [(axis: Axis, expression: LinearExpression)]) -> [Int] {
    var result = [Int](repeating: -1, count: lines.count)
    for (side, axis) in Axis.allCases.enumerated() {
      let numbers = lines.indices.filter { lines[$0].axis == axis }
      guard let first = numbers.first else { continue }
      let parts = numbers.map { part(of: lines[$0].expression) }
      let groups = part(of: lines[first].expression).0.connectedFreedoms(of: parts.map(\.1))
      for (number, group) in zip(numbers, groups) where group >= 0 {
        result[number] = 2 * group + side
      }
    }
    return result
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
    let side = axis(of: expression) == .horizontal ? 0 : 1
    for index in result.parts.indices {
      result.parts[index].constraint = numbers[side][result.parts[index].constraint]
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
