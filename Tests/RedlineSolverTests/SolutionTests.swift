import RedlineSolver
import TestPrograms
import Testing

@Suite(.blocks) struct SolutionTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var leanings: [Double] = []
    var values: [Double]
    var broken: [Int] = []

    init(
      _ name: String, _ lines: [String], leanings: [Double] = [], gives values: [Double],
      breaking broken: [Int] = []
    ) {
      testDescription = name
      self.lines = lines
      self.leanings = leanings
      self.values = values
      self.broken = broken
    }
  }

  static let rows = [
    Row("required equalities", ["a = 4", "b -a = 2"], gives: [4, 6]),
    Row("a variable in two terms", ["a a = 4"], gives: [2]),
    Row("a term that cancels", ["a -a b = 4"], gives: [0, 4]),
    Row("consistent repetition", ["a = 4", "2a = 8", "a = 4"], gives: [4]),
    Row("nothing determines", [], leanings: [3, -5], gives: [3, -5]),
    Row("a lean under a bound", ["a >= 10"], leanings: [3], gives: [10]),
    Row("a lean at an optional bound", ["a >= 10 @1"], leanings: [3], gives: [10]),
    Row("a lean within bounds", ["a >= 10", "a <= 30"], leanings: [20], gives: [20]),
    Row("older variables lean first", ["a b = 10"], leanings: [3, 3], gives: [3, 7]),
    Row("never −0", ["-a = 0", "b a = 0"], gives: [0, 0]),
    Row("required over optional", ["a = 1 @999.5", "a = 2"], gives: [2], breaking: [0]),
    Row("high over low", ["a = 1 @250", "a = 2 @750"], gives: [2], breaking: [0]),
    Row("fractions of a priority", ["a = 1 @499.5", "a = 2 @499.75"], gives: [2], breaking: [0]),
    Row("fixed at 500 under 525", ["a = 24 @500", "a >= 30 @525"], gives: [30], breaking: [0]),
    Row("fixed at 500 over 475", ["a = 24 @500", "a >= 30 @475"], gives: [24], breaking: [1]),
    Row("a tie: the earlier", ["a = 24 @500", "a = 30 @500"], gives: [24], breaking: [1]),
    Row("a tie: the equality", ["a >= 30 @500", "a = 24 @500"], gives: [24], breaking: [0]),
    Row("a median", ["a = 0 @1", "a = 7 @1", "a = 100 @1"], gives: [7], breaking: [0, 2]),
    Row(
      "a weighted median", ["a = 0 @1 *2.5", "a = 7 @1", "a = 100 @1"], gives: [0],
      breaking: [1, 2]),
    Row(
      "few large errors", ["a b = 10", "a = 0 @9 *2", "b = 0 @9"], gives: [0, 10], breaking: [2]),
    Row("hug and compress", ["a <= 40 @250", "a >= 40 @750"], gives: [40]),
    Row(
      "the lower hugging stretches",
      ["a b = 100", "a <= 40 @250", "a >= 40 @750", "b <= 30 @251", "b >= 30 @750"],
      gives: [70, 30], breaking: [1]),
    Row(
      "the lower compression shrinks",
      ["a b = 50", "a <= 40 @250", "a >= 40 @750", "b <= 30 @251", "b >= 30 @749"],
      gives: [40, 10], breaking: [4]),
    Row(
      "a size does not become negative",
      ["a >= 0 implicit", "a b = 20", "a = 10 @100", "b = 50 @900"], gives: [0, 20],
      breaking: [2, 3]),
    Row(
      "a pair with a required side", ["a <= 40 @250", "a >= 40", "a = 10 @300"], gives: [40],
      breaking: [2]),
    Row(
      "small numbers", ["a = 0.000001", "b -a = 0.000002"], gives: [0.000001, 0.000003]),
    Row("bad scales", ["1000000a = 1000000", "0.000001b -0.000001a = 0.000003"], gives: [1, 4]),
    Row(
      "bad scales in a choice",
      ["1000000a 1000000b = 10000000", "0.001a >= 0.004", "b >= 7 @2", "1000b <= 5000 @1"],
      gives: [4, 6], breaking: [2, 3]),
  ]

  @Test(arguments: rows)
  func solves(_ row: Row) {
    let lines = Lines(row.values.count, row.lines, leanings: row.leanings)
    let solution = lines.program.solved()
    let values = lines.values(of: solution)
    for (value, expected) in zip(values, row.values) {
      #expect(abs(value - expected) <= 1e-9 * max(abs(expected), 1e-6))
      #expect(value != 0 || value.sign == .plus)
    }
    #expect(solution.brokenConstraints.indices.filter { solution.isBroken($0) } == row.broken)
    #expect(solution.conflicts.isEmpty)
  }

  @Test func manyWeakDoNotBeatOneMedium() {
    var program = LinearProgram()
    let medium = program.addVariable()
    let weak = (0..<1200).map { _ in program.addVariable() }
    for variable in weak {
      program.add(
        LinearConstraint(
          LinearExpression([Term(variable), Term(medium, coefficient: -1)]), .equal))
    }
    program.add(
      LinearConstraint(LinearExpression([Term(medium)], constant: -10), .equal, priority: 500))
    for variable in weak {
      program.add(
        LinearConstraint(LinearExpression([Term(variable)], constant: -20), .equal, priority: 250))
    }
    #expect(program.solved().value(of: medium) == 10)
  }

  @Test func toleranceFollowsTheScale() {
    var program = LinearProgram()
    var last = program.addVariable()
    program.add(LinearConstraint(LinearExpression([Term(last)], constant: -1e6), .equal))
    for _ in 1..<1000 {
      let next = program.addVariable()
      program.add(
        LinearConstraint(
          LinearExpression([Term(next), Term(last, coefficient: -1)], constant: -0.1), .equal))
      last = next
    }
    program.add(LinearConstraint(LinearExpression([Term(last)], constant: -1_000_099.9), .equal))
    #expect(program.solved().conflicts.isEmpty)
  }

  @Test func aConflictLeavesTheProgramUsable() {
    var lines = Lines(1, ["a >= 2"])
    let before = lines.program
    lines.program.add(lines.constraint("a <= 1"))
    #expect(lines.program.solved().conflicts == [Conflict(constraints: [0, 1], broken: 1)])
    #expect(before.solved().value(of: lines["a"]) == 2)
  }

  @Test func valueOfAnExpression() {
    let lines = Lines(2, ["a = 3", "b = 5"])
    let solution = lines.program.solved()
    #expect(solution.value(of: lines.expression("2a -b")) == 1)
    #expect(solution.value(of: LinearExpression(constant: -0.0)).sign == .plus)
  }

  @Test func constraintsAreKept() {
    let lines = Lines(2, ["a = 3", "2a -b <= 5 @20 *3", "b >= 0 implicit"])
    #expect(lines.program.constraintCount == 3)
    #expect(lines.program.variableCount == 2)
    #expect(lines.program.constraints[1] == lines.constraint("2a -b <= 5 @20 *3"))
    #expect(lines.program.constraints[2] == lines.constraint("b >= 0 implicit"))
  }
}
