/// The constraints by which a stack view arranges its views, with UIKit's identifiers and with the
/// operands in UIKit's order, on which the text of a constraint depends.
///
/// Reference: the constraints that a live `UIStackView` prints, for each distribution and
/// alignment.
struct StackConstraints {
  /// What the constraints take from the rest of the layout.
  struct Inputs {
    /// The item of the stack view, or of its margins guide.
    var canvas: Int
    /// The length that a view's content has along the stack's axis; `nil` without one.
    var length: (_ item: Int) -> Double?
    /// The system's spacing from a view to the one below it.
    var systemSpacing: (_ upper: Int, _ lower: Int) -> Double
    /// Up to iOS 14 labels of several lines share the width, and hidden views at the end lie
    /// elsewhere.
    var systemVersion: SystemVersion
  }

  /// A required size of a hidden view wins silently, as in Interface Builder's files; up to iOS 13
  /// UIKit printed the constraint as required.
  static let hidingPriority = 999.999

  /// The stack view, which a known tree must not keep.
  private let handle: ItemHandle
  let item: Int
  /// Items of the arranged views that are shown.
  private(set) var shown: [Int] = []
  /// Those that are hidden, each with the number of shown views before it.
  private var hidden: [(item: Int, shownBefore: Int)] = []
  private var shownViews: [ItemHandle] = []
  private var gapItems: [Int] = []
  private(set) var spacerItem: Int?
  private let isRightToLeft: Bool

  init(_ stack: StackView, item: Int, tree: inout LayoutTree, direction: LayoutDirection) {
    handle = stack.ownHandle
    self.item = item
    isRightToLeft = stack.semanticContentAttribute.direction(in: direction) == .rightToLeft
    for view in stack.arrangedSubviews {
      guard let child = tree.number(of: view.ownHandle) else { continue }
      if view.isHidden {
        hidden.append((child, shown.count))
      } else {
        shown.append(child)
        shownViews.append(view.ownHandle)
      }
    }
    if [.equalSpacing, .equalCentering].contains(stack.distribution), shown.count > 1 {
      for index in 1..<shown.count {
        gapItems.append(tree.addSpacer("gap\(index)", owner: item))
      }
    }
    if stack.alignment != .fill, shown.count > 1 {
      spacerItem = tree.addSpacer("spacer", owner: item)
    }
  }

  /// The stack view.
  var stack: StackView {
    guard let view = handle.view else {
      preconditionFailure("A stack view stays where it is while it is solved.")
    }
    // It was one when its handle was taken.
    return unsafeDowncast(view, to: StackView.self)
  }

  /// The spacing in points that holds after a shown view.
  private func spacing(after view: ItemHandle) -> Double {
    view.view.map { stack.spacing(after: $0) } ?? stack.spacing
  }

  var hiddenItems: [Int] { hidden.map(\.item) }

  var isHorizontal: Bool { stack.axis == .horizontal }
  var start: Attribute { isHorizontal ? .leading : .top }
  var end: Attribute { isHorizontal ? .trailing : .bottom }
  var extent: Attribute { isHorizontal ? .width : .height }
  var middle: Attribute { isHorizontal ? .centerX : .centerY }
  var crossStart: Attribute { isHorizontal ? .top : .leading }
  var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  var crossExtent: Attribute { isHorizontal ? .height : .width }
  var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

  /// Adds the constraints to others: lists of their own would be copied.
  func add(_ inputs: Inputs, to constraints: inout [CompiledConstraint]) {
    let canvas = inputs.canvas
    if !hidden.isEmpty { constraints += hidingConstraints(inputs) }
    guard let first = shown.first, let last = shown.last else { return }
    constraints.append(constraint("UISV-canvas-connection", canvas, start, first, start))
    constraints.append(constraint("UISV-canvas-connection", canvas, end, last, end))
    addSpacings(inputs, to: &constraints)
    if stack.distribution != .fill { constraints += distributionConstraints(inputs) }
    addAlignment(canvas, to: &constraints)
    if inputs.systemVersion < 15 { constraints += textWidthConstraints(inputs) }
  }

  // MARK: Along the axis

