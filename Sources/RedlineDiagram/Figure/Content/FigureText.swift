import Foundation
import RedlineModel

/// What the tags of a figure say.
enum FigureText {
  /// How one end of a distance lies to the other.
  enum Ends {
    /// The first view is in the second, the second in the first, or neither.
    case inner, outer, beside
  }

  /// The number, with its relation as it reads for a distance, which is positive; by how much two views beside each
  /// other overlap, or one sticks out of what it is in, is negative.
  static func distance(_ constraint: SolvedLayout.Constraint, _ ends: Ends = .inner) -> String {
    if let relation = negative(constraint, ends) {
      return (relation == .equal ? "" : relation.symbol) + "−"
        + formatted(abs(constraint.constant)) + suffix(constraint)
    }
    var text = formatted(abs(constraint.constant))
    if constraint.isSystemSpacing { text += "·sys" }
    let relation = relation(of: constraint, ends)
    return (relation == .equal ? "" : relation.symbol) + text + suffix(constraint)
  }

  /// The relation of a gap or an inset that is less than nothing; `nil` of any other constraint.
  private static func negative(
    _ constraint: SolvedLayout.Constraint, _ ends: Ends
  ) -> Relation? {
    guard let second = constraint.second?.attribute, constraint.multiplier == 1 else { return nil }
    let first = constraint.first.attribute
    // Between views beside each other a gap ends at opposite edges, an inset at the same.
    guard ![first, second].contains(where: { $0.isCenter || $0.isBaseline }),
      (first.isFarEdge != second.isFarEdge) == (ends == .beside)
    else { return nil }
    let isTurned = first.isFarEdge != (ends == .outer)
    guard (isTurned ? -constraint.constant : constraint.constant) < 0 else { return nil }
    return isTurned ? Relation(rawValue: -constraint.relation.rawValue) : constraint.relation
  }

  /// The relation of the distance of two edges.
  /// - Parameter ends: `.outer` where the second view is in the first, as in `superview.trailing >= label.trailing`.
  static func relation(
    of constraint: SolvedLayout.Constraint, _ ends: Ends = .inner
  ) -> Relation {
    // Which of two views beside each other reaches further: the one that does has 0 or more left.
    if ends == .beside, constraint.constant == 0, constraint.relation != .equal,
      constraint.first.attribute == constraint.second?.attribute
    {
      return .greaterThanOrEqual
    }
    let flips =
      constraint.constant == 0
      ? constraint.first.attribute.isFarEdge != (ends == .outer) : constraint.constant < 0
    return flips ? Relation(rawValue: -constraint.relation.rawValue)! : constraint.relation
  }

  /// `≥`, `≤` or nothing, as it reads for a distance or a size.
  static func relationSymbol(_ constraint: SolvedLayout.Constraint) -> String {
    let relation =
      constraint.second == nil ? constraint.relation : relation(of: constraint)
    return relation == .equal ? "" : relation.symbol
  }

  /// A size in points.
  static func size(_ constraint: SolvedLayout.Constraint) -> String {
    (constraint.relation == .equal ? "" : constraint.relation.symbol)
      + formatted(constraint.constant) + suffix(constraint)
  }

  /// `=a`, `≥0.5a +8`: the factor comes first, as `×2` behind it is a count.
  static func equalSize(_ constraint: SolvedLayout.Constraint, _ letter: String) -> String {
    let factor = constraint.multiplier == 1 ? "" : formatted(constraint.multiplier)
    return constraint.relation.symbol + factor + letter + offset(constraint.constant)
      + suffix(constraint)
  }

  /// Nothing where two centres are on one line; `= cell −72`, `= 0.8 × cell`, `≥ cell`, and `−72` where the
  /// other end is the screen.
  /// - Parameter offset: The constant as it reads from the view that the text begins with.
  static func center(
    _ constraint: SolvedLayout.Constraint, _ other: String?, offset: Double
  ) -> String {
    let isPlain = constraint.relation == .equal && constraint.multiplier == 1
    if isPlain, offset == 0 { return "" }
    let offset = Self.offset(offset)
    guard let other else { return (isPlain ? "" : " \(constraint.relation.symbol)") + offset }
    let factor = constraint.multiplier == 1 ? "" : "\(formatted(constraint.multiplier)) × "
    return " \(constraint.relation.symbol) \(factor)\(other)\(offset)"
  }

