import Foundation
import RedlineSolver

extension LayoutReading {
  /// One finding for each item that is free by itself; items that follow one of those, because
  /// the difference is fixed, are only counted and named in it. What a stack view decides by the order of its views
  /// is not free.
  func ambiguities() -> [Diagnostic] {
    let movable = pass.solution.movableVariables
    let free = freeItems(movable)
    guard !free.isEmpty, let ordered = orderedByStacks() else { return findings(free, movable) }
    let orderedMovable = ordered.pass.solution.movableVariables
    return ordered.findings(ordered.freeItems(orderedMovable), orderedMovable)
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
    var pass = LayoutSolver.Pass(program: CompiledProgram(layout).solved(), inputs: pass.inputs)
    pass.changedInputs = self.pass.changedInputs
    let ordered = LayoutReading(solver: solver, pass: pass)
    let isSame = zip(rects, ordered.rects).allSatisfy { $0.settled == $1.settled }
    return isSame ? ordered : nil
  }

  /// The items that are free, and along which axes.
  ///
  /// - Parameter movable: The variables that have more than one value.
  private func freeItems(_ movable: [Bool]) -> [Free] {
    // Mostly nothing moves, and then there is nothing more to ask.
    guard movable.contains(true) else { return [] }
    let used = tree.items.indices.contains(where: isGuide) ? usedLines() : []
    return tree.items.indices.compactMap { item -> Free? in
      let moving = Axis.allCases.filter { axis in
        movable[pass.form.origin(item, axis).index] || movable[pass.form.size(item, axis).index]
      }
      guard !moving.isEmpty, isReported(item) else { return nil }
      let axes = moving.filter { axis in
        // A guide that only spaces one axis has nothing to say about the other.
        let isUsed = !isGuide(item) || used.contains(Line(item: item, axis: axis))
        return isUsed && isFree(item, axis, movable)
      }
      return axes.isEmpty ? nil : Free(item: item, axes: axes)
    }
  }

  /// The findings on free items; only those that lead others are asked how far they move.
  private func findings(_ free: [Free], _ movable: [Bool]) -> [Diagnostic] {
    // Comparing all with all is for layouts that someone reads the findings of.
    let leaders =
      free.count > Self.mostCompared ? withoutConnected(free, movable) : withoutFollowers(free)
    return leaders.compactMap { diagnostic($0, movable) }
  }

  /// What is free of an item.
  private struct Free {
    var item: Int
    var axes: [Axis]
    var followers: [Int] = []
    var connected: [Int] = []
  }

  private static var mostCompared: Int { 64 }

  private func withoutFollowers(_ all: [Free]) -> [Free] {
    guard all.count > 1 else { return all }
    let moves = pass.solution.moves
    var leaders: [Free] = []
    for item in all {
      let rest = item.axes.filter { axis in
        !leaders.contains { follows(item.item, $0.item, axis, moves) }
      }
      let leader = leaders.firstIndex { leader in
        item.axes.contains { follows(item.item, leader.item, $0, moves) }
      }
      if rest.isEmpty, let leader {
        leaders[leader].followers.append(item.item)
      } else {
        leaders.append(Free(item: item.item, axes: rest))
      }
    }
    return leaders
  }

  /// The first item of each group whose freedoms are connected, a view if there is one; the others are
  /// only counted and named. What scrolls has a finding of its own.
  private func withoutConnected(_ all: [Free], _ movable: [Bool]) -> [Free] {
    let lines = all.map { free in
      free.axes.flatMap { axis in
        [
          (axis: axis, expression: distance(free.item, axis)),
          (axis: axis, expression: extent(free.item, axis)),
        ]
      }
    }
    let groups = connectedFreedoms(of: lines.flatMap { $0 }, movable)
    var leaders: [Free] = []
    var leaderOfGroup: [Int: Int] = [:]
    let firsts = lines.indices.reduce(into: [0]) { $0.append($0[$1] + lines[$1].count) }
    let order =
      all.indices.filter { !isGuide(all[$0].item) } + all.indices.filter { isGuide(all[$0].item) }
    for index in order {
      let item = all[index]
      if scrollView(ofContentGuide: item.item) != nil {
        leaders.append(item)
        continue
      }
      let own = item.axes.indices.map { axis in
        let first = firsts[index] + 2 * axis
        return groups[first..<first + 2].filter { $0 >= 0 }
      }
      let rest = own.indices.filter { axis in
        own[axis].isEmpty || own[axis].contains { leaderOfGroup[$0] == nil }
      }
      if rest.isEmpty, let leader = own.joined().lazy.compactMap({ leaderOfGroup[$0] }).first {
        leaders[leader].connected.append(item.item)
        continue
      }
      for group in own.joined() where leaderOfGroup[group] == nil {
        leaderOfGroup[group] = leaders.count
      }
      leaders.append(Free(item: item.item, axes: rest.map { item.axes[$0] }))
    }
    return leaders.sorted { $0.item < $1.item }
  }

