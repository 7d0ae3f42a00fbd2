import Foundation
import RedlineLayout

extension BuiltScene {
  /// Gives labels of a project's own class, which may set another font than the document says, the
  /// first baseline at which the stored frames show it.
  func setBaselines(_ stored: StoredLines) {
    for pair in pairs(optional: false) where pair.end.attribute == .firstBaseline {
      guard let label = pair.end.item as? Label, let position = stored.position(of: label),
        views[position].className != "UILabel", let rect = stored.rects[position],
        let line = stored.line(pair.other.item, pair.other.attribute)
      else { continue }
      let font = label.font.resolved(for: environment.contentSizeCategory)
      let ascender = line + pair.constant - rect.minY
      guard ascender > 0, ascender <= rect.height, font.pointSize > 0,
        abs(ascender - font.ascender) > 0.5
      else { continue }
      var metrics = font.usedMetrics
      metrics.ascender = ascender / font.pointSize
      metrics.lineHeight = max(metrics.lineHeight, metrics.ascender)
      label.font.metrics = metrics
    }
  }
}
