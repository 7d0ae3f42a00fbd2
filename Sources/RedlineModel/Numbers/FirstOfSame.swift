/// Finds for each of many elements the first one that is the same, by hashes that the caller computes.
///
/// A dictionary would keep the elements and hash them with SipHash; this keeps their numbers only, and
/// its order is nobody's business, so that any hash does.
package struct FirstOfSame {
  private var slots: [Int32]
  private let mask: Int

  /// - Parameter capacity: How many elements there are at most.
  package init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    mask = size - 1
  }

  /// The first element that is the same as one; the one itself if there is none before it.
  /// - Parameters:
  ///   - element: The number of the element.
  ///   - hash: The same for elements that are the same.
  ///   - isSame: Whether an earlier element is the same.
  package mutating func first(_ element: Int, hash: Int, isSame: (Int) -> Bool) -> Int {
    let mixed = UInt64(bitPattern: Int64(hash)) &* 0x9E37_79B9_7F4A_7C15
    var position = Int(truncatingIfNeeded: mixed >> 32) & mask
    while slots[position] >= 0 {
      if isSame(Int(slots[position])) { return Int(slots[position]) }
      position = (position + 1) & mask
    }
    slots[position] = Int32(element)
    return element
  }
}
