import ArgumentParser
import CPNG
import Foundation
import RedlineRaster

/// What a program without Redline does: libpng decodes both files, and `memcmp` compares.
enum PlainDecoding {
  static func isSame(_ first: [UInt8], _ second: [UInt8]) throws -> Bool {
    let (a, b) = (try decoded(first), try decoded(second))
    return a.count == b.count && memcmp(a, b, a.count) == 0
  }

  private static func decoded(_ bytes: [UInt8]) throws -> [UInt8] {
    var image = png_image()
    defer { png_image_free(&image) }
    guard redline_png_begin(&image, bytes, bytes.count) != 0 else {
      throw ValidationError("libpng cannot read a picture.")
    }
    let count = 4 * Int(image.width) * Int(image.height)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = redline_png_finish(&image, buffer.baseAddress) != 0 ? count : 0
    }
  }

  /// The image as libpng writes it by default: RGB with adaptive filters, level 6.
  static func encoded(_ bitmap: Bitmap) throws -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(bitmap.width)
    image.height = png_uint_32(bitmap.height)
    // PNG_FORMAT_RGB
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    defer { png_image_free(&image) }
    let pixels = (0..<(bitmap.width * bitmap.height)).flatMap {
      bitmap.pixels[(4 * $0)..<(4 * $0 + 3)]
    }
    var count = png_alloc_size_t(0)
    guard png_image_write_to_memory(&image, nil, &count, 0, pixels, 0, nil) != 0 else {
      throw ValidationError("libpng cannot write a picture.")
    }
    var bytes = [UInt8](repeating: 0, count: count)
    guard png_image_write_to_memory(&image, &bytes, &count, 0, pixels, 0, nil) != 0 else {
      throw ValidationError("libpng cannot write a picture.")
    }
    return Array(bytes.prefix(count))
  }
}
