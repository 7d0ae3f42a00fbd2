extension Pass {
  /// Checks that the values are optimal, component by component, and mends those that are not.
  mutating func settle() {
    var isUnsettled: [Bool] = []
    for index in program.headers.indices where !isDropped[index] {
      let header = program.headers[index]
      if header.relation == .equal && header.priority == 1000 { continue }
      guard violates(header, program.residual(of: index, at: values)) else { continue }
      guard let column = unsettledColumn(index) else { continue }
      if isUnsettled.isEmpty {
        isUnsettled = [Bool](repeating: false, count: program.variableCount)
      }
      isUnsettled[Int(column)] = true
    }
    guard !isUnsettled.isEmpty else { return }
    collectRows()
    for column in isUnsettled.indices where isUnsettled[column] {
      isUnsettled[Int(groups.root(of: Int32(column)))] = true
    }
    unsettled = components(isUnsettled)
    for index in unsettled.indices { mend(index) }
    substituteRequired()
  }

  /// A column of the component in which a violated constraint shows that the values may not be optimal.
  private mutating func unsettledColumn(_ index: Int) -> Int32? {
    let level = program.level(of: program.headers[index].priority)
    load(index, limit: requiredCount)
    guard let first = reducer.row.terms.first?.column else {
      if level == 0 { report([(index, 1)]) }
      return nil
    }
    setRestingLevels()
    let resting = reducer.row.terms.reduce(0) { max($0, restingLevels[Int($1.column)]) }
    return level == 0 || resting >= level ? first : nil
  }

  /// Computes the values of rows of required equalities from those of the columns that they left free.
  mutating func substituteRequired() {
    elimination.substituteBack(into: &values, through: Int(requiredCount))
  }

  /// Solves a component by the simplex method, without the required rows that cannot hold.
  private mutating func mend(_ index: Int) {
    while let vertex = Simplex.optimal(unsettled[index], countsTies: true) {
      if let parts = vertex.infeasibility() {
        guard let row = resolveInfeasibility(unsettled[index], parts: parts) else { return }
        let isAbove = unsettled[index].store.rows[row].above.level == 0
        if isAbove {
          unsettled[index].store.rows[row].above = .free
        } else {
          unsettled[index].store.rows[row].below = .free
        }
        continue
      }
      for (column, value) in zip(unsettled[index].columns, vertex.point) {
        values[Int(column)] = value
      }
      held.append(vertex.held)
      isOptimal = isOptimal && vertex.isOptimal
      return
    }
  }

  @inline(__always)
  func violates(_ header: ConstraintHeader, _ residual: (value: Double, scale: Double)) -> Bool {
    switch header.relation {
    case .lessThanOrEqual: residual.value > 1e-9 * residual.scale
    case .equal: abs(residual.value) > 1e-9 * residual.scale
    case .greaterThanOrEqual: residual.value < -1e-9 * residual.scale
    }
  }

  /// For each constraint whether it does not hold.
  func brokenConstraints() -> [Bool] {
    program.headers.indices.map { index in
      if isDropped[index] { return true }
      let header = program.headers[index]
      if header.priority == 1000 { return false }
      let residual = program.residual(of: index, at: values)
      return violates(header, (residual.value, 10 * residual.scale))
    }
  }

  /// What is needed to answer questions about ambiguity; nil if there is none.
  mutating func faces() -> Faces? {
    guard hasLeanings || !unsettled.isEmpty else { return nil }
    collectRows()
    var isLeaning = [Bool](repeating: false, count: program.variableCount)
    for row in store.rows where row.isLeaning && row.termCount > 0 {
      isLeaning[Int(groups.root(of: store.firstColumn(of: row)))] = true
    }
    for component in unsettled {
      isLeaning[Int(groups.root(of: component.columns[0]))] = false
    }
    var result = Faces(
      isMovable: [Bool](repeating: false, count: program.variableCount),
      faceOfColumn: [Int32](repeating: -1, count: program.variableCount),
      localColumn: [Int32](repeating: -1, count: program.variableCount), faces: [],
      elimination: elimination, requiredCount: requiredCount, reducer: reducer)
    for component in unsettled + components(isLeaning) {
      guard let face = Face(component), face.isMovable.contains(true) else { continue }
      for (index, column) in component.columns.enumerated() {
        result.faceOfColumn[Int(column)] = Int32(result.faces.count)
        result.localColumn[Int(column)] = Int32(index)
        result.isMovable[Int(column)] = face.isMovableColumn[index]
      }
      result.faces.append(face)
    }
    if result.faces.isEmpty { return nil }
    elimination.mark(&result.isMovable, through: Int(requiredCount))
    return result
  }
}

extension LinearProgram {
  /// The left side of a constraint at a point, and the scale of its rounding errors.
  @inline(__always)
  func residual(of index: Int, at point: [Double]) -> (value: Double, scale: Double) {
    var sum = headers[index].constant
    var scale = abs(sum)
    for position in termRange(of: index) {
      let term = terms[position]
      let part = term.coefficient * point[term.variable.index]
      sum += part
      scale = max(scale, abs(part))
    }
    return (sum, scale)
  }
}
