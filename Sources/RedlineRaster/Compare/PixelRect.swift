/// A rectangle of whole pixels; the origin of an image is its top left corner.
public struct PixelRect: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// Columns; a rectangle with 0 or less has no pixels.
  public var width: Int
  /// Rows; a rectangle with 0 or less has no pixels.
  public var height: Int

  /// A rectangle of the given columns and rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// `20 × 30 at (4, 5)`.
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }

  /// The part inside of an image of the given size.
  func clipped(toWidth width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    (Self.clip(x, self.width, width), Self.clip(y, self.height, height))
  }

  private static func clip(_ start: Int, _ length: Int, _ limit: Int) -> Range<Int> {
    let (end, isTooLarge) = start.addingReportingOverflow(max(length, 0))
    let low = min(max(start, 0), limit)
    return low..<max(low, min(isTooLarge ? limit : end, limit))
  }

  func overlaps(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  mutating func formUnion(_ other: PixelRect) {
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    (x, y) = (min(x, other.x), min(y, other.y))
    (width, height) = (right - x, bottom - y)
  }
}

/// Columns and rows of an image.
public struct PixelSize: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size of the given columns and rows.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// `1170 × 2532`.
  public var description: String { "\(width) × \(height)" }
}
