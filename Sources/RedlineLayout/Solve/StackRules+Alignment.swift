extension StackRules {
  /// Baselines align rows only; a column aligns its leading edges instead.
  private var alignment: StackAlignment {
    let isBaseline = [.firstBaseline, .lastBaseline].contains(stack.alignment)
    return isBaseline && !isHorizontal ? .leading : stack.alignment
  }

  func alignmentRules(_ canvas: Int) -> [CompiledConstraint] {
    let first = shown[0]
    var rules = shown.dropFirst().flatMap { child in
      alignedLines.map { rule("UISV-alignment", first, $0, child, $0) }
    }
    switch alignment {
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

  var alignedLines: [Attribute] {
    switch alignment {
    case .fill: [crossStart, crossEnd]
    case .leading: [crossStart]
    case .trailing: [crossEnd]
    case .center: [crossMiddle]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// A spacer that spans all views joins the canvas where they are not aligned with it.
  private func spanRules(_ canvas: Int, _ spacer: Int) -> [CompiledConstraint] {
    let pinsStart = alignment == .leading
    let pinsEnd = alignment == .trailing
    var rules: [CompiledConstraint] = []
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
  private func spacerConnections(_ canvas: Int, _ spacer: Int) -> [CompiledConstraint] {
    let atStart = rule("UISV-canvas-connection", canvas, crossStart, spacer, crossStart)
    let atEnd = rule("UISV-canvas-connection", canvas, crossEnd, spacer, crossEnd)
    let fit = rule("UISV-canvas-fit", canvas, crossExtent, priority: 49)
    switch alignment {
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
  private func looseRules(_ canvas: Int, _ child: Int) -> [CompiledConstraint] {
    [
      rule(
        "UISV-canvas-connection", canvas, crossStart, child, crossStart,
        relation: alignment == .lastBaseline ? .equal : .lessThanOrEqual),
      rule(
        "UISV-canvas-connection", canvas, crossEnd, child, crossEnd,
        relation: alignment == .firstBaseline ? .equal : .greaterThanOrEqual),
      rule("UISV-canvas-fit", canvas, crossExtent, priority: 49),
    ]
  }
}
