import RedlineSolver
import Testing

/// Systems that change must give what a program of the same constraints gives.
@Suite struct LinearSystemTests {
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
        switch (Int.random(in: 0..<4, using: &generator), chosen) {
        case (0, let index?):
          mirror.system.remove(mirror.list.remove(at: index).handle)
        case (1, _):
          guard let constraint = more.randomElement(using: &generator) else { continue }
          mirror.add(constraint)
        case (_, let index?):
          mirror.list[index].constraint.expression.constant += Double(
            Int.random(in: -4...4, using: &generator))
          mirror.system.setConstant(
            mirror.list[index].constraint.expression.constant, of: mirror.list[index].handle)
        case (_, nil): continue
        }
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
