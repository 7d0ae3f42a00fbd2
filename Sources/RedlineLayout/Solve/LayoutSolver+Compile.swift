import Foundation

extension LayoutSolver {
  /// The layout as the solver sees it, with contents and insets of one pass.
  func compiled(_ inputs: Inputs) -> CompiledLayout {
    var layout = CompiledLayout(
      kinds: tree.items.indices.map { kind($0, inputs) }, parents: tree.items.map(\.parent))
    layout.baselines = baselines
    layout.baselineOwners = baselineOwners(inputs)
    for (item, view) in tree.views {
      layout.contentSizes[item] = inputs.contents[item]
      layout.hugging[item] = view.hugging
      layout.compressionResistance[item] = view.compressionResistance
    }
    layout.constraints = fixedConstraints ?? makeConstraints(inputs)
    layout.rootSize = rootSize.size
    layout.rootPriorities = rootSize.priorities
    layout.prefersBounds = prefersBounds
    return layout
  }

  /// The same, of which a pass before has what does not depend on lengths.
  func compiled(_ inputs: Inputs, after previous: CompiledLayout?) -> CompiledLayout {
    guard var layout = previous, hasFixedConstraints else { return compiled(inputs) }
    for item in wrappedItems { layout.contentSizes[item] = inputs.contents[item] }
    for item in insetItems where item >= tree.views.count {
      layout.kinds[item] = kind(item, inputs)
    }
    if hasStackBaselines { layout.baselineOwners = baselineOwners(inputs) }
    return layout
  }

  private func kind(_ item: Int, _ inputs: Inputs) -> CompiledLayout.Kind {
    switch tree.contents[item] {
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
    !stacks.contains { $0.sharesByLength(along: $0.stack.axis) }
  }

  private func makeConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    var constraints = userConstraints
    makeConstraints(inputs, after: &constraints)
    return constraints
  }

  /// Adds the constraints that nobody wrote to the user's.
  func makeConstraints(_ inputs: Inputs, after constraints: inout [CompiledConstraint]) {
    setBaselineSpacings(in: &constraints)
    if !stacks.isEmpty { constraints += stackConstraints(inputs) }
    let isCollapsed = collapsedItems
    for (item, view) in tree.views {
      constraints += cellConstraints(
        view, item: item, tree: tree, environment: environment,
        isCollapsed: isCollapsed[item])
    }
    for (item, view) in tree.views where item > 0 && translates(view, item) {
      let parent = tree.items[item].parent
      constraints += autoresizingConstraints(
        view, item: item, parent: parent, parentSize: frameSize(of: parent),
        insets: frameInsets(of: item), parentInsets: frameInsets(of: parent))
    }
  }

  private func frameInsets(of item: Int) -> EdgeInsets {
    guard case .view(let view) = tree.contents[item] else { return .zero }
    return view.usedAlignmentInsets(environment.systemVersion)
  }

  /// The size that frames inside the view refer to: its own frame's, and for a root without one
  /// the screen's.
  private func frameSize(of item: Int) -> CGSize {
    guard case .view(let view) = tree.contents[item] else { return .zero }
    return item == 0 && view.frame.size == .zero ? environment.size : view.frame.size
  }
}
