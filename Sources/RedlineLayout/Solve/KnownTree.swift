/// What was read of a view tree and its constraints, kept by the root view to be used again.
///
/// It holds if nothing has changed of what it was read from, which is:
///
/// - what ``View/noteChange()`` is called for: subviews, guides, constraints and their fields, names,
///   arranged views, directions. Each view counts such changes, and those of its guides and constraints;
/// - the stored properties of the user's classes, which give names (``StoredFacts``);
/// - whether views and guides are there, which their handles know.
///
/// It keeps no view: one that is taken out goes as early as without it.
final class KnownTree {
  /// Without guides.
  private let tree: LayoutTree
  private let guides: [ItemHandle]
  private var constraints: Constraints
  /// What was read of the views last.
  private var views: KnownViews?
  /// The items of the last layout, if no view was read anew since.
  private var items: [SolvedLayout.Item]?
  /// The names in the last layout, if no view was read anew since.
  var names: RecordNames?
  /// The constraints that say what others say, in force or not; `nil` if nobody has looked since a view was
  /// read anew.
  var equalStatements: [Int]?

  /// The constraints of a tree in one direction.
  struct Constraints {
    /// Those of views and then others, which are made anew each time.
    var all: [CompiledConstraint]
    /// How many are those of views.
    var userCount: Int
    /// Those whose constants were worked out since, with the constants before.
    var spacings: [(constraint: Int, constant: Double)]
    /// Those that hold under some traits only.
    var conditions: ConditionList
    var direction: LayoutDirection

    /// Puts those constraints into force whose conditions hold.
    mutating func enter(_ environment: LayoutEnvironment) {
      var own: [CompiledConstraint] = []
      swap(&own, &all)
      enter(environment, &own)
      swap(&own, &all)
    }

    /// The same in a list of constraints.
    func enter(_ environment: LayoutEnvironment, _ list: inout [CompiledConstraint]) {
      let hold = conditions.holding(in: environment.traits)
      for (constraint, condition) in conditions.constraints {
        let (index, isActive) = (Int(constraint), hold[Int(condition)])
        if list.standing(of: index).isActive != isActive { list[index].isActive = isActive }
      }
    }
  }

  /// Keeps a tree that was just read.
  /// - Returns: `nil` if something changed while the tree was read, or if constraints matter that no view
  ///   of the tree holds.
  init?(_ tree: LayoutTree, _ constraints: Constraints) {
    let revisions = tree.revisions
    guard tree.views.handles.allPass({ $1.revision == revisions[$0] }) else { return nil }
    for item in tree.unheldItems {
      for constraint in tree.views[item].view.unheldConstraints {
        guard let holder = constraint.holder, tree.number(of: holder) != nil else { return nil }
      }
    }
    guides = tree.guides.map(\.ownHandle)
    self.tree = tree.withoutItems
    self.constraints = constraints
  }

  /// The tree with its views; `nil` if something has changed.
  func current() -> LayoutTree? {
    let revisions = tree.revisions
    var ownRevisions: [UInt32] = []
    ownRevisions.reserveCapacity(revisions.count)
    let isSame = tree.views.handles.allPass { number, handle in
      guard !handle.isEmpty, handle.revision == revisions[number] else { return false }
      tree.number(handle, number)
      ownRevisions.append(handle.ownRevision)
      return true
    }
    guard isSame else { return nil }
    var guides: [LayoutGuide] = []
    for (index, handle) in self.guides.enumerated() {
      guard let guide = handle.guide else { return nil }
      tree.number(handle, revisions.count + index)
      guides.append(guide)
    }
    return tree.facts.hold(in: tree.views) ? tree.with(guides, ownRevisions) : nil
  }

  /// The constraints of views in another environment; `nil` if that may change more than which of them are
  /// in force.
  func constraints(_ environment: LayoutEnvironment) -> [CompiledConstraint]? {
    guard environment.layoutDirection == constraints.direction else { return nil }
    var result: [CompiledConstraint] = []
    result.reserveCapacity(constraints.all.count)
    result.append(contentsOf: constraints.all.prefix(constraints.userCount))
    for (index, constant) in constraints.spacings { result[index].constant = constant }
    constraints.enter(environment, &result)
    return result
  }

  // MARK: Views

  /// Keeps what was read of the views, and all constraints if they follow from that.
  func keep(_ views: KnownViews?, all: [CompiledConstraint]?) {
    self.views = views
    (items, names, equalStatements) = (nil, nil, nil)
    if let all { constraints.all = all }
  }

  /// Keeps what is known of views of which none has changed.
  func keep(_ views: KnownViews) { self.views = views }

  /// Gives away what is known of the views under some conditions, to be changed in place.
  func takeViews(under conditions: KnownViews.Conditions) -> KnownViews? {
    defer { views = nil }
    guard let views, views.conditions.hold(for: conditions) else { return nil }
    return views
  }

  /// Keeps the items of a layout, which hold until a view is read anew.
  func keep(_ items: [SolvedLayout.Item]) { self.items = items }

  /// Gives away the items of the last layout, to be changed in place.
  func takeItems() -> [SolvedLayout.Item]? {
    defer { items = nil }
    return items
  }

  /// All constraints in another environment, if nothing has changed of what they follow from.
  func allConstraints(
    _ views: KnownViews, of tree: LayoutTree, _ environment: LayoutEnvironment
  ) -> [CompiledConstraint]? {
    guard environment.layoutDirection == constraints.direction,
      views.keepsAll(in: tree, environment)
    else { return nil }
    // In place, unless the layout before is still there.
    constraints.enter(environment)
    return constraints.all
  }
}
