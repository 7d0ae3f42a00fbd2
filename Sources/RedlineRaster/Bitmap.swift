/// An image in memory: 8 bits each of red, green, blue and alpha, in sRGB.
///
/// Alpha is straight (not premultiplied), as PNG has it; a fully transparent pixel that Redline
/// made is four zeros. Rows run from top to bottom without padding, pixels from left to right.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row, > 0.
  public let width: Int
  /// Rows, > 0.
  public let height: Int
  /// 4 × ``width`` × ``height`` bytes: red, green, blue, alpha of each pixel.
  public var pixels: [UInt8] {
    didSet {
      precondition(
        pixels.count == 4 * width * height,
        "\(pixels.count) bytes are not \(width) × \(height) pixels of 4 bytes")
    }
  }

  /// An image of the given pixels.
  /// - Precondition: `width` and `height` are > 0 and `pixels` holds 4 × width × height bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "an image of \(width) × \(height) pixels is empty")
    precondition(
      pixels.count == 4 * width * height,
      "\(pixels.count) bytes are not \(width) × \(height) pixels of 4 bytes")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
