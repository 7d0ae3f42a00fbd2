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

  /// Where the word begins in a part of some bytes.
  func first(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var last = range.lowerBound + word.count - 1
    while last < range.upperBound {
      var index = word.count - 1
      while bytes[last - (word.count - 1 - index)] == word[index] {
        if index == 0 { return last - (word.count - 1) }
        index -= 1
      }
      last += steps[Int(bytes[last])]
    }
    return nil
  }

  /// Where the word begins in some bytes.
  func first(in bytes: [UInt8], from start: Int = 0) -> Int? {
    bytes.withUnsafeBufferPointer { first(in: $0, start..<max(start, bytes.count)) }
  }

  func first(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { first(in: $0, 0..<$0.count) }.map { bytes.startIndex + $0 }
  }

  /// How many bytes it has.
  var count: Int { word.count }
}
