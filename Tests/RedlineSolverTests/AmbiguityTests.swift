import RedlineSolver
import TestPrograms
import Testing

@Suite(.blocks) struct AmbiguityTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var lines: [String]
    var expression: String
    var range: ClosedRange<Double>?

    init(
      _ name: String, _ count: Int, _ lines: [String], _ expression: String,
      _ range: ClosedRange<Double>?
    ) {
      testDescription = name
      self.count = count
      self.lines = lines
      self.expression = expression
      self.range = range
    }
  }

  static let anywhere = -Double.infinity...Double.infinity
  static let rows = [
    Row("unique", 1, ["a = 3"], "a", nil),
    Row("unique by priorities", 1, ["a = 24 @500", "a >= 30 @525"], "a", nil),
    Row("24 against at least 30", 1, ["a = 24 @500", "a >= 30 @500"], "a", 24...30),
    Row("two wishes", 1, ["a = 24 @500", "a = 30 @500"], "a", 24...30),
    Row("three wishes", 1, ["a = 24 @500", "a = 30 @500", "a = 80 @500"], "a", nil),
    Row("a lower priority decides", 1, ["a = 4 @9", "a = 8 @9", "a = 5 @8"], "a", nil),
    Row("nothing at all", 1, [], "a", anywhere),
    Row("a lean does not count", 1, ["a >= 3"], "a", 3...Double.infinity),
    Row("bounded above", 1, ["2a <= 3 @20"], "a", -Double.infinity...1.5),
    Row("between bounds", 1, ["a >= 0 implicit", "a <= 7"], "a", 0...7),
    Row("between bounds, far below another", 1, ["a >= 2", "a <= 59", "a <= 1e12"], "a", 2...59),
    Row("a sum that is known", 2, ["a b = 10"], "a b", nil),
    Row("a part of that sum", 2, ["a b = 10"], "b", anywhere),
    Row("a part between bounds", 2, ["a b = 10", "a >= 0", "b >= 2"], "b", 2...10),
    Row("a difference", 2, ["a b = 10", "a >= 0", "b >= 2"], "a -b", -10...6),
    Row("of two components", 2, ["a >= 0", "a <= 1", "b >= 0", "b <= 5"], "2a -b", -5...2),
    Row("beside what is ambiguous", 2, ["a <= 4", "b = 2"], "b", nil),
    Row(
      "which one stretches", 2,
      ["a b = 100", "a = 40 @250", "b = 30 @250"], "a", 40...70),
    Row(
      "weights decide", 2, ["a b = 100", "a = 40 @250 *2", "b = 30 @250"], "a", nil),
    Row(
      "after a conflict", 1, ["a >= 4", "a <= 2"], "a", 4...Double.infinity),
  ]

  @Test(arguments: rows)
  func ranges(_ row: Row) {
    let lines = Lines(row.count, row.lines)
    let solution = lines.program.solved()
    let range = solution.ambiguousRange(of: lines.expression(row.expression))
    #expect((range == nil) == (row.range == nil))
    if let range, let expected = row.range {
      let low = range.lowerBound
      let high = range.upperBound
      #expect(low == expected.lowerBound || abs(low - expected.lowerBound) < 1e-9)
      #expect(high == expected.upperBound || abs(high - expected.upperBound) < 1e-9)
      #expect(range.contains(solution.value(of: lines.expression(row.expression))))
    }
    #expect(lines.program.solved().isAmbiguous(lines.expression(row.expression)) == (range != nil))
    #expect(solution.isAmbiguous(lines.expression(row.expression)) == (range != nil))
    let plain = lines.program.solved(ambiguity: false)
    #expect(!plain.isAmbiguous(lines.expression(row.expression)))
    #expect(plain.ambiguousRange(of: lines.expression(row.expression)) == nil)
    #expect(lines.values(of: plain) == lines.values(of: solution))
  }

  /// Views in a row of a given width, which are equally firm: each may take all that is left, or give all that
  /// is missing.
  @Test(arguments: [(9, 50.0), (9, -5), (40, 50), (40, -5)])
  func rowOfCompetitors(_ count: Int, _ rest: Double) {
    var program = LinearProgram()
    let natural = (0..<count).map { Double(10 + $0 * 7 % 23) }
    let widths = natural.map { _ in program.addVariable() }
    let edges = (0...count).map { _ in program.addVariable() }
    program.add(SizeTests.row([(edges[0], 1)]))
    for index in 0..<count {
      let parts = [(edges[index + 1], 1.0), (edges[index], -1), (widths[index], -1)]
      program.add(SizeTests.row(parts, .equal, 8))
      program.add(SizeTests.row([(widths[index], 1)], .greaterThanOrEqual))
      for (relation, priority) in [(Relation.greaterThanOrEqual, 750.0), (.lessThanOrEqual, 250)] {
        program.add(
          SizeTests.row([(widths[index], 1)], relation, natural[index], priority: priority))
      }
    }
    var start = 0.0
    let total = natural.reduce(0, +) + 8 * Double(count) + rest
    program.add(SizeTests.row([(edges[count], 1)], .equal, total))
    let solution = program.solved()
    for index in 0..<count {
      let range = solution.ambiguousRange(of: LinearExpression([Term(widths[index])]))
      #expect(isSame(range, natural[index] + min(0, rest)...natural[index] + max(0, rest)))
      start += natural[index] + 8
      let end = LinearExpression([Term(edges[index]), Term(widths[index])], constant: 8)
      let isLast = index == count - 1
      for line in [end, LinearExpression([Term(edges[index + 1])])] {
        let expected = isLast ? nil : start + min(0, rest)...start + max(0, rest)
        #expect(isSame(solution.ambiguousRange(of: line), expected))
      }
    }
  }

  private func isSame(_ range: ClosedRange<Double>?, _ other: ClosedRange<Double>?) -> Bool {
    guard let range, let other else { return range == other }
    return abs(range.lowerBound - other.lowerBound) < 1e-9
      && abs(range.upperBound - other.upperBound) < 1e-9
  }

  @Test func withoutAmbiguityItIsUnknown() {
    let lines = Lines(1, ["a >= 3"])
    let line = LinearExpression([Term(lines["a"])])
    #expect(lines.program.solved(ambiguity: false).ambiguity(of: line) == .unknown)
    #expect(lines.program.solved().ambiguity(of: line) == .range(3...Double.infinity))
    #expect(Lines(1, ["a = 3"]).program.solved().ambiguity(of: line) == .unique)
  }

  /// The range of a column that has rows by itself is read off them; beside another column it is searched for.
  @Test func oneColumn() {
    var ranges = 0
    for seed in 1...3000 as ClosedRange<UInt64> {
      var generator = PropertyTests.Generator(state: seed &+ 77_000)
      var lines = Lines(2, [])
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let factor = [1, 1, -1, 2, -0.5][Int.random(in: 0..<5, using: &generator)]
        let priority = [1000, 750, 750, 500, 250.0][Int.random(in: 0..<5, using: &generator)]
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
          Int.random(in: 0..<3, using: &generator)]
        lines.program.add(
          LinearConstraint(
            LinearExpression(
              [Term(lines["a"], coefficient: factor)],
              constant: Double(Int.random(in: -4...4, using: &generator) * 10)),
            relation == .equal && priority == 1000 ? .lessThanOrEqual : relation,
            priority: priority, weight: [1, 1, 2, 3][Int.random(in: 0..<4, using: &generator)]))
      }
      let alone = lines.program.solved()
      lines.program.add(lines.constraint("b -a >= 0"))
      let beside = lines.program.solved()
      #expect(alone.conflicts.count == beside.conflicts.count, "seed \(seed)")
      let line = lines.expression("a")
      let range = alone.ambiguousRange(of: line)
      let expected = beside.ambiguousRange(of: line)
      #expect(range == expected || isSame(range, expected), "seed \(seed)")
      #expect(alone.isAmbiguous(line) == (expected != nil), "seed \(seed)")
      #expect(alone.ambiguousRange(of: lines["a"]) == range, "seed \(seed)")
      if range != nil { ranges += 1 }
    }
    #expect((500...2500).contains(ranges), "\(ranges)")
  }

  /// What differs between two optimal points has more than one value, and what is free differs there.
  @Test func movesShowFreedoms() {
    var clear = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      let lines =
        seed % 2 == 0 ? PropertyTests.system(seed: seed) : PropertyTests.competing(seed: seed)
      let solution = lines.program.solved()
      let moves = solution.moves
      for (index, variable) in lines.variables.enumerated() where moves[index].isClear {
        clear += 1
        #expect(solution.isAmbiguous(LinearExpression([Term(variable)])), "seed \(seed), \(index)")
      }
      for (one, other) in zip(lines.variables, lines.variables.dropFirst()) {
        let (first, second) = (moves[one.index], moves[other.index])
        let difference = Solution.Move(
          change: first.change - second.change, scale: max(first.scale, second.scale))
        guard difference.isClear else { continue }
        let expression = LinearExpression([Term(one), Term(other, coefficient: -1)])
        #expect(solution.isAmbiguous(expression), "seed \(seed), \(one.index)")
      }
    }
    #expect(clear > 100)
  }

  /// Asked for all variables at once, there is the same answer as for one after the other.
  @Test func allAtOnce() {
    var (free, all) = (0, 0)
    for seed in 1...1000 as ClosedRange<UInt64> {
      let lines =
        seed % 4 == 0 ? PropertyTests.system(seed: seed) : PropertyTests.competing(seed: seed)
      let answers = lines.program.solved().ambiguousVariables
      let single = lines.program.solved()
      let expected = lines.variables.map {
        single.ambiguousRange(of: LinearExpression([Term($0)])) != nil
      }
      #expect(answers == expected, "seed \(seed)")
      free += expected.filter { $0 }.count
      all += expected.count
    }
    #expect(free > 100 && free < all)
  }

  @Test(arguments: [
    (["a = 3", "b >= 2", "b <= 5"], [false, true]),
    (["b -a >= 2", "a >= 0"], [true, true]),
    (["a b = 10", "a >= 2", "b >= 3"], [true, true]),
    (["a = 24 @500", "a = 30 @500", "b -a = 2"], [true, true]),
    (["a = 24 @500", "a = 30 @500", "a = 80 @500", "b = 1"], [false, false]),
  ])
  func moves(_ lines: [String], _ areClear: [Bool]) {
    #expect(Lines(2, lines).program.solved().moves.map(\.isClear) == areClear)
  }
}
