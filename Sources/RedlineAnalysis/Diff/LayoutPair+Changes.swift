import Foundation
import RedlineModel

extension LayoutPair {
  // MARK: Constraints

  func constraintChanges() -> [LayoutDiff.ConstraintChange] {
    matches.compactMap(constraintChange)
  }

  /// `nil` if it is the same, or if nobody wrote it.
  func constraintChange(_ match: ConstraintMatch) -> LayoutDiff.ConstraintChange? {
    if let one = match.old, let other = match.new, oldEnds[one] == newEnds[other],
      old.constraints[one].isCopy(of: new.constraints[other])
    {
      return nil
    }
    let one = match.old.map { old.constraints[$0] }
    let other = match.new.map { new.constraints[$0] }
    guard let known = other ?? one, known.origin == .user else { return nil }
    guard let one, let other else {
      return LayoutDiff.ConstraintChange(
        id: known.id, kind: one == nil ? .added : .removed, aspects: [], old: one, new: other,
        sentence: sentence(known, inOld: other == nil))
    }
    let aspects = aspects(one, other)
    // Of two files that are compared each has its own name.
    guard !aspects.isEmpty || one.location?.line != other.location?.line else { return nil }
    return LayoutDiff.ConstraintChange(
      id: other.id, kind: aspects.isEmpty ? .relocated : .changed, aspects: aspects, old: one,
      new: other, sentence: sentence(one, other, aspects))
  }

  private func aspects(
    _ one: SolvedLayout.Constraint, _ other: SolvedLayout.Constraint
  ) -> [LayoutDiff.ConstraintChange.Aspect] {
    var result: [LayoutDiff.ConstraintChange.Aspect] = []
    let (oldEnds, newEnds) = (ends(one, in: oldNodes), ends(other, in: newNodes))
    let isTurned =
      oldEnds != newEnds && oldEnds.first == newEnds.second && oldEnds.second == newEnds.first
      && oldEnds.firstAttribute == newEnds.secondAttribute
      && oldEnds.secondAttribute == newEnds.firstAttribute && one.multiplier == 1
      && other.multiplier == 1
    if oldEnds != newEnds && !isTurned { result.append(.target) }
    if one.constant != (isTurned ? 0 - other.constant : other.constant) { result.append(.constant) }
    if one.multiplier != other.multiplier { result.append(.multiplier) }
    if one.relation.rawValue != other.relation.rawValue * (isTurned ? -1 : 1) {
      result.append(.relation)
    }
    if one.priority != other.priority { result.append(.priority) }
    if one.isActive != other.isActive { result.append(.activation) }
    if one.scope != other.scope { result.append(.scope) }
    if one.identifier != other.identifier { result.append(.identifier) }
    return result
  }

  // MARK: Findings

  func findingChanges() -> [LayoutDiff.FindingChange] {
    let ids = constraintIDs()
    let before = old.diagnostics.map { key($0, items: translated) { ids[$0] ?? $0 } }
    let after = new.diagnostics.map { key($0, items: { $0 }, constraints: { $0 }) }
    let (known, left) = (Set(before), Set(after))
    return zip(new.diagnostics, after).filter { !known.contains($0.1) }
      .map { .init(kind: .new, finding: $0.0) }
      + zip(old.diagnostics, before).filter { !left.contains($0.1) }
      .map { .init(kind: .gone, finding: $0.0) }
  }

  /// The findings that both layouts have, with those of the same key in their order.
  func matchedFindings() -> [(old: Diagnostic, new: Diagnostic)] {
    let ids = constraintIDs()
    var waiting = Dictionary(
      grouping: old.diagnostics.reversed(),
      by: { key($0, items: translated) { ids[$0] ?? $0 } })
    return new.diagnostics.compactMap { finding in
      let key = key(finding, items: { $0 }, constraints: { $0 })
      return waiting[key]?.popLast().map { ($0, finding) }
    }
  }

  private struct FindingKey: Hashable {
    var kind: Diagnostic.Kind
    var items: [String]
    var constraints: [String]
  }

  private func key(
    _ finding: Diagnostic, items: (String) -> String, constraints: (String) -> String
  ) -> FindingKey {
    FindingKey(
      kind: finding.kind, items: finding.items.map(items),
      constraints: finding.constraints.map(constraints).sorted())
  }

  /// The new ids of old constraints.
  private func constraintIDs() -> [String: String] {
    var result: [String: String] = [:]
    for match in matches {
      if let one = match.old, let other = match.new {
        result[old.constraints[one].id] = new.constraints[other].id
      }
    }
    return result
  }

  // MARK: Environment

  func environmentChanges() -> [LayoutDiff.EnvironmentChange] {
    let (one, other) = (old.environment, new.environment)
    var result: [LayoutDiff.EnvironmentChange] = []
    let note = {
      (property: LayoutDiff.EnvironmentChange.Property, before: String, after: String) in
      if before != after { result.append(.init(property: property, old: before, new: after)) }
    }
    note(.device, one.device.title, other.device.title)
    note(.size, text(one.size), text(other.size))
    note(.scale, exactNumber(one.device.scale), exactNumber(other.device.scale))
    note(.layoutDirection, one.layoutDirection.rawValue, other.layoutDirection.rawValue)
    note(.textSize, one.contentSizeCategory.rawValue, other.contentSizeCategory.rawValue)
    note(.system, "\(one.systemVersion.rawValue)", "\(other.systemVersion.rawValue)")
    note(.keyboard, exactNumber(one.keyboardHeight), exactNumber(other.keyboardHeight))
    note(.contrast, one.contrast.rawValue, other.contrast.rawValue)
    return result
  }
}

func text(_ size: CGSize) -> String {
  "\(exactNumber(size.width)) × \(exactNumber(size.height))"
}

extension SolvedLayout.Constraint {
  /// Whether nothing about the constraint was edited, given that its ends are the same.
  fileprivate func isCopy(of other: Self) -> Bool {
    constant == other.constant && multiplier == other.multiplier && relation == other.relation
      && priority == other.priority && isActive == other.isActive && scope == other.scope
      && identifier == other.identifier && location == other.location
  }
}
