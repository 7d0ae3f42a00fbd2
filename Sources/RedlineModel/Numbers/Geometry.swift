package import Foundation

/// The two directions of a layout.
public enum Axis: String, Codable, Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// Distances in points from the four edges inwards, left and right as seen on the screen.
public struct EdgeInsets: Codable, Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets in points; 0 where nothing is given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = EdgeInsets()
}

/// Distances in points from the four edges inwards that follow the layout direction.
public struct DirectionalEdgeInsets: Codable, Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the edge at which texts begin.
  public var leading: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the edge at which texts end.
  public var trailing: Double

  /// Makes insets in points; 0 where nothing is given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance at each edge.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  package func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    let flips = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: flips ? trailing : leading, bottom: bottom,
      right: flips ? leading : trailing)
  }
}

extension CGRect {
  /// The rectangle without a margin on each edge; sizes do not fall below 0.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Each number rounded to 1/10,000 pt.
  package var settled: CGRect {
    CGRect(
      x: Double(minX).settled, y: Double(minY).settled, width: Double(width).settled,
      height: Double(height).settled)
  }

  /// Each edge on the nearest pixel, ties up, as UIKit writes frames. Lengths are differences of
  /// pixels, so that 100 pt are 100 wherever they begin.
  package func snapped(toScale scale: Double) -> CGRect {
    let (left, top) = (Double(minX).pixels(scale), Double(minY).pixels(scale))
    return CGRect(
      x: left / scale, y: top / scale, width: (Double(maxX).pixels(scale) - left) / scale,
      height: (Double(maxY).pixels(scale) - top) / scale)
  }
}

extension Double {
  /// Rounded to 1/10,000, so that what is stored does not depend on the last bits; finite, never
  /// `-0`.
  @inline(__always)
  package var settled: Double {
    guard abs(self) < 1e12 else { return isNaN ? 0 : self < 0 ? -1e12 : 1e12 }
    // Half away from zero, as `rounded()` does, which is a call: there are eight such numbers for each view.
    let steps = self * 10_000
    let whole = Double(Int64(steps))
    let rest = steps - whole
    let value = (rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) / 10_000
    return value == 0 ? 0 : value
  }

  package func snapped(toScale scale: Double) -> Double { pixels(scale) / scale }

  /// The nearest whole number of pixels, never `-0`.
  fileprivate func pixels(_ scale: Double) -> Double {
    // The tiny term sends what is a tie up to rounding errors of the solver upwards.
    let value = (self * scale + 0.5 + 1e-6).rounded(.down)
    return value == 0 ? 0 : value
  }

  /// Up to the next pixel, never `-0`.
  package func ceiled(toScale scale: Double) -> Double {
    let value = (self * scale - 1e-6).rounded(.up)
    return value == 0 ? 0 : value / scale
  }
}
