/// Exchanges by the places that they use, so that a solution looks only at those that have a part in it.
struct Exchanges: Sendable {
  private struct Entry: Sendable {
    var exchange: Int32
    /// The entry of the same place before this one, or −1.
    var previous: Int32
    var value: Double
  }

  private var entries: [Entry] = []
  /// For each place its last entry, or −1.
  private var newest: [Int32] = []
  private var exchangeCount: Int32 = 0

  mutating func reset(count: Int) {
    entries.removeAll(keepingCapacity: true)
    newest.reset(to: -1, count: count)
    exchangeCount = 0
  }

  /// Notes an exchange at a place by a row. The entry of the place itself stands for the whole exchange.
  mutating func append(_ indices: [Int32], slot: Int, _ row: SparseVector) {
    for index in indices {
      let value = Int(index) == slot ? 0 : row[Int(index)]
      entries.append(
        Entry(exchange: exchangeCount, previous: newest[Int(index)], value: value))
      newest[Int(index)] = Int32(entries.count - 1)
    }
    exchangeCount += 1
  }

  /// Takes the exchanges back, from the last to the first.
  func solve(_ cells: SparseVector.Cells, _ slots: [Int32], _ pivots: [Double]) {
    let count = Int(exchangeCount)
    let wordCount = (count + 63) / 64
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { changes in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { words in
        changes.initialize(repeating: 0)
        words.initialize(repeating: 0)
        cells.ascend { index in
          push(cells.values[index], at: index, before: Int32(count), changes, words)
        }
        for word in stride(from: wordCount - 1, through: 0, by: -1) {
          var bits = words[word]
          while bits != 0 {
            let bit = 63 - bits.leadingZeroBitCount
            let exchange = word << 6 + bit
            let slot = Int(slots[exchange])
            let old = cells.values[slot]
            if changes[exchange] != 0 { cells.add(changes[exchange], at: slot) }
            cells.values[slot] /= pivots[exchange]
            push(
              cells.values[slot] - old, at: slot, before: Int32(exchange), changes, words)
            bits = words[word] & ((1 << UInt64(bit)) - 1)
          }
        }
      }
    }
  }

  @inline(__always)
  private func push(
    _ change: Double, at index: Int, before limit: Int32,
    _ changes: UnsafeMutableBufferPointer<Double>, _ words: UnsafeMutableBufferPointer<UInt64>
  ) {
    guard change != 0 else { return }
    entries.withUnsafeBufferPointer { entries in
      var position = Int(newest[index])
      while position >= 0 {
        let entry = entries[position]
        if entry.exchange < limit {
          changes[Int(entry.exchange)] -= entry.value * change
          words[Int(entry.exchange) >> 6] |= 1 << UInt64(entry.exchange & 63)
        }
        position = Int(entry.previous)
      }
    }
  }
}
