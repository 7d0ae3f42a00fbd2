/// The names that stored properties give to views and guides, by the handles of those.
///
/// A dictionary would hash addresses with SipHash, which takes longer than all that is done with a name.
struct HandleNames {
  private var names: [(item: ObjectIdentifier, scope: Int, name: String)] = []
  /// The numbers of names by hash, −1 where there is none.
  private var slots: [Int32] = []

  /// Makes room for as many names.
  mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(count)
    if 2 * count > slots.count { grow(to: 2 * count) }
  }

  subscript(_ item: ItemHandle) -> (scope: Int, name: String)? {
    guard !slots.isEmpty else { return nil }
    let found = slots[slot(of: ObjectIdentifier(item))]
    return found < 0 ? nil : (names[Int(found)].scope, names[Int(found)].name)
  }

  /// Adds a name, unless the item has one.
  mutating func add(_ name: String, scope: Int, of item: ItemHandle) {
    if 2 * (names.count + 1) > slots.count { grow(to: 4 * (names.count + 1)) }
    let item = ObjectIdentifier(item)
    let slot = slot(of: item)
    guard slots[slot] < 0 else { return }
    slots[slot] = Int32(names.count)
    names.append((item, scope, name))
  }

  private mutating func grow(to count: Int) {
    var size = 64
    while size < count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for number in names.indices { slots[slot(of: names[number].item)] = Int32(number) }
  }

  /// The slot of an item, or the one that is free for it.
  private func slot(of item: ObjectIdentifier) -> Int {
    let mask = slots.count - 1
    // The lowest bits of addresses are all the same.
    let hash = UInt64(UInt(bitPattern: item)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] >= 0, names[Int(slots[slot])].item != item { slot = (slot + 1) & mask }
    return slot
  }
}
