import Foundation
import RedlineSolver

extension LayoutSolver {
  func solve(_ inputs: Inputs) -> Pass {
    var form = LinearForm(parents: tree.slots.map(\.parent))
    for (slot, content) in contents.enumerated() {
      form.baselines[slot] = (
        content?.firstBaselineFromTop ?? 0, content?.lastBaselineFromBottom ?? 0
      )
    }
    var sources: [Source] = []
    addRoot(&form, &sources)
    addGuides(inputs, &form, &sources)
    let rules = allRules(inputs)
    addRules(rules, where: { $0.origin == .autoresizingMask }, &form, &sources)
    addMinimumSizes(&form, &sources)
    addRules(rules, where: { $0.origin != .autoresizingMask }, &form, &sources)
    addContents(inputs, &form, &sources)
    return Pass(
      form: form, sources: sources, rules: rules, contents: inputs.contents,
      solution: form.program.solved())
  }

  private func addRoot(_ form: inout LinearForm, _ sources: inout [Source]) {
    let size = environment.size
    for (variable, value) in [
      (form.origin(0, .horizontal), 0), (form.origin(0, .vertical), 0),
      (form.size(0, .horizontal), Double(size.width)),
      (form.size(0, .vertical), Double(size.height)),
    ] {
      form.add(
        LinearExpression([Term(variable, coefficient: 1)], constant: -value))
      sources.append(.root)
    }
  }

  private func addGuides(_ inputs: Inputs, _ form: inout LinearForm, _ sources: inout [Source]) {
    for slot in tree.slots.indices {
      guard case .guide(let guide) = tree.slots[slot].content, guide.kind != .custom else {
        continue
      }
      let owner = tree.slots[slot].parent
      let insets = inputs.insets[slot]
      for (line, constant) in [
        (Attribute.left, -insets.left), (.top, -insets.top),
        (.right, insets.right), (.bottom, insets.bottom),
      ] {
        var row = form.expression(slot, line)
        row.add(form.expression(owner, line), times: -1)
        row.constant += constant
        form.add(row)
        sources.append(.guide(slot: slot))
      }
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
  private func addContents(_ inputs: Inputs, _ form: inout LinearForm, _ sources: inout [Source]) {
    for (slot, view) in tree.views.reversed() {
      for axis in Axis.allCases {
        let size = inputs.contents[slot]
        let length = Double(axis == .horizontal ? size.width : size.height)
        guard length >= 0 else { continue }
        let row = LinearExpression(
          [Term(form.size(slot, axis), coefficient: 1)], constant: -length)
        form.add(row, .lessThanOrEqual, priority: Double(view.hugging[axis].rawValue))
        sources.append(.content(slot: slot, axis, isHugging: true))
        form.add(
          row, .greaterThanOrEqual,
          priority: Double(view.compressionResistance[axis].rawValue))
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
          priority: rule.priority, isImplicit: rule.origin == .autoresizingMask))
      sources.append(.rule(index))
    }
  }

  private func allRules(_ inputs: Inputs) -> [Rule] {
    var rules = userRules
    for stack in stacks {
      let canvas =
        stack.stack.isLayoutMarginsRelativeArrangement
        ? tree.slotOf[ObjectIdentifier(stack.stack.layoutMarginsGuide)] ?? stack.slot
        : stack.slot
      rules += stack.rules(canvas: canvas) { slot in
        fittingLength(slot, stack.stack.axis, inputs.contents)
      }
    }
    for (slot, view) in tree.views where slot > 0 && translates(view, slot) {
      let parent = tree.slots[slot].parent
      rules += autoresizingRules(
        view, slot: slot, parent: parent, parentSize: frameSize(of: parent))
    }
    return rules
  }

  /// The length of a view's content, and of a stack view that of what it arranges.
  private func fittingLength(_ slot: Int, _ axis: Axis, _ contents: [CGSize]) -> Double? {
    let length = Double(axis == .horizontal ? contents[slot].width : contents[slot].height)
    guard length < 0 else { return length }
    guard case .view(let view) = tree.slots[slot].content, let stack = view as? StackView else {
      return nil
    }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.map { child in
      tree.slotOf[ObjectIdentifier(child)].flatMap { fittingLength($0, axis, contents) } ?? 0
    }
    guard stack.axis == axis else { return lengths.max() }
    return lengths.reduce(0, +) + shown.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
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

extension RedlineSolver.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
