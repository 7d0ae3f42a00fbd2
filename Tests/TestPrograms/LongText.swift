/// A text of any length as an argument of a test, which a log tells by its beginning.
package struct LongText: CustomStringConvertible, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// As many of a letter; `String(repeating:count:)` appends one after the other.
  package static func text(of letter: Unicode.Scalar, count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: letter), count: count), as: UTF8.self)
  }

  package var description: String {
    let bytes = text.utf8.count
    return bytes > 80 ? "\(String(text.prefix(40)).debugDescription)… (\(bytes) bytes)" : text
  }
}
