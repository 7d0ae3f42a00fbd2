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
    var painters: [SolvedLayout.Item] = []
    return layout.items.flatMap { item -> [Diagnostic] in
      if item.isHidden || item.style.alpha == 0 || item.parent.map(hidden.contains) == true {
        hidden.insert(item.id)
      }
      guard !hidden.contains(item.id) else { return [] }
      if item.paints { painters.append(item) }
      guard let text = item.text, item.hasPlainText else { return [] }
      let minimum = text.font.isLarge ? 3 : 4.5
      return [("light", \Color.light), ("dark", \Color.dark)].compactMap { name, value in
        let grounds = grounds(behind: item, painters, value)
        // What is worst counts.
        let ratios = grounds.map { RGB(text.color, value).over($0).contrast(to: $0) }
        guard let ratio = ratios.min(), ratio < minimum - 0.005 else { return nil }
        return Diagnostic(
          .lowContrast, of: "\(item.id) \(name)",
          .lowContrast(ratio: ratio, minimum: minimum, appearance: name), items: [item.id],
          location: item.location)
      }
    }
  }
}

extension LayoutRule {
  /// Texts follow the text size that the reader prefers: each is set in a font of a text style, or in one
  /// that `UIFontMetrics` scales.
  ///
  /// It is no part of ``accessible``, as many screens have texts that keep their size for a reason.
  /// Reference: Human Interface Guidelines, Typography: Supporting Dynamic Type.
  public static let dynamicType = LayoutRule("has texts that keep their size") { layout in
    shown(layout).compactMap { item in
      guard let text = item.text, !text.string.isEmpty, item.setsItsFont,
        text.font.textStyle == nil, !item.hasSetting("font.scaledAs"),
        !item.hasSetting("adjustsFontForContentSizeCategory")
      else { return nil }
      return Diagnostic(
        .fixedTextSize, of: item.id, .fixedTextSize(text.font.pointSize), items: [item.id],
        location: item.location)
    }
  }
}

extension SolvedLayout.Item {
  /// Whether programs choose the font.
  fileprivate var setsItsFont: Bool {
    switch control {
    case .label, .button, .textField, .textView: true
    default: false
    }
  }

  fileprivate func hasSetting(_ name: String) -> Bool {
    state?.settings?.contains { $0.name == name } == true
  }
}

/// What items may paint behind a text, where its middle is: one colour, those of a gradient, or none
/// that is known, as on a picture.
private func grounds(
  behind text: SolvedLayout.Item, _ painters: [SolvedLayout.Item], _ value: KeyPath<Color, UInt32>
) -> [RGB] {
  let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
  var results = [RGB(.systemBackground, value)]
  func paint(_ colors: [Color], _ alpha: Double) {
    let inks = colors.map { color in
      var ink = RGB(color, value)
      ink.alpha *= alpha
      return ink
    }
    if inks.contains(where: { $0.alpha > 0.999 }), results.isEmpty {
      results = [RGB(.white, value)]
    }
    // Many gradients on each other have as many colours as their product.
    results = Array(results.flatMap { ground in inks.map { $0.over(ground) } }.prefix(64))
  }
  for item in painters where item.frame.contains(middle) {
    let alpha = item.style.alpha ?? 1
    if let background = item.style.background { paint([background], alpha) }
    if item.kind == .imageView, alpha > 0 { results = [] }
    for painting in item.style.paintings ?? [] where painting.covers(middle, in: item.frame) {
      let colors = painting.gradient?.stops.map(\.color) ?? [painting.fill].compactMap(\.self)
      if !colors.isEmpty { paint(colors, alpha * (painting.opacity ?? 1)) }
    }
  }
  return results
}

extension SolvedLayout.Painting {
  /// Whether a point of the root is within the rectangle around the outline.
  fileprivate func covers(_ point: CGPoint, in frame: CGRect) -> Bool {
    let numbers = (commands ?? []).flatMap(\.numbers)
    let (x, y) = (point.x - frame.minX, point.y - frame.minY)
    let columns = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    let rows = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return false }
    return (left...right).contains(Double(x)) && (top...bottom).contains(Double(y))
  }
}

extension SolvedLayout.Item {
  /// Whether something of it may be behind a text.
  fileprivate var paints: Bool {
    style.background != nil || style.paintings != nil || kind == .imageView
  }

  /// Whether it shows a text on nothing but backgrounds of views.
  fileprivate var hasPlainText: Bool {
    guard let text, !text.string.isEmpty, !text.isPlaceholder, state?.isEnabled != false else {
      return false
    }
    switch control {
    case .label, .button(style: nil, imageName: _, titleInsets: _, imageInsets: _, placement: _),
      .textView:
      return true
    default: return false
    }
  }
}

extension Font {
  fileprivate var isLarge: Bool {
    pointSize >= 18 || pointSize >= 14 && weight.rawValue >= Weight.bold.rawValue
  }
}
