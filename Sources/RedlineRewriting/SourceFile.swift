/// The bytes of a file and its words and signs.
struct SourceFile {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SourceScanner(bytes).tokens
  }

  func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The index after the bracket that closes the one at an index.
  func end(ofBracketsAt index: Int) -> Int {
    var (depth, index) = (0, index)
    while index < tokens.count {
      if word(index) == "(" { depth += 1 }
      if word(index) == ")" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// Where the bytes of tokens are.
  func range(_ tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range
      .lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The code of tokens, on one line.
  func code(_ tokens: Range<Int>) -> String {
    String(
      decoding: bytes[range(tokens)].map { $0 == UInt8(ascii: "\n") ? 32 : $0 }, as: UTF8.self)
  }

  /// Whether slashes next to each other, or next to a star, stand among tokens.
  func hasComment(_ tokens: Range<Int>) -> Bool {
    let text = bytes[range(tokens)]
    let slash = UInt8(ascii: "/")
    return zip(text, text.dropFirst()).contains {
      $0 == slash && ($1 == slash || $1 == UInt8(ascii: "*"))
    }
  }
}
