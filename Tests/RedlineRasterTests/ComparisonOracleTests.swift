import Foundation
import RedlineRaster
import TestPrograms
import Testing

/// A comparison against one that looks at pixel after pixel and does nothing else.
@Suite(.blocks) struct ComparisonOracleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tolerance: ImageTolerance
  }

  static let region = PixelRect(x: 3, y: 2, width: 70, height: 9)
  static let rows = [
    Row(testDescription: "exact", tolerance: .exact),
    Row(testDescription: "a colour", tolerance: ImageTolerance(colorDifference: 9)),
    Row(
      testDescription: "a count and a density",
      tolerance: ImageTolerance(pixelCount: 40, density: .init(side: 5, pixelCount: 12))),
    Row(
      testDescription: "regions",
      tolerance: ImageTolerance(
        colorDifference: 1, pixelCount: 3,
        regions: [
          .init(PixelRect(x: 10, y: 0, width: 4, height: 4), .limited(pixelCount: 5)),
          .init(region, .ignored),
        ])),
  ]

  @Test(arguments: rows, 0..<10) func agrees(_ row: Row, seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    for _ in 0..<3 {
      let (reference, actual) = Self.pair(&numbers)
      let expected = Expected(reference, actual, row.tolerance)
      let comparison = ImageComparison(
        reference: reference, actual: actual, tolerance: row.tolerance)
      let files = try ImageComparison(
        referencePNG: reference.png(), actualPNG: Self.filtered(actual, &numbers),
        tolerance: row.tolerance)
      for found in [comparison, files] {
        #expect(found.isMatch == expected.isMatch)
        #expect(found.differingPixelCount == expected.differing)
        #expect(found.toleratedPixelCount == expected.tolerated)
        #expect(found.ignoredPixelCount == expected.ignored)
        #expect(abs(found.greatestDifference - expected.greatest) < 0.0006)
        #expect(Set(found.regions) == Set(expected.regions))
        #expect(found.regions.count == expected.regions.count)
        #expect(found.limits.map(\.actual) == expected.counts)
      }
    }
  }

  /// Images of flat areas and of noise, some with transparency, some of another size.
  private static func pair(_ numbers: inout SeededNumbers) -> (Bitmap, Bitmap) {
    let (width, height) = (
      Int.random(in: 1...150, using: &numbers), Int.random(in: 1...12, using: &numbers)
    )
    let isOpaque = Bool.random(using: &numbers)
    func color() -> [UInt8] {
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        + [isOpaque ? 255 : [0, 255, UInt8.random(in: 0...255, using: &numbers)].randomElement()!]
    }
    var reference = plain(width, height, color())
    for _ in 0..<8 { reference = reference.filled(rect(), color()) }
    func rect() -> PixelRect {
      let (x, y) = (
        Int.random(in: 0..<width, using: &numbers), Int.random(in: 0..<height, using: &numbers)
      )
      return PixelRect(
        x: x, y: y, width: Int.random(in: 1...(width - x), using: &numbers),
        height: Int.random(in: 1...(height - y), using: &numbers))
    }
    var actual = reference
    if Int.random(in: 0..<5, using: &numbers) == 0 {
      let size = (max(width - 3, 1), height + 2)
      actual = plain(size.0, size.1, color())
    }
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      let place = rect()
      guard place.x + place.width <= actual.width else { continue }
      actual = actual.filled(place, color())
    }
    for _ in 0..<[0, 3, 200].randomElement(using: &numbers)! {
      let x = Int.random(in: 0..<actual.width, using: &numbers)
      actual = actual.filled(x: x, y: Int.random(in: 0..<height, using: &numbers), color())
    }
    return (reference, actual)
  }

  /// A file whose rows have filters at random.
  private static func filtered(_ image: Bitmap, _ numbers: inout SeededNumbers) -> [UInt8] {
    let isOpaque = stride(from: 3, to: image.pixels.count, by: 4).allSatisfy {
      image.pixels[$0] == 255
    }
    let size = isOpaque ? 3 : 4
    let pixels = (0..<(image.width * image.height)).flatMap {
      image.pixels[(4 * $0)..<(4 * $0 + size)]
    }
    let length = size * image.width
    var rows: [UInt8] = []
    for y in 0..<image.height {
      let filter = Int.random(in: 0...4, using: &numbers)
      rows.append(UInt8(filter))
      for x in 0..<length {
        let left = x < size ? 0 : Int(pixels[y * length + x - size])
        let above = y == 0 ? 0 : Int(pixels[(y - 1) * length + x])
        let corner = x < size || y == 0 ? 0 : Int(pixels[(y - 1) * length + x - size])
        let nearest = [left, above, corner].min {
          abs(left + above - corner - $0) < abs(left + above - corner - $1)
        }
        let guess = [0, left, above, (left + above) / 2, nearest ?? 0][filter]
        rows.append(pixels[y * length + x] &- UInt8(guess))
      }
    }
    return PNGFile(
      width: UInt32(image.width), height: UInt32(image.height), colorType: isOpaque ? 2 : 6,
      rows: rows
    ).bytes
  }
}

