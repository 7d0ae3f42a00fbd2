import Foundation
import RedlineSolver

extension View {
  /// Solves the layout with this view as the root view of a screen.
  /// - Parameters:
  ///   - environment: The device, direction and text size.
  ///   - measuring: Measures texts; RedlineKit passes a `TextShaper`.
  ///   - name: The title of the result; the class's name unless given.
  ///   - entering: Called at the beginning of each stage, for measurements.
  /// - Returns: The solved layout, with findings in `diagnostics`.
  /// - Throws: ``LayoutError`` for what no layout can be made of. The views are not changed but
  ///   for the subviews and constraints that their ``LayoutSpec`` adds.
  public func solved(
    in environment: LayoutEnvironment, measuring: any TextMeasuring, name: String? = nil,
    entering: ((LayoutStage) -> Void)? = nil
  ) throws(LayoutError) -> SolvedLayout {
    try checkSize(environment)
    let solver = try LayoutSolver(
      root: self, environment: environment, measuring: measuring, entering: entering)
    let pass = solver.solve()
    entering?(.reading)
    return LayoutReading(solver: solver, pass: pass).layout(name: name)
  }

  /// The layout as it was solved in the last pass: the same that its ``SolvedLayout`` gives again.
  package func compiled(
    in environment: LayoutEnvironment, measuring: any TextMeasuring
  ) throws(LayoutError) -> CompiledLayout {
    try checkSize(environment)
    let solver = try LayoutSolver(root: self, environment: environment, measuring: measuring)
    return solver.solve().program.layout
  }

  /// Throws for a root of no usable size or scale.
  func checkSize(_ environment: LayoutEnvironment) throws(LayoutError) {
    let size = environment.size
    guard (0...1_000_000).contains(size.width), (0...1_000_000).contains(size.height) else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    let scale = environment.device.scale
    guard scale > 0, scale <= 1000 else {
      throw .invalidValue(
        item: environment.device.name, property: "scale", value: scale, location: nil)
    }
    let keyboard = environment.keyboardHeight
    guard (0...1_000_000).contains(keyboard) else {
      throw .invalidValue(
        item: environment.device.name, property: "keyboardHeight", value: keyboard, location: nil)
    }
  }
}

/// Reads the values of the last pass into a ``SolvedLayout``.
struct LayoutReading {
  let solver: LayoutSolver
  /// The tree of the solver, kept beside it: a getter would copy the whole tree at each use.
  let tree: LayoutTree
  let pass: LayoutSolver.Pass
  /// Exact alignment rects by item.
  let rects: [CGRect]
  /// For each view, by item, whether neither it nor a view around it is hidden.
  let isShown: [Bool]
  /// Whether views stand for those of another vocabulary.
  let hasFacades: Bool

  init(solver: LayoutSolver, pass: LayoutSolver.Pass) {
    self.solver = solver
    self.pass = pass
    tree = solver.tree
    rects = pass.rects
    var isShown: [Bool] = []
    isShown.reserveCapacity(tree.views.count)
    for (item, isHidden) in solver.facts.isHidden.enumerated() {
      isShown.append(!isHidden && (item == 0 || isShown[tree.items[item].parent]))
    }
    self.isShown = isShown
    hasFacades = solver.facts.hasFacades
  }

  var environment: LayoutEnvironment { solver.environment }

  func layout(name: String?) -> SolvedLayout {
    let records = makeRecords()
    var items = allItems()
    if items.count <= LayoutRecords.maximumReasonCount {
      for item in items.indices.dropFirst() { items[item].setReasons(records, item: item) }
    }
    let guides = guides()
    solver.entering?(.checking)
    return SolvedLayout(
      name: name ?? tree.items[0].name, environment: environment, items: items, guides: guides,
      spacers: spacers(), records: records, diagnostics: findings(items, records),
      hasAllDiagnostics: hasFacades)
  }

