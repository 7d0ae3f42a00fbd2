internal import CPNG

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
}

/// Looks at all pixels that two images have in common.
///
/// Equal rows, then equal blocks are passed over by `memcmp`, which is as fast in a debug build.
struct DifferenceScan {
  private(set) var mask: DifferenceMask
  private(set) var counts: PixelCounts
  private var colors = ColorDifference()
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
  /// - Precondition: Both have pixels of the same size.
  init(
    _ first: PixelPlane, _ second: PixelPlane, _ tolerance: ImageTolerance, rows: [Int]? = nil
  ) {
    precondition(first.pixelSize == second.pixelSize, "pixels of different sizes")
    let width = min(first.width, second.width)
    let height = min(first.height, second.height)
    (self.first, self.second, self.tolerance) = (first, second, tolerance)
    antialiasing = Antialiasing(first: first, second: second, width: width, height: height)
    areas = tolerance.regions.map { $0.rect.clipped(toWidth: width, height: height) }
    counts = PixelCounts(tolerance)
    mask = DifferenceMask(width: width, height: height)
    if let rows {
      for y in rows { scan(row: y) }
    } else {
      for y in 0..<height { scan(row: y) }
    }
  }

  private mutating func scan(row y: Int) {
    let (a, b) = (first.row(y), second.row(y))
    let pixelSize = first.pixelSize
    guard memcmp(a, b, mask.width * pixelSize) != 0 else { return }
    var x = 0
    while x < mask.width {
      let end = min(x + Self.blockLength, mask.width)
      if memcmp(a + x * pixelSize, b + x * pixelSize, (end - x) * pixelSize) != 0 {
        while x < end {
          let colors = (first.color(x: x, y: y), second.color(x: x, y: y))
          if colors.0 != colors.1 { judge(colors.0, colors.1, x, y) }
          x += 1
        }
      }
      x = end
    }
  }

  private mutating func judge(_ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int) {
    // Wholly transparent pixels look the same whatever their colours are.
    if (a | b) & 0xFF00_0000 == 0 { return }
    let area = areas.isEmpty ? nil : area(at: x, y)
    var allowance = tolerance.pixel
    if let area {
      guard case .limited(let pixel, _) = tolerance.regions[area].rule else {
        counts.ignored += 1
        return
      }
      allowance = pixel
    }
    let difference = colors.between(a, b)
    if difference > counts.greatest { counts.greatest = difference }
    if allowance.colorDifference > 0, difference <= allowance.colorDifference {
      counts.tolerated += 1
    } else if allowance.ignoresAntialiasing, antialiasing.isAntialiased(x: x, y: y) {
      counts.antialiased += 1
    } else {
      counts.differing += 1
      if let area { counts.inRegions[area] += 1 }
      mask.mark(x: x, y: y, isInRegion: area != nil)
    }
  }

  /// The first region of the tolerance that has the pixel.
  private func area(at x: Int, _ y: Int) -> Int? {
    areas.firstIndex { $0.rows.contains(y) && $0.columns.contains(x) }
  }
}
