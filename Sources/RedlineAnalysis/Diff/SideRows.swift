import Foundation
import RedlineModel
import RedlineSolver

/// The rows that make up one of two layouts, over the numbers that both share.
///
/// A solved layout has no views any more. What its constraints do not say is taken from its rects:
/// the insets of UIKit's own guides, the distances of baselines, and from the residuals on which side
/// a leading edge is.
struct SideRows {
  let layout: SolvedLayout
  private let nodes: [String: Int]
  private(set) var form: LinearForm
  /// By number; `nil` for what is not there and for the helpers of stack views.
  private(set) var rects: [CGRect?]
  /// The number of the view around an item or a guide, -1 for the root and what is not there.
  private(set) var parents: [Int]
  /// The number of views around each view.
  private var depths: [Int]
  private var isGuide: [Bool]
  /// The arranged views of stack views.
  private let children: [Int: [Int]]

  init(_ layout: SolvedLayout, nodes: [String: Int], count: Int) {
    self.layout = layout
    self.nodes = nodes
    form = LinearForm(parents: Array(repeating: -1, count: count))
    rects = Array(repeating: nil, count: count)
    parents = Array(repeating: -1, count: count)
    depths = Array(repeating: 0, count: count)
    isGuide = Array(repeating: false, count: count)
    var children: [Int: [Int]] = [:]
    for item in layout.items {
      guard let node = nodes[item.id] else { continue }
      let rect = item.alignmentRect
      rects[node] = rect
      parents[node] = item.parent.flatMap { nodes[$0] } ?? -1
      if parents[node] >= 0 { depths[node] = depths[parents[node]] + 1 }
      form.baselines[node] = (
        item.firstBaseline.map { $0 - rect.minY } ?? 0,
        item.lastBaseline.map { rect.maxY - $0 } ?? 0,
        item.kind == .button || item.kind == .textField
      )
      children[node] = item.stack?.arranged.compactMap { nodes[$0] }
    }
    for guide in layout.guides {
      guard let node = nodes[guide.id] else { continue }
      rects[node] = guide.frame
      isGuide[node] = true
      parents[node] = nodes[guide.owner] ?? -1
    }
    self.children = children
  }

  // MARK: Rows that nobody wrote

  func root(_ attribute: Attribute) -> LinearConstraint {
    let rect = rects[0] ?? .zero
    let value: Double =
      switch attribute {
      case .width: rect.width
      case .height: rect.height
      default: 0
      }
    return implicit(form.expression(0, attribute), constant: -value)
  }

  /// A line of one of UIKit's own guides at its distance from the owner's; `nil` where nothing but
  /// constraints hold it.
  func guide(_ guide: SolvedLayout.Guide, _ line: Attribute) -> LinearConstraint? {
    guard let node = nodes[guide.id], let owner = nodes[guide.owner], let around = rects[owner],
      guide.isHeld(line, by: around)
    else { return nil }
    let distance = value(of: line, in: guide.frame) - value(of: line, in: around)
    var row = form.expression(node, line)
    row.add(form.expression(owner, line), times: -1)
    return implicit(row, constant: -distance)
  }

  func minimumSize(_ node: Int, _ axis: Axis) -> LinearConstraint {
    LinearConstraint(
      form.expression(node, axis == .horizontal ? .width : .height), .greaterThanOrEqual,
      isImplicit: true)
  }

  /// What the content wants of an item along an axis.
  func content(_ item: SolvedLayout.Item, _ axis: Axis, isHugging: Bool) -> LinearConstraint? {
    guard let node = nodes[item.id],
      let length = axis == .horizontal ? item.intrinsicWidth : item.intrinsicHeight
    else { return nil }
    let priority = (isHugging ? item.hugging : item.compressionResistance)[axis]
    guard priority > 0, priority <= 1000, length.isFinite else { return nil }
    var row = form.expression(node, axis == .horizontal ? .width : .height)
    row.constant = -length
    return LinearConstraint(
      row, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, priority: priority,
      isImplicit: true)
  }

  private func implicit(_ row: LinearExpression, constant: Double) -> LinearConstraint {
    var row = row
    row.constant += constant
    return LinearConstraint(row, .equal, isImplicit: true)
  }

  private func value(of line: Attribute, in rect: CGRect) -> Double {
    switch line {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    default: rect.maxY
    }
  }