  /// For each line the number of a group that moves together, −1 where it has one value only.
  private func connectedFreedoms(
    of lines: [(axis: Axis, expression: LinearExpression)], _ movable: [Bool]
  ) -> [Int] {
    let moving = lines.indices.filter { index in
      lines[index].expression.terms.contains { movable[$0.variable.index] }
    }
    var result = [Int](repeating: -1, count: lines.count)
    let groups = pass.solution.connectedFreedoms(of: moving.map { lines[$0] })
    for (index, group) in zip(moving, groups) { result[index] = group }
    return result
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

  /// Whether what is free of an item is fixed in relation to what is free of another one.
  ///
  /// - Parameter moves: How variables differ between two optimal points: what moves there without the other
  ///   item needs no closer look.
  private func follows(
    _ item: Int, _ leader: Int, _ axis: Axis, _ moves: [Solution.Move]
  ) -> Bool {
    let lines: [Attribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    let ends: [Attribute] = lines + [axis == .horizontal ? .right : .bottom]
    let free = lines.filter { isAmbiguous(pass.form.expression(item, $0), moves) }
    return free.allSatisfy { line in
      let own = move(of: item, line, moves)
      return ends.contains { other in
        let base = move(of: leader, other, moves)
        let factors = [-1.0, 1, -0.5, 0.5].filter { factor in
          !Solution.Move(
            change: own.change + factor * base.change, scale: max(own.scale, base.scale)
          ).isClear
        }
        guard !factors.isEmpty else { return false }
        let line = pass.form.expression(item, line)
        let expression = pass.form.expression(leader, other)
        guard isAmbiguous(expression, moves) else { return false }
        return factors.contains { factor in
          var difference = line
          difference.add(expression, times: factor)
          return !isAmbiguous(difference)
        }
      }
    }
  }

  /// How a line or an extent differs between two optimal points.
  private func move(
    of item: Int, _ attribute: Attribute, _ moves: [Solution.Move]
  ) -> Solution.Move {
    guard let axis = attribute.axis else { return Solution.Move(change: 0, scale: 1) }
    let origin = moves[pass.form.origin(item, axis).index]
    let size = moves[pass.form.size(item, axis).index]
    switch attribute {
    case .left, .top: return origin
    case .width, .height: return size
    default:
      return Solution.Move(
        change: origin.change + size.change, scale: max(origin.scale, size.scale))
    }
  }

  private func isAmbiguous(_ expression: LinearExpression, _ moves: [Solution.Move]) -> Bool {
    if let term = expression.terms.first, expression.terms.count == 1,
      moves[term.variable.index].isClear
    {
      return true
    }
    return isAmbiguous(expression)
  }

  private func isAmbiguous(_ expression: LinearExpression) -> Bool {
    pass.solution.isAmbiguous(expression)
  }

  /// - Parameter movable: The variables that have more than one value; asked if it is empty.
  private func isAmbiguous(_ expression: LinearExpression, _ movable: [Bool]) -> Bool {
    guard !movable.isEmpty else { return isAmbiguous(expression) }
    if let term = expression.terms.first, expression.terms.count == 1, term.coefficient != 0 {
      return movable[term.variable.index]
    }
    return expression.terms.contains { movable[$0.variable.index] } && isAmbiguous(expression)
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
  /// - Parameter movable: The variables that have more than one value, if they are known.
  func freedom(_ item: Int, _ axis: Axis, movable: [Bool] = []) -> Diagnostic.Freedom? {
    let start = start(item, axis)
    let extent = extent(item, axis)
    let place =
      isAmbiguous(distance(item, axis), movable) ? pass.solution.ambiguousRange(of: start) : nil
    let size = isAmbiguous(extent, movable) ? pass.solution.ambiguousRange(of: extent) : nil
    guard place != nil || size != nil else { return nil }
    let edge = ends(place, start)
    let length = ends(size, extent)
    guard isSeen(edge) || isSeen(length) else { return nil }
    return Diagnostic.Freedom(
      axis: axis, edge: edge, size: length,
      farEdge: size == nil ? ends(place, behind: extent) : farEdge(start, extent))
  }

  /// Whether a range is wider than a hundredth of a point; the finest pixel is a third.
  private func isSeen(_ range: (low: Double?, high: Double?)) -> Bool {
    guard let low = range.low, let high = range.high else { return true }
    return high - low > 0.01
  }

  private func farEdge(
    _ start: LinearExpression, _ extent: LinearExpression
  ) -> (low: Double?, high: Double?) {
    var end = start
    end.add(extent, times: 1)
    return ends(pass.solution.ambiguousRange(of: end), end)
  }

  /// Whether there is a ``freedom(_:_:movable:)``, mostly without a search for its ends.
  private func isFree(_ item: Int, _ axis: Axis, _ movable: [Bool]) -> Bool {
    isAmbiguous(extent(item, axis), movable)
      || isAmbiguous(distance(item, axis), movable) && isAmbiguous(start(item, axis), movable)
  }

  private func start(_ item: Int, _ axis: Axis) -> LinearExpression {
    pass.form.expression(item, axis == .horizontal ? .left : .top)
  }

  private func extent(_ item: Int, _ axis: Axis) -> LinearExpression {
    pass.form.expression(item, axis == .horizontal ? .width : .height)
  }

  /// From the parent's smaller edge: a view that only follows its parent is not ambiguous itself.
  private func distance(_ item: Int, _ axis: Axis) -> LinearExpression {
    var result = start(item, axis)
    if tree.items[item].parent > 0 { result.add(start(tree.items[item].parent, axis), times: -1) }
    return result
  }

  /// Both ends of a range, `nil` where infinite; the value where there is no range.
  private func ends(
    _ range: ClosedRange<Double>?, _ expression: LinearExpression
  ) -> (low: Double?, high: Double?) {
    if let range { return (range.lowerBound.finite, range.upperBound.finite) }
    let value = pass.solution.value(of: expression).finite
    return (value, value)
  }

  /// Both ends of a range behind a length that has one value.
  private func ends(
    _ range: ClosedRange<Double>?, behind extent: LinearExpression
  ) -> (low: Double?, high: Double?) {
    guard let range else { return (nil, nil) }
    let length = pass.solution.value(of: extent)
    return ((range.lowerBound + length).finite, (range.upperBound + length).finite)
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? settled : nil }
}
