import Foundation
import RedlineModel
import RedlineSolver

/// A row of the program in either layout; `nil` where it is not there.
struct RowPair {
  var old: LinearConstraint?
  var new: LinearConstraint?
  /// The edit that makes them different, -1 without one.
  var edit: Int
}

/// What somebody may have edited, and what it stands for in the program.
struct Edit {
  enum Key: Hashable {
    case environment
    case constraint(Int)
    case item(Int)
    case stack(Int)
    case content(Int)
    case contentPriority(Int)
    case frame(Int)
    case guide(Int)
  }

  /// What a change that follows from the layout itself waits for: nobody edited it.
  enum Trigger {
    /// A text breaks into other lines as soon as the item has its new width.
    case width(Int)
    /// Insets are others as soon as the owner lies where it does in the new layout.
    case place(Int)
    /// A stack view shares by lengths of contents, which other edits change.
    case edits([Int])
  }

  var keys: [Key]
  var matches: [Int] = []
  var hasRows = false
  var trigger: Trigger?
}

/// The rows of two layouts side by side, each difference with the edit that it belongs to.
struct EditedProgram {
  let pair: LayoutPair
  let oldSide: LayoutSide
  let newSide: LayoutSide
  private(set) var rows: [RowPair] = []
  private(set) var edits: [Edit] = []
  /// Numbers of items and guides in the old order, new ones after their predecessors.
  let nodeOrder: [Int]
  private var editOfKey: [Edit.Key: Int] = [:]
  private let isSameEnvironment: Bool
  private let affected: AffectedParts

  init(_ pair: LayoutPair) {
    self.pair = pair
    let count = pair.nodes.count
    oldSide = LayoutSide(pair.old, nodes: pair.oldNodes, count: count)
    newSide = LayoutSide(pair.new, nodes: pair.newNodes, count: count)
    isSameEnvironment = pair.old.environment == pair.new.environment
    affected = AffectedParts(pair, oldSide, newSide)
    nodeOrder = merged(
      old: pair.nodes.map(\.old), new: pair.nodes.map(\.new), kinds: pair.nodes.map(\.kind))
    let order = pair.mergedMatches()
    for group in CompiledLayout.RowGroup.allCases { add(group, order) }
    addSilentEdits()
    joinItems()
    setTriggers()
  }

  // MARK: Rows

  private mutating func add(
    _ old: LinearConstraint?, _ new: LinearConstraint?, _ key: (Self) -> Edit.Key
  ) {
    if old == nil && new == nil { return }
    if let old, let new, old.isNear(new) {
      rows.append(RowPair(old: old, new: old, edit: -1))
      return
    }
    let edit = edit(key(self))
    edits[edit].hasRows = true
    rows.append(RowPair(old: old, new: new, edit: edit))
  }

  private mutating func edit(_ key: Edit.Key) -> Int {
    if let edit = editOfKey[key] { return edit }
    editOfKey[key] = edits.count
    edits.append(Edit(keys: [key]))
    return edits.count - 1
  }

  private mutating func add(_ group: CompiledLayout.RowGroup, _ order: [Int]) {
    switch group {
    case .root:
      for source in newSide.compiled.rows(.root) {
        add(oldSide.row(source), newSide.row(source)) { _ in .environment }
      }
    case .guides: addGuides()
    case .implicitConstraints: addConstraints(order, areImplicit: true)
    case .minimumSizes: addMinimumSizes()
    case .constraints: addConstraints(order, areImplicit: false)
    case .contents:
      for node in nodeOrder.reversed() where pair.nodes[node].kind == .item { addContents(node) }
    // Those are for frames in place; a saved layout reports what is free.
    case .bounds: break
    }
  }

  private mutating func addMinimumSizes() {
    for node in nodeOrder where node > 0 {
      for axis in Axis.allCases where affected.contains(node, axis) {
        let row = newSide.row(.minimumSize(node, axis))
        rows.append(RowPair(old: row, new: row, edit: -1))
      }
    }
  }

  private mutating func addGuides() {
    for node in nodeOrder where pair.nodes[node].kind == .guide {
      for line in [Attribute.left, .top, .right, .bottom]
      where affected.contains(node, line == .left || line == .right ? .horizontal : .vertical) {
        let (old, new) = (oldSide.row(.guide(node, line)), newSide.row(.guide(node, line)))
        // A guide of UIKit's is always there, though only mentioned where it is used.
        add(old ?? new, new ?? old) { $0.isSameEnvironment ? .guide(node) : .environment }
      }
    }
  }

  private mutating func addContents(_ node: Int) {
    let (one, other) = (pair.oldItem(node), pair.newItem(node))
    for axis in Axis.allCases where affected.contains(node, axis) {
      for isHugging in [true, false] {
        let old = oldSide.row(.content(node, axis, isHugging: isHugging))
        let new = newSide.row(.content(node, axis, isHugging: isHugging))
        let isSameLength = old.map { old in
          new.map { abs($0.expression.constant - old.expression.constant) < 3e-4 } ?? false
        }
        add(old, new) { program in
          if one == nil || other == nil { return .item(node) }
          return isSameLength == true ? .contentPriority(node) : program.contentKey(node)
        }
      }
    }
  }

