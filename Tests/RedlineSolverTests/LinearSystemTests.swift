import RedlineSolver
import TestPrograms
import Testing

/// Systems that change must give what a program of the same constraints gives.
@Suite(.blocks) struct LinearSystemTests {
  /// A system, and a list of its constraints in order of addition.
  struct Mirror {
    var lines: Lines
    var system = LinearSystem()
    var list: [(handle: LinearSystem.Handle, constraint: LinearConstraint)] = []

    init(_ lines: Lines) {
      self.lines = lines
      for _ in lines.variables { _ = system.addVariable() }
      for constraint in lines.program.constraints { add(constraint) }
    }

    mutating func add(_ constraint: LinearConstraint) {
      list.append((system.add(constraint), constraint))
    }

    /// Expects that required constraints are broken if they are in a program that is made anew, and that
    /// optional ones are broken if they do not hold.
    mutating func expectSameBroken(_ comment: Comment) {
      let values = system.values()
      for (handle, constraint) in list where constraint.priority < 1000 {
        let value = constraint.expression.terms.reduce(constraint.expression.constant) {
          $0 + $1.coefficient * values[$1.variable.index]
        }
        let holds =
          switch constraint.relation {
          case .lessThanOrEqual: value <= 1e-6
          case .equal: abs(value) <= 1e-6
          case .greaterThanOrEqual: value >= -1e-6
          }
        let isBroken = system.isBroken(handle)
        #expect(isBroken == !holds, comment)
      }
    }

    /// The values of the system and those of a program that is made anew.
    mutating func values() -> (system: [Double], program: [Double], isUnique: [Bool]) {
      var program = LinearProgram()
      for _ in lines.variables { _ = program.addVariable() }
      for (_, constraint) in list { program.add(constraint) }
      let solution = program.solved()
      let isUnique = lines.variables.map {
        solution.ambiguousRange(of: LinearExpression([Term($0)])) == nil
      }
      return (system.values(), lines.values(of: solution), isUnique)
    }
  }

