import Foundation
import RedlineModel
import Testing

@testable import RedlineDiagram

/// Records are read in two ways: what the fast one takes is what `JSONDecoder` reads.
@Suite struct DrawingRecordReadingTests {
  static let hash = String(repeating: "0123456789abcdef", count: 4)
  static let usual =
    #"{"drawing":"\#(hash)","layout":"\#(hash)","options":{"style":"annotated","textMode":"outlines","#
    + #""theme":"light"},"redline":"0.2.0","values":"\#(hash.prefix(32))"}"#

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// Whether the fast way takes it.
    var isTaken: Bool

    init(_ name: String, _ old: String, _ new: String, isTaken: Bool = false) {
      let text = usual.replacing(old, with: new)
      (testDescription, self.text, self.isTaken) = (name, text, isTaken)
    }
  }

  static let rows = [
    Row("as it is written", "", "", isTaken: true),
    Row("a drawing of a change", #","values":"\#(hash.prefix(32))""#, "", isTaken: true),
    Row("other options", #""theme":"light""#, #""theme":"dark","zoom":2.5"#, isTaken: true),
    Row("options of a newer version", #""annotated""#, #""engraved""#),
    Row("no options", #"{"style":"annotated","textMode":"outlines","theme":"light"}"#, "null"),
    Row("capital digits", "abcdef", "ABCDEF"),
    Row("a short hash", "0123456789abcdef\",\"layout", "0123456789abcde\",\"layout"),
    Row("a version with an escape", "0.2.0", #"0.2\u002e0"#),
    Row("a version in other letters", "0.2.0", "0.2.é"),
    Row("spaces", #","redline""#, #", "redline""#),
    Row("a space at the end", #""}"#, #""} "#),
    Row("a key of a newer version", #","values""#, #","size":3,"values""#),
    Row("a version among the options", #"{"style""#, #"{"redline":"9","style""#, isTaken: true),
    Row("a version at the end of the options", #""light"}"#, #""light","redline":"9"}"#),
    Row(
      "a version in a text", #"{"style""#, #"{"explainedItems":["a\",\"redline\":\"b"],"style""#,
      isTaken: true),
    Row("two versions", #","redline""#, #","redline":"9","redline""#),
  ]

  @Test(arguments: rows)
  func forms(_ row: Row) {
    let record = DrawingRecord(written: Array(row.text.utf8))
    #expect((record != nil) == row.isTaken)
    if let record { #expect(record == decoded(Array(row.text.utf8))) }
  }

  @Test("No byte of a record can be another one without the two ways agreeing")
  func changedBytes() {
    let text = Array(Self.usual.utf8)
    var taken = 0
    for index in text.indices {
      for byte in [0, 0x20, 0x22, 0x2C, 0x30, 0x41, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
        var changed = text
        changed[index] = byte
        check(changed, &taken)
      }
      check(Array(text[..<index]), &taken)
      check(Array(text[..<index] + text[(index + 1)...]), &taken)
    }
    #expect(taken > 100)
  }

  private func check(_ text: [UInt8], _ taken: inout Int) {
    guard let record = DrawingRecord(written: text) else { return }
    taken += 1
    #expect(record == decoded(text), "\(String(decoding: text, as: UTF8.self))")
  }

  private func decoded(_ text: [UInt8]) -> DrawingRecord? {
    try? JSONDecoder().decode(DrawingRecord.self, from: Data(text))
  }
}