  /// Hidden views have no length and stay aligned across the axis. Those between shown views lie
  /// half of the spacing after the one before, those in front of all end at the canvas' edge (up to
  /// iOS 14 they begin there), those behind all begin there, and since iOS 18.4 at its start.
  ///
  /// Reference: frames of such views in Interface Builder files, by the version that wrote them.
  private func hidingConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    let canvas = inputs.canvas
    var constraints: [CompiledConstraint] = []
    for (child, shownBefore) in hidden {
      constraints.append(constraint("UISV-hiding", child, extent, priority: Self.hidingPriority))
      constraints.append(place(child, after: shownBefore, inputs))
      for line in shown.isEmpty ? [crossStart] : alignedLines {
        constraints.append(constraint("UISV-alignment", shown.first ?? canvas, line, child, line))
      }
    }
    // A stack view that shows nothing is no longer than it must be.
    if shown.isEmpty, !hidden.isEmpty {
      constraints.append(constraint("UISV-canvas-fit", canvas, extent, priority: 49))
    }
    return constraints
  }

  /// Places a hidden view behind a number of shown ones.
  private func place(_ child: Int, after count: Int, _ inputs: Inputs) -> CompiledConstraint {
    let system = inputs.systemVersion
    let isAtEnd = count == shown.count
    // Without a spacing there is nothing to place it by at the start, up to iOS 14 nor at the end.
    let hasPlace =
      stack.spacing != 0 || system >= 15 && stack.distribution != .equalSpacing
      || stack.keepsHiddenAtStart == false
    let startsOver = stack.keepsHiddenAtStart ?? (system >= 26)
    if shown.isEmpty || count == 0 || isAtEnd && (!hasPlace || startsOver) {
      let endsBefore = stack.endsHiddenAtStart ?? (stack.spacing != 0 && system >= 15)
      let isBefore = !shown.isEmpty && count == 0 && endsBefore
      return constraint(
        "UISV-spacing-hidden", inputs.canvas, start, child, isBefore ? end : start, priority: 50)
    }
    let isSystem = stack.spacing == StackView.spacingUseSystem
    let half = isSystem ? 4 : stack.spacing / 2
    // A spacing of its own does not move what is behind all.
    let isSpaced = !isAtEnd || isSystem && system >= 13 && system < 14
    return constraint(
      "UISV-spacing-hidden", child, start, shown[count - 1], end, constant: isSpaced ? half : 0,
      priority: 50)
  }

  /// Distance after each shown view but the last.
  private func gap(after index: Int, _ inputs: Inputs) -> Double {
    let spacing = spacing(after: shownViews[index])
    guard spacing == StackView.spacingUseSystem else { return spacing }
    return joinsBaselines
      ? inputs.systemSpacing(shown[index], shown[index + 1]) : Spacing.systemValue
  }

  /// Whether views get shares that depend on the length of their contents.
  func sharesByLength(along axis: Axis) -> Bool {
    stack.distribution == .fillProportionally && stack.axis == axis
  }

  /// All distances between shown views, where texts do not matter.
  var totalSpacing: Double {
    shownViews.dropLast().reduce(0) { total, view in
      let spacing = spacing(after: view)
      return total + (spacing == StackView.spacingUseSystem ? Spacing.systemValue : spacing)
    }
  }

  /// Whether distances between baselines are the system's, which depend on the texts.
  var hasSystemBaselines: Bool {
    joinsBaselines
      && shownViews.contains { spacing(after: $0) == StackView.spacingUseSystem }
  }

  private var joinsBaselines: Bool { !isHorizontal && stack.isBaselineRelativeArrangement }

  private func addSpacings(_ inputs: Inputs, to constraints: inout [CompiledConstraint]) {
    let isMinimum = [.equalSpacing, .equalCentering].contains(stack.distribution)
    let (first, second): (Attribute, Attribute) =
      joinsBaselines ? (.firstBaseline, .lastBaseline) : (start, end)
    for index in 1..<max(1, shown.count) {
      constraints.append(
        constraint(
          "UISV-spacing", shown[index], first, shown[index - 1], second,
          constant: gap(after: index - 1, inputs),
          relation: isMinimum ? .greaterThanOrEqual : .equal))
    }
  }

  private func distributionConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    switch stack.distribution {
    case .fill: return []
    case .fillEqually:
      return shown.dropFirst().map {
        constraint("UISV-fill-equally", $0, extent, shown[0], extent)
      }
    case .fillProportionally: return proportionalConstraints(inputs)
    case .equalSpacing, .equalCentering: return gapConstraints
    }
  }

  /// Shares of the stack view itself, also where its views keep within its margins: logs of single
  /// views in such stack views say that the two contradict each other.
  private func proportionalConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    let sizes = shown.map { inputs.length($0) ?? 0 }
    let gaps = (0..<max(0, shown.count - 1)).reduce(0) { $0 + gap(after: $1, inputs) }
    let total = sizes.reduce(0, +) + gaps
    guard total > 0 else { return [] }
    return shown.indices.map { index in
      var result = constraint("UISV-fill-proportionally", shown[index], extent, item, extent)
      result.multiplier = sizes[index] / total
      if result.multiplier == 0 {
        (result.multiplier, result.second, result.secondAttribute) = (0, nil, .notAnAttribute)
      }
      result.priority = shown.count == 1 ? 1000 : Double(max(1, 999 - index))
      return result
    }
  }

  private var gapConstraints: [CompiledConstraint] {
    var constraints: [CompiledConstraint] = []
    let centering = stack.distribution == .equalCentering
    for (index, gap) in gapItems.enumerated() {
      constraints.append(
        constraint("UISV-distributing-edge", gap, start, shown[index], centering ? middle : end))
      constraints.append(
        constraint("UISV-distributing-edge", gap, end, shown[index + 1], centering ? middle : start)
      )
      guard index > 0 else { continue }
      let priority = centering ? Double(max(1, 150 - index)) : 1000
      constraints.append(
        constraint("UISV-fill-equally", gap, extent, gapItems[0], extent, priority: priority))
    }
    constraints.append(constraint("UISV-canvas-fit", item, extent, priority: 49))
    return constraints
  }

  /// Up to iOS 14, labels of several lines in a row aim at equal widths, slightly above their
  /// compression resistance.
  private func textWidthConstraints(_ inputs: Inputs) -> [CompiledConstraint] {
    guard isHorizontal, shown.count > 1 else { return [] }
    let count = Double(shown.count)
    return shown.indices.compactMap { index in
      guard let label = shownViews[index].view as? Label, label.numberOfLines != 1 else {
        return nil
      }
      var result = constraint("UISV-text-width-disambiguation", shown[index], .width, item, .width)
      result.multiplier = 1 / count
      result.constant = -stack.spacing(after: label) * (count - 1) / count
      let resistance = Double(label.compressionResistance.horizontal.rawValue)
      result.priority = min(999, resistance + 10)
      return result
    }
  }

  func constraint(
    _ identifier: String, _ first: Int, _ attribute: Attribute, _ second: Int? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, constant: Double = 0,
    relation: Relation = .equal, priority: Double = 1000
  ) -> CompiledConstraint {
    CompiledConstraint(
      first: first, firstAttribute: attribute, relation: relation, second: second,
      secondAttribute: secondAttribute, constant: constant, priority: priority,
      origin: .stackView, identifier: identifier, holder: item, isRightToLeft: isRightToLeft)
  }
}
