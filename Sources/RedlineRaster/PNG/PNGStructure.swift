internal import CDeflate

/// The chunks of a PNG file, checked: their order and checksums, and the header.
///
/// Pixels are not looked at. It takes time and memory in proportion to the file, whatever its
/// header says.
///
/// Reference: W3C, Portable Network Graphics Specification (Third Edition), 5 and 11.
struct PNGStructure {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What IHDR says.
  struct Header: Equatable {
    var width: Int
    var height: Int
    var depth: UInt8
    var colorType: UInt8
    var isInterlaced: Bool

    /// Bytes of a pixel of 8 bits a channel.
    var pixelSize: Int { colorType == 6 ? 4 : 3 }
    /// Bytes of a row without the one that names its filter.
    var rowLength: Int { width * pixelSize }
    var size: PixelSize { PixelSize(width: width, height: height) }
  }

  let header: Header
  /// Where the compressed pixels are, in bytes of the file; they belong together.
  private(set) var pixels: [Range<Int>] = []
  /// Whole chunks that say how the pixels are to be read.
  private(set) var colors: [Range<Int>] = []
  /// The contents of tEXt chunks.
  private(set) var texts: [Range<Int>] = []
  /// Whether there is nothing to do with the pixels but to unpack them: RGB or RGBA of 8 bits in
  /// sRGB, row by row.
  private(set) var isPlain: Bool

  /// Reads the chunks of a file.
  init(_ bytes: UnsafeRawBufferPointer) throws(PNGFault) {
    guard bytes.starts(with: Self.signature) else { throw .ofForeign(bytes) }
    var offset = Self.signature.count
    let first = try Chunk(bytes, at: offset)
    guard first.name == "IHDR" else { throw .unexpectedChunk(first.name, offset: offset) }
    header = try Header(bytes, first.contents)
    isPlain =
      header.depth == 8 && (header.colorType == 2 || header.colorType == 6)
      && !header.isInterlaced
    var hasStandardColors = false
    var gamma: UInt32?
    var last: Chunk = first
    while true {
      offset = last.end
      let chunk = try Chunk(bytes, at: offset)
      switch chunk.name {
      case "IDAT":
        guard pixels.isEmpty || last.name == "IDAT" else {
          throw .unexpectedChunk(chunk.name, offset: offset)
        }
        pixels.append(chunk.contents)
      case "IEND":
        guard !pixels.isEmpty else { throw .badPixels("there are none") }
        let isStandard = hasStandardColors || gamma == nil || gamma == 45455
        isPlain = isPlain && isStandard
        return
      case "PLTE": colors.append(offset..<chunk.end)
      case "tRNS":
        colors.append(offset..<chunk.end)
        isPlain = false
      case "gAMA", "sRGB":
        colors.append(offset..<chunk.end)
        if chunk.name == "sRGB" { hasStandardColors = true }
        if chunk.name == "gAMA", chunk.contents.count == 4 {
          gamma = bytes.bigEndian(at: chunk.contents.lowerBound)
        }
      case "tEXt": texts.append(chunk.contents)
      default:
        // A capital letter: a reader must know it.
        guard bytes[offset + 4] & 0x20 != 0 else {
          throw .unexpectedChunk(chunk.name, offset: offset)
        }
      }
      last = chunk
    }
  }

  /// A file with what the pixels depend on and nothing else.
  func reduced(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var file = Self.signature
    file += bytes[8..<33]
    for range in colors { file += bytes[range] }
    for range in pixels { file += bytes[(range.lowerBound - 8)..<(range.upperBound + 4)] }
    file += [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    return file
  }
}

/// A chunk whose length and checksum are right.
private struct Chunk {
  var name: String
  var contents: Range<Int>
  /// The byte after the checksum.
  var end: Int { contents.upperBound + 4 }

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(PNGFault) {
    guard bytes.count - offset >= 12 else { throw .truncated(offset: offset) }
    let length = Int(bytes.bigEndian(at: offset))
    name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
    guard length <= 0x7FFF_FFFF, bytes.count - offset - 12 >= length else {
      throw .truncated(offset: offset)
    }
    contents = (offset + 8)..<(offset + 8 + length)
    let sum = libdeflate_crc32(0, bytes.baseAddress! + offset + 4, length + 4)
    guard sum == bytes.bigEndian(at: contents.upperBound) else {
      throw .wrongChecksum(chunk: name, offset: offset)
    }
  }
}

extension PNGStructure.Header {
  fileprivate init(_ bytes: UnsafeRawBufferPointer, _ contents: Range<Int>) throws(PNGFault) {
    guard contents.count == 13 else { throw .badHeader }
    let start = contents.lowerBound
    width = Int(bytes.bigEndian(at: start))
    height = Int(bytes.bigEndian(at: start + 4))
    (depth, colorType) = (bytes[start + 8], bytes[start + 9])
    isInterlaced = bytes[start + 12] == 1
    let depths: [UInt8] =
      switch colorType {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: []
      }
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height),
      depths.contains(depth), bytes[start + 10] == 0, bytes[start + 11] == 0,
      bytes[start + 12] <= 1
    else { throw .badHeader }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func bigEndian(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
