import Foundation

/// The ids that a layout has given, each once.
package struct UniqueIDs: Sendable {
  private var used = NumberedStrings()
  /// Ids to which numbers were added, and the last number of each.
  private var bases = NumberedStrings()
  private var lastNumbers: [Int] = []

  package init() {}

  /// Whether there is an `=` in an id.
  package var haveEqualsSign: Bool { used.haveEqualsSign }

  /// Makes room for as many ids.
  package mutating func reserveCapacity(_ count: Int) { used.reserveCapacity(count) }

  /// The id itself, or with the first number that makes it unique.
  /// - Parameters:
  ///   - isNumbered: Whether also the first one has a number.
  ///   - separator: What stands before the number.
  package mutating func unused(_ base: String, isNumbered: Bool, separator: String) -> String {
    if !isNumbered, used.insert(base).isNew { return base }
    let (place, isNew) = bases.insert(base)
    if isNew { lastNumbers.append(isNumbered ? 0 : 1) }
    var candidate: String
    repeat {
      lastNumbers[place] += 1
      candidate = String(parts: [base, separator, String(lastNumbers[place])])
    } while !used.insert(candidate).isNew
    return candidate
  }
}

/// Strings with a number each, in the order of adding.
private struct NumberedStrings: Sendable {
  private var used: [String] = []
  private var hashes: [UInt64] = []
  /// The numbers of strings by hash, −1 where there is none. No order depends on hashes, so that another start
  /// in each process gives the same ids.
  private var slots: [Int32] = []

  /// Whether there is an `=` in one of them.
  private(set) var haveEqualsSign = false

  private static let start = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// Makes room for as many strings.
  mutating func reserveCapacity(_ count: Int) {
    used.reserveCapacity(count)
    hashes.reserveCapacity(count)
    if 2 * count > slots.count { grow(to: 2 * count) }
  }

  /// - Returns: The number of a string in the order of adding, and whether it was not there.
  mutating func insert(_ id: String) -> (number: Int, isNew: Bool) {
    if 2 * (used.count + 1) > slots.count { grow(to: 4 * (used.count + 1)) }
    let hash = hash(id)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, used[other] == id { return (other, false) }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(used.count)
    used.append(id)
    hashes.append(hash)
    return (used.count - 1, true)
  }

  private mutating func grow(to count: Int) {
    var size = 64
    while size < count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// The same for ids that are equal, which may be written with other bytes.
  private mutating func hash(_ id: String) -> UInt64 {
    if let hash = plainHash(id) { return hash }
    // Few letters are plain ones by another number, such as the sign of kelvins.
    return plainHash(id.decomposedStringWithCanonicalMapping)
      ?? UInt64(truncatingIfNeeded: id.hashValue)
  }

  /// The hash of an id in ASCII.
  private mutating func plainHash(_ id: String) -> UInt64? {
    var id = id
    let (hash, all, signs) = id.withUTF8 { bytes in
      // Eight letters at once, the last of them again; fewer stand in a number of their own.
      let memory = UnsafeRawBufferPointer(bytes)
      let whole = memory.count & ~7
      var (hash, all, signs) = (Self.start ^ UInt64(memory.count), UInt64(0), UInt64(0))
      func add(_ letters: UInt64) {
        all |= letters
        // The highest bit of a byte is set where the byte, or one below it, is this sign.
        let others = letters ^ 0x3D3D_3D3D_3D3D_3D3D
        signs |= (others &- 0x0101_0101_0101_0101) & ~others
        hash = (hash ^ letters) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      for place in stride(from: 0, to: whole, by: 8) {
        add(memory.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      if whole > 0 {
        add(memory.loadUnaligned(fromByteOffset: memory.count - 8, as: UInt64.self))
      } else {
        var rest: UInt64 = 0
        for byte in memory { rest = rest << 8 | UInt64(byte) }
        add(rest)
      }
      return (hash, all, signs)
    }
    let high: UInt64 = 0x8080_8080_8080_8080
    if signs & high != 0 { haveEqualsSign = true }
    return all & high == 0 ? hash : nil
  }
}
