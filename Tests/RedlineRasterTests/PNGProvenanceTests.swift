import RedlineRaster
import Testing

@Suite struct PNGProvenanceTests {
  static let image = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 255, 4, 5, 6, 255])

  @Test func comesBackFromTheFile() throws {
    var provenance = PNGProvenance(of: Self.image, svg: "<svg/>")
    provenance.versions["Inter"] = "4.0 née → 𝔸"
    let bytes = try png(of: Self.image, text: [("Software", "Redline"), provenance.text])
    #expect(try PNGProvenance(png: bytes) == provenance)
    #expect(try pngTexts(in: bytes).map(\.key) == ["Software", "Redline"])
    #expect(Set(provenance.versions.keys) == ["Inter", "librsvg", "cairo", "libpng"])
    #expect(provenance.versions["libpng"]?.hasPrefix("1.") == true)
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

  @Test(arguments: ["", "{", #"{"pixelHash": 1}"#, #"{"versions": {}}"#])
  func unreadable(value: String) throws {
    let bytes = try png(of: Self.image, text: [(PNGProvenance.key, value)])
    #expect(try PNGProvenance(png: bytes) == nil)
    #expect(throws: RasterError.notPNG(.empty)) { try PNGProvenance(png: []) }
  }
}
