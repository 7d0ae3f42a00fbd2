import CPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How hard a PNG is compressed.
struct PNGEffort {
  /// zlib's level, 0…9.
  var level: Int32
  /// zlib's strategy; 0 is its default.
  var strategy: Int32
  /// libpng's filters.
  var filters: Int32

  /// The quickest setting whose files are small: of 80 combinations on two diagrams of 880 × 640
  /// pixels, 4.0 ms and 74 kB. Level 1 takes 3.9 ms and 83 kB, level 6 8 ms and 65 kB, all filters
  /// 9.8 ms and 85 kB, run lengths with one filter 4.7 ms and 155 kB. Filters do not help drawings.
  static let standard = PNGEffort(level: 3, strategy: 0, filters: PNG_FILTER_NONE)
}

/// Encodes an image as PNG.
///
/// An image without transparency is stored as RGB, another one as RGBA with straight alpha, both
/// with 8 bits a channel. The same image gives the same bytes with the same libpng and zlib.
/// - Parameters:
///   - bitmap: The image.
///   - text: Texts stored in tEXt chunks before the pixels, in this order. A key has 1…79 printable
///     ASCII characters, no outer and no double spaces; a value has Latin-1 characters but no NUL.
/// - Returns: The bytes of the file.
/// - Throws: ``RasterError/invalidText(key:)`` or ``RasterError/encodeFailed(message:)``.
public func png(
  of bitmap: Bitmap, text: [(key: String, value: String)] = []
) throws(RasterError) -> [UInt8] {
  try encode(bitmap, text: text, effort: .standard)
}

/// Writes an image as PNG to a file, whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which is then renamed over `path`. If it
/// fails, the old file is untouched and the temporary file is removed.
/// - Parameters:
///   - bitmap: The image.
///   - text: As for ``png(of:text:)``.
///   - path: The file; its folder must exist.
/// - Throws: ``RasterError/writeFailed(path:message:)``, and what ``png(of:text:)`` throws.
public func writePNG(
  _ bitmap: Bitmap, text: [(key: String, value: String)] = [], to path: String
) throws(RasterError) {
  try replaceFile(at: path, with: png(of: bitmap, text: text))
}

func encode(
  _ bitmap: Bitmap, text: [(key: String, value: String)], effort: PNGEffort
) throws(RasterError) -> [UInt8] {
  var keys: [UnsafeMutablePointer<CChar>?] = []
  var values: [UnsafeMutablePointer<CChar>?] = []
  defer { for pointer in keys + values { free(pointer) } }
  for (key, value) in text {
    guard isKey(key), let bytes = latin1(value) else { throw .invalidText(key: key) }
    keys.append(strdup(key))
    values.append(bytes.withUnsafeBufferPointer { strndup($0.baseAddress!, $0.count) })
  }
  var buffer = redline_png_buffer()
  defer { free(buffer.bytes) }
  let isWritten = bitmap.pixels.withUnsafeBufferPointer { pixels in
    redline_png_write(
      &buffer, pixels.baseAddress, UInt32(bitmap.width), UInt32(bitmap.height),
      redline_is_opaque(pixels.baseAddress, bitmap.width * bitmap.height), keys, values,
      Int32(text.count), effort.level, effort.strategy, effort.filters)
  }
  guard isWritten != 0 else {
    if buffer.out_of_memory != 0 {
      throw .outOfMemory(width: bitmap.width, height: bitmap.height)
    }
    throw .encodeFailed(message: message(of: buffer))
  }
  return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
}

private func message(of buffer: redline_png_buffer) -> String {
  withUnsafeBytes(of: buffer.message) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

private func isKey(_ key: String) -> Bool {
  let bytes = Array(key.utf8)
  guard (1...79).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
    return false
  }
  let hasDoubleSpace = zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  return bytes.first != 0x20 && bytes.last != 0x20 && !hasDoubleSpace
}

/// The bytes of a text in Latin-1 with a NUL at the end.
private func latin1(_ value: String) -> [CChar]? {
  var bytes: [CChar] = []
  for scalar in value.unicodeScalars {
    guard scalar.value > 0, scalar.value <= 0xFF else { return nil }
    bytes.append(CChar(bitPattern: UInt8(scalar.value)))
  }
  return bytes + [0]
}