  // MARK: Constraints

  /// The row of an active constraint; `nil` for others and for what no program may have.
  mutating func row(_ constraint: SolvedLayout.Constraint) -> LinearConstraint? {
    guard constraint.isActive, constraint.priority > 0, constraint.priority <= 1000,
      abs(constraint.constant) <= LinearForm.largestNumber,
      abs(constraint.multiplier) <= LinearForm.largestNumber, var rule = rule(constraint)
    else { return nil }
    chooseReading(of: &rule, constraint)
    let row = form.difference(rule)
    return LinearConstraint(
      row, RedlineSolver.Relation(constraint.relation), priority: constraint.priority,
      isImplicit: rule.isImplicit)
  }

  private func rule(_ constraint: SolvedLayout.Constraint) -> Rule? {
    guard let first = nodes[constraint.first.item], constraint.first.attribute.axis != nil else {
      return nil
    }
    var rule = Rule(
      first: first, firstAttribute: constraint.first.attribute, relation: constraint.relation,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority, origin: constraint.origin)
    rule.isRightToLeft = layout.environment.layoutDirection == .rightToLeft
    rule.holder = first
    guard let second = constraint.second else { return rule }
    guard let node = nodes[second.item], second.attribute.axis != nil else { return nil }
    rule.second = node
    rule.secondAttribute = second.attribute
    let isScaled = rule.multiplier != 1 && !rule.firstAttribute.isDimension
    if isScaled { rule.holder = commonAncestor(first, node) }
    return rule
  }

  /// Takes the direction, and for a stack view's baseline the view that has it, with which the
  /// residual is the one of the layout.
  private mutating func chooseReading(of rule: inout Rule, _ constraint: SolvedLayout.Constraint) {
    guard let residual = residual(rule), abs(residual - constraint.residual) > 0.01 else { return }
    var turned = rule
    turned.isRightToLeft.toggle()
    if let residual = self.residual(turned), abs(residual - constraint.residual) <= 0.01 {
      rule = turned
      return
    }
    for slot in [rule.first, rule.second ?? -1] where children[slot] != nil {
      for candidate in arrangedViews(of: slot) {
        form.baselineSlots[slot] = (candidate, candidate)
        if let residual = self.residual(rule), abs(residual - constraint.residual) <= 0.01 {
          return
        }
      }
      form.baselineSlots[slot] = (slot, slot)
    }
  }

  /// The first views inside a stack view, not only its own.
  private func arrangedViews(of stack: Int) -> [Int] {
    var result: [Int] = []
    var next = children[stack] ?? []
    while let node = next.popLast(), result.count < 64 {
      if let inner = children[node] { next += inner } else { result.append(node) }
    }
    return result
  }

  private func residual(_ rule: Rule) -> Double? {
    let row = form.difference(rule)
    var result = row.constant
    for term in row.terms {
      guard let value = value(of: term.variable.index) else { return nil }
      result += term.coefficient * value
    }
    return result
  }

  /// The value that a variable has in the layout.
  func value(of variable: Int) -> Double? {
    let half = 2 * rects.count
    let node = variable % half / 2
    guard let rect = rects[node] else { return nil }
    let isHorizontal = variable % 2 == 0
    return variable < half
      ? (isHorizontal ? rect.width : rect.height) : (isHorizontal ? rect.minX : rect.minY)
  }

  private func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var (one, other) = (view(first), view(second))
    let (onesDepth, othersDepth) = (depths[one], depths[other])
    for _ in 0..<max(0, onesDepth - othersDepth) { one = max(0, parents[one]) }
    for _ in 0..<max(0, othersDepth - onesDepth) { other = max(0, parents[other]) }
    for _ in parents where one != other && one >= 0 && other >= 0 {
      (one, other) = (parents[one], parents[other])
    }
    return max(0, one)
  }

  private func view(_ node: Int) -> Int { isGuide[node] ? max(0, parents[node]) : node }
}

extension SolvedLayout.Guide {
  /// Whether UIKit holds that line of the guide, given its owner's rect.
  fileprivate func isHeld(_ line: Attribute, by owner: CGRect) -> Bool {
    guard kind == .custom else { return true }
    if name.hasPrefix("frameGuide") { return frame == owner }
    guard name.hasPrefix("contentGuide"), frame.origin == owner.origin else { return false }
    return line == .left || line == .top
  }
}
