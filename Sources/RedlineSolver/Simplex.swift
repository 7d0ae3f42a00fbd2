extension Tableau {
  /// Moves to a vertex where no direction lowers the cost, level by level.
  ///
  /// - Returns: The number of pivots, and whether the end was reached; not if costs fall for ever in
  ///   some direction, which only a cost set by ``setObjective(_:)`` can.
  mutating func minimize() -> (pivots: Int, isBounded: Bool) {
    var up = [Double](repeating: 0, count: levelCount)
    var pivots = 0
    let count = held.count + place.count
    let patience = 20 * count + 200
    while pivots < 4 * patience {
      guard
        let (slot, direction) = entering(usesFirst: pivots > patience, scratch: &up)
      else { return (pivots, true) }
      slope(of: slot, direction: direction, into: &up)
      guard advance(slot, direction: direction, slope: &up) else { return (pivots, false) }
      pivots += 1
    }
    return (pivots, true)
  }

  /// The place whose residual lowers the cost most on the highest level possible.
  private mutating func entering(usesFirst: Bool, scratch: inout [Double]) -> (Int, Double)? {
    var best: (Int, Double)?
    var bestLevel = Int.max
    var bestValue = 0.0
    updatePrices(&scratch)
    for (slot, price) in prices.enumerated() where price.value < 0 {
      if usesFirst {
        guard best == nil || held[slot] < held[best?.0 ?? 0] else { continue }
      } else {
        guard
          price.level < bestLevel || (price.level == bestLevel && price.value < bestValue)
        else { continue }
      }
      best = (slot, price.direction)
      bestLevel = price.level
      bestValue = price.value
    }
    return best
  }

  /// The rows that have a coefficient at a place, each once, and that coefficient.
  private mutating func column(_ slot: Int) -> [(row: Int, value: Double)] {
    var result: [(row: Int, value: Double)] = []
    for user in users[slot] where !isUserSeen[Int(user)] && place[Int(user)] < 0 {
      let row = Int(user)
      guard let value = coefficient(of: row, at: Int32(slot)) else { continue }
      isUserSeen[row] = true
      result.append((row, value))
    }
    for (row, _) in result { isUserSeen[row] = false }
    return result
  }

  private func coefficient(of row: Int, at slot: Int32) -> Double? {
    var low = 0
    var high = places[row].count
    while low < high {
      let middle = (low + high) / 2
      if places[row][middle] < slot { low = middle + 1 } else { high = middle }
    }
    return low < places[row].count && places[row][low] == slot ? values[row][low] : nil
  }

  /// Moves the residual held at a place past as many kinks as lower the cost, and pivots at the last.
  private mutating func advance(_ slot: Int, direction: Double, slope: inout [Double]) -> Bool {
    let column = column(slot)
    var kinks: [(step: Double, offset: Double, index: Int)] = []
    for (index, entry) in column.enumerated() {
      let row = entry.row
      let change = direction * entry.value
      guard
        signs[row] * change < 0, abs(change) > 1e-10, aboveLevel[row] >= 0 || belowLevel[row] >= 0
      else { continue }
      kinks.append((max(0, -constants[row] / change), -offsets[row] / change, index))
    }
    kinks.sort { ($0.step, $0.index) < ($1.step, $1.index) }
    orderTies(&kinks)
    var passed = 0
    while passed < kinks.count {
      let entry = column[kinks[passed].index]
      addOwnCost(of: entry.row, direction: 1, times: abs(entry.value), to: &slope)
      addOwnCost(of: entry.row, direction: -1, times: abs(entry.value), to: &slope)
      if (leading(slope)?.value ?? 0) >= 0 { break }
      passed += 1
    }
    guard passed < kinks.count else { return false }
    for kink in kinks[..<passed] {
      let row = column[kink.index].row
      addCost(of: row, times: -1)
      signs[row] = -signs[row]
      addCost(of: row, times: 1)
    }
    exchange(slot, direction: direction, leaving: column[kinks[passed].index].row, column: column)
    return true
  }

  /// Orders steps that differ by rounding errors only by their infinitely small parts.
  private func orderTies(_ kinks: inout [(step: Double, offset: Double, index: Int)]) {
    var first = 0
    while first < kinks.count {
      var end = first + 1
      let limit = kinks[first].step + max(tolerance, 1e-11 * kinks[first].step)
      while end < kinks.count && kinks[end].step <= limit { end += 1 }
      if end - first > 1 {
        kinks[first..<end].sort { ($0.offset, $0.index) < ($1.offset, $1.index) }
      }
      first = end
    }
  }

  private mutating func exchange(
    _ slot: Int, direction: Double, leaving: Int, column: [(row: Int, value: Double)]
  ) {
    addCost(of: leaving, times: -1)
    guard let pivot = coefficient(of: leaving, at: Int32(slot)) else { return }
    let entering = Int(held[slot])
    var cost = [Double](repeating: 0, count: levelCount)
    addOwnCost(of: entering, direction: direction, times: direction, to: &cost)
    for level in 0..<levelCount {
      cost[level] += gradient[slot * levelCount + level]
    }
    for index in places[leaving].indices {
      let other = Int(places[leaving][index])
      let factor = -values[leaving][index] / pivot
      markStale(places[leaving][index])
      for level in 0..<levelCount where cost[level] != 0 && other != slot {
        add(cost[level] * factor, at: other * levelCount + level)
      }
      values[leaving][index] = factor
    }
    for level in 0..<levelCount {
      gradient[slot * levelCount + level] = cost[level] / pivot
    }
    markStale(Int32(slot))
    let newPlaces = places[leaving]
    var newValues = values[leaving]
    for index in newPlaces.indices where newPlaces[index] == Int32(slot) {
      newValues[index] = 1 / pivot
    }
    let newConstant = -constants[leaving] / pivot
    let newOffset = -offsets[leaving] / pivot
    places[leaving] = []
    values[leaving] = []
    place[leaving] = Int32(slot)
    place[entering] = -1
    held[slot] = Int32(leaving)
    users[slot] = [Int32(entering)]
    for (row, value) in column where row != leaving {
      users[slot].append(Int32(row))
      merge(newPlaces, newValues, times: value, into: row, at: Int32(slot))
      constants[row] += value * newConstant
      if abs(constants[row]) <= tolerance { constants[row] = 0 }
      offsets[row] += value * newOffset
    }
    for other in newPlaces where other != Int32(slot) { users[Int(other)].append(Int32(entering)) }
    places[entering] = newPlaces
    values[entering] = newValues
    constants[entering] = abs(newConstant) <= tolerance ? 0 : newConstant
    offsets[entering] = newOffset
    signs[entering] = direction
  }

  /// Replaces the coefficient of a row at a place by a multiple of another row.
  private mutating func merge(
    _ otherPlaces: [Int32], _ otherValues: [Double], times factor: Double, into row: Int,
    at slot: Int32
  ) {
    let oldPlaces = places[row]
    let oldValues = values[row]
    var newPlaces: [Int32] = []
    var newValues: [Double] = []
    newPlaces.reserveCapacity(oldPlaces.count + otherPlaces.count)
    newValues.reserveCapacity(oldPlaces.count + otherPlaces.count)
    var old = 0
    for index in otherPlaces.indices {
      let current = otherPlaces[index]
      while old < oldPlaces.count && oldPlaces[old] < current {
        newPlaces.append(oldPlaces[old])
        newValues.append(oldValues[old])
        old += 1
      }
      var sum = factor * otherValues[index]
      if old < oldPlaces.count && oldPlaces[old] == current {
        let before = current == slot ? 0 : oldValues[old]
        sum += before
        old += 1
        if abs(sum) <= 1e-12 * abs(before) { continue }
      } else {
        users[Int(current)].append(Int32(row))
      }
      newPlaces.append(current)
      newValues.append(sum)
    }
    newPlaces.append(contentsOf: oldPlaces[old...])
    newValues.append(contentsOf: oldValues[old...])
    places[row] = newPlaces
    values[row] = newValues
  }
}
