/// A vector with room for every index, and a bit for each that is in use.
///
/// Passes over the bits, up or down, cost little where few are set, and see what is set ahead of them.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  private var words: [UInt64] = []
  /// A bit for each word that is not 0.
  private var summary: [UInt64] = []

  init() {}

  init(count: Int) { reset(count: count) }

  /// Sets everything to 0, with room for other indices.
  mutating func reset(count: Int) {
    values.reset(to: 0, count: count)
    words.reset(to: 0, count: (count + 63) / 64)
    summary.reset(to: 0, count: (words.count + 63) / 64)
  }

  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    values[index] += value
    words[index >> 6] |= 1 << UInt64(index & 63)
    summary[index >> 12] |= 1 << UInt64(index >> 6 & 63)
  }

  /// Puts the indices in use into a list, ascending, without those whose values are below 1e-11 of the
  /// largest, which become 0.
  ///
  /// - Returns: Whether one of those is too large for a rounding error.
  @discardableResult
  mutating func list(into indices: inout [Int32]) -> Bool {
    indices.removeAll(keepingCapacity: true)
    var peak = 0.0
    var least = Double.infinity
    withCells { cells in
      cells.forEachWord { word in
        var bits = cells.words[word]
        while bits != 0 {
          let index = word << 6 + bits.trailingZeroBitCount
          bits &= bits - 1
          let size = abs(cells.values[index])
          if size > peak { peak = size }
          if !(size >= least) { least = size.isNaN ? -1 : size }
          indices.append(Int32(index))
        }
      }
    }
    let limit = 1e-11 * peak
    return least > limit ? false : removeSmall(from: &indices, limit)
  }

  /// Sets values up to a limit to 0 and takes their indices from a list.
  private mutating func removeSmall(from indices: inout [Int32], _ limit: Double) -> Bool {
    var isDoubtful = false
    var kept = 0
    for position in indices.indices {
      let index = indices[position]
      let size = abs(values[Int(index)])
      if size > limit {
        indices[kept] = index
        kept += 1
      } else {
        if size > 1e-3 * limit { isDoubtful = true }
        values[Int(index)] = 0
      }
    }
    indices.removeLast(indices.count - kept)
    return isDoubtful
  }

  /// Sets everything to 0.
  mutating func clear() {
    withCells { cells in
      cells.forEachWord { word in
        var bits = cells.words[word]
        while bits != 0 {
          cells.values[word << 6 + bits.trailingZeroBitCount] = 0
          bits &= bits - 1
        }
        cells.words[word] = 0
      }
      for index in 0..<cells.summary.count { cells.summary[index] = 0 }
    }
  }

  /// The vector as unsafe buffers.
  struct Cells {
    var values: UnsafeMutableBufferPointer<Double>
    var words: UnsafeMutableBufferPointer<UInt64>
    var summary: UnsafeMutableBufferPointer<UInt64>

    @inline(__always)
    func add(_ value: Double, at index: Int) {
      values[index] += value
      words[index >> 6] |= 1 << UInt64(index & 63)
      summary[index >> 12] |= 1 << UInt64(index >> 6 & 63)
    }

    /// Visits the words that are not 0, ascending.
    @inline(__always)
    fileprivate func forEachWord(_ visit: (Int) -> Void) {
      for group in 0..<summary.count {
        var bits = summary[group]
        while bits != 0 {
          visit(group << 6 + bits.trailingZeroBitCount)
          bits &= bits - 1
        }
      }
    }

    /// Visits the indices in use, also those that become so further up.
    @inline(__always)
    func ascend(_ visit: (Int) -> Void) {
      for group in 0..<summary.count {
        var groupBits = summary[group]
        while groupBits != 0 {
          let groupBit = groupBits.trailingZeroBitCount
          let word = group << 6 + groupBit
          var bits = words[word]
          while bits != 0 {
            let bit = bits.trailingZeroBitCount
            visit(word << 6 + bit)
            bits = Self.above(bit, of: words[word])
          }
          groupBits = Self.above(groupBit, of: summary[group])
        }
      }
    }

    /// Visits the indices in use, also those that become so further down.
    @inline(__always)
    func descend(_ visit: (Int) -> Void) {
      for group in stride(from: summary.count - 1, through: 0, by: -1) {
        var groupBits = summary[group]
        while groupBits != 0 {
          let groupBit = 63 - groupBits.leadingZeroBitCount
          let word = group << 6 + groupBit
          var bits = words[word]
          while bits != 0 {
            let bit = 63 - bits.leadingZeroBitCount
            visit(word << 6 + bit)
            bits = words[word] & ((1 << UInt64(bit)) - 1)
          }
          groupBits = summary[group] & ((1 << UInt64(groupBit)) - 1)
        }
      }
    }

    /// The bits above one, as they are now.
    @inline(__always)
    private static func above(_ bit: Int, of word: UInt64) -> UInt64 {
      bit == 63 ? 0 : word & (~0 << UInt64(bit + 1))
    }
  }

  @inline(__always)
  mutating func withCells(_ body: (Cells) -> Void) {
    values.withUnsafeMutableBufferPointer { values in
      words.withUnsafeMutableBufferPointer { words in
        summary.withUnsafeMutableBufferPointer {
          body(Cells(values: values, words: words, summary: $0))
        }
      }
    }
  }
}

extension Array {
  /// Makes this an array of one value, in the storage that is there if it is large enough.
  @inline(__always)
  mutating func reset(to value: Element, count: Int) {
    if capacity == 0 {
      self = Array(repeating: value, count: count)
      return
    }
    if self.count > count { removeLast(self.count - count) }
    withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    append(contentsOf: repeatElement(value, count: count - self.count))
  }
}
