import RedlineSolver
import TestPrograms
import Testing

/// Several conflicts in one program: all are found, and the rest is solved as if the constraints that
/// were dropped had never been there.
@Suite(.blocks) struct IndependentConflictTests {
  static let rows = [
    ConflictTests.Row(
      "two in one component", 2, ["a >= 5", "a <= 3", "b -a = 10 @500", "b = 1", "b = 2"],
      [([3, 4], 4), ([0, 1], 1)]),
    ConflictTests.Row(
      "two pairs of bounds that a required row joins", 2,
      ["a >= 5", "b >= 9", "b -a <= 100", "a <= 3", "b <= 2"], [([0, 3], 3), ([1, 4], 4)]),
    ConflictTests.Row(
      "three in a row of sizes", 3,
      [
        "a >= 50", "b >= 60", "c >= 70", "a b c <= 1000", "a <= 40", "b <= 40", "c <= 40",
        "a = 45 @500",
      ], [([0, 4], 4), ([1, 5], 5), ([2, 6], 6)]),
    ConflictTests.Row(
      "a container that is too small, and one of its sizes", 3,
      ["a >= 60", "b >= 60", "a b -c = 0", "c <= 100", "b <= 30", "c >= 10"],
      [([1, 4], 4), ([0, 1, 2, 3], 3)]),
    ConflictTests.Row(
      "equalities, each against a bound", 3,
      ["a = 10", "b -a = 5", "c -b = 5", "b <= 12", "c >= 30"],
      [([0, 1, 3], 3), ([0, 1, 2, 4], 4)]),
    ConflictTests.Row(
      "two cycles with a common row", 3,
      ["b -a = 1", "c -b = 1", "c -a = 3", "a -b = 4", "a = 0"],
      [([0, 1, 2], 2), ([0, 3], 3)]),
  ]

  @Test(arguments: rows)
  func reports(_ row: ConflictTests.Row) {
    let program = Lines(row.count, row.lines).program
    let solution = program.solved()
    let sorted = { (conflicts: [Conflict]) in conflicts.sorted { $0.broken < $1.broken } }
    #expect(sorted(solution.conflicts) == sorted(row.conflicts))
    expectRest(program, solution)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func reportsAllBlocks(_ seed: UInt64) {
    var blocks = Blocks(seed: seed)
    let program = blocks.program()
    let solution = program.solved()
    let found = solution.conflicts.sorted { $0.broken < $1.broken }
    #expect(found == blocks.conflicts.sorted { $0.broken < $1.broken })
    expectRest(program, solution)
  }

  /// Expects irreducible conflicts, and the values of a program without what they break.
  private func expectRest(_ program: LinearProgram, _ solution: Solution) {
    for conflict in solution.conflicts {
      #expect(!PropertyTests.isFeasible(program, conflict.constraints))
      for left in conflict.constraints {
        #expect(PropertyTests.isFeasible(program, conflict.constraints.filter { $0 != left }))
      }
    }
    let broken = Set(solution.conflicts.map(\.broken))
    var rest = LinearProgram()
    let variables = (0..<program.variableCount).map { _ in rest.addVariable() }
    for (index, constraint) in program.constraints.enumerated() where !broken.contains(index) {
      rest.add(constraint)
    }
    let other = rest.solved()
    #expect(other.conflicts.isEmpty)
    for variable in variables {
      let expression = LinearExpression([Term(variable)])
      let range = solution.ambiguousRange(of: expression)
      let expected = other.ambiguousRange(of: expression)
      #expect((range == nil) == (expected == nil), "variable \(variable.index)")
      #expect(close(range?.lowerBound ?? 0, expected?.lowerBound ?? 0))
      #expect(close(range?.upperBound ?? 0, expected?.upperBound ?? 0))
      guard expected == nil else { continue }
      #expect(close(solution.value(of: variable), other.value(of: variable)))
    }
  }

  private func close(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-7 * max(1, abs(other))
  }
}

/// A program of random blocks, each of which cannot hold as a whole; some are joined by rows that can.
struct Blocks {
  private var generator: PropertyTests.Generator
  private var rows: [(block: Int, constraint: LinearConstraint)] = []
  private var result = LinearProgram()
  private var lastVariables: [Variable] = []
  private(set) var conflicts: [Conflict] = []

  init(seed: UInt64) {
    generator = PropertyTests.Generator(state: seed)
  }

  /// Makes the program, with the rows of all blocks in shuffled order.
  mutating func program() -> LinearProgram {
    let count = Int.random(in: 2...6, using: &generator)
    for block in 0..<count {
      addBlock(block)
      if block > 0, Bool.random(using: &generator) { join(block) }
    }
    rows.shuffle(using: &generator)
    for row in rows { result.add(row.constraint) }
    conflicts = (0..<count).map { block in
      let members = rows.indices.filter { rows[$0].block == block }
      return Conflict(constraints: members, broken: members[members.count - 1])
    }
    return result
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }

  private mutating func add(
    _ block: Int, _ terms: [(Variable, Double)], _ relation: Relation = .equal, _ right: Double = 0,
    priority: Double = 1000
  ) {
    let row = SizeTests.row(terms, relation, right, priority: priority)
    rows.append((block, row))
  }

  private mutating func addBlock(_ block: Int) {
    let views = (0..<Int.random(in: 2...5, using: &generator)).map { _ in result.addVariable() }
    lastVariables.append(views[views.count - 1])
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: addCycle(block, views)
    case 1: addSizes(block, views)
    case 2: addChain(block, views)
    default: addRatio(block, views)
    }
    // What is optional never conflicts.
    add(-1, [(views[0], 1)], .equal, number(-50...50), priority: 500)
  }

  /// Distances from view to view, and back to the first, that do not add up to 0.
  private mutating func addCycle(_ block: Int, _ views: [Variable]) {
    for (index, view) in views.enumerated() {
      let next = views[(index + 1) % views.count]
      add(block, [(next, 1), (view, -1)], .equal, number(1...9))
    }
  }

  /// Least sizes that are too much for what they have together.
  private mutating func addSizes(_ block: Int, _ views: [Variable]) {
    var sum = 0.0
    for view in views {
      let least = number(10...60)
      sum += least
      add(block, [(view, 1)], .greaterThanOrEqual, least)
    }
    add(block, views.map { ($0, 1) }, .lessThanOrEqual, sum - number(1...9))
  }

  /// Fixed distances between two ends that are too close together.
  private mutating func addChain(_ block: Int, _ views: [Variable]) {
    add(block, [(views[0], 1)], .greaterThanOrEqual)
    for (view, next) in zip(views, views.dropFirst()) {
      add(block, [(next, 1), (view, -1)], .equal, 8)
    }
    let end = 8 * Double(views.count - 1) - number(1...7)
    add(block, [(views[views.count - 1], 1)], .lessThanOrEqual, end)
  }

  /// A width that is twice the height and cannot be.
  private mutating func addRatio(_ block: Int, _ views: [Variable]) {
    add(block, [(views[0], 1), (views[1], -2)])
    add(block, [(views[0], 1)], .lessThanOrEqual, number(10...100))
    add(block, [(views[1], 1)], .greaterThanOrEqual, number(60...90))
  }

  /// Makes one component of a block and the one before it.
  private mutating func join(_ block: Int) {
    let terms = [(lastVariables[block], 1.0), (lastVariables[block - 1], -1.0)]
    if Bool.random(using: &generator) {
      add(-1, terms, .equal, number(-20...20), priority: 250)
    } else {
      add(-1, terms, .lessThanOrEqual, 10_000)
    }
  }
}
