/// A word or a sign of Swift code, outside of comments and texts.
struct Token {
  /// Where its bytes are.
  var range: Range<Int>
  var text: String
  /// Whether it is the first of its line.
  var beginsLine: Bool
}

/// Splits Swift code into words and signs. Comments and texts are left out, but for the code that is
/// interpolated into texts.
struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var beginsLine = true
  private(set) var tokens: [Token] = []
  /// The texts around interpolated code: the number of `#` and of quotes that end each, and how many
  /// brackets are open in the code.
  private var texts: [(hashes: Int, quotes: Int, brackets: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func scan() {
    while let current = byte() {
      switch current {
      case UInt8(ascii: "\n"):
        beginsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where beginsExpression: skipExpression(hashes: 0)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if !beginText(), !beginExpression() { addWord() }
      case UInt8(ascii: "`"): addQuotedName()
      default:
        if Self.isWord(current) { addWord() } else { addSign(current) }
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: true
    default: false
    }
  }

  private mutating func add(_ range: Range<Int>) {
    tokens.append(
      Token(
        range: range, text: String(decoding: bytes[range], as: UTF8.self), beginsLine: beginsLine))
    beginsLine = false
    position = range.upperBound
  }

  /// A name, a number, or one of these with `#` or `@` before it.
  private mutating func addWord() {
    var end = position + 1
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    add(position..<end)
  }

  private mutating func addQuotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    let isEnded = end < bytes.count && bytes[end] == UInt8(ascii: "`")
    add(position..<(isEnded ? end + 1 : end))
  }

  private mutating func addSign(_ sign: UInt8) {
    if sign == UInt8(ascii: "@"), let next = byte(1), Self.isWord(next) { return addWord() }
    if !texts.isEmpty {
      if sign == UInt8(ascii: "(") { texts[texts.count - 1].brackets += 1 }
      if sign == UInt8(ascii: ")") {
        texts[texts.count - 1].brackets -= 1
        if texts[texts.count - 1].brackets == 0 {
          position += 1
          return skipText()
        }
      }
    }
    add(position..<position + 1)
  }

  // MARK: Comments and texts

  private mutating func skipLine() {
    while let current = byte(), current != UInt8(ascii: "\n") {
      _ = current
      position += 1
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while let current = byte() {
      if current == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if current == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if current == UInt8(ascii: "\n") { beginsLine = true }
        position += 1
      }
    }
  }

  /// Begins a text, if one begins here, and skips it up to its first interpolated code.
  private mutating func beginText() -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return false }
    let isLong = byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
    position += hashes + (isLong ? 3 : 1)
    texts.append((hashes, isLong ? 3 : 1, 0))
    beginsLine = false
    skipText()
    return true
  }

  /// Skips the innermost text up to its end or to code in it.
  private mutating func skipText() {
    guard let text = texts.last else { return }
    while let current = byte() {
      if current == UInt8(ascii: "\\"), repeats(UInt8(ascii: "#"), text.hashes, at: 1) {
        let next = text.hashes + 1
        if byte(next) == UInt8(ascii: "(") {
          texts[texts.count - 1].brackets = 1
          position += next + 1
          return
        }
        position += next + 1
      } else if repeats(UInt8(ascii: "\""), text.quotes, at: 0),
        repeats(UInt8(ascii: "#"), text.hashes, at: text.quotes)
      {
        position += text.quotes + text.hashes
        texts.removeLast()
        return
      } else if current == UInt8(ascii: "\n"), text.quotes == 1 {
        // A text that does not end is an error that the compiler reports.
        texts.removeLast()
        return
      } else {
        if current == UInt8(ascii: "\n") { beginsLine = true }
        position += 1
      }
    }
    texts.removeLast()
  }

  // MARK: Regular expressions

  /// Whether a slash can only begin a regular expression: no value stands before it, and it ends on its
  /// line.
  private var beginsExpression: Bool {
    guard let after = byte(1), ![UInt8(ascii: " "), UInt8(ascii: "\n")].contains(after) else {
      return false
    }
    if let last = tokens.last {
      let isWord = last.text.utf8.first.map { Self.isWord($0) || $0 == UInt8(ascii: "`") } ?? false
      let isValue = isWord && !["return", "in", "case", "try", "await"].contains(last.text)
      guard !isValue, ![")", "]", "}", "!", "?"].contains(last.text) else { return false }
    }
    return bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      .contains(UInt8(ascii: "/"))
  }

  /// Skips a regular expression between `#/` and `/#`, if one begins here.
  private mutating func beginExpression() -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard hashes > 0, byte(hashes) == UInt8(ascii: "/") else { return false }
    position += hashes
    skipExpression(hashes: hashes)
    return true
  }

  /// One without `#` ends with its line at the latest.
  private mutating func skipExpression(hashes: Int) {
    position += 1
    beginsLine = false
    while let current = byte() {
      if current == UInt8(ascii: "\\") {
        position += 1
      } else if current == UInt8(ascii: "/"), repeats(UInt8(ascii: "#"), hashes, at: 1) {
        position += 1 + hashes
        return
      } else if current == UInt8(ascii: "\n"), hashes == 0 {
        return
      }
      position += 1
    }
  }

  private func repeats(_ wanted: UInt8, _ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == wanted }
  }
}
