import Foundation

/// The ids that a layout has given, each once.
package struct UniqueIDs: Sendable {
  private var used: [String] = []
  private var hashes: [UInt64] = []
  /// The numbers of ids by hash, −1 where there is none. No order depends on hashes, so that another start in
  /// each process gives the same ids.
  private var slots: [Int32] = []
  private var lastNumbers: [String: Int] = [:]

  private static let start = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  package init() {}

  /// Makes room for as many ids.
  package mutating func reserveCapacity(_ count: Int) {
    used.reserveCapacity(count)
    hashes.reserveCapacity(count)
    if 2 * count > slots.count { grow(to: 2 * count) }
  }

  /// The id itself, or with the first number that makes it unique.
  /// - Parameters:
  ///   - isNumbered: Whether also the first one has a number.
  ///   - separator: What stands before the number.
  package mutating func unused(_ base: String, isNumbered: Bool, separator: String) -> String {
    if !isNumbered, insert(base) { return base }
    var number = lastNumbers[base] ?? (isNumbered ? 0 : 1)
    var candidate: String
    repeat {
      number += 1
      candidate = "\(base)\(separator)\(number)"
    } while !insert(candidate)
    lastNumbers[base] = number
    return candidate
  }

  /// - Returns: Whether the id was not there.
  private mutating func insert(_ id: String) -> Bool {
    if 2 * (used.count + 1) > slots.count { grow(to: 4 * (used.count + 1)) }
    let hash = Self.hash(id)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, used[other] == id { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(used.count)
    used.append(id)
    hashes.append(hash)
    return true
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
  private static func hash(_ id: String) -> UInt64 {
    if let hash = plainHash(id) { return hash }
    // Few letters are plain ones by another number, such as the sign of kelvins.
    return plainHash(id.decomposedStringWithCanonicalMapping)
      ?? UInt64(truncatingIfNeeded: id.hashValue)
  }

  /// The hash of an id in ASCII.
  private static func plainHash(_ id: String) -> UInt64? {
    var id = id
    return id.withUTF8 { bytes in
      // Eight letters at once; those of the rest stand in a number of their own.
      let memory = UnsafeRawBufferPointer(bytes)
      let whole = memory.count & ~7
      var (hash, all) = (start ^ UInt64(memory.count), UInt64(0))
      func add(_ letters: UInt64) {
        all |= letters
        hash = (hash ^ letters) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      for place in stride(from: 0, to: whole, by: 8) {
        add(memory.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      var rest: UInt64 = 0
      for byte in memory[whole...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
      return all & 0x8080_8080_8080_8080 == 0 ? hash : nil
    }
  }
}
