import Foundation
import RedlineLayout

extension BuiltScene {
  /// Whether what the document stores agrees with itself, so that it can be reached: no view that Xcode
  /// flags, a frame for each, and no required constraint between views that the frames break by more
  /// than a point.
  func agreesWithItself(_ document: InterfaceDocument) -> Bool {
    let isWhole = views.allSatisfy { built in
      let attributes = document.tree[built.element].attributes
      return built.storedFrame != nil && attributes["misplaced"] != "YES"
        && attributes["ambiguous"] != "YES"
    }
    guard isWhole else { return false }
    let stored = StoredLines(self)
    return views.allSatisfy { built in
      built.view.constraints.allSatisfy { !stored.breaks($0) }
    }
  }
}

extension StoredLines {
  /// Whether the stored frames break a required constraint of shown views by more than a point.
  func breaks(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.priority >= .required, constraint.origin != .system,
      let first = length(constraint.firstItem, constraint.firstAttribute)
    else { return false }
    var second = 0.0
    if let item = constraint.secondItem {
      guard let other = length(item, constraint.secondAttribute),
        constraint.multiplier == 1 || constraint.firstAttribute.isDimension
      else { return false }
      second = other
    }
    let excess = first - second * constraint.multiplier - constraint.constant
    return switch constraint.relation {
    case .equal: abs(excess) > 1
    case .lessThanOrEqual: excess > 1
    case .greaterThanOrEqual: excess < -1
    }
  }

  /// A line or a length of a shown view as it is stored.
  private func length(_ item: (any LayoutItem)?, _ attribute: Attribute) -> Double? {
    guard let view = item as? View, !view.isHidden, let position = position(of: view),
      let rect = rects[position]
    else { return nil }
    return switch attribute {
    case .width: rect.width
    case .height: rect.height
    default: line(view, attribute)
    }
  }
}
