import Foundation

extension LayoutSolver {
  /// The layout as the solver sees it, with contents and insets of one pass.
  func compiled(_ inputs: Inputs) -> CompiledLayout {
    var layout = CompiledLayout(
      kinds: tree.slots.indices.map { kind($0, inputs) }, parents: tree.slots.map(\.parent))
    for (slot, content) in contents.enumerated() {
      layout.baselines[slot] = CompiledLayout.Baselines(
        fromTop: content?.firstBaselineFromTop ?? 0,
        fromBottom: content?.lastBaselineFromBottom ?? 0,
        isCentered: content?.centersText ?? false)
    }
    layout.baselineOwners = baselineOwners(inputs)
    for (slot, view) in tree.views {
      layout.contentSizes[slot] = inputs.contents[slot]
      layout.hugging[slot] = view.hugging
      layout.compressionResistance[slot] = view.compressionResistance
    }
    layout.constraints = allConstraints(inputs)
    layout.rootSize = rootSize.size
    layout.rootPriorities = rootSize.priorities
    layout.prefersBounds = prefersBounds
    return layout
  }

  private func kind(_ slot: Int, _ inputs: Inputs) -> CompiledLayout.Kind {
    switch tree.slots[slot].content {
    case .view: return .view
    case .spacer: return .spacer
    case .guide(let guide):
      switch guide.role {
      case .free: return .guide(.free)
      case .insets: return .guide(.insets(inputs.insets[slot]))
      case .scrollFrame: return .guide(.scrollFrame)
      case .scrollContent:
        return .guide(.scrollContent(top: (guide.owningView as? ScrollView)?.contentTop ?? 0))
      }
    }
  }

  private func allConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    var constraints = spacedUserRules + stackRules(inputs)
    let isCollapsed = collapsedSlots
    for (slot, view) in tree.views {
      constraints += cellRules(
        view, slot: slot, tree: tree, environment: environment,
        isCollapsed: isCollapsed[slot])
    }
    for (slot, view) in tree.views where slot > 0 && translates(view, slot) {
      let parent = tree.slots[slot].parent
      constraints += autoresizingRules(
        view, slot: slot, parent: parent, parentSize: frameSize(of: parent),
        insets: frameInsets(of: slot), parentInsets: frameInsets(of: parent))
    }
    return constraints
  }

  private func frameInsets(of slot: Int) -> EdgeInsets {
    guard case .view(let view) = tree.slots[slot].content else { return .zero }
    return view.usedAlignmentInsets(environment.systemVersion)
  }

  /// The size that frames inside the view refer to: its own frame's, and for a root without one
  /// the screen's.
  private func frameSize(of slot: Int) -> CGSize {
    guard case .view(let view) = tree.slots[slot].content else { return .zero }
    return slot == 0 && view.frame.size == .zero ? environment.size : view.frame.size
  }
}
