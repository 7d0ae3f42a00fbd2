import CPNG

extension Bitmap {
  /// Decodes a PNG image of any colour type and depth.
  ///
  /// The bytes may come from anywhere: damage, a size beyond ``PixelLimit/standard`` and a file
  /// that ends too early are errors, the size before memory is taken. Colours with another gamma
  /// than that of sRGB are converted; 16-bit channels are reduced to 8.
  /// - Parameter png: The bytes of the file.
  /// - Throws: ``RasterError/notPNG(message:)`` or
  ///   ``RasterError/tooLarge(width:height:limit:)``.
  public init(png: [UInt8]) throws(RasterError) {
    guard !png.isEmpty else { throw .notPNG(message: "it is empty") }
    var image = png_image()
    defer { png_image_free(&image) }
    var failure: RasterError?
    var pixels: [UInt8] = []
    png.withUnsafeBytes { bytes in
      guard redline_png_begin(&image, bytes.baseAddress, bytes.count) != 0 else {
        failure = .notPNG(message: Self.message(of: &image))
        return
      }
      do throws(RasterError) {
        try PixelLimit.standard.check(width: Double(image.width), height: Double(image.height))
      } catch {
        failure = error
        return
      }
      let count = 4 * Int(image.width) * Int(image.height)
      pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        if redline_png_finish(&image, buffer.baseAddress) != 0 {
          filled = count
        } else {
          failure = .notPNG(message: Self.message(of: &image))
        }
      }
    }
    if let failure { throw failure }
    self.init(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  private static func message(of image: inout png_image) -> String {
    String(cString: redline_png_message(&image))
  }
}
