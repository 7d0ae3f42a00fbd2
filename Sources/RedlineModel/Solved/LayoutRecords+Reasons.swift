/// Writes why the edges and sizes of items are what they are.
extension LayoutRecords {
  /// The reasons of all items but the root, which has none.
  func makeReasons() -> [[SolvedLayout.Reason]] {
    allConstraints.withUnsafeBufferPointer { constraints in
      solved.layout.kinds.indices.map { item in
        guard item > 0, case .view = solved.layout.kinds[item] else { return [] }
        return [Attribute.left, .top, .width, .height].map {
          reason($0, solved.determination(item, $0, atLeast: 0.0005), constraints)
        }
      }
    }
  }

  private func reason(
    _ attribute: Attribute, _ found: SolvedProgram.Determination,
    _ constraints: UnsafeBufferPointer<SolvedLayout.Constraint>
  ) -> SolvedLayout.Reason {
    var parts: [SolvedLayout.Reason.Part] = []
    parts.reserveCapacity(found.parts.count)
    for part in found.parts {
      let constraint: String? =
        if case .constraint(let index) = part.source { constraints[index].id } else { nil }
      let next = SolvedLayout.Reason.Part(
        amount: part.amount, rate: part.rate, constraint: constraint, label: label(of: part.source))
      // All lines of a guide are one thing to a reader.
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
    let omittedCount = max(0, parts.count - SolvedLayout.Reason.maximumPartCount)
    if omittedCount > 0 { parts = Self.largest(of: parts) }
    return SolvedLayout.Reason(
      attribute: attribute, value: found.value.settled, parts: parts, omittedCount: omittedCount,
      isFree: found.isFree)
  }

  /// The parts that bring most, in their order.
  private static func largest(
    of parts: [SolvedLayout.Reason.Part]
  ) -> [SolvedLayout.Reason.Part] {
    parts.indices.sorted { one, other in
      let (first, second) = (abs(parts[one].amount), abs(parts[other].amount))
      return first != second ? first > second : one < other
    }.prefix(SolvedLayout.Reason.maximumPartCount).sorted().map { parts[$0] }
  }

  /// What a row of the program is called, where its constant alone would not say it.
  private func label(of source: CompiledLayout.Source) -> String? {
    switch source {
    case .root(let attribute): "screen \(attribute.name)"
    case .guide(let item, _): guideLabel(item)
    case .content(let item, let axis, _):
      "\(names[item])'s \(axis == .horizontal ? "width" : "height")"
    case .minimumSize, .boundedSize, .bound: nil
    case .constraint(let index): label(ofConstraint: index)
    }
  }

  private func guideLabel(_ item: Int) -> String? {
    switch guideKinds[item] {
    case .safeArea: return "safe area"
    case .layoutMargins: return "margin"
    case .readableContent: return "readable width"
    case .keyboard: return "keyboard"
    case .custom, nil: return nil
    }
  }

  private func label(ofConstraint index: Int) -> String? {
    let constraints = solved.layout.constraints
    switch constraints[index].origin {
    case .stackView: return "stack spacing"
    case .autoresizingMask: return "frame"
    case .user, .contentSize, .system: break
    }
    let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
    if baselines.contains(constraints[index].firstAttribute)
      || baselines.contains(constraints[index].secondAttribute)
    {
      return "between baselines"
    }
    return constraints[index].isSystemSpacing ? "system spacing" : nil
  }
}
