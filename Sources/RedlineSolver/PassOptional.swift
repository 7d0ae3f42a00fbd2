extension Pass {
  /// Holds optional equalities at 0, from high priorities to low ones, as long as something is free.
  mutating func pivotOptional() {
    var byLevel = [[Int32]](repeating: [], count: solving.priorities.count + 1)
    for (index, row) in store.rows.enumerated() where row.isTwoSided && row.termCount > 0 {
      byLevel[Int(row.holdingLevel)].append(Int32(index))
    }
    for rows in byLevel {
      for row in rows {
        reduce(row)
        if let position = reducer.bestPivot() {
          elimination.pivot(at: position, of: reducer)
          pivotRows.append(row)
        }
      }
    }
  }

  /// Reduces a row of the store against all pivots.
  mutating func reduce(_ index: Int32) {
    let row = store.rows[Int(index)]
    reducer.begin(constant: row.constant)
    for term in row.terms {
      reducer.add(store.values[term], column: store.columns[term], in: elimination, limit: .max)
    }
    reducer.finish(in: elimination, limit: .max)
  }

  /// Gives the variables that are still free the values that they lean on, in order of addition.
  mutating func pivotLeanings() {
    var freeCount = elimination.order.count - elimination.pivotCount
    guard freeCount > 0 else { return }
    var isLoose = elimination.order.map { $0 < 0 }
    for pivot in stride(from: elimination.pivotCount - 1, through: 0, by: -1) {
      isLoose[Int(elimination.columns[pivot])] = elimination.terms(of: pivot).contains {
        isLoose[Int(elimination.termColumns[$0])]
      }
    }
    for isRelative in [true, false] {
      for variable in isLoose.indices where isLoose[variable] {
        guard freeCount > 0 else { return }
        guard isRelative || elimination.order[variable] < 0 else { continue }
        if lean(Int32(variable), isRelative: isRelative) { freeCount -= 1 }
      }
    }
  }

  private mutating func lean(_ variable: Int32, isRelative: Bool) -> Bool {
    loadLeaning(of: variable, isRelative: isRelative, limit: .max)
    guard let position = reducer.bestPivot() else { return false }
    let pivot = reducer.columns[position]
    loadLeaning(of: variable, isRelative: isRelative, limit: requiredCount)
    let side = Side(level: Side.leaningLevel, weight: 1, constraint: -1)
    store.append(reducer, above: side, below: side)
    loadLeaning(of: variable, isRelative: isRelative, limit: .max)
    elimination.pivot(at: reducer.columns.firstIndex(of: pivot) ?? position, of: reducer)
    pivotRows.append(Int32(store.rows.count - 1))
    return true
  }

  private mutating func loadLeaning(of variable: Int32, isRelative: Bool, limit: Int32) {
    let leaning = program.leanings[Int(variable)]
    reducer.begin(constant: -leaning.offset)
    reducer.add(1, column: variable, in: elimination, limit: limit)
    if isRelative && leaning.other >= 0 {
      reducer.add(-1, column: leaning.other, in: elimination, limit: limit)
    }
    reducer.finish(in: elimination, limit: limit)
  }

  /// Finds for each pivot the lowest level among the rows that its value rests on.
  mutating func setRestingLevels() {
    let first = Int(requiredCount)
    for pivot in stride(from: elimination.pivotCount - 1, through: first, by: -1) {
      var level = store.rows[Int(pivotRows[pivot - first])].holdingLevel
      for term in elimination.terms(of: pivot) {
        level = max(level, restingLevels[Int(elimination.termColumns[term])])
      }
      restingLevels[Int(elimination.columns[pivot])] = level
    }
  }
}
