/// Measures texts, and knows of each at which widths it breaks in the same places.
///
/// A text that is as wide as its widest line breaks in any width from that one up to the one that it was
/// given as it does in that: what did not fit into its lines does not fit into shorter ones. So a text
/// is measured about once for each number of lines that it takes, however many widths there are.
final class MeasuredRanges: TextMeasuring {
  private let base: any TextMeasuring
  private var known: [Text: [Range]] = [:]

  private struct Text: Hashable {
    var string: String
    var font: Font
    var maximumLines: Int
  }

  private struct Range {
    var low: Double
    var high: Double
    var measurement: TextMeasurement
  }

  /// Of a text in ever other widths, only so many ranges are kept.
  private static let mostRanges = 64
  /// Widths are rounded as they are measured.
  private static let tolerance = 0.05

  init(_ base: any TextMeasuring) { self.base = base }

  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    let text = Text(string: string, font: font, maximumLines: maximumLines)
    let width = maximumWidth ?? .infinity
    if let ranges = known[text] {
      for range in ranges where range.low <= width && width <= range.high {
        return range.measurement
      }
    }
    let measurement = base.measure(
      string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines)
    // What is cut depends on the very width.
    let low = measurement.isTruncated ? width : min(width, measurement.width + Self.tolerance)
    note(Range(low: low, high: width, measurement: measurement), of: text)
    return measurement
  }

  private func note(_ range: Range, of text: Text) {
    var ranges = known.removeValue(forKey: text) ?? []
    defer { known[text] = ranges }
    if let same = ranges.firstIndex(where: {
      $0.low == range.low && $0.measurement == range.measurement
    }) {
      ranges[same].high = max(ranges[same].high, range.high)
      return
    }
    if ranges.count == Self.mostRanges { ranges.removeFirst() }
    ranges.append(range)
  }

  var measurer: AnyObject? { base.measurer }

  func missingCharacters(in string: String, font: Font) -> [Unicode.Scalar] {
    base.missingCharacters(in: string, font: font)
  }
}
