import Foundation
import RedlineSolver

extension LayoutReading {
  /// Everything about the layout that its author would want to know, most severe first.
  func findings(in layout: SolvedLayout) -> [Diagnostic] {
    let parents = Dictionary(
      layout.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all =
      conflicts(layout) + unsettled() + ambiguities() + zeroSizes(layout) + truncatedTexts(layout)
      + missingGlyphs(layout) + outsideParents(layout, parents) + brokenConstraints(layout)
    let order = all.indices.sorted { a, b in
      (all[a].severity, a) < (all[b].severity, b)
    }
    return order.map { all[$0] }
  }

  // MARK: What has not come to rest

  private func unsettled() -> [Diagnostic] {
    var result: [Diagnostic] = []
    let root = tree.items[0].id
    if !pass.solution.isOptimal {
      result.append(
        Diagnostic(.unsettledSolution, of: "solution", .unsettledSolution, items: [root]))
    }
    guard let changed = pass.changedInputs else { return result }
    let passes = LayoutSolver.maximumPasses
    for (item, view) in tree.views where changed.contents[item] != pass.contents[item] {
      let id = tree.items[item].id
      result.append(
        Diagnostic(
          .unsettledContent, of: id,
          .unsettledContent(
            before: pass.contents[item].settled, after: changed.contents[item].settled,
            passes: passes), items: [id], location: view.location))
    }
    if result.isEmpty {
      result.append(
        Diagnostic(
          .unsettledInsets, of: "insets", .unsettledInsets(passes: passes), items: [root]))
    }
    return result
  }

  // MARK: Conflicts

  /// Conflicts with the autoresizing mask of one view have one cause and are one finding; every
  /// other conflict is an irreducible set of its own.
  private func conflicts(_ layout: SolvedLayout) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var masks: [Int] = []
    for conflict in pass.solution.conflicts {
      guard let item = maskedView(of: conflict) else {
        result.append(finding(conflict, rank: result.count + 1, layout))
        continue
      }
      guard !masks.contains(item) else { continue }
      masks.append(item)
      let all = pass.solution.conflicts.filter { maskedView(of: $0) == item }
      result.append(maskFinding(item, all, rank: result.count + 1, layout))
    }
    return result
  }

  private func finding(_ conflict: Conflict, rank: Int, _ layout: SolvedLayout) -> Diagnostic {
    let constraints = conflict.constraints.filter { isConstraint($0) }
    let others = conflict.constraints.filter { !isConstraint($0) }
    let members = (constraints + others).map { member(pass.sources[$0], layout) }
    let broken = pass.sources[conflict.broken]
    let ids = ids(of: constraints, layout)
    return Diagnostic(
      .conflict, of: ids.joined(separator: ","),
      .conflict(members: members, givenUp: member(broken, layout)), constraints: ids, rank: rank,
      location: location(broken))
  }

  private func maskFinding(
    _ item: Int, _ conflicts: [Conflict], rank: Int, _ layout: SolvedLayout
  ) -> Diagnostic {
    let id = tree.items[item].id
    let broken = conflicts.map { pass.sources[$0.broken] }
    let members = Set(conflicts.flatMap(\.constraints)).sorted().filter { isConstraint($0) }
    return Diagnostic(
      .conflictWithFrame, of: "\(id).autoresizingMask",
      .conflictWithFrame(rects[item].settled, givenUp: broken.map { member($0, layout) }),
      items: [id], constraints: ids(of: members, layout), rank: rank,
      location: broken.first.flatMap { location($0) })
  }

  private func ids(of members: [Int], _ layout: SolvedLayout) -> [String] {
    members.compactMap { index in
      if case .constraint(let constraint) = pass.sources[index] {
        layout.constraints[constraint].id
      } else {
        nil
      }
    }
  }

  private func isConstraint(_ index: Int) -> Bool {
    if case .constraint = pass.sources[index] { true } else { false }
  }

  /// The view whose autoresizing mask takes part in a conflict with the user's constraints.
  private func maskedView(of conflict: Conflict) -> Int? {
    guard case .constraint(let broken) = pass.sources[conflict.broken],
      pass.constraints[broken].origin == .user
    else { return nil }
    return conflict.constraints.lazy.compactMap { index -> Int? in
      guard case .constraint(let constraint) = pass.sources[index],
        pass.constraints[constraint].origin == .autoresizingMask
      else { return nil }
      return pass.constraints[constraint].first
    }.first
  }

