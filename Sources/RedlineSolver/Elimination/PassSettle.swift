extension Pass {
  /// Checks that the values are optimal, component by component, and mends those that are not.
  mutating func settle() {
    var isUnsettled: [Bool] = []
    checkEqualities()
    for index in violatedConstraints() where !isLeftOut[index] {
      let column = unsettledColumn(index)
      if isDense { return }
      guard let column else { continue }
      if isUnsettled.isEmpty {
        isUnsettled = [Bool](repeating: false, count: program.variableCount)
      }
      isUnsettled[Int(column)] = true
      // The rows that are left need not be reduced twice.
      collectRows()
      if isDense { return }
    }
    guard !isUnsettled.isEmpty else { return }
    for column in isUnsettled.indices where isUnsettled[column] {
      isUnsettled[Int(groups.root(of: Int32(column)))] = true
    }
    if !reuseMended(isUnsettled) {
      let (components, places) = takeComponents(isUnsettled) ?? components(isUnsettled)
      unsettled = components
      let bases = trace == nil ? [] : unsettled.map(\.basis)
      var vertex = Simplex()
      var like = LikeComponents()
      for index in unsettled.indices { mend(index, in: &vertex, &like) }
      if trace != nil { keepMended(isUnsettled, bases: bases, places: places) }
    }
    substituteRequired()
  }

  /// A column of the component in which a violated constraint shows that the values may not be optimal.
  private mutating func unsettledColumn(_ index: Int) -> Int32? {
    let level = program.level(of: program.headers[index].priority)
    if restsAbove(level, index) { return nil }
    setRestingLevels()
    let row: (first: Int32, resting: Int32)?
    if store.rows.isEmpty {
      load(index, limit: requiredCount)
      row = resting(reducer.row.terms[...])
    } else {
      let stored = store.rows[Int(rowOfConstraint[index])]
      row = store.terms.withUnsafeBufferPointer { resting($0[stored.terms]) }
    }
    guard let row else {
      if level == 0 { report([(index, 1)]) }
      return nil
    }
    return level == 0 || row.resting >= level ? row.first : nil
  }

  /// The first column of a row, and the lowest level that one of its columns rests on; nil for an empty row.
  private func resting(
    _ terms: Slice<UnsafeBufferPointer<ColumnTerm>>
  ) -> (first: Int32, resting: Int32)? {
    guard let first = terms.first?.column else { return nil }
    return (first, terms.reduce(0) { max($0, restingLevels[Int($1.column)]) })
  }

  /// Computes the values of rows of required equalities from those of the columns that they left free.
  mutating func substituteRequired() {
    elimination.substituteBack(into: &values, through: Int(requiredCount))
  }

  /// Solves a component by the simplex method, without the required rows that cannot hold.
  private mutating func mend(
    _ index: Int, in vertex: inout Simplex, _ like: inout LikeComponents
  ) {
    let first = unsettled[index].columns[0]
    // In place: a component outside of the list would be a copy, which counts each of its arrays.
    let isTaken = unsettled.withUnsafeBufferPointer { all in
      like.kind(of: all[index], among: all).map { vertex.take(index, among: all, of: $0) } ?? false
    }
    if isTaken {
      keep(vertex.point, of: index)
      held.append(vertex.held)
      haveOnePoint.append(vertex.takenKind != nil)
      return
    }
    unsettled[index].holdViolated(at: values)
    while vertex.solve(unsettled[index], countsTies: true) {
      pivotCount += vertex.pivotCount
      let isCertified = vertex.isCertified()
      if !isCertified { doubtfulColumns.append(first) }
      if let parts = vertex.infeasibility() {
        guard
          let row = resolveInfeasibility(unsettled[index], parts: parts, isCertified: isCertified)
        else { return keepNone() }
        let isAbove = unsettled[index].store.rows[row].above.level == 0
        if isAbove {
          unsettled[index].store.rows[row].above = .free
        } else {
          unsettled[index].store.rows[row].below = .free
        }
        // What holds together now is near where it did not.
        unsettled[index].basis = vertex.held
        continue
      }
      keep(vertex.point, of: index)
      held.append(vertex.held)
      haveOnePoint.append(isCertified && vertex.isOnlyPoint())
      if isCertified { like.note(index, held: vertex.held) }
      return
    }
    // The rows that were to be held depend on each other, but for rounding errors.
    doubtfulColumns.append(first)
    keepNone()
  }

  /// Notes that no optimum of a component is known: the next one has the next number.
  private mutating func keepNone() {
    held.append([])
    haveOnePoint.append(false)
  }

  private mutating func keep(_ point: [Double], of component: Int) {
    for (column, value) in zip(unsettled[component].columns, point) { values[Int(column)] = value }
  }

  /// The constraints that count and do not hold, without required equalities.
  private func violatedConstraints() -> [Int] {
    var result: [Int] = []
    program.withResiduals(at: values) { residuals in
      for index in isLeftOut.indices where !isLeftOut[index] {
        let header = residuals.headers[index]
        if header.relation == .equal && header.priority == 1000 { continue }
        if header.isViolated(by: residuals[index]) { result.append(index) }
      }
    }
    return result
  }

  /// For each constraint whether it does not hold.
  func brokenConstraints() -> [Bool] {
    var result = isDropped
    program.withResiduals(at: values) { residuals in
      for index in result.indices where !result[index] {
        let header = residuals.headers[index]
        if header.priority == 1000 { continue }
        if header.isClearlyViolated(by: residuals[index]) { result[index] = true }
      }
    }
    return result
  }
}

