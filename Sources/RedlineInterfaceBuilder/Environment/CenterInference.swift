import Foundation
import RedlineLayout
import RedlineModel

extension BuiltScene {
  /// Moves centres by the half point by which the stored frames say that they were moved.
  ///
  /// At one pixel a point, Interface Builder shifts a constraint of two centres by half a point where
  /// edges would lie between pixels, upwards or downwards; what is placed by the view moves along. It
  /// did so at two pixels a point, too: 49 centres in 19 repositories lie three quarters of a point beside
  /// where they belong, farther away hardly any.
  /// - Parameter pixel: The length of a pixel of the document, in points.
  mutating func shiftCenters(_ stored: StoredLines, pixel: Double) {
    for constraint in views.flatMap(\.view.constraints) {
      guard constraint.relation == .equal, constraint.priority >= .required,
        let first = constraint.firstItem, let second = constraint.secondItem,
        [.centerX, .centerY].contains(constraint.firstAttribute),
        constraint.secondAttribute == constraint.firstAttribute,
        let one = stored.line(first, constraint.firstAttribute),
        let other = stored.line(second, constraint.secondAttribute)
      else { continue }
      // How far the constant is off for each point by which the view that a factor places is.
      let slope = first === root ? constraint.multiplier : 1
      guard constraint.multiplier == 1 || first === root || second === root, slope != 0 else {
        continue
      }
      let isWhole = [first, second].allSatisfy {
        stored.hasWholePoints($0, constraint.firstAttribute)
      }
      let excess = one - constraint.multiplier * other - constraint.constant
      let half = excess < 0 ? -0.5 : 0.5
      let (least, most) = Self.shiftLimits(
        pixel: isWhole ? 1 : pixel, isPlain: constraint.multiplier == 1)
      guard abs(excess / slope) > least, abs((excess - half) / slope) <= most else { continue }
      move(constraint, by: half)
    }
  }

  /// How far a view is off at least where a centre was moved, and at most beside where it was moved to.
  /// - Parameter isPlain: Whether no factor is in the constraint, so that lines between whole points lie at halves.
  private static func shiftLimits(pixel: Double, isPlain: Bool) -> (least: Double, most: Double) {
    if pixel < 1 { return (pixel + 0.01, pixel / 2 + 0.01) }
    return isPlain ? (0.49, 0.01) : (0.51, 0.51)
  }

  /// Moves the labels of Apple's template of launch screens by half a point to the right, as canvases of
  /// one pixel a point did up to Xcode 10: of 119 of them in 25 repositories 118, of other views between
  /// a centre and a side of a square as wide none. The template stores them an odd number of points
  /// wide, and the canvas kept that.
  mutating func shiftTemplateCenters(_ document: InterfaceDocument) {
    guard document.toolsVersion < 14400, Int(root.frame.width) % 2 == 0 else { return }
    for constraint in templateCenters
    where constraint.firstAttribute == .centerX && constraint.constant == 0 {
      move(constraint, by: constraint.firstItem === root ? -0.5 : 0.5)
    }
  }

  private mutating func move(_ constraint: LayoutConstraint, by shift: Double) {
    let written = constraint.constant
    constraint.constant += shift
    centerShifts.append(
      CenterShift(
        location: constraint.location, attribute: constraint.firstAttribute, written: written,
        solved: constraint.constant))
  }

  /// The ids of the two constraints between the middles of Apple's launch screen and of its labels, from
  /// Xcode 6 on.
  static let templateCenterIDs: Set = ["Koa-jz-hwk", "ZEH-qu-HZ9"]
}

/// A constraint whose constant is solved with half a point more or less than it has.
struct CenterShift: Hashable {
  var location: SourceLocation?
  var attribute: Attribute
  var written: Double
  var solved: Double
}

extension SolvedLayout {
  /// Gives constraints the constants that are written; what the canvas added is what they are off by.
  mutating func takeBack(_ shifts: [CenterShift]) {
    guard !shifts.isEmpty else { return }
    let byPlace = Dictionary(grouping: shifts) { $0.location }
    for (index, constraint) in constraints.enumerated() {
      let shift = byPlace[constraint.location]?.first { shift in
        shift.attribute == constraint.first.attribute && shift.solved == constraint.constant
      }
      guard let shift, constraint.origin == .user else { continue }
      let end = formattedOffset(shift.solved)
      guard constraint.sentence.hasSuffix(end) else { continue }
      constraints[index].sentence =
        constraint.sentence.dropLast(end.count) + formattedOffset(shift.written)
      constraints[index].constant = shift.written
      constraints[index].residual += shift.solved - shift.written
    }
  }
}
