import RedlineSolver
import TestPrograms
import Testing

/// Programs that are solved again with other constants: the same as a program of those constants, to the
/// last bit.
@Suite(.blocks) struct RepeatedProgramTests {
  /// A program that is to be solved again, and where its constants go.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [String]
    /// For each step the constants of all constraints; the right side, as in `lines`.
    var steps: [[Double]]
    /// How often it must be solved from its beginning.
    var wholeCount: Int
  }

  @Test(
    "Constants go along the same way",
    arguments: [
      Row(
        testDescription: "a chain", lines: ["a = 8", "b -a = 10"], steps: [[9, 10], [9, 12]],
        wholeCount: 1),
      Row(
        testDescription: "a bound begins and ends to hold",
        lines: ["a = 100 @500", "a <= 300"], steps: [[400, 300], [200, 300], [301, 300]],
        wholeCount: 1),
      Row(
        testDescription: "an equality that follows from others stays one, and then does not",
        lines: ["a = 8", "b = 8", "b -a = 0"], steps: [[9, 9, 0], [9, 10, 0], [5, 5, 0]],
        wholeCount: 3),
      Row(
        testDescription: "an equality is off by less than rounding errors of other values",
        lines: ["a = 8", "b = 8", "b -a = 0", "c = 1000000000000"],
        steps: [[8, 8.00001, 0, 1e12], [9, 9, 0, 1e12]], wholeCount: 3),
      Row(
        testDescription: "hugging and compression come apart, as no content's do",
        lines: ["a <= 40 @250", "a >= 40 @750", "a = 60 @500"],
        steps: [[50, 50, 60], [50, 40, 60], [40, 50, 60], [45, 45, 60]], wholeCount: 3),
      Row(
        testDescription: "two that compete",
        lines: ["a b = 100", "a = 60 @250", "b = 60 @250"],
        steps: [[90, 60, 60], [200, 60, 60], [120, 60, 60], [10, 0, 90]], wholeCount: 1),
      Row(
        testDescription: "a conflict comes and goes",
        lines: ["a >= 10", "a <= 20"], steps: [[30, 20], [31, 20], [5, 20], [6, 20]],
        wholeCount: 4),
      Row(
        testDescription: "values of another size",
        lines: ["a -1000b = 0", "b = 7", "a <= 1000000000"],
        steps: [[0, 1e6, 1e9], [0, 1e5, 1e9], [1, 1e-5, 1e9]], wholeCount: 1),
      Row(
        testDescription: "a bound makes a pair with another one",
        lines: ["a <= 10 @500", "a >= 10 @600", "a >= 12 @500"], steps: [[10, 11, 10]],
        wholeCount: 2),
      Row(
        testDescription: "another part begins to compete, beside one that stays as it is",
        lines: [
          "a b = 100", "a = 60 @250", "b = 60 @250", "c d = 100", "c = 60 @250", "d = 40 @250",
        ], steps: [[100, 60, 60, 100, 60, 60]], wholeCount: 1),
      Row(
        testDescription: "what cancels is so large that what is left is a rounding error",
        lines: [
          "a = 1", "b = 1", "c d = 100", "c = 40 @250", "d = 60 @250", "c = 38 @250",
          "c a -b >= 45 @300",
        ], steps: [[1e12, 1e12, 100, 40, 60, 38, 45]], wholeCount: 1),
      Row(
        testDescription: "values grow out of proportion to what they are made of",
        lines: ["b = 0.001", "a -100000b = 0", "c -1000a = 0"], steps: [[1, 0, 0]],
        wholeCount: 2),
      Row(
        testDescription: "only exact arithmetic tells", lines: ["a 0.0000001b = 0", "b = 7"],
        steps: [[0, 8], [0, 9]], wholeCount: 3),
    ])
  func sameWay(_ row: Row) {
    let program = Lines(4, row.lines).program
    var repeated = RepeatedProgram(program)
    repeated.solve()
    for step in row.steps {
      for (index, value) in step.enumerated() { repeated.setConstant(-value, of: index) }
      expectSame(&repeated, "\(step)")
    }
    #expect(repeated.wholeCount == row.wholeCount)
  }

  /// What gives way anyway, between variables that required equalities fix, moves nothing.
  @Test func constantsThatMoveNothing() {
    let lines = ["a = 100", "b -a = 8", "b <= 60 @250", "b >= 60 @750", "a = 7 @500"]
    let program = Lines(2, lines).program
    var repeated = RepeatedProgram(program, isRepeated: false)
    repeated.solve()
    for value in [150.0, 90, 108] {
      for index in 2...4 { repeated.setConstant(-value, of: index) }
      expectSame(&repeated, "\(value)")
    }
    #expect(repeated.wholeCount == 1)
    // Both bounds of a content are no longer one.
    repeated.setConstant(-80, of: 3)
    expectSame(&repeated, "a pair that ends")
    repeated.setConstant(-101, of: 0)
    expectSame(&repeated, "what fixes both")
    #expect(repeated.wholeCount == 3)
  }

  /// Rows deep in a screen: the chain from each to the edge is followed once for all of them.
  @Test func rowsAtTheEndOfAChain() {
    var program = LinearProgram()
    func add(
      _ terms: [(Variable, Double)], _ relation: Relation, _ value: Double,
      _ priority: Double = 1000
    ) {
      let terms = terms.map { Term($0.0, coefficient: $0.1) }
      program.add(
        LinearConstraint(LinearExpression(terms, constant: -value), relation, priority: priority))
    }
    let edge = program.addVariable()
    add([(edge, 1)], .equal, 390)
    var start = program.addVariable()
    add([(start, 1)], .equal, 0)
    for depth in 0..<12 {
      let next = program.addVariable()
      add([(next, 1), (start, -1)], .equal, depth == 3 ? 1.0 / 3 : 4.1)
      start = next
    }
    var texts: [Int] = []
    for row in 0..<32 {
      let (text, button) = (program.addVariable(), program.addVariable())
      add([(start, 1), (text, 1), (button, 1), (edge, -1)], .equal, -8)
      texts.append(program.constraintCount)
      add([(text, 1)], .lessThanOrEqual, 300 + Double(row), 250)
      add([(text, 1)], .greaterThanOrEqual, 300 + Double(row), 750)
      add([(button, 1)], .greaterThanOrEqual, 44)
      add([(button, 1)], .equal, 60, 260)
    }
    var repeated = RepeatedProgram(program)
    expectSame(&repeated, "first")
    for (number, width) in [375.0, 844.2, 320.1].enumerated() {
      repeated.setConstant(-width, of: 0)
      repeated.setConstant(-Double(number) / 7, of: 1)
      for index in texts {
        repeated.setConstant(program.constant(of: index) + 20, of: index)
        repeated.setConstant(program.constant(of: index) + 20, of: index + 1)
      }
      expectSame(&repeated, "\(width)")
    }
    #expect(repeated.wholeCount == 1)
  }

  /// Screens whose lengths change, and small systems of anything.
  @Test func randomPrograms() {
    var repeatedCount = 0
    var wholeCount = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = PropertyTests.Generator(state: seed + 5000)
      var program = LinearProgram()
      if seed.isMultiple(of: 2) {
        let screen = ChangingLayoutTests.Screen(seed: seed)
        for _ in 0..<screen.count { _ = program.addVariable() }
        for line in screen.lines { program.add(line) }
      } else {
        program = PropertyTests.system(seed: seed).program
      }
      var repeated = RepeatedProgram(program)
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = Int.random(in: 0..<program.constraintCount, using: &generator)
          let change = Double(Int.random(in: -60...60, using: &generator))
          repeated.setConstant(program.constant(of: index) + change, of: index)
          // Both bounds of a content change together.
          guard index + 1 < program.constraintCount,
            program.constraints[index].relation == .lessThanOrEqual
          else { continue }
          repeated.setConstant(program.constant(of: index) + change, of: index + 1)
        }
        expectSame(&repeated, "seed \(seed), step \(step)")
        repeatedCount += 1
      }
      wholeCount += repeated.wholeCount
    }
    #expect(wholeCount < repeatedCount / 2, "\(wholeCount) of \(repeatedCount)")
  }

  private func expectSame(_ repeated: inout RepeatedProgram, _ name: String) {
    repeated.solve()
    let solution = repeated.program.solved()
    let again = repeated.solution()
    #expect(repeated.conflicts == solution.conflicts, "\(name)")
    #expect(again.brokenConstraints == solution.brokenConstraints, "\(name)")
    #expect(again.certificate == solution.certificate, "\(name)")
    var probe = LinearProgram()
    for _ in 0..<repeated.program.variableCount {
      let variable = probe.addVariable()
      let line = LinearExpression([Term(variable)])
      #expect(repeated.value(of: variable) == solution.value(of: variable), "\(name)")
      #expect(again.value(of: variable) == solution.value(of: variable), "\(name)")
      #expect(again.ambiguity(of: line) == solution.ambiguity(of: line), "\(name)")
      #expect(again.determination(of: line) == solution.determination(of: line), "\(name)")
    }
  }
}
