/// The dual simplex method: a vertex whose costs are as they should be becomes one whose rows are.
///
/// A row is off if it is on another side of 0 than the one that costs are counted for. One after the other
/// is brought to 0, or gets its costs, whichever raises the total least, level by level; a held row that
/// is let go for that stops where another row of the same columns costs more (the long step of the dual
/// simplex method, R. Fourer, 1994; I. Maros, 2003). Those are bounds of one size; the size that a stack's
/// equation gives has bounds of four other sizes.
extension Simplex {
  /// A place whose row can be let go, and the coefficient of the row that is off there.
  fileprivate struct Candidate {
    var slot: Int32
    var size: Double
    var direction: Double
  }

  /// Takes away all costs: every row with costs is off.
  mutating func forgetCosts() {
    for row in rows.indices where rows[row].place < 0 && rows[row].costLevel >= 0 {
      rows[row].sign = 0
      noteOff(row)
    }
    for index in gradient.indices { gradient[index] = 0 }
    isGradientDoubtful = false
    for slot in held.indices { markStale(Int32(slot)) }
  }

  /// Notes a row that may be off.
  @inline(__always)
  mutating func noteOff(_ row: Int) {
    let above = rows[row].aboveLevel
    let below = rows[row].belowLevel
    // Required rows first, then the oldest.
    let level = above < 0 ? below : below < 0 ? above : min(above, below)
    off.insert((Int64(level) << 32) | Int64(row))
  }

  /// Deals with all rows that are off, as far as a number of pivots goes; the others get their costs.
  ///
  /// - Returns: The number of pivots.
  mutating func repair(limit: Int) -> Int {
    var pivots = 0
    isRepairing = true
    while pivots < limit, let key = off.popFirst() {
      let row = Int(key & 0xFFFF_FFFF)
      guard isOff(row) else { continue }
      guard let steps = repair(row, limit: limit - pivots) else { break }
      pivots += steps
      if factor.isWorn, !refresh() { break }
    }
    isRepairing = false
    settleSigns()
    return pivots
  }

  /// Whether costs are counted for another side than the one on which a row is.
  @inline(__always)
  func isOff(_ row: Int) -> Bool {
    let state = rows[row]
    guard state.place < 0, state.hasCost else { return false }
    let side = state.side
    // At 0 the costs of either side are right.
    return side != 0 && side != state.sign
  }

  /// Gives all rows the costs of the sides on which they are.
  private mutating func settleSigns() {
    off.removeAll()
    var passed: [Int32] = []
    for row in rows.indices where isOff(row) {
      passed.append(Int32(row))
    }
    addCosts(of: passed, times: -1)
    for row in passed {
      rows[Int(row)].sign = rows[Int(row)].side
      if rows[Int(row)].costLevel == 0 { hasRequiredCosts = true }
    }
    addCosts(of: passed, times: 1)
  }

  /// Brings a row that is off to 0, or counts the costs of the side on which it is.
  ///
  /// - Returns: The number of pivots; nil if rounding errors are in the way.
  private mutating func repair(_ row: Int, limit: Int) -> Int? {
    let side = rows[row].side
    setChange(of: row, to: side)
    if leading() == nil {
      rows[row].sign = side
      return 0
    }
    express(row)
    let change = scratch.slope
    var candidates: [Candidate] = []
    candidates.reserveCapacity(scratch.sumPlaces.count)
    for slot in scratch.sumPlaces {
      let value = scratch.sum[Int(slot)]
      if abs(value) < 1e-7 { continue }
      let direction = value > 0 ? -side : side
      if comesBefore(slot, direction, abs(value), change) {
        candidates.append(Candidate(slot: slot, size: abs(value), direction: direction))
      }
    }
    if candidates.isEmpty {
      count(change, of: row, side)
      return 0
    }
    scratch.sum.clear()
    return candidates.count == 1
      ? repair(row, by: candidates[0], change, limit: limit)
      : repair(row, by: &candidates, change, limit: limit)
  }

  private mutating func repair(
    _ row: Int, by candidate: Candidate, _ change: [Double], limit: Int
  ) -> Int? {
    var candidates = [candidate]
    return repair(row, by: &candidates, change, limit: limit)
  }

  private mutating func repair(
    _ row: Int, by candidates: inout [Candidate], _ change: [Double], limit: Int
  ) -> Int? {
    var pivots = 0
    // One release is enough for most rows: the others are brought in order for the second one.
    candidates.swapAt(0, leastCandidate(candidates))
    while pivots < limit, let best = candidates.first {
      let isHeld: Bool
      switch release(best, for: row) {
      case .none: return nil
      case .some(let value): isHeld = value
      }
      pivots += 1
      if isHeld { return pivots }
      guard rows[row].side != rows[row].sign else { return pivots }
      // Another row of the same column is held there now, at other costs.
      if !comesBefore(best.slot, best.direction, best.size, change) {
        candidates[0] = candidates[candidates.count - 1]
        candidates.removeLast()
      }
      // Only the first one may be out of order later.
      let last = pivots == 1 ? candidates.count / 2 - 1 : 0
      for index in stride(from: last, through: 0, by: -1) { sift(&candidates, from: index) }
    }
    if candidates.isEmpty {
      express(row)
      count(change, of: row, rows[row].side)
    } else {
      noteOff(row)
    }
    return pivots
  }

