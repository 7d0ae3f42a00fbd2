internal import CPNG
internal import Dispatch
internal import Synchronization

/// Why two PNG files could not be compared.
public struct ImageComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the two images.
  public enum Image: String, Hashable, Sendable { case reference, actual }
  /// The image that cannot be read; the reference, if neither can.
  public let image: Image
  /// Why it cannot be read.
  public let reason: RasterError

  /// An image that cannot be read.
  public init(image: Image, reason: RasterError) { (self.image, self.reason) = (image, reason) }

  /// Which image it is, and why it cannot be read.
  public var description: String { "The \(image) image cannot be compared. \(reason)" }
}

extension ImageComparison {
  /// Compares a PNG file with its reference.
  ///
  /// Files with the same bytes are not decoded; their chunks and checksums are checked all the
  /// same, so that a damaged reference never passes. Otherwise both are unpacked, and the filters of
  /// their rows are taken back only as far as it takes.
  /// - Parameters:
  ///   - referencePNG: The bytes of the reference; see ``Bitmap/init(png:)`` for what is read.
  ///   - actualPNG: The bytes of the file that is compared with it.
  ///   - tolerance: How far it may be off; by default not at all.
  /// - Throws: ``ImageComparisonError`` if one of them cannot be read. It is no result: a
  ///   comparison that cannot be made does not pass.
  public init(
    referencePNG: [UInt8], actualPNG: [UInt8], tolerance: ImageTolerance = .exact
  ) throws(ImageComparisonError) {
    var result: Result<ImageComparison, ImageComparisonError>?
    referencePNG.withUnsafeBytes { reference in
      actualPNG.withUnsafeBytes { actual in
        do throws(ImageComparisonError) {
          result = .success(try Self.compare(reference, actual, tolerance))
        } catch {
          result = .failure(error)
        }
      }
    }
    self = try result!.get()
  }

  private static func compare(
    _ reference: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer,
    _ tolerance: ImageTolerance
  ) throws(ImageComparisonError) -> ImageComparison {
    let first = try PNGInput(.reference, reference)
    if reference.count == actual.count,
      memcmp(reference.baseAddress!, actual.baseAddress!, actual.count) == 0
    {
      return ImageComparison(identical: .identicalBytes, size: first.size, tolerance: tolerance)
    }
    let second = try PNGInput(.actual, actual)
    guard first.isPlain, second.isPlain, first.pixelSize == second.pixelSize else {
      return ImageComparison(
        reference: try first.bitmap(), actual: try second.bitmap(), tolerance: tolerance)
    }
    let (firstRows, secondRows) = try unpacked(first, second)
    return compare(firstRows, secondRows, tolerance)
  }

  /// Unpacks both files, each on a thread of its own.
  private static func unpacked(
    _ first: PNGInput, _ second: PNGInput
  ) throws(ImageComparisonError) -> (PNGRows, PNGRows) {
    let results = Mutex<[Int: Result<PNGRows, ImageComparisonError>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let result: Result<PNGRows, ImageComparisonError>
      do throws(ImageComparisonError) {
        result = .success(try (index == 0 ? first : second).rows())
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
    let done = results.withLock { $0 }
    return (try done[0]!.get(), try done[1]!.get())
  }

  private static func compare(
    _ first: PNGRows, _ second: PNGRows, _ tolerance: ImageTolerance
  ) -> ImageComparison {
    let (size, otherSize) = (first.header.size, second.header.size)
    var rows: [Int]?
    if size.width == otherSize.width {
      let found = first.differingRows(from: second)
      if found.isEmpty, size == otherSize {
        return ImageComparison(identical: .identicalPixels, size: size, tolerance: tolerance)
      }
      rows = found
    }
    if rows == nil || tolerance.ignoresAntialiasing {
      // What is around a pixel is looked at, too.
      first.unfilter()
      second.unfilter()
    }
    return withExtendedLifetime((first, second)) {
      let scan = DifferenceScan(first.plane, second.plane, tolerance, rows: rows)
      return ImageComparison(
        referenceSize: size, actualSize: otherSize, scan: scan, tolerance: tolerance)
    }
  }
}

/// A PNG file that says which image it is when it cannot be read.
private struct PNGInput: @unchecked Sendable {
  let image: ImageComparisonError.Image
  let bytes: UnsafeRawBufferPointer
  let structure: PNGStructure

  init(
    _ image: ImageComparisonError.Image, _ bytes: UnsafeRawBufferPointer
  ) throws(ImageComparisonError) {
    (self.image, self.bytes) = (image, bytes)
    do { structure = try PNGStructure.checked(bytes) } catch {
      throw ImageComparisonError(image: image, reason: error)
    }
  }

  var isPlain: Bool { structure.isPlain }
  var pixelSize: Int { structure.header.pixelSize }
  var size: PixelSize { structure.header.size }

  func rows() throws(ImageComparisonError) -> PNGRows {
    do { return try PNGRows(structure, bytes) } catch {
      throw ImageComparisonError(image: image, reason: error)
    }
  }

  func bitmap() throws(ImageComparisonError) -> Bitmap {
    do { return try Bitmap.decoded(structure, bytes) } catch {
      throw ImageComparisonError(image: image, reason: error)
    }
  }
}
