extension Tableau {
  /// Makes the optimal tableau of a component; the last steps are repeated on a fresh one, which
  /// removes the rounding errors of pivoting.
  static func optimal(_ component: Component, countsTies: Bool) -> Tableau? {
    guard var result = Tableau(component, basis: component.basis, countsTies: countsTies) else {
      return nil
    }
    var rounds = 4
    while result.minimize().pivots > 0 && rounds > 0 {
      guard
        let fresh = Tableau(
          component, basis: result.held, countsTies: countsTies, previous: result)
      else { break }
      result = fresh
      rounds -= 1
    }
    return result
  }

  /// The values of the component's columns.
  func columnValues() -> [Double] {
    let count = component.columns.count
    var result = [Double](repeating: 0, count: 2 * count)
    for (index, row) in initiallyHeld.enumerated() where place[Int(row)] < 0 {
      result[count + index] = constants[Int(row)]
    }
    elimination.substituteBack(into: &result)
    return Array(result[..<count])
  }

  /// For each row its part in a sum of required rows that cannot be 0 or on its right side; nil if the
  /// required rows hold. To be called on an optimal tableau.
  func infeasibility() -> [Double]? {
    var result = [Double](repeating: 0, count: place.count)
    var isInfeasible = false
    for row in place.indices where place[row] < 0 {
      let isAbove = signs[row] > 0
      guard (isAbove ? aboveLevel[row] : belowLevel[row]) == 0 else { continue }
      let source = component.store.rows[row]
      result[row] = isAbove ? source.above.weight : -source.below.weight
      if abs(constants[row]) > tolerance { isInfeasible = true }
    }
    guard isInfeasible else { return nil }
    for (slot, row) in held.enumerated() {
      let part = gradient[slot * levelCount]
      if abs(part) > costTolerance[0] { result[Int(row)] = -part }
    }
    return result
  }

  /// For each place whether its residual can move at no cost on the levels of the component.
  func movablePlaces() -> [Bool] {
    var slope = [Double](repeating: 0, count: levelCount)
    return held.indices.map { slot in
      for direction in [1.0, -1.0] {
        self.slope(of: slot, direction: direction, into: &slope)
        guard let (level, _) = leading(slope) else { return true }
        if level >= component.levels.count { return true }
      }
      return false
    }
  }

  /// The coefficients of a sum of columns in terms of the residuals held at the start.
  ///
  /// - Parameter reducer: One with at least twice as many columns as the component.
  func coefficients(
    of terms: [(column: Int32, value: Double)], reducer: inout Reducer
  ) -> [(slot: Int, value: Double)] {
    let count = component.columns.count
    reducer.begin(constant: 0)
    for term in terms { reducer.add(term.value, column: term.column, in: elimination, limit: .max) }
    reducer.finish(in: elimination, limit: .max)
    return zip(reducer.columns, reducer.values).map { (Int($0) - count, $1) }
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
  /// A tableau of an optimal vertex, without ties and leanings.
  let vertex: Tableau
  let isMovable: [Bool]

  init?(_ component: Component) {
    guard let vertex = Tableau.optimal(component, countsTies: false) else { return nil }
    self.vertex = vertex
    isMovable = vertex.movablePlaces()
  }

  /// For each column whether it may have more than one value.
  func movableColumns() -> [Bool] {
    let count = vertex.component.columns.count
    var isMoved = [Bool](repeating: false, count: count) + isMovable
    let elimination = vertex.elimination
    for pivot in stride(from: elimination.pivotCount - 1, through: 0, by: -1) {
      isMoved[Int(elimination.columns[pivot])] = elimination.terms(of: pivot).contains {
        isMoved[Int(elimination.termColumns[$0])]
      }
    }
    return Array(isMoved[..<count])
  }

  /// The least and the greatest value of a sum of columns.
  func range(
    of terms: [(column: Int32, value: Double)], reducer: inout Reducer
  ) -> ClosedRange<Double> {
    let sum = { (values: [Double]) in terms.reduce(0) { $0 + $1.value * values[Int($1.column)] } }
    let slots = vertex.coefficients(of: terms, reducer: &reducer)
    guard slots.contains(where: { isMovable[$0.slot] }) else {
      let value = sum(vertex.columnValues())
      return value...value
    }
    var lowest = vertex
    lowest.setObjective(slots, sign: 1)
    let low = lowest.minimize().isBounded ? sum(lowest.columnValues()) : -Double.infinity
    var highest = vertex
    highest.setObjective(slots, sign: -1)
    let high = highest.minimize().isBounded ? sum(highest.columnValues()) : Double.infinity
    return min(low, high)...max(low, high)
  }
}
