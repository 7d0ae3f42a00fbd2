import Foundation
import RedlineIO

/// The name and the attributes of an HTML tag.
struct HTMLAttributes {
  var name: String
  private var values: [String: String] = [:]

  subscript(_ key: String) -> String? { values[key] }

  /// Reads `<name key="value" …>`.
  init(tag: Substring) {
    var rest = tag.dropFirst()
    let name = rest.prefix { !$0.isWhitespace && $0 != ">" }
    self.name = name.lowercased()
    rest = rest.dropFirst(name.count)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let first = rest.first, first != ">" else { return }
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      guard !key.isEmpty else { return }
      rest = rest.dropFirst(key.count).drop(while: \.isWhitespace)
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        value = Self.value(&rest)
      }
      values[key.lowercased()] = value.unescapedHTML
    }
  }

  private static func value(_ rest: inout Substring) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest.dropFirst(value.count)
      return String(value)
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest.dropFirst(value.count + 2)
    return String(value)
  }
}

extension String {
  /// The text with characters in place of the references that `MarkupEscaping` writes.
  var unescapedHTML: String {
    guard contains("&") else { return self }
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    ]
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(12).prefix { $0 != ";" && $0 != "&" }
      let isClosed = rest.dropFirst(1 + name.count).first == ";"
      guard isClosed, let text = names[String(name)] ?? Self.character(name) else {
        result.append(rest.removeFirst())
        continue
      }
      result += text
      rest = rest.dropFirst(name.count + 2)
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first?.lowercased() == "x"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// A link's target as a path.
  var removingPercents: String { removingPercentEncoding ?? self }
}
