import RedlineSolver

/// A random system of a family; the seed decides everything.
struct RandomSystem {
  enum Family: String {
    case chain, tree, grid, aspect, levels, redundant, tight, scaled, infeasible, ambiguous
    case spread, degenerate, far, weights, cycle, shared

    static let ordinary = [
      chain, tree, grid, aspect, levels, redundant, tight, scaled, infeasible, ambiguous,
    ]
    /// What rounding errors spoil.
    static let hard = [spread, spread, degenerate, far, weights, cycle, shared]
  }

  let seed: UInt64
  let family: Family
  private(set) var variableCount = 0
  var program = LinearProgram()
  private(set) var variables: [Variable] = []
  var generator: Generator

  init(seed: UInt64, isHard: Bool = false) {
    self.seed = seed
    generator = Generator(state: seed &* 0x2545_F491_4F6C_DD1D)
    let families = isHard ? Family.hard : Family.ordinary
    family = families.randomElement(using: &generator) ?? .chain
    switch family {
    case .chain, .aspect: makeChain()
    case .tree: _ = makeTree(depth: 2)
    case .grid: makeGrid()
    case .levels: makeRows(requiredShare: 0.2, scales: false)
    case .redundant: makeRedundant()
    case .tight: makeTight()
    case .scaled: makeRows(requiredShare: 0.3, scales: true)
    case .infeasible: makeRows(requiredShare: 0.9, scales: false)
    case .ambiguous: makeAmbiguous()
    case .spread: makeSpread()
    case .degenerate: makeDegenerate()
    case .far: makeFar()
    case .weights: makeWeights()
    case .cycle: makeCycle()
    case .shared: makeShared()
    }
  }

  func variable(_ index: Int) -> Variable { variables[index] }

  /// The system as a workload.
  func text() -> String {
    var lines = ["# seed \(seed), \(family.rawValue)", "V \(variableCount)"]
    for (index, constraint) in program.constraints.enumerated() {
      let relation =
        switch constraint.relation {
        case .lessThanOrEqual: "<"
        case .equal: "="
        case .greaterThanOrEqual: ">"
        }
      let level = constraint.priority == 1000 ? "R" : "\(constraint.priority)"
      let terms = constraint.expression.terms.map { "\($0.variable.index) \($0.coefficient)" }
      lines.append(
        ([
          "C \(index) \(relation) \(level) \(constraint.weight) \(constraint.expression.constant)",
          "\(terms.count)",
        ] + terms).joined(separator: " "))
    }
    lines += program.constraints.indices.map { "+ \($0)" }
    return (lines + ["Q end"]).joined(separator: "\n")
  }

  // MARK: Parts

  mutating func variable() -> Int {
    variables.append(program.addVariable())
    variableCount += 1
    return variableCount - 1
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }

  mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  mutating func choice(_ numbers: [Double]) -> Double {
    numbers.randomElement(using: &generator) ?? 1
  }

  mutating func priority() -> Double {
    choice([999.5, 900, 750, 750, 500, 500, 251, 250, 20, 1])
  }

  mutating func relation() -> Relation {
    [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
  }

  mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation = .equal, _ right: Double = 0,
    priority: Double = 1000, weight: Double = 1
  ) {
    program.add(
      LinearConstraint(
        LinearExpression(
          terms.map { Term(variables[$0.0], coefficient: $0.1) }, constant: -right),
        relation, priority: priority, weight: weight))
  }

  mutating func someTerms(_ most: Int) -> [(Int, Double)] {
    let chosen = Array(0..<variableCount).shuffled(using: &generator)
      .prefix(Int.random(in: 1...most, using: &generator))
    return chosen.map {
      ($0, choice([1, 1, -1, -1, 2, -3, 0.5]))
    }
  }

  // MARK: Families

  /// The position, size and end of a view, of which the size is not negative.
  mutating func span() -> (low: Int, size: Int, high: Int) {
    let result = (low: variable(), size: variable(), high: variable())
    add([(result.low, 1), (result.size, 1), (result.high, -1)])
    if chance(0.7) { add([(result.size, 1)], .greaterThanOrEqual) }
    return result
  }

  /// What a size should be: bounds of different priorities.
  mutating func want(_ size: Int, sameWeight: Bool = false) {
    let natural = number(10...80)
    let weight = sameWeight ? 1 : number(1...4)
    add([(size, 1)], .greaterThanOrEqual, natural, priority: 750, weight: weight)
    add([(size, 1)], .lessThanOrEqual, natural, priority: 250, weight: weight)
  }

  mutating func makeChain() {
    let count = Int.random(in: 2...6, using: &generator)
    let outer = span()
    add([(outer.low, 1)])
    add(
      [(outer.size, 1)], .equal, number(50...400), priority: chance(0.5) ? 1000 : priority())
    var spans: [(low: Int, size: Int, high: Int)] = []
    for index in 0..<count {
      let view = span()
      add([(view.low, 1), (index == 0 ? outer.low : spans[index - 1].high, -1)], .equal, 8)
      if chance(0.5) { want(view.size) }
      if index > 0, chance(0.4) {
        add([(view.size, 1), (spans[0].size, -1)], relation(), priority: priority())
      }
      if family == .aspect {
        let height = variable()
        let ratio = number(1...6) / 4
        add([(view.size, 1), (height, -ratio)], priority: chance(0.7) ? 1000 : priority())
        add([(height, 1)], relation(), number(5...90), priority: priority())
      }
      spans.append(view)
    }
    add(
      [(spans[count - 1].high, 1), (outer.high, -1)], chance(0.7) ? .equal : .lessThanOrEqual, -8)
  }

