import Foundation
import RedlineLayout

/// Measures every character as half an em wide and breaks lines anywhere, so that expected sizes
/// can be worked out by hand.
struct FixedAdvance: TextMeasuring {
  private final class One: Sendable {}
  private static let one = One()
  var measurer: AnyObject? { Self.one }

  func measure(
    _ string: String, font: Font, maximumWidth: Double?, maximumLines: Int
  ) -> TextMeasurement {
    guard !string.isEmpty else {
      return TextMeasurement(width: 0, lineCount: 0, isTruncated: false)
    }
    let advance = font.pointSize / 2
    let count = Double(string.count)
    guard let maximumWidth else {
      return TextMeasurement(width: count * advance, lineCount: 1, isTruncated: false)
    }
    let perLine = max(1, (maximumWidth / advance + 1e-6).rounded(.down))
    let needed = Int((count / perLine).rounded(.up))
    let shown = maximumLines == 0 ? needed : min(needed, maximumLines)
    return TextMeasurement(
      width: min(count, perLine) * advance, lineCount: shown, isTruncated: shown < needed)
  }
}

extension View {
  /// The layout on a device, with texts measured by ``FixedAdvance``.
  func solved(
    on device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large
  ) throws -> SolvedLayout {
    try solved(
      in: LayoutEnvironment(
        device: device, layoutDirection: direction, contentSizeCategory: textSize),
      measuring: FixedAdvance())
  }
}

extension SolvedLayout {
  /// `x y w h` of an item's frame.
  func frame(_ id: String) -> String {
    guard let frame = found(id)?.frame ?? guide(id)?.frame else { return "no \(id)" }
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { formatted($0) }.joined(separator: " ")
  }

  /// The item with that id, or the first whose id ends so.
  func found(_ id: String) -> Item? { item(id) ?? items.first { $0.id.hasSuffix("/" + id) } }

  var findings: [String] { diagnostics.map(\.id) }
}
