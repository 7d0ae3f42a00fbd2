/// The optimal values of one column whose rows have no other, without a search: the costs of each level are a
/// sum of corners along a line, which is least between two of them.
struct ColumnOptimum {
  /// Where a row is 0, and what moving away from there costs.
  private struct Corner {
    var place: Double
    var left: Side
    var right: Side
    /// That of rounding errors in the place.
    var scale: Double
  }

  private var corners: [Corner] = []

  /// Forgets all rows.
  mutating func reset() {
    corners.removeAll(keepingCapacity: true)
  }

  /// Adds a row with one term.
  mutating func add(_ row: ResidualRow, coefficient: Double) {
    var (left, right) = coefficient > 0 ? (row.below, row.above) : (row.above, row.below)
    left.weight *= abs(coefficient)
    right.weight *= abs(coefficient)
    guard left.isCounted || right.isCounted else { return }
    corners.append(
      Corner(
        place: -row.constant / coefficient, left: left, right: right,
        scale: row.magnitude / abs(coefficient)))
  }

  /// The least and the greatest optimal value, ties and leanings aside; nil where rounding errors may
  /// decide.
  mutating func range() -> ClosedRange<Double>? {
    corners.sort { $0.place < $1.place }
    var (low, high) = (-Double.infinity, Double.infinity)
    var level: Int32 = -1
    while let next = nextLevel(after: level) {
      level = next
      guard let best = optimum(level) else { return nil }
      if best.low > high {
        low = high
      } else if best.high < low {
        high = low
      } else {
        (low, high) = (max(low, best.low), min(high, best.high))
      }
    }
    guard !low.isNaN, !high.isNaN, abs(low) <= 1e300 || low < high, low <= high else { return nil }
    return low...high
  }

  /// Whether a range is one value but for rounding errors.
  func isPoint(_ range: ClosedRange<Double>) -> Bool {
    isClose(range.lowerBound, range.upperBound)
  }

  /// Whether a place is not above another one but for rounding errors in both; bounds further away have no part
  /// in those.
  private func isClose(_ low: Double, _ high: Double) -> Bool {
    guard low.isFinite, high.isFinite else { return false }
    let scale = corners.reduce(max(abs(low), abs(high))) {
      $1.place == low || $1.place == high ? max($0, $1.scale) : $0
    }
    return high - low <= 1e-9 * scale
  }

  private func nextLevel(after level: Int32) -> Int32? {
    var next = Side.leaningLevel
    for corner in corners {
      for side in [corner.left, corner.right] where side.level > level && side.level < next {
        next = side.level
      }
    }
    return next < Side.leaningLevel ? next : nil
  }

  /// Where the costs of a level are least; nil where rounding errors may decide.
  private func optimum(_ level: Int32) -> (low: Double, high: Double)? {
    var (greatest, least) = (0.0, Double.infinity)
    var slope = 0.0
    for corner in corners {
      for side in [corner.left, corner.right] where side.level == level {
        (greatest, least) = (max(greatest, side.weight), min(least, side.weight))
      }
      if corner.left.level == level { slope -= corner.left.weight }
    }
    guard least >= 1e-6 * greatest, greatest.isFinite else { return nil }
    let limit = 1e-9 * greatest
    if level == 0 { return required() }
    var (low, high) = (-Double.infinity, Double.infinity)
    if slope < -limit { low = .nan }
    for corner in corners {
      if corner.left.level == level { slope += corner.left.weight }
      if corner.right.level == level { slope += corner.right.weight }
      guard abs(slope) <= 1e-3 * limit || abs(slope) >= 100 * limit else { return nil }
      if low.isNaN, slope >= -limit { low = corner.place }
      if slope > limit {
        high = corner.place
        break
      }
    }
    return low.isNaN ? nil : (low, high)
  }

  /// Between all bounds; nil where they contradict each other.
  private func required() -> (low: Double, high: Double)? {
    var (low, high) = (-Double.infinity, Double.infinity)
    for corner in corners {
      if corner.left.level == 0 { low = max(low, corner.place) }
      if corner.right.level == 0 { high = min(high, corner.place) }
    }
    if low <= high { return (low, high) }
    return isClose(high, low) ? (low, low) : nil
  }
}

extension Side {
  fileprivate var isCounted: Bool { level >= 0 && level != Side.leaningLevel }
}

extension Component {
  /// The optimal values of the only column, ties and leanings aside; nil if there are more, or where rounding
  /// errors may decide.
  var rangeOfOnlyColumn: ClosedRange<Double>? {
    guard columns.count == 1 else { return nil }
    var optimum = ColumnOptimum()
    for row in store.rows where row.termCount == 1 {
      optimum.add(row, coefficient: store.terms[row.firstTerm].value)
    }
    guard let range = optimum.range() else { return nil }
    return optimum.isPoint(range) ? range.lowerBound...range.lowerBound : range
  }
}
