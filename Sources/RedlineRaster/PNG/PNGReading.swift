import CPNG

extension Bitmap {
  /// Decodes a PNG image of any colour type and depth.
  ///
  /// The bytes may come from anywhere: all checksums are checked, and damage, a size beyond
  /// ``PixelLimit/standard`` and a file that ends too early are errors, the size before memory is
  /// taken. Colours with another gamma than that of sRGB are converted; 16-bit channels are reduced
  /// to 8; colour profiles are not applied. Of an animation the still image is read.
  /// - Parameter png: The bytes of the file.
  /// - Throws: ``RasterError/notPNG(_:)``, ``RasterError/tooLarge(width:height:limit:)`` or
  ///   ``RasterError/outOfMemory(width:height:)``.
  public init(png: [UInt8]) throws(RasterError) {
    self = try Self.decoded(try PNGStructure.of(png), png)
  }

  static func decoded(
    _ structure: PNGStructure, _ bytes: [UInt8]
  ) throws(RasterError) -> Bitmap {
    guard structure.isPlain else { return try decodedByLibpng(structure.reduced(bytes)) }
    var rows = try PNGRows(structure, bytes)
    rows.unfilter()
    return rows.withPlane { $0.bitmap() }
  }

  /// Decodes any image by libpng's simplified interface.
  static func decodedByLibpng(_ file: [UInt8]) throws(RasterError) -> Bitmap {
    var image = png_image()
    defer { png_image_free(&image) }
    guard redline_png_begin(&image, file, file.count) != 0 else {
      throw .notPNG(.badPixels(message(of: &image)))
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try PixelLimit.standard.check(width: Double(width), height: Double(height))
    let count = 4 * width * height
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      isRead = redline_png_finish(&image, buffer.baseAddress) != 0
      if isRead { filled = count }
    }
    guard isRead else { throw .notPNG(.badPixels(message(of: &image))) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func message(of image: inout png_image) -> String {
    String(cString: redline_png_message(&image))
  }
}

extension PNGStructure {
  /// The chunks of a file whose size is within the limit.
  static func of(_ png: [UInt8]) throws(RasterError) -> PNGStructure {
    let structure: PNGStructure
    do { structure = try PNGStructure(png) } catch { throw .notPNG(error) }
    let header = structure.header
    try PixelLimit.standard.check(width: Double(header.width), height: Double(header.height))
    return structure
  }
}
