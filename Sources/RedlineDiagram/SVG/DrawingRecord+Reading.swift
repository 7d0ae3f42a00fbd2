import Foundation
import RedlineText
import Synchronization

extension DrawingRecord {
  /// Reads a record in the form that this version writes; `nil` for every other text, which may still
  /// be one.
  ///
  /// Each comparison reads a record, and `JSONDecoder` takes as long for it as hashing the golden.
  init?(written text: [UInt8]) {
    var rest = text[...]
    guard rest.take(#"{"drawing":""#), let drawing = rest.takeDigits(64),
      rest.take(#"","layout":""#), let layout = rest.takeDigits(64),
      rest.take(#"","options":"#),
      // A quote in a text has a backslash before it: this is a key wherever it stands.
      let end = text.firstIndex(of: Array(#","redline":""#.utf8), from: rest.startIndex),
      let options = Self.options(text[rest.startIndex..<end])
    else { return nil }
    rest = text[end...]
    guard rest.take(#","redline":""#),
      let quote = rest.firstIndex(of: UInt8(ascii: "\"")),
      // Escapes, and what is not UTF-8, are for the decoder to judge.
      rest[..<quote].allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let version = String(decoding: rest[..<quote], as: UTF8.self)
    rest = rest[quote...]
    var values: String?
    if rest.take(#"","values":""#) {
      values = rest.takeDigits(32)
      guard values != nil else { return nil }
    }
    guard rest.elementsEqual(#""}"#.utf8) else { return nil }
    self.init(drawing: drawing, layout: layout, options: options, redline: version, values: values)
  }

  /// Options that were read before, by their texts: the drawings of a suite have few.
  private static let known = Mutex<[[UInt8]: DrawingOptions]>([:])

  private static func options(_ text: ArraySlice<UInt8>) -> DrawingOptions? {
    let text = Array(text)
    if let known = known.withLock({ $0[text] }) { return known }
    guard let options = try? JSONDecoder().decode(DrawingOptions.self, from: Data(text)) else {
      return nil
    }
    known.withLock {
      // Nobody can fill the memory with files that differ in their options.
      if $0.count >= 64 { $0.removeAll() }
      if text.count <= 4096 { $0[text] = options }
    }
    return options
  }
}

extension ArraySlice<UInt8> {
  /// Drops what it begins with; `false` if it begins with something else.
  fileprivate mutating func take(_ prefix: String) -> Bool {
    guard starts(with: prefix.utf8) else { return false }
    removeFirst(prefix.utf8.count)
    return true
  }

  /// Takes hexadecimal digits with small letters.
  fileprivate mutating func takeDigits(_ length: Int) -> String? {
    let digits = prefix(length)
    guard digits.count == length,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    removeFirst(length)
    return String(decoding: digits, as: UTF8.self)
  }
}
