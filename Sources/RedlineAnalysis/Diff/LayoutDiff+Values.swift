extension LayoutDiff {
  /// A stored value outside of views and guides that differs, and that no other part of the diff
  /// tells.
  public struct ValueChange: Codable, Hashable, Sendable {
    /// What it belongs to, as sentences name it: a constraint, a finding; empty for the layout.
    public var subject: String
    /// The names of the saved form, from the outside in: `device.cutout`.
    public var path: String
    /// The value in the old layout as text.
    public var old: String
    /// The value in the new layout as text.
    public var new: String
  }

  /// How a stored value comes about, which decides when a difference is told.
  enum Origin {
    /// Somebody stated it: always told.
    case stated
    /// The program follows from it, and it follows from what is stated: told where that is the same.
    case derived
    /// What solving gives: told where nothing else is.
    case result

    /// The origin of a value by its path in the layout.
    static func of(_ path: String) -> Origin {
      if resultPaths.contains(where: path.isAtOrIn) { return .result }
      return derivedPaths.contains(where: path.isAtOrIn) ? .derived : .stated
    }

    private static let resultPaths = [
      "items.frame", "items.alignmentRect", "items.firstBaseline", "items.lastBaseline",
      "items.stack.gaps", "guides.frame", "constraints.residual", "constraints.isBroken",
      "diagnostics",
    ]
    private static let derivedPaths = [
      "items.baselines", "items.intrinsicWidth", "items.intrinsicHeight", "guides.role",
      "guides.insets", "constraints.holder", "constraints.isRightToLeft", "spacers",
    ]
  }

  /// Whether something that somebody stated is another one, and is told; derived values are told
  /// only where nothing is.
  var tellsStated: Bool {
    !environment.isEmpty || oldName != nil || constraints.contains { $0.kind != .relocated }
      || values.contains(where: \.isStated)
      || causes.contains { cause in cause.changes.contains { $0.kind == .frame } }
      || (items + guides).contains { item in
        item.kind != .changed || item.isRenamed || item.details.contains(where: \.isStated)
      }
  }
}

extension LayoutDiff.ValueChange {
  /// Whether somebody stated the value.
  var isStated: Bool {
    LayoutDiff.Origin.of(path) == .stated && path != "constraints"
      && (!path.hasPrefix("constraints.") || path == "constraints.isSystemSpacing")
  }
}

extension LayoutDiff.Detail {
  /// Whether somebody stated the value, rather than that it follows from others.
  var isStated: Bool { property != .contentSize && property != .truncated && property != .solved }
}

extension LayoutDiff {
  /// Adds what is different and not told yet: what was stated always, what follows from it only
  /// where that is the same.
  mutating func addValues(_ pair: LayoutPair) {
    let found = pair.valueChanges()
    let values = { (origin: Origin) in found.filter { $0.origin == origin }.map(\.change) }
    self.values = values(.stated)
    guard !tellsStated else { return }
    let derived = values(.derived)
    self.values += derived
    (items, guides) = (pair.itemChanges(telling: .derived), pair.guideChanges(telling: .derived))
    let isDerived = (items + guides).contains { item in
      item.details.contains { $0.property == .solved || $0.property == .contentSize }
    }
    guard !isDerived && derived.isEmpty else { return }
    // What is hidden is not told among what moved.
    let hidden = Set((items + guides).filter(\.isHidden).map(\.id))
    let moved = Set((causes.flatMap(\.moves) + unexplained.flatMap(\.moves)).map(\.item))
      .subtracting(hidden)
    items = pair.itemChanges(telling: .result, except: moved)
    guides = pair.guideChanges(telling: .result, except: moved)
    if moved.isEmpty { self.values += values(.result) }
  }
}
