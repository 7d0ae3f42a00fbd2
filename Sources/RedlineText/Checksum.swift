import CPango

/// SHA-256 of bytes, in hexadecimal digits.
package func checksum(_ bytes: [UInt8]) -> String {
  let sum = g_checksum_new(G_CHECKSUM_SHA256)
  defer { g_checksum_free(sum) }
  bytes.withUnsafeBufferPointer {
    if let start = $0.baseAddress { g_checksum_update(sum, start, gssize($0.count)) }
  }
  return String(cString: g_checksum_get_string(sum))
}
