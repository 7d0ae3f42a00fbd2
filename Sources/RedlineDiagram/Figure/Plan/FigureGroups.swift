import Foundation
import RedlineModel

/// A container whose constraints are drawn in a panel of their own.
struct FigureGroup {
  var container: SolvedLayout.Item
  /// Ids of what is in the container, with the guides of all of it.
  var members: Set<String>
  var constraints: [SolvedLayout.Constraint]
  /// What the constraints say of what is in it, whatever that is called.
  private let signature: [String]
  /// The constraints in the order of what they say, which files and code write in any order.
  private let sorted: [SolvedLayout.Constraint]
  /// Containers that are alike.
  var twins: [FigureGroup] = []
  /// Containers in it that have panels of their own, with constraints that this one's are without.
  var parts: [FigureGroup] = []

  /// The group with its parts, each behind what it is in.
  var all: [FigureGroup] { [self] + parts.flatMap(\.all) }

  /// The constraint of an alike container that says the same, for each of this one's.
  func pairs(with twin: FigureGroup) -> Zip2Sequence<
    [SolvedLayout.Constraint], [SolvedLayout.Constraint]
  > {
    zip(sorted, twin.sorted)
  }

  /// How many constraints the panel stands for.
  fileprivate var total: Int { constraints.count * (twins.count + 1) }

  /// Whether two containers say the same and differ in their places, in what rounding to pixels adds,
  /// and along one axis, as rows with longer texts do.
  fileprivate func isAlike(_ other: FigureGroup) -> Bool {
    let (one, two) = (container.frame.size, other.container.frame.size)
    return (abs(one.width - two.width) < 1 || abs(one.height - two.height) < 1)
      && signature == other.signature
  }

  /// - Parameter inner: The items and guides in it with what they are, in the order of the tree.
  init(
    container: SolvedLayout.Item, inner: [(id: String, kind: String)],
    constraints: [SolvedLayout.Constraint]
  ) {
    self.container = container
    self.constraints = constraints
    members = Set(inner.map(\.id))
    let numbers = Dictionary(
      inner.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
    func own(_ id: String) -> String {
      id == container.id ? "." : numbers[id].map { "#\($0)" } ?? id
    }
    let said = constraints.map { Self.signature($0, own) }
    let order = constraints.indices.sorted { (said[$0], $0) < (said[$1], $1) }
    sorted = order.map { constraints[$0] }
    signature = [Self.kind(of: container)] + inner.map(\.kind) + order.map { said[$0] }
  }

  /// The class, and of a stack view what its sign and its gaps say.
  fileprivate static func kind(of item: SolvedLayout.Item) -> String {
    guard let stack = item.stack else { return item.className }
    let words = [stack.axis.rawValue, stack.distribution.rawValue, stack.alignment.rawValue]
    return ([item.className] + words + stack.gaps.map { "\($0)" }).joined(separator: "|")
  }

  /// The same for `b.leading = a.trailing + 8` and `a.trailing = b.leading − 8`.
  private static func signature(
    _ constraint: SolvedLayout.Constraint, _ own: (String) -> String
  ) -> String {
    func text(_ anchor: SolvedLayout.Anchor) -> String {
      "\(own(anchor.item)) \(anchor.attribute.rawValue)"
    }
    let first = text(constraint.first)
    let second = constraint.second.map(text) ?? "-"
    let isTurned = constraint.second != nil && constraint.multiplier == 1 && second < first
    let sign = isTurned ? -1 : 1
    return [
      isTurned ? second : first, "\(constraint.relation.rawValue * sign)",
      isTurned ? first : second, "\(constraint.multiplier)",
      "\(constraint.constant * Double(sign) + 0)", "\(constraint.priority)",
      constraint.scope ?? "", "\(constraint.isBroken)",
    ].joined(separator: "|")
  }
}

/// Takes a dense screen apart: which containers become panels, and which constraints stay.
struct FigureGroups {
  /// Containers that are looked at, panels that are drawn below the overview, and constraints in a panel
  /// that is not taken apart once more.
  private static let most = (containers: 24, panels: 6, constraints: 24)
  private static let leastInPart = 6
  private static let leastConstraints = 4
  private static let leastChildren = 2
  /// A container with more than this share of all constraints is what the figure is about.
  private static let wholeShare = 0.7
  /// Of the screen, at most, where that container is drawn apart, with so many constraints that no panel
  /// within it has.
  private static let outerShare = 0.5
  private static let leastInOuter = 12

