import Foundation
import RedlineModel

/// The lines above the drawing: what is shown, and where.
struct PageHeader {
  let layout: SolvedLayout
  let theme: Theme
  let painter: TextPainter

  private static let titleFont = Font.system(size: 20, weight: .semibold)
  private static let lineFont = Font.system(size: 13)
  /// The narrowest column that the header is broken for.
  private static let minimumWidth = 320.0

  /// The shapes from the top left corner (0, 0), and their size.
  func draw(width: Double) -> (shapes: [Shape], size: CGSize) {
    let room = max(width, Self.minimumWidth)
    let title = painter.block(
      layout.name, font: Self.titleFont, maximumWidth: room, maximumLines: 2)
    let line = painter.block(Self.summary(of: layout), font: Self.lineFont, maximumWidth: room)
    let first = Self.titleFont.ascender.rounded()
    let second = title.height.rounded(.up) + 4 + Self.lineFont.ascender.rounded()
    let shapes =
      painter.draw(title, color: theme.ink, at: CGPoint(x: 0, y: first))
      + painter.draw(line, color: theme.secondaryInk, at: CGPoint(x: 0, y: second))
    let height = title.height.rounded(.up) + 4 + line.height.rounded(.up)
    let widest = max(title.width, line.width)
    return (shapes, CGSize(width: widest.rounded(.up), height: height))
  }

  /// Device, size, size classes, and what differs from the defaults.
  static func summary(of layout: SolvedLayout) -> String {
    let environment = layout.environment
    let device = environment.device
    let size = "\(formatted(device.size.width)) × \(formatted(device.size.height))"
    var parts = device.kind == .canvas ? [size] : [device.title, size]
    let adapts = layout.constraints.contains { $0.scope != nil }
    if device.kind != .canvas || adapts {
      parts.append("\(device.horizontalSizeClass.rawValue) width")
      parts.append("\(device.verticalSizeClass.rawValue) height")
    }
    if environment.layoutDirection == .rightToLeft { parts.append("right to left") }
    if environment.contentSizeCategory != .large, followsTextSize(layout) {
      parts.append("text size \(environment.contentSizeCategory.abbreviation)")
    }
    if environment.systemVersion != .standard {
      parts.append("iOS \(environment.systemVersion.rawValue)")
    }
    if environment.contrast == .high { parts.append("high contrast") }
    return parts.joined(separator: " · ")
  }

  /// Whether a text may have another size in another category. In code anything may ask for the category; in
  /// documents only fonts of text styles do, and some versions of Xcode have another one on their canvas.
  private static func followsTextSize(_ layout: SolvedLayout) -> Bool {
    let isDocument = layout.hasPrioritiesOfInterfaceBuilder
    return layout.items.contains { item in
      guard let text = item.text, !text.string.isEmpty else { return false }
      return !isDocument || text.font.textStyle != nil
        || text.runs?.contains { $0.font?.textStyle != nil } ?? false
    }
  }
}
