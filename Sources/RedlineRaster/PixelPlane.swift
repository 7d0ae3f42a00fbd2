import CPNG

/// Pixels in somebody else's memory: RGBA, or RGB that is opaque, rows from top to bottom.
///
/// It is valid as long as the memory is, and two bytes behind pixels of RGB may be read. Nobody writes
/// there meanwhile, so that several threads can read.
struct PixelPlane: @unchecked Sendable {
  let base: UnsafeRawPointer
  /// Bytes from a row to the next.
  let stride: Int
  /// Bytes of a pixel: 3 or 4.
  let pixelSize: Int
  let width: Int
  let height: Int

  /// The pixel as red, green, blue, alpha from the lowest byte.
  @inline(__always)
  func color(x: Int, y: Int) -> UInt32 {
    let bytes = base + (y &* stride &+ x &* pixelSize)
    let color = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
    return pixelSize == 4 ? color : color | 0xFF00_0000
  }

  func row(_ y: Int) -> UnsafeRawPointer { base + y * stride }

  /// A copy as RGBA.
  func bitmap() -> Bitmap {
    let count = 4 * width * height
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = count
      guard let target = buffer.baseAddress else { return }
      for y in 0..<height {
        let source = row(y)
        if pixelSize == 4 {
          memcpy(target + y * 4 * width, source, 4 * width)
        } else {
          redline_rgb_to_rgba(
            source.assumingMemoryBound(to: UInt8.self), target + y * 4 * width, width)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Bitmap {
  /// Calls `body` with the pixels in place.
  func withPlane<Value, Failure: Error>(
    _ body: (PixelPlane) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    pixels.withUnsafeBytes { bytes in
      let plane = PixelPlane(
        base: bytes.baseAddress!, stride: 4 * width, pixelSize: 4, width: width, height: height)
      do throws(Failure) { result = .success(try body(plane)) } catch { result = .failure(error) }
    }
    return try result!.get()
  }
}