  private(set) var groups: [FigureGroup] = []
  /// What the overview draws.
  private(set) var rest: [SolvedLayout.Constraint]

  init(_ layout: SolvedLayout, _ constraints: [SolvedLayout.Constraint], hidden: Set<String>) {
    let tree = Tree(layout, hidden: hidden)
    let counts = tree.counts(constraints)
    self.init(within: 0, constraints, tree, counts)
    keepMost(of: constraints)
    for index in groups.indices { Self.takeApart(&groups[index], tree, counts) }
    // A panel of which nothing is left would show once more what its parts do.
    groups = groups.flatMap { $0.constraints.isEmpty ? $0.parts : [$0] }
    takeOut(tree.base(in: 0, counts), tree)
  }

  private init(
    within container: Int, _ constraints: [SolvedLayout.Constraint], _ tree: Tree, _ counts: [Int]
  ) {
    rest = constraints
    let layout = tree.layout
    var found = tree.containers(below: tree.base(in: container, counts), counts)
    found = Array(
      found.sorted { (-counts[$0], $0) < (-counts[$1], $1) }.prefix(Self.most.containers)
    ).sorted { one, other in
      let (a, b) = (layout.items[one].frame, layout.items[other].frame)
      return (a.minY, a.minX, Double(one)) < (b.minY, b.minX, Double(other))
    }
    gather(found, layout, tree)
  }

  /// Panels of their own for what is in a panel of too many constraints.
  private static func takeApart(_ group: inout FigureGroup, _ tree: Tree, _ counts: [Int]) {
    guard group.twins.isEmpty, group.constraints.count > most.constraints,
      let container = tree.numbers[group.container.id]
    else { return }
    var inner = FigureGroups(within: container, group.constraints, tree, counts)
    inner.groups.removeAll { $0.total < leastInPart }
    inner.keepMost(of: group.constraints)
    let left = inner.left(of: group.constraints)
    guard group.constraints.count - left.count >= least(inner.groups.count) else { return }
    group.parts = inner.groups
    group.constraints = left
  }

  /// What a panel is to be rid of: one part of it alone is a figure of its own.
  private static func least(_ parts: Int) -> Int { parts == 1 ? leastInOuter : 2 * leastInPart }

  private func left(of constraints: [SolvedLayout.Constraint]) -> [SolvedLayout.Constraint] {
    let drawn = Set(groups.flatMap { [$0] + $0.twins }.flatMap(\.constraints).map(\.id))
    return constraints.filter { !drawn.contains($0.id) }
  }

  /// The panels with most constraints, where there are too many.
  private mutating func keepMost(of constraints: [SolvedLayout.Constraint]) {
    guard groups.count > Self.most.panels else { return }
    let order = groups.indices.sorted {
      (-groups[$0].total, $0) < (-groups[$1].total, $1)
    }
    let kept = Set(order.prefix(Self.most.panels))
    groups = groups.indices.filter(kept.contains).map { groups[$0] }
    rest = left(of: constraints)
  }

  /// A panel of its own for the one container in which most constraints are, as a dense cell of a screen.
  private mutating func takeOut(_ base: Int, _ tree: Tree) {
    let container = tree.layout.items[base]
    guard base > 0, container.frame.area < tree.layout.root.frame.area * Self.outerShare else {
      return
    }
    let inner = tree.inner(of: base)
    let members = Set(inner.map(\.id))
    let own = rest.filter { Self.isInside($0, members, container.id) }
    guard own.count >= Self.leastInOuter, rest.count - own.count >= Self.leastConstraints else {
      return
    }
    let ids = Set(own.map(\.id))
    rest.removeAll { ids.contains($0.id) }
    var outer = FigureGroup(container: container, inner: inner, constraints: own)
    outer.parts = groups
    groups = [outer]
  }

  private mutating func gather(_ found: [Int], _ layout: SolvedLayout, _ tree: Tree) {
    for index in found {
      let inner = tree.inner(of: index)
      let members = Set(inner.map(\.id))
      let id = layout.items[index].id
      let own = rest.filter { Self.isInside($0, members, id) }
      guard own.count >= Self.leastConstraints else { continue }
      let ids = Set(own.map(\.id))
      rest.removeAll { ids.contains($0.id) }
      let group = FigureGroup(
        container: layout.items[index], inner: inner, constraints: own)
      if let known = groups.firstIndex(where: { $0.isAlike(group) }) {
        groups[known].twins.append(group)
      } else {
        groups.append(group)
      }
    }
  }

