extension Pass {
  /// Whether the constraint is held by a pivot: without it values would change.
  func holds(_ constraint: Int) -> Bool {
    pivotRows.contains {
      let row = store.rows[Int($0)]
      return row.above.constraint == Int32(constraint) || row.below.constraint == Int32(constraint)
    }
  }

  /// The rows on which the solution rests, with the bounds of their residuals.
  func watchedRows() -> [SolvedState.WatchedRow] {
    var result: [SolvedState.WatchedRow] = []
    var groups = groups
    for (index, row) in store.rows.enumerated() where !row.isLeaning && row.hasCost {
      let (value, tolerance) = store.residual(of: index, at: values)
      var low = -tolerance
      var high = tolerance
      let isMended =
        row.termCount > 0 && isUnsettled[Int(groups.root(of: store.columns[row.firstTerm]))]
      if isMended {
        if value > tolerance {
          (low, high) = (0, .infinity)
        } else if value < -tolerance {
          (low, high) = (-.infinity, 0)
        }
      } else {
        let resting = row.terms.reduce(0) { max($0, restingLevels[Int(store.columns[$1])]) }
        if row.below.level < 0 || row.below.level > resting { low = -.infinity }
        if row.above.level < 0 || row.above.level > resting { high = .infinity }
        if low == -.infinity && high == .infinity { continue }
      }
      result.append(
        SolvedState.WatchedRow(index: Int32(index), residual: value, low: low, high: high))
    }
    return result
  }

  /// How values and residuals move with the constant of a constraint while the same rows are held.
  func direction(
    of constraint: Int, watching rows: [SolvedState.WatchedRow]
  ) -> SolvedState.Direction? {
    // Two bounds that were taken for an equality part when one of them moves.
    for first in [constraint - 1, constraint]
    where first >= 0 && first + 1 < program.headers.count && isPair(first, first + 1) {
      return nil
    }
    var rates = program
    for index in rates.headers.indices { rates.headers[index].constant = 0 }
    for index in rates.leanings.indices { rates.leanings[index].offset = 0 }
    rates.headers[constraint].constant = 1
    var pass = Pass(solving: solving, constants: rates)
    guard pass.moveAlong(self) else { return nil }
    return SolvedState.Direction(
      constraint: Int32(constraint), rates: pass.values,
      rowRates: rows.map { pass.store.residual(of: Int($0.index), at: pass.values).value })
  }

  /// Repeats the steps of another pass of the same program with other constants.
  private mutating func moveAlong(_ other: Pass) -> Bool {
    eliminate()
    guard
      conflicts.isEmpty, elimination.columns == other.elimination.columns,
      store.rows.count == other.store.rows.count
    else { return false }
    guard !other.unsettled.isEmpty else { return true }
    groups = other.groups
    let moving = components(other.isUnsettled)
    guard moving.count == other.held.count else { return false }
    for (component, held) in zip(moving, other.held) {
      guard let tableau = Tableau(component, basis: held, countsTies: true) else { return false }
      for (column, value) in zip(component.columns, tableau.columnValues()) {
        values[Int(column)] = value
      }
    }
    substituteRequired()
    return true
  }
}
