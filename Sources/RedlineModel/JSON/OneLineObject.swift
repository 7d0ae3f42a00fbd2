import Foundation

/// What is written as an object whose entries its type names itself, in the order of their keys.
///
/// Layouts are for the most part a few kinds of such objects. To write them needs no containers, of
/// which each takes longer than the entries in it.
protocol OneLineObject: Encodable {
  func encode(into entries: inout OneLineEntries) throws
}

extension Encoder {
  /// Writes an object: straight to its place in ``OneLineJSON``, and by a container of other encoders.
  func encode(entriesOf object: some OneLineObject) throws {
    if let encoder = self as? OneLineEncoder { return try encoder.writeEntries(of: object) }
    var entries = OneLineEntries(container: container(keyedBy: OneLineEntries.Key.self))
    try object.encode(into: &entries)
  }
}

/// The entries of an object, which are to come in the order of their keys; those that are `nil` are
/// left out.
struct OneLineEntries {
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ key: StaticString) { stringValue = key.description }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let encoder: OneLineEncoder?
  private var container: KeyedEncodingContainer<Key>?
  private let isLined: Bool
  private var isEmpty = true

  init(encoder: OneLineEncoder, isLined: Bool) {
    (self.encoder, self.isLined) = (encoder, isLined)
  }

  init(container: KeyedEncodingContainer<Key>) {
    (encoder, self.container, isLined) = (nil, container, false)
  }

  /// Where the value of a key is to be written; `nil` for a container.
  private mutating func open(_ key: StaticString) -> OneLineEncoder? {
    guard let encoder else { return nil }
    let text = encoder.text
    if isLined, !isEmpty { text.append(UInt8(ascii: "\n")) }
    text.append(isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
    if isLined { text.append(UInt8(ascii: "\n")) }
    text.append(key: key)
    isEmpty = false
    return encoder
  }

  func close() {
    guard let text = encoder?.text else { return }
    if isEmpty {
      text.append(UInt8(ascii: "{"))
    } else if isLined {
      text.append(UInt8(ascii: "\n"))
    }
    text.append(UInt8(ascii: "}"))
  }

  mutating func write(_ key: StaticString, _ value: String?) throws {
    guard let value else { return }
    if let encoder = open(key) { return encoder.text.append(quoting: value) }
    try container?.encode(value, forKey: Key(key))
  }

  mutating func write(_ key: StaticString, _ value: Bool?) throws {
    guard let value else { return }
    if let encoder = open(key) { return encoder.text.append(value) }
    try container?.encode(value, forKey: Key(key))
  }

  mutating func write(_ key: StaticString, _ value: Int?) throws {
    guard let value else { return }
    if let encoder = open(key) { return encoder.text.append(value) }
    try container?.encode(value, forKey: Key(key))
  }

  mutating func write(_ key: StaticString, _ value: Double?) throws {
    guard let value else { return }
    if let encoder = open(key) { return try encoder.text.append(value) }
    try container?.encode(value, forKey: Key(key))
  }

  /// Foundation's form of a rectangle: `[[x,y],[width,height]]`.
  mutating func write(_ key: StaticString, _ rect: CGRect) throws {
    guard let text = open(key)?.text else {
      try container?.encode(rect, forKey: Key(key))
      return
    }
    text.append(literal: "[[")
    try text.append(Double(rect.origin.x))
    text.append(UInt8(ascii: ","))
    try text.append(Double(rect.origin.y))
    text.append(literal: "],[")
    try text.append(Double(rect.size.width))
    text.append(UInt8(ascii: ","))
    try text.append(Double(rect.size.height))
    text.append(literal: "]]")
  }

  mutating func write(_ key: StaticString, _ object: (some OneLineObject)?) throws {
    guard let object else { return }
    if let encoder = open(key) { return try encoder.write(object) }
    try container?.encode(object, forKey: Key(key))
  }

  mutating func write(_ key: StaticString, _ objects: [some OneLineObject]?) throws {
    guard let objects else { return }
    if let encoder = open(key) { return try encoder.write(objects) }
    try container?.encode(objects, forKey: Key(key))
  }

  /// Writes what has a form of its own.
  mutating func write(_ key: StaticString, any value: (some Encodable)?) throws {
    guard let value else { return }
    if let encoder = open(key) { return try encoder.write(value) }
    try container?.encode(value, forKey: Key(key))
  }
}
