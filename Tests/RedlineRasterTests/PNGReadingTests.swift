import Foundation
import RedlineRaster
import TestPrograms
import Testing

/// Files from anywhere: a right picture or a typed error.
@Suite(.blocks) struct PNGReadingTests {
  struct Bad: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var fault: PNGFault

    init(_ name: String, _ bytes: [UInt8], _ fault: PNGFault) {
      (testDescription, self.bytes, self.fault) = (name, bytes, fault)
    }

    /// Whether the chunks are right and what they hold is not.
    var isInPixels: Bool {
      switch fault {
      case .badPixels(let message):
        !message.hasPrefix("there are none") && !message.hasPrefix("there is no")
      case .tooManyBytes: true
      default: false
      }
    }
  }

  /// Two rows of two RGB pixels.
  static let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]
  static let good = PNGFile(width: 2, height: 2, rows: rows)
  static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n"

  static let gamma: (name: String, contents: [UInt8]) = ("gAMA", [0, 0, 0xB1, 0x8F])

  /// The good file with other chunks.
  static func changed(_ change: (inout [(name: String, contents: [UInt8])]) -> Void) -> [UInt8] {
    var file = good
    change(&file.chunks)
    return file.bytes
  }

  /// The good file with a byte changed and the checksums left as they are.
  static func flipped(_ index: Int) -> [UInt8] {
    var bytes = good.bytes
    bytes[index] ^= 1
    return bytes
  }

  static let bads: [Bad] = [
    Bad("empty", [], .empty),
    Bad("garbage", Array("not a picture".utf8), .otherFormat(nil)),
    Bad("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], .otherFormat("a JPEG image")),
    Bad("SVG", Array("<svg/>".utf8), .otherFormat("an SVG or XML document")),
    Bad("HTML", Array("<!doctype html>".utf8), .otherFormat("an HTML page")),
    Bad("LFS pointer", Array(pointer.utf8), .largeFilePointer(byteCount: 12345)),
    Bad(
      "LFS pointer, cut", Array(pointer.prefix(50).utf8), .largeFilePointer(byteCount: nil)),
    Bad("a piece of the signature", Array(good.bytes.prefix(5)), .truncated(offset: 0)),
    Bad("signature only", Array(good.bytes.prefix(8)), .truncated(offset: 8)),
    Bad("cut in the header", Array(good.bytes.prefix(20)), .truncated(offset: 8)),
    Bad("cut in the pixels", Array(good.bytes.prefix(60)), .truncated(offset: 33)),
    Bad("no end", Array(good.bytes.dropLast(12)), .truncated(offset: good.bytes.count - 12)),
    Bad(
      "changed line ends", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
      .otherFormat("a PNG file with changed line ends")),
    Bad("flipped size", flipped(18), .wrongChecksum(chunk: "IHDR", offset: 8)),
    Bad("flipped pixel", flipped(50), .wrongChecksum(chunk: "IDAT", offset: 33)),
    Bad("no width", PNGFile(width: 0, height: 2, rows: rows).bytes, .badHeader),
    Bad(
      "colour type 5", PNGFile(width: 2, height: 2, colorType: 5, rows: rows).bytes, .badHeader),
    Bad("depth 3", PNGFile(width: 2, height: 2, depth: 3, rows: rows).bytes, .badHeader),
    Bad(
      "no pixels", changed { $0.remove(at: 1) }, .badPixels("there are none")),
    Bad(
      "pixels apart", changed { $0.insert(contentsOf: [("tEXt", [65, 0]), $0[1]], at: 2) },
      .unexpectedChunk("IDAT", offset: 84)),
    Bad("header last", changed { $0.swapAt(0, 2) }, .unexpectedChunk("IEND", offset: 8)),
    Bad(
      "unknown chunk", changed { $0.insert(("ABCD", []), at: 1) },
      .unexpectedChunk("ABCD", offset: 33)),
    Bad("trailing bytes", good.bytes + [1, 2, 3], .trailingBytes(count: 3, offset: 82)),
    Bad(
      "two files in one", good.bytes + good.bytes, .trailingBytes(count: 82, offset: 82)),
    Bad(
      "header twice", changed { $0.insert($0[0], at: 1) },
      .unexpectedChunk("IHDR", offset: 33)),
    Bad(
      "gamma twice", changed { $0.insert(contentsOf: [gamma, gamma], at: 1) },
      .unexpectedChunk("gAMA", offset: 49)),
    Bad(
      "gamma after the pixels", changed { $0.insert(gamma, at: 2) },
      .unexpectedChunk("gAMA", offset: 70)),
    Bad(
      "gamma after the palette",
      changed { $0.insert(contentsOf: [("PLTE", [1, 2, 3]), gamma], at: 1) },
      .unexpectedChunk("gAMA", offset: 48)),
    Bad(
      "transparent colour beside alpha",
      PNGFile(
        width: 1, height: 1, colorType: 6, before: [("tRNS", [0, 1, 0, 2, 0, 3])],
        rows: [0, 1, 2, 3, 4]
      ).bytes, .unexpectedChunk("tRNS", offset: 33)),
    Bad(
      "a palette of greys",
      PNGFile(width: 1, height: 1, colorType: 0, before: [("PLTE", [1, 2, 3])], rows: [0, 1]).bytes,
      .unexpectedChunk("PLTE", offset: 33)),
    Bad(
      "no palette", PNGFile(width: 1, height: 1, colorType: 3, rows: [0, 0]).bytes,
      .badPixels("there is no palette")),
    Bad(
      "of an app's bundle", changed { $0.insert(("CgBI", [0x50, 0, 0x20, 2]), at: 0) },
      .otherFormat("a PNG file that Xcode changed for iOS")),
    Bad(
      "a bomb",
      PNGFile(width: 1, height: 1, rows: Array(repeating: 0, count: 1 << 20)).bytes,
      .tooManyBytes(expected: 4)),
    Bad(
      "too few pixels", PNGFile(width: 2, height: 2, rows: Array(rows.dropLast())).bytes,
      .badPixels("there are too few")),
    Bad(
      "too many pixels", PNGFile(width: 2, height: 2, rows: rows + [0]).bytes,
      .tooManyBytes(expected: 14)),
    Bad(
      "filter 5", PNGFile(width: 2, height: 2, rows: [5] + rows.dropFirst()).bytes,
      .badPixels("a row has an unknown filter")),
    Bad(
      "not compressed", changed { $0[1].contents = [1, 2, 3, 4] },
      .badPixels("they cannot be unpacked")),
    Bad(
      "pixels for nothing in a huge image", PNGFile(width: 16000, height: 6000, rows: [0]).bytes,
      .badPixels("there are too few")),
  ]

  @Test(arguments: bads) func isRefused(_ row: Bad) throws {
    #expect(throws: RasterError.notPNG(row.fault)) { try Bitmap(png: row.bytes) }
    let same = { try ImageComparison(referencePNG: row.bytes, actualPNG: row.bytes) }
    if row.isInPixels {
      // The same bytes are not unpacked: their checksums are right, so that they were made like that.
      #expect(try same().outcome == .identicalBytes)
    } else {
      #expect(
        throws: ImageComparisonError(image: .reference, reason: .notPNG(row.fault)),
        performing: same)
    }
    #expect(throws: ImageComparisonError(image: .actual, reason: .notPNG(row.fault))) {
      try ImageComparison(referencePNG: Self.good.bytes, actualPNG: row.bytes)
    }
  }

  @Test(arguments: [(16385, 1), (1, 16385), (16000, 16000), (0x7FFF_FFFF, 0x7FFF_FFFF)])
  func tooLarge(width: UInt32, height: UInt32) {
    let file = PNGFile(width: width, height: height, rows: [0])
    #expect(
      throws: RasterError.tooLarge(
        width: Double(width), height: Double(height), limit: .standard)
    ) { try Bitmap(png: file.bytes) }
  }

  @Test func pointerSaysWhatToDo() {
    let error = RasterError.notPNG(.largeFilePointer(byteCount: 12345))
    #expect(error.description.contains("Git LFS pointer to a file of 12345 bytes"))
    #expect(error.description.contains("git lfs pull"))
  }

  struct Good: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: PNGFile
    var pixels: [UInt8]
    /// Why it is not compared.
    var loss: PNGFault.Loss?

    init(_ name: String, _ file: PNGFile, _ pixels: [UInt8], _ loss: PNGFault.Loss? = nil) {
      (testDescription, self.file, self.pixels, self.loss) = (name, file, pixels, loss)
    }
  }

  static let goods: [Good] = [
    Good(
      "RGB", good, [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]),
    Good(
      "RGBA", PNGFile(width: 1, height: 1, colorType: 6, rows: [0, 9, 8, 7, 6]), [9, 8, 7, 6]),
    Good(
      "filter Sub", PNGFile(width: 2, height: 1, rows: [1, 10, 20, 30, 1, 2, 3]),
      [10, 20, 30, 255, 11, 22, 33, 255]),
    Good(
      "filters of the first row", PNGFile(width: 1, height: 1, rows: [2, 10, 20, 30]),
      [10, 20, 30, 255]),
    Good(
      "filters Up, Average and Paeth",
      PNGFile(
        width: 1, height: 4,
        rows: [0, 10, 20, 30, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1]),
      [10, 20, 30, 255, 11, 21, 31, 255, 6, 11, 16, 255, 7, 12, 17, 255]),
    Good(
      "greyscale of 1 bit", PNGFile(width: 2, height: 1, depth: 1, colorType: 0, rows: [0, 0x40]),
      [0, 0, 0, 255, 255, 255, 255, 255]),
    Good(
      "greyscale and alpha", PNGFile(width: 1, height: 1, colorType: 4, rows: [0, 100, 50]),
      [100, 100, 100, 50]),
    Good(
      "palette with transparency",
      PNGFile(
        width: 2, height: 1, depth: 8, colorType: 3,
        before: [("PLTE", [1, 2, 3, 200, 100, 50]), ("tRNS", [255, 7])], rows: [0, 0, 1]),
      [1, 2, 3, 255, 200, 100, 50, 7]),
    Good(
      "a transparent colour",
      PNGFile(
        width: 2, height: 1, before: [("tRNS", [0, 1, 0, 2, 0, 3])], rows: [0, 1, 2, 3, 4, 5, 6]),
      [1, 2, 3, 0, 4, 5, 6, 255]),
    Good(
      "16 bits",
      PNGFile(width: 1, height: 1, depth: 16, rows: [0, 10, 10, 128, 128, 255, 255]),
      [10, 128, 255, 255], .deepChannels),
    Good(
      "an animation",
      PNGFile(
        width: 1, height: 1, before: [("acTL", [0, 0, 0, 1, 0, 0, 0, 0])], rows: [0, 1, 2, 3]),
      [1, 2, 3, 255], .animation),
    Good(
      "interlaced", PNGFile(width: 1, height: 1, interlace: 1, rows: [0, 1, 2, 3]), [1, 2, 3, 255]),
    Good(
      "interlaced, several passes",
      PNGFile(
        width: 2, height: 2, interlace: 1,
        rows: [0, 1, 1, 1, 0, 2, 2, 2, 0, 3, 3, 3, 4, 4, 4]),
      [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255]),
    Good(
      "the gamma of sRGB",
      PNGFile(width: 1, height: 1, before: [("gAMA", [0, 0, 0xB1, 0x8F])], rows: [0, 1, 2, 3]),
      [1, 2, 3, 255]),
    Good(
      "linear light",
      PNGFile(
        width: 1, height: 1, before: [("gAMA", [0, 1, 0x86, 0xA0])], rows: [0, 0, 128, 255]),
      [0, 186, 255, 255], .gamma(1)),
  ]

  @Test(arguments: goods) func isRead(_ row: Good) throws {
    #expect(try Bitmap(png: row.file.bytes).pixels == row.pixels)
    // Pixels in several chunks mean nothing.
    var split = row.file
    let index = split.chunks.count - 2
    split.chunks.insert(("IDAT", [split.chunks[index].contents.removeFirst()]), at: index)
    #expect(try Bitmap(png: split.bytes).pixels == row.pixels)
    let compare = { try ImageComparison(referencePNG: row.file.bytes, actualPNG: split.bytes) }
    if let loss = row.loss {
      let error = RasterError.notPNG(.notComparable(loss))
      #expect(throws: ImageComparisonError(image: .reference, reason: error), performing: compare)
      let same = try ImageComparison(referencePNG: row.file.bytes, actualPNG: row.file.bytes)
      #expect(same.outcome == .identicalBytes)
    } else {
      #expect(try compare().outcome == .identicalPixels)
    }
  }

  /// A mutated file gives a picture or a typed error, and a comparison the same answer as that of
  /// the pictures. Half of the mutations have right checksums, so that they get to the pixels.
  @Test(arguments: 0..<8) func mutations(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let originals = Self.goods.map(\.file)
    for _ in 0..<150 {
      let original = originals.randomElement(using: &numbers)!
      var file = original
      let index = Int.random(in: 0..<(file.chunks.count - 1), using: &numbers)
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        guard let place = file.chunks[index].contents.indices.randomElement(using: &numbers) else {
          continue
        }
        file.chunks[index].contents[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      var bytes = file.bytes
      if Bool.random(using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] ^= 0x10
        bytes.removeLast(Int.random(in: 0..<8, using: &numbers))
      }
      let result = Result { () throws(ImageComparisonError) in
        try ImageComparison(referencePNG: original.bytes, actualPNG: bytes)
      }
      let comparison = try? result.get()
      guard let picture = try? Bitmap(png: bytes) else {
        #expect(comparison == nil)
        continue
      }
      if case .failure(let error) = result, case .notPNG(.notComparable) = error.reason { continue }
      let expected = ImageComparison(
        reference: try Bitmap(png: original.bytes), actual: picture)
      #expect(comparison?.isMatch == expected.isMatch)
      #expect(comparison?.regions == expected.regions)
    }
  }
}
