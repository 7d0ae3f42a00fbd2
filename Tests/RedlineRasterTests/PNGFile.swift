import Foundation
import RedlineRaster

/// A PNG file made chunk by chunk, so that it can be wrong.
struct PNGFile {
  var chunks: [(name: String, contents: [UInt8])] = []
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file with the given rows, each with the byte that names its filter, stored uncompressed.
  init(
    width: UInt32, height: UInt32, depth: UInt8 = 8, colorType: UInt8 = 2, interlace: UInt8 = 0,
    before: [(name: String, contents: [UInt8])] = [], rows: [UInt8]
  ) {
    let header =
      Self.bigEndian(width) + Self.bigEndian(height) + [depth, colorType, 0, 0, interlace]
    chunks = [("IHDR", header)] + before
    chunks += [("IDAT", Self.zlib(rows)), ("IEND", [])]
  }

  var bytes: [UInt8] {
    chunks.reduce(into: Self.signature) { bytes, chunk in
      let body = Array(chunk.name.utf8) + chunk.contents
      bytes += Self.bigEndian(UInt32(chunk.contents.count)) + body
      bytes += Self.bigEndian(Self.checksum(body))
    }
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// Stored blocks with a header and Adler's sum.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      result += [UInt8(~count & 255), UInt8(~count >> 8)] + block
    } while !rest.isEmpty
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return result + bigEndian(high << 16 | low)
  }

  /// CRC-32, bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 != 0
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}

/// Numbers that are the same in each run.
///
/// Reference: S. Vigna, SplitMix64 (2015).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
