extension ImageComparison {
  /// A picture of what differs between an image and its reference.
  ///
  /// The reference is grey and pale; pixels that differ are magenta, darker where the reference is
  /// dark, so that it can be made out even if all pixels differ. A ring is around each region of them,
  /// so large that a single pixel is found when the whole picture is seen on a screen. What only one
  /// of the images has is striped: orange where only the reference is, blue where only the actual
  /// image is. The size is large enough for both.
  /// - Parameters:
  ///   - reference: The image as it should be.
  ///   - actual: The image as it is.
  ///   - tolerance: As for the comparison; what it lets pass is not marked.
  /// - Returns: An opaque picture; without a difference, the pale reference.
  public static func differencePicture(
    reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact
  ) -> Bitmap {
    differences(reference: reference, actual: actual, tolerance: tolerance).picture
  }

  /// The picture, and the regions that have rings in it: what looks at both compares once.
  package static func differences(
    reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance
  ) -> (picture: Bitmap, regions: [Region]) {
    let scan = DifferenceScan(reference: reference, actual: actual, tolerance: tolerance)
    let regions = scan.mask.regions()
    var canvas = Canvas(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    canvas.drawPale(reference)
    canvas.drawStripes(reference, beyond: actual, Canvas.orange)
    canvas.drawStripes(actual, beyond: reference, Canvas.blue)
    canvas.drawRings(around: regions.map(\.rect))
    reference.withPlane { plane in
      for run in scan.mask.runs { canvas.drawChanged(run.columns, Int(run.y), plane) }
    }
    return (canvas.bitmap, regions)
  }
}

/// Opaque pixels to draw on.
private struct Canvas {
  typealias Color = (red: UInt8, green: UInt8, blue: UInt8)
  static let magenta: Color = (230, 0, 126)
  static let orange: Color = (240, 140, 0)
  static let blue: Color = (0, 110, 230)

  let width: Int
  let height: Int
  private var pixels: [UInt8]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 255, count: 4 * width * height)
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// The grey of each brightness: 0…255 becomes 150…255.
  private static let pale: [UInt8] = (0...255).map { UInt8(150 + $0 * 105 / 255) }

  /// Draws an image on white, grey and pale.
  mutating func drawPale(_ image: Bitmap) {
    let width = width
    image.withPlane { plane in
      pixels.withUnsafeMutableBufferPointer { pixels in
        for y in 0..<plane.height {
          var target = 4 * y * width
          for x in 0..<plane.width {
            let grey = Self.pale[Self.luma(plane.color(x: x, y: y))]
            pixels[target] = grey
            pixels[target &+ 1] = grey
            pixels[target &+ 2] = grey
            target &+= 4
          }
        }
      }
    }
  }

  /// Draws pixels of the reference in magenta.
  mutating func drawChanged(_ columns: Range<Int>, _ y: Int, _ reference: PixelPlane) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      var target = 4 * (y * width + columns.lowerBound)
      for x in columns {
        let color = Self.changed[Self.luma(reference.color(x: x, y: y))]
        pixels[target] = color.red
        pixels[target &+ 1] = color.green
        pixels[target &+ 2] = color.blue
        target &+= 4
      }
    }
  }

  /// Magenta for each brightness, half as strong for black.
  private static let changed: [Color] = (0...255).map { (luma: Int) -> Color in
    let red = UInt8(115 + 115 * luma / 255)
    let blue = UInt8(63 + 63 * luma / 255)
    return (red, 0, blue)
  }

  private static func luma(_ color: UInt32) -> Int {
    let alpha = Int(color >> 24)
    let luma = 77 * Int(color & 0xFF) + 150 * Int(color >> 8 & 0xFF) + 29 * Int(color >> 16 & 0xFF)
    return (luma * alpha / 256 + 255 * (255 - alpha)) / 255
  }

  /// Draws diagonal stripes where only the first image is.
  mutating func drawStripes(_ image: Bitmap, beyond other: Bitmap, _ color: Color) {
    let period = max(image.width, image.height) / 50 + 8
    for y in 0..<image.height {
      let start = y < other.height ? other.width : 0
      guard start < image.width else { continue }
      for x in start..<image.width where (x + y) % period < period / 2 {
        fill(x..<(x + 1), y...y, color)
      }
    }
  }

  /// Fills a rectangle; parts outside of the picture are left out.
  mutating func fill(_ columns: Range<Int>, _ rows: ClosedRange<Int>, _ color: Color) {
    let columns = max(columns.lowerBound, 0)..<max(min(columns.upperBound, width), 0)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in max(rows.lowerBound, 0)...max(min(rows.upperBound, height - 1), 0) {
        var target = 4 * (y * width + columns.lowerBound)
        for _ in columns {
          pixels[target] = color.red
          pixels[target &+ 1] = color.green
          pixels[target &+ 2] = color.blue
          target &+= 4
        }
      }
    }
  }
}

extension Canvas {
  /// Draws frames with a white casing on both sides, apart from the rectangles and never small.
  /// Rectangles whose frames would overlap share one.
  mutating func drawRings(around rects: [PixelRect]) {
    let thickness = max(max(width, height) / 400, 1)
    let casing: Color = (255, 255, 255)
    for ring in Self.joined(rects.map { ring(around: $0, 6 * thickness) }) {
      drawFrame(ring, inset: 0, thickness, casing)
      drawFrame(ring, inset: 2 * thickness, thickness, casing)
      drawFrame(ring, inset: thickness, thickness, Self.magenta)
    }
  }

  /// The outer edge of a frame around a rectangle: at least `margin` away, and inside the picture.
  private func ring(around rect: PixelRect, _ margin: Int) -> PixelRect {
    let least = max(width, height) / 20
    let (across, down) = (
      max(margin, (least - rect.width) / 2), max(margin, (least - rect.height) / 2)
    )
    let grown = PixelRect(
      x: rect.x - across, y: rect.y - down, width: rect.width + 2 * across,
      height: rect.height + 2 * down)
    let (columns, rows) = grown.clipped(toWidth: width, height: height)
    return PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The rectangles, those that overlap made one until none do.
  private static func joined(_ rects: [PixelRect]) -> [PixelRect] {
    var done: [PixelRect] = []
    for var rect in rects {
      while let index = done.firstIndex(where: { $0.overlaps(rect) }) {
        rect.formUnion(done.remove(at: index))
      }
      done.append(rect)
    }
    return done
  }

  private mutating func drawFrame(
    _ rect: PixelRect, inset: Int, _ thickness: Int, _ color: Color
  ) {
    let (left, right) = (rect.x + inset, rect.x + rect.width - inset)
    let (top, bottom) = (rect.y + inset, rect.y + rect.height - inset)
    guard right - left >= 2 * thickness, bottom - top >= 2 * thickness else { return }
    fill(left..<right, top...(top + thickness - 1), color)
    fill(left..<right, (bottom - thickness)...(bottom - 1), color)
    fill(left..<(left + thickness), top...(bottom - 1), color)
    fill((right - thickness)..<right, top...(bottom - 1), color)
  }
}
