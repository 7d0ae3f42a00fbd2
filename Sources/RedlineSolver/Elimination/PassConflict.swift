extension Pass {
  /// Reports the conflict in which these constraints take part, with required equalities, if none of
  /// them was dropped in this pass.
  ///
  /// - Parameter parts: Constraints and their multipliers in a sum that cannot hold.
  /// - Returns: The constraint that was dropped.
  @discardableResult
  mutating func report(_ parts: [(constraint: Int, multiplier: Double)]) -> Int? {
    let members = (parts.map(\.constraint) + equalities(behind: parts)).sorted()
    guard !members.contains(where: { isDropped[$0] }) else {
      isComplete = false
      return nil
    }
    let broken = members.last { !program.headers[$0].isImplicit } ?? members[members.count - 1]
    isDropped[broken] = true
    isLeftOut[broken] = true
    conflicts.append(Conflict(constraints: members, broken: broken))
    if pivotConstraints.contains(Int32(broken)) { isComplete = false }
    return broken
  }

  /// The required equalities whose pivots take part in a sum of constraints.
  private mutating func equalities(
    behind parts: [(constraint: Int, multiplier: Double)]
  ) -> [Int] {
    var sums = [Double](repeating: 0, count: pivotConstraints.count)
    var peaks = sums
    reducer.isRecording = true
    defer { reducer.isRecording = trace != nil }
    let terms = parts.flatMap { part in
      program.terms[program.termRange(of: part.constraint)].map {
        ColumnTerm(
          column: Int32($0.variable.index), value: $0.coefficient * part.multiplier)
      }
    }
    let pivots = required
    reducer.reduce(constant: 0, count: terms.count, in: pivots, limit: requiredCount) {
      terms[$0]
    }
    for use in reducer.row.used {
      sums[Int(use.pivot)] = use.multiplier
      peaks[Int(use.pivot)] = abs(use.multiplier)
    }
    var result: [Int] = []
    for pivot in stride(from: sums.count - 1, through: 0, by: -1) {
      let size = abs(sums[pivot])
      guard size > 1e-13 * peaks[pivot] else { continue }
      // What almost cancels may be a rounding error, or not be one.
      if size <= 1e-7 * peaks[pivot] { doubt(Int(pivotConstraints[pivot])) }
      result.append(Int(pivotConstraints[pivot]))
      load(Int(pivotConstraints[pivot]), in: pivots, limit: Int32(pivot))
      let column = pivots.pivots[pivot].column
      guard let position = reducer.row.terms.firstIndex(where: { $0.column == column }) else {
        continue
      }
      let factor = sums[pivot] / reducer.row.terms[position].value
      for use in reducer.row.used {
        let part = factor * use.multiplier
        sums[Int(use.pivot)] -= part
        peaks[Int(use.pivot)] = max(peaks[Int(use.pivot)], abs(part))
      }
    }
    return result
  }

  /// Reports a smallest set of required rows of a component that cannot hold together.
  ///
  /// - Parameters:
  ///   - parts: For each row its part in a sum that cannot hold.
  ///   - isCertified: Whether rounding errors have no part in that.
  /// - Returns: The row whose required side was dropped; nil if another pass is needed.
  mutating func resolveInfeasibility(
    _ component: Component, parts: [Double], isCertified: Bool
  ) -> Int? {
    var candidates = parts.indices.filter {
      parts[$0] != 0 && component.store.rows[$0].isRequired
    }.map { Int32($0) }
    var multipliers = candidates.map { parts[Int($0)] }
    var position = 0
    var isIrreducible = isCertified && component.isCircuit(candidates)
    var vertex = Simplex()
    while !isIrreducible && position < candidates.count && candidates.count > 1 {
      var fewer = candidates
      fewer.remove(at: position)
      let restricted = component.restricted(to: fewer)
      let isSolved = vertex.solve(restricted, countsTies: false)
      pivotCount += vertex.pivotCount
      let isCertified = isSolved && vertex.isCertified()
      if !isCertified { doubtfulColumns.append(component.columns[0]) }
      if isSolved, let parts = vertex.infeasibility() {
        let kept = fewer.indices.filter { parts[$0] != 0 }
        position = fewer[..<position].indices.filter { parts[$0] != 0 }.count
        candidates = kept.map { fewer[$0] }
        multipliers = kept.map { parts[$0] }
        isIrreducible = isCertified && component.isCircuit(candidates)
      } else {
        position += 1
      }
    }
    var members: [(Int, Double)] = []
    for (row, multiplier) in zip(candidates, multipliers) {
      let source = component.store.rows[Int(row)]
      let side = source.above.level == 0 ? source.above : source.below
      members.append((Int(side.constraint), multiplier / component.scales[Int(row)].divisor))
    }
    guard let broken = report(members) else { return nil }
    return zip(candidates, members).first { $0.1.0 == broken }.map { Int($0.0) }
  }
}
