/// Recognises pixels that are where an edge was smoothed.
///
/// Such a pixel lies between a darker and a lighter neighbour, has at most two neighbours of its
/// own brightness, and one of the extremes belongs to a flat area in both images.
///
/// Reference: V. Vyšniauskas, *Anti-aliased Pixel and Intensity Slope Detector* (2009), with the
/// test for flat areas in both images that pixelmatch has.
struct Antialiasing {
  let first: PixelPlane
  let second: PixelPlane
  let width: Int
  let height: Int

  /// Whether the pixel looks smoothed in one of the images.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isSmoothed(x, y, in: first, other: second) || isSmoothed(x, y, in: second, other: first)
  }

  private func isSmoothed(_ x: Int, _ y: Int, in plane: PixelPlane, other: PixelPlane) -> Bool {
    let own = Self.brightness(plane.color(x: x, y: y))
    var equalCount = isAtBorder(x, y) ? 1 : 0
    var (darkest, lightest) = (0, 0)
    var (darkPlace, lightPlace) = ((x: x, y: y), (x: x, y: y))
    for row in rows(y) {
      for column in columns(x) where row != y || column != x {
        let delta = Self.brightness(plane.color(x: column, y: row)) - own
        if delta == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if delta < darkest {
          (darkest, darkPlace) = (delta, (column, row))
        } else if delta > lightest {
          (lightest, lightPlace) = (delta, (column, row))
        }
      }
    }
    guard darkest < 0, lightest > 0 else { return false }
    return isFlat(darkPlace) || isFlat(lightPlace)
  }

  private func isFlat(_ place: (x: Int, y: Int)) -> Bool {
    isFlat(place.x, place.y, in: first) && isFlat(place.x, place.y, in: second)
  }

  /// Whether more than two neighbours have the same colour.
  private func isFlat(_ x: Int, _ y: Int, in plane: PixelPlane) -> Bool {
    let own = plane.color(x: x, y: y)
    var equalCount = isAtBorder(x, y) ? 1 : 0
    for row in rows(y) {
      for column in columns(x) where row != y || column != x {
        if plane.color(x: column, y: row) == own { equalCount += 1 }
      }
    }
    return equalCount > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// The rows from one above to one below.
  private func rows(_ y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }

  /// The columns from one before to one after.
  private func columns(_ x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }

  /// The luma of a colour on white, in thousandths of a step.
  private static func brightness(_ color: UInt32) -> Int {
    let alpha = Int(color >> 24)
    let luma =
      299 * Int(color & 0xFF) + 587 * Int(color >> 8 & 0xFF) + 114 * Int(color >> 16 & 0xFF)
    return (luma * alpha + 255_000 * (255 - alpha)) / 255
  }
}
