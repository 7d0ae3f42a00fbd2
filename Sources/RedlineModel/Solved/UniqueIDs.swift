/// The ids that a layout has given, each once.
package struct UniqueIDs: Sendable {
  private var used: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  package init() {}

  /// Makes room for as many ids.
  package mutating func reserveCapacity(_ count: Int) { used.reserveCapacity(count) }

  /// The id itself, or with the first number that makes it unique.
  /// - Parameters:
  ///   - isNumbered: Whether also the first one has a number.
  ///   - separator: What stands before the number.
  package mutating func unused(_ base: String, isNumbered: Bool, separator: String) -> String {
    if !isNumbered, used.insert(base).inserted { return base }
    var number = lastNumbers[base] ?? (isNumbered ? 0 : 1)
    var candidate: String
    repeat {
      number += 1
      candidate = "\(base)\(separator)\(number)"
    } while !used.insert(candidate).inserted
    lastNumbers[base] = number
    return candidate
  }
}
