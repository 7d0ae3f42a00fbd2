/// What moving a held residual costs in the direction that lowers the cost, if there is one.
struct Price: Sendable {
  /// The highest level on which the cost changes.
  var level = Int.max
  /// How fast it falls; 0 if no direction lowers it.
  var value = 0.0
  /// 1 or −1.
  var direction = 1.0
}

extension Tableau {
  /// To be called when the costs at a place have changed.
  @inline(__always)
  mutating func markStale(_ slot: Int32) {
    guard !isStale[Int(slot)] else { return }
    isStale[Int(slot)] = true
    stale.append(slot)
  }

  /// Computes the prices of all places that are stale.
  mutating func updatePrices(_ scratch: inout [Double]) {
    for slot in stale {
      isStale[Int(slot)] = false
      var best = Price()
      for direction in [1.0, -1.0] {
        slope(of: Int(slot), direction: direction, into: &scratch)
        guard let (level, value) = leading(scratch), value < 0 else { continue }
        if level < best.level || (level == best.level && value < best.value) {
          best = Price(level: level, value: value, direction: direction)
        }
      }
      prices[Int(slot)] = best
    }
    stale.removeAll(keepingCapacity: true)
  }
}
