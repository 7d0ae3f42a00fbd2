/// What a comparison of an image with its reference found.
///
/// Images of different size are compared on what they have in common, from the top left, and never
/// match. Two pixels are the same if they store the same numbers, or if both are wholly
/// transparent.
///
/// ```swift
/// let comparison = ImageComparison(reference: golden, actual: drawn)
/// if !comparison.isMatch { print(comparison) }
/// // 1 pixel differs, in 1 × 1 at (700, 1900); greatest colour difference 47.391
/// ```
public struct ImageComparison: Codable, Hashable, Sendable {
  /// How the images compare, from the closest to the farthest.
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The files have the same bytes.
    case identicalBytes = "identical-bytes"
    /// The images have the same size and pixels.
    case identicalPixels = "identical-pixels"
    /// Pixels differ, and the tolerance allows it.
    case withinTolerance = "within-tolerance"
    /// The images differ.
    case different
  }

  /// Differing pixels that are near to each other.
  public struct Region: Codable, Hashable, Sendable {
    /// The smallest rectangle around them.
    public var rect: PixelRect
    /// How many pixels differ in it.
    public var pixelCount: Int

    /// A region.
    public init(rect: PixelRect, pixelCount: Int) {
      (self.rect, self.pixelCount) = (rect, pixelCount)
    }
  }

  /// What was allowed, and what is.
  public struct Limit: Codable, Hashable, Sendable {
    /// What is counted.
    public enum Subject: Codable, Hashable, Sendable {
      /// Differing pixels outside of all regions of the tolerance.
      case pixels
      /// The most differing pixels in a square of `side` × `side` pixels.
      case density(side: Int)
      /// Differing pixels in a region of the tolerance.
      case region(PixelRect)
    }
    /// What is counted.
    public var subject: Subject
    /// The count found.
    public var actual: Int
    /// The greatest count allowed.
    public var allowed: Int
    /// Whether there are more than allowed.
    public var isExceeded: Bool { actual > allowed }

    /// A count beside its limit.
    public init(subject: Subject, actual: Int, allowed: Int) {
      (self.subject, self.actual, self.allowed) = (subject, actual, allowed)
    }
  }

  /// How the images compare.
  public var outcome: Outcome
  /// The size of the reference.
  public var referenceSize: PixelSize
  /// The size of the image that was compared with it.
  public var actualSize: PixelSize
  /// The pixels that differ by more than is allowed for one pixel.
  public var differingPixelCount = 0
  /// The pixels that differ in colour by no more than is allowed for one pixel.
  public var toleratedPixelCount = 0
  /// The pixels that differ and pass because they look like anti-aliasing.
  public var antialiasedPixelCount = 0
  /// The pixels that differ in ignored regions.
  public var ignoredPixelCount = 0
  /// The greatest difference of colour outside of ignored regions, 0…100, in steps of 0.001.
  ///
  /// It is the distance in OKLab times 100: black and white are 100 apart, and about 2 is just
  /// noticeable. Translucent colours are seen on black and on white, and the greater distance
  /// counts. Pixels that pass are taken into account.
  public var greatestDifference = 0.0
  /// Where pixels differ, from top to bottom, then from left to right; at most 200.
  ///
  /// Pixels less than 8 apart are in one region; where that gives more than 200, those less than 16
  /// apart, and so on.
  public var regions: [Region] = []
  /// What the tolerance allowed beside what is: first the count of pixels, then the density and
  /// the regions of the tolerance, if any.
  public var limits: [Limit] = []

  /// Whether the image passes.
  public var isMatch: Bool { outcome != .different }

  /// Whether the images have the same size.
  public var isSameSize: Bool { referenceSize == actualSize }

  /// The result for two images whose pixels are all the same.
  init(identical outcome: Outcome, size: PixelSize, tolerance: ImageTolerance) {
    self.outcome = outcome
    (referenceSize, actualSize) = (size, size)
    limits = Self.limits(tolerance, counts: PixelCounts(tolerance), densest: 0)
  }

  init(
    referenceSize: PixelSize, actualSize: PixelSize, scan: DifferenceScan,
    tolerance: ImageTolerance
  ) {
    let counts = scan.counts
    (self.referenceSize, self.actualSize) = (referenceSize, actualSize)
    differingPixelCount = counts.differing
    toleratedPixelCount = counts.tolerated
    antialiasedPixelCount = counts.antialiased
    ignoredPixelCount = counts.ignored
    greatestDifference = (counts.greatest * 1000).rounded() / 1000
    regions = scan.mask.regions()
    let densest = tolerance.density.map { scan.mask.densest(side: $0.side) } ?? 0
    limits = Self.limits(tolerance, counts: counts, densest: densest)
    let isSameSize = referenceSize == actualSize
    outcome =
      if !isSameSize || limits.contains(where: \.isExceeded) { .different } else {
        counts.isEmpty ? .identicalPixels : .withinTolerance
      }
  }

  private static func limits(
    _ tolerance: ImageTolerance, counts: PixelCounts, densest: Int
  ) -> [Limit] {
    let outside = counts.differing - counts.inRegions.reduce(0, +)
    var limits = [Limit(subject: .pixels, actual: outside, allowed: tolerance.pixelCount)]
    if let density = tolerance.density {
      limits.append(
        Limit(
          subject: .density(side: density.side), actual: densest, allowed: density.pixelCount))
    }
    for (region, count) in zip(tolerance.regions, counts.inRegions) {
      guard case .limited(_, let allowed) = region.rule else { continue }
      limits.append(Limit(subject: .region(region.rect), actual: count, allowed: allowed))
    }
    return limits
  }
}

extension ImageComparison {
  /// Compares an image with its reference.
  /// - Parameters:
  ///   - reference: The image as it should be.
  ///   - actual: The image as it is.
  ///   - tolerance: How far it may be off; by default not at all.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
    let scan = DifferenceScan(reference: reference, actual: actual, tolerance: tolerance)
    self.init(
      referenceSize: reference.size, actualSize: actual.size, scan: scan, tolerance: tolerance)
  }
}

extension Bitmap {
  /// Columns and rows.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}
