package import RedlineSolver

/// The lines of slots as linear expressions, and constraints as rows of the program.
///
/// Four variables a slot: x and y of the alignment rect's top left corner in root coordinates,
/// width and height.
package struct LinearForm: Sendable {
  /// The largest size of a number that constraints may have.
  package static let largestNumber = 1e9

  package var program = LinearProgram()
  private var origins: [Variable] = []
  private var sizes: [Variable] = []
  /// Offsets of the baselines from the top and the bottom edge, by slot; of a text that stays in
  /// the middle both count from there.
  package var baselines: [(fromTop: Double, fromBottom: Double, isCentered: Bool)]
  /// The slots whose baselines count for a slot: its own, or for a stack view those of its views.
  package var baselineSlots: [(first: Int, last: Int)]

  /// Makes the variables of all slots; `parents` has -1 for the root.
  ///
  /// Sizes come first: where the constraints leave something open, a size leans towards 0 before
  /// a position leans towards its parent's origin, so that a container without a height is flat.
  package init(parents: [Int]) {
    baselines = Array(repeating: (0, 0, false), count: parents.count)
    baselineSlots = parents.indices.map { ($0, $0) }
    for _ in parents {
      sizes.append(program.addVariable())
      sizes.append(program.addVariable())
    }
    for parent in parents {
      for axis in 0...1 {
        origins.append(
          parent < 0
            ? program.addVariable()
            : program.addVariable(leaningOn: origins[parent * 2 + axis]))
      }
    }
  }

  package func origin(_ slot: Int, _ axis: Axis) -> Variable {
    origins[slot * 2 + (axis == .horizontal ? 0 : 1)]
  }
  package func size(_ slot: Int, _ axis: Axis) -> Variable {
    sizes[slot * 2 + (axis == .horizontal ? 0 : 1)]
  }

  /// A line of a slot, as seen from the left and the top.
  package func expression(_ slot: Int, _ attribute: Attribute) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let slot = self.slot(slot, holding: attribute)
    let start = Term(origin(slot, axis), coefficient: 1)
    let extent = size(slot, axis)
    switch attribute {
    case .width, .height: return LinearExpression([Term(extent, coefficient: 1)])
    case .right, .trailing, .bottom:
      return LinearExpression([start, Term(extent, coefficient: 1)])
    case .centerX, .centerY:
      return LinearExpression([start, Term(extent, coefficient: 0.5)])
    case .firstBaseline where baselines[slot].isCentered,
      .lastBaseline where baselines[slot].isCentered:
      let (top, bottom, _) = baselines[slot]
      return LinearExpression(
        [start, Term(extent, coefficient: 0.5)], constant: (top - bottom) / 2)
    case .firstBaseline: return LinearExpression([start], constant: baselines[slot].fromTop)
    case .lastBaseline:
      return LinearExpression(
        [start, Term(extent, coefficient: 1)], constant: -baselines[slot].fromBottom)
    default: return LinearExpression([start])
    }
  }

  private func slot(_ slot: Int, holding attribute: Attribute) -> Int {
    switch attribute {
    case .firstBaseline: baselineSlots[slot].first
    case .lastBaseline: baselineSlots[slot].last
    default: slot
    }
  }

  /// left side − right side of a constraint.
  ///
  /// In a right-to-left layout, distances with leading or trailing count from the right edge
  /// leftwards. A factor on a position counts from the origin of the view that holds it.
  package func difference(_ rule: Rule) -> LinearExpression {
    let isDirectional = rule.firstAttribute.isDirectional || rule.secondAttribute.isDirectional
    let flips = rule.isRightToLeft && isDirectional
    var result = line(rule.first, rule.firstAttribute, flips: flips)
    if let second = rule.second {
      result.add(line(second, rule.secondAttribute, flips: flips), times: -rule.multiplier)
      if rule.multiplier != 1, !rule.firstAttribute.isDimension, rule.holder >= 0 {
        let edge: Attribute = rule.firstAttribute.axis == .horizontal ? .leading : .top
        result.add(line(rule.holder, edge, flips: flips), times: rule.multiplier - 1)
      }
    }
    result.constant -= rule.constant
    return result
  }

  private func line(_ slot: Int, _ attribute: Attribute, flips: Bool) -> LinearExpression {
    guard flips, !attribute.isDimension else { return expression(slot, attribute) }
    let mirrored: Attribute =
      attribute == .leading ? .right : attribute == .trailing ? .left : attribute
    var result = LinearExpression()
    result.add(expression(slot, mirrored), times: -1)
    return result
  }
}

extension LinearExpression {
  /// Adds a multiple of another expression, with one term for each variable.
  package mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms {
      let change = term.coefficient * factor
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += change
      } else {
        terms.append(Term(term.variable, coefficient: change))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    constant += other.constant * factor
  }
}

extension RedlineSolver.Relation {
  package init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