  private func location(_ source: CompiledLayout.Source) -> SourceLocation? {
    if case .constraint(let index) = source { return pass.constraints[index].location }
    return nil
  }

  private func member(
    _ source: CompiledLayout.Source, _ layout: SolvedLayout
  ) -> Diagnostic.Member {
    switch source {
    case .constraint(let index):
      let constraint = pass.constraints[index]
      return .constraint(
        id: layout.constraints[index].id, sentence: sentence(constraint), origin: constraint.origin,
        location: constraint.location)
    case .minimumSize(let item, let axis):
      return .leastSize(item: tree.items[item].id, axis: axis)
    case .content(let item, let axis, let isHugging):
      let size = pass.contents[item]
      return .contentSize(
        item: tree.items[item].id, axis: axis,
        relation: isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
        length: Double(axis == .horizontal ? size.width : size.height).settled)
    case .root, .boundedSize, .bound:
      return .rootSize(item: tree.items[0].id, environment.size.settled)
    case .guide(let item, _):
      return .guideFrame(item: tree.items[item].id, rects[item].settled)
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
      return Diagnostic(
        .zeroSize, of: item.id, .zeroSize(item.frame.height <= 0 ? .vertical : .horizontal),
        items: [item.id], location: item.location)
    }
  }

  private func truncatedTexts(_ layout: SolvedLayout) -> [Diagnostic] {
    let keptByMask = Set(
      pass.solution.conflicts.compactMap { maskedView(of: $0) }.map { tree.items[$0].id })
    return shownItems(layout).compactMap { item in
      guard let text = item.text, text.isTruncated, item.kind != .textField,
        !keptByMask.contains(item.id)
      else { return nil }
      return Diagnostic(
        .truncatedText, of: item.id,
        .truncatedText(
          needed: CGSize(width: item.intrinsicWidth ?? 0, height: item.intrinsicHeight ?? 0),
          given: item.frame.size, isOneLine: item.kind == .label && text.numberOfLines == 1),
        items: [item.id], location: item.location)
    }
  }

  private func outsideParents(
    _ layout: SolvedLayout, _ parents: [String: SolvedLayout.Item]
  ) -> [Diagnostic] {
    let scrolling = Set(
      tree.views.filter { $0.view is ScrollView }.map { tree.items[$0.item].id })
    return shownItems(layout).compactMap { item in
      guard item.frame.width > 0, item.frame.height > 0,
        let parent = item.parent.flatMap({ parents[$0] }), !scrolling.contains(parent.id),
        parent.frame.width > 0, parent.frame.height > 0
      else { return nil }
      let beyond = item.alignmentRect.reach(beyond: parent.alignmentRect)
      guard beyond != .zero else { return nil }
      return Diagnostic(
        .outsideParent, of: item.id, .outsideParent(beyond), items: [item.id, parent.id],
        location: item.location)
    }
  }

  private func brokenConstraints(_ layout: SolvedLayout) -> [Diagnostic] {
    layout.constraints.compactMap { constraint in
      guard constraint.origin == .user, constraint.isActive, !constraint.isBroken,
        !constraint.isRequired, !constraint.isSatisfied
      else { return nil }
      return Diagnostic(
        .brokenConstraint, of: constraint.id,
        .brokenConstraint(
          sentence: constraint.sentence, distance: abs(constraint.residual)),
        items: [constraint.first.item], constraints: [constraint.id],
        location: constraint.location)
    }
  }

  func shownItems(_ layout: SolvedLayout) -> [SolvedLayout.Item] {
    zip(layout.items, isShown).compactMap { $1 ? $0 : nil }
  }
}

extension CGRect {
  /// How far it reaches beyond each edge of another one; 0 up to half a point.
  fileprivate func reach(beyond other: CGRect) -> EdgeInsets {
    let reach = { (length: CGFloat) in length > 0.5 ? Double(length).settled : 0 }
    return EdgeInsets(
      top: reach(other.minY - minY), left: reach(other.minX - minX),
      bottom: reach(maxY - other.maxY), right: reach(maxX - other.maxX))
  }
}

extension CGSize {
  fileprivate var settled: CGSize {
    CGSize(width: Double(width).settled, height: Double(height).settled)
  }
}
