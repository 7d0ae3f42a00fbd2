import RedlineIO
import Testing

@Suite("SHA-256") struct HashTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var hash: String

    init(_ name: String, _ text: String, _ hash: String) {
      (testDescription, self.text, self.hash) = (name, text, hash)
    }
  }

  /// The examples of NIST for FIPS 180-4.
  static let rows = [
    Row("nothing", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Row("24 bits", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Row(
      "448 bits, a block for the length alone",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Row(
      "896 bits",
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Row(
      "a million times a", String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test("is that of the standard", arguments: rows)
  func standard(_ row: Row) { #expect(sha256(Array(row.text.utf8)) == row.hash) }

  @Test("does not depend on where the bytes are divided")
  func parts() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let whole = sha256(bytes)
    bytes.withUnsafeBytes { all in
      for place in 0...bytes.count {
        let parts = [all[..<place], all[place..<place], all[place...]]
        #expect(sha256(parts.map { UnsafeRawBufferPointer(rebasing: $0) }) == whole)
      }
      #expect(sha256([UnsafeRawBufferPointer]()) == Self.rows[0].hash)
    }
  }

  @Test("is told to a page in base 64")
  func policy() {
    #expect(
      policyHash(of: "doSomething();") == "sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc=")
  }
}
