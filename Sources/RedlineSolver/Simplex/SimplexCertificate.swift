extension Simplex {
  /// Whether this is an optimal vertex for certain: the held rows are 0, the costs are those of the rows,
  /// and none is so small that it may be a rounding error. To be called after a refresh.
  func isCertified() -> Bool {
    isOptimal && isExactEnough && !isGradientDoubtful && !component.isSpread && !factor.isDoubtful
      && hasClearCosts() && hasRightGradient()
  }

  /// Whether every price of a level is either 0 or much larger than rounding errors.
  private func hasClearCosts() -> Bool {
    for level in 0..<component.levels.count {
      let limit = costTolerance[level]
      guard limit > 0 else { continue }
      // Weights that are too far apart: the smaller ones count as 0.
      if leastWeights[level] < 1e3 * limit { return false }
      for (slot, row) in held.enumerated() {
        let state = rows[Int(row)]
        let gradient = gradient[slot * levelCount + level]
        let up = abs(gradient + (Int(state.aboveLevel) == level ? state.aboveWeight : 0))
        let down = abs(gradient - (Int(state.belowLevel) == level ? state.belowWeight : 0))
        for slope in [up, down] where slope > 1e-3 * limit && slope < 100 * limit { return false }
      }
    }
    return true
  }

  /// Whether the gradient times the held rows is the sum of the costs, level by level.
  private func hasRightGradient() -> Bool {
    var sums = [Double](repeating: 0, count: point.count)
    var peaks = sums
    for level in 0..<component.levels.count where costTolerance[level] > 0 {
      var isEmpty = true
      for (row, state) in rows.enumerated() {
        let factor =
          state.place < 0
          ? Int(state.costLevel) == level ? state.cost : 0
          : -gradient[Int(state.place) * levelCount + level]
        guard factor != 0 else { continue }
        isEmpty = false
        for term in component.store.rows[row].terms {
          let term = component.store.terms[term]
          let part = factor * term.value
          sums[Int(term.column)] += part
          peaks[Int(term.column)] = max(peaks[Int(term.column)], abs(part))
        }
      }
      if isEmpty { continue }
      for column in sums.indices {
        let isRight = abs(sums[column]) <= 1e-8 * peaks[column] + costTolerance[level]
        if !isRight { return false }
        sums[column] = 0
        peaks[column] = 0
      }
    }
    return true
  }
}
