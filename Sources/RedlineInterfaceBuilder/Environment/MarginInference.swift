import Foundation
import RedlineLayout

extension BuiltScene {
  /// The margins at the sides that UIKit's own views have, in points.
  private static let knownMargins = [8.0, 15, 16, 20]

  /// Gives cells' contents the side margins that the stored frames show, where these are some that
  /// UIKit has: they depend on the list around the cell, of which a file may know nothing.
  func setSideMargins(_ stored: StoredLines) {
    var found: [Int: (leading: [Double], trailing: [Double])] = [:]
    for pair in pairs(optional: false) {
      guard let view = pair.end.item as? View, let position = stored.position(of: view),
        views[position].elementName == "tableViewCellContentView",
        !views[position].hasOwnMargins || view.preservesSuperviewLayoutMargins,
        let area = stored.rects[position],
        let line = stored.line(pair.other.item, pair.other.attribute)
      else { continue }
      let value = line + pair.constant
      switch pair.end.attribute {
      case .leadingMargin, .leftMargin:
        found[position, default: ([], [])].leading.append(value - area.minX)
      case .trailingMargin, .rightMargin:
        found[position, default: ([], [])].trailing.append(area.maxX - value)
      default: break
      }
    }
    for (position, margins) in found {
      let view = views[position].view
      // Margins of its own are what it has at least, if it preserves those around.
      let least = views[position].hasOwnMargins ? view.directionalLayoutMargins : nil
      if let known = Self.known(margins.leading), known >= least?.leading ?? 0 {
        view.directionalLayoutMargins?.leading = known
      }
      if let known = Self.known(margins.trailing), known >= least?.trailing ?? 0 {
        view.directionalLayoutMargins?.trailing = known
      }
    }
  }

  private static func known(_ values: [Double]) -> Double? {
    guard let value = SafeAreaInference.mostFrequent(values) else { return nil }
    return knownMargins.first { abs($0 - value) <= 0.26 }
  }
}
