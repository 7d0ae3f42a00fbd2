import RedlineSolver
import TestPrograms
import Testing

/// What determines a value, and how much each constant moves it.
@Suite(.blocks) struct DeterminationTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var lines: [String]
    var expression: String
    var parts: [Determination.Part]
    var leanings: [Int] = []

    init(
      _ name: String, _ count: Int, _ lines: [String], _ expression: String,
      _ parts: [(Int, Double)], leanings: [Int] = []
    ) {
      testDescription = name
      self.count = count
      self.lines = lines
      self.expression = expression
      self.parts = parts.map { Determination.Part(constraint: $0.0, rate: $0.1) }
      self.leanings = leanings
    }
  }

  static let rows = [
    Row("a constant", 1, ["a = 5"], "a", [(0, -1)]),
    Row("twice the variable", 1, ["2a = 5"], "a", [(0, -0.5)]),
    Row("twice the value", 1, ["a = 5"], "2a", [(0, -2)]),
    Row("a sum of two", 2, ["a = 44", "b -a = 20"], "b", [(0, -1), (1, -1)]),
    Row("not what hangs on it", 3, ["a = 44", "b -a = 20", "c -b = 8"], "b", [(0, -1), (1, -1)]),
    Row(
      "half of what is left", 3, ["c = 320", "a b -c = -20", "a -b = 0"], "a",
      [(0, -0.5), (1, -0.5), (2, -0.5)]),
    Row(
      "the bound that holds, not the one that is slack", 1, ["a >= 2", "a <= 9"], "a", [(0, -1)]),
    Row(
      "the bound that an optional one runs into", 1, ["a >= 2", "a = 0 @500", "a <= 9"], "a",
      [(0, -1)]),
    Row("the stronger of two", 1, ["a = 1 @500", "a = 2 @501"], "a", [(1, -1)]),
    Row(
      "the size that gives way is what is left", 3,
      ["c = 100", "a b -c = 0", "a = 80 @251", "b = 60 @250"], "b", [(0, -1), (1, -1), (2, 1)]),
    Row("nothing", 2, ["a = 1"], "b", [], leanings: [1]),
    Row("partly nothing", 2, ["a b = 10"], "b", [(0, -1)], leanings: [0]),
    Row(
      "the first of two that say the same", 2, ["b = 4", "a -b = 0", "a = 4"], "a",
      [(0, -1), (1, -1)]),
    Row("what nobody wrote down", 1, ["2a = 8", "a = 4 implicit"], "a", [(1, -1)]),
    Row("the constraint that was not dropped", 1, ["a = 1", "a = 2"], "a", [(0, -1)]),
  ]

  @Test(arguments: rows)
  func names(_ row: Row) {
    let lines = Lines(row.count, row.lines)
    let found = lines.program.solved().determination(of: lines.expression(row.expression))
    #expect(found.parts == row.parts)
    #expect(found.leanings.map(\.index) == row.leanings)
  }

  /// Each constant times its rate, with what is leant on, is the value.
  @Test func addsUp() {
    for seed in 1...400 as ClosedRange<UInt64> {
      let lines = PropertyTests.system(seed: seed)
      let solution = lines.program.solved()
      let constraints = lines.program.constraints
      for variable in lines.variables {
        let found = solution.determination(of: LinearExpression([Term(variable)]))
        // All variables lean on 0.
        let sum = found.parts.reduce(0) {
          $0 + $1.rate * constraints[$1.constraint].expression.constant
        }
        #expect(abs(sum - solution.value(of: variable)) < 1e-7, "seed \(seed), \(variable)")
      }
    }
  }

  /// A constant that is no part moves nothing, one that is moves by its rate: all values of a system in
  /// which nothing else gives way.
  @Test func predictsChanges() {
    let text = ["a = 44", "b -a = 20", "c -2b = 8", "a b c >= 0", "c <= 500 @900"]
    let lines = Lines(3, text)
    let solution = lines.program.solved()
    for (index, constraint) in lines.program.constraints.enumerated() {
      var changed = LinearProgram()
      let variables = lines.variables.map { _ in changed.addVariable() }
      for (other, kept) in lines.program.constraints.enumerated() {
        var kept = kept
        if other == index { kept.expression.constant = constraint.expression.constant + 1 }
        changed.add(kept)
      }
      let moved = changed.solved()
      for variable in variables {
        let parts = solution.determination(of: LinearExpression([Term(variable)])).parts
        let rate = parts.first { $0.constraint == index }?.rate ?? 0
        #expect(moved.value(of: variable) == solution.value(of: variable) + rate)
      }
    }
  }
}
