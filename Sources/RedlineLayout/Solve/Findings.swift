import Foundation
import RedlineSolver

extension LayoutReading {
  /// Everything about the layout that its author would want to know, most severe first; but that constraints do
  /// not hold only where another object stands for a view. Otherwise that follows from the records alone.
  func findings(
    _ items: [SolvedLayout.Item], _ records: LayoutRecords
  ) -> [Diagnostic] {
    let parts = [
      conflicts(records), unsettled(), ambiguities(), zeroSizes(items), truncatedTexts(items),
      missingGlyphs(items), outsideParents(items, records), mistakes(items, records),
      hasFacades ? records.brokenConstraints { place(of: $0) } : [],
    ].filter { !$0.isEmpty }
    // Mostly there are findings of one kind only, and then nothing is copied.
    let all = parts.count == 1 ? parts[0] : parts.flatMap(\.self)
    let isOrdered = all.indices.dropFirst().allSatisfy {
      all[$0 - 1].severity <= all[$0].severity
    }
    let ordered =
      isOrdered
      ? all
      : Diagnostic.Severity.allCases.flatMap { severity in
        all.filter { $0.severity == severity }
      }
    guard hasFacades else { return ordered }
    let numbers = Dictionary(
      tree.items.indices.map { (tree.items[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    return ordered.map { placed($0, numbers) }
  }

  /// A finding on views that have no line of their own, with the line that asked for the first
  /// constraint on the first of them.
  private func placed(_ finding: Diagnostic, _ numbers: [String: Int]) -> Diagnostic {
    guard finding.constraints.isEmpty, finding.location != nil, let id = finding.items.first,
      let item = numbers[id],
      let constraint = firstPlacing(item),
      pass.constraints[constraint].location == finding.location
    else { return finding }
    var finding = finding
    finding.location = place(of: constraint)
    return finding
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
  private func conflicts(_ records: LayoutRecords) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var masks: [Int] = []
    for conflict in pass.solution.conflicts {
      guard let item = maskedView(of: conflict) else {
        result.append(finding(conflict, rank: result.count + 1, records))
        continue
      }
      guard !masks.contains(item) else { continue }
      masks.append(item)
      let all = pass.solution.conflicts.filter { maskedView(of: $0) == item }
      result.append(maskFinding(item, all, rank: result.count + 1, records))
    }
    return result
  }

  private func finding(_ conflict: Conflict, rank: Int, _ records: LayoutRecords) -> Diagnostic {
    let constraints = conflict.constraints.filter { isConstraint($0) }
    let others = conflict.constraints.filter { !isConstraint($0) }
    // Two edges of the screen are one fact.
    let members = (constraints + others).map { member(pass.sources[$0], records) }
      .reduce(into: [Diagnostic.Member]()) { all, next in
        if !all.contains(next) { all.append(next) }
      }
    let broken = pass.sources[conflict.broken]
    let ids = ids(of: constraints, records)
    return Diagnostic(
      .conflict, of: ids.joined(separator: ","),
      .conflict(members: members, givenUp: member(broken, records)), constraints: ids, rank: rank,
      location: location(broken))
  }

  private func maskFinding(
    _ item: Int, _ conflicts: [Conflict], rank: Int, _ records: LayoutRecords
  ) -> Diagnostic {
    let id = tree.items[item].id
    let broken = conflicts.map { pass.sources[$0.broken] }
    let members = Set(conflicts.flatMap(\.constraints)).sorted().filter { isConstraint($0) }
    return Diagnostic(
      .conflictWithFrame, of: "\(id).autoresizingMask",
      .conflictWithFrame(rects[item].settled, givenUp: broken.map { member($0, records) }),
      items: [id], constraints: ids(of: members, records), rank: rank,
      location: broken.first.flatMap { location($0) })
  }

  private func ids(of members: [Int], _ records: LayoutRecords) -> [String] {
    members.compactMap { index in
      if case .constraint(let constraint) = pass.sources[index] {
        records.id(ofConstraint: constraint)
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
    let members = conflict.constraints.compactMap { index -> CompiledConstraint? in
      guard case .constraint(let constraint) = pass.sources[index] else { return nil }
      return pass.constraints[constraint]
    }
    let masked = members.filter { $0.origin == .autoresizingMask }.map(\.first)
    // Of a cell and a view in it that constraints place, the view's mask is one too many.
    let placed = Set(members.filter { $0.origin == .user }.flatMap { [$0.first, $0.second ?? -1] })
    return masked.filter(placed.contains).max() ?? masked.first
  }

  private func location(_ source: CompiledLayout.Source) -> SourceLocation? {
    if case .constraint(let index) = source { return place(of: index) }
    return nil
  }

  private func member(
    _ source: CompiledLayout.Source, _ records: LayoutRecords
  ) -> Diagnostic.Member {
    switch source {
    case .constraint(let index):
      let constraint = pass.constraints[index]
      return .constraint(
        id: records.id(ofConstraint: index), sentence: records.sentence(constraint),
        origin: constraint.origin,
        location: place(of: index))
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

  private func zeroSizes(_ items: [SolvedLayout.Item]) -> [Diagnostic] {
    var hasVisibleChildren = Array(repeating: false, count: items.count)
    for item in items.indices.dropFirst()
    where !items[item].isHidden && items[item].frame.isVisible {
      hasVisibleChildren[tree.items[item].parent] = true
    }
    return items.indices.compactMap { index in
      guard isShown[index], hasVisibleChildren[index], !items[index].frame.isVisible else {
        return nil
      }
      let item = items[index]
      return Diagnostic(
        .zeroSize, of: item.id, .zeroSize(item.frame.height <= 0 ? .vertical : .horizontal),
        items: [item.id], location: item.location)
    }
  }

  private func truncatedTexts(_ items: [SolvedLayout.Item]) -> [Diagnostic] {
    let keptByMask = Set(pass.solution.conflicts.compactMap { maskedView(of: $0) })
    return items.indices.compactMap { index in
      guard items[index].text?.isTruncated == true, isShown[index], let text = items[index].text,
        items[index].kind != .textField, !keptByMask.contains(index)
      else { return nil }
      let item = items[index]
      // A document may keep a content size in which no line has room.
      let line =
        item.kind == .label
        ? text.font.lineHeight.ceiled(toScale: solver.environment.device.scale) : 0
      return Diagnostic(
        .truncatedText, of: item.id,
        .truncatedText(
          needed: CGSize(
            width: item.intrinsicWidth ?? 0, height: max(item.intrinsicHeight ?? 0, line)),
          given: item.frame.size, isOneLine: item.kind == .label && text.numberOfLines == 1),
        items: [item.id], location: item.location)
    }
  }
}

extension CGRect {
  var isVisible: Bool { width > 0 && height > 0 }
}

extension CGSize {
  fileprivate var settled: CGSize {
    CGSize(width: Double(width).settled, height: Double(height).settled)
  }
}
