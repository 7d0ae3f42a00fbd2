import Foundation
import RedlineLayout
import RedlineModel
import Testing

/// `JSONEncoder` decides what the bytes are.
struct OneLineJSONTests {
  struct Numbers: Encodable, Sendable {
    var int = -3
    var byte: UInt8 = 255
    var float: Float = 0.1
    var double = 44.0
    var bools = [true, false]
    var optionals: [Int?] = [1, nil]
    var missing: Int?
    var point = CGPoint(x: 0.5, y: -0.0)
    var byName = ["b": 1.5, "a": 1e300, "é": 1e-300, "\"": 0.1]
    var none: [String] = []
    var empty: [String: Int] = [:]
  }

  @Test func values() throws {
    #expect(try OneLineJSON.bytes(of: Numbers()) == reference(Numbers()))
  }

  @Test(arguments: [
    0, -0.0, 1, -9, 10, 0.1, -2.5, 64.3333, 1e14, 999_999_999_999_999, 1e15, -1e15, 1e15 + 1,
    999_999_999_999_999.9, 9_007_199_254_740_992, 1e16, 1.5e16, 1e22, 1e300, .leastNonzeroMagnitude,
    0.000_01,
    .greatestFiniteMagnitude, -.leastNormalMagnitude,
  ]) func numbers(_ number: Double) throws {
    #expect(try OneLineJSON.bytes(of: [number]) == reference([number]))
    #expect(
      try OneLineJSON.bytes(of: [Float(number / 1e300)]) == reference([Float(number / 1e300)]))
  }

  @Test(arguments: [0, 9, 10, -1, -10, 12_345, .max, .min]) func integers(_ number: Int) throws {
    #expect(try OneLineJSON.bytes(of: [number]) == reference([number]))
    struct Line: Codable { var location: RedlineModel.SourceLocation }
    let line = Line(location: .init(fileID: "A/a.swift", line: number))
    #expect(try OneLineJSON.bytes(of: line) == reference(line))
  }

  /// A text that grows beyond its room again and again.
  @Test func longTexts() throws {
    let texts = (0..<14).map { String(repeating: "a\u{1}é", count: 1 << $0) }
    #expect(try OneLineJSON.bytes(of: texts) == reference(texts))
  }

  /// The same value, with what may change alone on lines of its own.
  @Test func lines() throws {
    struct Lists: Encodable {
      var b = [["x": 1.5, "y": 2], [:]]
      var a = [String]()
      var c = ["one": [1, 2]]
      var d = 4
    }
    let text = """
      {
      "a":[
      ]
      ,
      "b":[
      {"x":1.5,"y":2}
      ,
      {}
      ]
      ,
      "c":{"one":[1,2]}
      ,
      "d":4
      }
      """
    #expect(String(decoding: try OneLineJSON.lines(of: Lists()), as: UTF8.self) == text)
    #expect(
      text.replacing("\n", with: "")
        == String(decoding: try OneLineJSON.bytes(of: Lists()), as: UTF8.self))
  }

  @Test(arguments: [
    "", "plain", "a\"b\\c/d", "\u{8}\u{9}\u{A}\u{C}\u{D}", "\u{0}\u{1}\u{F}\u{10}\u{1F}\u{7F}",
    "é שלום 大观园 👩‍👩‍👧", "\u{2028}\u{FEFF}\u{FFFD}",
  ]) func texts(_ text: String) throws {
    #expect(try OneLineJSON.bytes(of: [text]) == reference([text]))
  }

  /// What has an escape is found wherever it stands among eight bytes, next to what has none.
  @Test(arguments: [
    "\"", "\\", "\u{1}", "\u{1F}", "\n", "\u{7F}", "\u{EFFF}", "\u{FFFD}", "é", "\\\"", "\u{80}",
    "!", "[", "]", "#",
  ]) func textsAtAnyPlace(_ text: String) throws {
    for head in 0..<18 {
      for tail in 0..<10 {
        let whole =
          String(repeating: "a", count: head) + text + String(repeating: "ÿ", count: tail)
        #expect(try OneLineJSON.bytes(of: [whole]) == reference([whole]))
      }
    }
  }

  /// The two characters that XML does not know.
  @Test func noncharacters() throws {
    let bytes = try OneLineJSON.bytes(of: ["a\u{FFFE}b\u{FFFF}"])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["a\ufffeb\uffff"]"#)
    #expect(
      try JSONDecoder().decode([String].self, from: Data(bytes)) == ["a\u{FFFE}b\u{FFFF}"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func noNumbers(_ number: Double) {
    #expect(throws: EncodingError.self) { try OneLineJSON.bytes(of: [number]) }
  }
}

/// What `JSONEncoder` writes.
func reference(_ value: some Encodable) throws -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return Array(try encoder.encode(value))
}
