/// A text of any length as an argument of a test, which a log tells by its beginning.
package struct LongText: CustomStringConvertible, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String {
    let bytes = text.utf8.count
    return bytes > 80 ? "\(String(text.prefix(40)).debugDescription)… (\(bytes) bytes)" : text
  }
}
