import Foundation
import RedlineLayout

extension BuiltScene {
  /// Moves centres by the half point by which the stored frames say that they were moved.
  ///
  /// At one pixel a point, Interface Builder shifts a constraint of two centres by half a point where
  /// edges would lie between pixels, upwards or downwards; what is placed by the view moves along.
  func shiftCenters(_ stored: StoredLines) {
    for constraint in views.flatMap(\.view.constraints) {
      guard constraint.relation == .equal, constraint.priority >= .required,
        constraint.multiplier == 1, let first = constraint.firstItem,
        let second = constraint.secondItem,
        [.centerX, .centerY].contains(constraint.firstAttribute),
        constraint.secondAttribute == constraint.firstAttribute,
        let one = stored.line(first, constraint.firstAttribute),
        let other = stored.line(second, constraint.secondAttribute)
      else { continue }
      let shift = one - other - constraint.constant
      if abs(abs(shift) - 0.5) < 0.01 { constraint.constant += shift }
    }
  }
}
