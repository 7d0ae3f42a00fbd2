import RedlineSolver
import TestPrograms
import Testing

@Suite(.blocks) struct ConflictTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var lines: [String]
    var conflicts: [Conflict]

    init(_ name: String, _ count: Int, _ lines: [String], _ conflicts: [([Int], Int)]) {
      testDescription = name
      self.count = count
      self.lines = lines
      self.conflicts = conflicts.map { Conflict(constraints: $0.0, broken: $0.1) }
    }
  }

  static let rows = [
    Row("no variable", 1, ["a = 1", "0a = 5"], [([1], 1)]),
    Row("two equalities", 1, ["a = 1", "a = 2"], [([0, 1], 1)]),
    Row(
      "only those that take part", 4, ["a = 50", "b -a = 10", "d = 3", "c -b = 10", "c = 200"],
      [([0, 1, 3, 4], 4)]),
    Row(
      "a cycle that adds up to something", 3, ["b -a = 1", "c -b = 1", "a -c = 1"],
      [([0, 1, 2], 2)]),
    Row("bounds", 1, ["a >= 2", "a <= 1"], [([0, 1], 1)]),
    Row("an equality and a bound", 1, ["a = 2", "a <= 1"], [([0, 1], 1)]),
    Row("the bound is implicit", 1, ["a = -2", "a >= 0 implicit"], [([0, 1], 0)]),
    Row("implicit ones come first", 1, ["a = 2", "a = 0 implicit"], [([0, 1], 0)]),
    Row(
      "all are implicit", 1, ["a = 2 implicit", "a = 0 implicit"], [([0, 1], 1)]),
    Row(
      "sizes in a container", 3,
      [
        "a >= 0 implicit", "b >= 0 implicit", "a b -c = -16", "c = 10", "a = 50 @250",
      ],
      [([0, 1, 2, 3], 3)]),
    Row(
      "several bounds", 3, ["a b <= 10", "b c <= 10", "a c <= 10", "c >= 0", "a b c >= 16"],
      [([0, 1, 2, 4], 4)]),
    Row(
      "independent ones", 3, ["a = 1", "b >= 4", "a = 2", "c = 7", "b <= 3", "c = 8"],
      [([0, 2], 2), ([3, 5], 5), ([1, 4], 4)]),
    Row(
      "one equality against many", 1,
      ["a >= 5 implicit", "a >= 6 implicit", "a = 2", "a <= 10"], [([0, 2], 2)]),
    Row("two beside one", 1, ["a = 1", "a = 2", "a = 3"], [([0, 1], 1), ([0, 2], 2)]),
    Row("optional ones never conflict", 1, ["a = 1 @999", "a = 2 @999", "a >= 3"], []),
    Row(
      "by less than a billionth of the row", 2,
      ["a -b >= -1", "a <= -1", "b = 0.0000000007"], []),
    Row(
      "by more than a billionth of the row", 2,
      ["a -b >= -1", "a <= -1", "b = 0.000000007"], [([0, 1, 2], 2)]),
    Row(
      "a required side of a pair", 1, ["a >= 5", "a <= 3 @200", "a >= 3", "a <= 4"],
      [([0, 3], 3)]),
  ]

  @Test(arguments: rows)
  func reports(_ row: Row) {
    let lines = Lines(row.count, row.lines)
    let solution = lines.program.solved()
    #expect(solution.conflicts == row.conflicts)
    for conflict in row.conflicts { #expect(solution.isBroken(conflict.broken)) }
    let broken = Set(row.conflicts.map(\.broken))
    let kept = lines.program.constraints.enumerated().filter { !broken.contains($0.offset) }
    let violations = Violations(of: kept.map(\.element), at: lines.values(of: solution))
    #expect(violations.required < 1e-9)
  }

  @Test func manyConflictsAtOnce() {
    var program = LinearProgram()
    for index in 0..<500 {
      let variable = program.addVariable()
      for bound in [5.0, 2.0] {
        program.add(
          LinearConstraint(
            LinearExpression([Term(variable)], constant: -bound),
            bound == 5 ? .greaterThanOrEqual : index.isMultiple(of: 2) ? .equal : .lessThanOrEqual))
      }
    }
    let conflicts = program.solved().conflicts.sorted { $0.broken < $1.broken }
    #expect(
      conflicts
        == (0..<500).map { Conflict(constraints: [2 * $0, 2 * $0 + 1], broken: 2 * $0 + 1) })
  }
}
