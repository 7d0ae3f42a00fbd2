import Foundation
import RedlineSolver

extension LayoutReading {
  /// One finding for each item that is free by itself; items that follow one of those, because
  /// the difference is fixed, are only counted and named in it. What a stack view decides by the order of its views
  /// is not free.
  func ambiguities() -> [Diagnostic] {
    let open = pass.solution.openVariables
    guard open.contains(true),
      tree.items.indices.contains(where: { moves($0, open) && isReported($0) })
    else { return [] }
    let reading = orderedByStacks() ?? self
    let movable = reading.pass.solution.movableVariables
    return reading.findings(reading.freeItems(movable), movable)
  }

  private func moves(_ item: Int, _ movable: [Bool]) -> Bool {
    Axis.allCases.contains { axis in
      movable[pass.form.origin(item, axis).index] || movable[pass.form.size(item, axis).index]
    }
  }

  /// The same layout, where views of a stack view that compete with equal priorities have an order;
  /// `nil` where there are none, or where the order changes the layout.
  func orderedByStacks() -> LayoutReading? {
    var rank: [Int: Double] = [:]
    for arranged in solver.stacks where arranged.stack.distribution == .fill {
      guard (2...Self.mostCompared).contains(arranged.shown.count) else { continue }
      for (index, item) in arranged.shown.enumerated() { rank[item] = Double(index) * 1e-6 }
    }
    guard !rank.isEmpty else { return nil }
    var layout = pass.program.layout
    layout.contentRanks = rank
    guard let program = CompiledProgram(layout).solved(agreeingWith: pass.solution) else {
      return nil
    }
    var pass = LayoutSolver.Pass(program: program, inputs: pass.inputs)
    pass.changedInputs = self.pass.changedInputs
    return LayoutReading(solver: solver, pass: pass)
  }

  /// The items that are free, and along which axes.
  ///
  /// - Parameter movable: The variables that have more than one value.
  private func freeItems(_ movable: [Bool]) -> [Free] {
    // Mostly nothing moves, and then there is nothing more to ask.
    guard movable.contains(true) else { return [] }
    let used = tree.items.indices.contains(where: isGuide) ? usedLines() : []
    return tree.items.indices.compactMap { item -> Free? in
      guard moves(item, movable), isReported(item) else { return nil }
      // A guide that only spaces one axis has nothing to say about the other.
      let isHorizontal =
        (!isGuide(item) || used.contains(Line(item: item, axis: .horizontal)))
        && isFree(item, .horizontal, movable)
      let isVertical =
        (!isGuide(item) || used.contains(Line(item: item, axis: .vertical)))
        && isFree(item, .vertical, movable)
      guard isHorizontal || isVertical else { return nil }
      let axes = isHorizontal && isVertical ? Axis.both : isHorizontal ? Axis.across : Axis.down
      return Free(item: item, axes: axes)
    }
  }

  /// The findings on free items; only those that lead others are asked how far they move.
  private func findings(_ free: [Free], _ movable: [Bool]) -> [Diagnostic] {
    // Comparing all with all is for layouts that someone reads the findings of.
    let leaders =
      free.count > Self.mostCompared
      ? withoutConnected(free, movable) : withoutFollowers(free, movable)
    return leaders.compactMap { diagnostic($0, movable) }
  }

  /// What is free of an item.
  struct Free {
    var item: Int
    var axes: [Axis]
    var followers: [Int] = []
    var connected: [Int] = []
  }

  private static var mostCompared: Int { 64 }

  /// The first item of each group whose freedoms are connected, a view if there is one; the others are
  /// only counted and named. What scrolls has a finding of its own.
  private func withoutConnected(_ all: [Free], _ movable: [Bool]) -> [Free] {
    let groups = connectedFreedoms(of: all, movable)
    var leaders: [Free] = []
    // For each group its first item, or −1.
    var leaderOfGroup = [Int](repeating: -1, count: (groups.max() ?? -1) + 1)
    let firsts = all.indices.reduce(into: [0]) { $0.append($0[$1] + 2 * all[$1].axes.count) }
    let order =
      all.indices.filter { !isGuide(all[$0].item) } + all.indices.filter { isGuide(all[$0].item) }
    for index in order {
      let item = all[index]
      if isGuide(item.item), scrollView(ofContentGuide: item.item) != nil {
        leaders.append(item)
        continue
      }
      let own = groups[firsts[index]..<firsts[index + 1]]
      let rest = item.axes.indices.filter { axis in
        let pair = own[(own.startIndex + 2 * axis)...].prefix(2)
        return pair.allSatisfy { $0 < 0 } || pair.contains { $0 >= 0 && leaderOfGroup[$0] < 0 }
      }
      if rest.isEmpty, let group = own.first(where: { $0 >= 0 }) {
        leaders[leaderOfGroup[group]].connected.append(item.item)
        continue
      }
      for group in own where group >= 0 && leaderOfGroup[group] < 0 {
        leaderOfGroup[group] = leaders.count
      }
      let isWhole = rest.count == item.axes.count
      leaders.append(
        Free(item: item.item, axes: isWhole ? item.axes : rest.map { item.axes[$0] }))
    }
    return leaders.sorted { $0.item < $1.item }
  }

