public import RedlineModel

extension LayoutDiff {
  /// What happened to a constraint that somebody wrote.
  public struct ConstraintChange: Codable, Hashable, Sendable, Identifiable {
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
    public var kind: Kind
    public var aspects: [Aspect]
    public var old: SolvedLayout.Constraint?
    public var new: SolvedLayout.Constraint?
    /// What a reader is told: `red.top = text.bottom + 8 → + 24`.
    public var sentence: String

    /// Where it stands now, or where it stood.
    public var location: SourceLocation? { new?.location ?? old?.location }
  }
}