  private func makeRecords() -> LayoutRecords {
    if solver.isQuiet, let names = solver.known?.names { return LayoutRecords(pass.program, names) }
    let records = LayoutRecords(
      pass.program, ids: tree.items.map(\.id), plainLengths: tree.items.map(\.plainLength),
      guideKinds: Array(repeating: nil, count: tree.views.count) + tree.guides.map(\.kind)
        + Array(repeating: nil, count: tree.spacers.count),
      haveEqualsSign: tree.idsHaveEqualsSign)
    solver.known?.names = records.called
    return records
  }

  // MARK: Items

  /// The items, of views that have not changed those of the layout before with other places.
  private func allItems() -> [SolvedLayout.Item] {
    guard let contrasts = raisedContrasts() else {
      var items = solver.isQuiet ? solver.known?.takeItems() ?? [] : []
      if items.count == tree.views.count { place(&items) } else { items = self.items(nil) }
      // What stands for a view tells no changes of its own.
      if !hasFacades { solver.known?.keep(items) }
      return items
    }
    return items(contrasts)
  }

  private func items(_ contrasts: [Contrast]?) -> [SolvedLayout.Item] {
    var frames = SnappedFrames(scale: environment.device.scale)
    frames.reserveCapacity(tree.views.count)
    let contents = solver.contents
    return tree.views.indices.map { item in
      let frame = frames.append(
        rects[item], outset: solver.facts.outsets[item],
        parent: tree.items[item].parent)
      // Known contents where they are: a copy would count what is in it.
      var solved =
        solver.readings.showsByWidth[item]
        ? solvedItem(item, readContent(of: item), frame: frame)
        : solvedItem(item, contents[item], frame: frame)
      if let contrasts { solved.resolveColors(for: contrasts[item]) }
      return solved
    }
  }

  /// The contrast of each view, its own or that of the view around it; `nil` where all have the usual
  /// one.
  private func raisedContrasts() -> [Contrast]? {
    guard environment.contrast == .high || hasFacades else { return nil }
    var contrasts: [Contrast] = []
    contrasts.reserveCapacity(tree.views.count)
    for (item, view) in tree.views {
      let around = item == 0 ? environment.contrast : contrasts[tree.items[item].parent]
      contrasts.append(view.facade?.ownContrast ?? around)
    }
    return contrasts.contains(.high) ? contrasts : nil
  }

  private func solvedItem(
    _ item: Int, _ content: borrowing ViewContent, frame: CGRect
  ) -> SolvedLayout.Item {
    let facts = solver.facts
    // Most views have nothing more to tell than what was read of them at first. A user's class may have changed
    // something since, when it was asked for its size.
    let isKnown = facts.isUsual[item] && tree.keepings[item] == .all && !facts.hasFacades
    let view = isKnown ? nil : tree.views[item].view
    let size = pass.contents[item]
    let baselines = content.baselines(height: Double(rects[item].height))
    return SolvedLayout.Item(
      id: tree.items[item].id, name: tree.items[item].name, className: tree.classNames[item],
      control: content.control,
      parent: item == 0 ? nil : tree.items[tree.items[item].parent].id,
      frame: frame.settled, alignmentRect: rects[item].settled,
      firstBaseline: baselines.map { (rects[item].minY + $0.fromTop).settled },
      lastBaseline: baselines.map { (rects[item].maxY - $0.fromBottom).settled },
      baselines: baselineDistances(of: item),
      intrinsicWidth: size.width < 0 ? nil : Double(size.width),
      intrinsicHeight: size.height < 0 ? nil : Double(size.height),
      hugging: SolvedLayout.AxisPriorities(view?.hugging ?? facts.hugging[item]),
      compressionResistance: SolvedLayout.AxisPriorities(
        view?.compressionResistance ?? facts.compressionResistance[item]),
      text: shownText(content, of: item, in: frame),
      stack: view?.asStackView.map { stack($0) }, style: view?.savedStyle ?? plainStyle,
      isHidden: facts.isHidden[item], state: view?.savedState,
      scroll: view?.asScrollView?.savedScroll,
      accessibility: view?.savedAccessibility { other in
        tree.number(of: other).map { tree.items[$0].id }
      },
      location: (view == nil ? facts.locations[item] : view?.location) ?? firstLine(of: item))
  }

