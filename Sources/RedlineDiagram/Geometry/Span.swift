import Foundation
import RedlineModel

/// A range of coordinates.
struct Span: Hashable {
  var low: Double
  var high: Double

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  init(_ rect: CGRect, _ axis: Axis) {
    self =
      axis == .horizontal
      ? Span(Double(rect.minX), Double(rect.maxX)) : Span(Double(rect.minY), Double(rect.maxY))
  }

  var middle: Double { (low + high) / 2 }
  var length: Double { high - low }

  func intersection(_ other: Span) -> Span? {
    let result = Span(max(low, other.low), min(high, other.high))
    return result.length > 0.5 ? result : nil
  }

  func union(_ other: Span) -> Span { Span(min(low, other.low), max(high, other.high)) }
  func point(_ share: Double) -> Double { low + length * share }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A point from a coordinate along this axis and one across it.
  func point(_ along: Double, _ across: Double) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGRect {
  func scaled(by factor: Double) -> CGRect {
    CGRect(
      x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
