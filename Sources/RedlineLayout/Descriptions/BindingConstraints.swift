import RedlineSolver

/// The constraints that hold with equality, reduced so that a line of the layout can be expressed by
/// them: those that take part are the ones on whose constants the line depends.
struct BindingConstraints {
  private struct Pivot {
    var variable: Int
    /// The row with 1 at the variable, and 0 at those of the pivots before it.
    var row: [Int: Double]
    /// The constraints that the row is made of.
    var parts: [Int: Double]
  }

  private var pivots: [Pivot] = []
  /// The positions of the pivots by variable.
  private var positions: [Int: Int] = [:]

  /// Takes constraints by priority, so that an optional one explains only what no stronger one does.
  init(_ pass: LayoutSolver.Pass) {
    let constraints = pass.form.program.constraints
    let order = constraints.indices.filter { index in
      let size = abs(pass.solution.value(of: constraints[index].expression))
      return size < 1e-6 && !isMinimum(pass.sources[index])
    }.sorted { (-constraints[$0].priority, $0) < (-constraints[$1].priority, $1) }
    for index in order {
      var row: [Int: Double] = [:]
      for term in constraints[index].expression.terms {
        row[term.variable.index, default: 0] += term.coefficient
      }
      add(row, index)
    }
  }

  /// The indices of the constraints on which an expression depends.
  func determining(_ expression: LinearExpression) -> [Int] {
    var row: [Int: Double] = [:]
    for term in expression.terms { row[term.variable.index, default: 0] += term.coefficient }
    var parts: [Int: Double] = [:]
    reduce(&row, &parts)
    return parts.keys.filter { abs(parts[$0]!) > 1e-9 }.sorted()
  }

  private mutating func add(_ row: [Int: Double], _ index: Int) {
    var row = row
    var parts = [index: 1.0]
    reduce(&row, &parts)
    // The largest coefficient, of equal ones the first variable.
    guard
      let variable = row.keys.sorted().max(by: { abs(row[$0]!) < abs(row[$1]!) }),
      abs(row[variable]!) > 1e-9
    else { return }
    let factor = 1 / row[variable]!
    positions[variable] = pivots.count
    pivots.append(
      Pivot(
        variable: variable, row: row.mapValues { $0 * factor },
        parts: parts.mapValues { $0 * factor }))
  }

  private func reduce(_ row: inout [Int: Double], _ parts: inout [Int: Double]) {
    // The row of a pivot has no variables of earlier ones, so the next one lies farther on.
    while let position = row.keys.lazy.compactMap({ positions[$0] }).min() {
      let pivot = pivots[position]
      let factor = row[pivot.variable]!
      row[pivot.variable] = nil
      guard abs(factor) > 1e-12 else { continue }
      for (variable, coefficient) in pivot.row where variable != pivot.variable {
        row[variable, default: 0] -= coefficient * factor
      }
      for (index, share) in pivot.parts { parts[index, default: 0] -= share * factor }
    }
    row = row.filter { abs($0.value) > 1e-9 }
  }
}

private func isMinimum(_ source: LayoutSolver.Source) -> Bool {
  if case .minimumSize = source { true } else { false }
}