  private mutating func makeTree(depth: Int) -> (low: Int, size: Int, high: Int) {
    let parent = span()
    if depth == 2 {
      add([(parent.low, 1)])
      add([(parent.size, 1)], .equal, number(50...500), priority: priority())
    }
    guard depth > 0 else {
      want(parent.size, sameWeight: chance(0.3))
      return parent
    }
    var last: (low: Int, size: Int, high: Int)?
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let child = makeTree(depth: depth - 1)
      if let last {
        add([(child.low, 1), (last.high, -1)], .equal, 8)
      } else {
        add([(child.low, 1), (parent.low, -1)], .equal, 4)
      }
      last = child
    }
    if let last { add([(parent.high, 1), (last.high, -1)], .equal, 4) }
    return parent
  }

  mutating func makeGrid() {
    let columns = (0..<Int.random(in: 2...4, using: &generator)).map { _ in variable() }
    let rows = (0..<Int.random(in: 2...3, using: &generator)).map { _ in variable() }
    let size = (variable(), variable())
    add(columns.map { ($0, 1) } + [(size.0, -1)])
    add(rows.map { ($0, 1) } + [(size.1, -1)])
    add([(size.0, 1)], relation(), number(60...300), priority: priority())
    if chance(0.5) { add([(size.0, 1), (size.1, -number(1...4) / 2)], priority: priority()) }
    for cell in columns + rows { add([(cell, 1)], .greaterThanOrEqual) }
    for column in columns {
      for row in rows where chance(0.6) {
        let axis = chance(0.5) ? column : row
        add([(axis, 1)], relation(), number(10...90), priority: priority(), weight: number(1...3))
        if chance(0.3) { add([(column, 1), (row, -number(1...4))], priority: priority()) }
      }
    }
  }

  private mutating func makeRows(requiredShare: Double, scales: Bool) {
    for _ in 0..<Int.random(in: 2...6, using: &generator) { _ = variable() }
    for _ in 0..<Int.random(in: 3...14, using: &generator) {
      let factor = scales ? choice([0.01, 1, 1, 8, 1000]) : 1
      let right = scales ? number(-900...900) * number(0...100) : number(-60...60)
      let isRequired = chance(requiredShare)
      add(
        someTerms(4).map { ($0.0, $0.1 * factor) }, relation(), right * factor,
        priority: isRequired ? 1000 : chance(0.5) ? priority() : number(1...999),
        weight: number(1...4) / 2)
    }
  }

  /// Sums of equalities are added again, some of them with another constant.
  private mutating func makeRedundant() {
    makeChain()
    let equalities = program.constraints.filter { $0.relation == .equal && $0.priority == 1000 }
    for _ in 0..<3 {
      var sum = LinearExpression()
      for row in equalities where chance(0.5) {
        let factor = number(-2...2)
        sum.constant += factor * row.expression.constant
        sum.terms += row.expression.terms.map {
          Term($0.variable, coefficient: factor * $0.coefficient)
        }
      }
      if chance(0.2) { sum.constant += choice([0.001, 1, -40]) }
      let either = relation()
      program.add(
        LinearConstraint(sum, either, priority: chance(0.6) ? 1000 : priority()))
    }
  }

  /// Required sizes that just fit, or just do not.
  private mutating func makeTight() {
    let count = Int.random(in: 2...7, using: &generator)
    let sizes = (0..<count).map { _ in variable() }
    let total = variable()
    add(sizes.map { ($0, 1) } + [(total, -1)])
    var sum = 0.0
    for size in sizes {
      let least = number(100...900) / 10
      sum += least
      add([(size, 1)], chance(0.8) ? .greaterThanOrEqual : .equal, least)
      if chance(0.4) { add([(size, 1)], .lessThanOrEqual, least + number(0...2)) }
      if chance(0.4) { add([(size, 1)], .equal, number(10...90), priority: priority()) }
    }
    let slack = choice([0, 0.001, -0.001, 0.01, -0.01, 1])
    add([(total, 1)], chance(0.5) ? .equal : .lessThanOrEqual, sum + slack)
  }

  /// Much that nothing determines, and equal weights.
  private mutating func makeAmbiguous() {
    for _ in 0..<Int.random(in: 3...8, using: &generator) { _ = variable() }
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      add(
        someTerms(3), relation(), number(-30...30), priority: chance(0.3) ? 1000 : priority())
    }
    let pair = someTerms(1)
    add(pair, .equal, number(0...30), priority: 500)
    add(pair, .greaterThanOrEqual, number(10...40), priority: 500)
  }
}

/// SplitMix64, so that a seed means the same system everywhere.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
