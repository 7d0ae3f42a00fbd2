extension Simplex {
  /// Moves to a vertex where no direction lowers the cost, level by level.
  ///
  /// - Parameter limit: How many pivots are allowed; without one, far more than are ever needed.
  mutating func minimize(limit: Int? = nil) -> Outcome {
    let patience = 20 * (held.count + rows.count) + 200
    let limit = limit ?? 4 * patience
    var pivots = 0
    while let slot = entering(usesFirst: pivots > patience) {
      if pivots >= limit { return Outcome(pivots: pivots, end: .limit) }
      guard advance(slot, direction: prices[slot].direction) else {
        return Outcome(pivots: pivots, end: .unbounded)
      }
      pivots += 1
      if factor.isWorn, !refresh() { return Outcome(pivots: pivots, end: .limit) }
    }
    return Outcome(pivots: pivots, end: .optimal)
  }

  struct Outcome {
    enum End { case optimal, unbounded, limit }

    var pivots: Int
    /// `unbounded` if costs fall for ever in some direction, which only a cost set by
    /// ``setObjective(_:sign:)`` can.
    var end: End
  }

  /// Whether so few places lower the cost that pivot by pivot is the shortest way.
  var isNearOptimum: Bool {
    mutating get {
      updatePrices()
      return lowering.count <= 4
    }
  }

  /// The place whose residual lowers the cost most on the highest level possible.
  private mutating func entering(usesFirst: Bool) -> Int? {
    updatePrices()
    var best = -1
    var kept = 0
    for position in lowering.indices {
      let slot = Int(lowering[position])
      guard prices[slot].value < 0 else {
        prices[slot].isLowering = false
        continue
      }
      lowering[kept] = Int32(slot)
      kept += 1
      if best < 0 || comesBefore(slot, best, usesFirst: usesFirst) { best = slot }
    }
    lowering.removeLast(lowering.count - kept)
    return best < 0 ? nil : best
  }

  private func comesBefore(_ one: Int, _ other: Int, usesFirst: Bool) -> Bool {
    if usesFirst { return held[one] < held[other] }
    let first = prices[one]
    let second = prices[other]
    if first.level != second.level { return first.level < second.level }
    // Rows in order, because places change when the rows are factored.
    return first.value != second.value ? first.value < second.value : held[one] < held[other]
  }

  /// A row whose residual changes sign after a step.
  struct Breakpoint {
    var step: Double
    var offset: Double
    var row: Int32
  }

  /// Moves the residual held at a place past as many breakpoints as lower the cost, and pivots at the last.
  private mutating func advance(_ slot: Int, direction: Double) -> Bool {
    move(slot, by: direction)
    findTouchedRows()
    setSlope(of: slot, direction: direction)
    findBreakpoints()
    let last = lastBreakpoint()
    if let last {
      passBreakpoints()
      step(last)
      exchange(slot, direction: direction, leaving: Int(last.row), last)
    }
    clearMove()
    return last != nil
  }

  /// How far the residual held at a place can move in one step at no cost on the levels of the component, with
  /// the sign of its direction; 0 where that is not certain.
  mutating func freeMove(of slot: Int) -> Double {
    var result = 0.0
    for direction in [1.0, -1.0] {
      setSlope(of: slot, direction: direction)
      if let (level, _) = leading(), level < component.levels.count { continue }
      move(slot, by: direction)
      findTouchedRows()
      findBreakpoints()
      let last = lastBreakpoint()
      clearMove()
      guard !isMoveDoubtful else { continue }
      let step = last?.step ?? .infinity
      if step > abs(result) { result = direction * step }
    }
    return result
  }

  /// Fills `scratch.move` with how the columns move with the residual held at a place.
  mutating func move(_ slot: Int, by change: Double) {
    scratch.move.add(change, at: slot)
    factor.solve(&scratch.move)
    isMoveDoubtful = scratch.move.list(into: &scratch.movePlaces)
  }

  mutating func clearMove() {
    scratch.move.clear()
    for index in scratch.touched.indices { rows[Int(scratch.touched[index])].rate = 0 }
    scratch.touched.removeAll(keepingCapacity: true)
  }

  /// Finds the rows with costs that move with `scratch.move` and are not held, and their rates.
  mutating func findTouchedRows() {
    var hasTinyRates = false
    rows.withUnsafeMutableBufferPointer { rows in
      for position in scratch.movePlaces.indices {
        let slot = scratch.movePlaces[position]
        let change = scratch.move[Int(slot)]
        var term = Int(columnIndex.newest[factor.column(of: slot)])
        while term >= 0 {
          let row = Int(columnIndex.links[term].row)
          if rows[row].place < 0 && rows[row].hasCost {
            let old = rows[row].rate
            if old == 0 { scratch.touched.append(Int32(row)) }
            let part = change * component.store.terms[term].value
            let rate = old + part
            rows[row].rate = rate
            if abs(rate) < 1e-11 {
              // A rate that cancels to 0 must not make the row new again.
              rows[row].rate = 1e-100
              if abs(rate) > 1e-13 * max(abs(old), abs(part)) { hasTinyRates = true }
            }
          }
          term = Int(columnIndex.links[term].previous)
        }
      }
    }
    if hasTinyRates { isMoveDoubtful = true }
  }

  /// Finds the breakpoints on the way.
  private mutating func findBreakpoints() {
    scratch.breakpoints.removeAll(keepingCapacity: true)
    var isMoveDoubtful = isMoveDoubtful
    defer { self.isMoveDoubtful = isMoveDoubtful }
    rows.withUnsafeBufferPointer { rows in
      for position in scratch.touched.indices {
        let row = scratch.touched[position]
        let state = rows[Int(row)]
        guard state.sign * state.rate < 0 || state.sign == 0 else { continue }
        guard abs(state.rate) > 1e-10 else {
          if abs(state.rate) > 1e-100 { isMoveDoubtful = true }
          continue
        }
        scratch.breakpoints.append(
          Breakpoint(
            step: max(0, -state.residual / state.rate), offset: -state.offset / state.rate,
            row: row))
      }
    }
  }

  /// Takes breakpoints in order of their steps, those that are passed into `scratch.passed`.
  ///
  /// - Returns: The first breakpoint behind which costs do not fall; nil if there is none.
  private mutating func lastBreakpoint() -> Breakpoint? {
    scratch.passed.removeAll(keepingCapacity: true)
    while !scratch.breakpoints.isEmpty {
      // Most steps end at the first breakpoints; only long ones are worth sorting.
      if scratch.passed.count == 4 { sortBreakpoints() }
      let breakpoint =
        scratch.passed.count < 4 ? takeNextBreakpoint() : scratch.breakpoints.removeLast()
      let row = Int(breakpoint.row)
      let rate = rows[row].rate
      let sign = rows[row].sign
      if sign > 0 || rate > 0 { addOwnCost(of: row, direction: 1, times: abs(rate)) }
      if sign < 0 || rate < 0 { addOwnCost(of: row, direction: -1, times: abs(rate)) }
      if (leading()?.value ?? 0) >= 0 { return breakpoint }
      if hasTinySlopes { isMoveDoubtful = true }
      scratch.passed.append(breakpoint.row)
    }
    return nil
  }

  /// The breakpoint that comes first; those that differ by rounding errors only are compared by their
  /// infinitely small parts.
  private mutating func takeNextBreakpoint() -> Breakpoint {
    var nearest = scratch.breakpoints[0]
    for breakpoint in scratch.breakpoints where breakpoint.step < nearest.step {
      nearest = breakpoint
    }
    let limit = limit(of: nearest)
    var best = -1
    for index in scratch.breakpoints.indices where scratch.breakpoints[index].step <= limit {
      let breakpoint = scratch.breakpoints[index]
      guard best >= 0 else {
        best = index
        continue
      }
      let other = scratch.breakpoints[best]
      if (breakpoint.offset, breakpoint.row) < (other.offset, other.row) { best = index }
    }
    scratch.breakpoints.swapAt(best, scratch.breakpoints.count - 1)
    return scratch.breakpoints.removeLast()
  }

  /// The greatest step that differs from that of a breakpoint by rounding errors only.
  private func limit(of breakpoint: Breakpoint) -> Double {
    breakpoint.step + max(rows[Int(breakpoint.row)].tolerance, 1e-11 * breakpoint.step)
  }

  /// Sorts the breakpoints so that the next is the last.
  private mutating func sortBreakpoints() {
    scratch.breakpoints.sort { ($0.step, $0.row) > ($1.step, $1.row) }
    var end = scratch.breakpoints.count
    while end > 0 {
      let limit = limit(of: scratch.breakpoints[end - 1])
      var first = end - 1
      while first > 0 && scratch.breakpoints[first - 1].step <= limit { first -= 1 }
      if end - first > 1 {
        scratch.breakpoints[first..<end].sort { ($0.offset, $0.row) > ($1.offset, $1.row) }
      }
      end = first
    }
  }

  private mutating func passBreakpoints() {
    guard !scratch.passed.isEmpty else { return }
    let passed = scratch.passed
    addCosts(of: passed, times: -1)
    for row in passed { rows[Int(row)].sign = rows[Int(row)].rate > 0 ? 1 : -1 }
    addCosts(of: passed, times: 1)
  }

  /// Moves the point and the residuals along `scratch.move`.
  mutating func step(_ breakpoint: Breakpoint) {
    for position in scratch.movePlaces.indices {
      let slot = scratch.movePlaces[position]
      point[factor.column(of: slot)] += breakpoint.step * scratch.move[Int(slot)]
    }
    rows.withUnsafeMutableBufferPointer { rows in
      for position in scratch.touched.indices {
        let row = Int(scratch.touched[position])
        let change = breakpoint.step * rows[row].rate
        let residual = rows[row].residual + change
        rows[row].tolerance = max(rows[row].tolerance, 1e-12 * abs(change))
        rows[row].residual = abs(residual) <= rows[row].tolerance ? 0 : residual
        rows[row].offset += breakpoint.offset * rows[row].rate
        if residual != 0 && rows[row].costLevel == 0 { hasRequiredCosts = true }
      }
    }
  }

  /// Holds a row in the place of the one that has moved.
  mutating func exchange(
    _ slot: Int, direction: Double, leaving: Int, _ breakpoint: Breakpoint
  ) {
    express(leaving)
    pivotCount += 1
    let entering = Int(held[slot])
    let pivot = scratch.sum[slot]
    let level = Int(rows[leaving].costLevel)
    let levelCost = -rows[leaving].cost
    let tieCost = -rows[leaving].sign * rows[leaving].tieWeight
    // What moving the slot costs, without the row that is now held and with the one that is not.
    for index in 0..<levelCount { scratch.slope[index] = gradient[slot * levelCount + index] }
    if level >= 0 {
      scratch.slope[level] += levelCost * pivot
      scratch.slope[levelCount - 2] += tieCost * pivot
    }
    addOwnCost(of: entering, direction: direction, times: direction)
    for position in scratch.sumPlaces.indices {
      let other = Int(scratch.sumPlaces[position])
      guard other != slot else { continue }
      let coefficient = scratch.sum[other]
      let factor = -coefficient / pivot
      markStale(Int32(other))
      if level >= 0 { add(levelCost * coefficient, at: other * levelCount + level) }
      if level >= 0 && tieCost != 0 {
        add(tieCost * coefficient, at: other * levelCount + levelCount - 2)
      }
      for index in 0..<levelCount where scratch.slope[index] != 0 {
        add(scratch.slope[index] * factor, at: other * levelCount + index)
      }
    }
    for index in 0..<levelCount {
      gradient[slot * levelCount + index] = scratch.slope[index] / pivot
    }
    markStale(Int32(slot))
    factor.exchange(slot, by: scratch.sum, at: scratch.sumPlaces)
    scratch.sum.clear()
    version += 1
    held[slot] = Int32(leaving)
    rows[leaving].place = Int32(slot)
    rows[leaving].residual = 0
    rows[leaving].offset = 0
    rows[entering].place = -1
    rows[entering].residual = direction * breakpoint.step
    rows[entering].offset = direction * breakpoint.offset
    rows[entering].sign = direction
    if rows[entering].costLevel == 0 && breakpoint.step != 0 { hasRequiredCosts = true }
  }
}
