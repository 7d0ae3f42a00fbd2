import CDeflate

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
  /// The contents of iTXt chunks.
  private(set) var unicodeTexts: [Range<Int>] = []
  /// Whether there is nothing to do with the pixels but to unpack them: RGB or RGBA of 8 bits in
  /// sRGB, row by row.
  private(set) var isPlain: Bool
  /// What a ``Bitmap`` of the file does not show, if anything: a comparison would not see it.
  private(set) var loss: PNGFault.Loss?

  /// Reads the chunks of a file.
  init(_ png: [UInt8]) throws(PNGFault) {
    let result = png.withUnsafeBytes { bytes in
      Result { () throws(PNGFault) in try PNGStructure(bytes) }
    }
    self = try result.get()
  }

  private init(_ bytes: UnsafeRawBufferPointer) throws(PNGFault) {
    guard bytes.starts(with: Self.signature) else { throw .ofForeign(bytes) }
    let start = Self.signature.count
    let first = try Chunk(bytes, at: start)
    if first.name == "CgBI" { throw .otherFormat("a PNG file that Xcode changed for iOS") }
    guard first.name == "IHDR" else { throw .unexpectedChunk(first.name, offset: start) }
    header = try Header(bytes, first.contents)
    isPlain =
      header.depth == 8 && (header.colorType == 2 || header.colorType == 6)
      && !header.isInterlaced
    if header.depth == 16 { loss = .deepChannels }
    var place = Place()
    var last = first
    repeat {
      let chunk = try Chunk(bytes, at: last.end)
      guard place.advance(to: chunk.name, colorType: header.colorType) else {
        throw .unexpectedChunk(chunk.name, offset: last.end)
      }
      try take(chunk, bytes, offset: last.end)
      last = chunk
    } while last.name != "IEND"
    guard last.end == bytes.count else {
      throw .trailingBytes(count: bytes.count - last.end, offset: last.end)
    }
    guard !pixels.isEmpty else { throw .badPixels("there are none") }
    guard header.colorType != 3 || place.seen.contains("PLTE") else {
      throw .badPixels("there is no palette")
    }
    if let gamma = place.seen.contains("sRGB") ? nil : gamma, !Self.standardGamma.contains(gamma) {
      isPlain = false
      loss = loss ?? .gamma(Double(gamma) / 100_000)
    }
  }

  /// What gAMA says, in 100,000ths.
  private var gamma: UInt32?

  /// Gammas, in 100,000ths, that are that of sRGB but for rounding; libpng ignores five percent.
  private static let standardGamma: ClosedRange<UInt32> = 44_546...46_364

  private mutating func take(
    _ chunk: Chunk, _ bytes: UnsafeRawBufferPointer, offset: Int
  ) throws(PNGFault) {
    switch chunk.name {
    case "IDAT": pixels.append(chunk.contents)
    case "PLTE", "tRNS", "gAMA", "sRGB":
      colors.append(offset..<chunk.end)
      if chunk.name == "tRNS" { isPlain = false }
      if chunk.name == "gAMA", chunk.contents.count == 4 {
        gamma = bytes.bigEndian(at: chunk.contents.lowerBound)
      }
    case "tEXt": texts.append(chunk.contents)
    case "iTXt": unicodeTexts.append(chunk.contents)
    case "acTL": loss = .animation
    default: break
    }
  }

  /// A file with what the pixels depend on and nothing else.
  func reduced(_ bytes: [UInt8]) -> [UInt8] {
    var file = Self.signature
    file += bytes[8..<33]
    for range in colors { file += bytes[range] }
    for range in pixels { file += bytes[(range.lowerBound - 8)..<(range.upperBound + 4)] }
    file += [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    return file
  }
}

/// How far the chunks of a file have come.
private struct Place {
  /// Those with a place of their own, so far.
  private(set) var seen: Set<String> = ["IHDR"]
  private var last = "IHDR"
  private var step = 0

  /// Whether a chunk may come next.
  mutating func advance(to name: String, colorType: UInt8) -> Bool {
    defer { last = name }
    switch name {
    case "IDAT":
      guard step < 4 || last == "IDAT" else { return false }
      step = 4
      return true
    case "IEND": return true
    case "gAMA", "sRGB": return enter(name, 1)
    case "PLTE": return colorType & 3 != 0 && enter(name, 2)
    case "tRNS": return colorType < 4 && enter(name, 3)
    case "acTL": return enter(name, step)
    default:
      // A small letter: a reader need not know it.
      return (name.utf8.first ?? 0) & 0x20 != 0
    }
  }

  /// Whether a chunk that comes once, before the pixels, is in its place.
  private mutating func enter(_ name: String, _ place: Int) -> Bool {
    guard step < 4, place >= step, seen.insert(name).inserted else { return false }
    step = place
    return true
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
