import RedlineModel

extension LayoutPair {
  /// A value outside of views and guides that is another one, and how it comes about.
  struct FoundValue {
    var change: LayoutDiff.ValueChange
    var origin: LayoutDiff.Origin
  }

  /// What differs besides views, guides, and what is told of the environment and of the constraints
  /// that somebody wrote.
  func valueChanges() -> [FoundValue] {
    layoutValues() + environmentValues() + constraintValues() + spacerValues() + findingValues()
  }

  /// Whether what derived values say was guessed.
  var isGuessed: Bool { old.formatOne.isSet || new.formatOne.isSet }

  private func found(
    _ difference: StoredDifference, in group: String, of subject: String,
    _ origin: LayoutDiff.Origin? = nil
  ) -> FoundValue? {
    let path = group.isEmpty ? difference.path : "\(group).\(difference.path)"
    let origin = origin ?? .of(path)
    guard !LayoutDiff.ignores(path), !isGuessed || origin != .derived else { return nil }
    return FoundValue(
      change: .init(subject: subject, path: path, old: difference.old, new: difference.new),
      origin: origin)
  }

  private func layoutValues() -> [FoundValue] {
    let titles = StoredValues.differences(old.barTitle, new.barTitle).compactMap {
      let words = ($0.old.isEmpty ? "none" : $0.old, $0.new.isEmpty ? "none" : $0.new)
      return found(.init(path: "barTitle", old: words.0, new: words.1), in: "", of: "")
    }
    return titles
      + StoredValues.differences(old.bars, new.bars).compactMap { found($0, in: "bars", of: "") }
  }

  /// The parts of a device that its name, its size and its scale do not tell.
  private func environmentValues() -> [FoundValue] {
    let (one, other) = (old.environment.device, new.environment.device)
    guard one.title == other.title else { return [] }
    let told = ["portraitSize", "scale"]
    return StoredValues.differences(one, other).filter { !told.contains($0.path) }
      .compactMap { found($0, in: "environment.device", of: "") }
  }

  // MARK: Constraints

  private func constraintValues() -> [FoundValue] {
    matches.flatMap { match -> [FoundValue] in
      let one = match.old.map { old.constraints[$0] }
      let other = match.new.map { new.constraints[$0] }
      guard let one, let other else { return lonely(one, other) }
      return values(one, other)
    }
  }

  /// A constraint that nobody wrote and that only one of the layouts has.
  private func lonely(
    _ one: SolvedLayout.Constraint?, _ other: SolvedLayout.Constraint?
  ) -> [FoundValue] {
    guard let known = one ?? other, known.origin != .user, !isOfDocuments else { return [] }
    let word = { (constraint: SolvedLayout.Constraint?) -> String in
      guard let constraint else { return "none" }
      let sentence = sentence(constraint, inOld: one != nil)
      return sentence + (constraint.identifier.map { ", identifier \($0)" } ?? "")
    }
    return [
      FoundValue(
        change: .init(subject: "", path: "constraints", old: word(one), new: word(other)),
        origin: .derived)
    ]
  }

  private func values(
    _ one: SolvedLayout.Constraint, _ other: SolvedLayout.Constraint
  ) -> [FoundValue] {
    var one = one
    let isTurned =
      one.first.attribute != other.first.attribute
      || translated(one.first.item) != other.first.item
    if isTurned, one.relation.rawValue == -other.relation.rawValue {
      one.residual = 0 - one.residual
    }
    one.holder = translated(one.holder)
    (one.first, one.second) = (other.first, other.second)
    (one.location, one.sentence, one.id) = (other.location, other.sentence, other.id)
    if other.origin == .user {
      // Those are told by the change of the constraint.
      (one.relation, one.multiplier, one.constant) =
        (other.relation, other.multiplier, other.constant)
      (one.priority, one.isActive) = (other.priority, other.isActive)
      (one.scope, one.identifier) = (other.scope, other.identifier)
    }
    if isOfDocuments {
      guard other.origin == .user else { return [] }
      one.isRightToLeft = other.isRightToLeft
    }
    return StoredValues.differences(one, other).compactMap { difference in
      let origin = LayoutDiff.Origin.of("constraints.\(difference.path)")
      let isOwn = other.origin != .user && origin == .stated
      return found(
        difference, in: "constraints", of: other.sentence, isOwn ? .derived : origin)
    }
  }

  private func spacerValues() -> [FoundValue] {
    guard !isGuessed else { return [] }
    let before = Set(old.spacers.compactMap { oldNodes[$0.id] })
    let now = Set(new.spacers.compactMap { newNodes[$0.id] })
    let word = { (spacer: SolvedLayout.Spacer) in "\(spacer.id) of \(spacer.owner)" }
    let gone = old.spacers.filter { oldNodes[$0.id].map { !now.contains($0) } ?? true }
      .map { StoredDifference(path: "", old: word($0), new: "none") }
    let come = new.spacers.filter { newNodes[$0.id].map { !before.contains($0) } ?? true }
      .map { StoredDifference(path: "", old: "none", new: word($0)) }
    return (gone + come).map {
      FoundValue(
        change: .init(subject: "", path: "spacers", old: $0.old, new: $0.new), origin: .derived)
    }
  }

  // MARK: Findings

  /// Findings of both layouts about the same whose numbers differ.
  private func findingValues() -> [FoundValue] {
    matchedFindings().flatMap { one, other -> [FoundValue] in
      var one = one
      (one.id, one.location, one.items) = (other.id, other.location, other.items)
      one.constraints = other.constraints
      let subject = ([other.rule.id] + other.items.prefix(1)).joined(separator: " of ")
      return StoredValues.differences(one, other)
        .filter { !Self.isPlaceInFile($0.path) }
        .compactMap { found($0, in: "diagnostics", of: subject) }
    }
  }

  /// Lines, and constraints as they are written, which may be turned around.
  private static func isPlaceInFile(_ path: String) -> Bool {
    let end = path.split(separator: ".").last ?? ""
    return ["line", "fileID", "location", "sentence", "meant"].contains(end)
  }
}