  /// For the distance from the parent and the extent of each item along each of its axes the number of a group
  /// that moves together, −1 where it has one value only.
  private func connectedFreedoms(of all: [Free], _ movable: [Bool]) -> [Int] {
    var differences: [Solution.Difference] = []
    var places: [Int] = []
    var count = 0
    for free in all {
      for axis in free.axes {
        let origin = pass.form.origin(free.item, axis)
        let base = base(free.item, axis)
        if movable[origin.index] || base.map({ movable[$0.index] }) == true {
          differences.append(Solution.Difference(origin, from: base))
          places.append(count)
        }
        let size = pass.form.size(free.item, axis)
        if movable[size.index] {
          differences.append(Solution.Difference(size))
          places.append(count + 1)
        }
        count += 2
      }
    }
    var result = [Int](repeating: -1, count: count)
    let groups = pass.solution.connectedFreedoms(of: differences)
    for (place, group) in zip(places, groups) { result[place] = group }
    return result
  }

  /// The smaller edge of an item's parent, from which its own is told: a view that only follows its parent is not
  /// ambiguous itself. None for views of the root, which does not move.
  private func base(_ item: Int, _ axis: Axis) -> Variable? {
    let parent = tree.items[item].parent
    return parent > 0 ? pass.form.origin(parent, axis) : nil
  }

  private func diagnostic(_ free: Free, _ movable: [Bool]) -> Diagnostic? {
    let item = free.item
    let freedoms = free.axes.compactMap { freedom(item, $0, movable: movable) }
    guard !freedoms.isEmpty || !free.connected.isEmpty else { return nil }
    let location: SourceLocation? =
      switch tree.contents[item] {
      case .view(let view): view.location ?? firstLine(of: item)
      case .guide(let guide): guide.location ?? firstLine(of: item)
      case .spacer: nil
      }
    if let scrollView = scrollView(ofContentGuide: item), isMentioned(item) {
      let axes = freedoms.filter(\.isSizeFree).map(\.axis)
      if !axes.isEmpty {
        let id = tree.items[scrollView].id
        var finding = Diagnostic(
          .looseContent, of: id, .looseContent(axes),
          items: [id] + axes.compactMap { lastView(in: scrollView, $0) },
          location: tree.views[scrollView].view.location ?? location)
        finding.followers = followers(of: free)
        return finding
      }
    }
    let isSizeFree = freedoms.contains { $0.isSizeFree }
    var finding = Diagnostic(
      isSizeFree ? .ambiguousSize : .ambiguousPosition, of: tree.items[item].id,
      .ambiguity(
        followers: free.followers.count, connected: free.connected.count,
        competes: competes(free, freedoms)),
      severity: isGuide(item) ? .note : nil,
      items: [tree.items[item].id], freedoms: freedoms, location: location)
    finding.followers = followers(of: free)
    return finding
  }

  /// Whether contents want more or less of a length that is free than there is, which equal priorities leave open.
  private func competes(_ free: Free, _ freedoms: [Diagnostic.Freedom]) -> Bool {
    guard !free.followers.isEmpty || !free.connected.isEmpty else { return false }
    let layout = pass.program.layout
    return freedoms.contains { freedom in
      let hasContent = { layout.contentLength($0, freedom.axis) != nil }
      return freedom.isSizeFree && hasContent(free.item)
        && (free.followers + free.connected).contains(where: hasContent)
    }
  }

  /// The ids of the items that only follow a free one, or are connected to it, in their order.
  private func followers(of free: Free) -> [String] {
    (free.followers + free.connected).sorted().map { tree.items[$0].id }
  }

  /// The scroll view whose contents a guide surrounds.
  private func scrollView(ofContentGuide item: Int) -> Int? {
    guard case .guide(let guide) = tree.contents[item],
      let scrollView = guide.owningView as? ScrollView, scrollView.contentLayoutGuide === guide
    else { return nil }
    return tree.items[item].parent
  }

  /// The view in a scroll view that comes nearest to its end, the front one of several.
  private func lastView(in scrollView: Int, _ axis: Axis) -> String? {
    let inside = tree.views.indices.filter { isShown[$0] && tree.items[$0].parent == scrollView }
    let last = inside.max { one, other in
      axis == .horizontal
        ? rects[one].maxX < rects[other].maxX : rects[one].maxY < rects[other].maxY
    }
    return last.map { tree.items[$0].id }
  }

