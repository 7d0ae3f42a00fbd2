extension Pass {
  /// Checks that the values are optimal, component by component, and mends those that are not.
  mutating func settle() {
    groups = Groups(columnCount: program.variableCount)
    for row in store.rows where row.termCount > 1 {
      let first = store.columns[row.firstTerm]
      for term in row.terms.dropFirst() { groups.join(first, store.columns[term]) }
    }
    isUnsettled = [Bool](repeating: false, count: program.variableCount)
    var isLeaning = isUnsettled
    for index in store.rows.indices {
      let row = store.rows[index]
      let (value, tolerance) = store.residual(of: index, at: values)
      let side = value > tolerance ? row.above : value < -tolerance ? row.below : .free
      if row.isLeaning {
        isLeaning[Int(groups.root(of: store.columns[row.firstTerm]))] = true
      } else if side.level >= 0 {
        if row.termCount == 0 {
          if side.level == 0 { report([(Int(side.constraint), 1)]) }
          continue
        }
        let resting = row.terms.reduce(0) { max($0, restingLevels[Int(store.columns[$1])]) }
        if side.level == 0 || resting >= side.level {
          isUnsettled[Int(groups.root(of: store.columns[row.firstTerm]))] = true
        }
      }
    }
    unsettled = components(isUnsettled)
    for index in unsettled.indices {
      isLeaning[Int(groups.root(of: unsettled[index].columns[0]))] = false
    }
    leaning = components(isLeaning)
    guard !unsettled.isEmpty else { return }
    for index in unsettled.indices { mend(index) }
    substituteRequired()
  }

  /// Computes the values of rows of required equalities from those of the columns that they left free.
  mutating func substituteRequired() {
    var free = Elimination(columnCount: 0)
    swap(&free, &elimination)
    for pivot in stride(from: Int(requiredCount) - 1, through: 0, by: -1) {
      var sum = free.constants[pivot]
      for term in free.terms(of: pivot) {
        sum += free.termValues[term] * values[Int(free.termColumns[term])]
      }
      values[Int(free.columns[pivot])] = sum
    }
    swap(&free, &elimination)
  }

  /// The components whose roots are marked, oldest first.
  mutating func components(_ isMarked: [Bool]) -> [Component] {
    guard isMarked.contains(true) else { return [] }
    var number = [Int32](repeating: -1, count: isMarked.count)
    var local = number
    var result: [Component] = []
    for column in isMarked.indices {
      guard elimination.order[column] < 0 || elimination.order[column] >= requiredCount else {
        continue
      }
      let root = Int(groups.root(of: Int32(column)))
      guard isMarked[root] else { continue }
      if number[root] < 0 {
        number[root] = Int32(result.count)
        result.append(Component(columns: []))
      }
      local[column] = Int32(result[Int(number[root])].columns.count)
      result[Int(number[root])].columns.append(Int32(column))
    }
    var place = [Int32](repeating: -1, count: store.rows.count)
    for (index, row) in store.rows.enumerated() where row.termCount > 0 {
      let owner = number[Int(groups.root(of: store.columns[row.firstTerm]))]
      guard owner >= 0 else { continue }
      place[index] = Int32(result[Int(owner)].store.rows.count)
      result[Int(owner)].append(
        row, columns: row.terms.map { local[Int(store.columns[$0])] },
        values: store.values[row.terms], constraintCount: program.constraintCount)
    }
    for row in pivotRows where place[Int(row)] >= 0 {
      let owner = number[Int(groups.root(of: store.columns[store.rows[Int(row)].firstTerm]))]
      result[Int(owner)].basis.append(place[Int(row)])
    }
    for index in result.indices { result[index].finish() }
    return result
  }

  /// Solves a component by the simplex method, without the required rows that cannot hold.
  private mutating func mend(_ index: Int) {
    while let tableau = Tableau.optimal(unsettled[index], countsTies: true) {
      if let parts = tableau.infeasibility() {
        guard let row = resolveInfeasibility(unsettled[index], parts: parts) else { return }
        let isAbove = unsettled[index].store.rows[row].above.level == 0
        if isAbove {
          unsettled[index].store.rows[row].above = .free
        } else {
          unsettled[index].store.rows[row].below = .free
        }
        continue
      }
      for (column, value) in zip(unsettled[index].columns, tableau.columnValues()) {
        values[Int(column)] = value
      }
      held.append(tableau.held)
      return
    }
  }

  /// For each constraint whether it does not hold.
  func brokenConstraints() -> [Bool] {
    program.headers.indices.map { index in
      let header = program.headers[index]
      var sum = header.constant
      var scale = abs(sum)
      for position in program.termRange(of: index) {
        let term = program.terms[position]
        let part = term.coefficient * values[term.variable.index]
        sum += part
        scale = max(scale, abs(part))
      }
      if isDropped[index] { return true }
      if header.priority == 1000 || abs(sum) <= 1e-8 * scale { return false }
      switch header.relation {
      case .lessThanOrEqual: return sum > 0
      case .equal: return true
      case .greaterThanOrEqual: return sum < 0
      }
    }
  }

  /// What is needed to answer questions about ambiguity; nil if there is none.
  mutating func faces() -> Faces? {
    var result = Faces(
      isMovable: [Bool](repeating: false, count: program.variableCount),
      faceOfColumn: [Int32](repeating: -1, count: program.variableCount),
      localColumn: [Int32](repeating: -1, count: program.variableCount), faces: [],
      elimination: elimination, requiredCount: requiredCount,
      scratch: Faces.Scratch(columnCount: 2 * program.variableCount))
    for component in unsettled + leaning {
      guard let face = Face(component), face.isMovable.contains(true) else { continue }
      let isMovable = face.movableColumns()
      for (index, column) in component.columns.enumerated() {
        result.faceOfColumn[Int(column)] = Int32(result.faces.count)
        result.localColumn[Int(column)] = Int32(index)
        result.isMovable[Int(column)] = isMovable[index]
      }
      result.faces.append(face)
    }
    if result.faces.isEmpty { return nil }
    for pivot in stride(from: Int(requiredCount) - 1, through: 0, by: -1) {
      result.isMovable[Int(elimination.columns[pivot])] = elimination.terms(of: pivot).contains {
        result.isMovable[Int(elimination.termColumns[$0])]
      }
    }
    return result
  }
}