  @Test func anyChange() {
    var generator = PropertyTests.Generator(state: 11)
    for seed in 1...400 as ClosedRange<UInt64> {
      var mirror = Mirror(PropertyTests.system(seed: seed))
      let more = PropertyTests.system(seed: seed + 10_000).program.constraints.filter {
        $0.expression.terms.allSatisfy { $0.variable.index < mirror.lines.variables.count }
      }
      for step in 0..<12 {
        let chosen = mirror.list.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<5, using: &generator), chosen) {
        case (0, let index?):
          mirror.system.remove(mirror.list.remove(at: index).handle)
        case (1, _):
          guard let constraint = more.randomElement(using: &generator) else { continue }
          mirror.add(constraint)
        case (2, let index?):
          let priorities: [Double] = [1000, 750, 500, 333, 250]
          let priority = priorities[Int.random(in: 0..<5, using: &generator)]
          mirror.list[index].constraint.priority = priority
          mirror.list[index].constraint.weight = Double(Int.random(in: 1...3, using: &generator))
          mirror.system.setPriority(
            priority, weight: mirror.list[index].constraint.weight, of: mirror.list[index].handle)
        case (_, let index?):
          mirror.list[index].constraint.expression.constant += Double(
            Int.random(in: -4...4, using: &generator))
          mirror.system.setConstant(
            mirror.list[index].constraint.expression.constant, of: mirror.list[index].handle)
        case (_, nil): continue
        }
        mirror.expectSameBroken("seed \(seed), step \(step)")
        let (found, expected, isUnique) = mirror.values()
        for index in found.indices where isUnique[index] {
          #expect(
            abs(found[index] - expected[index]) < 1e-7,
            "seed \(seed), step \(step), variable \(index)")
        }
      }
    }
  }

  @Test func editedValues() {
    let lines = Lines(3, ["a b -1c = 0", "a -2b = 0", "b >= 10", "c <= 500 @600"])
    var system = LinearSystem()
    for _ in lines.variables { _ = system.addVariable() }
    for constraint in lines.program.constraints { system.add(constraint) }
    let edit = system.edit(lines["c"], to: 300, priority: 750)
    for (value, expected) in [
      (300.0, [200.0, 100, 300]), (330, [220, 110, 330]), (3, [20, 10, 30]),
      (660, [440, 220, 660]), (0, [20, 10, 30]),
    ] {
      system.suggest(value, for: edit)
      #expect(system.values() == expected)
    }
    #expect(system.constraintCount == 5)
  }

  /// Rounding errors do not add up over many steps.
  @Test func tenThousandSteps() {
    let lines = Lines(3, ["a b -1c = 0", "3a -7b = 0", "b >= 10"])
    var system = LinearSystem()
    for _ in lines.variables { _ = system.addVariable() }
    for constraint in lines.program.constraints { system.add(constraint) }
    let edit = system.edit(lines["c"], to: 300, priority: 750)
    for step in 0..<10_000 {
      system.suggest(100 + Double(step % 997) / 3, for: edit)
      _ = system.values()
    }
    system.suggest(100, for: edit)
    #expect(abs(system.value(of: lines["a"]) - 70) < 1e-10)
    #expect(abs(system.value(of: lines["b"]) - 30) < 1e-10)
  }

  @Test func prioritiesThatChange() {
    var system = LinearSystem()
    let width = system.addVariable()
    let low = system.edit(width, to: 10, priority: 250)
    let high = system.edit(width, to: 20, priority: 500)
    #expect(system.values() == [20])
    for (priority, expected) in [(750, 10), (400, 20), (1000, 10), (1, 20)] as [(Double, Double)] {
      system.setPriority(priority, of: low)
      #expect(system.values() == [expected])
      let broken = [system.isBroken(low), system.isBroken(high)]
      #expect(broken == [expected == 20, expected == 10])
    }
    system.setPriority(500, weight: 3, of: low)
    #expect(system.values() == [10])
    system.setPriority(500, weight: 0.5, of: low)
    #expect(system.values() == [20])
    // Less than a billionth of the other weight is not nothing.
    let other = system.addVariable()
    let far = system.edit(other, to: 3, priority: 500, weight: 1e12)
    system.setPriority(250, weight: 1e-3, of: low)
    system.setPriority(250, weight: 1e-4, of: high)
    #expect(system.values() == [10, 3])
    system.setPriority(1000, of: far)
    #expect(system.values() == [10, 3])
  }

  /// What is read while a conflict exists is what is there without the constraint that it broke.
  @Test func changesBesideAConflict() {
    var system = LinearSystem()
    let (width, height) = (system.addVariable(), system.addVariable())
    let least = system.add(SizeTests.row([(width, 1)], .greaterThanOrEqual, 50))
    let most = system.add(SizeTests.row([(width, 1)], .lessThanOrEqual, 40))
    let wish = system.edit(width, to: 45, priority: 500)
    let edit = system.edit(height, to: 1, priority: 500)
    for step in 1...40 {
      system.suggest(Double(step), for: edit)
      system.suggest(Double(step + 30), for: wish)
      #expect(system.values() == [Double(max(50, step + 30)), Double(step)])
      #expect(system.conflicts() == [[least, most]])
      let broken = [system.isBroken(most), system.isBroken(least)]
      #expect(broken == [true, false])
    }
    system.setConstant(-65, of: most)
    #expect(system.values() == [65, 40])
    #expect(system.conflicts() == [])
    system.setConstant(-70, of: least)
    #expect(system.conflicts() == [[least, most]])
    system.setPriority(999, of: least)
    #expect(system.conflicts() == [])
    #expect(system.value(of: width) == 65)
    let isBroken = system.isBroken(least)
    #expect(isBroken)
    system.remove(most)
    #expect(system.values() == [70, 40])
  }

  @Test func whatMayMove() {
    var system = LinearSystem()
    let width = system.addVariable()
    let line = LinearExpression([Term(width)])
    #expect(system.ambiguity(of: line) == .range(-Double.infinity...Double.infinity))
    system.add(SizeTests.row([(width, 1)], .greaterThanOrEqual, 24))
    #expect(system.ambiguity(of: line) == .range(24...Double.infinity))
    let edit = system.edit(width, to: 30, priority: 750)
    #expect(system.ambiguity(of: line) == .unique)
    system.remove(edit)
    #expect(system.ambiguity(of: line) == .range(24...Double.infinity))
  }

  /// No program with this is plain, so that what is solved is kept.
  static let unplain = "0.7e = 7"

  /// A system of four variables in which one constant after the other changes.
  struct Following: CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    /// The line, the right side that it gets, and what the values are then.
    var steps: [(line: Int, right: Double, values: [Double])]

    init(
      _ name: String, _ lines: [String], _ steps: [(line: Int, right: Double, values: [Double])]
    ) {
      (testDescription, self.lines, self.steps) = (name, lines, steps)
    }
  }

  static let following = [
    Following(
      "one value follows", ["a = 10 @750", "b -a = 8", "c -b = 8", "d -2a = 0"],
      [(0, 20, [20, 28, 36, 40]), (0, -5, [-5, 3, 11, -10]), (0, 0, [0, 8, 16, 0])]),
    Following(
      "a value follows two", ["a = 10 @750", "b = 20 @750", "c -a -b = 0", "d -c = 1"],
      [
        (0, 12, [12, 20, 32, 33]), (1, 1, [12, 1, 13, 14]), (3, 5, [12, 1, 13, 18]),
        (2, 100, [12, 1, 113, 118]), (0, 10, [10, 1, 111, 116]),
      ]),
    Following(
      "a bound stops it", ["a = 10 @750", "b -a = 8", "b <= 20", "c -b = 0", "d = 0"],
      [(0, 12, [12, 20, 20, 0]), (0, 13, [12, 20, 20, 0]), (0, 11, [11, 19, 19, 0])]),
    Following(
      "a bound comes nearer", ["a = 10 @750", "b -a = 8", "b <= 20", "c -b = 0", "d = 0"],
      [(2, 18, [10, 18, 18, 0]), (2, 17, [9, 17, 17, 0]), (2, 30, [10, 18, 18, 0])]),
    Following(
      "a wish of less weight in all gives way",
      ["a = 10 @750", "b -a = 8", "b <= 20 @500", "b >= 15 @400", "c = 0", "d = 0"],
      [(0, 30, [30, 38, 0, 0]), (0, 1, [1, 9, 0, 0]), (2, 3, [1, 9, 0, 0])]),
    Following(
      "a wish of more weight does not",
      ["a = 10 @500", "b -a = 8", "b <= 20 @750", "c = 0", "d = 0"],
      [(0, 30, [12, 20, 0, 0]), (0, 1, [1, 9, 0, 0])]),
    Following(
      "a pair of bounds comes apart",
      ["a <= 10 @250", "a >= 10 @750", "b -a = 0", "c = 0", "d = 0"],
      [(0, 8, [10, 10, 0, 0]), (1, 12, [12, 12, 0, 0]), (0, 9, [12, 12, 0, 0])]),
    Following(
      "far and back", ["a = 10 @750", "b -a = 8", "3c -b = 0", "d = 0"],
      [(0, 1e13, [1e13, 1e13 + 8, (1e13 + 8) / 3, 0]), (0, 1, [1, 9, 3, 0])]),
  ]

  @Test(arguments: following)
  func followsConstants(_ row: Following) {
    let lines = Lines(5, row.lines + [Self.unplain])
    var system = LinearSystem()
    for _ in lines.variables { _ = system.addVariable() }
    let handles = lines.program.constraints.map { system.add($0) }
    _ = system.values()
    for step in row.steps {
      system.setConstant(-step.right, of: handles[step.line])
      let values = system.values()
      for (value, expected) in zip(values, step.values) {
        #expect(abs(value - expected) <= 1e-12 * max(1, abs(expected)), "\(step): \(values)")
      }
    }
  }

  @Test func moreConstantsThanAreFollowed() {
    var system = LinearSystem()
    let variables = (0..<40).map { _ in system.addVariable() }
    var handles = [system.edit(variables[0], to: 5, priority: 750)]
    for (previous, next) in zip(variables, variables.dropFirst()) {
      handles.append(system.add(SizeTests.row([(next, 1), (previous, -1)], .equal, 1)))
    }
    #expect(system.value(of: variables[39]) == 44)
    for count in 1...39 {
      system.setConstant(-3, of: handles[count])
      #expect(system.value(of: variables[39]) == Double(44 + 2 * count))
    }
  }

  /// An equality that follows from others does so no longer when one of their constants changes.
  @Test func constantsThatContradict() {
    let lines = Lines(5, ["a = 10", "b -a = 5", "b = 15", Self.unplain])
    var system = LinearSystem()
    for _ in lines.variables { _ = system.addVariable() }
    let handles = lines.program.constraints.map { system.add($0) }
    #expect(system.values().prefix(2) == [10, 15])
    for (line, right) in [(1, 6.0), (0, 11), (2, 16)] {
      let old = -lines.program.constraints[line].expression.constant
      system.setConstant(-right, of: handles[line])
      #expect(system.conflicts() == [Array(handles.prefix(3))])
      system.setConstant(-old, of: handles[line])
      #expect(system.conflicts() == [])
      #expect(system.values().prefix(2) == [10, 15])
    }
  }

  /// What is added or removed while values follow a constant counts from then on.
  @Test func changesBetweenConstants() {
    let lines = Lines(5, ["b -a = 5", Self.unplain])
    var system = LinearSystem()
    for _ in lines.variables { _ = system.addVariable() }
    for constraint in lines.program.constraints { system.add(constraint) }
    let edit = system.edit(lines["a"], to: 10, priority: 750)
    #expect(system.values().prefix(2) == [10, 15])
    system.suggest(12, for: edit)
    #expect(system.values().prefix(2) == [12, 17])
    let bound = system.add(lines.constraint("b <= 20"))
    system.suggest(14, for: edit)
    #expect(system.values().prefix(2) == [14, 19])
    system.remove(bound)
    system.suggest(18, for: edit)
    #expect(system.values().prefix(2) == [18, 23])
    system.add(lines.constraint("b <= 30 @800"))
    #expect(system.values().prefix(2) == [18, 23])
    system.suggest(40, for: edit)
    #expect(system.values().prefix(2) == [25, 30])
  }

  // MARK: Faults that a solver may have

  @Test func aFailedAddChangesNothing() throws {
    var system = LinearSystem()
    system.edit(system.addVariable(), to: 0, priority: 750)
    let program = Lines(1, ["a >= 2", "a <= 1"]).program.constraints
    let lower = system.add(program[0])
    #expect(throws: LinearSystem.Infeasibility(constraints: [lower])) {
      try system.addIfFeasible(program[1])
    }
    #expect(system.values() == [2])
    system.remove(lower)
    #expect(system.values() == [0])
    try system.addIfFeasible(program[0])
    #expect(system.values() == [2])
    #expect(system.conflicts().isEmpty)
  }

  @Test func manyRoundedStepsHold() throws {
    var system = LinearSystem()
    let variables = (0..<1000).map { _ in system.addVariable() }
    system.add(SizeTests.row([(variables[0], 1)], .equal, 1e6))
    for (previous, next) in zip(variables, variables.dropFirst()) {
      system.add(SizeTests.row([(next, 1), (previous, -1)], .equal, 0.1))
    }
    try system.addIfFeasible(SizeTests.row([(variables[999], 1)], .equal, 1e6 + 99.9))
  }

  @Test func manyWeakOnesNeverBeatOne() {
    var system = LinearSystem()
    let middle = system.addVariable()
    let others = (0..<1200).map { _ in system.addVariable() }
    for other in others { system.add(SizeTests.row([(other, 1), (middle, -1)])) }
    system.add(SizeTests.row([(middle, 1)], .equal, 10, priority: 500))
    for other in others { system.add(SizeTests.row([(other, 1)], .equal, 20, priority: 250)) }
    #expect(system.value(of: middle) == 10)
  }

  @Test func aConflictNamesAllWhoTakePart() {
    var system = LinearSystem()
    let variables = (0..<4).map { _ in system.addVariable() }
    var handles = [system.add(SizeTests.row([(variables[0], 1)], .equal, 50))]
    for (previous, next) in [(0, 1), (1, 2)] {
      handles.append(
        system.add(SizeTests.row([(variables[next], 1), (variables[previous], -1)], .equal, 10)))
    }
    system.add(SizeTests.row([(variables[3], 1)], .equal, 1))
    #expect(throws: LinearSystem.Infeasibility(constraints: handles)) {
      try system.addIfFeasible(SizeTests.row([(variables[2], 1)], .equal, 200))
    }
  }
}
