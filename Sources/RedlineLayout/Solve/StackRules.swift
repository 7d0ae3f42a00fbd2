/// The constraints by which a stack view arranges its views, with UIKit's identifiers.
///
/// Reference: the constraints that a live `UIStackView` prints, for each distribution and
/// alignment.
struct StackRules {
  let stack: StackView
  let slot: Int
  /// Slots of the arranged views that are shown, and of those that are hidden.
  private(set) var shown: [Int] = []
  private(set) var hidden: [Int] = []
  private var shownViews: [View] = []
  private var gapSlots: [Int] = []
  private var spacerSlot: Int?
  private let isRightToLeft: Bool

  init(_ stack: StackView, slot: Int, tree: inout LayoutTree, direction: LayoutDirection) {
    self.stack = stack
    self.slot = slot
    isRightToLeft = stack.semanticContentAttribute.direction(in: direction) == .rightToLeft
    for view in stack.arrangedSubviews {
      guard let child = tree.slotOf[ObjectIdentifier(view)] else { continue }
      if view.isHidden {
        hidden.append(child)
      } else {
        shown.append(child)
        shownViews.append(view)
      }
    }
    if [.equalSpacing, .equalCentering].contains(stack.distribution), shown.count > 1 {
      for index in 1..<shown.count {
        gapSlots.append(tree.addSpacer("gap\(index)", owner: slot))
      }
    }
    if stack.alignment != .fill, shown.count > 1 {
      spacerSlot = tree.addSpacer("spacer", owner: slot)
    }
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var extent: Attribute { isHorizontal ? .width : .height }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossExtent: Attribute { isHorizontal ? .height : .width }
  private var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

  /// All rules; `canvas` is the slot of the stack or of its margins guide.
  func rules(canvas: Int, contentSizes: (Int) -> Double?) -> [Rule] {
    var rules: [Rule] = []
    for child in hidden {
      rules.append(rule("UISV-hiding", child, extent, constant: 0))
      // Hidden views stay aligned across the axis.
      for line in shown.isEmpty ? [crossStart] : alignedLines {
        rules.append(rule("UISV-alignment", shown.first ?? canvas, line, child, line))
      }
    }
    guard let first = shown.first, let last = shown.last else { return rules }
    rules.append(rule("UISV-canvas-connection", canvas, start, first, start))
    rules.append(rule("UISV-canvas-connection", canvas, end, last, end))
    rules += spacingRules
    rules += distributionRules(canvas, contentSizes)
    rules += alignmentRules(canvas)
    return rules
  }

  /// Distance after each shown view but the last.
  private func gap(after index: Int) -> Double { stack.spacing(after: shownViews[index]) }

  private var spacingRules: [Rule] {
    let isMinimum = [.equalSpacing, .equalCentering].contains(stack.distribution)
    return (1..<max(1, shown.count)).map { index in
      rule(
        "UISV-spacing", shown[index], start, shown[index - 1], end,
        constant: gap(after: index - 1), relation: isMinimum ? .greaterThanOrEqual : .equal)
    }
  }

  private func distributionRules(_ canvas: Int, _ contentSizes: (Int) -> Double?) -> [Rule] {
    switch stack.distribution {
    case .fill: return []
    case .fillEqually:
      return shown.dropFirst().map {
        rule("UISV-fill-equally", $0, extent, shown[0], extent)
      }
    case .fillProportionally: return proportionalRules(canvas, contentSizes)
    case .equalSpacing, .equalCentering: return gapRules(canvas)
    }
  }

  private func proportionalRules(_ canvas: Int, _ contentSizes: (Int) -> Double?) -> [Rule] {
    let sizes = shown.map { contentSizes($0) ?? 0 }
    let gaps = (0..<max(0, shown.count - 1)).reduce(0) { $0 + gap(after: $1) }
    let total = sizes.reduce(0, +) + gaps
    guard total > 0 else { return [] }
    return shown.indices.map { index in
      var result = rule("UISV-fill-proportionally", shown[index], extent, canvas, extent)
      result.multiplier = sizes[index] / total
      if result.multiplier == 0 { result.second = nil }
      result.priority = shown.count == 1 ? 1000 : Double(max(1, 999 - index))
      return result
    }
  }

  private func gapRules(_ canvas: Int) -> [Rule] {
    var rules: [Rule] = []
    let centering = stack.distribution == .equalCentering
    for (index, gap) in gapSlots.enumerated() {
      rules.append(
        rule("UISV-distributing-edge", gap, start, shown[index], centering ? middle : end))
      rules.append(
        rule("UISV-distributing-edge", gap, end, shown[index + 1], centering ? middle : start))
      guard index > 0 else { continue }
      let priority = centering ? Double(max(1, 150 - index)) : 1000
      rules.append(
        rule("UISV-fill-equally", gap, extent, gapSlots[0], extent, priority: priority))
    }
    if !centering { rules.append(rule("UISV-canvas-fit", canvas, extent, priority: 49)) }
    return rules
  }

  private func alignmentRules(_ canvas: Int) -> [Rule] {
    let first = shown[0]
    var rules = shown.dropFirst().flatMap { child in
      alignedLines.map { rule("UISV-alignment", first, $0, child, $0) }
    }
    switch stack.alignment {
    case .fill:
      rules.append(rule("UISV-canvas-connection", canvas, crossStart, first, crossStart))
      rules.append(rule("UISV-canvas-connection", canvas, crossEnd, first, crossEnd))
      return rules
    case .leading:
      rules.append(rule("UISV-canvas-connection", canvas, crossStart, first, crossStart))
    case .trailing:
      rules.append(rule("UISV-canvas-connection", canvas, crossEnd, first, crossEnd))
    case .center:
      rules.append(rule("UISV-canvas-connection", canvas, crossMiddle, first, crossMiddle))
    case .firstBaseline, .lastBaseline: break
    }
    rules += spacerSlot.map { spanRules(canvas, $0) } ?? looseRules(canvas, first)
    for child in shown {
      rules.append(rule("UISV-ambiguity-suppression", child, crossExtent, priority: 25))
    }
    return rules
  }

  private var alignedLines: [Attribute] {
    switch stack.alignment {
    case .fill: [crossStart, crossEnd]
    case .leading: [crossStart]
    case .trailing: [crossEnd]
    case .center: [crossMiddle]
    case .firstBaseline: [isHorizontal ? .firstBaseline : crossStart]
    case .lastBaseline: [isHorizontal ? .lastBaseline : crossStart]
    }
  }

  /// A spacer that spans all views joins the canvas where they are not aligned with it.
  private func spanRules(_ canvas: Int, _ spacer: Int) -> [Rule] {
    let pinsStart = stack.alignment == .leading
    let pinsEnd = stack.alignment == .trailing
    var rules: [Rule] = []
    for child in shown {
      rules.append(
        rule(
          "UISV-spanning-boundary", spacer, crossStart, child, crossStart,
          relation: pinsStart ? .equal : .lessThanOrEqual, priority: pinsStart ? 999.5 : 1000))
      rules.append(
        rule(
          "UISV-spanning-boundary", spacer, crossEnd, child, crossEnd,
          relation: pinsEnd ? .equal : .greaterThanOrEqual, priority: pinsEnd ? 999.5 : 1000))
    }
    rules += spacerConnections(canvas, spacer)
    rules.append(rule("UISV-spanning-fit", spacer, crossExtent, priority: 51))
    return rules
  }

  /// Along baselines the other views may reach beyond the edge that the first view holds.
  private func spacerConnections(_ canvas: Int, _ spacer: Int) -> [Rule] {
    let atStart = rule("UISV-canvas-connection", canvas, crossStart, spacer, crossStart)
    let atEnd = rule("UISV-canvas-connection", canvas, crossEnd, spacer, crossEnd)
    let fit = rule("UISV-canvas-fit", canvas, crossExtent, priority: 49)
    switch stack.alignment {
    case .fill, .center: return [atStart, atEnd]
    case .leading: return [atEnd]
    case .trailing: return [atStart]
    case .firstBaseline:
      let beyond = rule(
        "UISV-canvas-connection", canvas, crossStart, shown[0], crossStart,
        relation: .lessThanOrEqual)
      return [beyond, atEnd, fit]
    case .lastBaseline:
      let beyond = rule(
        "UISV-canvas-connection", canvas, crossEnd, shown[0], crossEnd,
        relation: .greaterThanOrEqual)
      return [atStart, beyond, fit]
    }
  }

  /// A single view lies inside the canvas, which is no larger than it must be.
  private func looseRules(_ canvas: Int, _ child: Int) -> [Rule] {
    [
      rule(
        "UISV-canvas-connection", canvas, crossStart, child, crossStart,
        relation: .lessThanOrEqual),
      rule(
        "UISV-canvas-connection", canvas, crossEnd, child, crossEnd,
        relation: .greaterThanOrEqual),
      rule("UISV-canvas-fit", canvas, crossExtent, priority: 49),
    ]
  }

  private func rule(
    _ identifier: String, _ first: Int, _ attribute: Attribute, _ second: Int? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, constant: Double = 0,
    relation: Relation = .equal, priority: Double = 1000
  ) -> Rule {
    Rule(
      first: first, firstAttribute: attribute, relation: relation, second: second,
      secondAttribute: secondAttribute, constant: constant, priority: priority,
      origin: .stackView, identifier: identifier, holder: slot, isRightToLeft: isRightToLeft)
  }
}