  /// Texts that nobody wrote anew have other sizes if the environment says so.
  private func contentKey(_ node: Int) -> Edit.Key {
    guard !isSameEnvironment, let one = pair.oldItem(node), let other = pair.newItem(node),
      one.hasSameContent(as: other), !breaksLines(one, other)
    else { return .content(node) }
    return .environment
  }

  // MARK: Constraints

  private mutating func addConstraints(_ order: [Int], areImplicit: Bool) {
    for index in order {
      let match = pair.matches[index]
      guard isAffected(match) else { continue }
      let one = match.old.map { pair.old.constraints[$0] }
      let other = match.new.map { pair.new.constraints[$0] }
      guard let known = other ?? one, known.isImplicit == areImplicit else { continue }
      let old = match.old.flatMap { oldSide.row(ofConstraint: $0) }
      let isSame = isSameEnvironment && !known.first.attribute.isDirectional && pair.isSame(match)
      let new = isSame ? old : match.new.flatMap { newSide.row(ofConstraint: $0) }
      add(old, new) { $0.key(index, known, one, other) }
    }
  }

  private func isAffected(_ match: LayoutPair.ConstraintMatch) -> Bool {
    match.old.map { affected.contains(pair.oldEnds[$0]) } ?? false
      || match.new.map { affected.contains(pair.newEnds[$0]) } ?? false
  }

  private func key(
    _ index: Int, _ known: SolvedLayout.Constraint, _ one: SolvedLayout.Constraint?,
    _ other: SolvedLayout.Constraint?
  ) -> Edit.Key {
    let ends = pair.ends(known, in: other == nil ? pair.oldNodes : pair.newNodes)
    switch known.origin {
    case .user:
      if one == nil || other == nil {
        return lonely(ends).map { .item($0) } ?? .constraint(index)
      }
      return pair.constraintChange(pair.matches[index]).map { userKey(index, $0, ends) }
        ?? derivedKey(ends)
    case .stackView:
      let stack = pair.stackNode(ends, isOld: other == nil)
      if isLonely(stack) { return .item(stack) }
      return !isSameEnvironment && !pair.hasOtherStack(stack) ? .environment : .stack(stack)
    case .autoresizingMask, .contentSize, .system:
      if isLonely(ends.first) { return .item(ends.first) }
      guard isSameEnvironment else { return .environment }
      let isHeld = known.origin == .system && (one == nil || other == nil)
      return (isHeld ? holdingKey(ends) : nil) ?? .frame(ends.first)
    }
  }

  private func userKey(
    _ index: Int, _ change: LayoutDiff.ConstraintChange, _ ends: LayoutPair.Ends
  ) -> Edit.Key {
    if change.kind == .relocated || change.aspects == [.identifier] { return derivedKey(ends) }
    // Size classes turn constraints on and off.
    let isTraited =
      !isSameEnvironment && change.aspects == [.activation] && change.new?.scope != nil
    let isSpacing =
      !isSameEnvironment && change.aspects == [.constant] && change.new?.isSystemSpacing == true
    return isTraited || isSpacing ? .environment : .constraint(index)
  }

  /// A constraint that nobody changed means something else where the direction or a baseline does.
  private func derivedKey(_ ends: LayoutPair.Ends) -> Edit.Key {
    guard isSameEnvironment else { return .environment }
    let isBaseline = [.firstBaseline, .lastBaseline].contains(ends.firstAttribute)
    let usual = isBaseline ? ends.first : max(0, ends.second)
    // Of two baselines that one counts whose text is another one.
    let other = [ends.first, ends.second].first { node in
      guard node >= 0, let one = pair.oldItem(node), let new = pair.newItem(node) else {
        return false
      }
      return one.text?.font != new.text?.font || one.intrinsicHeight != new.intrinsicHeight
        || !one.hasSameContent(as: new)
    }
    return .content(isBaseline ? other ?? usual : usual)
  }

  /// An item at one of the ends that only one of the layouts has.
  func lonely(_ ends: LayoutPair.Ends) -> Int? {
    [ends.first, ends.second].first(where: isLonely)
  }

  private func isLonely(_ node: Int) -> Bool {
    guard node >= 0 else { return false }
    let found = pair.nodes[node]
    if found.kind == .guide, (pair.newGuide(node) ?? pair.oldGuide(node))?.kind != .custom {
      return false
    }
    return found.kind != .spacer && (found.old == nil) != (found.new == nil)
  }

  // MARK: Edits

  /// What changed without a row, such as a constraint that is not active.
  private mutating func addSilentEdits() {
    for (index, match) in pair.matches.enumerated() {
      guard let change = pair.constraintChange(match), change.kind != .relocated else { continue }
      let known = change.new ?? change.old
      guard let known else { continue }
      let ends = pair.ends(known, in: change.new == nil ? pair.oldNodes : pair.newNodes)
      let key: Edit.Key =
        change.kind == .changed
        ? (change.aspects == [.identifier] ? .constraint(index) : userKey(index, change, ends))
        : lonely(ends).map { .item($0) } ?? .constraint(index)
      let edit = edit(key)
      edits[edit].matches.append(index)
    }
    for node in pair.nodes.indices where isLonely(node) { _ = edit(.item(node)) }
  }

