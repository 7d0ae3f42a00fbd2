import CRsvg
import Foundation

/// SHA-256 of bytes, in hexadecimal digits.
package func sha256(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256([$0]) } }

/// SHA-256 of bytes in several places, in hexadecimal digits.
func sha256(_ parts: [UnsafeRawBufferPointer]) -> String {
  let sum = g_checksum_new(G_CHECKSUM_SHA256)
  defer { g_checksum_free(sum) }
  for part in parts where !part.isEmpty {
    g_checksum_update(sum, part.assumingMemoryBound(to: UInt8.self).baseAddress, gssize(part.count))
  }
  return String(cString: g_checksum_get_string(sum))
}

/// A text's hash as a page's policy names it: `sha256-…` in base 64.
package func policyHash(of text: String) -> String {
  let digits = Array(sha256(Array(text.utf8)).utf8)
  let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
    UInt8(String(decoding: digits[place...(place + 1)], as: UTF8.self), radix: 16)
  }
  return "sha256-\(Data(bytes).base64EncodedString())"
}
