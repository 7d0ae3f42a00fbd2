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

  private static let replacement = Array("\u{FFFD}".utf8)

  private static func append(_ string: String, isAttribute: Bool, to output: inout [UInt8]) {
    for byte in string.utf8 {
      if byte >= 0x80 {
        output.append(byte)
        replaceNoncharacter(in: &output)
      } else if let reference = reference(for: byte, isAttribute: isAttribute) {
        output.append(contentsOf: reference.utf8)
      } else if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
        output.append(contentsOf: replacement)
      } else {
        output.append(byte)
      }
    }
  }

  private static func reference(for byte: UInt8, isAttribute: Bool) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\""): isAttribute ? "&quot;" : nil
    case UInt8(ascii: "\n"): isAttribute ? "&#10;" : nil
    case UInt8(ascii: "\t"): isAttribute ? "&#9;" : nil
    default: nil
    }
  }

  /// U+FFFE and U+FFFF end in EF BF BE and EF BF BF.
  private static func replaceNoncharacter(in output: inout [UInt8]) {
    let count = output.count
    guard
      count >= 3, output[count - 1] >= 0xBE, output[count - 2] == 0xBF, output[count - 3] == 0xEF
    else { return }
    output[count - 1] = 0xBD
  }
}