  /// Moves the residual held at a place until a row is 0, or another row of the same columns.
  ///
  /// - Returns: Whether the row is held now; nil if rounding errors are in the way.
  private mutating func release(_ candidate: Candidate, for row: Int) -> Bool? {
    let slot = Int(candidate.slot)
    move(slot, by: candidate.direction)
    findTouchedRows()
    defer { clearMove() }
    let rate = rows[row].rate
    guard rate * rows[row].side < 0, abs(rate) > 0.5 * candidate.size else { return nil }
    var nearest = breakpoint(of: row)
    let released = Int(held[slot])
    for other in scratch.touched where other != row && isParallel(Int(other), to: released) {
      let state = rows[Int(other)]
      guard state.sign * state.rate < 0 || state.sign == 0 else { continue }
      let stop = breakpoint(of: Int(other))
      guard stop.step >= 0, (stop.step, stop.offset) < (nearest.step, nearest.offset) else {
        continue
      }
      nearest = stop
    }
    step(nearest)
    for other in scratch.touched where isOff(Int(other)) { noteOff(Int(other)) }
    exchange(slot, direction: candidate.direction, leaving: Int(nearest.row), nearest)
    return nearest.row == row
  }

  private func breakpoint(of row: Int) -> Breakpoint {
    let state = rows[row]
    return Breakpoint(
      step: -state.residual / state.rate, offset: -state.offset / state.rate, row: Int32(row))
  }

  /// Whether a row has the columns of another one, all times the same number.
  private func isParallel(_ row: Int, to other: Int) -> Bool {
    let first = component.store.rows[row]
    let second = component.store.rows[other]
    guard first.termCount == second.termCount else { return false }
    return component.store.terms.withUnsafeBufferPointer { terms in
      let ratio = terms[first.firstTerm].value / terms[second.firstTerm].value
      for index in 0..<first.termCount {
        let term = terms[first.firstTerm + index]
        let like = terms[second.firstTerm + index]
        if term.column != like.column || term.value != ratio * like.value { return false }
      }
      return true
    }
  }

  // MARK: Costs

  /// Puts into the slope what the costs of a row change by, at each level, if it goes over to a side.
  private mutating func setChange(of row: Int, to side: Double) {
    for level in 0..<levelCount { scratch.slope[level] = 0 }
    if side * rows[row].sign < 0 { addOwnCost(of: row, direction: -side, times: 1) }
    addOwnCost(of: row, direction: side, times: 1)
  }

  /// Counts a change of costs of the row that is in `scratch.sum`.
  private mutating func count(_ change: [Double], of row: Int, _ side: Double) {
    for position in scratch.sumPlaces.indices {
      let slot = scratch.sumPlaces[position]
      let value = side * scratch.sum[Int(slot)]
      for level in 0..<levelCount where change[level] != 0 {
        add(change[level] * value, at: Int(slot) * levelCount + level)
      }
      markStale(slot)
    }
    scratch.sum.clear()
    rows[row].sign = side
    if rows[row].costLevel == 0 { hasRequiredCosts = true }
  }

  /// What it costs to move the residual held at a place.
  @inline(__always)
  private func price(_ slot: Int32, _ direction: Double, _ level: Int) -> Double {
    var result = direction * gradient[Int(slot) * levelCount + level]
    let own = rows[Int(held[Int(slot)])]
    let ownLevel = direction > 0 ? own.aboveLevel : own.belowLevel
    guard ownLevel >= 0 else { return result }
    if ownLevel == Int32(level) { result += direction > 0 ? own.aboveWeight : own.belowWeight }
    if level == levelCount - 2 { result += own.tieWeight }
    return result
  }

  /// Whether it costs less to let a row go than a change of costs.
  private func comesBefore(
    _ slot: Int32, _ direction: Double, _ size: Double, _ change: [Double]
  ) -> Bool {
    for level in 0..<levelCount {
      let difference = price(slot, direction, level) - size * change[level]
      if abs(difference) > costTolerance[level] { return difference < 0 }
    }
    return false
  }

  /// Whether it costs less to let one row go than another.
  private func comesBefore(_ one: Candidate, _ other: Candidate) -> Bool {
    for level in 0..<levelCount {
      let difference =
        other.size * price(one.slot, one.direction, level)
        - one.size * price(other.slot, other.direction, level)
      if abs(difference) > costTolerance[level] { return difference < 0 }
    }
    if one.size != other.size { return one.size > other.size }
    return held[Int(one.slot)] < held[Int(other.slot)]
  }

  private func leastCandidate(_ candidates: [Candidate]) -> Int {
    var least = 0
    for index in candidates.indices.dropFirst()
    where comesBefore(candidates[index], candidates[least]) {
      least = index
    }
    return least
  }

  private func sift(_ heap: inout [Candidate], from index: Int) {
    var parent = index
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, comesBefore(heap[child + 1], heap[child]) { child += 1 }
      guard comesBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}

/// Numbers of which the least comes first; each once at a time.
struct LeastFirst: Sendable {
  private var heap: [Int64] = []

  mutating func insert(_ number: Int64) {
    var child = heap.count
    heap.append(number)
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent] > number else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = number
  }

  mutating func popFirst() -> Int64? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < last else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }
}
