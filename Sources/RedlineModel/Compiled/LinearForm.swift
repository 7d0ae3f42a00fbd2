package import Foundation
package import RedlineSolver

/// The variables of a program, and the lines of items and guides as expressions over them.
///
/// Each item has four: x and y of the alignment rect's top left corner in root coordinates, width
/// and height.
package struct LinearForm: Sendable {
  /// The largest size of a number that constraints may have.
  package static let largestNumber = 1e9

  private let parents: [Int]
  private let leansOnParents: Bool
  private let baselines: [CompiledLayout.Baselines]
  package var baselineOwners: [CompiledLayout.BaselineOwners]

  /// Makes the variables of all items.
  ///
  /// Sizes come first: where the constraints leave something open, a size leans towards 0 before
  /// a position leans towards its parent's origin, so that a container without a height is flat.
  /// - Parameter leansOnParents: Whether positions lean; each parent then has a smaller number.
  package init(_ layout: CompiledLayout, leansOnParents: Bool = true) {
    parents = layout.parents
    self.leansOnParents = leansOnParents
    baselines = layout.baselines
    baselineOwners = layout.baselineOwners
  }

  /// A program of the variables without constraints.
  var program: LinearProgram {
    var result = LinearProgram()
    result.reserve(variables: variableCount)
    for _ in 0..<2 * parents.count { _ = result.addVariable() }
    for parent in parents {
      for axis in Axis.allCases {
        let leans = parent >= 0 && leansOnParents
        _ = result.addVariable(leaningOn: leans ? origin(parent, axis) : nil)
      }
    }
    return result
  }

  /// The variables of one axis alone: those of the whole program, without every other one.
  func program(_ axis: Axis) -> LinearProgram {
    var result = LinearProgram()
    result.reserve(variables: 2 * parents.count)
    result.addVariables(Array(repeating: -1, count: parents.count))
    result.addVariables(
      parents.map { $0 < 0 || !leansOnParents ? -1 : Int32(parents.count + $0) })
    return result
  }

  /// What a variable is in the program of its axis.
  @inline(__always)
  func halfVariable(_ variable: Variable) -> Variable { self.variable(variable.index / 2) }

  /// The axis of all terms; `nil` where there are both.
  func axis(of expression: LinearExpression) -> Axis? {
    var parities = 0
    for term in expression.terms { parities |= 1 << (term.variable.index & 1) }
    return parities == 3 ? nil : parities == 2 ? .vertical : .horizontal
  }

  @inline(__always)
  package func origin(_ item: Int, _ axis: Axis) -> Variable {
    variable(2 * (parents.count + item) + (axis == .horizontal ? 0 : 1))
  }
  @inline(__always)
  package func size(_ item: Int, _ axis: Axis) -> Variable {
    variable(2 * item + (axis == .horizontal ? 0 : 1))
  }

  /// How many variables there are.
  package var variableCount: Int { 4 * parents.count }

  /// The variable at a position: first all widths and heights, then all x and y.
  @inline(__always)
  package func variable(_ index: Int) -> Variable { Variable(index: index) }

  /// The value of a variable where items and guides have these alignment rects; `nil` for one that
  /// has none.
  package func value(of variable: Variable, in rects: [CGRect?]) -> Double? {
    let half = 2 * rects.count
    guard let rect = rects[variable.index % half / 2] else { return nil }
    let isHorizontal = variable.index % 2 == 0
    return variable.index < half
      ? (isHorizontal ? rect.width : rect.height) : (isHorizontal ? rect.minX : rect.minY)
  }

  /// The alignment rect of an item or guide in points of the root.
  ///
  /// Factors that multiply each other can leave the range in which points mean anything.
  @inline(__always)
  func rect(_ item: Int, _ value: (Variable) -> Double) -> CGRect {
    rect(
      x: value(origin(item, .horizontal)), y: value(origin(item, .vertical)),
      width: value(size(item, .horizontal)), height: value(size(item, .vertical)))
  }

  @inline(__always)
  private func rect(x: Double, y: Double, width: Double, height: Double) -> CGRect {
    // Never −0.
    CGRect(
      x: Self.usable(x) + 0, y: Self.usable(y) + 0, width: Self.length(width),
      height: Self.length(height))
  }

  @inline(__always)
  private static func length(_ value: Double) -> Double { max(0, usable(value)) + 0 }

  @inline(__always)
  private static func usable(_ value: Double) -> Double {
    value.isNaN ? 0 : min(1e11, max(-1e11, value))
  }

  /// The alignment rects of all items and guides, from the values of all variables.
  func rects(_ values: [Double]) -> [CGRect] {
    let half = 2 * parents.count
    return stride(from: 0, to: half, by: 2).map {
      rect(
        x: values[half + $0], y: values[half + $0 + 1], width: values[$0], height: values[$0 + 1])
    }
  }

  /// The widths of items and guides, from the values along the x-axis.
  func widths(of items: [Int], _ horizontal: [Double]) -> [Double] {
    items.map { Self.length(horizontal[$0]) }
  }

  /// The same rects, from the values along each axis.
  func rects(_ horizontal: [Double], _ vertical: [Double]) -> [CGRect] {
    let count = parents.count
    return (0..<count).map {
      rect(
        x: horizontal[count + $0], y: vertical[count + $0], width: horizontal[$0],
        height: vertical[$0])
    }
  }

  /// A line of an item, as seen from the left and the top.
  package func expression(_ item: Int, _ attribute: Attribute) -> LinearExpression {
    var result = LinearExpression()
    add(item, attribute, to: &result)
    return result
  }

  /// Adds a multiple of a line of an item; adding in place costs no allocation for each line.
  func add(
    _ item: Int, _ attribute: Attribute, times factor: Double = 1,
    to expression: inout LinearExpression
  ) {
    guard let axis = attribute.axis else { return }
    let owner = self.owner(of: attribute, item)
    let extent = size(owner, axis)
    if !attribute.isDimension { expression.add(origin(owner, axis), factor) }
    switch attribute {
    case .width, .height, .right, .trailing, .bottom: expression.add(extent, factor)
    case .centerX, .centerY: expression.add(extent, 0.5 * factor)
    case .firstBaseline where baselines[owner].isCentered,
      .lastBaseline where baselines[owner].isCentered:
      let text = baselines[owner]
      expression.add(extent, 0.5 * factor)
      expression.constant += (text.fromTop - text.fromBottom) / 2 * factor
    case .firstBaseline: expression.constant += baselines[owner].fromTop * factor
    case .lastBaseline:
      expression.add(extent, factor)
      expression.constant -= baselines[owner].fromBottom * factor
    default: break
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
    var result = LinearExpression()
    addDifference(constraint.equation, to: &result)
    return result
  }

  /// Adds left side − right side of a constraint.
  func addDifference(
    _ constraint: CompiledConstraint.Equation, to expression: inout LinearExpression
  ) {
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    let flips =
      constraint.isRightToLeft && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    let multiplier = constraint.multiplier
    addLine(constraint.first, firstAttribute, flips: flips, times: 1, to: &expression)
    if let second = constraint.second {
      addLine(second, secondAttribute, flips: flips, times: -multiplier, to: &expression)
      if multiplier != 1, !firstAttribute.isDimension, constraint.holder >= 0 {
        addLine(
          constraint.holder, firstAttribute.axis == .horizontal ? .leading : .top, flips: flips,
          times: multiplier - 1, to: &expression)
      }
    }
    expression.constant -= constraint.constant
  }

  /// A line as its variables make it: with the item's origin or without, and so many times its extent.
  struct PlainLine {
    var hasOrigin: Bool
    var extent: Double

    /// `nil` for what is not a line of the item itself.
    @inline(__always)
    init?(_ attribute: Attribute) {
      switch attribute {
      case .left, .leading, .top: (hasOrigin, extent) = (true, 0)
      case .right, .trailing, .bottom: (hasOrigin, extent) = (true, 1)
      case .centerX, .centerY: (hasOrigin, extent) = (true, 0.5)
      case .width, .height: (hasOrigin, extent) = (false, 1)
      default: return nil
      }
    }
  }

  /// What the difference of a constraint is made of where no variable occurs twice, and nothing is scaled or
  /// mirrored; `nil` elsewhere.
  func plainTerms(
    _ constraint: CompiledConstraint.Equation
  ) -> (axis: Axis, first: PlainLine, second: PlainLine)? {
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let first = PlainLine(firstAttribute), let axis = firstAttribute.axis,
      !(constraint.isRightToLeft && firstAttribute.isDirectional)
    else { return nil }
    guard let item = constraint.second else { return (axis, first, first) }
    guard let second = PlainLine(secondAttribute), secondAttribute.axis == axis,
      constraint.multiplier == 1, item != constraint.first,
      !(constraint.isRightToLeft && secondAttribute.isDirectional)
    else { return nil }
    return (axis, first, second)
  }

  private func addLine(
    _ item: Int, _ attribute: Attribute, flips: Bool, times factor: Double,
    to expression: inout LinearExpression
  ) {
    guard flips, !attribute.isDimension else {
      return add(item, attribute, times: factor, to: &expression)
    }
    let mirrored: Attribute =
      attribute == .leading ? .right : attribute == .trailing ? .left : attribute
    add(item, mirrored, times: -factor, to: &expression)
  }
}

extension LinearExpression {
  /// Adds a multiple of another expression, with one term for each variable.
  package mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }

  /// Adds a term; one that becomes 0 goes.
  fileprivate mutating func add(_ variable: Variable, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable, coefficient: coefficient))
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
