import Foundation
import RedlineSolver

extension LayoutSolver {
  /// Solves the program once. With a `rank` of slots, contents of equal priority count for more the
  /// greater their rank is.
  func solve(_ inputs: Inputs, rank: [Int: Double] = [:]) -> Pass {
    var form = LinearForm(parents: tree.slots.map(\.parent))
    for (slot, content) in contents.enumerated() {
      form.baselines[slot] = (
        content?.firstBaselineFromTop ?? 0, content?.lastBaselineFromBottom ?? 0,
        content?.centersText ?? false
      )
    }
    form.baselineSlots = baselineSlots(inputs)
    var sources: [Source] = []
    addRoot(&form, &sources)
    addGuides(inputs, &form, &sources)
    let rules = allRules(inputs)
    addRules(rules, where: \.isImplicit, &form, &sources)
    addMinimumSizes(&form, &sources)
    addRules(rules, where: { !$0.isImplicit }, &form, &sources)
    addContents(inputs, rank, &form, &sources)
    if prefersBounds { addBounds(rules, &form, &sources) }
    entering?(.solving)
    let solution = form.program.solved()
    entering?(.compiling)
    return Pass(
      form: form, sources: sources, rules: rules, inputs: inputs, solution: solution)
  }

  private func addRoot(_ form: inout LinearForm, _ sources: inout [Source]) {
    for axis in Axis.allCases {
      form.add(LinearExpression([Term(form.origin(0, axis), coefficient: 1)]))
      sources.append(.root(axis == .horizontal ? .left : .top))
      let length = Double(axis == .horizontal ? rootSize.size.width : rootSize.size.height)
      let row = LinearExpression([Term(form.size(0, axis), coefficient: 1)], constant: -length)
      let priority = Double(rootSize.priorities[axis].rawValue)
      form.add(row, priority: priority)
      sources.append(.root(axis == .horizontal ? .width : .height))
      guard priority < 1000 else { continue }
      form.add(
        LinearExpression([Term(form.size(0, axis), coefficient: 1)]), .greaterThanOrEqual)
      sources.append(.minimumSize(slot: 0, axis))
    }
  }

  private func addGuides(_ inputs: Inputs, _ form: inout LinearForm, _ sources: inout [Source]) {
    for slot in tree.slots.indices {
      guard case .guide(let guide) = tree.slots[slot].content else { continue }
      let owner = tree.slots[slot].parent
      for (line, ownerLine, constant) in lines(of: guide, slot, inputs) {
        var row = form.expression(slot, line)
        row.add(form.expression(owner, ownerLine), times: -1)
        row.constant += constant
        form.add(row)
        sources.append(.guide(slot: slot, line))
      }
    }
  }

  /// Which lines of a guide lie at which distance before which lines of its owner.
  private func lines(
    of guide: LayoutGuide, _ slot: Int, _ inputs: Inputs
  ) -> [(Attribute, Attribute, Double)] {
    switch guide.role {
    case .free: return []
    case .scrollContent:
      let top = (guide.owningView as? ScrollView)?.contentTop ?? 0
      return [(.left, .left, 0), (.top, .top, -top)]
    case .scrollFrame:
      return [(.left, .left, 0), (.top, .top, 0), (.right, .right, 0), (.bottom, .bottom, 0)]
    case .insets:
      let insets = inputs.insets[slot]
      return [
        (.left, .left, -insets.left), (.top, .top, -insets.top), (.right, .right, insets.right),
        (.bottom, .bottom, insets.bottom),
      ]
    }
  }

  private func addMinimumSizes(_ form: inout LinearForm, _ sources: inout [Source]) {
    for slot in tree.slots.indices.dropFirst() {
      for axis in Axis.allCases {
        form.add(
          LinearExpression([Term(form.size(slot, axis), coefficient: 1)]),
          .greaterThanOrEqual)
        sources.append(.minimumSize(slot: slot, axis))
      }
    }
  }

  /// Content sizes of later views come first: among equal priorities the first view stretches or
  /// shrinks, as in UIKit.
  private func addContents(
    _ inputs: Inputs, _ rank: [Int: Double], _ form: inout LinearForm, _ sources: inout [Source]
  ) {
    for (slot, view) in tree.views.reversed() {
      for axis in Axis.allCases {
        let size = inputs.contents[slot]
        let length = Double(axis == .horizontal ? size.width : size.height)
        guard length >= 0 else { continue }
        let row = LinearExpression(
          [Term(form.size(slot, axis), coefficient: 1)], constant: -length)
        let raise = { (priority: LayoutPriority) in
          priority >= .required ? 1000 : Double(priority.rawValue) + (rank[slot] ?? 0)
        }
        form.add(row, .lessThanOrEqual, priority: raise(view.hugging[axis]))
        sources.append(.content(slot: slot, axis, isHugging: true))
        form.add(row, .greaterThanOrEqual, priority: raise(view.compressionResistance[axis]))
        sources.append(.content(slot: slot, axis, isHugging: false))
      }
    }
  }

  private func addRules(
    _ rules: [Rule], where isWanted: (Rule) -> Bool, _ form: inout LinearForm,
    _ sources: inout [Source]
  ) {
    for (index, rule) in rules.enumerated() where rule.isActive && isWanted(rule) {
      form.program.add(
        LinearConstraint(
          form.difference(rule), RedlineSolver.Relation(rule.relation),
          priority: rule.priority, isImplicit: rule.isImplicit))
      sources.append(.rule(index))
    }
  }

  private func allRules(_ inputs: Inputs) -> [Rule] {
    var rules = spacedUserRules + stackRules(inputs)
    let isCollapsed = collapsedSlots
    for (slot, view) in tree.views {
      rules += cellRules(
        view, slot: slot, tree: tree, environment: environment,
        isCollapsed: isCollapsed[slot])
    }
    for (slot, view) in tree.views where slot > 0 && translates(view, slot) {
      let parent = tree.slots[slot].parent
      rules += autoresizingRules(
        view, slot: slot, parent: parent, parentSize: frameSize(of: parent),
        insets: frameInsets(of: slot), parentInsets: frameInsets(of: parent))
    }
    return rules
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

extension LinearForm {
  /// Adds an implicit constraint.
  fileprivate mutating func add(
    _ expression: LinearExpression, _ relation: RedlineSolver.Relation = .equal,
    priority: Double = 1000
  ) {
    program.add(
      LinearConstraint(
        expression, relation, priority: priority, isImplicit: true))
  }
}
