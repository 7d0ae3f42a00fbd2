/// Writes text so that an XML 1.0 parser reads the same text back.
///
/// Characters that XML 1.0 forbids become U+FFFD. The work is done on UTF-8: all characters that
/// need attention but U+FFFE and U+FFFF are ASCII.
enum XMLEscaping {
  /// Appends the text of an element.
  static func append(text: String, to output: inout [UInt8]) {
    append(text, isAttribute: false, to: &output)
  }

  /// Appends the value of an attribute in double quotes, without the quotes.
  static func append(attribute: String, to output: inout [UInt8]) {
    append(attribute, isAttribute: true, to: &output)
  }

  static func text(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(text: string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func attribute(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(attribute: string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ string: String, isAttribute: Bool, to output: inout [UInt8]) {
    var string = string
    string.withUTF8 { append($0, isAttribute: isAttribute, to: &output) }
  }

  /// Copies runs of bytes that stand for themselves in one go.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, isAttribute: Bool, to output: inout [UInt8]
  ) {
    var start = 0
    for (index, byte) in bytes.enumerated() where isSpecial[Int(byte)] {
      if byte == 0xEF && !isNoncharacter(bytes[index...]) { continue }
      guard let replacement = replacement(for: byte, isAttribute: isAttribute) else { continue }
      output.append(contentsOf: bytes[start..<index])
      output.append(contentsOf: replacement.utf8)
      start = index + (byte == 0xEF ? 3 : 1)
    }
    output.append(contentsOf: bytes[start...])
  }

  /// The bytes with which something begins that may have to be replaced.
  private static let isSpecial = (0...UInt8.max).map { byte in
    byte < 0x20 || byte == 0xEF || "&<>\"".utf8.contains(byte)
  }

  private static func replacement(for byte: UInt8, isAttribute: Bool) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\""): isAttribute ? "&quot;" : nil
    case UInt8(ascii: "\n"): isAttribute ? "&#10;" : nil
    case UInt8(ascii: "\t"): isAttribute ? "&#9;" : nil
    default: byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0xEF ? "\u{FFFD}" : nil
    }
  }

  /// U+FFFE and U+FFFF are EF BF BE and EF BF BF.
  private static func isNoncharacter(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = bytes.prefix(3)
    return bytes.count == 3 && bytes[bytes.startIndex + 1] == 0xBF && bytes.last! >= 0xBE
  }
}
