import Foundation
import RedlineModel

/// From points of a layout to the picture's: a scale, and bands from the screen's top to its bottom that
/// are left out.
struct FigureProjection: Hashable {
  /// How wide a tear is that a band leaves, in the picture's points.
  static let gap = 13.0

  /// Points of the picture in a point of the layout, > 0.
  let scale: Double
  /// What is left out along the width, in points of the layout, ascending and apart.
  let bands: [Span]

  init(scale: Double, bands: [Span] = []) {
    self.scale = scale
    self.bands = bands
  }

  /// How much of a width is left out, in points of the layout.
  static func removed(_ bands: [Span]) -> Double { bands.reduce(0) { $0 + $1.length } }

  /// Where an x of the layout is; what lies in a band is somewhere in its tear, in the same order.
  func x(_ x: Double) -> Double {
    var result = x * scale
    for band in bands where x > band.low {
      let inside = min(x, band.high) - band.low
      result += inside / band.length * Self.gap - inside * scale
    }
    return result
  }

  /// The x of the layout that is there.
  func layoutX(_ x: Double) -> Double {
    var removed = 0.0
    for band in bands {
      let low = band.low * scale - removed
      if x <= low { break }
      if x < low + Self.gap { return band.low + (x - low) / Self.gap * band.length }
      removed += band.length * scale - Self.gap
    }
    return (x + removed) / scale
  }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    guard !bands.isEmpty else { return rect.scaled(by: scale) }
    let (low, high) = (x(Double(rect.minX)), x(Double(rect.maxX)))
    return CGRect(
      x: low, y: Double(rect.minY) * scale, width: high - low,
      height: Double(rect.height) * scale)
  }

  /// The rectangle of the layout that is drawn there.
  func layout(_ rect: CGRect) -> CGRect {
    let (low, high) = (layoutX(Double(rect.minX)), layoutX(Double(rect.maxX)))
    return CGRect(
      x: low, y: Double(rect.minY) / scale, width: high - low,
      height: Double(rect.height) / scale)
  }

  /// The middle along an axis of what is drawn there.
  func middle(_ rect: CGRect, _ axis: Axis) -> Double {
    guard axis == .horizontal, !bands.isEmpty else { return Span(rect, axis).middle }
    return x((layoutX(Double(rect.minX)) + layoutX(Double(rect.maxX))) / 2)
  }

  /// Where the tears are, in the picture's points.
  var tears: [Span] {
    bands.map { band in
      let low = x(band.low)
      return Span(low, low + Self.gap)
    }
  }

  /// The parts between the tears, in points of the layout, with how far each is moved to the right in
  /// the picture's points.
  var pieces: [(span: Span, shift: Double)] {
    let far = 1e5
    var (low, shift) = (-far, 0.0)
    var result: [(span: Span, shift: Double)] = []
    for band in bands {
      result.append((Span(low, band.low), shift))
      low = band.high
      shift += Self.gap - band.length * scale
    }
    return result + [(Span(low, far), shift)]
  }
}
