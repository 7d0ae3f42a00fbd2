extension StackConstraints {
  /// Baselines align rows only; a column aligns its leading edges instead.
  private var alignment: StackAlignment {
    let isBaseline = [.firstBaseline, .lastBaseline].contains(stack.alignment)
    return isBaseline && !isHorizontal ? .leading : stack.alignment
  }

  func addAlignment(_ canvas: Int, to constraints: inout [CompiledConstraint]) {
    let first = shown[0]
    let lines = alignedLines
    for child in shown.dropFirst() {
      for line in lines {
        constraints.append(constraint("UISV-alignment", first, line, child, line))
      }
    }
    switch alignment {
    case .fill:
      constraints.append(
        constraint("UISV-canvas-connection", canvas, crossStart, first, crossStart))
      constraints.append(constraint("UISV-canvas-connection", canvas, crossEnd, first, crossEnd))
      return
    case .leading:
      constraints.append(
        constraint("UISV-canvas-connection", canvas, crossStart, first, crossStart))
    case .trailing:
      constraints.append(constraint("UISV-canvas-connection", canvas, crossEnd, first, crossEnd))
    case .center:
      constraints.append(
        constraint("UISV-canvas-connection", canvas, crossMiddle, first, crossMiddle))
    case .firstBaseline, .lastBaseline: break
    }
    constraints += spacerItem.map { spanConstraints(canvas, $0) } ?? looseConstraints(canvas, first)
    for child in shown {
      constraints.append(constraint("UISV-ambiguity-suppression", child, crossExtent, priority: 25))
    }
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
  private func spanConstraints(_ canvas: Int, _ spacer: Int) -> [CompiledConstraint] {
    let pinsStart = alignment == .leading
    let pinsEnd = alignment == .trailing
    var constraints: [CompiledConstraint] = []
    for child in shown {
      constraints.append(
        constraint(
          "UISV-spanning-boundary", spacer, crossStart, child, crossStart,
          relation: pinsStart ? .equal : .lessThanOrEqual, priority: pinsStart ? 999.5 : 1000))
      constraints.append(
        constraint(
          "UISV-spanning-boundary", spacer, crossEnd, child, crossEnd,
          relation: pinsEnd ? .equal : .greaterThanOrEqual, priority: pinsEnd ? 999.5 : 1000))
    }
    constraints += spacerConnections(canvas, spacer)
    constraints.append(constraint("UISV-spanning-fit", spacer, crossExtent, priority: 51))
    return constraints
  }

  /// Along baselines the other views may reach beyond the edge that the first view holds.
  private func spacerConnections(_ canvas: Int, _ spacer: Int) -> [CompiledConstraint] {
    let atStart = constraint("UISV-canvas-connection", canvas, crossStart, spacer, crossStart)
    let atEnd = constraint("UISV-canvas-connection", canvas, crossEnd, spacer, crossEnd)
    let fit = constraint("UISV-canvas-fit", canvas, crossExtent, priority: 49)
    switch alignment {
    case .fill, .center: return [atStart, atEnd]
    case .leading: return [atEnd]
    case .trailing: return [atStart]
    case .firstBaseline:
      let beyond = constraint(
        "UISV-canvas-connection", canvas, crossStart, shown[0], crossStart,
        relation: .lessThanOrEqual)
      return [beyond, atEnd, fit]
    case .lastBaseline:
      let beyond = constraint(
        "UISV-canvas-connection", canvas, crossEnd, shown[0], crossEnd,
        relation: .greaterThanOrEqual)
      return [atStart, beyond, fit]
    }
  }

  /// A single view lies inside the canvas, which is no larger than it must be.
  private func looseConstraints(_ canvas: Int, _ child: Int) -> [CompiledConstraint] {
    [
      constraint(
        "UISV-canvas-connection", canvas, crossStart, child, crossStart,
        relation: alignment == .lastBaseline ? .equal : .lessThanOrEqual),
      constraint(
        "UISV-canvas-connection", canvas, crossEnd, child, crossEnd,
        relation: alignment == .firstBaseline ? .equal : .greaterThanOrEqual),
      constraint("UISV-canvas-fit", canvas, crossExtent, priority: 49),
    ]
  }
}
