import Foundation
import RedlineSolver

extension LayoutReading {
  /// One finding for each item that is free by itself; items that follow one of those, because
  /// the difference is fixed, are only counted. What a stack view decides by the order of its views
  /// is not free.
  func ambiguities() -> [Diagnostic] {
    let found = freeItems()
    guard !found.isEmpty, let ordered = orderedByStacks() else { return found }
    return ordered.freeItems()
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

  private func freeItems() -> [Diagnostic] {
    let lines = movableLines()
    guard lines.contains(true) else { return [] }
    let used = usedLines()
    let free = tree.items.indices.compactMap { item -> Free? in
      guard lines[2 * item] || lines[2 * item + 1], isReported(item) else { return nil }
      let freedoms = Axis.allCases.compactMap { axis in
        // A guide that only spaces one axis has nothing to say about the other.
        isGuide(item) && !used.contains(Line(item: item, axis: axis)) ? nil : freedom(item, axis)
      }
      return freedoms.isEmpty ? nil : Free(item: item, freedoms: freedoms)
    }
    // Comparing all with all is for layouts that someone reads the findings of.
    let leaders = free.count > Self.mostCompared ? free : withoutFollowers(free)
    return leaders.map(diagnostic)
  }

  /// Whether the edge or the length of each item along the x-axis, and then along the y-axis, has more
  /// than one value: mostly none has, and then there is nothing more to ask.
  private func movableLines() -> [Bool] {
    let movable = pass.solution.movableVariables
    return tree.items.indices.flatMap { item in
      Axis.allCases.map { axis in
        movable[pass.form.origin(item, axis).index] || movable[pass.form.size(item, axis).index]
      }
    }
  }

  /// What is free of an item.
  private struct Free {
    var item: Int
    var freedoms: [Diagnostic.Freedom]
    var followers = 0
  }

  private static var mostCompared: Int { 64 }

  private func withoutFollowers(_ all: [Free]) -> [Free] {
    var leaders: [Free] = []
    for item in all {
      let rest = item.freedoms.filter { freedom in
        !leaders.contains { follows(item.item, $0.item, freedom) }
      }
      let leader = leaders.firstIndex { leader in
        item.freedoms.contains { follows(item.item, leader.item, $0) }
      }
      if rest.isEmpty, let leader {
        leaders[leader].followers += 1
      } else {
        leaders.append(Free(item: item.item, freedoms: rest))
      }
    }
    return leaders
  }

  private func diagnostic(_ free: Free) -> Diagnostic {
    let item = free.item
    let location: SourceLocation? =
      switch tree.items[item].content {
      case .view(let view): view.location ?? firstLine(of: item)
      case .guide(let guide): guide.location ?? firstLine(of: item)
      case .spacer: nil
      }
    if let scrollView = scrollView(ofContentGuide: item), isMentioned(item) {
      let axes = free.freedoms.filter(\.isSizeFree).map(\.axis)
      if !axes.isEmpty {
        let id = tree.items[scrollView].id
        return Diagnostic(
          .looseContent, of: id, .looseContent(axes), items: [id],
          location: tree.views[scrollView].view.location ?? location)
      }
    }
    let isSizeFree = free.freedoms.contains { $0.isSizeFree }
    return Diagnostic(
      isSizeFree ? .ambiguousSize : .ambiguousPosition, of: tree.items[item].id,
      .ambiguity(followers: free.followers), severity: isGuide(item) ? .note : nil,
      items: [tree.items[item].id], freedoms: free.freedoms, location: location)
  }

  /// The scroll view whose contents a guide surrounds.
  private func scrollView(ofContentGuide item: Int) -> Int? {
    guard case .guide(let guide) = tree.items[item].content,
      let scrollView = guide.owningView as? ScrollView, scrollView.contentLayoutGuide === guide
    else { return nil }
    return tree.items[item].parent
  }

  /// Whether somebody constrains something to the item.
  private func isMentioned(_ item: Int) -> Bool {
    pass.constraints.contains {
      $0.isActive && $0.origin == .user && ($0.first == item || $0.second == item)
    }
  }

  private func isGuide(_ item: Int) -> Bool {
    if case .guide = tree.items[item].content { true } else { false }
  }

  /// Whether what is free of an item is fixed in relation to what is free of another one.
  private func follows(_ item: Int, _ leader: Int, _ freedom: Diagnostic.Freedom) -> Bool {
    let axis = freedom.axis
    let lines: [Attribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    let ends: [Attribute] = lines + [axis == .horizontal ? .right : .bottom]
    let free = lines.filter { isAmbiguous(pass.form.expression(item, $0)) }
    return free.allSatisfy { line in
      ends.contains { other in
        let base = pass.form.expression(leader, other)
        guard isAmbiguous(base) else { return false }
        return [-1.0, 1, -0.5, 0.5].contains { factor in
          var difference = pass.form.expression(item, line)
          difference.add(base, times: factor)
          return !isAmbiguous(difference)
        }
      }
    }
  }

  private func isAmbiguous(_ expression: LinearExpression) -> Bool {
    pass.solution.isAmbiguous(expression)
  }

  private func isReported(_ item: Int) -> Bool {
    switch tree.items[item].content {
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

  func freedom(_ item: Int, _ axis: Axis) -> Diagnostic.Freedom? {
    let start = pass.form.expression(item, axis == .horizontal ? .left : .top)
    let extent = pass.form.expression(item, axis == .horizontal ? .width : .height)
    // A view that only follows its parent is not ambiguous itself.
    var distance = start
    if tree.items[item].parent > 0 {
      distance.add(
        pass.form.expression(tree.items[item].parent, axis == .horizontal ? .left : .top),
        times: -1)
    }
    let place = isAmbiguous(distance) ? pass.solution.ambiguousRange(of: start) : nil
    let size = pass.solution.ambiguousRange(of: extent)
    guard place != nil || size != nil else { return nil }
    var end = start
    end.add(extent, times: 1)
    return Diagnostic.Freedom(
      axis: axis, edge: ends(place, start), size: ends(size, extent),
      farEdge: ends(pass.solution.ambiguousRange(of: end), end))
  }

  /// Both ends of a range, `nil` where infinite; the value where there is no range.
  private func ends(
    _ range: ClosedRange<Double>?, _ expression: LinearExpression
  ) -> (low: Double?, high: Double?) {
    let value = pass.solution.value(of: expression)
    return ((range?.lowerBound ?? value).finite, (range?.upperBound ?? value).finite)
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? settled : nil }
}
