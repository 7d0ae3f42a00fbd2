/// Why an image could not be made, read or written.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not an SVG document that librsvg can read.
  case notSVG(message: String)
  /// The document has neither a width and height in absolute units nor a `viewBox`.
  case noSize
  /// The scale is not a number > 0.
  case invalidScale(Double)
  /// The image would have more pixels than allowed, on a side or in all.
  case tooLarge(width: Double, height: Double, limit: PixelLimit)
  /// There is not enough memory for the image.
  case outOfMemory(width: Int, height: Int)
  /// librsvg or cairo stopped while drawing.
  case renderFailed(message: String)
  /// The bytes are not a PNG image, or they are damaged.
  case notPNG(PNGFault)
  /// libpng stopped while writing.
  case encodeFailed(message: String)
  /// A PNG text cannot be stored: keys are 1…79 printable ASCII characters, values are Latin-1.
  case invalidText(key: String)
  /// The file system refused to write.
  case writeFailed(path: String, message: String)

  /// What happened, with the numbers, and what to do.
  public var description: String {
    switch self {
    case .notSVG(let message):
      "This is not an SVG document that can be drawn: \(message). "
        + "Check that the file is complete and is uncompressed SVG."
    case .noSize:
      "The SVG document has no size. Give its <svg> a width and a height, or a viewBox."
    case .invalidScale(let scale):
      "The scale \(scale) is not a number above 0. Use 1, 2 or 3, for example."
    case .tooLarge(let width, let height, let limit):
      "An image of \(Self.pixels(width)) × \(Self.pixels(height)) pixels is too large: the limit "
        + "is \(limit.side) pixels a side and \(limit.total) pixels in all. Use a smaller scale."
    case .outOfMemory(let width, let height):
      "There is not enough memory for an image of \(width) × \(height) pixels. "
        + "Use a smaller scale."
    case .renderFailed(let message):
      "The SVG document could not be drawn: \(message). Check the element that the message names."
    case .notPNG(let fault):
      "This is not a PNG image that can be read: \(fault)."
    case .encodeFailed(let message):
      "The image could not be written as PNG: \(message). Please report this."
    case .invalidText(let key):
      "The text “\(key)” cannot be stored in a PNG image. Use a key of 1 to 79 printable ASCII "
        + "characters without outer or double spaces, and a value of Latin-1 characters."
    case .writeFailed(let path, let message):
      "“\(path)” could not be written: \(message). Check that its folder exists and is writable."
    }
  }

  /// What happened, without the advice to draw smaller, for an image that was drawn elsewhere.
  package var fact: String {
    let advice = " Use a smaller scale."
    return description.hasSuffix(advice) ? String(description.dropLast(advice.count)) : description
  }

  private static func pixels(_ count: Double) -> String {
    Int(exactly: count).map { "\($0)" } ?? "\(count)"
  }
}

/// How many pixels an image may have.
public struct PixelLimit: Hashable, Sendable {
  /// The most pixels in a row, and the most rows.
  public let side: Int
  /// The most pixels in all.
  public let total: Int

  /// 16,384 pixels a side and 100 million in all.
  public static let standard = PixelLimit(side: 16_384, total: 100_000_000)

  func check(width: Double, height: Double) throws(RasterError) {
    let side = Double(self.side)
    guard width <= side, height <= side, width * height <= Double(total) else {
      throw .tooLarge(width: width, height: height, limit: self)
    }
  }
}
