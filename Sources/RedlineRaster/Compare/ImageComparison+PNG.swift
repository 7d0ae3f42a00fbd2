import CPNG
import Dispatch
import Synchronization

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
  /// Files with the same bytes are not unpacked: what is checked is that they are PNG files whose
  /// chunks are whole, in order and have the right checksums, so that a reference that was damaged
  /// after it was written never passes. Otherwise both are unpacked, and the filters of their rows
  /// are taken back only as far as it takes.
  ///
  /// Files of which a ``Bitmap`` does not keep all are refused unless their bytes are the same: with
  /// channels of 16 bits, another gamma than that of sRGB, or an animation.
  /// - Parameters:
  ///   - referencePNG: The bytes of the reference; see ``Bitmap/init(png:)`` for what is read.
  ///   - actualPNG: The bytes of the file that is compared with it.
  ///   - tolerance: How far it may be off; by default not at all.
  /// - Throws: ``ImageComparisonError`` if one of them cannot be read. It is no result: a
  ///   comparison that cannot be made does not pass.
  public init(
    referencePNG: [UInt8], actualPNG: [UInt8], tolerance: ImageTolerance = .exact
  ) throws(ImageComparisonError) {
    let first = try PNGInput(.reference, referencePNG)
    let isSame = referencePNG.withUnsafeBytes { reference in
      actualPNG.withUnsafeBytes { actual in
        reference.count == actual.count
          && memcmp(reference.baseAddress!, actual.baseAddress!, actual.count) == 0
      }
    }
    if isSame {
      self.init(identical: .identicalBytes, size: first.structure.header.size, tolerance: tolerance)
      return
    }
    let second = try PNGInput(.actual, actualPNG)
    try first.checkLoss()
    try second.checkLoss()
    self = try Self.compare(first, second, tolerance)
  }

  private static func compare(
    _ first: PNGInput, _ second: PNGInput, _ tolerance: ImageTolerance
  ) throws(ImageComparisonError) -> ImageComparison {
    guard first.structure.isPlain, second.structure.isPlain,
      first.structure.header.pixelSize == second.structure.header.pixelSize
    else {
      let (reference, actual) = try both(first, second) { input throws(ImageComparisonError) in
        try input.bitmap()
      }
      return ImageComparison(reference: reference, actual: actual, tolerance: tolerance)
    }
    if first.isLarge, second.isLarge, !tolerance.ignoresAntialiasing,
      first.takesAsLong(as: second)
    {
      return try compareAtOnce(first, second, tolerance)
    }
    var (firstRows, secondRows) = try both(first, second) { input throws(ImageComparisonError) in
      try input.rows()
    }
    return compare(&firstRows, &secondRows, tolerance)
  }

  /// Unpacks both files, and looks at rows without filters in parts, each on what thread is free.
  ///
  /// The parts wait for the files, rather than that threads are woken again for them, which takes
  /// about as long as the looking in pictures of a screen of 390 × 844. They are begun in order, so
  /// that what a part waits for is done by a thread that runs.
  private static func compareAtOnce(
    _ first: PNGInput, _ second: PNGInput, _ tolerance: ImageTolerance
  ) throws(ImageComparisonError) -> ImageComparison {
    let inputs = [first, second]
    let unpacked = Mutex([Result<PNGRows, ImageComparisonError>?](repeating: nil, count: 2))
    let scans = Mutex([DifferenceScan?](repeating: nil, count: DifferenceScan.mostParts))
    let unpackedCount = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2 + DifferenceScan.mostParts) { index in
      if index < 2 {
        let rows = Result { () throws(ImageComparisonError) in try inputs[index].rows() }
        unpacked.withLock { $0[index] = rows }
        unpackedCount.add(1, ordering: .releasing)
        return
      }
      while unpackedCount.load(ordering: .acquiring) < 2 { sched_yield() }
      let rows = unpacked.withLock { $0 }
      guard case .success(let reference) = rows[0], case .success(let actual) = rows[1],
        reference.arePixels, actual.arePixels
      else { return }
      let scan = reference.withPlane { reference in
        actual.withPlane { DifferenceScan(part: index - 2, of: reference, $0, tolerance) }
      }
      scans.withLock { $0[index - 2] = scan }
    }
    var rows = unpacked.withLock { rows in
      defer { rows = [] }
      return rows
    }
    let parts = scans.withLock { $0 }.compactMap(\.self)
    if parts.count == DifferenceScan.mostParts {
      return ImageComparison(
        referenceSize: first.size, actualSize: second.size, scan: DifferenceScan(joining: parts),
        tolerance: tolerance)
    }
    var (reference, actual) = (try rows[0]!.get(), try rows[1]!.get())
    rows = []
    return compare(&reference, &actual, tolerance)
  }

  /// Does the same with both files, each on a thread of its own if they are large.
  private static func both<Value: Sendable>(
    _ first: PNGInput, _ second: PNGInput,
    _ work: @Sendable (PNGInput) throws(ImageComparisonError) -> Value
  ) throws(ImageComparisonError) -> (Value, Value) {
    if !first.isLarge, !second.isLarge { return (try work(first), try work(second)) }
    let results = Mutex<[Int: Result<Value, ImageComparisonError>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let result = Result { () throws(ImageComparisonError) in
        try work(index == 0 ? first : second)
      }
      results.withLock { $0[index] = result }
    }
    let done = results.withLock { $0 }
    return (try done[0]!.get(), try done[1]!.get())
  }

  private static func compare(
    _ first: inout PNGRows, _ second: inout PNGRows, _ tolerance: ImageTolerance
  ) -> ImageComparison {
    let (size, otherSize) = (first.header.size, second.header.size)
    var rows: [Int]?
    if size.width == otherSize.width {
      let found = first.differingRows(from: &second)
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
    let scan = first.withPlane { reference in
      second.withPlane { DifferenceScan(reference, $0, tolerance, rows: rows) }
    }
    return ImageComparison(
      referenceSize: size, actualSize: otherSize, scan: scan, tolerance: tolerance)
  }
}

/// A PNG file that says which image it is when it cannot be read.
private struct PNGInput: Sendable {
  let image: ImageComparisonError.Image
  let bytes: [UInt8]
  let structure: PNGStructure

  init(_ image: ImageComparisonError.Image, _ bytes: [UInt8]) throws(ImageComparisonError) {
    (self.image, self.bytes) = (image, bytes)
    do { structure = try PNGStructure.of(bytes) } catch {
      throw ImageComparisonError(image: image, reason: error)
    }
  }

  /// Smaller files are read one after the other: to wake a thread takes longer than to read them. On a
  /// busy machine, where no other thread is free, this one reads both.
  var isLarge: Bool {
    structure.header.rowLength * structure.header.height >= DifferenceScan.leastParallelByteCount
  }

  /// Whether both are unpacked at nearly the same moment, so that who waits for one of them keeps no
  /// processor busy for long.
  func takesAsLong(as other: PNGInput) -> Bool {
    let byteCounts = [self, other].map { input in
      input.structure.pixels.reduce(0) { $0 + $1.count }
    }
    let most = max(byteCounts[0], byteCounts[1])
    return most <= Self.mostAwaitedByteCount && most <= 2 * min(byteCounts[0], byteCounts[1])
  }

  /// Packed bytes, which take about a millisecond.
  private static let mostAwaitedByteCount = 1 << 18

  var size: PixelSize { structure.header.size }

  func checkLoss() throws(ImageComparisonError) {
    guard let loss = structure.loss else { return }
    throw ImageComparisonError(image: image, reason: .notPNG(.notComparable(loss)))
  }

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
