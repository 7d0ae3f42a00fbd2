import CDeflate
import CPNG

/// The unpacked rows of a plain PNG file: for each a byte that names its filter, and its pixels.
///
/// A row whose filter was taken back has the filter 0, which is none.
///
/// Reference: W3C, Portable Network Graphics Specification (Third Edition), 9.
struct PNGRows: Sendable {
  let header: PNGStructure.Header
  /// The rows, and a few bytes more, because pixels are read four bytes at a time.
  private var bytes: [UInt8]
  /// Whether all rows are pixels: none has a filter, as in the files that Redline writes.
  private(set) var arePixels: Bool

  /// Unpacks the pixels of a file, with their filters.
  /// - Precondition: The file is plain.
  init(_ structure: PNGStructure, _ png: [UInt8]) throws(RasterError) {
    precondition(structure.isPlain, "only plain files are unpacked")
    header = structure.header
    try PixelLimit.standard.check(width: Double(header.width), height: Double(header.height))
    let byteCount = (header.rowLength + 1) * header.height
    // Before memory is taken: deflate makes at most 1032 bytes of one.
    let packedCount = structure.pixels.reduce(0) { $0 + $1.count }
    guard packedCount * 1032 >= byteCount else {
      throw .notPNG(.badPixels("there are too few"))
    }
    bytes = try Self.unpacked(structure.joinedPixels(png), byteCount: byteCount, header)
    let greatestFilter = redline_png_greatest_filter(bytes, header.rowLength, header.height)
    guard greatestFilter <= 4 else { throw .notPNG(.badPixels("a row has an unknown filter")) }
    arePixels = greatestFilter == 0
  }

  private static func unpacked(
    _ packed: ArraySlice<UInt8>, byteCount: Int, _ header: PNGStructure.Header
  ) throws(RasterError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .outOfMemory(width: header.width, height: header.height)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    var result = LIBDEFLATE_BAD_DATA
    let bytes = [UInt8](unsafeUninitializedCapacity: byteCount + 4) { buffer, filled in
      packed.withUnsafeBytes { packed in
        result = libdeflate_zlib_decompress(
          decompressor, packed.baseAddress, packed.count, buffer.baseAddress, byteCount, &count)
      }
      guard result == LIBDEFLATE_SUCCESS, count == byteCount else { return }
      for index in 0..<4 { buffer.initializeElement(at: byteCount + index, to: 0) }
      filled = byteCount + 4
    }
    switch result {
    case LIBDEFLATE_SUCCESS:
      guard count == byteCount else { throw .notPNG(.badPixels("there are too few")) }
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .notPNG(.tooManyBytes(expected: byteCount))
    default: throw .notPNG(.badPixels("they cannot be unpacked"))
    }
    return bytes
  }

  /// Takes the filters of all rows back, so that they are pixels.
  mutating func unfilter() {
    let header = header
    bytes.withUnsafeMutableBufferPointer { bytes in
      for y in 0..<header.height {
        redline_png_unfilter_through(bytes.baseAddress, y, header.rowLength, header.pixelSize)
      }
    }
    arePixels = true
  }

  /// Calls `body` with where the rows are, once they are pixels.
  func withPlane<Value>(_ body: (PixelPlane) -> Value) -> Value {
    bytes.withUnsafeBytes { bytes in
      // A file has at least one row, and each row at least the byte of its filter.
      body(
        PixelPlane(
          base: bytes.baseAddress! + 1, stride: header.rowLength + 1,
          pixelSize: header.pixelSize, width: header.width, height: header.height))
    }
  }
}

extension PNGRows {
  /// The rows whose pixels differ from those of another image, in order; both hold pixels there.
  ///
  /// Filters are taken back as little as possible: rows with the same bytes and the same filter
  /// are the same if those above are, or if the filter does not look there.
  /// - Precondition: Both have the same width and pixel size.
  mutating func differingRows(from other: inout PNGRows) -> [Int] {
    let (length, pixelSize) = (header.rowLength, header.pixelSize)
    let height = min(header.height, other.header.height)
    return bytes.withUnsafeMutableBufferPointer { bytes in
      other.bytes.withUnsafeMutableBufferPointer { otherBytes in
        guard let base = bytes.baseAddress, let otherBase = otherBytes.baseAddress else {
          return []
        }
        var found: [Int] = []
        var isAboveEqual = true
        for y in 0..<height {
          let (first, second) = (base + y * (length + 1), otherBase + y * (length + 1))
          let isSame = memcmp(first, second, length + 1) == 0
          if isSame, isAboveEqual || first[0] <= 1 {
            isAboveEqual = true
            continue
          }
          redline_png_unfilter_through(base, y, length, pixelSize)
          redline_png_unfilter_through(otherBase, y, length, pixelSize)
          isAboveEqual = memcmp(first, second, length + 1) == 0
          if !isAboveEqual { found.append(y) }
        }
        return found
      }
    }
  }
}

extension PNGStructure {
  /// The compressed pixels in one piece.
  func joinedPixels(_ png: [UInt8]) -> ArraySlice<UInt8> {
    guard pixels.count != 1 else { return png[pixels[0]] }
    var all: [UInt8] = []
    all.reserveCapacity(pixels.reduce(0) { $0 + $1.count })
    for range in pixels { all += png[range] }
    return all[...]
  }
}
