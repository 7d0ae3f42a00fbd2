import RedlineModel

extension LayoutPair {
  /// The matches in the order of the old layout, new ones after their predecessors.
  func mergedMatches() -> [Int] {
    merged(old: matches.map(\.old), new: matches.map(\.new), kinds: matches.map { _ in 0 })
  }

  /// The stack view that a constraint of one is about.
  func stackNode(_ ends: Ends, isOld: Bool) -> Int {
    let found = [ends.first, ends.second].filter { $0 >= 0 }
    if let spacer = found.first(where: { nodes[$0].kind == .spacer }) {
      return spacerOwners[spacer] ?? 0
    }
    if let guide = found.first(where: { nodes[$0].kind == .guide }) {
      return (newGuide(guide) ?? oldGuide(guide)).flatMap { owner($0.owner, isOld) } ?? 0
    }
    let parents = found.map { node in
      (isOld ? oldItem(node) : newItem(node))?.parent.flatMap { owner($0, isOld) } ?? -1
    }
    guard found.count == 2 else {
      let isStack = (isOld ? oldItem(found[0]) : newItem(found[0]))?.stack != nil
      let inStack = parents[0] >= 0 && (newItem(parents[0]) ?? oldItem(parents[0]))?.stack != nil
      return inStack || !isStack ? max(0, parents[0]) : found[0]
    }
    if parents[1] == found[0] { return found[0] }
    if parents[0] == found[1] { return found[1] }
    return max(0, parents[0])
  }

  private func owner(_ id: String, _ isOld: Bool) -> Int? { isOld ? oldNodes[id] : newNodes[id] }

  /// Whether somebody gave the stack view something else to arrange, or another way to.
  func hasOtherStack(_ node: Int) -> Bool {
    guard var one = oldItem(node)?.stack, var other = newItem(node)?.stack else { return true }
    one.arranged = one.arranged.map(translated)
    (one.gaps, other.gaps) = ([], [])
    return one != other
  }
}

/// Indices in the order of `old`; those that only `new` has follow their predecessors there. What is
/// of different kinds stays apart, in the order in which kinds occur.
func merged<Kind: Hashable>(old: [Int?], new: [Int?], kinds: [Kind]) -> [Int] {
  var groups: [Kind: [Int]] = [:]
  var order: [Kind] = []
  for (index, kind) in kinds.enumerated() {
    if groups[kind] == nil { order.append(kind) }
    groups[kind, default: []].append(index)
  }
  return order.flatMap { kind -> [Int] in
    let group = groups[kind] ?? []
    var followers: [Int: [Int]] = [:]
    var last = -1
    for index in group.filter({ new[$0] != nil }).sorted(by: { new[$0]! < new[$1]! }) {
      if old[index] == nil { followers[last, default: []].append(index) } else { last = index }
    }
    let known = group.filter { old[$0] != nil }.sorted { old[$0]! < old[$1]! }
    let neither = group.filter { old[$0] == nil && new[$0] == nil }
    return (followers[-1] ?? []) + known.flatMap { [$0] + (followers[$0] ?? []) } + neither
  }
}

/// Positions of a longest rising subsequence of different numbers.
func risingPositions(_ values: [Int]) -> Set<Int> {
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: Set<Int> = []
  var next = ends.last
  while let index = next {
    result.insert(index)
    next = previous[index]
  }
  return result
}
