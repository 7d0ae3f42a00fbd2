import Foundation
import RedlineLayout

extension BuiltScene {
  /// The margins at the sides and at the ends that UIKit's own views have, in points.
  private static let knownSides = [8.0, 15, 16, 20]
  private static let knownEnds = [8.0, 11, 12, 15, 16]

  /// Gives cells' contents the margins that the stored frames show, where these are some that UIKit
  /// has: they depend on the list around the cell, of which a file may know nothing, and on the
  /// version that last laid it out. So do those at the ends of a view that preserves its superview's.
  func setMargins(_ stored: StoredLines) {
    for (position, margins) in shownMargins(stored) {
      let view = views[position].view
      if views[position].elementName == "tableViewCellContentView" {
        setSides(margins, of: views[position])
        setEnds(margins, of: view)
      } else if Self.known(margins.top + margins.bottom, among: [8]) != nil {
        view.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
      }
    }
  }

  private func setSides(_ margins: ShownMargins, of built: BuiltView) {
    let view = built.view
    guard var own = view.directionalLayoutMargins else { return }
    // Margins of its own are what it has at least, if it preserves those around.
    let least = built.hasOwnMargins ? own : DirectionalEdgeInsets()
    let (leading, trailing) = (own.leading, own.trailing)
    var shown = 0
    if let known = Self.known(margins.leading, among: Self.knownSides), known >= least.leading {
      own.leading = known
      shown += 1
    }
    if let known = Self.known(margins.trailing, among: Self.knownSides), known >= least.trailing {
      own.trailing = known
      shown += 1
    }
    // Narrower margins than the usual ones are not those of a list that is wider, and where both show, nothing
    // around adds to them.
    if own.leading < leading || own.trailing < trailing || shown == 2 {
      view.preservesSuperviewLayoutMargins = false
    }
    view.directionalLayoutMargins = own
  }

  private func setEnds(_ margins: ShownMargins, of view: View) {
    let top = Self.known(margins.top, among: Self.knownEnds)
    let bottom = Self.known(margins.bottom, among: Self.knownEnds)
    // Both are the same, whichever of them is shown.
    if let end = top ?? bottom {
      view.directionalLayoutMargins?.top = end
      view.directionalLayoutMargins?.bottom = bottom ?? end
    }
  }

  /// The distances of what is constrained to margins, by edge.
  private struct ShownMargins {
    var top: [Double] = []
    var leading: [Double] = []
    var bottom: [Double] = []
    var trailing: [Double] = []
  }

  private func shownMargins(_ stored: StoredLines) -> [Int: ShownMargins] {
    var found: [Int: ShownMargins] = [:]
    for pair in pairs(optional: false) {
      guard let view = pair.end.item as? View, let position = stored.position(of: view),
        showsMargins(position), let area = stored.rects[position],
        let line = stored.line(pair.other.item, pair.other.attribute)
      else { continue }
      let value = line + pair.constant
      switch pair.end.attribute {
      case .topMargin: found[position, default: .init()].top.append(value - area.minY)
      case .leadingMargin, .leftMargin:
        found[position, default: .init()].leading.append(value - area.minX)
      case .bottomMargin: found[position, default: .init()].bottom.append(area.maxY - value)
      case .trailingMargin, .rightMargin:
        found[position, default: .init()].trailing.append(area.maxX - value)
      default: break
      }
    }
    return found
  }

  /// Whether what is around a view decides about its margins: of a cell's content, and of the root of
  /// a xib that preserves those of its superview.
  private func showsMargins(_ position: Int) -> Bool {
    let (built, view) = (views[position], views[position].view)
    if built.elementName == "tableViewCellContentView" {
      return !built.hasOwnMargins || view.preservesSuperviewLayoutMargins
    }
    return position == 0 && scene.controller == nil && !built.hasOwnMargins
      && view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea
  }

  private static func known(_ values: [Double], among known: [Double]) -> Double? {
    guard let value = SafeAreaInference.mostFrequent(values) else { return nil }
    return known.first { abs($0 - value) <= 0.26 }
  }
}
