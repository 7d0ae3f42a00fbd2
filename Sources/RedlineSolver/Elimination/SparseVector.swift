/// A vector with room for every index, and a bit for each that is in use.
///
/// Passes over the bits, up or down, cost little where few are set, and see what is set ahead of them.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  private var words: [UInt64] = []

  init() {}

  init(count: Int) { reset(count: count) }

  /// Sets everything to 0, with room for other indices.
  mutating func reset(count: Int) {
    values.reset(to: 0, count: count)
    words.reset(to: 0, count: (count + 63) / 64)
  }

  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    values[index] += value
    words[index >> 6] |= 1 << UInt64(index & 63)
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
      for word in 0..<cells.wordCount {
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
      for word in 0..<cells.wordCount where cells.words[word] != 0 {
        var bits = cells.words[word]
        while bits != 0 {
          cells.values[word << 6 + bits.trailingZeroBitCount] = 0
          bits &= bits - 1
        }
        cells.words[word] = 0
      }
    }
  }

  /// The vector as unsafe buffers.
  struct Cells {
    var values: UnsafeMutableBufferPointer<Double>
    var words: UnsafeMutableBufferPointer<UInt64>

    var wordCount: Int { words.count }

    @inline(__always)
    func add(_ value: Double, at index: Int) {
      values[index] += value
      words[index >> 6] |= 1 << UInt64(index & 63)
    }

    /// Visits the indices in use, also those that become so further up.
    @inline(__always)
    func ascend(_ visit: (Int) -> Void) {
      for word in 0..<wordCount {
        var bits = words[word]
        while bits != 0 {
          let bit = bits.trailingZeroBitCount
          visit(word << 6 + bit)
          // What is above the bit, as it is now.
          bits = bit == 63 ? 0 : words[word] & (~0 << UInt64(bit + 1))
        }
      }
    }

    /// Visits the indices in use, also those that become so further down.
    @inline(__always)
    func descend(_ visit: (Int) -> Void) {
      for word in stride(from: wordCount - 1, through: 0, by: -1) {
        var bits = words[word]
        while bits != 0 {
          let bit = 63 - bits.leadingZeroBitCount
          visit(word << 6 + bit)
          bits = words[word] & ((1 << UInt64(bit)) - 1)
        }
      }
    }
  }

  @inline(__always)
  mutating func withCells(_ body: (Cells) -> Void) {
    values.withUnsafeMutableBufferPointer { values in
      words.withUnsafeMutableBufferPointer { body(Cells(values: values, words: $0)) }
    }
  }
}

extension Array {
  /// Makes this an array of one value, in the storage that is there if it is large enough.
  @inline(__always)
  mutating func reset(to value: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }
}
