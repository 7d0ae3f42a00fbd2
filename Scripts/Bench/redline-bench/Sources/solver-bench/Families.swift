/// The workloads of the benchmark: views of six variables in chains and in trees of stacks.
struct Families {
  /// The names of all workloads and their texts.
  static func all() -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    func add(_ name: String, _ make: (inout Families) -> Void) {
      var families = Families()
      make(&families)
      result.append((name, families.text()))
    }
    for isBounded in [false, true] {
      for count in [10, 100, 1000] {
        add("chain-\(isBounded ? "ineq" : "eq")-\(count)") {
          $0.chain(count, isBounded: isBounded)
          $0.build()
        }
      }
    }
    for kind in TreeKind.allCases {
      for depth in 2...(kind == .fill ? 4 : 5) {
        add("tree-\(kind.rawValue)-d\(depth)") {
          $0.tree(kind, depth: depth, isEdited: false)
          $0.build()
        }
      }
    }
    for isBounded in [false, true] {
      for count in [100, 1000] {
        add("resize-\(isBounded ? "ineq" : "eq")-\(count)") {
          let width = $0.chain(count, isBounded: isBounded, isEdited: true)
          $0.resize([(width, 100 * Double(count))]) { 1 + Double($0) / 1000 }
        }
      }
    }
    for (kind, depths) in [(TreeKind.intrinsic, 3...4), (.fill, 2...3)] {
      for depth in depths {
        add("resize-tree-\(kind.rawValue)-d\(depth)") {
          let sizes = $0.tree(kind, depth: depth, isEdited: true)
          // From half the size to twice the size, and back: leaves are squeezed and stretched.
          $0.resize(sizes) { 0.6 + 0.028 * Double(min($0, 100 - $0)) }
        }
      }
    }
    for kind in ToggleKind.allCases {
      for count in [100, 1000] {
        add("toggle-\(kind.rawValue)-\(count)") { $0.toggle(kind, count) }
      }
    }
    for copies in [1, 10, 100] {
      add("blocks-\(copies)x10") { families in
        for _ in 0..<copies { families.chain(10, isBounded: false) }
        families.build()
      }
    }
    for (name, make) in competing { add(name, make) }
    return result
  }

  enum TreeKind: String, CaseIterable {
    /// Children of the same size.
    case equal = "eq"
    /// The same, and leaves with intrinsic sizes.
    case intrinsic = "intr"
    /// Leaves with intrinsic sizes, of which the optimiser chooses the one to stretch.
    case fill
  }

  enum ToggleKind: String, CaseIterable {
    case soft, violated, structural
  }

  /// The variables of a view along one axis.
  struct Span {
    var low: Int
    var size: Int
    var high: Int
  }

  private(set) var variableCount = 0
  private var definitions: [String] = []
  private var steps: [String] = []
  /// The sizes and tops of the views of the last chain.
  private var chainViews: [(width: Int, height: Int, top: Int)] = []

  // MARK: Writing

  func text() -> String {
    (["V \(variableCount)"] + definitions + steps).joined(separator: "\n") + "\n"
  }

  mutating func constraint(
    _ terms: [(Int, Double)], _ relation: String = "=", _ right: Double = 0, level: String = "R",
    weight: Double = 1
  ) -> Int {
    let list = terms.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    definitions.append(
      "C \(definitions.count) \(relation) \(level) \(weight) \(0 - right) \(terms.count) \(list)")
    return definitions.count - 1
  }

  mutating func span() -> Span {
    variableCount += 3
    let result = Span(low: variableCount - 3, size: variableCount - 2, high: variableCount - 1)
    _ = constraint([(result.low, 1), (result.size, 1), (result.high, -1)])
    return result
  }

  /// Adds all constraints in a timed section.
  mutating func build() {
    steps.append("B build")
    steps += definitions.indices.map { "+ \($0)" }
    steps += ["U", "X build", "Q built"]
  }

  /// Edits some sizes in a hundred steps, of which each multiplies them by a factor.
  mutating func resize(_ sizes: [(variable: Int, value: Double)], factor: (Int) -> Double) {
    for size in sizes { steps += ["E \(size.variable) S 1", "S \(size.variable) \(size.value)"] }
    steps += definitions.indices.map { "+ \($0)" }
    steps += ["U", "Q built", "B resize"]
    for step in 1...100 {
      for size in sizes { steps.append("S \(size.variable) \(size.value * factor(step))") }
      steps.append("U")
    }
    steps += ["X resize", "Q end"]
  }

  /// Edits variables, which take all values of a list in turn.
  mutating func jump(_ variables: [Int], to values: [[Double]], times: Int) {
    for (variable, value) in zip(variables, values[0]) {
      steps += ["E \(variable) S 1", "S \(variable) \(value)"]
    }
    steps += definitions.indices.map { "+ \($0)" }
    steps += ["U", "Q built", "B jump"]
    for _ in 0..<times {
      for list in values {
        steps += zip(variables, list).map { "S \($0.0) \($0.1)" }
        steps.append("U")
      }
    }
    steps += ["X jump", "Q end"]
  }

  /// A variable by itself.
  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  // MARK: Families

  /// Views of equal width side by side in a container.
  @discardableResult
  mutating func chain(_ count: Int, isBounded: Bool, isEdited: Bool = false) -> Int {
    let outer = (x: span(), y: span())
    _ = constraint([(outer.x.low, 1)])
    _ = constraint([(outer.y.low, 1)])
    if !isEdited {
      _ = constraint([(outer.x.size, 1)], "=", 100 * Double(count), level: "S")
    }
    _ = constraint([(outer.y.size, 1)], "=", 44, level: "S")
    chainViews = []
    var first: Span?
    var previous: Span?
    for _ in 0..<count {
      let view = (x: span(), y: span())
      if let previous, let first {
        _ = constraint([(view.x.low, 1), (previous.high, -1)], "=", 8)
        _ = constraint([(view.x.size, 1), (first.size, -1)])
      } else {
        _ = constraint([(view.x.low, 1), (outer.x.low, -1)])
        first = view.x
      }
      let top = constraint([(view.y.low, 1), (outer.y.low, -1)])
      _ = constraint([(view.y.high, 1), (outer.y.high, -1)])
      if isBounded {
        for size in [view.x.size, view.y.size] { _ = constraint([(size, 1)], ">") }
      }
      chainViews.append((view.x.size, view.y.size, top))
      previous = view.x
    }
    if let previous { _ = constraint([(previous.high, 1), (outer.x.high, -1)]) }
    return outer.x.size
  }

  /// A chain of which fifty constraints come and go.
  mutating func toggle(_ kind: ToggleKind, _ count: Int) {
    chain(count, isBounded: false)
    steps += definitions.indices.map { "+ \($0)" }
    let group = chainViews.prefix(50).map { view in
      switch kind {
      case .soft: constraint([(view.width, 1)], ">", 50, level: "M")
      case .violated: constraint([(view.height, 1)], "=", 20, level: "W")
      case .structural: view.top
      }
    }
    steps += ["U", "Q built", "B toggle"]
    let signs = kind == .structural ? ["-", "+"] : ["+", "-"]
    for _ in 0..<(count > 100 ? 20 : 100) {
      for sign in signs {
        steps += group.map { "\(sign) \($0)" }
        steps.append("U")
      }
    }
    steps += ["X toggle", "Q end"]
  }

  /// Stacks of four in stacks of four, axis by axis.
  @discardableResult
  mutating func tree(
    _ kind: TreeKind, depth: Int, isEdited: Bool
  ) -> [(variable: Int, value: Double)] {
    var leafCount = 0
    var nodes = [[span(), span()]]
    let root = nodes[0]
    bound(root, kind)
    for level in 0..<depth {
      let along = level % 2
      var children: [[Span]] = []
      for parent in nodes {
        var siblings: [[Span]] = []
        for _ in 0..<4 {
          let child = [span(), span()]
          bound(child, kind)
          if level == depth - 1 && kind != .equal {
            let weight = kind == .fill ? 1 + Double(leafCount) / 1024 : 1
            for (size, natural) in [(child[0].size, 40.0), (child[1].size, 24.0)] {
              _ = constraint([(size, 1)], ">", natural, level: "M", weight: weight)
              _ = constraint([(size, 1)], "<", natural, level: "W", weight: weight)
            }
            leafCount += 1
          }
          if let last = siblings.last {
            _ = constraint([(child[along].low, 1), (last[along].high, -1)], "=", 8)
            if kind != .fill {
              _ = constraint([(child[along].size, 1), (siblings[0][along].size, -1)])
            }
          } else {
            _ = constraint([(child[along].low, 1), (parent[along].low, -1)], "=", 4)
          }
          let across = parent[1 - along]
          _ = constraint([(child[1 - along].low, 1), (across.low, -1)], "=", 4)
          _ = constraint([(child[1 - along].high, 1), (across.high, -1)], "=", -4)
          siblings.append(child)
        }
        _ = constraint([(siblings[3][along].high, 1), (parent[along].high, -1)], "=", -4)
        children += siblings
      }
      nodes = children
    }
    var sizes: [(variable: Int, value: Double)] = []
    for (axis, natural) in [90.0, 60.0].enumerated() {
      _ = constraint([(root[axis].low, 1)])
      let stacked = (depth + 1 - axis) / 2
      let size = natural * Double(1 << (2 * stacked)) + 50
      sizes.append((root[axis].size, size))
      if !isEdited { _ = constraint([(root[axis].size, 1)], "=", size, level: "S") }
    }
    return sizes
  }

  private mutating func bound(_ view: [Span], _ kind: TreeKind) {
    guard kind != .equal else { return }
    for axis in view { _ = constraint([(axis.size, 1)], ">") }
  }
}
