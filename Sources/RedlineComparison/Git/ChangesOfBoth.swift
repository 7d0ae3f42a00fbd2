import RedlineModel

/// What two sides of a merge both changed, each in its own way.
struct ChangesOfBoth {
  private let base: SolvedLayout
  private let ours: SolvedLayout
  private let theirs: SolvedLayout

  init(base: SolvedLayout, ours: SolvedLayout, theirs: SolvedLayout) {
    self.base = base.withoutLocations
    self.ours = ours.withoutLocations
    self.theirs = theirs.withoutLocations
  }

  /// `both sides move first, second; both sides change first.top = Notes.top + 14`; empty where no
  /// view and no constraint is another one on both sides.
  var text: String {
    let items = changed(\.items, of: \.id)
    let moved = items.filter { $0.ours.frame != $0.base.frame && $0.theirs.frame != $0.base.frame }
    let movedNames = Set(moved.map(\.ours.id))
    let others = items.filter { !movedNames.contains($0.ours.id) && !$0.differsInReasonsAlone }
    let constraints = changed(\.constraints, of: \.id).filter {
      $0.ours.sentence != $0.theirs.sentence
    }
    let guides = changed(\.guides, of: \.id)
    return [
      sentence("move", moved.map(\.ours.id) + guides.map(\.ours.id)),
      sentence("change", others.map(\.ours.id) + constraints.map(\.ours.sentence)),
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func sentence(_ verb: String, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(5).joined(separator: ", ")
    return "both sides \(verb) \(shown)\(names.count > 5 ? " and \(names.count - 5) more" : "")"
  }

  /// A value of all three layouts that each side changed otherwise.
  fileprivate struct Triple<Value> {
    var base: Value
    var ours: Value
    var theirs: Value
  }

  private func changed<Value: Equatable>(
    _ values: KeyPath<SolvedLayout, [Value]>, of id: KeyPath<Value, String>
  ) -> [Triple<Value>] {
    func known(_ layout: SolvedLayout) -> [String: Value] {
      Dictionary(
        layout[keyPath: values].map { ($0[keyPath: id], $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (before, other) = (known(base), known(theirs))
    return ours[keyPath: values].compactMap { value in
      let name = value[keyPath: id]
      guard let old = before[name], let theirs = other[name], value != old, theirs != old,
        value != theirs
      else { return nil }
      return Triple(base: old, ours: value, theirs: theirs)
    }
  }
}

extension ChangesOfBoth.Triple where Value == SolvedLayout.Item {
  /// Whether nothing but the sentences about constraints is another one.
  var differsInReasonsAlone: Bool {
    var (one, other) = (ours, theirs)
    (one.reasons, other.reasons) = (nil, nil)
    return one == other
  }
}
