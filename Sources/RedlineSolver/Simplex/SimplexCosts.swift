extension Simplex {
  /// Computes the gradient from the sides on which rows are.
  mutating func setGradient() {
    for index in gradient.indices { gradient[index] = 0 }
    isGradientDoubtful = false
    scratch.costly.removeAll(keepingCapacity: true)
    for row in rows.indices where rows[row].place < 0 && rows[row].costLevel >= 0 {
      scratch.costly.append(Int32(row))
    }
    let costly = scratch.costly
    addCosts(of: costly, times: 1)
    for slot in held.indices { markStale(Int32(slot)) }
  }

  /// Adds the cost of a row's present side, times a factor, to the gradient.
  mutating func addCost(of row: Int, times factor: Double) {
    let state = rows[row]
    guard state.costLevel >= 0 else { return }
    addRow(row, times: factor * state.cost)
    addSum(to: Int(state.costLevel))
    guard countsTies else { return }
    addRow(row, times: factor * state.sign * state.tieWeight)
    addSum(to: levelCount - 2)
  }

  /// Adds the costs of the rows' present sides, times a factor, to the gradient.
  mutating func addCosts(of changed: [Int32], times factor: Double) {
    for level in 0..<Int32(levelCount) {
      var isEmpty = true
      for row in changed where rows[Int(row)].costLevel == level {
        addRow(Int(row), times: factor * rows[Int(row)].cost)
        isEmpty = false
      }
      if !isEmpty { addSum(to: Int(level)) }
    }
    guard countsTies, !changed.isEmpty else { return }
    for row in changed where rows[Int(row)].costLevel >= 0 {
      addRow(Int(row), times: factor * rows[Int(row)].sign * rows[Int(row)].tieWeight)
    }
    addSum(to: levelCount - 2)
  }

  /// Adds a multiple of a row to the sum that `addSum(to:)` takes.
  private mutating func addRow(_ row: Int, times multiplier: Double) {
    for term in component.store.rows[row].terms {
      let term = component.store.terms[term]
      scratch.sum.add(multiplier * term.value, at: factor.place(of: term.column))
    }
  }

  private mutating func addSum(to level: Int) {
    factor.solveTransposed(&scratch.sum)
    if scratch.sum.list(into: &scratch.sumPlaces) { isGradientDoubtful = true }
    for index in scratch.sumPlaces.indices {
      let slot = scratch.sumPlaces[index]
      add(scratch.sum[Int(slot)], at: Int(slot) * levelCount + level)
      markStale(slot)
    }
    scratch.sum.clear()
  }

  /// Writes a row as a sum of the held ones into `scratch.sum`.
  mutating func express(_ row: Int) {
    addRow(row, times: 1)
    factor.solveTransposed(&scratch.sum)
    if scratch.sum.list(into: &scratch.sumPlaces) { isGradientDoubtful = true }
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    let old = gradient[index]
    let sum = old + value
    gradient[index] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
  }

  /// Computes the cost, level by level, of moving the residual held at a place up (1) or down (−1).
  mutating func setSlope(of slot: Int, direction: Double) {
    for level in 0..<levelCount {
      scratch.slope[level] = direction * gradient[slot * levelCount + level]
    }
    addOwnCost(of: Int(held[slot]), direction: direction, times: 1)
  }

  /// Adds to the slope what a row costs on one side.
  @inline(__always)
  mutating func addOwnCost(of row: Int, direction: Double, times factor: Double) {
    let level = direction > 0 ? rows[row].aboveLevel : rows[row].belowLevel
    guard level >= 0 else { return }
    let weight = direction > 0 ? rows[row].aboveWeight : rows[row].belowWeight
    scratch.slope[Int(level)] += factor * weight
    if countsTies { scratch.slope[levelCount - 2] += factor * rows[row].tieWeight }
  }

  /// The level of the first number of the slope that is not 0, and that number; nil if all are 0.
  @inline(__always)
  func leading() -> (level: Int, value: Double)? {
    for level in 0..<levelCount where abs(scratch.slope[level]) > costTolerance[level] {
      return (level, scratch.slope[level])
    }
    return nil
  }

  /// Whether a number of the slope counts as 0 but may not be one.
  var hasTinySlopes: Bool {
    scratch.slope.indices.contains { level in
      let size = abs(scratch.slope[level])
      return size <= costTolerance[level] && size > 1e-6 * costTolerance[level]
    }
  }

  // MARK: Prices

  /// To be called when the costs at a place have changed.
  @inline(__always)
  mutating func markStale(_ slot: Int32) {
    guard !prices[Int(slot)].isStale else { return }
    prices[Int(slot)].isStale = true
    stale.append(slot)
  }

  /// Computes the prices of all places that are stale.
  mutating func updatePrices() {
    for position in stale.indices {
      let slot = stale[position]
      let isListed = prices[Int(slot)].isLowering
      var price = price(of: Int(slot))
      price.isLowering = isListed || price.value < 0
      if price.isLowering && !isListed { lowering.append(slot) }
      prices[Int(slot)] = price
    }
    stale.removeAll(keepingCapacity: true)
  }

  private func price(of slot: Int) -> Price {
    let row = rows[Int(held[slot])]
    let up = fall(
      of: slot, direction: 1, ownLevel: row.aboveLevel, weight: row.aboveWeight, row.tieWeight)
    let down = fall(
      of: slot, direction: -1, ownLevel: row.belowLevel, weight: row.belowWeight, row.tieWeight)
    return down.level < up.level || (down.level == up.level && down.value < up.value) ? down : up
  }

  /// The price of one direction.
  @inline(__always)
  private func fall(
    of slot: Int, direction: Double, ownLevel: Int32, weight: Double, _ tieWeight: Double
  ) -> Price {
    for level in 0..<levelCount {
      var slope = direction * gradient[slot * levelCount + level]
      if level == Int(ownLevel) { slope += weight }
      if level == levelCount - 2 && ownLevel >= 0 { slope += tieWeight }
      guard abs(slope) > costTolerance[level] else { continue }
      return slope < 0
        ? Price(level: Int32(level), value: slope, direction: direction) : Price()
    }
    return Price()
  }
}

/// What moving a held residual costs in the direction that lowers the cost, if there is one.
struct Price: Sendable {
  /// The highest level on which the cost changes.
  var level = Int32.max
  /// Whether costs have changed since.
  var isStale = false
  /// Whether the place is in the list of those that lower the cost.
  var isLowering = false
  /// How fast it falls; 0 if no direction lowers it.
  var value = 0.0
  /// 1 or −1.
  var direction = 1.0
}
