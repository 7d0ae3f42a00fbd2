import TestPrograms
import Testing

@testable import RedlineRaster

@Suite("Pictures that are looked at in parts", .blocks) struct ScanPartsTests {
  static let tolerances: [(String, ImageTolerance)] = [
    ("exact", .exact),
    (
      "anti-aliasing, density and regions",
      ImageTolerance(
        colorDifference: 2, ignoresAntialiasing: true, pixelCount: 5,
        density: ImageTolerance.Density(side: 7, pixelCount: 9),
        regions: [
          ImageTolerance.Region(PixelRect(x: 3, y: 10, width: 20, height: 9), .ignored),
          ImageTolerance.Region(
            PixelRect(x: 20, y: 30, width: 15, height: 12),
            .limited(pixel: ImageTolerance.Pixel(colorDifference: 1), pixelCount: 3)),
        ])
    ),
  ]

  /// A picture of steps and blocks, and itself with runs of other colours, from a fixed seed.
  private static func pair(seed: UInt64) -> (Bitmap, Bitmap) {
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let (width, height) = (61, 47)
    var pixels: [UInt8] = []
    for index in 0..<(width * height) {
      pixels += [
        UInt8(index % 64 * 3), UInt8(index / width * 5), UInt8(next(40)), next(9) == 0 ? 128 : 255,
      ]
    }
    let reference = Bitmap(width: width, height: height, pixels: pixels)
    for _ in 0..<next(30) {
      let (start, count, step) = (next(pixels.count - 900), next(220), next(60) + 1)
      for index in start..<(start + 4 * count) where index % 4 != 3 {
        pixels[index] = UInt8(truncatingIfNeeded: Int(pixels[index]) + step)
      }
    }
    return (reference, Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test("are found as in one", arguments: tolerances.indices)
  func parts(_ index: Int) {
    let tolerance = Self.tolerances[index].1
    for seed in 1...40 {
      let (reference, actual) = Self.pair(seed: UInt64(seed))
      let found = [1, 2, 3, 4, 7, 60].map { count in
        reference.withPlane { first in
          actual.withPlane { second in
            let scan = DifferenceScan(first, second, tolerance, partCount: count)
            return ImageComparison(
              referenceSize: reference.size, actualSize: actual.size, scan: scan,
              tolerance: tolerance)
          }
        }
      }
      for other in found.dropFirst() { #expect(other == found[0], "seed \(seed)") }
    }
  }

  @Test("are large ones, whose rows count once and in their order")
  func large() {
    let reference = plain(600, 600)
    let rows = stride(from: 0, to: 600, by: 20)
    var actual = reference
    for y in rows { actual.pixels[4 * (y * 600 + y)] = 0 }
    let found = ImageComparison(reference: reference, actual: actual)
    #expect(found.differingPixelCount == 30)
    #expect(found.regions.map(\.rect.y) == rows.map { $0 })
    #expect(found.regions.allSatisfy { $0.rect.x == $0.rect.y && $0.pixelCount == 1 })
  }

  @Test("are files that are unpacked at once, of which one may be cut, damaged or of another size")
  func files() throws {
    // About as large when packed, so that one thread waits for the other.
    let rect = PixelRect(x: 9, y: 50, width: 400, height: 99)
    let first = plain(500, 400).filled(rect, [1, 2, 3, 255])
    let second = first.filled(PixelRect(x: 40, y: 90, width: 300, height: 250), [9, 8, 7, 255])
    let (firstFile, secondFile) = (try first.png(), try second.png())
    #expect(
      try ImageComparison(referencePNG: firstFile, actualPNG: secondFile)
        == ImageComparison(reference: first, actual: second))
    let lower = plain(500, 380)
    #expect(
      try ImageComparison(referencePNG: secondFile, actualPNG: lower.png())
        == ImageComparison(reference: second, actual: lower))
    // Checksums are right, and one row has a filter that is none.
    var rows = [UInt8](repeating: 0, count: 400 * (3 * 500 + 1))
    let whole = PNGFile(width: 500, height: 400, rows: rows).bytes
    rows[399 * (3 * 500 + 1)] = 5
    let damaged = PNGFile(width: 500, height: 400, rows: rows).bytes
    for (reference, actual, image) in [
      (whole, damaged, ImageComparisonError.Image.actual), (damaged, whole, .reference),
      (firstFile, damaged, .actual),
    ] {
      let error = #expect(throws: ImageComparisonError.self) {
        try ImageComparison(referencePNG: reference, actualPNG: actual)
      }
      #expect(error?.image == image)
    }
  }
}
