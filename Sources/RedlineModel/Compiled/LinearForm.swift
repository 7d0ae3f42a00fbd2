package import Foundation
package import RedlineSolver

/// The variables of a program, and the lines of items and guides as expressions over them.
///
/// Each item has four: x and y of the alignment rect's top left corner in root coordinates, width
/// and height.
package struct LinearForm: Sendable {
  /// The largest size of a number that constraints may have.
  package static let largestNumber = 1e9

  package var program = LinearProgram()
  private var origins: [Variable] = []
  private var sizes: [Variable] = []
  private let baselines: [CompiledLayout.Baselines]
  package var baselineOwners: [CompiledLayout.BaselineOwners]

  /// Makes the variables of all items.
  ///
  /// Sizes come first: where the constraints leave something open, a size leans towards 0 before
  /// a position leans towards its parent's origin, so that a container without a height is flat.
  /// - Parameter leansOnParents: Whether positions lean; each parent then has a smaller number.
  package init(_ layout: CompiledLayout, leansOnParents: Bool = true) {
    baselines = layout.baselines
    baselineOwners = layout.baselineOwners
    for _ in layout.parents {
      sizes.append(program.addVariable())
      sizes.append(program.addVariable())
    }
    for parent in layout.parents {
      for axis in 0...1 {
        origins.append(
          parent < 0 || !leansOnParents
            ? program.addVariable()
            : program.addVariable(leaningOn: origins[parent * 2 + axis]))
      }
    }
  }

  package func origin(_ item: Int, _ axis: Axis) -> Variable {
    origins[item * 2 + (axis == .horizontal ? 0 : 1)]
  }
  package func size(_ item: Int, _ axis: Axis) -> Variable {
    sizes[item * 2 + (axis == .horizontal ? 0 : 1)]
  }

  /// The variable at a position: first all widths and heights, then all x and y.
  package func variable(_ index: Int) -> Variable {
    index < sizes.count ? sizes[index] : origins[index - sizes.count]
  }

  /// The value of a variable where items and guides have these alignment rects; `nil` for one that
  /// has none.
  package func value(of variable: Variable, in rects: [CGRect?]) -> Double? {
    let half = 2 * rects.count
    guard let rect = rects[variable.index % half / 2] else { return nil }
    let isHorizontal = variable.index % 2 == 0
    return variable.index < half
      ? (isHorizontal ? rect.width : rect.height) : (isHorizontal ? rect.minX : rect.minY)
  }

  /// A width or height, less a length in points.
  func extent(_ item: Int, _ axis: Axis, minus length: Double = 0) -> LinearExpression {
    LinearExpression([Term(size(item, axis), coefficient: 1)], constant: 0 - length)
  }

  /// A line of an item, as seen from the left and the top.
  package func expression(_ item: Int, _ attribute: Attribute) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let owner = self.owner(of: attribute, item)
    let start = Term(origin(owner, axis), coefficient: 1)
    let extent = size(owner, axis)
    switch attribute {
    case .width, .height: return LinearExpression([Term(extent, coefficient: 1)])
    case .right, .trailing, .bottom:
      return LinearExpression([start, Term(extent, coefficient: 1)])
    case .centerX, .centerY:
      return LinearExpression([start, Term(extent, coefficient: 0.5)])
    case .firstBaseline where baselines[owner].isCentered,
      .lastBaseline where baselines[owner].isCentered:
      let text = baselines[owner]
      return LinearExpression(
        [start, Term(extent, coefficient: 0.5)], constant: (text.fromTop - text.fromBottom) / 2)
    case .firstBaseline: return LinearExpression([start], constant: baselines[owner].fromTop)
    case .lastBaseline:
      return LinearExpression(
        [start, Term(extent, coefficient: 1)], constant: -baselines[owner].fromBottom)
    default: return LinearExpression([start])
    }
  }

  private func owner(of attribute: Attribute, _ item: Int) -> Int {
    switch attribute {
    case .firstBaseline: baselineOwners[item].first
    case .lastBaseline: baselineOwners[item].last
    default: item
    }
  }

  /// left side − right side of a constraint.
  ///
  /// In a right-to-left layout, distances with leading or trailing count from the right edge
  /// leftwards. A factor on a position counts from the origin of the view that holds it.
  package func difference(_ constraint: CompiledConstraint) -> LinearExpression {
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let flips = constraint.isRightToLeft && isDirectional
    var result = line(constraint.first, constraint.firstAttribute, flips: flips)
    if let second = constraint.second {
      result.add(
        line(second, constraint.secondAttribute, flips: flips), times: -constraint.multiplier)
      if constraint.multiplier != 1, !constraint.firstAttribute.isDimension, constraint.holder >= 0
      {
        let edge: Attribute = constraint.firstAttribute.axis == .horizontal ? .leading : .top
        result.add(line(constraint.holder, edge, flips: flips), times: constraint.multiplier - 1)
      }
    }
    result.constant -= constraint.constant
    return result
  }

  private func line(_ item: Int, _ attribute: Attribute, flips: Bool) -> LinearExpression {
    guard flips, !attribute.isDimension else { return expression(item, attribute) }
    let mirrored: Attribute =
      attribute == .leading ? .right : attribute == .trailing ? .left : attribute
    var result = LinearExpression()
    result.add(expression(item, mirrored), times: -1)
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