  /// Whether all of a constraint is in a container; its own size and place are not.
  private static func isInside(
    _ constraint: SolvedLayout.Constraint, _ members: Set<String>, _ container: String
  ) -> Bool {
    let ends = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return ends.allSatisfy { members.contains($0) || $0 == container }
      && ends.contains(where: members.contains)
  }

  /// The views by number.
  private struct Tree {
    let layout: SolvedLayout
    let parents: [Int?]
    let children: [[Int]]
    let numbers: [String: Int]
    let owners: [String: Int]
    let hidden: Set<String>

    init(_ layout: SolvedLayout, hidden: Set<String>) {
      self.layout = layout
      self.hidden = hidden
      numbers = Dictionary(
        layout.items.indices.map { (layout.items[$0].id, $0) }, uniquingKeysWith: { one, _ in one })
      let numbers = numbers
      parents = layout.items.map { $0.parent.flatMap { numbers[$0] } }
      owners = Dictionary(
        layout.guides.compactMap { guide in numbers[guide.owner].map { (guide.id, $0) } },
        uniquingKeysWith: { one, _ in one })
      var children = Array(repeating: [Int](), count: layout.items.count)
      for (index, parent) in parents.enumerated() {
        if let parent, parent < index { children[parent].append(index) }
      }
      self.children = children
    }

    /// How many constraints are wholly in each view, the view's own edges counting as in it.
    func counts(_ constraints: [SolvedLayout.Constraint]) -> [Int] {
      var counts = Array(repeating: 0, count: layout.items.count)
      let depths = depths
      for constraint in constraints {
        let ends = [constraint.first.item, constraint.second?.item].compactMap { $0 }
          .compactMap { numbers[$0] ?? owners[$0] }
        guard var common = ends.first else { continue }
        for end in ends.dropFirst() { common = meet(common, end, depths) }
        // A size of its own belongs to what the view is in.
        if ends.count == 1 || constraint.second?.item == constraint.first.item {
          common = parents[common] ?? common
        }
        counts[common] += 1
      }
      for index in layout.items.indices.reversed() {
        if let parent = parents[index], parent < index { counts[parent] += counts[index] }
      }
      return counts
    }

    private var depths: [Int] {
      var depths = Array(repeating: 0, count: parents.count)
      for (index, parent) in parents.enumerated() {
        if let parent, parent < index { depths[index] = depths[parent] + 1 }
      }
      return depths
    }

    /// The deepest view that both are in.
    private func meet(_ one: Int, _ other: Int, _ depths: [Int]) -> Int {
      var (a, b) = (one, other)
      while a != b {
        if depths[a] >= depths[b], let parent = parents[a] {
          a = parent
        } else if let parent = parents[b] {
          b = parent
        } else {
          return 0
        }
      }
      return a
    }

    /// The view in which most constraints of a container are, down to where they part.
    func base(in container: Int, _ counts: [Int]) -> Int {
      var base = container
      while let whole = children[base].first(where: { child in
        Double(counts[child]) >= Double(counts[base]) * FigureGroups.wholeShare && counts[child] > 0
      }) {
        base = whole
      }
      return base
    }

    /// The topmost containers below a view that are worth a panel.
    func containers(below base: Int, _ counts: [Int]) -> [Int] {
      var found: [Int] = []
      var open = children[base]
      while let index = open.popLast() {
        guard !hidden.contains(layout.items[index].id), counts[index] > 0 else { continue }
        let frame = layout.items[index].frame
        let isWorth =
          counts[index] >= FigureGroups.leastConstraints
          && children[index].count >= FigureGroups.leastChildren && frame.width > 20
          && frame.height > 10
          // As large as the overview, it would show the same once more.
          && !FigureSurroundings.isBackground(frame, of: layout.root.frame)
        if isWorth { found.append(index) } else { open += children[index] }
      }
      return found
    }

    func inner(of container: Int) -> [(id: String, kind: String)] {
      var isIn = Array(repeating: false, count: layout.items.count)
      isIn[container] = true
      var inner: [(id: String, kind: String)] = []
      for index in layout.items.indices where index > container {
        guard let parent = parents[index], isIn[parent] else { continue }
        isIn[index] = true
        inner.append((layout.items[index].id, FigureGroup.kind(of: layout.items[index])))
      }
      for guide in layout.guides {
        if let owner = owners[guide.id], isIn[owner] { inner.append((guide.id, "\(guide.kind)")) }
      }
      return inner
    }
  }
}
