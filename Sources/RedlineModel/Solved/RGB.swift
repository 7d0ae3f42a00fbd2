import Foundation

/// A colour in sRGB, each part 0…1, as what can be read on what is computed from.
package struct RGB: Hashable, Sendable {
  package var parts: [Double]
  package var alpha: Double

  /// - Parameter value: The light or the dark form.
  package init(_ color: Color, _ value: KeyPath<Color, UInt32>) {
    self.init(color[keyPath: value])
    let opacity = value == \.dark ? color.darkAlpha ?? color.alpha : color.alpha
    alpha = min(1, max(0, opacity ?? 1))
  }

  /// `0xRRGGBB`.
  package init(_ rgb: UInt32) {
    parts = [16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 }
    alpha = 1
  }

  package func over(_ ground: RGB) -> RGB {
    var result = ground
    result.parts = zip(parts, ground.parts).map { $0 * alpha + $1 * (1 - alpha) }
    return result
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The contrast of WCAG, from 1 to 21.
  package func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
