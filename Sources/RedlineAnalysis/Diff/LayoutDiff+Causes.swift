public import RedlineModel

extension LayoutDiff {
  /// Something that was edited, and that may move views.
  public struct Change: Codable, Hashable, Sendable {
    /// What was edited.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A constraint that was added, removed or changed.
      case constraint
      /// A view or guide with the constraints on it.
      case itemAdded, itemRemoved
      /// How a stack view arranges its views, and which.
      case stack
      /// The size of a text, an image or a control.
      case content
      /// Hugging or compression resistance.
      case contentPriority
      /// The frame or the mask of a view without constraints.
      case frame
      /// A safe area or margins.
      case guide
      /// The device, the direction or the text size.
      case environment
    }

    /// How a line of the diff begins.
    public enum Symbol: String, Codable, Hashable, Sendable {
      case added = "+", removed = "−", changed = "Δ"
    }

    /// What was edited.
    public var kind: Kind
    /// Whether it was added, removed or changed.
    public var symbol: Symbol
    /// What was changed, in one line without the symbol.
    public var sentence: String
    /// Ids of the constraints in ``LayoutDiff/constraints`` that belong to it.
    public var constraints: [String]
    /// Ids of the items and guides that it is about, the most important first.
    public var items: [String]
    /// The line that made it in the new layout, for what was removed in the old one; `nil` where it
    /// is not known.
    public var location: SourceLocation?
    /// Why nothing moves, where nothing does.
    public var silence: Silence?
  }

  /// Why a change moves nothing.
  public enum Silence: String, Codable, Hashable, Sendable {
    /// Alone it moves nothing either.
    case noEffect
    /// Alone it would move something, but the other changes decide.
    case overruled
    /// Alone it would do all that the others do, which are no more than it.
    case sufficient
    /// Nobody tried, because there are too many changes.
    case notTried
  }

  /// Changes that move something together, and what they move.
  public struct Cause: Codable, Hashable, Sendable {
    /// One change, or several of which none moves all that by itself; those of one statement in several
    /// views of a class, as in the cells of a list, are one cause.
    public var changes: [Change]
    /// What moved because of it, what the changes are about first, then in the order of the layout.
    public var moves: [Move]
    /// Whether no smaller set of changes explains the same; `false` where there were too many to
    /// try them all.
    public var isSmallest: Bool
  }

  /// By how much a cause moves the edges of an item.
  public struct Move: Codable, Hashable, Sendable {
    /// Id of an item or a guide.
    public var item: String
    /// Points by which each edge of the alignment rect moves, right and down positive.
    public var left: Double
    /// Points by which the upper edge moves, down positive.
    public var top: Double
    /// Points by which the right edge moves, right positive.
    public var right: Double
    /// Points by which the lower edge moves, down positive.
    public var bottom: Double
    /// Whether the cause is about the item itself rather than about one that it follows.
    public var isDirect: Bool
    /// Whether other causes move the item too.
    public var isPartial: Bool
    /// Id of the view around it, where that moves as much: nobody need be told twice.
    public var follows: String?
  }

  /// Something that moved, and why no change explains it.
  public struct Unexplained: Codable, Hashable, Sendable {
    /// Why no change explains it.
    public enum Reason: String, Codable, Hashable, Sendable {
      /// Several solutions satisfy the constraints.
      case ambiguity
      /// The old or the new layout is not what its constraints and contents make it.
      case notReproduced
      /// All that was changed together does not move it there.
      case unknown
    }

    /// Why no change explains it.
    public var reason: Reason
    /// What moved for this reason.
    public var moves: [Move]
  }
}