  /// `3:2`, width to height; a least height is a greatest ratio.
  static func aspect(_ constraint: SolvedLayout.Constraint) -> String {
    let isWidth = constraint.first.attribute == .width
    var text = ratio(isWidth ? constraint.multiplier : 1 / constraint.multiplier)
    text += offset(constraint.constant)
    if constraint.constant != 0, !isWidth { text += " high" }
    let relation = Relation(rawValue: constraint.relation.rawValue * (isWidth ? 1 : -1))!
    return (relation == .equal ? "" : relation.symbol) + text + suffix(constraint)
  }

  private static func ratio(_ value: Double) -> String {
    for denominator in 1...20 {
      let numerator = value * Double(denominator)
      if numerator >= 0.5, abs(numerator - numerator.rounded()) < 1e-6 {
        return "\(formatted(numerator.rounded())):\(denominator)"
      }
    }
    return "\(formatted(value)):1"
  }

  /// The priority, and what a constraint that was given up came to be instead.
  static func suffix(_ constraint: SolvedLayout.Constraint) -> String {
    let priority = constraint.isRequired ? "" : "@\(formatted(constraint.priority))"
    // What another place times a factor should be is no number that one sees.
    let isTold = constraint.multiplier == 1 || constraint.first.attribute.isDimension
    guard isTold, constraint.isBroken || constraint.yields || constraint.isOff else {
      return priority
    }
    return (constraint.isBroken ? "" : priority) + ", is \(outcome(constraint))"
  }

  /// The number that is seen instead, or how much larger or smaller a size is than it should be.
  private static func outcome(_ constraint: SolvedLayout.Constraint) -> String {
    guard constraint.second == nil || !constraint.first.attribute.isDimension else {
      let word = constraint.residual < 0 ? "less" : "more"
      return "\(formatted(abs(constraint.residual), decimals: 1)) \(word)"
    }
    let value = constraint.constant + constraint.residual
    return formatted(constraint.constant < 0 ? -value : value, decimals: 1)
      .replacing("-", with: "−")
  }

  /// ` +8` or ` −8`, or nothing.
  static func offset(_ constant: Double) -> String {
    constant == 0 ? "" : (constant < 0 ? " −" : " +") + formatted(abs(constant))
  }

  /// What two edges on one line are called: `leading`, `0` where they touch, `center on trailing`, and what no edge
  /// is, `last on first baseline`.
  static func line(of one: Attribute, _ other: Attribute) -> String {
    if one == other { return name(of: one) }
    if one.isBaseline && other.isBaseline {
      return (one == .lastBaseline ? "last" : "first") + " on \(name(of: other))"
    }
    let areEdges = [one, other].allSatisfy { !$0.isCenter && !$0.isBaseline }
    return areEdges ? "0" : "\(name(of: one)) on \(name(of: other))"
  }

  /// A tag on two lines: `toggle centerY` above `= terms`, and one that is not of anything at the space that
  /// leaves lines of most alike length.
  static func folded(_ text: String) -> [String]? {
    func parts(_ space: String.Index) -> [String] {
      [String(text[..<space]), String(text[text.index(after: space)...])]
    }
    if let base = text.range(of: FigureMarks.of) { return parts(base.lowerBound) }
    let spaces = text.indices.filter { text[$0] == " " }
    return spaces.map(parts).min { one, other in
      (one.map(\.count).max() ?? 0) < (other.map(\.count).max() ?? 0)
    }
  }

  /// The name of an attribute beside a line that says along which axis it is.
  static func name(of attribute: Attribute) -> String {
    switch attribute {
    case .centerX, .centerY: "center"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    default: attribute.name
    }
  }

  /// The name of an attribute in an equation or a sentence: `centerY` is not `center`.
  static func fullName(of attribute: Attribute) -> String {
    attribute.isCenter ? attribute.name : name(of: attribute)
  }
}

extension SolvedLayout.Constraint {
  /// Whether it gives way by a quarter of a point or more, so that its number is not what is seen.
  var yields: Bool { isActive && !isRequired && differs }

  /// Whether it is not active and does not hold, either, so that its bar is not as long as its number says.
  var isOff: Bool { !isActive && differs }

  private var differs: Bool {
    switch relation {
    case .equal: abs(residual) >= 0.25
    case .lessThanOrEqual: residual >= 0.25
    case .greaterThanOrEqual: residual <= -0.25
    }
  }
}
