import Foundation
import RedlineRaster
import TestPrograms
import Testing

/// An image of one colour.
func plain(_ width: Int, _ height: Int, _ color: [UInt8] = [255, 255, 255, 255]) -> Bitmap {
  let pixels = Array(repeating: color, count: width * height).flatMap { $0 }
  return Bitmap(width: width, height: height, pixels: pixels)
}

extension Bitmap {
  /// The image with a filled rectangle.
  func filled(_ rect: PixelRect, _ color: [UInt8]) -> Bitmap {
    var result = self
    var pixels = self.pixels
    for y in rect.y..<(rect.y + rect.height) {
      for x in rect.x..<(rect.x + rect.width) {
        pixels.replaceSubrange((4 * (y * width + x))..<(4 * (y * width + x) + 4), with: color)
      }
    }
    result.pixels = pixels
    return result
  }

  func filled(x: Int, y: Int, _ color: [UInt8]) -> Bitmap {
    filled(PixelRect(x: x, y: y, width: 1, height: 1), color)
  }
}

@Suite(.blocks) struct ImageComparisonTests {
  static let white: [UInt8] = [255, 255, 255, 255]
  static let black: [UInt8] = [0, 0, 0, 255]
  static let red: [UInt8] = [255, 0, 0, 255]

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var reference: Bitmap
    var actual: Bitmap
    var count: Int
    var rect: PixelRect

