import Foundation

/// Writes a value as one line of JSON with sorted keys: the bytes that `JSONEncoder` writes with
/// `.sortedKeys` and `.withoutEscapingSlashes`, several times faster.
///
/// Comparing a layout with its golden is little more than writing the layout. Bytes go straight to
/// their place instead of through a tree of values. U+FFFE and U+FFFF, which JSON allows and XML
/// does not, are written as escapes. Dates and data have no form of their own here, and a value that
/// asks for a nested container or for the encoder of a superclass ends the process: no layout does.
package enum OneLineJSON {
  /// - Throws: `EncodingError` for a number that is not finite, or what the value's own `encode`
  ///   throws.
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = OneLineEncoder()
    try encoder.write(value)
    return encoder.bytes
  }

  /// The same object with line feeds: each of its entries begins a line, and so does each element of
  /// an array that is an entry. Commas between them have lines of their own.
  ///
  /// git merges changes of two branches only where a line between them is unchanged. With the commas
  /// that holds for neighbours, too.
  /// - Throws: As ``bytes(of:)``.
  package static func lines(of value: some Encodable) throws -> [UInt8] {
    let encoder = OneLineEncoder(breaksLines: true)
    try encoder.write(value)
    return encoder.bytes
  }
}

/// One encoder for a whole value: containers are no more than views of it.
final class OneLineEncoder: Encoder {
  enum Shape { case none, single, object, array }

  /// A key, and where it is written with its value.
  struct Entry {
    var key: String
    var range: Range<Int>
  }

  // What writes a value is never called while one of these is changed, and to check that again with
  // each byte takes its time.
  @exclusivity(unchecked) var bytes: [UInt8] = []
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// What the value that is being written turned out to be.
  @exclusivity(unchecked) private var shape = Shape.none
  @exclusivity(unchecked) private var start = 0
  /// The entries of all objects that are open, the innermost last.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var firstEntry = 0
  /// Whether the entries of the object that is open came in the order of their keys, as most do.
  @exclusivity(unchecked) private var isSorted = true
  private let breaksLines: Bool
  /// The number of values that are being written, each in the one before.
  @exclusivity(unchecked) private var depth = 0

  init(breaksLines: Bool = false) { self.breaksLines = breaksLines }

  /// Whether the entries or elements of the value that is open begin lines.
  private var isLined: Bool { breaksLines && (depth == 1 || depth == 2 && shape == .array) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(.object)
    return KeyedEncodingContainer(ObjectContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    open(.array)
    return ArrayContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    open(.single)
    return SingleContainer(encoder: self)
  }

  private func open(_ new: Shape) {
    precondition(shape == .none || shape == new, "a value is an object, an array or one value")
    guard shape == .none else { return }
    shape = new
    if new == .array { bytes.append(UInt8(ascii: "[")) }
  }

  /// Writes a whole value and leaves the one around it as it was.
  func write(_ value: some Encodable) throws {
    let outer = (shape, start, firstEntry, isSorted)
    depth += 1
    (shape, start, firstEntry, isSorted) = (.none, bytes.count, entries.count, true)
    try value.encode(to: self)
    switch shape {
    case .none: bytes.append(contentsOf: "{}".utf8)
    case .single: break
    case .object: closeObject()
    case .array:
      if isLined { bytes.append(UInt8(ascii: "\n")) }
      bytes.append(UInt8(ascii: "]"))
    }
    depth -= 1
    (shape, start, firstEntry, isSorted) = outer
  }

  /// Puts the entries into the order of their keys, unless they are.
  private func closeObject() {
    if !isSorted { sortEntries() }
    if entries.count == firstEntry {
      bytes.append(UInt8(ascii: "{"))
    } else if isLined {
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "}"))
    entries.removeSubrange(firstEntry...)
  }

