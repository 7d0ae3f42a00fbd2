internal import CDeflate
internal import CPNG

/// The unpacked rows of a plain PNG file: for each a byte that names its filter, and its pixels.
///
/// A row whose filter was taken back has the filter 0, which is none.
///
/// Reference: W3C, Portable Network Graphics Specification (Third Edition), 9.
final class PNGRows: @unchecked Sendable {
  let header: PNGStructure.Header
  let base: UnsafeMutablePointer<UInt8>
  let byteCount: Int

  /// Unpacks the pixels of a file, with their filters.
  /// - Precondition: The file is plain.
  init(_ structure: PNGStructure, _ bytes: UnsafeRawBufferPointer) throws(RasterError) {
    precondition(structure.isPlain, "only plain files are unpacked")
    header = structure.header
    try PixelLimit.standard.check(width: Double(header.width), height: Double(header.height))
    byteCount = (header.rowLength + 1) * header.height
    // Before memory is taken: deflate makes at most 1032 bytes of one.
    let packedCount = structure.pixels.reduce(0) { $0 + $1.count }
    guard packedCount * 1032 >= byteCount else {
      throw .notPNG(.badPixels("there are too few"))
    }
    // A few bytes more, because pixels are read four bytes at a time.
    guard let memory = malloc(byteCount + 4) else {
      throw .outOfMemory(width: header.width, height: header.height)
    }
    base = memory.assumingMemoryBound(to: UInt8.self)
    try unpack(Self.joined(structure.pixels, bytes, count: packedCount))
    guard redline_png_has_filters(base, header.rowLength, header.height) != 0 else {
      throw .notPNG(.badPixels("a row has an unknown filter"))
    }
  }

  deinit { free(base) }

  /// Takes the filters of all rows back, so that they are pixels.
  func unfilter() {
    for y in 0..<header.height { unfilter(through: y) }
  }

  /// Takes the filter of a row back, and of those above it that it depends on.
  func unfilter(through y: Int) {
    redline_png_unfilter_through(base, y, header.rowLength, header.pixelSize)
  }

  /// A row with the byte before it that names its filter.
  func filtered(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * (header.rowLength + 1) }

  /// Where the rows are, once they are pixels.
  var plane: PixelPlane {
    PixelPlane(
      base: UnsafeRawPointer(base + 1), stride: header.rowLength + 1,
      pixelSize: header.pixelSize, width: header.width, height: header.height)
  }

  private func unpack(_ packed: PackedPixels) throws(RasterError) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .outOfMemory(width: header.width, height: header.height)
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    let result = libdeflate_zlib_decompress(
      decompressor, packed.base, packed.count, base, byteCount, &count)
    switch result {
    case LIBDEFLATE_SUCCESS:
      guard count == byteCount else { throw .notPNG(.badPixels("there are too few")) }
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .notPNG(.tooManyBytes(expected: byteCount))
    default: throw .notPNG(.badPixels("they cannot be unpacked"))
    }
  }

  /// The compressed pixels in one piece.
  private static func joined(
    _ ranges: [Range<Int>], _ bytes: UnsafeRawBufferPointer, count: Int
  ) -> PackedPixels {
    guard ranges.count > 1 else {
      let range = ranges[0]
      return PackedPixels(base: bytes.baseAddress! + range.lowerBound, count: range.count)
    }
    var all: [UInt8] = []
    all.reserveCapacity(count)
    for range in ranges { all += bytes[range] }
    return PackedPixels(all)
  }
}

/// Compressed pixels: in the file, or a copy.
private final class PackedPixels {
  let base: UnsafeRawPointer
  let count: Int
  private let copy: UnsafeMutableRawBufferPointer?

  init(base: UnsafeRawPointer, count: Int) {
    (self.base, self.count, copy) = (base, count, nil)
  }

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(bytes.count, 1), alignment: 16)
    copy.copyBytes(from: bytes)
    (base, count, self.copy) = (UnsafeRawPointer(copy.baseAddress!), bytes.count, copy)
  }

  deinit { copy?.deallocate() }
}

extension PNGRows {
  /// The rows whose pixels differ from those of another image, in order; both hold pixels there.
  ///
  /// Filters are taken back as little as possible: rows with the same bytes and the same filter
  /// are the same if those above are, or if the filter does not look there.
  /// - Precondition: Both have the same width and pixel size.
  func differingRows(from other: PNGRows) -> [Int] {
    var found: [Int] = []
    var isAboveEqual = true
    let length = header.rowLength
    for y in 0..<min(header.height, other.header.height) {
      let (first, second) = (filtered(y), other.filtered(y))
      let isSame = memcmp(first, second, length + 1) == 0
      if isSame, isAboveEqual || first[0] <= 1 {
        isAboveEqual = true
        continue
      }
      unfilter(through: y)
      other.unfilter(through: y)
      isAboveEqual = memcmp(first, second, length + 1) == 0
      if !isAboveEqual { found.append(y) }
    }
    return found
  }
}