    init(
      _ name: String, _ reference: Bitmap, _ rect: PixelRect, _ color: [UInt8]
    ) {
      (testDescription, self.reference, self.rect) = (name, reference, rect)
      actual = reference.filled(rect, color)
      count = rect.width * rect.height
    }
  }

  /// What other comparisons pass in silence, on a screen of a third of the size.
  static let silentPasses: [Change] = [
    Change(
      "a pale card on white", plain(390, 844), PixelRect(x: 20, y: 100, width: 167, height: 167),
      [240, 240, 240, 255]),
    Change(
      "a header's colour",
      plain(390, 844).filled(PixelRect(x: 0, y: 0, width: 390, height: 101), [0, 122, 255, 255]),
      PixelRect(x: 0, y: 0, width: 390, height: 101), [0, 112, 245, 255]),
    Change(
      "a pale divider", plain(390, 844), PixelRect(x: 0, y: 300, width: 390, height: 2),
      [229, 229, 234, 255]),
    Change(
      "4 % darker", plain(390, 844), PixelRect(x: 0, y: 0, width: 390, height: 844),
      [245, 245, 245, 255]),
    Change("one red pixel", plain(390, 844), PixelRect(x: 233, y: 700, width: 1, height: 1), red),
  ]

  @Test(arguments: silentPasses) func failsByDefault(_ row: Change) throws {
    let comparison = ImageComparison(reference: row.reference, actual: row.actual)
    #expect(comparison.outcome == .different)
    #expect(!comparison.isMatch)
    #expect(comparison.differingPixelCount == row.count)
    #expect(comparison.regions == [.init(rect: row.rect, pixelCount: row.count)])
    #expect(comparison.greatestDifference > 0)
    #expect(comparison.limits == [.init(subject: .pixels, actual: row.count, allowed: 0)])
    let files = try ImageComparison(
      referencePNG: row.reference.png(), actualPNG: row.actual.png())
    #expect(files == comparison)
  }

  @Test(
    arguments: [
      ("black and white", white, black, 100.0),
      ("the least step", white, [255, 255, 254, 255], 0.134),
      ("the least step in the dark", black, [0, 0, 1, 255], 3.696),
      ("red and white", white, red, 45.257), ("transparent and white", white, [0, 0, 0, 0], 100),
      ("half", [0, 0, 0, 128], [0, 0, 0, 127], 0.338),
      ("red and green", [255, 0, 0, 255], [0, 255, 0, 255], 51.981),
    ] as [(String, [UInt8], [UInt8], Double)])
  func greatestDifference(name: String, first: [UInt8], second: [UInt8], value: Double) {
    let comparison = ImageComparison(reference: plain(1, 1, first), actual: plain(1, 1, second))
    #expect(comparison.greatestDifference == value)
    let turned = ImageComparison(reference: plain(1, 1, second), actual: plain(1, 1, first))
    #expect(turned.greatestDifference == value)
  }

  @Test func transparentPixelsAreTheSame() {
    let comparison = ImageComparison(
      reference: plain(3, 3, [1, 2, 3, 0]), actual: plain(3, 3, [9, 9, 9, 0]))
    #expect(comparison.outcome == .identicalPixels)
  }

  @Test func outcomesOfFiles() throws {
    let image = plain(30, 20).filled(x: 3, y: 4, Self.red)
    let bytes = try image.png()
    let other = try image.png(text: [("Comment", "another file")])
    let same = try ImageComparison(referencePNG: bytes, actualPNG: bytes)
    #expect(same.outcome == .identicalBytes)
    #expect("\(same)" == "the files are the same")
    let samePixels = try ImageComparison(referencePNG: bytes, actualPNG: other)
    #expect(samePixels.outcome == .identicalPixels)
    // One opaque, the other not.
    let clear = try image.filled(x: 0, y: 0, [0, 0, 0, 0]).png()
    let changed = try ImageComparison(referencePNG: bytes, actualPNG: clear)
    #expect(changed.differingPixelCount == 1)
  }

  struct Sizes: Sendable {
    var width: Int
    var height: Int
    var text: String
  }

  @Test(
    arguments: [
      Sizes(
        width: 40, height: 28,
        text: "the size is 40 × 28, not 40 × 30; 0 pixels differ"),
      Sizes(
        width: 39, height: 31,
        text: "the size is 39 × 31, not 40 × 30; 0 pixels differ"),
    ])
  func differentSizes(_ row: Sizes) throws {
    let (reference, actual) = (plain(40, 30), plain(row.width, row.height))
    let comparison = ImageComparison(
      reference: reference, actual: actual, tolerance: ImageTolerance(pixelCount: 10_000))
    #expect(comparison.outcome == .different)
    let exact = try ImageComparison(referencePNG: reference.png(), actualPNG: actual.png())
    #expect("\(exact)" == row.text)
    #expect(exact == ImageComparison(reference: reference, actual: actual))
    let changed = ImageComparison(reference: reference, actual: actual.filled(x: 5, y: 6, Self.red))
    #expect(changed.regions.map(\.rect) == [PixelRect(x: 5, y: 6, width: 1, height: 1)])
  }

  @Test func regionsAreJoinedWhereNear() {
    let points = [(2, 2), (9, 4), (60, 2), (61, 3), (30, 50)]
    let actual = points.reduce(plain(64, 64)) { $0.filled(x: $1.0, y: $1.1, Self.black) }
    let comparison = ImageComparison(reference: plain(64, 64), actual: actual)
    #expect(
      comparison.regions == [
        .init(rect: PixelRect(x: 2, y: 2, width: 8, height: 3), pixelCount: 2),
        .init(rect: PixelRect(x: 60, y: 2, width: 2, height: 2), pixelCount: 2),
        .init(rect: PixelRect(x: 30, y: 50, width: 1, height: 1), pixelCount: 1),
      ])
    #expect(
      "\(comparison)" == "5 pixels differ, in 3 regions: 8 × 3 at (2, 2), 2 × 2 at "
        + "(60, 2), 1 × 1 at (30, 50); greatest colour difference 100.0")
  }

  @Test func regionsAreNeverTooMany() {
    var actual = plain(640, 640)
    for index in 0..<400 {
      actual = actual.filled(x: index % 20 * 32, y: index / 20 * 32, Self.black)
    }
    let comparison = ImageComparison(reference: plain(640, 640), actual: actual)
    #expect(comparison.regions.count <= 200)
    #expect(comparison.regions.map(\.pixelCount).reduce(0, +) == 400)
  }

  @Test func resultIsCodable() throws {
    let tolerance = ImageTolerance(
      colorDifference: 1, pixelCount: 2, density: .init(pixelCount: 1),
      regions: [.init(PixelRect(x: 0, y: 0, width: 4, height: 4), .ignored)])
    let comparison = ImageComparison(
      reference: plain(9, 9), actual: plain(9, 9).filled(x: 7, y: 8, Self.red),
      tolerance: tolerance)
    let data = try JSONEncoder().encode(comparison)
    #expect(try JSONDecoder().decode(ImageComparison.self, from: data) == comparison)
    let kept = try JSONDecoder().decode(
      ImageTolerance.self, from: try JSONEncoder().encode(tolerance))
    #expect(kept == tolerance)
  }
}
