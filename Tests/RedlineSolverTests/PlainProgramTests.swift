@testable import RedlineSolver
import TestPrograms
import Testing

/// Small programs of plain numbers are guessed and proved; what comes of it is what a whole run gives, to
/// the last bit.
@Suite(.blocks) struct PlainProgramTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    /// Nil where it is not for guesses.
    var values: [Double]?
    var leanings: [Double]

    init(
      _ name: String, _ lines: [String], gives values: [Double]?, leanings: [Double] = []
    ) {
      (testDescription, self.lines, self.values) = (name, lines, values)
      self.leanings = leanings
    }
  }

  static let rows = [
    Row(
      "equalities one after the other", ["a = 8", "b -a = 16", "c -b -a = 0"], gives: [8, 24, 32]),
    Row("halves", ["a = 3", "2b -a = 0", "0.5c -b = 0.25"], gives: [3, 1.5, 3.5]),
    Row(
      "bounds push wishes away",
      ["a >= 4", "b -a >= 6", "a = 0 @250", "b = 0 @250"], gives: [4, 10]),
    Row(
      "the largest of several bounds",
      ["b -a >= 3", "b -a >= 9", "b -a >= 5", "a = 1", "b = 0 @20"], gives: [1, 10]),
    Row(
      "a wish that a bound holds up", ["a >= 0", "b -a >= 6", "a = 0 @250", "b = 0 @250"],
      gives: [0, 6]),
    Row(
      "hugging and resistance are one", ["a <= 10 @250", "a >= 10 @750", "b -a = 2"],
      gives: [10, 12]),
    Row(
      "a wish for the place of a bound is not that bound", ["a >= 5", "a = 5 @250", "a = 3 @500"],
      gives: [5]),
    Row(
      "bounds of a difference and of a sum are two",
      ["b -a >= 2", "a b <= 2 @250", "b = 5 @500", "a = 2 @20"], gives: [-3, 5]),
    Row("apart, too", ["a <= 10 @250", "b = 1", "a >= 10 @750"], gives: [10, 1]),
    Row("more weight wins", ["a = 10 @250 *2", "a = 20 @250 *3"], gives: [20]),
    Row("the first of equal weights wins", ["a = 10 @250", "a = 20 @250"], gives: [10]),
    Row("equalities before bounds", ["a <= 10 @250", "a = 20 @250"], gives: [20]),
    Row("what is free leans", ["a <= 30"], gives: [7], leanings: [7]),
    Row("as far as it can", ["a <= 5", "b -a >= 1"], gives: [5, 7], leanings: [7, 7]),
    Row("two that lean equally far", ["a <= 5", "b -a >= 1"], gives: nil, leanings: [7, 0]),
    Row(
      "a bound further away lets go", ["b -a >= 27", "b <= 0 @250", "a <= 0 @250"],
      gives: [-27, 0]),
    Row("a row of none", ["a -a = 0"], gives: nil),
    Row("a row without terms", ["a = 1", "= 0"], gives: nil),
    Row("thirds", ["3a = 1"], gives: nil),
    Row("a coefficient of 3, where values are plain", ["3a = 3"], gives: nil),
    Row("a bound of tenths that holds nothing", ["a = 1", "a <= 1.1"], gives: nil),
    Row("a large bound that holds nothing", ["a = 1", "a <= 40000"], gives: nil),
    Row("tenths", ["a = 0.1"], gives: nil),
    Row("large numbers", ["a = 40000"], gives: nil),
    Row("values that grow", ["a = 30000", "b -2a = 0"], gives: nil),
    Row("a conflict", ["a = 1", "a = 2"], gives: nil),
    Row("bounds in conflict", ["a >= 3", "a <= 2"], gives: nil),
    Row("two at once", ["a b = 10", "a -b = 2"], gives: nil),
    Row("two at once that are 0", ["a b = 0", "a -b = 0"], gives: nil),
    Row(
      "weights that are the same but for their last bit",
      ["a = 10 @250 *0.8", "a = 20 @250 *0.1", "a = 20 @250 *0.7"], gives: nil),
    Row("weights far apart", ["a = 1 @250 *1e-5", "a = 2 @250"], gives: nil),
  ]

  @Test(arguments: rows)
  func tells(_ row: Row) {
    let lines = Lines(row.values?.count ?? 2, row.lines, leanings: row.leanings)
    let values = PlainProgram.values(of: lines.program, without: [])
    #expect(values == row.values)
    if let values { #expect(values == lines.values(of: lines.program.solved())) }
  }

  /// Positions one after the other and sums of them that are not negative.
  @Test(arguments: [
    (columns: 32, rows: 96, terms: 384, isGuessed: true), (33, 96, 384, false),
    (32, 97, 384, false), (32, 96, 385, false),
  ])
  func leavesLargeProgramsAlone(_ size: (columns: Int, rows: Int, terms: Int, isGuessed: Bool)) {
    var program = LinearProgram()
    let variables = (0..<size.columns).map { _ in program.addVariable() }
    program.add(SizeTests.row([(variables[0], 1)], .equal, 4))
    for (one, next) in zip(variables, variables.dropFirst()) {
      program.add(SizeTests.row([(next, 1), (one, -1)], .equal, 4))
    }
    var rest = size.terms - program.terms.count
    for row in (size.columns..<size.rows).reversed() {
      let count = rest / (row - size.columns + 1)
      rest -= count
      program.add(
        SizeTests.row(
          (0..<count).map { (variables[(row + $0) % size.columns], 1) }, .greaterThanOrEqual))
    }
    #expect(program.constraintCount == size.rows)
    #expect(program.terms.count == size.terms)
    let values = PlainProgram.values(of: program, without: [])
    #expect((values != nil) == size.isGuessed)
    #expect(values == nil || values == (1...32).map { Double(4 * $0) })
  }

  /// A program of bounds, wishes and ties, some of which contradict each other.
  static func program(seed: UInt64) -> LinearProgram {
    var generator = PropertyTests.Generator(state: seed &+ 31_000)
    func choice<Value>(_ values: [Value], _ generator: inout PropertyTests.Generator) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    var program = LinearProgram()
    var variables: [Variable] = []
    let isLarge = choice([true, false, false, false], &generator)
    for _ in 0..<Int.random(in: isLarge ? 9...32 : 1...8, using: &generator) {
      let other = choice([nil, nil, nil, variables.last], &generator)
      let offset = choice([0, 0, 0, 4, -2.5], &generator)
      variables.append(program.addVariable(leaningOn: other, offset: offset))
    }
    let factors = seed.isMultiple(of: 2) ? [1.0] : [1, 1, 1, 1, 2, 0.5]
    for _ in 0..<Int.random(in: variables.count...(3 * variables.count), using: &generator) {
      let index = Int.random(in: variables.indices, using: &generator)
      var terms = [Term(variables[index], coefficient: choice(factors, &generator))]
      for back in 1...2 where index >= back && Int.random(in: 0...2, using: &generator) < 3 - back {
        terms.append(Term(variables[index - back], coefficient: -choice(factors, &generator)))
      }
      let constant = -Double(Int.random(in: -2...6, using: &generator)) * 4
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let relation = choice(relations, &generator)
      let isRequired = Int.random(in: 0...3, using: &generator) == 0
      program.add(
        LinearConstraint(
          LinearExpression(terms, constant: constant), relation,
          priority: isRequired ? 1000 : choice([750, 500, 500, 250], &generator),
          weight: choice([1, 1, 1, 2, 0.5], &generator)))
      guard relation != .equal, Int.random(in: 0...2, using: &generator) == 0 else { continue }
      program.add(
        LinearConstraint(
          LinearExpression(terms, constant: constant),
          relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual,
          priority: choice([1000, 750, 250], &generator)))
    }
    return program
  }

  /// One family of the property tests is ties, the other coefficients of up to 3.
  @Test func anyProgram() {
    var provenCount = 0
    for seed in 1...6000 as ClosedRange<UInt64> {
      for program in [
        Self.program(seed: seed), PropertyTests.competing(seed: seed).program,
        PropertyTests.system(seed: seed).program,
      ] {
        guard let values = PlainProgram.values(of: program, without: []) else { continue }
        provenCount += 1
        let solution = program.solved()
        #expect(values == solution.allValues, "seed \(seed)")
        #expect(solution.conflicts.isEmpty, "seed \(seed)")
      }
    }
    #expect(provenCount > 4000, "\(provenCount)")
  }

  /// Where constraints come and go, a system gives what a program of those that are there gives.
  @Test func constraintsComeAndGo() throws {
    var provenCount = 0
    for seed in 1...1500 as ClosedRange<UInt64> {
      let program = Self.program(seed: seed)
      var system = LinearSystem()
      for leaning in program.leanings {
        let other = leaning.other < 0 ? nil : Variable(index: Int(leaning.other))
        _ = system.addVariable(leaningOn: other, offset: leaning.offset)
      }
      let handles = program.constraints.map { system.add($0) }
      let removed = Int(seed) % handles.count
      system.remove(handles[removed])
      var isRemoved = [Bool](repeating: false, count: handles.count)
      isRemoved[removed] = true
      guard let values = PlainProgram.values(of: program, without: isRemoved) else { continue }
      provenCount += 1
      #expect(system.values() == values, "seed \(seed)")
      var solving = Solving(program: program, without: isRemoved)
      let solution = solving.solution(keepingFaces: false)
      #expect(values == solution.allValues, "seed \(seed)")
      for (index, handle) in handles.enumerated() where index != removed {
        #expect(system.isBroken(handle) == solution.isBroken(index), "seed \(seed) \(index)")
      }
      #expect(system.conflicts().isEmpty)
      #expect(system.add(program.constraints[removed]) != handles[removed])
      #expect(system.constraintCount == handles.count)
    }
    #expect(provenCount > 300, "\(provenCount)")
  }
}