  /// Items that came together, and stack views that arrange what came, are one edit.
  private mutating func joinItems() {
    var groups = DisjointSets(count: edits.count)
    for index in pair.matches.indices {
      let match = pair.matches[index]
      guard match.old == nil || match.new == nil else { continue }
      guard
        let known = match.new.map({ pair.new.constraints[$0] })
          ?? match.old.map({ pair.old.constraints[$0] })
      else { continue }
      let ends = pair.ends(known, in: match.new == nil ? pair.oldNodes : pair.newNodes)
      var joined = [ends.first, ends.second].filter(isLonely).compactMap { editOfKey[.item($0)] }
      if known.origin == .stackView, !joined.isEmpty,
        let edit = editOfKey[.stack(pair.stackNode(ends, isOld: match.new == nil))]
      {
        joined.append(edit)
      }
      for other in joined.dropFirst() { groups.join(joined[0], other) }
    }
    var numbers = [Int](repeating: -1, count: edits.count)
    var result: [Edit] = []
    for (index, edit) in edits.enumerated() {
      let root = groups.root(index)
      if numbers[root] < 0 {
        numbers[root] = result.count
        result.append(edit)
      } else {
        result[numbers[root]].keys += edit.keys
        result[numbers[root]].matches += edit.matches
        result[numbers[root]].hasRows = result[numbers[root]].hasRows || edit.hasRows
      }
      numbers[index] = numbers[root]
    }
    edits = result
    for index in rows.indices where rows[index].edit >= 0 {
      rows[index].edit = numbers[rows[index].edit]
    }
  }

  // MARK: What follows from the layout itself

  private mutating func setTriggers() {
    for index in edits.indices where edits[index].keys.count == 1 {
      switch edits[index].keys[0] {
      case .content(let node):
        guard let one = pair.oldItem(node), let other = pair.newItem(node),
          one.hasSameContent(as: other), breaksLines(one, other)
        else { continue }
        edits[index].trigger = .width(node)
      case .guide(let node):
        guard let guide = pair.newGuide(node), let owner = pair.newNodes[guide.owner],
          let before = oldSide.rects[owner], let after = newSide.rects[owner], before != after,
          guide.kind != .layoutMargins || pair.new.environment.safeAreaInsets != .zero
        else { continue }
        edits[index].trigger = .place(owner)
      default: continue
      }
    }
    for index in edits.indices {
      guard case .stack(let stack) = edits[index].keys[0], edits[index].keys.count == 1,
        !pair.hasOtherStack(stack)
      else { continue }
      let inner = edits.indices.filter { other in
        if case .content(let node) = edits[other].keys[0] { isInside(node, stack) } else { false }
      }
      if !inner.isEmpty { edits[index].trigger = .edits(inner) }
    }
  }

  /// Whether the same text has another height because it has another width.
  private func breaksLines(_ one: SolvedLayout.Item, _ other: SolvedLayout.Item) -> Bool {
    guard let text = one.text, text.font == other.text?.font,
      text.numberOfLines != 1 || one.kind != .label
    else { return false }
    return abs(one.alignmentRect.width - other.alignmentRect.width) > 0.005
  }

  private func isInside(_ node: Int, _ stack: Int) -> Bool {
    var (next, steps) = (newSide.parents[node], 0)
    while next >= 0, next != stack, steps < pair.nodes.count {
      (next, steps) = (newSide.parents[next], steps + 1)
    }
    return next == stack
  }

  /// A change that the layout's own values did not bring about was made by somebody.
  mutating func dropTrigger(of edit: Int) { edits[edit].trigger = nil }
}

extension LinearConstraint {
  /// Whether both are the same up to what solved layouts round, maybe with their sides swapped.
  fileprivate func isNear(_ other: LinearConstraint) -> Bool {
    guard priority == other.priority, isImplicit == other.isImplicit else { return false }
    let (one, two) = (expression, other.expression)
    if relation == other.relation && one.terms == two.terms {
      return abs(one.constant - two.constant) < 3e-4
    }
    guard relation == other.relation.swapped, one.terms.count == two.terms.count else {
      return false
    }
    return abs(one.constant + two.constant) < 3e-4
      && one.terms.allSatisfy { term in
        two.terms.contains { $0.variable == term.variable && $0.coefficient == -term.coefficient }
      }
  }
}

extension RedlineSolver.Relation {
  fileprivate var swapped: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension SolvedLayout.Constraint {
  fileprivate var isImplicit: Bool { origin == .autoresizingMask || origin == .system }
}

extension SolvedLayout.Item {
  /// Whether the author gave both the same to show.
  fileprivate func hasSameContent(as other: SolvedLayout.Item) -> Bool {
    guard text?.string == other.text?.string, text?.numberOfLines == other.text?.numberOfLines,
      text?.font.textStyle == other.text?.font.textStyle,
      text?.font.weight == other.text?.font.weight
    else { return false }
    return kind == other.kind && control.fields.words == other.control.fields.words
  }
}
