/// Writes text so that a parser of XML 1.0 or HTML reads the same text back.
///
/// Characters that XML 1.0 forbids become U+FFFD. The work is done on UTF-8: all characters that
/// need attention but U+FFFE and U+FFFF are ASCII.
package enum MarkupEscaping {
  /// The place where a text stands.
  package enum Place: Sendable {
    /// The text of an element, in XML and HTML.
    case element
    /// The value of an attribute in double quotes, in XML and HTML.
    case attribute
    /// Either of them in HTML, whose parser keeps line breaks in attributes.
    case html
  }

  /// Appends a text; for an attribute without its quotes.
  package static func append(_ string: String, _ place: Place, to output: inout [UInt8]) {
    var string = string
    string.withUTF8 { append($0, place, to: &output) }
  }

  /// The text of an element.
  package static func text(_ string: String) -> String { escaped(string, .element) }

  /// The value of an attribute in double quotes, without the quotes.
  package static func attribute(_ string: String) -> String { escaped(string, .attribute) }

  /// A text in HTML, in which nothing hides: in an element or in an attribute in double quotes.
  package static func html(_ string: String) -> String { escaped(string.printable, .html) }

  private static func escaped(_ string: String, _ place: Place) -> String {
    var bytes: [UInt8] = []
    append(string, place, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Copies runs of bytes that stand for themselves in one go.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Place, to output: inout [UInt8]
  ) {
    guard let base = bytes.baseAddress else { return }
    var (start, index) = (0, 0)
    while index < bytes.count {
      // Most texts have nothing special, and a debug build takes its time for each byte.
      if index + 8 <= bytes.count,
        isPlain(UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self), place)
      {
        index += 8
        continue
      }
      let end = min(index + 8, bytes.count)
      while index < end {
        let byte = bytes[index]
        index += 1
        guard isSpecial[Int(byte)], let replacement = replacement(for: byte, place),
          byte != 0xEF || isNoncharacter(bytes[(index - 1)...])
        else { continue }
        output.append(contentsOf: bytes[start..<(index - 1)])
        output.append(contentsOf: replacement.utf8)
        if byte == 0xEF { index += 2 }
        start = index
      }
    }
    output.append(contentsOf: bytes[start...])
  }

  /// Whether none of eight bytes begins something that may have to be replaced.
  ///
  /// Reference: S. E. Anderson, *Bit Twiddling Hacks*, “Determine if a word has a byte less than n”.
  private static func isPlain(_ word: UInt64, _ place: Place) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func marks(_ byte: UInt64) -> UInt64 {
      let rest = word ^ (ones &* byte)
      return (rest &- ones) & ~rest
    }
    var found = (word &- ones &* 0x20) & ~word
    found |= marks(0x26) | marks(0x3C) | marks(0x3E) | marks(0xEF)
    if place != .element { found |= marks(0x22) }
    return found & (ones &* 0x80) == 0
  }

  /// The bytes with which something begins that may have to be replaced.
  private static let isSpecial = (0...UInt8.max).map { byte in
    byte < 0x20 || byte == 0xEF || "&<>\"".utf8.contains(byte)
  }

  private static func replacement(for byte: UInt8, _ place: Place) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\""): place == .element ? nil : "&quot;"
    case UInt8(ascii: "\n"): place == .attribute ? "&#10;" : nil
    case UInt8(ascii: "\t"): place == .attribute ? "&#9;" : nil
    default: byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0xEF ? "\u{FFFD}" : nil
    }
  }

  /// U+FFFE and U+FFFF are EF BF BE and EF BF BF.
  private static func isNoncharacter(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = bytes.prefix(3)
    return bytes.count == 3 && bytes[bytes.startIndex + 1] == 0xBF && bytes.last! >= 0xBE
  }
}
