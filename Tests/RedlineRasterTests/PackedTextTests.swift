import Foundation
import RedlineRaster
import TestPrograms
import Testing

/// Compressed texts in PNG files, which may be hostile.
@Suite(.blocks) struct PackedTextTests {
  private static let image = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
  private static let key = "Redline-Layout"

  private static func file(_ text: [UInt8]) throws -> [UInt8] {
    try image.png(provenance: PNGProvenance(of: image), packed: [(key, text)])
  }

  /// As many of four letters in no order.
  private static func letters(_ count: Int) -> [UInt8] {
    var numbers = SeededNumbers(state: 7)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var (place, bits) = (0, UInt64(0))
      while place < count {
        if place % 32 == 0 { bits = numbers.next() }
        buffer[place] = 97 + UInt8(truncatingIfNeeded: bits & 3)
        bits >>= 2
        place += 1
      }
      filled = count
    }
  }

  @Test(arguments: [0, 1, 100, 5_000, 1_000_000])
  func comesBackFromTheFile(count: Int) throws {
    let text = Self.letters(count)
    let png = try Self.file(text)
    #expect(try Bitmap.packedText(ofPNG: png, key: Self.key) == text)
    #expect(try Bitmap(png: png) == Self.image)
    #expect(try PNGProvenance(png: png)?.pixelHash == Self.image.pixelHash)
    #expect(try Bitmap.packedText(ofPNG: png, key: "Other") == nil)
    #expect(try Self.file(text) == png)
  }

  @Test func theKeyIsThatOfPNG() throws {
    let png = try Self.file(Array("née".utf8))
    let start = try #require(Data(png).range(of: Data("iTXt".utf8))).upperBound
    #expect(png[start...].starts(with: Array(Self.key.utf8) + [0, 1, 0, 0, 0, 0x78]))
    #expect(throws: RasterError.invalidText(key: " x")) {
      try Self.image.png(provenance: PNGProvenance(of: Self.image), packed: [(" x", [])])
    }
  }

  /// Bytes of zlib that become 1000 times as many.
  private static func bomb(_ count: Int) throws -> [UInt8] {
    // The pixels of a black image are such a stream.
    let height = count / 12_289
    var pixels: [UInt8] = [0, 0, 0, 255]
    while pixels.count < 4 * 4096 * height { pixels += pixels }
    pixels.removeLast(pixels.count - 4 * 4096 * height)
    let rows = try Bitmap(width: 4096, height: height, pixels: pixels).png()
    let start = try #require(Data(rows).range(of: Data("IDAT".utf8))).upperBound
    let length = rows[(start - 8)..<(start - 4)].reduce(0) { $0 << 8 | Int($1) }
    return Array(rows[start..<(start + length)])
  }

  @Test(
    arguments: [
      ("no text", [], "it is not stored as Redline does"),
      ("not compressed", [0, 0, 0, 0, 97], "it is not stored as Redline does"),
      ("another method", [1, 1, 0, 0, 97], "it is not stored as Redline does"),
      ("a language", [1, 0, 101, 110, 0, 0, 97], "it is not stored as Redline does"),
      ("nothing compressed", [1, 0, 0, 0], "it cannot be unpacked"),
      ("no zlib", [1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "it cannot be unpacked"),
      ("cut off", [1, 0, 0, 0] + PNGFile.zlib([1, 2, 3]).dropLast(5), "it cannot be unpacked"),
    ] as [(String, [UInt8], String)])
  func damageIsSaid(_ row: String, contents: [UInt8], message: String) throws {
    let png = PNGProvenanceTests.replacing(
      "iTXt", in: try Self.file([1]), by: Array(Self.key.utf8) + [0] + contents)
    #expect(throws: RasterError.notPNG(.badText(key: Self.key, message: message))) {
      try Bitmap.packedText(ofPNG: png, key: Self.key)
    }
    // The picture is what it was.
    #expect(try Bitmap(png: png) == Self.image)
  }

  @Test func aBombIsNotUnpacked() throws {
    let bomb = try Self.bomb(20_000_000)
    let png = PNGProvenanceTests.replacing(
      "iTXt", in: try Self.file([1]), by: Array(Self.key.utf8) + [0, 1, 0, 0, 0] + bomb)
    let most = bomb.count * 256 + 4096
    try #require(most < 19_000_000, "\(bomb.count) bytes are no bomb")
    #expect(
      throws: RasterError.notPNG(
        .badText(
          key: Self.key,
          message: "it has more than \(most) bytes, the most for its compressed size"))
    ) { try Bitmap.packedText(ofPNG: png, key: Self.key) }
  }
}
