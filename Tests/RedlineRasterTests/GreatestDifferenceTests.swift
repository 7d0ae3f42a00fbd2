import RedlineRaster
import TestPrograms
import Testing

/// The greatest difference of two images is that of their pixels looked at one by one.
@Suite(.blocks) struct GreatestDifferenceTests {
  /// How the second image is made of the first.
  enum Change: String, CaseIterable, Sendable {
    case random, step, dark, sameEverywhere, rows, bands, partBands, alpha, transparent
  }

  private static func images(_ change: Change, width: Int, height: Int) -> (Bitmap, Bitmap) {
    var numbers = SeededNumbers(state: 11)
    func byte(_ range: ClosedRange<UInt8> = 0...255) -> UInt8 {
      UInt8.random(in: range, using: &numbers)
    }
    var (first, second): ([UInt8], [UInt8]) = ([], [])
    for index in 0..<(width * height) {
      var a = [byte(), byte(), byte(), 255]
      var b = a
      switch change {
      case .random: b = [byte(), byte(), byte(), 255]
      case .step: for channel in 0..<3 { b[channel] = a[channel] ^ byte(0...3) }
      case .dark:
        (a, b) = ([byte(0...3), byte(0...3), 0, 255], [byte(0...3), 0, byte(0...3), 255])
      case .sameEverywhere: (a, b) = ([242, 242, 247, 255], [223, 226, 247, 255])
      case .rows: (a, b) = ([UInt8(index / width), 9, 9, 255], [9, UInt8(index / width), 9, 255])
      // Rows, or parts of them, that are there once more below.
      case .bands, .partBands:
        let above = 4 * (index - width)
        if index / width % 3 > 0, change == .bands || index % width < width - 2 {
          (a, b) = (Array(first[above..<(above + 4)]), Array(second[above..<(above + 4)]))
        } else {
          b = [byte(), byte(), byte(), 255]
        }
      case .alpha: (a[3], b[3]) = (byte(), byte())
      case .transparent: (a[3], b) = (0, [byte(), byte(), byte(), byte(0...1)])
      }
      first += a
      second += b
    }
    return (
      Bitmap(width: width, height: height, pixels: first),
      Bitmap(width: width, height: height, pixels: second)
    )
  }

  @Test(arguments: Change.allCases, [(1, 1), (3, 5), (67, 9), (200, 40)])
  func isThatOfThePixels(_ change: Change, size: (width: Int, height: Int)) throws {
    let (first, second) = Self.images(change, width: size.width, height: size.height)
    func pixel(_ image: Bitmap, _ index: Int) -> Bitmap {
      Bitmap(width: 1, height: 1, pixels: Array(image.pixels[(4 * index)..<(4 * index + 4)]))
    }
    var (greatest, count) = (0.0, 0)
    for index in 0..<(size.width * size.height) {
      let alone = ImageComparison(
        reference: pixel(first, index), actual: pixel(second, index))
      greatest = max(greatest, alone.greatestDifference)
      count += alone.differingPixelCount
    }
    let pixels = ImageComparison(reference: first, actual: second)
    let files = try ImageComparison(referencePNG: first.png(), actualPNG: second.png())
    for comparison in [pixels, files] {
      #expect(comparison.greatestDifference == greatest)
      #expect(comparison.differingPixelCount == count)
    }
    // A tolerance that allows nothing that is there takes the other way.
    let density = ImageTolerance(regions: [
      .init(PixelRect(x: 0, y: 0, width: 1, height: 1), .limited())
    ])
    let other = ImageComparison(reference: first, actual: second, tolerance: density)
    #expect(other.greatestDifference == greatest && other.differingPixelCount == count)
    #expect(other.regions == pixels.regions)
  }
}
