extension Simplex {
  /// How everything moves with the residual held at a place.
  struct Move: Sendable {
    var row: Int32
    /// The number of exchanges and changes of rows before it was computed.
    var version: Int
    var columns: [(index: Int32, rate: Double)] = []
    var rows: [(index: Int32, rate: Double)] = []
  }

  /// The vertex of all constraints of a program, without ties; leanings cost nothing.
  ///
  /// Rows are the leanings of some variables, then the constraints.
  ///
  /// - Parameter basis: The rows to start from.
  init?(_ program: LinearProgram, isRemoved: [Bool], leanings: [Int32], basis: [Int32]) {
    var component = Component(columns: (0..<Int32(program.variableCount)).map { $0 })
    component.levels = (0...Int32(program.priorities.count)).map { $0 }
    component.reserve(
      rows: leanings.count + program.constraintCount,
      terms: 2 * leanings.count + program.terms.count)
    for variable in leanings { component.appendLeaning(of: Int(variable), program) }
    for index in program.headers.indices {
      component.append(program, index, isRemoved: isRemoved[index])
    }
    self.init(component, basis: basis, countsTies: false, keepsEqualities: true)
  }

  /// Adds a row after the others.
  mutating func append(_ program: LinearProgram, _ index: Int) {
    component.append(program, index, isRemoved: false)
    let row = rows.count
    columnIndex.append(row, of: component.store)
    let (residual, tolerance) = component.store.residual(of: row, at: point)
    appendState(of: row)
    rows[row].tolerance = tolerance
    rows[row].residual = abs(residual) <= tolerance ? 0 : residual
    if rows[row].aboveLevel < 0 || rows[row].belowLevel < 0 {
      rows[row].offset = perturbation(of: row)
    }
    rows[row].sign = rows[row].side
    addCost(of: row, times: 1)
    if rows[row].costLevel == 0 { hasRequiredCosts = true }
    version += 1
  }

  /// Takes the costs of a row away; it stays where it is.
  mutating func remove(_ row: Int) {
    if rows[row].place < 0 { addCost(of: row, times: -1) }
    component.store.rows[row].above = .free
    component.store.rows[row].below = .free
    rows[row].aboveLevel = -1
    rows[row].belowLevel = -1
    rows[row].aboveWeight = 0
    rows[row].belowWeight = 0
    if rows[row].place >= 0 { markStale(rows[row].place) }
  }

  /// Gives a row the costs of a constraint whose priority or weight has changed.
  mutating func setPriority(_ program: LinearProgram, _ index: Int, of row: Int) {
    let isAbove = rows[row].aboveLevel >= 0
    let isBelow = rows[row].belowLevel >= 0
    guard isAbove || isBelow else { return }
    if rows[row].place < 0 { addCost(of: row, times: -1) }
    let side = component.scaledSide(of: program, index, scale: component.scales[row].divisor)
    component.store.rows[row].above = isAbove ? side : .free
    component.store.rows[row].below = isBelow ? side : .free
    rows[row].aboveLevel = isAbove ? side.level : -1
    rows[row].belowLevel = isBelow ? side.level : -1
    rows[row].aboveWeight = isAbove ? side.weight : 0
    rows[row].belowWeight = isBelow ? side.weight : 0
    note(side.weight, at: side.level)
    if rows[row].place >= 0 {
      markStale(rows[row].place)
    } else {
      addCost(of: row, times: 1)
      if rows[row].costLevel == 0 { hasRequiredCosts = true }
    }
  }

  /// Changes the constant of a row.
  mutating func setConstant(_ constant: Double, of row: Int) {
    let scaled = constant / component.scales[row].divisor
    let step = scaled - component.store.rows[row].constant
    component.store.rows[row].constant = scaled
    component.store.rows[row].magnitude = abs(scaled)
    rows[row].tolerance = max(rows[row].tolerance, 1e-9 * abs(scaled))
    if rows[row].place < 0 {
      rows[row].residual += step
      settleSigns(of: CollectionOfOne((Int32(row), 0)))
      return
    }
    let index = cachedMove(of: row)
    point.withUnsafeMutableBufferPointer { point in
      for (column, rate) in moves[index].columns { point[Int(column)] -= step * rate }
    }
    rows.withUnsafeMutableBufferPointer { rows in
      for (other, rate) in moves[index].rows { rows[Int(other)].residual -= step * rate }
    }
    settleSigns(of: moves[index].rows)
  }

