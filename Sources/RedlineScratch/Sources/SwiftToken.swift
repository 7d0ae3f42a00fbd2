/// A word, a literal text or a mark of Swift source.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// A keyword, a name (also in backticks, without them) or a number.
    case word
    /// A string or a regular expression, without what is in it.
    case literal
    /// A character of an operator or a bracket, or `#` with the word after it.
    case mark
  }
  var kind: Kind
  /// Empty for literals.
  var text: String
  /// From 1.
  var line: Int
  /// Where it begins, in bytes of UTF-8.
  var offset: Int
}

/// Reads Swift source as tokens; comments are left out.
///
/// It knows what can hold brackets that are none: comments, which nest, strings with their
/// interpolations, raw and multi-line ones, and regular expressions. Names in interpolations are
/// tokens, as they are uses of what they name. What does not end, ends with the line or the text; the
/// compiler says so.
struct SwiftTokens {
  /// What stands around a place: nested texts are no recursion, however deep they are.
  private enum Context {
    case string(hashes: Int, isMultiline: Bool)
    /// Between `\(` and the bracket that ends it.
    case interpolation(depth: Int)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var contexts: [Context] = []
  private var tokens: [SwiftToken] = []

  static func tokens(of text: String) -> [SwiftToken] {
    var reader = SwiftTokens(bytes: Array(text.utf8))
    while reader.index < reader.bytes.count { reader.step() }
    return reader.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func step() {
    if case .string(let hashes, let isMultiline) = contexts.last {
      return stepInString(hashes, isMultiline)
    }
    let byte = bytes[index]
    switch byte {
    case newline, carriageReturn, space, tab:
      advance()
    case slash where next(1) == slash:
      while index < bytes.count, bytes[index] != newline { index += 1 }
    case slash where next(1) == star:
      skipComment()
    case slash where beginsExpression:
      skipExpression(hashes: 0)
    case quote, hash:
      beginLiteral()
    case backtick:
      quotedName()
    case _ where isWord(byte):
      word(from: index)
    default:
      mark(byte)
    }
  }

  private mutating func mark(_ byte: UInt8) {
    if case .interpolation(let depth) = contexts.last {
      if byte == opening { contexts[contexts.count - 1] = .interpolation(depth: depth + 1) }
      if byte == closing {
        contexts.removeLast()
        if depth == 0 {
          index += 1
          return
        }
        contexts.append(.interpolation(depth: depth - 1))
      }
    }
    add(.mark, String(decoding: [byte], as: UTF8.self))
    index += 1
  }

  private mutating func word(from start: Int) {
    var end = start
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    add(.word, String(decoding: bytes[start..<end], as: UTF8.self))
    index = end
  }

  private mutating func quotedName() {
    let end = bytes[(index + 1)...].firstIndex { $0 == backtick || $0 == newline }
    guard let end, bytes[end] == backtick else { return mark(backtick) }
    add(.word, String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
    index = end + 1
  }

  // MARK: - Comments and literals

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if bytes[index] == slash, next(1) == star {
        depth += 1
        index += 2
      } else if bytes[index] == star, next(1) == slash {
        depth -= 1
        index += 2
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// A string, a regular expression between `#/` and `/#`, or a word as `#if`.
  private mutating func beginLiteral() {
    let hashes = count(of: hash, from: index)
    let start = index + hashes
    if start < bytes.count, bytes[start] == quote {
      add(.literal, "")
      let isMultiline = count(of: quote, from: start, atMost: 3) == 3
      contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
      index = start + (isMultiline ? 3 : 1)
    } else if hashes > 0, start < bytes.count, bytes[start] == slash {
      index = start
      skipExpression(hashes: hashes)
    } else {
      var end = start
      while end < bytes.count, isWord(bytes[end]) { end += 1 }
      add(.mark, String(decoding: bytes[index..<end], as: UTF8.self))
      index = end
    }
  }

  private mutating func stepInString(_ hashes: Int, _ isMultiline: Bool) {
    let byte = bytes[index]
    if byte == newline, !isMultiline {
      contexts.removeLast()
    } else if byte == quote, isEnd(hashes, isMultiline) {
      contexts.removeLast()
      index += (isMultiline ? 3 : 1) + hashes
    } else if byte == backslash, count(of: hash, from: index + 1, atMost: hashes) == hashes {
      index += 1 + hashes
      guard index < bytes.count else { return }
      if bytes[index] == opening {
        contexts.append(.interpolation(depth: 0))
        index += 1
      } else {
        advance()
      }
    } else {
      advance()
    }
  }

  private func isEnd(_ hashes: Int, _ isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    return count(of: quote, from: index, atMost: quotes) == quotes
      && count(of: hash, from: index + quotes, atMost: hashes) == hashes
  }

  /// Whether a slash can only begin a regular expression: no value stands before it, and it ends on
  /// its line.
  private var beginsExpression: Bool {
    guard let after = next(1), after != space, after != newline else { return false }
    if let last = tokens.last {
      let isValue = last.kind == .literal || last.kind == .word && last.text != "return"
      guard !isValue, ![")", "]", "}"].contains(last.text) else { return false }
    }
    return bytes[(index + 1)...].prefix { $0 != newline }.contains(slash)
  }

  private mutating func skipExpression(hashes: Int) {
    add(.literal, "")
    index += 1
    while index < bytes.count {
      if bytes[index] == backslash {
        index += 1
      } else if bytes[index] == slash, count(of: hash, from: index + 1, atMost: hashes) == hashes {
        index += 1 + hashes
        return
      } else if bytes[index] == newline, hashes == 0 {
        return
      }
      if index < bytes.count { advance() }
    }
  }

  // MARK: - Bytes

  private mutating func advance() {
    if bytes[index] == newline { line += 1 }
    index += 1
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ text: String) {
    tokens.append(SwiftToken(kind: kind, text: text, line: line, offset: index))
  }

  private func next(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func count(of byte: UInt8, from start: Int, atMost limit: Int = .max) -> Int {
    var end = start
    while end < bytes.count, end - start < limit, bytes[end] == byte { end += 1 }
    return end - start
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")
private let backtick = UInt8(ascii: "`")
private let backslash = UInt8(ascii: "\\")
private let opening = UInt8(ascii: "(")
private let closing = UInt8(ascii: ")")
