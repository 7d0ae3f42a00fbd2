extension Simplex {
  /// Makes the optimal vertex of a component; the last steps are repeated on fresh factors, which
  /// removes the rounding errors of pivoting.
  static func optimal(_ component: Component, countsTies: Bool) -> Simplex? {
    guard var result = Simplex(component, basis: component.basis, countsTies: countsTies) else {
      return nil
    }
    var rounds = 4
    var outcome = result.minimize()
    while outcome.pivots > 0 && rounds > 0 {
      guard result.refresh() else { break }
      outcome = result.minimize()
      rounds -= 1
    }
    result.isOptimal = outcome.end == .optimal
    return result
  }

  /// For each row its part in a sum of required rows that cannot be 0 or on its right side; nil if the
  /// required rows hold. To be called on an optimal vertex.
  func infeasibility() -> [Double]? {
    var result = [Double](repeating: 0, count: rows.count)
    var isInfeasible = false
    for (row, state) in rows.enumerated() where state.place < 0 && state.costLevel == 0 {
      result[row] = state.cost
      if abs(state.residual) > state.tolerance { isInfeasible = true }
    }
    guard isInfeasible else { return nil }
    for (slot, row) in held.enumerated() {
      let part = gradient[slot * levelCount]
      if abs(part) > costTolerance[0] { result[Int(row)] = -part }
    }
    return result
  }

  /// For each place whether its residual can move at no cost on the levels of the component.
  mutating func movablePlaces() -> [Bool] {
    held.indices.map { slot in
      for direction in [1.0, -1.0] {
        setSlope(of: slot, direction: direction)
        guard let (level, _) = leading() else { return true }
        if level >= component.levels.count { return true }
      }
      return false
    }
  }

  /// For each column whether it moves when all of the given places do, by different amounts.
  mutating func movableColumns(_ isMovable: [Bool]) -> [Bool] {
    for slot in held.indices where isMovable[slot] {
      scratch.move.add(abs(perturbation(of: slot)), at: slot)
    }
    factor.solve(&scratch.move)
    scratch.move.list(into: &scratch.movePlaces)
    var result = [Bool](repeating: false, count: point.count)
    for place in scratch.movePlaces { result[factor.column(of: place)] = true }
    scratch.move.clear()
    return result
  }

  /// The coefficients of a sum of columns in terms of the held residuals.
  mutating func coefficients(
    of terms: [(column: Int32, value: Double)]
  ) -> [(slot: Int, value: Double)] {
    for term in terms { scratch.sum.add(term.value, at: factor.place(of: term.column)) }
    factor.solveTransposed(&scratch.sum)
    scratch.sum.list(into: &scratch.sumPlaces)
    let result = scratch.sumPlaces.map { (slot: Int($0), value: scratch.sum[Int($0)]) }
    scratch.sum.clear()
    return result
  }

  /// Puts a sum of the held residuals below all other levels as a cost.
  mutating func setObjective(_ terms: [(slot: Int, value: Double)], sign: Double) {
    let level = levelCount - 1
    costTolerance[level] = 1e-9 * terms.reduce(0) { max($0, abs($1.value)) }
    for term in terms {
      gradient[term.slot * levelCount + level] = sign * term.value
      markStale(Int32(term.slot))
    }
  }
}

/// The optimal points of a component of which there is more than one.
struct Face: Sendable {
  /// An optimal vertex, without ties and leanings; one of the two is there.
  private var rounded: Simplex?
  private var exact: ExactSimplex?
  let isMovable: [Bool]
  /// For each column whether it may have more than one value.
  let isMovableColumn: [Bool]

  var isExact: Bool { exact != nil }

  /// Nil if rounding errors may have spoiled the vertex.
  init?(_ component: Component) {
    guard var vertex = Simplex.optimal(component, countsTies: false), vertex.isCertified() else {
      return nil
    }
    isMovable = vertex.movablePlaces()
    isMovableColumn = vertex.movableColumns(isMovable)
    rounded = vertex
  }

  /// - Parameter vertex: An optimal vertex, without ties and leanings.
  init(_ vertex: ExactSimplex) {
    isMovable = vertex.movablePlaces()
    isMovableColumn = vertex.movableColumns(isMovable)
    exact = vertex
  }

  /// The least and the greatest value of a sum of columns; nil if rounding errors may have spoiled them.
  mutating func range(of terms: [(column: Int32, value: Double)]) -> ClosedRange<Double>? {
    if let exact { return exact.range(of: terms) }
    guard let slots = rounded?.coefficients(of: terms), let rounded else { return nil }
    guard slots.contains(where: { isMovable[$0.slot] }) else {
      let value = terms.reduce(0) { $0 + $1.value * rounded.point[Int($1.column)] }
      return value...value
    }
    guard let low = rounded.end(of: terms, sign: 1), let high = rounded.end(of: terms, sign: -1)
    else { return nil }
    return min(low, high)...max(low, high)
  }
}

extension Simplex {
  /// The least (1) or greatest (−1) value of a sum of columns at no cost; nil if it cannot be certified.
  fileprivate func end(of terms: [(column: Int32, value: Double)], sign: Double) -> Double? {
    var end = self
    for _ in 0..<4 {
      end.setObjective(end.coefficients(of: terms), sign: sign)
      let outcome = end.minimize()
      switch outcome.end {
      case .unbounded: return end.isMoveDoubtful ? nil : -sign * Double.infinity
      case .limit: return nil
      case .optimal where component.isEven:
        // A few pivots from a vertex that was certified.
        return terms.reduce(0) { $0 + $1.value * end.point[Int($1.column)] }
      case .optimal where outcome.pivots == 0:
        return end.isCertified()
          ? terms.reduce(0) { $0 + $1.value * end.point[Int($1.column)] } : nil
      case .optimal:
        // The gradient of the objective is lost with the factor.
        guard end.refresh() else { return nil }
      }
    }
    return nil
  }
}