/// What a comparison must find.
private struct Expected {
  var differing = 0
  var tolerated = 0
  var ignored = 0
  var greatest = 0.0
  /// What is counted against the limits of the tolerance, in their order.
  var counts: [Int] = []
  var regions: [ImageComparison.Region] = []
  var isMatch = false

  init(_ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance) {
    let (width, height) = (
      min(reference.width, actual.width), min(reference.height, actual.height)
    )
    var outside: [(x: Int, y: Int)] = []
    var marked: [(x: Int, y: Int)] = []
    var inRegions = tolerance.regions.map { _ in 0 }
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (Self.color(reference, x, y), Self.color(actual, x, y))
        guard a != b, a[3] + b[3] > 0 else { continue }
        let region = tolerance.regions.firstIndex {
          x >= $0.rect.x && x < $0.rect.x + $0.rect.width && y >= $0.rect.y
            && y < $0.rect.y + $0.rect.height
        }
        var allowed = tolerance.pixel.colorDifference
        if let region {
          guard case .limited(let pixel, _) = tolerance.regions[region].rule else {
            ignored += 1
            continue
          }
          allowed = pixel.colorDifference
        }
        let distance = max(Self.distance(a, b, on: 0), Self.distance(a, b, on: 255))
        greatest = max(greatest, distance)
        if allowed > 0, distance <= allowed {
          tolerated += 1
        } else {
          differing += 1
          marked.append((x, y))
          if let region { inRegions[region] += 1 } else { outside.append((x, y)) }
        }
      }
    }
    counts = [outside.count]
    var allowed = [tolerance.pixelCount]
    if let density = tolerance.density {
      var isOutside = [Bool](repeating: false, count: width * height)
      for place in outside { isOutside[place.y * width + place.x] = true }
      var most = 0
      for top in 0..<height {
        for left in 0..<width {
          var count = 0
          for y in top..<min(top + density.side, height) {
            for x in left..<min(left + density.side, width) where isOutside[y * width + x] {
              count += 1
            }
          }
          most = max(most, count)
        }
      }
      counts.append(most)
      allowed.append(density.pixelCount)
    }
    for (region, count) in zip(tolerance.regions, inRegions) {
      guard case .limited(_, let limit) = region.rule else { continue }
      counts.append(count)
      allowed.append(limit)
    }
    isMatch = reference.size == actual.size && zip(counts, allowed).allSatisfy { $0 <= $1 }
    regions = Self.regions(marked)
  }

  /// Pixels whose cells of 8 pixels touch, joined one after the other.
  private static func regions(_ marked: [(x: Int, y: Int)]) -> [ImageComparison.Region] {
    var groups: [[(x: Int, y: Int)]] = []
    for place in marked {
      let near = groups.indices.filter { index in
        groups[index].contains {
          abs($0.x / 8 - place.x / 8) <= 1 && abs($0.y / 8 - place.y / 8) <= 1
        }
      }
      let joined = near.flatMap { groups[$0] } + [place]
      for index in near.reversed() { groups.remove(at: index) }
      groups.append(joined)
    }
    return groups.map { places in
      let (columns, rows) = (places.map(\.x), places.map(\.y))
      let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
      return ImageComparison.Region(
        rect: PixelRect(
          x: left, y: top, width: (columns.max() ?? 0) - left + 1,
          height: (rows.max() ?? 0) - top + 1),
        pixelCount: places.count)
    }
  }

  private static func color(_ image: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    image.pixels[(4 * (y * image.width + x))..<(4 * (y * image.width + x) + 4)].map { Int($0) }
  }

  /// By the C library's functions.
  private static func distance(_ a: [Int], _ b: [Int], on ground: Int) -> Double {
    let (first, second) = (lab(a, on: ground), lab(b, on: ground))
    return 100 * zip(first, second).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot()
  }

  private static func lab(_ color: [Int], on ground: Int) -> [Double] {
    let light = color[..<3].map { (value: Int) -> Double in
      let channel = Double((value * color[3] + ground * (255 - color[3]) + 127) / 255) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
      rows.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], light)
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt($0) })
  }
}
