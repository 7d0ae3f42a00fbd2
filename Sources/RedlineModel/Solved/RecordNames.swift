import Synchronization

/// What items and constraints of a layout are called, whatever is solved: layouts of the same items and
/// constraints have one.
package final class RecordNames: Sendable {
  /// The ids of items, guides and spacers by number.
  package let ids: [String]
  /// The beginning of each id that a sentence writes as it is, in bytes.
  private let plainLengths: [Int]
  /// For each number what guide it is; `nil` where it is none.
  package let guideKinds: [SolvedLayout.Guide.Kind?]
  /// Whether there is an `=` in an id.
  private let haveEqualsSign: Bool
  private let allNames = AtomicLazyReference<Made<[String]>>()
  private let sameEnds = AtomicLazyReference<Made<[Int32]>>()
  private let constraintNumbers = AtomicLazyReference<Made<[Int32]>>()

  /// - Parameter haveEqualsSign: Whether there is an `=` in an id, if that is known.
  package init(
    ids: [String], plainLengths: [Int], guideKinds: [SolvedLayout.Guide.Kind?],
    haveEqualsSign: Bool? = nil
  ) {
    self.ids = ids
    self.haveEqualsSign = haveEqualsSign ?? ids.contains { $0.hasEqualsSign }
    self.plainLengths = plainLengths
    self.guideKinds = guideKinds
  }

  /// The names of all numbers as they read in a sentence: `login.password`.
  package var names: [String] {
    let made = allNames.load() ?? allNames.storeIfNil(Made(ids.indices.map { name(of: $0) }))
    return made.value
  }

  /// The name of a number.
  func name(of item: Int) -> String { ids[item].dotted(after: plainLengths[item]) }

  /// For each constraint how many up to it have the same id without a number.
  func constraintNumbers(of constraints: [CompiledConstraint]) -> [Int32] {
    let numbers =
      constraintNumbers.load()
      ?? constraintNumbers.storeIfNil(Made(makeConstraintNumbers(constraints)))
    return numbers.value
  }

  private func makeConstraintNumbers(_ constraints: [CompiledConstraint]) -> [Int32] {
    if !haveEqualsSign, let numbers = numbersByEnds(constraints) { return numbers }
    var used: [String: Int32] = [:]
    return constraints.map { used.count($0.id(ids)) }
  }

  /// The same without making the ids; `nil` where constraints with other ends, or with a name, could have the
  /// same id: an `=` is in each id that is made, and only once unless names have one.
  private func numbersByEnds(_ constraints: [CompiledConstraint]) -> [Int32]? {
    var named: [String: Int32] = [:]
    var counts = [Int32](repeating: 0, count: constraints.count)
    var result: [Int32] = []
    result.reserveCapacity(constraints.count)
    for (index, first) in firstsOfSameEnds(constraints).enumerated() {
      if constraints[index].origin == .user, let name = constraints[index].identifier {
        if name.hasEqualsSign { return nil }
        result.append(named.count(name))
        continue
      }
      counts[Int(first)] += 1
      result.append(counts[Int(first)])
    }
    return result
  }

  /// For each constraint the first one with the same ends, attributes and relation.
  package func firstsOfSameEnds(_ constraints: [CompiledConstraint]) -> [Int32] {
    let firsts = sameEnds.load() ?? sameEnds.storeIfNil(Made(constraints.firstsOfSameEnds))
    return firsts.value
  }
}

extension [CompiledConstraint] {
  fileprivate var firstsOfSameEnds: [Int32] {
    var known = FirstOfSame(capacity: count)
    return indices.map { index in
      let ends = Ends(equation(index), standing(index).relation)
      return Int32(
        known.first(index, hash: ends.hash) {
          Ends(equation($0), standing($0).relation) == ends
        })
    }
  }
}

/// What the id of a constraint is made of.
private struct Ends: Equatable {
  var first: Int
  var second: Int
  var attributes: Int

  @inline(__always)
  init(_ constraint: CompiledConstraint.Equation, _ relation: Relation) {
    first = constraint.first
    second = constraint.second ?? -1
    attributes =
      (constraint.firstAttribute.rawValue * 64 + constraint.secondAttribute.rawValue) * 4
      + relation.rawValue + 1
  }

  var hash: Int { (first &* 0x1_0000_0001 &+ second) &* 16384 &+ attributes }
}

/// What is made once somebody asks.
final class Made<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension String {
  /// Texts behind each other.
  init(parts: [String]) {
    var count = 0
    for part in parts.indices { count += parts[part].utf8.count }
    self.init(unsafeUninitializedCapacity: count) { bytes in
      var end = 0
      for part in parts.indices { end = bytes.write(parts[part], at: end) }
      return count
    }
  }

}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a text into memory that has room for it.
  /// - Returns: Where it ends.
  @inlinable package func write(_ text: String, at start: Int) -> Int {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let source = bytes.baseAddress, let target = baseAddress else { return start }
      precondition(start + bytes.count <= count, "There is no room for the text.")
      (target + start).initialize(from: source, count: bytes.count)
      return start + bytes.count
    } ?? self[start...].initialize(fromContentsOf: text.utf8)
  }
}

extension String {
  /// An id as it reads in a sentence: `login.password` of `login/password`.
  /// - Parameter plainLength: So many bytes at the beginning stay as they are.
  package func dotted(after plainLength: Int) -> String {
    var id = self
    return id.withUTF8 { bytes in
      guard plainLength < bytes.count else { return self }
      let slash = UInt8(ascii: "/")
      return String(unsafeUninitializedCapacity: bytes.count) { name in
        for index in bytes.indices {
          let isDot = index >= plainLength && bytes[index] == slash
          name[index] = isDot ? UInt8(ascii: ".") : bytes[index]
        }
        return bytes.count
      }
    }
  }

  /// Whether there is an `=` in it; looked for in many bytes at once.
  fileprivate var hasEqualsSign: Bool {
    let sign = UInt8(ascii: "=")
    return utf8.withContiguousStorageIfAvailable { bytes in
      var found: UInt8 = 0
      for byte in bytes { found |= byte == sign ? 1 : 0 }
      return found != 0
    } ?? utf8.contains(sign)
  }
}

extension Dictionary where Value == Int32 {
  /// Counts a key, and gives how often it was counted.
  fileprivate mutating func count(_ key: Key) -> Int32 {
    func next(_ number: inout Int32) -> Int32 {
      number += 1
      return number
    }
    return next(&self[key, default: 0])
  }
}
