/// The bytes of a log, without what it went through: quotations of mails, colours of terminals, entities
/// of web pages, escapes of JSON.
///
/// Lines stay lines. Where JSON has the lines of a message in one, they are parted by `softBreak`, which
/// counts for none.
struct PastedLog {
  /// A form feed, which ends a line of a log without being one of the file's.
  static let softBreak: UInt8 = 0x0C

  private static let heading = SearchedWord("nable to simultaneously satisfy constraints")
  private static let entity = SearchedWord("lt;NS")
  private static let numbered = SearchedWord("60;NS")
  private static let escapeStart: UInt8 = 0x1B

  /// The bytes as a program printed them, in UTF-8.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var log = utf8(bytes)
    if log.contains(escapeStart) { log = withoutColours(log) }
    if entity.first(in: log) != nil || numbered.first(in: log) != nil { log = withoutEntities(log) }
    if log.contains(where: { $0 >= 0x80 }) { log = withPlainSpaces(log) }
    if !log.contains(0x0A), log.contains(0x0D) {
      log = log.map { $0 == 0x0D ? 0x0A : $0 }
    }
    return byLines(log)
  }

  // MARK: Encodings

  /// UTF-16 says so by its first two bytes.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place -> UInt16 in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Spaces of whatever width become blanks, what has none goes.
  private static func withPlainSpaces(_ bytes: [UInt8]) -> [UInt8] {
    rewritten(bytes) { rest in
      if rest.starts(with: [0xC2, 0xA0]) { return (2, [0x20]) }
      // U+2009, U+202F, U+200B, U+FEFF.
      if rest.starts(with: [0xE2, 0x80, 0x89]) || rest.starts(with: [0xE2, 0x80, 0xAF]) {
        return (3, [0x20])
      }
      if rest.starts(with: [0xE2, 0x80, 0x8B]) || rest.starts(with: [0xEF, 0xBB, 0xBF]) {
        return (3, [])
      }
      return nil
    }
  }

  /// Takes sequences of ANSI off: `ESC [ 31 m`.
  private static func withoutColours(_ bytes: [UInt8]) -> [UInt8] {
    rewritten(bytes) { rest in
      guard rest.first == escapeStart else { return nil }
      guard rest.dropFirst().first == UInt8(ascii: "[") else { return (1, []) }
      let parameters = rest.dropFirst(2).prefix(32).prefix { (0x20...0x3F).contains($0) }
      return (min(3 + parameters.count, rest.count), [])
    }
  }

  // MARK: Web pages

  private static let entities: [(name: [UInt8], byte: UInt8)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"), ("nbsp", " "),
    ("#60", "<"), ("#62", ">"), ("#38", "&"), ("#34", "\""), ("#39", "'"), ("#160", " "),
    ("#x3C", "<"), ("#x3E", ">"), ("#x26", "&"), ("#x22", "\""), ("#x27", "'"), ("#xA0", " "),
    ("#x3c", "<"), ("#x3e", ">"), ("#xa0", " "), ("#039", "'"),
  ].map { (Array($0.0.utf8) + [UInt8(ascii: ";")], $0.1.utf8.first!) }

  private static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    rewritten(bytes) { rest in
      guard rest.first == UInt8(ascii: "&") else { return nil }
      var count = 1
      // Entities that were escaped once more: `&amp;lt;`.
      for _ in 0..<3 where rest.dropFirst(count).starts(with: "amp;".utf8) { count += 4 }
      for (name, byte) in entities where rest.dropFirst(count).starts(with: name) {
        return (count + name.count, [byte])
      }
      return count > 1 ? (count, [UInt8(ascii: "&")]) : nil
    }
  }

  /// Puts something else in place of what a function finds at a place, which it says with its length.
  private static func rewritten(
    _ bytes: [UInt8], _ change: (ArraySlice<UInt8>) -> (count: Int, new: [UInt8])?
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      // Nothing that is changed begins with a letter, a digit or a blank.
      let byte = bytes[place]
      if byte >= 0x80 || byte == UInt8(ascii: "&") || byte == escapeStart,
        let (count, new) = change(bytes[place...])
      {
        result += new
        place += count
      } else {
        result.append(byte)
        place += 1
      }
    }
    return result
  }

  // MARK: Lines

  /// Takes the signs of a quotation off each line if a heading is quoted, and the escapes of JSON off
  /// lines that have a whole message in them.
  private static func byLines(_ bytes: [UInt8]) -> [UInt8] {
    let isQuoted = hasQuotedHeading(bytes)
    guard isQuoted || hasEscapedHeading(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { result.append(0x0A) }
      let text = isQuoted ? unquoted(line) : line
      if isEscaped(text) { appendUnescaped(text, to: &result) } else { result += text }
    }
    return result
  }

  private static func hasQuotedHeading(_ bytes: [UInt8]) -> Bool {
    headings(bytes).contains { unquoted($0).count < $0.count }
  }

  private static func hasEscapedHeading(_ bytes: [UInt8]) -> Bool {
    headings(bytes).contains(where: isEscaped)
  }

  /// The lines with headings.
  private static func headings(_ bytes: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    var place = 0
    return AnyIterator {
      guard let found = heading.first(in: bytes, from: place) else { return nil }
      let start = (bytes[place..<found].lastIndex(of: 0x0A) ?? place - 1) + 1
      let end = bytes[found...].firstIndex(of: 0x0A) ?? bytes.count
      place = end
      return bytes[start..<end]
    }
  }

  /// `> > text` without its signs.
  private static func unquoted(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line
    while true {
      let rest = text.drop { $0 == 0x20 || $0 == 0x09 }
      guard rest.first == UInt8(ascii: ">") else { return text }
      text = rest.dropFirst()
      // What ends a constraint is no quotation.
      if let next = text.first, next != 0x20, next != UInt8(ascii: ">"), next != 0x0D {
        return line
      }
    }
  }

  /// Whether a line has a heading and, behind it, line ends as JSON has them.
  private static func isEscaped(_ line: ArraySlice<UInt8>) -> Bool {
    guard let found = heading.first(in: line) else { return false }
    var rest = line[found...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      let next = rest[slash...].dropFirst().first
      if next == UInt8(ascii: "n") { return true }
      rest = rest[slash...].dropFirst(2)
    }
    return false
  }

  private static func appendUnescaped(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var rest = line
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      result += rest[..<slash]
      let next = rest[slash...].dropFirst().first
      switch next {
      case UInt8(ascii: "n"): result.append(softBreak)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(next!)
      case UInt8(ascii: "u"):
        // Some write signs of HTML so: `\u003c`.
        let digits = String(decoding: rest[slash...].dropFirst(2).prefix(4), as: UTF8.self)
        if let sign = UInt8(digits, radix: 16), digits.count == 4, sign >= 0x20 {
          result.append(sign)
          rest = rest[slash...].dropFirst(6)
          continue
        }
        result += rest[slash...].prefix(2)
      default: result += rest[slash...].prefix(2)
      }
      rest = rest[slash...].dropFirst(2)
    }
    result += rest
  }
}
