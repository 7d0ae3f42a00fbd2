import Foundation
import RedlineModel

extension LayoutRule {
  /// Controls are large enough for a finger, and texts stand out from what is behind them.
  public static let accessible = LayoutRule("is not accessible") { layout in
    touchSize().violations(in: layout) + contrast.violations(in: layout)
  }

  /// Texts of labels and plain buttons stand out from what is behind them, in light and in dark
  /// appearance.
  ///
  /// Reference: Web Content Accessibility Guidelines 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for large texts.
  public static let contrast = LayoutRule("has texts that are hard to read") { layout in
    var hidden: Set<String> = []
    return layout.items.enumerated().flatMap { index, item -> [Diagnostic] in
      if item.isHidden || item.style.alpha == 0 || item.parent.map(hidden.contains) == true {
        hidden.insert(item.id)
      }
      guard !hidden.contains(item.id), let text = item.text, item.hasPlainText else { return [] }
      let minimum = text.font.isLarge ? 3 : 4.5
      return [("light", \Color.light), ("dark", \Color.dark)].compactMap { name, value in
        let ground = ground(behind: index, in: layout, value)
        let ink = RGB(text.color, value).over(ground)
        let ratio = ink.contrast(to: ground)
        guard ratio < minimum - 0.005 else { return nil }
        return Diagnostic(
          .lowContrast, of: "\(item.id) \(name)",
          .lowContrast(ratio: ratio, minimum: minimum, appearance: name), items: [item.id],
          location: item.location)
      }
    }
  }
}

/// What the items up to one paint where its middle is.
private func ground(
  behind index: Int, in layout: SolvedLayout, _ value: KeyPath<Color, UInt32>
) -> RGB {
  let frame = layout.items[index].frame
  let middle = CGPoint(x: frame.midX, y: frame.midY)
  var result = RGB(.systemBackground, value)
  for item in layout.items[...index] where !item.isHidden && item.frame.contains(middle) {
    guard let background = item.style.background else { continue }
    var color = RGB(background, value)
    color.alpha *= item.style.alpha ?? 1
    result = color.over(result)
  }
  return result
}

extension SolvedLayout.Item {
  /// Whether it shows a text on nothing but backgrounds of views.
  fileprivate var hasPlainText: Bool {
    guard let text, !text.string.isEmpty, !text.isPlaceholder, state?.isEnabled != false else {
      return false
    }
    switch control {
    case .label, .button(style: nil, imageName: _), .textView: return true
    default: return false
    }
  }
}

extension Font {
  fileprivate var isLarge: Bool {
    pointSize >= 18 || pointSize >= 14 && weight.rawValue >= Weight.bold.rawValue
  }
}

/// A colour in sRGB, each part 0…1.
private struct RGB {
  var parts: [Double]
  var alpha: Double

  init(_ color: Color, _ value: KeyPath<Color, UInt32>) {
    let rgb = color[keyPath: value]
    parts = [16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 }
    let opacity = value == \.dark ? color.darkAlpha ?? color.alpha : color.alpha
    alpha = min(1, max(0, opacity ?? 1))
  }

  func over(_ ground: RGB) -> RGB {
    var result = ground
    result.parts = zip(parts, ground.parts).map { $0 * alpha + $1 * (1 - alpha) }
    return result
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// From 1 to 21.
  func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
