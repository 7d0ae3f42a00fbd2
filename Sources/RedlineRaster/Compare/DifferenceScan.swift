import CPNG
import Dispatch
import Synchronization

/// Counts of pixels that differ.
struct PixelCounts {
  /// By more than is allowed for one pixel, also in regions.
  var differing = 0
  var tolerated = 0
  var antialiased = 0
  var ignored = 0
  /// The greatest difference of colour, 0…100.
  var greatest = 0.0
  /// Those of `differing` in each region of the tolerance.
  var inRegions: [Int]

  init(_ tolerance: ImageTolerance) { inRegions = tolerance.regions.map { _ in 0 } }

  var isEmpty: Bool { differing + tolerated + antialiased + ignored == 0 }

  /// Adds what was counted elsewhere.
  mutating func add(_ other: PixelCounts) {
    differing += other.differing
    tolerated += other.tolerated
    antialiased += other.antialiased
    ignored += other.ignored
    greatest = max(greatest, other.greatest)
    for index in inRegions.indices { inRegions[index] += other.inRegions[index] }
  }
}

/// Looks at all pixels that two images have in common.
///
/// Equal rows, then equal blocks are passed over by `memcmp`, which is as fast in a debug build.
/// Pixels beside each other with the same two colours are judged once. Without a tolerance a pixel
/// differs or not, whatever its colours are; the distance of two colours is computed only where a
/// quick estimate does not show that it is below the greatest one so far.
struct DifferenceScan {
  private(set) var mask: DifferenceMask
  private(set) var counts: PixelCounts
  private var colors = ColorDifference()
  /// Pairs of colours that are no farther apart than the greatest difference so far.
  private var seen = [UInt64](repeating: 0, count: redline_seen_count)
  private let first: PixelPlane
  private let second: PixelPlane
  private let antialiasing: Antialiasing
  private let tolerance: ImageTolerance
  private let areas: [(columns: Range<Int>, rows: Range<Int>)]

  /// Pixels that are compared at once.
  private static let blockLength = 64

