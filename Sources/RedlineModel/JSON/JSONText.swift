import Foundation

/// The bytes of a JSON text that grows at its end.
///
/// Most of what is written are a few bytes at a time, for which an array takes longer than to copy
/// them, and in a debug build ten times as long.
final class JSONText {
  // Nothing else is called while one of these is changed, and to check that again with each byte
  // takes its time.
  @exclusivity(unchecked) private var base: UnsafeMutableRawPointer
  @exclusivity(unchecked) private var capacity = 4096
  @exclusivity(unchecked) private(set) var count = 0

  init() { base = .allocate(byteCount: capacity, alignment: 1) }
  deinit { base.deallocate() }

  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: base, count: count)) }

  /// The bytes from a place, which the text has no longer.
  func cut(from place: Int) -> [UInt8] {
    defer { count = place }
    return Array(UnsafeRawBufferPointer(start: base + place, count: count - place))
  }

  /// Makes room, so that so many bytes can be written without looking.
  private func reserve(_ more: Int) {
    if count + more > capacity { grow(to: count + more) }
  }

  private func grow(to least: Int) {
    let larger = max(2 * capacity, least)
    let new = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 1)
    new.copyMemory(from: base, byteCount: count)
    base.deallocate()
    (base, capacity) = (new, larger)
  }

  /// Writes a byte for which there is room.
  private func put(_ byte: UInt8) {
    base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { append($0) } }

  func append(literal: StaticString) {
    append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  func append(_ flag: Bool) { append(literal: flag ? "true" : "false") }

  /// Appends a key that has no escapes, with its colon.
  func append(key: StaticString) {
    let length = key.utf8CodeUnitCount
    reserve(length + 3)
    put(UInt8(ascii: "\""))
    (base + count).copyMemory(from: key.utf8Start, byteCount: length)
    count += length
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  // MARK: Numbers

  func append(_ integer: some BinaryInteger) { append(plain: integer.description) }

  func append(_ integer: Int) {
    guard (0...9).contains(integer) else { return append(digits: integer.magnitude, integer < 0) }
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: integer))
  }

  private func append(digits number: UInt, _ isNegative: Bool) {
    reserve(21)
    var rest = number
    var place = count + 21
    repeat {
      place -= 1
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      base.storeBytes(
        of: 0x30 &+ UInt8(truncatingIfNeeded: digit), toByteOffset: place, as: UInt8.self)
      rest = tens
    } while rest > 0
    if isNegative { put(UInt8(ascii: "-")) }
    let length = count + (isNegative ? 20 : 21) - place
    memmove(base + count, base + place, length)
    count += length
  }

  /// - Throws: `EncodingError` for what is not finite.
  func append(_ number: Double) throws {
    // What has no fraction is written without one; zero has a sign.
    if number > -1e15, number < 1e15, number != 0 {
      let whole = Int(number)
      if Double(whole) == number { return append(whole) }
    }
    try append(number, text: number.description)
  }

  /// - Throws: `EncodingError` for what is not finite.
  func append(_ number: Float) throws { try append(Double(number), text: number.description) }

  private func append(_ number: Double, text: String) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    append(plain: text)
    if text.utf8.count > 2, text.utf8.last == UInt8(ascii: "0"), text.hasSuffix(".0") { count -= 2 }
  }

  // MARK: Texts

  /// Appends a text that has no quotes and no escapes.
  private func append(plain text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a text in quotes.
  func append(quoting text: String) {
    var text = text
    text.withUTF8 { append(quoting: $0) }
  }

  /// The text is copied as if it had no escapes, as most have none, and then searched for what has one,
  /// eight bytes at a time: a debug build takes its time for each byte.
  private func append(quoting text: UnsafeBufferPointer<UInt8>) {
    let length = text.count
    reserve(length + 10)
    let start = base + count + 1
    if let source = text.baseAddress { start.copyMemory(from: source, byteCount: length) }
    // What the last eight bytes have beyond the text has no escapes.
    start.storeBytes(of: 0x6161_6161_6161_6161, toByteOffset: length, as: UInt64.self)
    var index = 0
    while index < length {
      guard Self.isPlain(start.loadUnaligned(fromByteOffset: index, as: UInt64.self)) else {
        return append(escaping: text)
      }
      index += 8
    }
    put(UInt8(ascii: "\""))
    count += length
    put(UInt8(ascii: "\""))
  }

  private func append(escaping text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var (start, index) = (0, 0)
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0xEF,
        let (escape, length) = Self.escape(of: byte, in: text[(index - 1)...])
      else { continue }
      append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<(index - 1)]))
      append(plain: escape)
      index += length - 1
      start = index
    }
    append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...]))
    append(UInt8(ascii: "\""))
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
