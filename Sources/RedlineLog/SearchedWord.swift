/// A word that is looked for in many bytes.
///
/// Reference: R. N. Horspool, Practical fast searching in strings, 1980.
struct SearchedWord: Sendable {
  private let word: [UInt8]
  /// How far to go on from each last byte.
  private let steps: [Int]

  init(_ text: String) {
    word = Array(text.utf8)
    var steps = Array(repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    self.steps = steps
  }

  /// Whether the word is in a part of some bytes.
  func isIn(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var last = range.lowerBound + word.count - 1
    while last < range.upperBound {
      var index = word.count - 1
      while bytes[last - (word.count - 1 - index)] == word[index] {
        if index == 0 { return true }
        index -= 1
      }
      last += steps[Int(bytes[last])]
    }
    return false
  }
}
