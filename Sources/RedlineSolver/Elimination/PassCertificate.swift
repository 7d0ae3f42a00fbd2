/// Whether rounding errors may have spoiled a pass, and what is done about it.
extension Pass {
  /// Notes that what a constraint is part of may be wrong.
  mutating func doubt(_ constraint: Int) {
    guard let term = program.termRange(of: constraint).first else { return }
    doubtfulColumns.append(Int32(program.terms[term].variable.index))
  }

  @inline(__always)
  func isCareful(_ constraint: Int) -> Bool {
    !solving.isUsual && solving.care(ofConstraint: constraint) == .careful
  }

  func isExact(_ column: Int) -> Bool { solving.care(of: Int32(column)) == .exact }

  /// Checks the values where the certificate of ``settle()`` has not: rows that are held must hold, and
  /// values must not be out of all proportion to constants.
  mutating func certify() {
    guard isComplete else { return }
    doubtfulColumns += elimination.grownColumns
    for constraint in program.spreadConstraints where !isLeftOut[Int(constraint)] {
      doubt(Int(constraint))
    }
    var greatest = 0.0
    for value in values where !(abs(value) <= greatest) {
      greatest = value.isFinite ? abs(value) : .infinity
    }
    if !unsettled.isEmpty { checkHeldRows() }
    if greatest > 1e6 { checkValues(greatest) }
  }

  /// Whether a residual is more than what rounding errors of the largest values leave where the sum of
  /// small ones should be 0.
  func isTooLarge(_ residual: Double) -> Bool {
    !(abs(residual) <= 1e-13 * values.reduce(0) { max($0, abs($1)) })
  }

  /// Doubts required equalities that do not hold.
  mutating func checkEqualities() {
    var violated: [Int] = []
    program.withResiduals(at: values) { residuals in
      for index in mixedEqualities where !isLeftOut[Int(index)] {
        let residual = residuals[Int(index)]
        if abs(residual.value) > 1e-9 * residual.scale { violated.append(Int(index)) }
      }
    }
    doubtLarge(violated)
  }

  /// Checks the rows of components that were mended; the others are as ``settle()`` has checked them.
  private mutating func checkHeldRows() {
    checkEqualities()
    var violated: [Int] = []
    program.withResiduals(at: values) { residuals in
      for component in unsettled.indices {
        unsettled[component].store.rows.withUnsafeBufferPointer { rows in
          for row in rows {
            guard row.isRequired else { continue }
            let index = Int(row.above.level == 0 ? row.above.constraint : row.below.constraint)
            if residuals.headers[index].isViolated(by: residuals[index]) { violated.append(index) }
          }
          guard component < held.count else { return }
          for row in held[component] {
            let source = Int(rows[Int(row)].source)
            guard source >= 0 else { continue }
            let residual = residuals[source]
            if !(abs(residual.value) <= 1e-9 * residual.scale) { violated.append(source) }
          }
        }
      }
    }
    doubtLarge(violated.filter { !isLeftOut[$0] })
  }

  private mutating func doubtLarge(_ violated: [Int]) {
    for index in violated where isTooLarge(program.residual(of: index, at: values).value) {
      doubt(index)
    }
  }

  /// Looks for values that only tiny pivots can have made.
  private mutating func checkValues(_ greatest: Double) {
    var base = 0.0
    for source in heldSources {
      if source < 0 {
        base = max(base, abs(program.leanings[Int(-2 - source)].offset))
        continue
      }
      var largest = 0.0
      for term in program.termRange(of: Int(source)) {
        largest = max(largest, abs(program.terms[term].coefficient))
      }
      guard largest > 0 else { continue }
      base = max(base, abs(program.headers[Int(source)].constant / largest))
    }
    guard !(greatest <= 1e7 * base) else { return }
    for (column, value) in values.enumerated()
    where !(abs(value) <= 1e7 * base) && !isExact(column) {
      doubtfulColumns.append(Int32(column))
    }
  }