  init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance) {
    self = reference.withPlane { first in
      actual.withPlane { second in Self(first, second, tolerance) }
    }
  }

  /// Looks at the given rows, which are all that can differ; by default at all.
  ///
  /// In how many parts, one beside the other, does not count: pixels are judged one at a time, and the
  /// greatest difference is exact.
  /// - Precondition: Both have pixels of the same size.
  init(
    _ first: PixelPlane, _ second: PixelPlane, _ tolerance: ImageTolerance, rows: [Int]? = nil,
    partCount: Int? = nil
  ) {
    self.init(nothingOf: first, second, tolerance)
    let rows = rows ?? Array(0..<mask.height)
    let byteCount = rows.count * mask.width * first.pixelSize
    let partCount = partCount ?? (byteCount < Self.leastParallelByteCount ? 1 : Self.mostParts)
    guard partCount > 1 else {
      for y in rows { scan(row: y) }
      return
    }
    let empty = self
    let parts = Mutex([DifferenceScan](repeating: empty, count: partCount))
    DispatchQueue.concurrentPerform(iterations: partCount) { index in
      let (start, end) = (rows.count * index / partCount, rows.count * (index + 1) / partCount)
      var part = empty
      for y in rows[start..<end] { part.scan(row: y) }
      parts.withLock { [part] in $0[index] = part }
    }
    for part in parts.withLock({ $0 }) { take(part) }
  }

  /// Looks at one of ``mostParts`` parts of the rows that both have.
  init(part index: Int, of first: PixelPlane, _ second: PixelPlane, _ tolerance: ImageTolerance) {
    self.init(nothingOf: first, second, tolerance)
    let height = mask.height
    for y in (height * index / Self.mostParts)..<(height * (index + 1) / Self.mostParts) {
      scan(row: y)
    }
  }

  /// What was found in all parts, from top to bottom.
  init(joining parts: [DifferenceScan]) {
    self = parts[0]
    for part in parts.dropFirst() { take(part) }
  }

  /// Below that, to wake a thread takes longer than to look at the pixels.
  static let leastParallelByteCount = 1 << 19
  static let mostParts = 4

  /// Looks at nothing yet.
  private init(
    nothingOf first: PixelPlane, _ second: PixelPlane, _ tolerance: ImageTolerance
  ) {
    precondition(first.pixelSize == second.pixelSize, "pixels of different sizes")
    let width = min(first.width, second.width)
    let height = min(first.height, second.height)
    (self.first, self.second, self.tolerance) = (first, second, tolerance)
    antialiasing = Antialiasing(first: first, second: second, width: width, height: height)
    areas = tolerance.regions.map { $0.rect.clipped(toWidth: width, height: height) }
    counts = PixelCounts(tolerance)
    mask = DifferenceMask(width: width, height: height)
  }

  /// Adds what was found in rows below.
  private mutating func take(_ part: DifferenceScan) {
    counts.add(part.counts)
    mask.append(part.mask)
  }

  private mutating func scan(row y: Int) {
    let (a, b) = (first.row(y), second.row(y))
    let (width, pixelSize) = (mask.width, first.pixelSize)
    guard memcmp(a, b, width * pixelSize) != 0 else { return }
    if tolerance.isExact {
      if repeatsRow(above: y) {
        counts.differing += mask.repeatRow(above: y)
      } else {
        scanExactly(row: y)
      }
      return
    }
    var x = 0
    while x < width {
      let end = min(x + Self.blockLength, width)
      if memcmp(a + x * pixelSize, b + x * pixelSize, (end - x) * pixelSize) == 0 {
        x = end
        continue
      }
      while x < end {
        let colors = (first.color(x: x, y: y), second.color(x: x, y: y))
        let start = x
        x += 1
        guard colors.0 != colors.1 else { continue }
        x = endOfRun(colors.0, colors.1, from: x, y)
        classify(colors.0, colors.1, start..<x, y)
      }
    }
  }

  /// Whether both images have the row above once more, as cards and bars have it, and it differs.
  private func repeatsRow(above y: Int) -> Bool {
    guard mask.lastRow == y - 1 else { return false }
    let length = mask.width * first.pixelSize
    return memcmp(first.row(y), first.row(y - 1), length) == 0
      && memcmp(second.row(y), second.row(y - 1), length) == 0
  }

  /// How far an estimate of a distance of colours may be off, with room to spare.
  private static let estimateError = 0.2

  private mutating func scanExactly(row y: Int) {
    let a = first.row(y).assumingMemoryBound(to: UInt8.self)
    let b = second.row(y).assumingMemoryBound(to: UInt8.self)
    let (width, size) = (mask.width, first.pixelSize)
    let (near, most) = (ColorDifference.nearLinear, ColorSlopes.most)
    let strides = mask.lastRow == y - 1 ? (first.stride, second.stride) : (0, 0)
    near.withUnsafeBufferPointer { linear in
      var x = redline_next_difference(a, b, 0, width, size)
      while x < width {
        let start = x
        x = redline_pass_repetition(a, b, start + 1, width, size)
        if x > start + 1 {
          noteColors(x: start, y)
        } else {
          x = redline_next_equality(a, b, start, width, size)
          var next = start
          while next < x {
            let limit = Float((counts.greatest - Self.estimateError) / 100)
            next = redline_next_distant(
              a, b, next, x, size, strides.0, strides.1, linear.baseAddress, most, &seen, limit)
            if next < x { noteColors(x: next, y) }
            next += 1
          }
        }
        mark(start..<x, y, nil)
        x = redline_next_difference(a, b, x, width, size)
      }
    }
  }

  private mutating func noteColors(x: Int, _ y: Int) {
    let difference = colors.between(first.color(x: x, y: y), second.color(x: x, y: y))
    if difference > counts.greatest { counts.greatest = difference }
  }

  /// The first pixel, from a column on, that has not the given colours.
  private func endOfRun(_ a: UInt32, _ b: UInt32, from column: Int, _ y: Int) -> Int {
    var x = column
    let (width, pixelSize, length) = (mask.width, first.pixelSize, Self.blockLength)
    while x < width, first.color(x: x, y: y) == a, second.color(x: x, y: y) == b {
      x += 1
      guard x - column >= 4 else { continue }
      // A block that is the same one pixel further left has the colour of the pixel before it.
      let (here, there) = (first.row(y), second.row(y))
      while x + length <= width,
        memcmp(here + x * pixelSize, here + (x - 1) * pixelSize, length * pixelSize) == 0,
        memcmp(there + x * pixelSize, there + (x - 1) * pixelSize, length * pixelSize) == 0
      {
        x += length
      }
      while x < width, first.color(x: x, y: y) == a, second.color(x: x, y: y) == b { x += 1 }
    }
    return x
  }

  /// Judges pixels of a row that have the same two colours.
  private mutating func classify(_ a: UInt32, _ b: UInt32, _ columns: Range<Int>, _ y: Int) {
    // Wholly transparent pixels look the same whatever their colours are.
    if (a | b) & 0xFF00_0000 == 0 { return }
    guard !areas.isEmpty else {
      classify(a, b, columns, y, tolerance.pixel, area: nil)
      return
    }
    for x in columns {
      let area = areas.firstIndex { $0.rows.contains(y) && $0.columns.contains(x) }
      let rule = area.map { tolerance.regions[$0].rule }
      switch rule {
      case .ignored: counts.ignored += 1
      case .limited(let pixel, _): classify(a, b, x..<(x + 1), y, pixel, area: area)
      case nil: classify(a, b, x..<(x + 1), y, tolerance.pixel, area: nil)
      }
    }
  }

  private mutating func classify(
    _ a: UInt32, _ b: UInt32, _ columns: Range<Int>, _ y: Int, _ allowance: ImageTolerance.Pixel,
    area: Int?
  ) {
    let difference = colors.between(a, b)
    if difference > counts.greatest { counts.greatest = difference }
    if allowance.colorDifference > 0, difference <= allowance.colorDifference {
      counts.tolerated += columns.count
    } else if allowance.ignoresAntialiasing {
      for x in columns {
        if antialiasing.isAntialiased(x: x, y: y) {
          counts.antialiased += 1
        } else {
          mark(x..<(x + 1), y, area)
        }
      }
    } else {
      mark(columns, y, area)
    }
  }

  private mutating func mark(_ columns: Range<Int>, _ y: Int, _ area: Int?) {
    counts.differing += columns.count
    if let area { counts.inRegions[area] += columns.count }
    mask.mark(columns, y, isInRegion: area != nil)
  }
}
