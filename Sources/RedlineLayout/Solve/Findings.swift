import Foundation
import RedlineSolver

extension LayoutReading {
  /// Everything about the layout that its author would want to know, most severe first.
  func findings(in layout: SolvedLayout) -> [Diagnostic] {
    let parents = Dictionary(
      layout.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all =
      conflicts(layout) + ambiguities() + zeroSizes(layout) + truncatedTexts(layout)
      + outsideParents(layout, parents) + brokenConstraints(layout)
    let order = all.indices.sorted { a, b in
      (all[a].severity, a) < (all[b].severity, b)
    }
    return order.map { all[$0] }
  }

  // MARK: Conflicts

  private func conflicts(_ layout: SolvedLayout) -> [Diagnostic] {
    pass.solution.conflicts.enumerated().map { number, conflict in
      var ids: [String] = []
      var sentences: [String] = []
      let members = conflict.constraints.filter { isRule($0) }
      for index in members + conflict.constraints.filter({ !isRule($0) }) {
        if case .rule(let rule) = pass.sources[index] { ids.append(layout.constraints[rule].id) }
        sentences.append(sentence(pass.sources[index]))
      }
      let broken = pass.sources[conflict.broken]
      let masked = conflict.constraints.lazy.compactMap { autoresized(pass.sources[$0]) }.first
      let step =
        masked.map { "set translatesAutoresizingMaskIntoConstraints to false on \($0)" }
        ?? "remove one of them or lower its priority"
      let all = sentences.joined(separator: "; ")
      return Diagnostic(
        id: "conflict:\(ids.joined(separator: ","))", kind: .conflict, severity: .error,
        message: """
          these required constraints cannot all hold: \(all). Solved without \(sentence(broken)); \
          \(step)
          """,
        items: [], constraints: ids, rank: number + 1, location: location(broken))
    }
  }

  private func isRule(_ index: Int) -> Bool {
    if case .rule = pass.sources[index] { true } else { false }
  }

  /// The name of the view whose autoresizing mask the constraint comes from.
  private func autoresized(_ source: LayoutSolver.Source) -> String? {
    guard case .rule(let index) = source, pass.rules[index].origin == .autoresizingMask else {
      return nil
    }
    return tree.slots[pass.rules[index].first].displayName
  }

  private func location(_ source: LayoutSolver.Source) -> SourceLocation? {
    if case .rule(let index) = source { return pass.rules[index].location }
    return nil
  }

  private func sentence(_ source: LayoutSolver.Source) -> String {
    switch source {
    case .rule(let index):
      let rule = pass.rules[index]
      let note =
        rule.origin == .autoresizingMask
        ? " (autoresizing mask)" : rule.origin == .stackView ? " (stack view)" : ""
      let place = rule.location.map { " (\($0))" } ?? ""
      return sentence(rule) + note + place
    case .minimumSize(let slot, let axis):
      return "\(tree.slots[slot].displayName).\(axis.extentName) ≥ 0 (sizes are never negative)"
    case .content(let slot, let axis, let isHugging):
      let size = pass.contents[slot]
      let length = formatted(axis == .horizontal ? size.width : size.height)
      return "\(tree.slots[slot].displayName).\(axis.extentName) \(isHugging ? "≤" : "≥") "
        + "\(length) (its content at priority 1000)"
    case .root:
      let size = environment.size
      return "\(tree.slots[0].name) is \(formatted(size.width)) × \(formatted(size.height))"
    case .guide(let slot):
      let rect = rects[slot]
      return "\(tree.slots[slot].displayName) is \(formatted(rect.width)) × "
        + "\(formatted(rect.height)) at \(formatted(rect.minX)), \(formatted(rect.minY))"
    }
  }

  // MARK: Sizes, texts and places

  private func zeroSizes(_ layout: SolvedLayout) -> [Diagnostic] {
    let visibleChildren = Dictionary(
      grouping: layout.items.filter { !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0 },
      by: { $0.parent ?? "" })
    return shownItems(layout).compactMap { item in
      guard item.frame.width <= 0 || item.frame.height <= 0,
        visibleChildren[item.id] != nil
      else { return nil }
      let extent = item.frame.height <= 0 ? "height" : "width"
      let ends = item.frame.height <= 0 ? "top and its bottom" : "leading and its trailing edge"
      return Diagnostic(
        id: "zeroSize:\(item.id)", kind: .zeroSize, severity: .warning,
        message: """
          \(display(item)) has no \(extent) (0 pt): what is inside is drawn but gets no touches; \
          constrain its contents to both its \(ends)
          """,
        items: [item.id], constraints: [], location: item.location)
    }
  }

  private func truncatedTexts(_ layout: SolvedLayout) -> [Diagnostic] {
    shownItems(layout).compactMap { item in
      guard let text = item.text, text.isTruncated, item.kind != .textField
      else { return nil }
      let needs = "\(formatted(item.intrinsicWidth ?? 0)) × \(formatted(item.intrinsicHeight ?? 0))"
      let has = "\(formatted(item.frame.width)) × \(formatted(item.frame.height))"
      let step =
        item.kind == .label && text.numberOfLines == 1
        ? "let it have more lines, or more width" : "give it more room or a shorter text"
      return Diagnostic(
        id: "truncatedText:\(item.id)", kind: .truncatedText, severity: .warning,
        message: """
          \(display(item)) does not show its whole text: it needs \(needs) pt and has \(has); \
          \(step)
          """,
        items: [item.id], constraints: [], location: item.location)
    }
  }

  private func outsideParents(
    _ layout: SolvedLayout, _ parents: [String: SolvedLayout.Item]
  ) -> [Diagnostic] {
    shownItems(layout).compactMap { item in
      guard item.frame.width > 0, item.frame.height > 0,
        let parent = item.parent.flatMap({ parents[$0] }),
        parent.frame.width > 0, parent.frame.height > 0
      else { return nil }
      let beyond = [
        ("left", parent.alignmentRect.minX - item.alignmentRect.minX),
        ("top", parent.alignmentRect.minY - item.alignmentRect.minY),
        ("right", item.alignmentRect.maxX - parent.alignmentRect.maxX),
        ("bottom", item.alignmentRect.maxY - parent.alignmentRect.maxY),
      ].filter { $0.1 > 0.5 }.map { "\(formatted($0.1)) pt at the \($0.0)" }
      guard !beyond.isEmpty else { return nil }
      return Diagnostic(
        id: "outsideParent:\(item.id)", kind: .outsideParent, severity: .warning,
        message: """
          \(display(item)) reaches beyond \(display(parent)) by \
          \(beyond.joined(separator: ", ")); hold it with ≥ and ≤ to its parent's edges
          """,
        items: [item.id, parent.id], constraints: [], location: item.location)
    }
  }

  private func brokenConstraints(_ layout: SolvedLayout) -> [Diagnostic] {
    layout.constraints.compactMap { constraint in
      guard constraint.origin == .user, constraint.isActive, !constraint.isBroken,
        !constraint.isRequired, !constraint.isSatisfied
      else { return nil }
      return Diagnostic(
        id: "brokenConstraint:\(constraint.id)", kind: .brokenConstraint, severity: .note,
        message: """
          \(constraint.sentence) gives way to stronger constraints and is off by \
          \(formatted(abs(constraint.residual))) pt
          """,
        items: [constraint.first.item], constraints: [constraint.id],
        location: constraint.location)
    }
  }

  private func shownItems(_ layout: SolvedLayout) -> [SolvedLayout.Item] {
    zip(layout.items, isShown).compactMap { $1 ? $0 : nil }
  }

  private func display(_ item: SolvedLayout.Item) -> String {
    item.id.replacing("/", with: ".")
  }
}

extension Axis {
  var extentName: String { self == .horizontal ? "width" : "height" }
}
