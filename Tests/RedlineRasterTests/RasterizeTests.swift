import RedlineRaster
import TestPrograms
import Testing

/// A document with attributes and content.
private func svg(_ attributes: String, _ content: String = "") -> String {
  #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "#
    + "\(attributes)>\(content)</svg>"
}

@Suite(.blocks) struct RasterizeTests {
  struct Size: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var attributes: String
    var scale = 1.0
    var width: Int
    var height: Int
  }

  static let sizes = [
    Size(testDescription: "pixels", attributes: #"width="2" height="3""#, width: 2, height: 3),
    Size(
      testDescription: "@3x", attributes: #"width="2" height="3""#, scale: 3, width: 6, height: 9),
    Size(
      testDescription: "rounded up", attributes: #"width="2" height="3""#, scale: 1.1, width: 3,
      height: 4),
    Size(
      testDescription: "fractions", attributes: #"width="10.2" height="0.5""#, width: 11, height: 1),
    Size(
      testDescription: "view box only", attributes: #"viewBox="5 5 20 10""#, width: 20, height: 10),
    Size(
      testDescription: "inches", attributes: #"width="1in" height="2in""#, width: 96, height: 192),
    Size(
      testDescription: "longest side", attributes: #"width="16384" height="1""#, width: 16384,
      height: 1),
  ]

  @Test(arguments: sizes) func size(_ row: Size) throws {
    let bitmap = try Bitmap(svg: svg(row.attributes), scale: row.scale)
    #expect(bitmap.width == row.width)
    #expect(bitmap.height == row.height)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  struct Colour: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fill: String
    var pixel: [UInt8]
  }

  static let colours = [
    Colour(testDescription: "opaque", fill: "fill='#123456'", pixel: [0x12, 0x34, 0x56, 255]),
    Colour(testDescription: "none", fill: "fill='none'", pixel: [0, 0, 0, 0]),
    Colour(
      testDescription: "half", fill: "fill='#ff0000' fill-opacity='0.5'", pixel: [255, 0, 0, 128]),
  ]

  @Test(arguments: colours) func colour(_ row: Colour) throws {
    let content = #"<rect width="5" height="3" \#(row.fill)/>"#
    let bitmap = try Bitmap(svg: svg(#"width="5" height="3""#, content))
    #expect(bitmap.pixels == Array(repeating: row.pixel, count: 15).flatMap { $0 })
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var scale = 1.0
    var isExpected: @Sendable (RasterError) -> Bool

    init(
      _ name: String, _ text: String, scale: Double = 1,
      isExpected: @escaping @Sendable (RasterError) -> Bool
    ) {
      self.init(name, bytes: Array(text.utf8), scale: scale, isExpected: isExpected)
    }

    init(
      _ name: String, bytes: [UInt8], scale: Double = 1,
      isExpected: @escaping @Sendable (RasterError) -> Bool
    ) {
      (testDescription, self.bytes, self.scale, self.isExpected) = (name, bytes, scale, isExpected)
    }
  }

  @Sendable static func isNotSVG(_ error: RasterError) -> Bool {
    if case .notSVG = error { true } else { false }
  }
  @Sendable static func isTooLarge(_ error: RasterError) -> Bool {
    if case .tooLarge = error { true } else { false }
  }
  @Sendable static func isScale(_ error: RasterError) -> Bool {
    if case .invalidScale = error { true } else { false }
  }

  static let small = svg(#"width="2" height="3""#)
  static let bads = [
    Bad("empty", "", isExpected: isNotSVG),
    Bad("garbage", "not a picture", isExpected: isNotSVG),
    Bad("binary", bytes: [0, 255, 254, 1, 2, 3], isExpected: isNotSVG),
    Bad("cut off", String(small.dropLast(4)), isExpected: isNotSVG),
    Bad("HTML", "<html><body/></html>", isExpected: isNotSVG),
    Bad("gzip", bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0], isExpected: isNotSVG),
    Bad(
      "entities that multiply",
      "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>"
        + (1..<12).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }
        .joined().replacing("&a0;", with: "&a;") + "]>"
        + svg(#"width="2" height="3""#, "<text>&a11;</text>"), isExpected: isNotSVG),
    Bad("no size", svg(""), isExpected: { $0 == .noSize }),
    Bad("zero size", svg(#"width="0" height="10""#), isExpected: { $0 == .noSize }),
    Bad("one pixel too wide", svg(#"width="16385" height="1""#), isExpected: isTooLarge),
    Bad("too many pixels", svg(#"width="16000" height="16000""#), isExpected: isTooLarge),
    Bad("huge", svg(#"width="1e300" height="1e300""#), isExpected: { !isScale($0) }),
    Bad("huge scale", small, scale: 1e300, isExpected: isTooLarge),
    Bad("scale 0", small, scale: 0, isExpected: isScale),
    Bad("scale below 0", small, scale: -1, isExpected: isScale),
    Bad("scale NaN", small, scale: .nan, isExpected: isScale),
    Bad("scale infinite", small, scale: .infinity, isExpected: isScale),
  ]

  @Test(arguments: bads) func bad(_ row: Bad) throws {
    let error = #expect(throws: RasterError.self) {
      try Bitmap(svg: row.bytes, scale: row.scale)
    }
    if let error { #expect(row.isExpected(error), "\(error)") }
  }

  @Test func tooLargeSaysTheNumbers() {
    let error = RasterError.tooLarge(width: 20_000, height: 2, limit: .standard)
    #expect(
      error.description == "An image of 20000 × 2 pixels is too large: the limit is 16384 pixels a "
        + "side and 100000000 pixels in all. Use a smaller scale.")
    #expect(error.fact.hasSuffix(" pixels in all."))
  }

  @Test func nothingOutsideIsLoaded() throws {
    let content = #"<image xlink:href="file:///dev/zero" width="2" height="3"/>"#
    let bitmap = try Bitmap(svg: svg(#"width="2" height="3""#, content))
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}
