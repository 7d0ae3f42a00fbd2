internal import Foundation

#if canImport(CryptoKit)
  internal import CryptoKit
#else
  internal import CNettle
#endif

/// SHA-256 of bytes, in hexadecimal digits.
package func sha256(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256([$0]) } }

/// SHA-256 of bytes in several places, in hexadecimal digits.
package func sha256(_ parts: [UnsafeRawBufferPointer]) -> String {
  String(unsafeUninitializedCapacity: 64) { text in
    for (index, byte) in digest(parts).enumerated() {
      text[2 * index] = hexadecimalDigit(byte >> 4)
      text[2 * index + 1] = hexadecimalDigit(byte & 15)
    }
    return 64
  }
}

/// A text's hash as a page's policy names it: `sha256-…` in base 64.
package func policyHash(of text: String) -> String {
  let bytes = Array(text.utf8).withUnsafeBytes { digest([$0]) }
  return "sha256-\(Data(bytes).base64EncodedString())"
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
}

#if canImport(CryptoKit)
  private func digest(_ parts: [UnsafeRawBufferPointer]) -> [UInt8] {
    var hash = SHA256()
    for part in parts { hash.update(bufferPointer: part) }
    return Array(hash.finalize())
  }
#else
  private func digest(_ parts: [UnsafeRawBufferPointer]) -> [UInt8] {
    var context = sha256_ctx()
    redline_sha256_begin(&context)
    for part in parts { redline_sha256_add(&context, part.baseAddress, part.count) }
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, filled in
      redline_sha256_finish(&context, buffer.baseAddress)
      filled = Int(SHA256_DIGEST_SIZE)
    }
  }
#endif