  private func sortEntries() {
    let own = entries[firstEntry...].sorted { $0.key < $1.key }
    let unsorted = Array(bytes[start...])
    bytes.removeSubrange(start...)
    for (place, entry) in own.enumerated() {
      beginEntry(isFirst: place == 0)
      let range = (entry.range.lowerBound - start)..<(entry.range.upperBound - start)
      bytes.append(contentsOf: unsorted[range])
    }
  }

  /// Writes what stands before an entry.
  private func beginEntry(isFirst: Bool) {
    let isLined = isLined
    if isLined, !isFirst { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: isFirst ? "{" : ","))
    if isLined { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Writes the value of a key of the object that is open.
  func entry(_ key: some CodingKey, _ write: () throws -> Void) rethrows {
    let name = key.stringValue
    let isFirst = entries.count == firstEntry
    if !isFirst, isSorted, entries[entries.count - 1].key > name { isSorted = false }
    beginEntry(isFirst: isFirst)
    let start = bytes.count
    append(name)
    bytes.append(UInt8(ascii: ":"))
    try write()
    entries.append(Entry(key: name, range: start..<bytes.count))
  }

  /// Writes the next value of the array that is open.
  func element(isFirst: Bool, _ write: () throws -> Void) rethrows {
    let isLined = isLined
    if isLined, !isFirst { bytes.append(UInt8(ascii: "\n")) }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if isLined { bytes.append(UInt8(ascii: "\n")) }
    try write()
  }

  func appendLiteral(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  func append(_ integer: some BinaryInteger) { bytes.append(contentsOf: integer.description.utf8) }

  func append(_ number: Double) throws { try append(number, text: number.description) }

  func append(_ number: Float) throws { try append(Double(number), text: number.description) }

  private func append(_ number: Double, text: String) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    bytes.append(contentsOf: text.utf8)
    if text.hasSuffix(".0") { bytes.removeLast(2) }
  }

  func append(_ string: String) { OneLineEncoder.append(string, to: &bytes) }

  private static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var (start, index) = (0, 0)
      while let next = firstSpecial(in: text, from: index) {
        index = next + 1
        guard let (escape, length) = escape(of: text[next], in: text[next...]) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<next]))
        bytes.append(contentsOf: escape.utf8)
        (start, index) = (next + length, next + length)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The position of the next byte with which something may begin that has an escape; eight bytes are
  /// tested at a time, as most texts have none and a debug build takes its time for each byte.
  private static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var index = start
    while index < text.count {
      if index + 8 <= text.count,
        isPlain(UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
      {
        index += 8
        continue
      }
      let end = min(index + 8, text.count)
      while index < end {
        let byte = base[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0xEF { return index }
        index += 1
      }
    }
    return nil
  }

  /// Whether none of eight bytes is below 0x20, a quote, a backslash or 0xEF.
  ///
  /// Reference: S. E. Anderson, *Bit Twiddling Hacks*, “Determine if a word has a byte less than n”.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let wide = word ^ (ones &* 0xEF)
    let found =
      ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote)
      | ((backslash &- ones) & ~backslash) | ((wide &- ones) & ~wide)
    return found & (ones &* 0x80) == 0
  }

  /// What is written instead of a character, and how many bytes it has.
  private static func escape(
    of byte: UInt8, in rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (text: String, length: Int)? {
    switch byte {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case 0x08: ("\\b", 1)
    case 0x09: ("\\t", 1)
    case 0x0A: ("\\n", 1)
    case 0x0C: ("\\f", 1)
    case 0x0D: ("\\r", 1)
    case 0..<0x10: ("\\u000" + String(byte, radix: 16), 1)
    case 0x10..<0x20: ("\\u00" + String(byte, radix: 16), 1)
    case 0xEF where rest.starts(with: [0xEF, 0xBF, 0xBE]): ("\\ufffe", 3)
    case 0xEF where rest.starts(with: [0xEF, 0xBF, 0xBF]): ("\\uffff", 3)
    default: nil
    }
  }
}
