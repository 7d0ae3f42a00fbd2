/// The places of a log where something begins that counts.
///
/// The next place of each kind is found once and kept until it is passed, so that a log that is a single
/// line takes no longer than one of many.
struct LogMarks {
  enum Kind: CaseIterable {
    case heading, newHeading, ending, hidden, constraint
  }

  struct Mark {
    var kind: Kind
    var start: Int
    /// Behind it.
    var end: Int
  }

  private let bytes: [UInt8]
  /// By kind, the first one behind where it was looked for.
  private var next: [Mark?]

  private static let words = [
    SearchedWord("nable to simultaneously satisfy constraints"),
    SearchedWord("onflicting constraints detected"),
    SearchedWord("ill attempt to recover by breaking"),
    SearchedWord("<private>"),
    SearchedWord("Constraint:0x"),
  ]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    next = Kind.allCases.map { Self.find($0, in: bytes, from: 0) }
  }

  /// The first one in a part that is not before those of earlier calls.
  mutating func first(in range: Range<Int>) -> Mark? {
    var first: Mark?
    for (index, kind) in Kind.allCases.enumerated() {
      if let known = next[index], known.start < range.lowerBound {
        next[index] = Self.find(kind, in: bytes, from: range.lowerBound)
      }
      guard let found = next[index], found.start < range.upperBound else { continue }
      if first.map({ found.start < $0.start }) ?? true { first = found }
    }
    return first
  }

  private static func find(_ kind: Kind, in bytes: [UInt8], from start: Int) -> Mark? {
    let word = words[Kind.allCases.firstIndex(of: kind)!]
    var place = start
    while let found = word.first(in: bytes, from: place) {
      guard kind == .constraint else {
        return Mark(kind: kind, start: found, end: found + word.count)
      }
      // `<NSAutoresizingMaskLayoutConstraint:0x`.
      let least = max(start, found - 96)
      let opening = bytes[least..<found].lastIndex {
        $0 == 0x3C || $0 == 0x20 || $0 == 0x3A || $0 == 0x0A
      }
      if let opening, bytes[opening] == 0x3C {
        return Mark(kind: kind, start: opening, end: found + word.count)
      }
      // `< NSLayoutConstraint:0x`.
      if let opening, bytes[opening] == 0x20, opening > least, bytes[opening - 1] == 0x3C {
        return Mark(kind: kind, start: opening - 1, end: found + word.count)
      }
      place = found + word.count
    }
    return nil
  }
}
