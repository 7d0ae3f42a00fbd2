@testable import RedlineSolver
import TestPrograms
import Testing

/// Rows of a list that are alike but for their numbers: each has the optimum that it has alone.
@Suite(.blocks) struct LikeComponentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The right sides of each component's constraints.
    var constants: [[Double]]
  }

  /// A button of a length between a least and a wanted one beside a title, both in a width.
  /// - Parameter isMixed: Whether no row can be solved for a column that the others lack.
  private static func component(
    _ constants: [Double], isMixed: Bool = false, _ program: inout LinearProgram
  ) {
    let (title, button) = (program.addVariable(), program.addVariable())
    func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
    ) {
      program.add(
        LinearConstraint(
          LinearExpression(terms, constant: -constant), relation, priority: priority))
    }
    add([Term(title), Term(button)], .lessThanOrEqual, constants[0])
    add([Term(button)], .greaterThanOrEqual, constants[1])
    add([Term(button)], .equal, constants[2], 250)
    add([Term(title)], .equal, constants[3], 250)
    if isMixed {
      add([Term(title), Term(button, coefficient: -1)], .equal, 0, 200)
    } else {
      add([Term(title)], .equal, constants[4], 200)
    }
  }

  @Test(arguments: [
    Row(
      testDescription: "the same numbers",
      constants: [[90, 44, 60, 50, 40], [90, 44, 60, 50, 40], [90, 44, 60, 50, 40]]),
    Row(
      testDescription: "other numbers, the same rows hold",
      constants: [[90, 44, 60, 50, 40], [91, 44, 61, 50, 40], [93, 40, 64, 48, 40]]),
    Row(
      testDescription: "another row holds",
      constants: [[90, 44, 60, 50, 40], [200, 44, 60, 50, 40], [90, 70, 60, 50, 40]]),
    Row(
      testDescription: "a required row would not hold",
      constants: [[200, 44, 60, 50, 40], [90, 44, 60, 50, 40], [80, 79, 60, 50, 40]]),
    Row(
      testDescription: "more rows meet than hold it",
      constants: [[90, 44, 60, 50, 40], [110, 44, 60, 50, 40], [90, 44, 50, 50, 40]]),
    Row(
      testDescription: "nothing holds together",
      constants: [[90, 44, 60, 50, 40], [40, 44, 60, 50, 40], [90, 44, 60, 50, 40]]),
    Row(
      testDescription: "another row holds in the one after two that are like each other",
      constants: [[90, 44, 60, 50, 40], [91, 44, 61, 50, 40], [200, 44, 60, 50, 40]]),
    Row(
      testDescription: "a required row would not hold after two that are like each other",
      constants: [[200, 44, 60, 50, 40], [201, 44, 61, 50, 40], [80, 79, 60, 50, 40]]),
    Row(
      testDescription: "more rows meet than hold it after two that are like each other",
      constants: [[90, 44, 60, 50, 40], [91, 44, 61, 50, 40], [110, 44, 60, 50, 40]]),
    Row(
      testDescription: "nothing holds together after two that are like each other",
      constants: [[90, 44, 60, 50, 40], [91, 44, 61, 50, 40], [40, 44, 60, 50, 40]]),
    Row(
      testDescription: "a bound is met that does not hold it after two that are like each other",
      constants: [[90, 44, 60, 50, 40], [91, 44, 61, 50, 40], [84, 44, 60, 50, 40]]),
    Row(
      testDescription: "a wish is met that does not hold it after two that are like each other",
      constants: [[90, 44, 60, 50, 40], [91, 44, 61, 50, 40], [100, 44, 60, 50, 40]]),
  ])
  func isAsAlone(_ row: Row) { check(row.constants, row.testDescription) }

  @Test func randomNumbers() {
    var generator = PropertyTests.Generator(state: 77)
    for round in 0..<60 {
      let constants = (0..<6).map { _ in
        [(60, 130), (30, 60), (35, 70), (30, 70), (30, 70)].map { low, high in
          Double(Int.random(in: low / 5...high / 5, using: &generator) * 5)
        }
      }
      check(constants, "round \(round)")
    }
  }

  /// Two that are the same, and then some in which a number or two are others.
  @Test func fewOtherNumbers() {
    var generator = PropertyTests.Generator(state: 78)
    for round in 0..<60 {
      let first = [(60, 130), (30, 60), (35, 70), (30, 70), (30, 70)].map { low, high in
        Double(Int.random(in: low / 5...high / 5, using: &generator) * 5)
      }
      let others = (0..<4).map { _ in
        var other = first
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          other[Int.random(in: 0..<5, using: &generator)] +=
            Double(Int.random(in: -2...2, using: &generator) * 5)
        }
        return other
      }
      check([first, first] + others, "round \(round)")
    }
  }

  private func check(_ constants: [[Double]], _ name: String) {
    var program = LinearProgram()
    for numbers in constants { Self.component(numbers, &program) }
    let solution = program.solved()
    for (index, numbers) in constants.enumerated() {
      var alone = LinearProgram()
      Self.component(numbers, &alone)
      let single = alone.solved()
      for side in 0...1 {
        let line = LinearExpression([Term(Variable(index: side))])
        let same = LinearExpression([Term(Variable(index: 2 * index + side))])
        #expect(solution.value(of: same) == single.value(of: line), "\(name), \(index)")
        #expect(solution.ambiguity(of: same) == single.ambiguity(of: line), "\(name), \(index)")
        let (found, expected) = (
          solution.determination(of: same), single.determination(of: line)
        )
        #expect(
          found.parts.map { $0.constraint - 5 * index } == expected.parts.map(\.constraint),
          "\(name), \(index)")
        #expect(found.parts.map(\.rate) == expected.parts.map(\.rate), "\(name), \(index)")
      }
    }
  }

  /// What holds in the first one would be best in the second, too, where two bounds exclude each other.
  @Test(arguments: [
    ["b >= 20", "b <= 10", "b = 15 @250", "b = 18 @250"],
    // Holding the first bound costs least of all that is near it, and still the second one does not hold.
    ["b >= 20", "b <= 10", "b = 25 @250", "b = 26 @200"],
  ])
  func tellsConflicts(_ second: [String]) {
    let first = ["a >= 16", "a <= 40", "a = 15 @250", "a = 14 @200"]
    let solution = Lines(2, first + second).program.solved()
    #expect(solution.conflicts == [Conflict(constraints: [4, 5], broken: 5)])
    // Otherwise it would be found in the end by more care.
    #expect(solution.certificate == .direct)
  }

  /// Ties decide what is held, and leave open what they decide.
  @Test func keepsFreedoms() {
    let lines = Lines(
      4,
      [
        "a b <= 90", "a = 60 @250", "b = 50 @250", "c d <= 90", "c = 60 @250", "d = 50 @250",
      ])
    let solution = lines.program.solved()
    for name in ["a", "c"] {
      #expect(solution.ambiguousRange(of: lines.expression(name)) == 40...60)
    }
  }

  /// The numbers of one kind are no numbers of another, which has more rows.
  @Test func tellsKindsApart() {
    func two(_ a: String, _ b: String, _ sum: Int) -> [String] {
      ["\(a) \(b) <= \(sum)", "\(b) = 60 @250", "\(a) = 50 @250", "\(a) = 40 @200"]
    }
    func three(_ a: String, _ b: String, _ c: String, _ sum: Int) -> [String] {
      ["\(a) \(b) \(c) <= \(sum)", "\(c) = 10 @900", "\(b) = 60 @250", "\(a) = 50 @250"]
        + ["\(a) = 40 @200", "\(a) = 39 @100"]
    }
    let lines = Lines(
      12,
      two("a", "b", 90) + two("c", "d", 91) + three("e", "f", "g", 100)
        + three("h", "i", "j", 101) + two("k", "l", 92))
    #expect(
      lines.values(of: lines.program.solved())
        == [40, 50, 40, 51, 40, 50, 10, 40, 51, 10, 40, 52])
  }

  /// Weights that almost cancel decide, where those of one like it did not cancel.
  @Test func weighsWhatAlmostCancels() {
    func wishes(_ name: String, _ wish: Int) -> [String] {
      [
        "\(name) = 40 @250 *3", "\(name) = \(wish) @250 *1.0000000001",
        "\(name) = 55 @250 *2", "\(name) = 20 @200",
      ]
    }
    let lines = Lines(2, wishes("a", 30) + wishes("b", 50))
    #expect(lines.values(of: lines.program.solved()) == [40, 50])
  }

  /// What is no number any more is computed in another way, as it is alone.
  @Test func noticesOverflow() {
    func chain(_ names: [String], times scale: Double) -> [String] {
      ["\(names[0]) \(names[1]) <= \(90 * scale)", "\(names[1]) = \(60 * scale) @250"]
        + ["\(names[0]) = \(50 * scale) @250", "\(names[0]) = \(40 * scale) @200"]
        + (2...4).map { "\(names[$0]) -10000\(names[$0 - 1]) = 0 @900" }
    }
    let names = ["a", "b", "c", "d", "e"]
    let alone = Lines(5, chain(names, times: 1e298))
    let all = Lines(
      15,
      chain(names, times: 1) + chain(["f", "g", "h", "i", "j"], times: 1.5)
        + chain(["k", "l", "m", "n", "o"], times: 1e298))
    let values = all.values(of: all.program.solved())
    #expect(values.allSatisfy { $0.isFinite })
    #expect(Array(values.suffix(5)) == alone.values(of: alone.program.solved()))
  }

  /// It is what spares a way through vertices: one for the first of all rows. Where the order of rows that are
  /// held could change the last digits, each has its own.
  @Test(arguments: [false, true]) func takesNoWayTwice(isMixed: Bool) {
    func pivotCount(_ count: Int) -> Int {
      var program = LinearProgram()
      for _ in 0..<count { Self.component([90, 44, 60, 50, 40], isMixed: isMixed, &program) }
      return program.solved(ambiguity: false).pivotCount
    }
    #expect(pivotCount(1) > 0)
    #expect(pivotCount(100) == (isMixed ? 100 : 1) * pivotCount(1))
  }
}
