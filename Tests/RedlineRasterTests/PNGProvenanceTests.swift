import RedlineRaster
import TestPrograms
import Testing

@Suite(.blocks) struct PNGProvenanceTests {
  static let image = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 255, 4, 5, 6, 255])

  @Test func comesBackFromTheFile() throws {
    var provenance = PNGProvenance(of: Self.image, svg: "<svg/>")
    provenance.versions["Inter"] = "4.0 née → 𝔸"
    let bytes = try Self.image.png(text: [("Software", "Redline"), provenance.text])
    #expect(try PNGProvenance(png: bytes) == provenance)
    #expect(try Bitmap.texts(ofPNG: bytes).map(\.key) == ["Software", "Redline"])
    #expect(Set(provenance.versions.keys) == ["Inter", "librsvg", "cairo"])
    #expect(provenance.versions["cairo"]?.hasPrefix("1.") == true)
  }

  @Test func hashesAreThoseOfSHA256() {
    let provenance = PNGProvenance(of: Self.image, svg: "abc", versions: [:])
    #expect(
      provenance.svgHash
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    // The same bytes in another shape are another picture.
    let turned = Bitmap(width: 2, height: 1, pixels: Self.image.pixels)
    #expect(PNGProvenance(of: turned).pixelHash != provenance.pixelHash)
    #expect(PNGProvenance(of: Self.image).svgHash == nil)
  }

  /// The file with another chunk of the given name.
  static func replacing(_ name: String, in bytes: [UInt8], by contents: [UInt8]) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    var offset = 8
    while offset < bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let chunk = bytes[offset..<(offset + length + 12)]
      offset += chunk.count
      guard chunk.dropFirst(4).starts(with: Array(name.utf8)) else {
        result += chunk
        continue
      }
      let body = Array(name.utf8) + contents
      result += PNGFile.bigEndian(UInt32(contents.count)) + body
      result += PNGFile.bigEndian(PNGFile.checksum(body))
    }
    return result
  }

  @Test func hashOfPixelsIsReadWhereItHolds() throws {
    let provenance = PNGProvenance(of: Self.image, svg: "<svg/>")
    let bytes = try Self.image.png(provenance: provenance)
    #expect(try PNGProvenance(png: bytes)?.dataHash?.count == 64)
    #expect(try Bitmap.pixelHash(ofPNG: bytes) == Self.image.pixelHash)
    #expect(Self.image.pixelHash == provenance.pixelHash)
    // Pixels that cannot be unpacked, with the hash of those that can: they are not looked at.
    var claim = provenance
    claim.dataHash = "e740a6faf2db65f5853148d75d9a335d7c4b94ab106fe5f237bc34fdcfc74584"
    let broken = Self.replacing(
      "IDAT", in: try Self.image.png(text: [claim.text]), by: [9, 9, 9])
    #expect(throws: RasterError.self) { try Bitmap(png: broken) }
    #expect(try Bitmap.pixelHash(ofPNG: broken) == Self.image.pixelHash)
    claim.dataHash = nil
    // Other pixels under the same text.
    let other = PNGFile(width: 1, height: 2, rows: [0, 9, 9, 9, 0, 9, 9, 9])
    let data = try #require(other.chunks.first { $0.name == "IDAT" }).contents
    let edited = Self.replacing("IDAT", in: bytes, by: data)
    #expect(try PNGProvenance(png: edited) == nil)
    #expect(try Bitmap.pixelHash(ofPNG: edited) == Bitmap(png: edited).pixelHash)
    #expect(try Bitmap.pixelHash(ofPNG: edited) != provenance.pixelHash)
    // Without the hash of the data the pixels are unpacked.
    let unbound = try Self.image.png(text: [claim.text])
    #expect(try PNGProvenance(png: unbound)?.dataHash == nil)
    #expect(try Bitmap.pixelHash(ofPNG: unbound) == Self.image.pixelHash)
  }

  @Test(
    arguments: [
      "", "{", #"{"pixelHash": 1}"#, #"{"versions": {}}"#, String(repeating: "[", count: 50_000),
      #"{"pixelHash": "a", "versions": {"a": ""# + String(repeating: "b", count: 70_000) + "\"}}",
    ])
  func unreadable(value: String) throws {
    let bytes = try Self.image.png(text: [(PNGProvenance.key, value)])
    #expect(try PNGProvenance(png: bytes) == nil)
    #expect(throws: RasterError.notPNG(.empty)) { try PNGProvenance(png: []) }
  }
}