  /// The text of a content, which may be cut in the frame that it has.
  func shownText(
    _ content: borrowing ViewContent, of item: Int, in frame: CGRect
  ) -> Shared<SolvedLayout.Text?> {
    guard content.hasText else { return content.sharedText }
    let isTruncated = isTruncated(content, of: item, in: frame.size)
    guard isTruncated != content.textFit.isTruncated, var cut = content.sharedText.value else {
      return content.sharedText
    }
    cut.isTruncated = isTruncated
    return Shared(cut)
  }

  /// What a view shows in the width that it has.
  func readContent(of item: Int) -> ViewContent {
    if !solver.readings.showsByWidth[item] { return solver.contents[item] }
    return tree.views[item].view.content(in: solver.context(width: Double(rects[item].width)))
  }

  /// The line that findings name for a constraint.
  func place(of constraint: Int) -> SourceLocation? {
    // Only what stands for a constraint knows another line than the constraint itself.
    guard hasFacades else { return pass.constraints[constraint].location }
    let held = tree.held.constraints(of: tree)
    return constraint < held.count ? held[constraint].place : pass.constraints[constraint].location
  }

  /// The line of the first constraint that places a view or a guide of another vocabulary, whose
  /// own line is not known.
  func firstLine(of item: Int) -> SourceLocation? {
    firstPlacing(item).flatMap { pass.constraints[$0].location }
  }

  /// The first constraint with a line that places a view or a guide of another vocabulary.
  func firstPlacing(_ item: Int) -> Int? {
    let owner = item < tree.views.count ? item : tree.items[item].parent
    guard tree.views[owner].view.facade != nil else { return nil }
    return pass.constraints.firstIndex {
      $0.location != nil && $0.origin == .user && ($0.first == item || $0.second == item)
    }
  }

  /// The size of the content; of a text in a smaller font than its own, the size in that one.
  private func shownSize(of item: Int, _ text: Shared<SolvedLayout.Text?>) -> CGSize {
    guard solver.readings.shrinks[item], let text = text.value else { return pass.contents[item] }
    let measured = solver.measuring.measure(
      text, maximumWidth: nil, maximumLines: 1)
    return CGSize(width: measured.width, height: text.font.lineHeight)
  }

  private func isTruncated(
    _ content: borrowing ViewContent, of item: Int, in size: CGSize
  ) -> Bool {
    let fit = content.textFit
    guard fit.isShown else { return false }
    if fit.hasInsets, let text = content.sharedText.value, let insets = text.insets {
      return isTruncated(text, in: size, insets)
    }
    let needed = shownSize(of: item, content.sharedText)
    if Double(needed.height) > Double(size.height) + 0.51 { return true }
    if fit.isOneLine { return Double(needed.width) > Double(size.width) + 0.01 }
    // What fits into less room fits, and in its exact width, that of the last pass, a text is mostly measured
    // already.
    let width = Double(rects[item].width)
    let room = Double(size.width) + 0.01
    return (width > room || isCut(content, at: width)) && isCut(content, at: room)
  }

  private func isTruncated(
    _ text: SolvedLayout.Text, in size: CGSize, _ insets: EdgeInsets
  ) -> Bool {
    let width = Double(size.width) - insets.left - insets.right + 0.01
    let height = Double(size.height) - insets.top - insets.bottom + 0.51
    guard width > 0 else { return true }
    let isOneLine = text.numberOfLines == 1
    let room = isOneLine ? nil : width
    if let styled = text.styled {
      let set = styled.set(
        maximumWidth: room, maximumLines: text.numberOfLines, measuring: solver.measuring)
      return set.isTruncated || isOneLine && set.width > width || set.height > height
    }
    let measured = solver.measuring.measure(
      text.string, font: text.font, maximumWidth: room, maximumLines: text.numberOfLines)
    let distance = text.font.leading ?? text.font.lineHeight
    let needed = text.font.lineHeight + Double(measured.lineCount - 1) * distance
    return measured.isTruncated || isOneLine && measured.width > width || needed > height
  }

