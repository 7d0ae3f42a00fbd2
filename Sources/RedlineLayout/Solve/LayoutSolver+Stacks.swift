import Foundation

extension LayoutSolver {
  /// Adds the constraints of all stack views.
  func addStackConstraints(_ inputs: Inputs, to constraints: inout [CompiledConstraint]) {
    var lengths: [Axis: [Double?]] = [:]
    for axis in Axis.allCases where stacks.contains(where: { $0.sharesByLength(along: axis) }) {
      lengths[axis] = fittingLengths(axis, inputs.contents)
    }
    let isCollapsed = collapsedItems
    let owners = stacks.contains(where: \.hasSystemBaselines) ? baselineOwners(inputs) : []
    // Once: it keeps a copy of all that is known.
    let systemSpacing = { (upper: Int, lower: Int) in
      systemBaselineSpacing(upper: owners[upper].last, lower: owners[lower].first)
    }
    for arranged in stacks {
      let stack = arranged.stack
      let first = constraints.count
      var canvas = arranged.item
      if stack.isLayoutMarginsRelativeArrangement {
        canvas = tree.number(of: stack.layoutMarginsGuide.ownHandle) ?? canvas
      }
      arranged.add(
        StackConstraints.Inputs(
          canvas: canvas, length: { lengths[stack.axis]?[$0] },
          systemSpacing: systemSpacing, systemVersion: environment.systemVersion),
        to: &constraints)
      guard isCollapsed[arranged.item] else { continue }
      for index in first..<constraints.count {
        constraints[index].priority = min(999.999, constraints[index].priority)
      }
    }
  }

  /// Views that are hidden in a stack view, with what is inside of them: there is no room for their
  /// spacings and margins, and nobody misses them.
  var collapsedItems: [Bool] {
    var result = Array(repeating: false, count: tree.items.count)
    let hidden = stacks.flatMap(\.hiddenItems)
    guard !hidden.isEmpty else { return result }
    for item in hidden { result[item] = true }
    // Views inside have greater numbers.
    for item in tree.items.indices.dropFirst() {
      result[item] = result[item] || result[tree.items[item].parent]
    }
    return result
  }

  /// The lengths of all views' contents by item, for a stack view of what it arranges.
  private func fittingLengths(_ axis: Axis, _ contents: [CGSize]) -> [Double?] {
    var result = contents.map { size -> Double? in
      let length = Double(axis == .horizontal ? size.width : size.height)
      return length < 0 ? nil : length
    }
    // Views inside have greater numbers, so they are known before the views around them.
    for arranged in stacks.reversed() where result[arranged.item] == nil {
      let stack = arranged.stack
      let margins = stack.isLayoutMarginsRelativeArrangement ? marginLength(stack, axis) : 0
      let lengths = arranged.shown.map { result[$0] ?? 0 }
      if stack.axis == axis {
        result[arranged.item] = lengths.reduce(0, +) + arranged.totalSpacing + margins
      } else {
        result[arranged.item] = lengths.max().map { $0 + margins }
      }
    }
    return result
  }

  private func marginLength(_ view: View, _ axis: Axis) -> Double {
    let margins = marginInsets(view, isRoot: false)
    return axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
  }

  /// Whether a stack view has baselines that follow from which of its views is the tallest.
  var hasStackBaselines: Bool { stacks.contains { $0.isHorizontal } }

  /// The items whose baselines a stack view has: of its first and last view, or in a row of the
  /// tallest one, and so on inwards.
  func baselineOwners(_ inputs: Inputs) -> [CompiledLayout.BaselineOwners] {
    var result = tree.items.indices.map { CompiledLayout.BaselineOwners(first: $0, last: $0) }
    guard !stacks.isEmpty else { return result }
    let heights = fittingLengths(.vertical, inputs.contents)
    for arranged in stacks.reversed() {
      guard let first = arranged.shown.first, let last = arranged.shown.last else { continue }
      guard arranged.isHorizontal else {
        result[arranged.item] = .init(first: result[first].first, last: result[last].last)
        continue
      }
      let tallest = arranged.shown.map { heights[$0] ?? 0 }.max()
      let chosen = arranged.shown.first { heights[$0] ?? 0 == tallest }
      result[arranged.item] = result[chosen ?? first]
    }
    return result
  }

  /// The system's distance in points from the last baseline of a text to the first one of the text
  /// below it, and 8 where one of them is no text; of a stack view the view counts whose baseline it has.
  ///
  /// Reference: what UIKit was seen to do, which is not documented: the distance of lines in the lower
  /// font, with the upper descender in place of the lower one, rounded up to pixels.
  func systemBaselineSpacing(upper: Int, lower: Int) -> Double {
    guard let upper = font(of: upper), let lower = font(of: lower) else {
      return Spacing.systemValue
    }
    return (lower.lineDistance - lower.descender + upper.descender)
      .ceiled(toScale: environment.device.scale)
  }

  private func font(of item: Int) -> Font? {
    item < contents.count ? contents[item].text?.font : nil
  }

  /// Works out the system's spacing between baselines in the user's constraints.
  func setBaselineSpacings(
    in constraints: inout [CompiledConstraint], _ owners: [CompiledLayout.BaselineOwners]
  ) {
    for index in baselineSpacings {
      guard let second = constraints[index].second else { continue }
      let factor = constraints[index].constant / Spacing.systemValue
      constraints[index].constant =
        factor
        * systemBaselineSpacing(
          upper: owners[second].last, lower: owners[constraints[index].first].first)
    }
  }

  /// Where the user's constraints have the system's spacing between baselines.
  static func baselineSpacings(of constraints: [CompiledConstraint]) -> [Int] {
    constraints.indices.filter {
      constraints[$0].isSystemSpacing && constraints[$0].firstAttribute == .firstBaseline
        && constraints[$0].secondAttribute == .lastBaseline
    }
  }
}

extension Font {
  /// Distance in points from the baseline to the bottom of the line, not rounded.
  var descender: Double { lineHeight - ascender }

  /// Distance in points between baselines: that of text styles counts for the system's font in their sizes,
  /// too, as 22 of a font of 17 points in Interface Builder files.
  fileprivate var lineDistance: Double {
    if let leading { return leading }
    let style = TextStyle.allCases.first { $0.metrics(for: .large).size == pointSize }
    let usual = pointSize * FontMetrics.system.lineHeight
    guard family == nil, abs(lineHeight - usual) < 1e-6, let style else { return lineHeight }
    return style.metrics(for: .large).leading
  }
}