extension ConstraintHeader {
  @inline(__always)
  func isViolated(by residual: (value: Double, scale: Double)) -> Bool {
    switch relation {
    case .lessThanOrEqual: residual.value > 1e-9 * residual.scale
    case .equal: abs(residual.value) > 1e-9 * residual.scale
    case .greaterThanOrEqual: residual.value < -1e-9 * residual.scale
    }
  }

  /// Whether nobody would take the residual for a rounding error.
  @inline(__always)
  func isClearlyViolated(by residual: (value: Double, scale: Double)) -> Bool {
    isViolated(by: (residual.value, 10 * residual.scale))
  }
}

/// The left sides of constraints at a point, and the scales of their rounding errors.
struct Residuals {
  let headers: UnsafeBufferPointer<ConstraintHeader>
  fileprivate let terms: UnsafeBufferPointer<Term>
  fileprivate let point: UnsafeBufferPointer<Double>

  @inline(__always)
  subscript(index: Int) -> (value: Double, scale: Double) {
    var sum = headers[index].constant
    var scale = abs(sum)
    let end = index + 1 < headers.count ? headers[index + 1].firstTerm : terms.count
    for position in headers[index].firstTerm..<end {
      let term = terms[position]
      let part = term.coefficient * point[term.variable.index]
      sum += part
      if abs(part) > scale { scale = abs(part) }
    }
    return (sum, scale)
  }
}

extension LinearProgram {
  @inline(__always)
  func withResiduals(at point: [Double], _ body: (Residuals) -> Void) {
    headers.withUnsafeBufferPointer { headers in
      terms.withUnsafeBufferPointer { terms in
        point.withUnsafeBufferPointer {
          body(Residuals(headers: headers, terms: terms, point: $0))
        }
      }
    }
  }

  /// Whether a constraint does not hold at a point.
  func isViolated(_ index: Int, at point: [Double]) -> Bool {
    headers[index].isClearlyViolated(by: residual(of: index, at: point))
  }

  /// The left side of a constraint at a point, and the scale of its rounding errors.
  func residual(of index: Int, at point: [Double]) -> (value: Double, scale: Double) {
    var result = (value: 0.0, scale: 0.0)
    withResiduals(at: point) { result = $0[index] }
    return result
  }
}
