import RedlineSolver

/// Writes why the edges and sizes of items are what they are.
extension LayoutReading {
  /// Layouts with more items get no reasons: nobody could read them, and each takes time.
  static let maximumReasonCount = 256

  /// Adds ``SolvedLayout/Item/reasons`` to the items.
  /// - Parameter records: The constraints of the layout, in the order of the rules.
  func addReasons(to items: inout [SolvedLayout.Item], _ records: [SolvedLayout.Constraint]) {
    guard items.count <= Self.maximumReasonCount else { return }
    for slot in items.indices.dropFirst() {
      items[slot].reasons = [
        reason(.left, LinearExpression([Term(pass.form.origin(slot, .horizontal))]), records),
        reason(.top, LinearExpression([Term(pass.form.origin(slot, .vertical))]), records),
        reason(.width, LinearExpression([Term(pass.form.size(slot, .horizontal))]), records),
        reason(.height, LinearExpression([Term(pass.form.size(slot, .vertical))]), records),
      ]
    }
  }

  private func reason(
    _ attribute: Attribute, _ expression: LinearExpression,
    _ records: [SolvedLayout.Constraint]
  ) -> SolvedLayout.Reason {
    let found = pass.solution.determination(of: expression)
    var parts: [SolvedLayout.Reason.Part] = []
    for part in found.parts {
      let constant = pass.form.program.constant(of: part.constraint)
      guard abs(part.rate * constant) >= 0.0005 else { continue }
      let rule: Int? =
        if case .constraint(let index) = pass.sources[part.constraint] { index } else { nil }
      let next = SolvedLayout.Reason.Part(
        amount: (part.rate * constant).settled, rate: (-part.rate).settled,
        constraint: rule.map { records[$0].id }, label: label(of: part.constraint))
      if let last = parts.last, next.label != nil, last.label == next.label,
        last.constraint == next.constraint
      {
        parts[parts.count - 1].amount = (last.amount + next.amount).settled
        parts[parts.count - 1].rate = (last.rate + next.rate).settled
      } else {
        parts.append(next)
      }
    }
    parts.removeAll { $0.amount == 0 }
    let shown = parts.prefix(SolvedLayout.Reason.maximumPartCount)
    return SolvedLayout.Reason(
      attribute: attribute, value: pass.solution.value(of: expression).settled,
      parts: Array(shown), omittedCount: parts.count - shown.count,
      isFree: !found.leanings.isEmpty)
  }

  /// What a constraint of the program is called, where its constant alone would not say it.
  private func label(of constraint: Int) -> String? {
    switch pass.sources[constraint] {
    case .root(let attribute): "screen \(attribute.name)"
    case .guide(let slot, _): guideLabel(slot)
    case .content(let slot, let axis, _):
      "\(tree.slots[slot].displayName)'s \(axis == .horizontal ? "width" : "height")"
    case .minimumSize, .boundedSize, .bound: nil
    case .constraint(let index): label(of: pass.constraints[index])
    }
  }

  private func guideLabel(_ slot: Int) -> String? {
    guard case .guide(let guide) = tree.slots[slot].content else { return nil }
    switch guide.kind {
    case .safeArea: return "safe area"
    case .layoutMargins: return "margin"
    case .readableContent: return "readable width"
    case .keyboard: return "keyboard"
    case .custom: return nil
    }
  }

  private func label(of rule: CompiledConstraint) -> String? {
    if rule.origin == .stackView { return "stack spacing" }
    if rule.origin == .autoresizingMask { return "frame" }
    let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
    if baselines.contains(rule.firstAttribute) || baselines.contains(rule.secondAttribute) {
      return "between baselines"
    }
    return rule.isSystemSpacing ? "system spacing" : nil
  }
}
