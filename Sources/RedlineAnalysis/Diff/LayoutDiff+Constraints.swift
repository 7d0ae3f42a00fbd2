public import RedlineModel

extension LayoutDiff {
  /// What happened to a constraint that somebody wrote.
  public struct ConstraintChange: Codable, Hashable, Sendable, Identifiable {
    /// What happened.
    public enum Kind: String, Codable, Hashable, Sendable {
      case added, removed, changed
      /// The same constraint on another line or in another file.
      case relocated
    }

    /// What is different about a constraint.
    public enum Aspect: String, Codable, Hashable, Sendable, CaseIterable {
      case constant, multiplier, relation, priority, activation, scope, identifier
      /// Another first or second end.
      case target
    }

    /// The id in the new layout; of a removed constraint in the old one.
    public var id: String
    /// What happened.
    public var kind: Kind
    /// What is different, in the order of the cases; empty for what was added, removed or
    /// relocated.
    public var aspects: [Aspect]
    /// The constraint in the old layout; `nil` if it was added.
    public var old: SolvedLayout.Constraint?
    /// The constraint in the new layout; `nil` if it was removed.
    public var new: SolvedLayout.Constraint?
    /// What a reader is told: `red.top = text.bottom + 8 → + 24`.
    public var sentence: String

    /// Where it stands now, or where it stood.
    public var location: SourceLocation? { new?.location ?? old?.location }
  }
}
