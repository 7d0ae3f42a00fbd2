/// Three views of the encoder. What is generic here stands for all the overloads that the protocols
/// ask for; a number or a text comes back through its own single value container.

struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: OneLineEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { encoder.entry(key) { encoder.text.append(literal: "null") } }

  func encode(_ value: Bool, forKey key: Key) {
    encoder.entry(key) { encoder.text.append(value) }
  }

  func encode(_ value: String, forKey key: Key) {
    encoder.entry(key) { encoder.text.append(quoting: value) }
  }

  func encode(_ value: Double, forKey key: Key) throws {
    try encoder.entry(key) { try encoder.text.append(value) }
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.entry(key) { try encoder.write(value) }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    preconditionFailure("\(OneLineJSON.self) writes values, not nested containers")
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure("\(OneLineJSON.self) writes values, not nested containers")
  }

  func superEncoder() -> any Encoder {
    preconditionFailure("\(OneLineJSON.self) writes values, not classes")
  }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

struct ArrayContainer: UnkeyedEncodingContainer {
  let encoder: OneLineEncoder
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    encoder.element(isFirst: count == 0) { encoder.text.append(literal: "null") }
    count += 1
  }

  mutating func encode(_ value: some Encodable) throws {
    try encoder.element(isFirst: count == 0) { try encoder.write(value) }
    count += 1
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    preconditionFailure("\(OneLineJSON.self) writes values, not nested containers")
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("\(OneLineJSON.self) writes values, not nested containers")
  }

  func superEncoder() -> any Encoder {
    preconditionFailure("\(OneLineJSON.self) writes values, not classes")
  }
}

struct SingleContainer: SingleValueEncodingContainer {
  let encoder: OneLineEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.text.append(literal: "null") }
  func encode(_ value: Bool) { encoder.text.append(value) }
  func encode(_ value: String) { encoder.text.append(quoting: value) }
  func encode(_ value: Double) throws { try encoder.text.append(value) }
  func encode(_ value: Float) throws { try encoder.text.append(value) }
  func encode(_ value: some FixedWidthInteger & Encodable) { encoder.text.append(value) }
  func encode(_ value: some Encodable) throws { try encoder.write(value) }
}
