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
    return encoder.text.bytes
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
    return encoder.text.bytes
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

  let text = JSONText()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  // What writes a value is never called while one of these is changed, and to check that again with
  // each value takes its time.

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
    if new == .array { text.append(UInt8(ascii: "[")) }
  }

  /// Writes a whole value and leaves the one around it as it was.
  func write(_ value: some Encodable) throws {
    let outer = (shape, start, firstEntry, isSorted)
    depth += 1
    (shape, start, firstEntry, isSorted) = (.none, text.count, entries.count, true)
    try value.encode(to: self)
    switch shape {
    case .none: text.append(literal: "{}")
    case .single: break
    case .object: closeObject()
    case .array:
      if isLined { text.append(UInt8(ascii: "\n")) }
      text.append(UInt8(ascii: "]"))
    }
    depth -= 1
    (shape, start, firstEntry, isSorted) = outer
  }

  /// Writes an object whose type names its entries, and leaves the one around it as it was.
  func write(_ object: some OneLineObject) throws {
    depth += 1
    defer { depth -= 1 }
    try writeEntries(of: object)
  }

  /// Writes the value that is open as an object.
  func writeEntries(of object: some OneLineObject) throws {
    shape = .single
    var entries = OneLineEntries(encoder: self, isLined: breaksLines && depth == 1)
    try object.encode(into: &entries)
    entries.close()
  }

  /// Writes an array of such objects; its elements begin lines where those of any array do.
  func write(_ objects: [some OneLineObject]) throws {
    let isLined = breaksLines && depth == 1
    depth += 1
    defer { depth -= 1 }
    text.append(UInt8(ascii: "["))
    for index in objects.indices {
      if isLined, index > 0 { text.append(UInt8(ascii: "\n")) }
      if index > 0 { text.append(UInt8(ascii: ",")) }
      if isLined { text.append(UInt8(ascii: "\n")) }
      try write(objects[index])
    }
    if isLined { text.append(UInt8(ascii: "\n")) }
    text.append(UInt8(ascii: "]"))
  }

  /// Puts the entries into the order of their keys, unless they are.
  private func closeObject() {
    if !isSorted { sortEntries() }
    if entries.count == firstEntry {
      text.append(UInt8(ascii: "{"))
    } else if isLined {
      text.append(UInt8(ascii: "\n"))
    }
    text.append(UInt8(ascii: "}"))
    entries.removeSubrange(firstEntry...)
  }

  private func sortEntries() {
    let own = entries[firstEntry...].sorted { $0.key < $1.key }
    let unsorted = text.cut(from: start)
    for (place, entry) in own.enumerated() {
      beginEntry(isFirst: place == 0)
      let range = (entry.range.lowerBound - start)..<(entry.range.upperBound - start)
      text.append(unsorted[range])
    }
  }

  /// Writes what stands before an entry.
  private func beginEntry(isFirst: Bool) {
    let isLined = isLined
    if isLined, !isFirst { text.append(UInt8(ascii: "\n")) }
    text.append(UInt8(ascii: isFirst ? "{" : ","))
    if isLined { text.append(UInt8(ascii: "\n")) }
  }

  /// Writes the value of a key of the object that is open.
  func entry(_ key: some CodingKey, _ write: () throws -> Void) rethrows {
    let name = key.stringValue
    let isFirst = entries.count == firstEntry
    if !isFirst, isSorted, entries[entries.count - 1].key > name { isSorted = false }
    beginEntry(isFirst: isFirst)
    let start = text.count
    text.append(quoting: name)
    text.append(UInt8(ascii: ":"))
    try write()
    entries.append(Entry(key: name, range: start..<text.count))
  }

  /// Writes the next value of the array that is open.
  func element(isFirst: Bool, _ write: () throws -> Void) rethrows {
    let isLined = isLined
    if isLined, !isFirst { text.append(UInt8(ascii: "\n")) }
    if !isFirst { text.append(UInt8(ascii: ",")) }
    if isLined { text.append(UInt8(ascii: "\n")) }
    try write()
  }
}
