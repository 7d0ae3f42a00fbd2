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

  /// The image as libpng writes it by default: adaptive filters, level 6.
  static func encoded(_ bitmap: Bitmap) throws -> [UInt8] {
    var buffer = redline_png_buffer()
    defer { free(buffer.bytes) }
    let isWritten = redline_png_write(
      &buffer, bitmap.pixels, UInt32(bitmap.width), UInt32(bitmap.height), 1, nil, nil, 0, 6, 0,
      0xF8)
    guard isWritten != 0 else { throw ValidationError("libpng cannot write a picture.") }
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }
}
