import Foundation
import RedlineModel

/// From points of a layout to the picture's: a scale, and bands across the screen that are left out, all
/// from its top to its bottom or all from side to side.
struct FigureProjection: Hashable {
  /// How wide a tear is that a band leaves, in the picture's points.
  static let gap = 13.0

  /// Points of the picture in a point of the layout, > 0.
  let scale: Double
  /// Along which axis something is left out.
  let axis: Axis
  /// What is left out along that axis, in points of the layout, ascending and apart.
  let bands: [Span]

  init(scale: Double, bands: [Span] = [], along axis: Axis = .horizontal) {
    self.scale = scale
    self.bands = bands
    self.axis = axis
  }

  /// How much of a length is left out, in points of the layout.
  static func removed(_ bands: [Span]) -> Double { bands.reduce(0) { $0 + $1.length } }

  /// Where an x of the layout is; what lies in a band is somewhere in its tear, in the same order.
  func x(_ x: Double) -> Double { place(x, .horizontal) }

  /// Where a y of the layout is.
  func y(_ y: Double) -> Double { place(y, .vertical) }

  /// Where an extent along an axis of the layout is.
  func span(_ span: Span, _ axis: Axis) -> Span {
    Span(place(span.low, axis), place(span.high, axis))
  }

  /// Where a coordinate along an axis of the layout is.
  func place(_ place: Double, _ axis: Axis) -> Double {
    var result = place * scale
    guard axis == self.axis else { return result }
    for band in bands where place > band.low {
      let inside = min(place, band.high) - band.low
      result += inside / band.length * Self.gap - inside * scale
    }
    return result
  }

  /// The x of the layout that is there.
  func layoutX(_ x: Double) -> Double { layoutPlace(x, .horizontal) }

  /// The y of the layout that is there.
  func layoutY(_ y: Double) -> Double { layoutPlace(y, .vertical) }

  private func layoutPlace(_ place: Double, _ axis: Axis) -> Double {
    guard axis == self.axis else { return place / scale }
    var removed = 0.0
    for band in bands {
      let low = band.low * scale - removed
      if place <= low { break }
      if place < low + Self.gap { return band.low + (place - low) / Self.gap * band.length }
      removed += band.length * scale - Self.gap
    }
    return (place + removed) / scale
  }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    guard !bands.isEmpty else { return rect.scaled(by: scale) }
    let (left, right) = (x(Double(rect.minX)), x(Double(rect.maxX)))
    let (top, bottom) = (y(Double(rect.minY)), y(Double(rect.maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle of the layout that is drawn there.
  func layout(_ rect: CGRect) -> CGRect {
    let (left, right) = (layoutX(Double(rect.minX)), layoutX(Double(rect.maxX)))
    let (top, bottom) = (layoutY(Double(rect.minY)), layoutY(Double(rect.maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The middle along an axis of what is drawn there.
  func middle(_ rect: CGRect, _ axis: Axis) -> Double {
    let span = Span(rect, axis)
    guard axis == self.axis, !bands.isEmpty else { return span.middle }
    return place((layoutPlace(span.low, axis) + layoutPlace(span.high, axis)) / 2, axis)
  }

  /// Where the tears are along the axis, in the picture's points.
  var tears: [Span] {
    bands.map { band in
      let low = place(band.low, axis)
      return Span(low, low + Self.gap)
    }
  }

  /// The tears across a rectangle.
  func tears(in rect: CGRect) -> [CGRect] {
    tears.map { tear in
      axis == .horizontal
        ? CGRect(x: tear.low, y: rect.minY, width: tear.length, height: rect.height)
        : CGRect(x: rect.minX, y: tear.low, width: rect.width, height: tear.length)
    }
  }

  /// The parts between the tears along the axis, in points of the layout, with how far each is moved in
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
