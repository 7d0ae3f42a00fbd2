import Foundation

extension LayoutSolver {
  /// The layout as the solver sees it, with contents and insets of one pass.
  func compiled(_ inputs: Inputs) -> CompiledLayout {
    let contents = tree.contents
    var layout = CompiledLayout(
      kinds: contents.indices.map { kind($0, contents, inputs) },
      parents: tree.items.map(\.parent))
    layout.baselines = readings.baselines
    layout.baselineOwners = baselineOwners(inputs)
    layout.contentSizes = inputs.contents
    layout.hugging = facts.hugging
    layout.compressionResistance = facts.compressionResistance
    layout.constraints = fixedConstraints ?? makeConstraints(inputs)
    layout.rootSize = rootSize.size
    layout.rootPriorities = rootSize.priorities
    layout.prefersBounds = prefersBounds
    return layout
  }

  private func kind(
    _ item: Int, _ contents: LayoutTree.Contents, _ inputs: Inputs
  ) -> CompiledLayout.Kind {
    if item < tree.views.count { return .view }
    switch contents[item] {
    case .view: return .view
    case .spacer: return .spacer
    case .guide(let guide):
      switch guide.role {
      case .free: return .guide(.free)
      case .insets: return .guide(.insets(inputs.insets[item]))
      case .scrollFrame: return .guide(.scrollFrame)
      case .scrollContent:
        return .guide(.scrollContent(top: (guide.owningView as? ScrollView)?.contentTop ?? 0))
      }
    }
  }

  /// Whether the contents that a pass measures change no constraint.
  var hasFixedConstraints: Bool {
    !stacks.contains { $0.sharesByLength(along: $0.stack.axis) || $0.hasSystemBaselines }
      && (baselineSpacings.isEmpty || !hasStackBaselines)
  }

  private func makeConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    var constraints = userConstraints
    makeConstraints(inputs, after: &constraints)
    return constraints
  }

  /// Adds the constraints that nobody wrote to the user's.
  func makeConstraints(_ inputs: Inputs, after constraints: inout [CompiledConstraint]) {
    if !baselineSpacings.isEmpty {
      setBaselineSpacings(in: &constraints, baselineOwners(inputs))
    }
    if !stacks.isEmpty { addStackConstraints(inputs, to: &constraints) }
    let isCollapsed = facts.cells.isEmpty ? [] : collapsedItems
    for item in facts.cells {
      constraints += cellConstraints(
        tree.views[item].view, item: item, tree: tree, environment: environment,
        isCollapsed: isCollapsed[item])
    }
    for item in facts.masked {
      let view = tree.views[item].view
      let parent = tree.items[item].parent
      constraints += autoresizingConstraints(
        view, item: item, parent: parent, parentSize: frameSize(of: parent),
        insets: frameInsets(of: item), parentInsets: frameInsets(of: parent))
    }
  }

  private func frameInsets(of item: Int) -> EdgeInsets {
    item < tree.views.count ? facts.outsets[item] : .zero
  }

  /// The size that frames inside the view refer to: its own frame's, and for a root without one
  /// the screen's.
  private func frameSize(of item: Int) -> CGSize {
    guard case .view(let view) = tree.contents[item] else { return .zero }
    return item == 0 && view.frame.size == .zero ? environment.size : view.frame.size
  }
}