  /// Whether somebody constrains something to the item.
  private func isMentioned(_ item: Int) -> Bool {
    pass.constraints.contains {
      $0.isActive && $0.origin == .user && ($0.first == item || $0.second == item)
    }
  }

  private func isGuide(_ item: Int) -> Bool {
    if case .guide = tree.contents[item] { true } else { false }
  }

  func isAmbiguous(_ expression: LinearExpression) -> Bool {
    pass.solution.isAmbiguous(expression)
  }

  private func isReported(_ item: Int) -> Bool {
    switch tree.contents[item] {
    case .view: isShown[item]
    case .guide(let guide): guide.kind == .custom && isShown[tree.items[item].parent]
    case .spacer: false
    }
  }

  /// One axis of an item.
  private struct Line: Hashable {
    var item: Int
    var axis: Axis
  }

  /// What the active constraints mention.
  private func usedLines() -> Set<Line> {
    var result: Set<Line> = []
    for constraint in pass.constraints where constraint.isActive {
      if let axis = constraint.firstAttribute.axis {
        result.insert(Line(item: constraint.first, axis: axis))
      }
      if let second = constraint.second, let axis = constraint.secondAttribute.axis {
        result.insert(Line(item: second, axis: axis))
      }
    }
    return result
  }

  /// How far an item moves along an axis; `nil` for less than can be seen, which is what numbers of single
  /// precision leave, like the heights of cells in documents.
  ///
  /// - Parameter movable: The variables that have more than one value.
  func freedom(_ item: Int, _ axis: Axis, movable: [Bool]) -> Diagnostic.Freedom? {
    let (origin, extent) = (pass.form.origin(item, axis), pass.form.size(item, axis))
    let place = isPlaceFree(item, axis, movable) ? pass.solution.ambiguousRange(of: origin) : nil
    let size = movable[extent.index] ? pass.solution.ambiguousRange(of: extent) : nil
    guard place != nil || size != nil else { return nil }
    let edge = ends(place, origin)
    let length = ends(size, extent)
    guard isSeen(edge) || isSeen(length) else { return nil }
    let farEdge: (low: Double?, high: Double?) =
      if size == nil {
        ends(place, behind: pass.solution.value(of: extent))
      } else if !movable[origin.index] {
        ends(size, behind: pass.solution.value(of: origin))
      } else {
        farEdge(item, axis)
      }
    return Diagnostic.Freedom(axis: axis, edge: edge, size: length, farEdge: farEdge)
  }

  /// Whether a range is wider than a hundredth of a point; the finest pixel is a third.
  private func isSeen(_ range: (low: Double?, high: Double?)) -> Bool {
    guard let low = range.low, let high = range.high else { return true }
    return high - low > 0.01
  }

  private func farEdge(_ item: Int, _ axis: Axis) -> (low: Double?, high: Double?) {
    let end = pass.form.expression(item, axis == .horizontal ? .right : .bottom)
    if let range = pass.solution.ambiguousRange(of: end) {
      return (range.lowerBound.finite, range.upperBound.finite)
    }
    let value = pass.solution.value(of: end).finite
    return (value, value)
  }

  /// Whether there is a ``freedom(_:_:movable:)``, mostly without a search for its ends.
  private func isFree(_ item: Int, _ axis: Axis, _ movable: [Bool]) -> Bool {
    movable[pass.form.size(item, axis).index]
      || isPlaceFree(item, axis, movable) && movable[pass.form.origin(item, axis).index]
  }

  /// Whether the distance from the parent's smaller edge has more than one value.
  private func isPlaceFree(_ item: Int, _ axis: Axis, _ movable: [Bool]) -> Bool {
    let origin = pass.form.origin(item, axis)
    guard let base = base(item, axis), movable[base.index] else { return movable[origin.index] }
    var distance = LinearExpression([Term(origin)])
    distance.terms.append(Term(base, coefficient: -1))
    return isAmbiguous(distance)
  }

  /// Both ends of a range, `nil` where infinite; the value where there is no range.
  private func ends(
    _ range: ClosedRange<Double>?, _ variable: Variable
  ) -> (low: Double?, high: Double?) {
    if let range { return (range.lowerBound.finite, range.upperBound.finite) }
    let value = pass.solution.value(of: variable).finite
    return (value, value)
  }

  /// Both ends of a range behind a length that has one value.
  private func ends(
    _ range: ClosedRange<Double>?, behind length: Double
  ) -> (low: Double?, high: Double?) {
    guard let range else { return (nil, nil) }
    return ((range.lowerBound + length).finite, (range.upperBound + length).finite)
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? settled : nil }
}

extension Axis {
  // Shared, because thousands of items have them.
  fileprivate static let both = [Axis.horizontal, .vertical]
  fileprivate static let across = [Axis.horizontal]
  fileprivate static let down = [Axis.vertical]
}
