import CDeflate

/// Bytes in the format of gzip, without a name or a time: the same bytes give the same.
package func gzipped(_ bytes: [UInt8]) -> [UInt8] {
  guard let compressor = libdeflate_alloc_compressor(9) else {
    preconditionFailure("no memory to compress \(bytes.count) bytes")
  }
  defer { libdeflate_free_compressor(compressor) }
  let limit = libdeflate_gzip_compress_bound(compressor, bytes.count)
  return [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
    filled = libdeflate_gzip_compress(
      compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
  }
}

/// The checksum of gzip and PNG (CRC-32), for files that only a full disk or a hand would damage.
package func checksum32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
}