  private mutating func cachedMove(of row: Int) -> Int {
    let old = moves.firstIndex { $0.row == Int32(row) }
    if let old, moves[old].version == version { return old }
    var fresh = Move(row: Int32(row), version: version)
    move(Int(rows[row].place), by: 1)
    findTouchedRows()
    for other in scratch.touched {
      fresh.rows.append((other, rows[Int(other)].rate))
    }
    for slot in scratch.movePlaces {
      fresh.columns.append((Int32(factor.column(of: slot)), scratch.move[Int(slot)]))
    }
    clearMove()
    if let old {
      moves[old] = fresh
      return old
    }
    if moves.count >= 4 { moves.removeFirst() }
    moves.append(fresh)
    return moves.count - 1
  }

  /// Moves the costs of rows whose residuals have changed sign to the other side.
  private mutating func settleSigns(of changed: some Sequence<(index: Int32, rate: Double)>) {
    scratch.passed.removeAll(keepingCapacity: true)
    for (row, _) in changed {
      let index = Int(row)
      if abs(rows[index].residual) <= rows[index].tolerance { rows[index].residual = 0 }
      if isOff(index) { scratch.passed.append(row) }
      if rows[index].residual != 0 && rows[index].costLevel == 0 { hasRequiredCosts = true }
    }
    guard !scratch.passed.isEmpty else { return }
    let passed = scratch.passed
    addCosts(of: passed, times: -1)
    for row in passed { rows[Int(row)].sign = rows[Int(row)].side }
    addCosts(of: passed, times: 1)
    hasRequiredCosts = true
  }

  /// Whether the required rows hold. To be called on an optimal vertex.
  mutating func isFeasible() -> Bool {
    guard hasRequiredCosts else { return true }
    hasRequiredCosts = rows.contains { $0.place < 0 && $0.residual != 0 && $0.costLevel == 0 }
    return !hasRequiredCosts
  }
}

extension Component {
  /// What a constraint costs in a row that is scaled.
  fileprivate func scaledSide(of program: LinearProgram, _ index: Int, scale: Double) -> Side {
    let header = program.headers[index]
    let level = program.level(of: header.priority)
    var side = Side(
      level: level, weight: level == 0 ? 1 : header.weight, constraint: Int32(index))
    side.scaleWeight(by: scale)
    return side
  }

  /// Adds a constraint of a program whose variables are the columns.
  mutating func append(
    _ program: LinearProgram, _ index: Int, isRemoved: Bool
  ) {
    let header = program.headers[index]
    let level = program.level(of: header.priority)
    let side =
      isRemoved
      ? Side.free
      : Side(level: level, weight: level == 0 ? 1 : header.weight, constraint: Int32(index))
    let terms = program.termRange(of: index)
    append(
      ResidualRow(
        firstTerm: 0, termCount: terms.count, constant: header.constant,
        magnitude: abs(header.constant),
        above: header.relation == .greaterThanOrEqual ? .free : side,
        below: header.relation == .lessThanOrEqual ? .free : side),
      terms: program.terms[terms].lazy.map {
        ColumnTerm(column: Int32($0.variable.index), value: $0.coefficient)
      })
  }

  /// Adds the leaning of a variable, at no cost.
  mutating func appendLeaning(of variable: Int, _ program: LinearProgram) {
    let leaning = program.leanings[variable]
    let row = ResidualRow(
      firstTerm: 0, termCount: leaning.other < 0 ? 1 : 2, constant: -leaning.offset,
      magnitude: abs(leaning.offset), above: .free, below: .free)
    let term = ColumnTerm(column: Int32(variable), value: 1)
    if leaning.other < 0 {
      append(row, terms: CollectionOfOne(term))
    } else {
      append(row, terms: [term, ColumnTerm(column: leaning.other, value: -1)])
    }
  }
}
