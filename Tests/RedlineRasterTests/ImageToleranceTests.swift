import Foundation
import RedlineRaster
import TestPrograms
import Testing

@Suite(.blocks) struct ImageToleranceTests {
  static let black: [UInt8] = [0, 0, 0, 255]
  static let pale: [UInt8] = [250, 250, 250, 255]
  static let corner = PixelRect(x: 0, y: 0, width: 10, height: 10)

  /// White with twelve black pixels in a square of 4 × 3, and one pale pixel far from them.
  static let actual = plain(100, 100)
    .filled(PixelRect(x: 4, y: 4, width: 4, height: 3), black).filled(x: 90, y: 90, pale)

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tolerance: ImageTolerance
    var isMatch: Bool
    var text: String

    init(_ name: String, _ tolerance: ImageTolerance, _ isMatch: Bool, _ text: String) {
      (testDescription, self.tolerance) = (name, tolerance)
      (self.isMatch, self.text) = (isMatch, text)
    }
  }

  static let rows: [Row] = [
    Row("nothing", .exact, false, "13 pixels differ, in 2 regions"),
    Row("a colour", .init(colorDifference: 2), false, "12 pixels differ, in 4 × 3"),
    Row("a colour", .init(colorDifference: 2), false, "1 pixel differs by a colour within"),
    Row("too small a colour", .init(colorDifference: 0.5), false, "13 pixels differ"),
    Row("any colour", .init(colorDifference: 100), true, "13 pixels differ by a colour within"),
    Row(
      "a count", .init(pixelCount: 13), true, "within the tolerance: 13 pixels differ (13 allowed)"),
    Row("too small a count", .init(pixelCount: 12), false, "13 pixels differ (12 allowed)"),
    Row(
      "a density", .init(pixelCount: 100, density: .init(side: 4, pixelCount: 12)), true,
      "12 pixels differ in a square of 4 (12 allowed)"),
    Row(
      "too small a density", .init(pixelCount: 100, density: .init(side: 8, pixelCount: 11)),
      false, "12 pixels differ in a square of 8 (11 allowed)"),
    Row(
      "a density in small squares", .init(pixelCount: 100, density: .init(side: 2, pixelCount: 4)),
      true, "4 pixels differ in a square of 2 (4 allowed)"),
    Row(
      "a density in the whole", .init(pixelCount: 100, density: .init(side: 900, pixelCount: 12)),
      false, "13 pixels differ in a square of 900 (12 allowed)"),
    Row(
      "an ignored region", .init(regions: [.init(corner, .ignored)]), false,
      "1 pixel differs, in 1 × 1 at (90, 90)"),
    Row(
      "an ignored region", .init(colorDifference: 2, regions: [.init(corner, .ignored)]), true,
      "12 pixels differ in ignored regions"),
    Row(
      "a region with a count",
      .init(colorDifference: 2, regions: [.init(corner, .limited(pixelCount: 12))]), true,
      "12 pixels differ in the region 10 × 10 at (0, 0) (12 allowed)"),
    Row(
      "a region with too small a count",
      .init(pixelCount: 50, regions: [.init(corner, .limited(pixelCount: 11))]), false,
      "12 pixels differ in the region"),
    Row(
      "a region with a colour",
      .init(
        pixelCount: 1,
        regions: [.init(corner, .limited(pixel: .init(colorDifference: 100)))]), true,
      "12 pixels differ by a colour"),
    Row(
      "a stricter region first",
      .init(
        pixelCount: 50,
        regions: [
          .init(PixelRect(x: 4, y: 4, width: 1, height: 1), .limited()), .init(corner, .ignored),
        ]), false, "1 pixel differs in the region 1 × 1 at (4, 4) (0 allowed)"),
    Row(
      "a region outside",
      .init(regions: [.init(PixelRect(x: -9, y: 500, width: .max, height: 3), .ignored)]), false,
      "13 pixels differ"),
    Row(
      "a region around everything",
      .init(regions: [.init(PixelRect(x: -9, y: -9, width: .max, height: .max), .ignored)]), true,
      "13 pixels differ in ignored regions"),
  ]

  @Test(arguments: rows) func row(_ row: Row) throws {
    let comparison = ImageComparison(
      reference: plain(100, 100), actual: Self.actual, tolerance: row.tolerance)
    #expect(comparison.isMatch == row.isMatch)
    #expect("\(comparison)".contains(row.text), "\(comparison)")
    let files = try ImageComparison(
      referencePNG: plain(100, 100).png(), actualPNG: Self.actual.png(),
      tolerance: row.tolerance)
    #expect(files == comparison)
  }

  @Test(
    arguments: [
      (#""colorDifference":0"#, #""colorDifference":-1"#),
      (#""colorDifference":0"#, #""colorDifference":101"#),
      (#""pixelCount":3"#, #""pixelCount":-3"#), (#""side":32"#, #""side":0"#),
      (#""pixelCount":7"#, #""pixelCount":-1"#),
    ])
  func badNumbersAreNotDecoded(good: String, bad: String) throws {
    let tolerance = ImageTolerance(pixelCount: 3, density: .init(pixelCount: 7))
    let text = String(decoding: try JSONEncoder().encode(tolerance), as: UTF8.self)
    try #require(text.contains(good))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        ImageTolerance.self, from: Data(text.replacing(good, with: bad).utf8))
    }
  }

  /// A black disc on white, its edge smoothed by librsvg.
  static func disc(_ x: Double, _ radius: Double = 20) throws -> Bitmap {
    try Bitmap(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">
        <rect width="60" height="60" fill="#fff"/><circle cx="\(x)" cy="30" r="\(radius)"/></svg>
        """)
  }

  @Test func antialiasingIsRecognised() throws {
    let tolerance = ImageTolerance(ignoresAntialiasing: true)
    let reference = try Self.disc(30)
    let near = ImageComparison(
      reference: reference, actual: try Self.disc(30.2), tolerance: tolerance)
    #expect(near.antialiasedPixelCount > 40)
    #expect(near.differingPixelCount < near.antialiasedPixelCount / 3)
    let moved = ImageComparison(
      reference: reference, actual: try Self.disc(33), tolerance: tolerance)
    #expect(moved.differingPixelCount > 100)
    // Neither a dot nor a line is anti-aliasing.
    let dot = ImageComparison(
      reference: plain(60, 60), actual: plain(60, 60).filled(x: 9, y: 9, Self.black),
      tolerance: tolerance)
    #expect(dot.differingPixelCount == 1)
    let line = ImageComparison(
      reference: plain(60, 60),
      actual: plain(60, 60).filled(
        PixelRect(x: 0, y: 20, width: 60, height: 1), [229, 229, 234, 255]), tolerance: tolerance)
    #expect(line.differingPixelCount == 60)
  }

  @Test func pictureShowsWhereAndNothingElse() {
    let reference = plain(400, 300, [0, 122, 255, 255])
    let unchanged = ImageComparison.differencePicture(reference: reference, actual: reference)
    #expect(Set(unchanged.pixels).count == 2)
    let picture = ImageComparison.differencePicture(
      reference: reference, actual: reference.filled(x: 200, y: 150, Self.black))
    let magenta = stride(from: 0, to: picture.pixels.count, by: 4).filter {
      Array(picture.pixels[$0..<($0 + 4)]) == [230, 0, 126, 255]
    }
    #expect(magenta.count > 60)
    let changed = Array(picture.pixels[(4 * (150 * 400 + 200))...].prefix(4))
    #expect(changed == [160, 0, 87, 255])
    let larger = ImageComparison.differencePicture(reference: reference, actual: plain(410, 290))
    #expect(larger.size == PixelSize(width: 410, height: 300))
    let edge = ImageComparison.differencePicture(
      reference: plain(1, 1), actual: plain(1, 1, Self.black))
    #expect(edge.pixels == [230, 0, 126, 255])
  }
}
