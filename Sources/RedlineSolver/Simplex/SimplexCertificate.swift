extension Simplex {
  /// Whether this is an optimal vertex for certain: the held rows are 0, the costs are those of the rows,
  /// and none is so small that it may be a rounding error. To be called after a refresh.
  func isCertified() -> Bool {
    isOptimal && isExactEnough && !isGradientDoubtful && !component.isSpread && !factor.isDoubtful
      && hasClearCosts() && hasRightGradient()
  }

  /// Whether no weight is so small against others of its level that it counts as 0.
  var hasComparableWeights: Bool {
    component.levels.indices.allSatisfy { level in
      costTolerance[level] == 0 || leastWeights[level] >= 1e3 * costTolerance[level]
    }
  }

  /// Whether every price of a level is either 0 or much larger than rounding errors.
  private func hasClearCosts() -> Bool {
    guard hasComparableWeights else { return false }
    return rows.withUnsafeBufferPointer { rows in
      gradient.withUnsafeBufferPointer { gradient in
        costTolerance.withUnsafeBufferPointer { limits in
          for (slot, row) in held.enumerated() {
            let own = rows[Int(row)]
            for level in component.levels.indices where limits[level] > 0 {
              let gradient = gradient[slot * levelCount + level]
              let up = abs(gradient + (Int(own.aboveLevel) == level ? own.aboveWeight : 0))
              let down = abs(gradient - (Int(own.belowLevel) == level ? own.belowWeight : 0))
              let isClear =
                (up <= 1e-3 * limits[level] || !(up < 100 * limits[level]))
                && (down <= 1e-3 * limits[level] || !(down < 100 * limits[level]))
              if !isClear { return false }
            }
          }
          return true
        }
      }
    }
  }

  /// Whether the gradient times the held rows is the sum of the costs, level by level.
  private func hasRightGradient() -> Bool {
    var sums = [ColumnSum](repeating: ColumnSum(), count: point.count)
    return sums.withUnsafeMutableBufferPointer { sums in
      for level in component.levels.indices where costTolerance[level] > 0 {
        if !hasRightGradient(of: level, sums) { return false }
      }
      return true
    }
  }

  private struct ColumnSum {
    var sum = 0.0
    var peak = 0.0
  }

  /// - Parameter sums: For each column 0, before and after.
  private func hasRightGradient(
    of level: Int, _ sums: UnsafeMutableBufferPointer<ColumnSum>
  ) -> Bool {
    var isEmpty = true
    rows.withUnsafeBufferPointer { rows in
      component.store.terms.withUnsafeBufferPointer { terms in
        for row in rows.indices {
          let place = Int(rows[row].place)
          let factor =
            place >= 0
            ? -gradient[place * levelCount + level]
            : Int(rows[row].costLevel) == level ? rows[row].cost : 0
          guard factor != 0 else { continue }
          isEmpty = false
          for position in component.store.rows[row].terms {
            let column = Int(terms[position].column)
            let part = factor * terms[position].value
            sums[column].sum += part
            if abs(part) > sums[column].peak { sums[column].peak = abs(part) }
          }
        }
      }
    }
    if isEmpty { return true }
    for column in sums.indices {
      let isRight = abs(sums[column].sum) <= 1e-8 * sums[column].peak + costTolerance[level]
      if !isRight { return false }
      sums[column] = ColumnSum()
    }
    return true
  }
}
