package import Foundation

/// The texts of a `.strings` file: `"key" = "value";`, an old property list without its braces.
///
/// Keys and values without quotes, keys without a value, both kinds of comments, escapes in octal and
/// UTF-16 and the encodings that Xcode writes (UTF-8 and UTF-16) are read; of equal keys the last counts.
package struct StringsFile: Sendable {
  package private(set) var texts: [String: String] = [:]

  /// Reads a file.
  /// - Throws: ``TextsError`` with the line of what cannot be read.
  package init(_ data: Data, file: String) throws(TextsError) {
    var reader = StringsReader(units: try Self.units(data, file), file: file)
    while let key = try reader.key() { texts[key] = try reader.value() ?? key }
  }

  private static func units(_ data: Data, _ file: String) throws(TextsError) -> [UInt16] {
    let start = Array(data.prefix(4))
    if start.starts(with: Array("bpl".utf8)) || start.starts(with: Array("<?xm".utf8)) {
      throw TextsError(
        file: file, line: 1, reason: "this is a compiled property list; give the source")
    }
    let isLittle = start.starts(with: [0xFF, 0xFE])
    let isBig = start.starts(with: [0xFE, 0xFF])
    // A text in Latin letters begins with a NUL on either side where there is no mark.
    let (first, second) = (start.first ?? 1, start.dropFirst().first ?? 1)
    guard isLittle || isBig || first == 0 || second == 0 else {
      let rest = start.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
      guard let text = String(validating: rest, as: UTF8.self) else {
        throw TextsError(
          file: file, line: 1, reason: "the text is in neither UTF-8 nor UTF-16; save it in UTF-8")
      }
      return Array(text.utf16)
    }
    guard data.count.isMultiple(of: 2) else {
      throw TextsError(file: file, line: 1, reason: "the last letter of a text in UTF-16 is cut")
    }
    let bytes = Array(isLittle || isBig ? data.dropFirst(2) : data)
    let low = isLittle || second == 0 && !isBig ? 0 : 1
    return stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
    }
  }
}

/// Reads words, marks and comments of a `.strings` file one after the other.
private struct StringsReader {
  let units: [UInt16]
  let file: String
  private var place = 0
  private var line = 1

  init(units: [UInt16], file: String) {
    self.units = units
    self.file = file
  }

  private var next: UInt16? { place < units.count ? units[place] : nil }

  private func isNext(_ letter: Unicode.Scalar, after count: Int = 0) -> Bool {
    place + count < units.count && units[place + count] == UInt16(letter.value)
  }

  private mutating func advance() {
    if isNext("\n") || isNext("\r") && !isNext("\n", after: 1) { line += 1 }
    place += 1
  }

  private func error(_ reason: String, line: Int? = nil) -> TextsError {
    TextsError(file: file, line: line ?? self.line, reason: reason)
  }

  /// The next key; `nil` at the end.
  mutating func key() throws(TextsError) -> String? {
    try skip()
    return next == nil ? nil : try word("a key")
  }

  /// What stands behind a key, with the semicolon; `nil` where the key is the value.
  mutating func value() throws(TextsError) -> String? {
    try skip()
    var value: String?
    if isNext("=") {
      advance()
      try skip()
      value = try word("a value")
      try skip()
    }
    guard isNext(";") else { throw error("a semicolon is missing behind the text before") }
    advance()
    return value
  }

  /// Passes over blanks and comments.
  private mutating func skip() throws(TextsError) {
    while let unit = next {
      if isNext("/"), isNext("/", after: 1) {
        while next != nil, !isNext("\n"), !isNext("\r") { advance() }
      } else if isNext("/"), isNext("*", after: 1) {
        try skipComment()
      } else if unit == 0xFEFF || Unicode.Scalar(unit)?.properties.isWhitespace == true {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(TextsError) {
    let start = line
    place += 2
    while !(isNext("*") && isNext("/", after: 1)) {
      guard next != nil else { throw error("the comment does not end", line: start) }
      advance()
    }
    place += 2
  }

  private mutating func word(_ what: String) throws(TextsError) -> String {
    if isNext("\"") || isNext("'") { return try quoted() }
    let start = place
    while let unit = next, let scalar = Unicode.Scalar(unit), scalar.isASCII,
      scalar.properties.isAlphabetic || "0123456789_$/:.-".unicodeScalars.contains(scalar)
    {
      advance()
    }
    guard place > start else { throw error("\(what) in quotes is missing") }
    return String(decoding: units[start..<place], as: UTF16.self)
  }

  private mutating func quoted() throws(TextsError) -> String {
    let (quote, start) = (next, line)
    advance()
    var result: [UInt16] = []
    while let unit = next, unit != quote {
      advance()
      if unit == UInt16(ascii: "\\") { appendEscape(to: &result) } else { result.append(unit) }
    }
    guard next == quote else { throw error("the text in quotes does not end", line: start) }
    advance()
    return String(decoding: result, as: UTF16.self)
  }

  private static let letters: [UInt16: UInt16] = [
    UInt16(ascii: "n"): 10, UInt16(ascii: "t"): 9, UInt16(ascii: "r"): 13, UInt16(ascii: "a"): 7,
    UInt16(ascii: "b"): 8, UInt16(ascii: "f"): 12, UInt16(ascii: "v"): 11,
  ]

  /// What stands behind a backslash; a letter that means nothing there is itself.
  private mutating func appendEscape(to result: inout [UInt16]) {
    guard let unit = next else { return }
    if isNext("U") || isNext("u") {
      place += 1
      result.append(digits(radix: 16, atMost: 4) ?? unit)
    } else if let code = digits(radix: 8, atMost: 3) {
      result.append(code)
    } else {
      result.append(Self.letters[unit] ?? unit)
      advance()
    }
  }

  private mutating func digits(radix: UInt16, atMost count: Int) -> UInt16? {
    let start = place
    var value: UInt16 = 0
    while place - start < count, let digit = next.flatMap(Self.digit), digit < radix {
      value = value * radix + digit
      place += 1
    }
    return place > start ? value : nil
  }

  private static func digit(_ unit: UInt16) -> UInt16? {
    guard let scalar = Unicode.Scalar(unit), scalar.isASCII else { return nil }
    return Character(scalar).hexDigitValue.map { UInt16($0) }
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(scalar.value) }
}