  // MARK: Exact arithmetic

  /// Solves the parts of the program that are to be computed exactly, and reports their conflicts.
  mutating func solveExactly() {
    guard solving.hasExactColumns else { return }
    var groups = solving.connectedColumns()
    var columns: [Int32: [Int32]] = [:]
    var constraints: [Int32: [Int]] = [:]
    values = solving.draft.values.map { $0.isFinite ? $0 : 0 }
    for column in values.indices where isExact(column) {
      columns[groups.root(of: Int32(column)), default: []].append(Int32(column))
    }
    for index in program.headers.indices
    where !isDropped[index] && solving.care(ofConstraint: index) == .exact {
      let term = program.terms[program.headers[index].firstTerm]
      let root = groups.root(of: Int32(term.variable.index))
      constraints[root, default: []].append(index)
    }
    for root in columns.keys.sorted() {
      do {
        try solveExactly(columns[root] ?? [], constraints[root] ?? [])
      } catch {
        doubtfulColumns.append(root)
      }
    }
  }

  private mutating func solveExactly(
    _ columns: [Int32], _ constraints: [Int]
  ) throws(ExactSimplex.Exhausted) {
    var constraints = constraints
    var work = ExactSimplex.greatestWork
    while true {
      let input = try ExactRows(
        program, constraints, columns: columns, outside: values, countsTies: true)
      var vertex = try ExactSimplex(
        input, basis: input.rows(of: solving.draft.heldSources), work: work)
      _ = try vertex.minimize()
      work = vertex.work
      for (index, column) in columns.enumerated() { values[Int(column)] = vertex.value(of: index) }
      guard let members = conflict(at: vertex) else {
        exactParts.append(vertex)
        return
      }
      let conflict = try irreducible(members, columns, work: &work)
      let broken = conflict.last { !program.headers[$0].isImplicit } ?? conflict[conflict.count - 1]
      isDropped[broken] = true
      isLeftOut[broken] = true
      conflicts.append(Conflict(constraints: conflict, broken: broken))
      constraints.removeAll { $0 == broken }
    }
  }

  /// Required constraints that cannot hold together by more than rounding errors of what was written.
  private func conflict(at vertex: ExactSimplex) -> [Int]? {
    let required = vertex.input.rows.filter { $0.aboveLevel == 0 || $0.belowLevel == 0 }
    let isInfeasible = required.contains { row in
      let index = Int(row.source)
      return program.headers[index].isViolated(by: program.residual(of: index, at: values))
    }
    guard isInfeasible else { return nil }
    let members = vertex.infeasibleRows().map { Int(vertex.input.rows[$0].source) }
      .filter { $0 >= 0 && program.headers[$0].priority == 1000 }
    // Where numbers underflow, rounded rows can be off although the exact ones hold.
    return members.isEmpty ? nil : members
  }

  /// Leaves out one constraint after the other as long as the others cannot hold.
  private mutating func irreducible(
    _ members: [Int], _ columns: [Int32], work: inout Int
  ) throws(ExactSimplex.Exhausted) -> [Int] {
    var result = members
    for member in members where result.count > 1 && result.contains(member) {
      let fewer = result.filter { $0 != member }
      let input = try ExactRows(
        program, fewer, columns: columns, outside: values, countsTies: false)
      var vertex = try ExactSimplex(input, basis: [], work: work)
      _ = try vertex.minimize()
      work = vertex.work
      for (index, column) in columns.enumerated() { values[Int(column)] = vertex.value(of: index) }
      if let smaller = conflict(at: vertex) { result = smaller }
    }
    return result
  }
}

extension ExactRows {
  /// The rows of constraints and leanings that are among them.
  func rows(of sources: [Int32]) -> [Int] {
    var place: [Int32: Int] = [:]
    for (index, row) in rows.enumerated() { place[row.source] = index }
    return sources.compactMap { place[$0] }
  }
}