  private func isCut(_ content: borrowing ViewContent, at width: Double) -> Bool {
    let text = content.sharedText
    // A copy of the whole text would count five references.
    if !content.textFit.hasParts, let string = text.value?.string, let font = text.value?.font {
      return solver.measuring.measure(
        string, font: font, maximumWidth: width, maximumLines: text.value?.numberOfLines ?? 0
      ).isTruncated
    }
    guard let text = text.value else { return false }
    return solver.measuring.measure(
      text, maximumWidth: width, maximumLines: text.numberOfLines
    ).isTruncated
  }

  private func stack(_ stack: StackView) -> SolvedLayout.Stack {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      .compactMap { tree.number(of: $0.ownHandle) }
    let isHorizontal = stack.axis == .horizontal
    return SolvedLayout.Stack(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
      spacing: stack.spacing == StackView.spacingUseSystem ? Spacing.systemValue : stack.spacing,
      arranged: shown.map { tree.items[$0].id }, gaps: gaps(shown, isHorizontal: isHorizontal))
  }

  /// The distances after all views that a stack view shows but the last.
  func gaps(_ shown: [Int], isHorizontal: Bool) -> [Double] {
    zip(shown, shown.dropFirst()).map { first, second -> Double in
      let (a, b) = (rects[first], rects[second])
      let distance =
        !isHorizontal ? b.minY - a.maxY : a.minX <= b.minX ? b.minX - a.maxX : a.minX - b.maxX
      return Double(distance).settled
    }
  }

  // MARK: Guides

  private func guides() -> [SolvedLayout.Guide] {
    tree.guides.indices.map { number in
      let (item, guide) = (tree.views.count + number, tree.guides[number])
      return SolvedLayout.Guide(
        id: tree.items[item].id, name: tree.items[item].name, kind: guide.kind,
        owner: tree.items[tree.items[item].parent].id, frame: rects[item].settled,
        role: SolvedLayout.Guide.Role(guide.role), insets: insets(of: item))
    }
  }

  private func insets(of item: Int) -> EdgeInsets? {
    switch pass.program.program.layout.kinds[item] {
    case .guide(.insets(let insets)): insets
    case .guide(.scrollContent(let top)): EdgeInsets(top: top)
    case .guide, .view, .spacer, .absent: nil
    }
  }

  private func spacers() -> [SolvedLayout.Spacer] {
    tree.spacers.map { SolvedLayout.Spacer(id: $0.id, owner: tree.items[$0.parent].id) }
  }

  func baselineDistances(of item: Int) -> SolvedLayout.Baselines? {
    let own = pass.program.program.layout.baselines[item]
    let owners = pass.program.program.layout.baselineOwners[item]
    let isOwn = owners.first == item && owners.last == item
    if isOwn && own.fromTop == 0 && own.fromBottom == 0 && !own.isCentered { return nil }
    let id = { (owner: Int) in owner == item ? nil : tree.items[owner].id }
    return SolvedLayout.Baselines(
      fromTop: own.fromTop, fromBottom: own.fromBottom, isCentered: own.isCentered,
      first: id(owners.first), last: id(owners.last))
  }
}

extension SolvedLayout.AxisPriorities {
  init(_ pair: AxisPair) {
    self.init(
      horizontal: Double(pair.horizontal.rawValue), vertical: Double(pair.vertical.rawValue))
  }
}

extension SolvedLayout.Guide.Role {
  fileprivate init(_ role: LayoutGuide.Role) {
    switch role {
    case .free: self = .free
    case .insets: self = .insets
    case .scrollFrame: self = .scrollFrame
    case .scrollContent: self = .scrollContent
    }
  }
}
