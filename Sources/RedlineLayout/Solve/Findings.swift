import Foundation
import RedlineSolver

extension LayoutReading {
  /// Everything about the layout that its author would want to know, most severe first.
  func findings(in layout: SolvedLayout) -> [Diagnostic] {
    let parents = Dictionary(
      layout.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all =
      conflicts(layout) + unsettled() + ambiguities() + zeroSizes(layout) + truncatedTexts(layout)
      + outsideParents(layout, parents) + brokenConstraints(layout)
    let order = all.indices.sorted { a, b in
      (all[a].severity, a) < (all[b].severity, b)
    }
    return order.map { all[$0] }
  }

  // MARK: What has not come to rest

  private func unsettled() -> [Diagnostic] {
    var result: [Diagnostic] = []
    if !pass.solution.isOptimal {
      result.append(
        Diagnostic(
          id: "unsettled:solution", kind: .unsettled, severity: .error,
          message: """
            the search for the best layout was given up: required constraints hold, but optional \
            ones may be served better; give fewer of them the same priority
            """,
          items: [tree.slots[0].id], constraints: []))
    }
    guard let changed = pass.changedInputs else { return result }
    for (slot, view) in tree.views where changed.contents[slot] != pass.contents[slot] {
      let name = tree.slots[slot].displayName
      result.append(
        Diagnostic(
          id: "unsettled:\(tree.slots[slot].id)", kind: .unsettled, severity: .warning,
          message: """
            \(name) does not come to rest: after \(LayoutSolver.maximumPasses) passes its content \
            still changes from \(text(pass.contents[slot])) to \(text(changed.contents[slot])); give it \
            a width that does not depend on its content
            """,
          items: [tree.slots[slot].id], constraints: [], location: view.location))
    }
    if result.isEmpty {
      result.append(
        Diagnostic(
          id: "unsettled:insets", kind: .unsettled, severity: .warning,
          message: """
            safe areas or margins do not come to rest: after \(LayoutSolver.maximumPasses) passes \
            they still move the views that they depend on; hold those to their parents' edges
            """,
          items: [tree.slots[0].id], constraints: []))
    }
    return result
  }

  private func text(_ size: CGSize) -> String {
    "\(size.width < 0 ? "none" : formatted(size.width)) × "
      + (size.height < 0 ? "none" : formatted(size.height))
  }

  // MARK: Conflicts

  /// Conflicts with the autoresizing mask of one view have one cause and are one finding; every
  /// other conflict is an irreducible set of its own.
  private func conflicts(_ layout: SolvedLayout) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var masks: [Int] = []
    for conflict in pass.solution.conflicts {
      guard let slot = maskedView(of: conflict) else {
        result.append(finding(conflict, rank: result.count + 1, layout))
        continue
      }
      guard !masks.contains(slot) else { continue }
      masks.append(slot)
      let all = pass.solution.conflicts.filter { maskedView(of: $0) == slot }
      result.append(maskFinding(slot, all, rank: result.count + 1, layout))
    }
    return result
  }

  private func finding(_ conflict: Conflict, rank: Int, _ layout: SolvedLayout) -> Diagnostic {
    let members = conflict.constraints.filter { isRule($0) }
    let others = conflict.constraints.filter { !isRule($0) }
    let sentences = (members + others).map { sentence(pass.sources[$0]) }
    let broken = pass.sources[conflict.broken]
    let ids = ids(of: members, layout)
    return Diagnostic(
      id: "conflict:\(ids.joined(separator: ","))", kind: .conflict, severity: .error,
      message: """
        these required constraints cannot all hold: \(sentences.joined(separator: "; ")). \
        Solved without \(sentence(broken)); remove one of them or lower its priority
        """,
      items: [], constraints: ids, rank: rank, location: location(broken))
  }

  private func maskFinding(
    _ slot: Int, _ conflicts: [Conflict], rank: Int, _ layout: SolvedLayout
  ) -> Diagnostic {
    let name = tree.slots[slot].displayName
    let rect = rects[slot]
    let size = "\(formatted(rect.width)) × \(formatted(rect.height))"
    let place = "\(formatted(rect.minX)), \(formatted(rect.minY))"
    let broken = conflicts.map { pass.sources[$0.broken] }
    let members = Set(conflicts.flatMap(\.constraints)).sorted().filter { isRule($0) }
    return Diagnostic(
      id: "conflict:\(tree.slots[slot].id).autoresizingMask", kind: .conflict, severity: .error,
      message: """
        \(name) keeps its frame, \(size) at \(place), as constraints of its autoresizing mask, \
        which contradicts: \(broken.map { sentence($0) }.joined(separator: "; ")); set \
        translatesAutoresizingMaskIntoConstraints to false on \(name)
        """,
      items: [tree.slots[slot].id], constraints: ids(of: members, layout), rank: rank,
      location: broken.first.flatMap { location($0) })
  }

  private func ids(of members: [Int], _ layout: SolvedLayout) -> [String] {
    members.compactMap { index in
      if case .constraint(let rule) = pass.sources[index] {
        layout.constraints[rule].id
      } else {
        nil
      }
    }
  }

  private func isRule(_ index: Int) -> Bool {
    if case .constraint = pass.sources[index] { true } else { false }
  }

  /// The view whose autoresizing mask takes part in a conflict with the user's constraints.
  private func maskedView(of conflict: Conflict) -> Int? {
    guard case .constraint(let broken) = pass.sources[conflict.broken],
      pass.constraints[broken].origin == .user
    else { return nil }
    return conflict.constraints.lazy.compactMap { index -> Int? in
      guard case .constraint(let rule) = pass.sources[index],
        pass.constraints[rule].origin == .autoresizingMask
      else { return nil }
      return pass.constraints[rule].first
    }.first
  }

  private func location(_ source: CompiledLayout.Source) -> SourceLocation? {
    if case .constraint(let index) = source { return pass.constraints[index].location }
    return nil
  }

  private func sentence(_ source: CompiledLayout.Source) -> String {
    switch source {
    case .constraint(let index):
      let rule = pass.constraints[index]
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
    case .root, .boundedSize, .bound:
      let size = environment.size
      return "\(tree.slots[0].name) is \(formatted(size.width)) × \(formatted(size.height))"
    case .guide(let slot, _):
      let rect = rects[slot]
      return "\(tree.slots[slot].displayName) is \(formatted(rect.width)) × "
        + "\(formatted(rect.height)) at \(formatted(rect.minX)), \(formatted(rect.minY))"
    }
  }

  // MARK: Sizes, texts and places

  private func zeroSizes(_ layout: SolvedLayout) -> [Diagnostic] {
    var hasVisibleChildren: Set<String> = []
    for item in layout.items where item.frame.width > 0 && item.frame.height > 0 {
      if let parent = item.parent, !item.isHidden { hasVisibleChildren.insert(parent) }
    }
    return shownItems(layout).compactMap { item in
      guard item.frame.width <= 0 || item.frame.height <= 0,
        hasVisibleChildren.contains(item.id)
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
    let keptByMask = Set(
      pass.solution.conflicts.compactMap { maskedView(of: $0) }.map { tree.slots[$0].id })
    return shownItems(layout).compactMap { item in
      guard let text = item.text, text.isTruncated, item.kind != .textField,
        !keptByMask.contains(item.id)
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
    let scrolling = Set(
      tree.views.filter { $0.view is ScrollView }.map { tree.slots[$0.slot].id })
    return shownItems(layout).compactMap { item in
      guard item.frame.width > 0, item.frame.height > 0,
        let parent = item.parent.flatMap({ parents[$0] }), !scrolling.contains(parent.id),
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
