import Foundation

extension LayoutSolver {
  /// The rules of all stack views.
  func stackRules(_ inputs: Inputs) -> [CompiledConstraint] {
    var lengths: [Axis: [Double?]] = [:]
    for axis in Axis.allCases where stacks.contains(where: { $0.sharesByLength(along: axis) }) {
      lengths[axis] = fittingLengths(axis, inputs.contents)
    }
    let isCollapsed = collapsedSlots
    return stacks.flatMap { rules -> [CompiledConstraint] in
      let stack = rules.stack
      var canvas = rules.slot
      if stack.isLayoutMarginsRelativeArrangement {
        canvas = tree.slotOf[ObjectIdentifier(stack.layoutMarginsGuide)] ?? canvas
      }
      var all = rules.rules(
        StackRules.Inputs(
          canvas: canvas, length: { lengths[stack.axis]?[$0] },
          systemSpacing: { systemBaselineSpacing(upper: $0, lower: $1) },
          evensOutTexts: environment.systemVersion < 15,
          spacesHiddenEnds: environment.systemVersion >= 13))
      if isCollapsed[rules.slot] {
        for index in all.indices { all[index].priority = min(999.999, all[index].priority) }
      }
      return all
    }
  }

  /// Views that are hidden in a stack view, with what is inside of them: there is no room for their
  /// spacings and margins, and nobody misses them.
  var collapsedSlots: [Bool] {
    var result = Array(repeating: false, count: tree.slots.count)
    for slot in stacks.flatMap(\.hiddenSlots) { result[slot] = true }
    // Views inside have greater slots.
    for slot in tree.slots.indices.dropFirst() {
      result[slot] = result[slot] || result[tree.slots[slot].parent]
    }
    return result
  }

  /// The lengths of all views' contents by slot, for a stack view of what it arranges.
  private func fittingLengths(_ axis: Axis, _ contents: [CGSize]) -> [Double?] {
    var result = contents.map { size -> Double? in
      let length = Double(axis == .horizontal ? size.width : size.height)
      return length < 0 ? nil : length
    }
    // Views inside have greater slots, so they are known before the views around them.
    for rules in stacks.reversed() where result[rules.slot] == nil {
      let stack = rules.stack
      let margins = stack.isLayoutMarginsRelativeArrangement ? marginLength(stack, axis) : 0
      let lengths = rules.shown.map { result[$0] ?? 0 }
      if stack.axis == axis {
        result[rules.slot] = lengths.reduce(0, +) + rules.totalSpacing + margins
      } else {
        result[rules.slot] = lengths.max().map { $0 + margins }
      }
    }
    return result
  }

  private func marginLength(_ view: View, _ axis: Axis) -> Double {
    let margins = marginInsets(view, isRoot: false)
    return axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
  }

  /// The slots whose baselines a stack view has: of its first and last view, or in a row of the
  /// tallest one, and so on inwards.
  func baselineOwners(_ inputs: Inputs) -> [CompiledLayout.BaselineOwners] {
    var result = tree.slots.indices.map { CompiledLayout.BaselineOwners(first: $0, last: $0) }
    guard !stacks.isEmpty else { return result }
    let heights = fittingLengths(.vertical, inputs.contents)
    for rules in stacks.reversed() {
      guard let first = rules.shown.first, let last = rules.shown.last else { continue }
      guard rules.isHorizontal else {
        result[rules.slot] = .init(first: result[first].first, last: result[last].last)
        continue
      }
      let tallest = rules.shown.map { heights[$0] ?? 0 }.max()
      let chosen = rules.shown.first { heights[$0] ?? 0 == tallest }
      result[rules.slot] = result[chosen ?? first]
    }
    return result
  }

  /// The system's distance in points from the last baseline of a text to the first one of the text
  /// below it, and 8 where one of them is no text.
  ///
  /// Reference: what UIKit was seen to do, which is not documented: the lower line's height, with
  /// the upper descender in place of the lower one, rounded up to pixels.
  func systemBaselineSpacing(upper: Int, lower: Int) -> Double {
    guard let upper = contents[upper]?.text?.font, let lower = contents[lower]?.text?.font else {
      return Spacing.systemValue
    }
    return (lower.lineHeight - lower.descender + upper.descender)
      .ceiled(toScale: environment.device.scale)
  }

  /// The user's rules, with the system's spacing between baselines worked out.
  var spacedUserRules: [CompiledConstraint] {
    userRules.map { rule in
      guard rule.isSystemSpacing, rule.firstAttribute == .firstBaseline,
        rule.secondAttribute == .lastBaseline, let second = rule.second
      else { return rule }
      var result = rule
      let factor = rule.constant / Spacing.systemValue
      result.constant = factor * systemBaselineSpacing(upper: second, lower: rule.first)
      return result
    }
  }
}

extension Font {
  /// Distance in points from the baseline to the bottom of the line, not rounded.
  var descender: Double { lineHeight - ascender }
}
