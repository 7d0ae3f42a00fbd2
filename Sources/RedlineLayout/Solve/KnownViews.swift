import Foundation

/// What was read of the views of a ``KnownTree`` besides the tree, kept for those that have not changed since.
///
/// A view notes changes of its own fields (``View/noteOwnChange()``), and so do those classes of this module
/// that ``ClassFacts/Keeping`` names. What functions of a user's class say is asked each time.
struct KnownViews {
  /// What contents depend on besides the views.
  struct Conditions {
    private let traits: TraitCollection
    private let system: SystemVersion
    private let measurer: AnyObject

    /// - Returns: `nil` if measuring a text again may give something else.
    init?(_ environment: LayoutEnvironment, _ measuring: any TextMeasuring) {
      guard let measurer = measuring.measurer else { return nil }
      self.measurer = measurer
      system = environment.systemVersion
      var traits = environment.traits
      // Of contents that are kept none depends on them.
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (.unspecified, .unspecified)
      self.traits = traits
    }

    func hold(for other: Conditions) -> Bool {
      measurer === other.measurer && system == other.system && traits == other.traits
    }
  }

  let conditions: Conditions
  var readings: LayoutSolver.Readings
  let stacks: [StackConstraints]
  let isArranged: [Bool]
  /// What stack views added to the tree.
  let spacers: [LayoutTree.Item]
  let insetItems: [Int]
  /// For each view how often its own fields had changed.
  private let revisions: [UInt32]
  private let keepings: [ClassFacts.Keeping]
  /// The views whose classes are the user's, who may have overridden what contents are read from.
  let askedItems: [Int]
  /// Whether other constraints than the user's follow from the views and the direction alone.
  private let hasKeptConstraints: Bool
  /// The size of the screen if constraints of masks follow from it.
  private let screen: CGSize?

  init(_ solver: LayoutSolver, _ conditions: Conditions) {
    self.conditions = conditions
    readings = solver.readings
    stacks = solver.stacks
    isArranged = solver.isArranged
    spacers = solver.tree.spacers
    insetItems = solver.insetItems
    revisions = solver.tree.ownRevisions
    keepings = solver.tree.keepings
    askedItems = keepings.indices.filter { solver.tree.keepings[$0] == .fields }
    let facts = readings.facts
    hasKeptConstraints =
      solver.fixedConstraints != nil && solver.baselineSpacings.isEmpty && facts.cells.isEmpty
      && !facts.hasFacades && !keepings.contains(.nothing)
    screen = solver.hasMasksOnScreen ? solver.environment.size : nil
  }

  /// Whether what was read of a view is what reading it again would give.
  func keeps(_ item: Int, in tree: LayoutTree) -> Bool {
    keepings[item] == .all && revisions[item] == tree.ownRevisions[item]
  }

  /// Whether no view has changed, nor any constraint but for which of them are in force.
  func keepsAll(in tree: LayoutTree, _ environment: LayoutEnvironment) -> Bool {
    hasKeptConstraints && revisions == tree.ownRevisions
      && (screen.map { $0 == environment.size } ?? true)
  }
}
