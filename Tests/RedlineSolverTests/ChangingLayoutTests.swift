import RedlineSolver
import TestPrograms
import Testing

/// Systems of the size of a screen that change again and again.
@Suite(.blocks) struct ChangingLayoutTests {
  /// Rows of views in a container: positions, sizes, gaps, bounds, and sizes that compete.
  struct Screen {
    static let hugging = [250.0, 251, 252]
    static let resistance = [749.0, 750, 751]
    static let coupling = [1000.0, 999, 500]

    var lines: [LinearConstraint] = []
    var count = 0

    init(seed: UInt64) {
      var generator = PropertyTests.Generator(state: seed)
      let width = variable()
      add([(width, 1)], .equal, Double(Int.random(in: 100...600, using: &generator)), 750)
      for _ in 0..<Int.random(in: 1...4, using: &generator) { addRow(width, &generator) }
    }

    private mutating func variable() -> Int {
      count += 1
      return count - 1
    }

    private mutating func add(
      _ terms: [(Int, Double)], _ relation: Relation, _ value: Double, _ priority: Double = 1000,
      weight: Double = 1
    ) {
      var program = LinearProgram()
      let variables = (0..<count).map { _ in program.addVariable() }
      lines.append(
        LinearConstraint(
          LinearExpression(
            terms.map { Term(variables[$0.0], coefficient: $0.1) }, constant: -value), relation,
          priority: priority, weight: weight))
    }

    private mutating func addRow(_ width: Int, _ generator: inout PropertyTests.Generator) {
      var last: (x: Int, width: Int)?
      var first: Int?
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let x = variable()
        let own = variable()
        if let last {
          add([(x, 1), (last.x, -1), (last.width, -1)], .equal, 8)
        } else {
          add([(x, 1)], .equal, 16)
        }
        add([(own, 1)], .greaterThanOrEqual, 0)
        let length = Double(Int.random(in: 10...200, using: &generator))
        let priority = Self.hugging.randomElement(using: &generator) ?? 250
        add([(own, 1)], .lessThanOrEqual, length, priority)
        add(
          [(own, 1)], .greaterThanOrEqual, length,
          Self.resistance.randomElement(using: &generator) ?? 750)
        if let first, Bool.random(using: &generator) {
          add(
            [(own, 1), (first, -1)], .equal, 0,
            Self.coupling.randomElement(using: &generator) ?? 500)
        }
        first = first ?? own
        last = (x, own)
      }
      if let last { add([(last.x, 1), (last.width, 1), (width, -1)], .equal, -16, 999) }
    }
  }

  @Test func anyChange() {
    for seed in 1...30 as ClosedRange<UInt64> {
      var generator = PropertyTests.Generator(state: seed + 1000)
      let screen = Screen(seed: seed)
      var system = LinearSystem()
      let variables = (0..<screen.count).map { _ in system.addVariable() }
      var list: [(handle: LinearSystem.Handle, constraint: LinearConstraint)] = []
      for line in screen.lines {
        list.append((system.add(line), line))
        if Int.random(in: 0..<3, using: &generator) == 0 { _ = system.values() }
      }
      for step in 0..<30 where !list.isEmpty {
        let index = Int.random(in: 0..<list.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          system.remove(list.remove(at: index).handle)
        case 1:
          let line = screen.lines[Int.random(in: 0..<screen.lines.count, using: &generator)]
          list.append((system.add(line), line))
        default:
          let change = Double(Int.random(in: -40...40, using: &generator))
          list[index].constraint.expression.constant += change
          system.setConstant(
            list[index].constraint.expression.constant, of: list[index].handle)
        }
        expectOptimum(&system, list, variables, "seed \(seed), step \(step)")
      }
    }
  }

  /// As in a window that somebody resizes: some constants change again and again, a few at once.
  @Test func constantsOnly() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = PropertyTests.Generator(state: seed + 5000)
      let screen = Screen(seed: seed)
      var system = LinearSystem()
      let variables = (0...screen.count).map { _ in system.addVariable() }
      // No program with this is plain.
      let other = SizeTests.row([(variables[screen.count], 0.7)], .equal, 7)
      var list = (screen.lines + [other]).map { (handle: system.add($0), constraint: $0) }
      let edited = (0..<3).map { _ in Int.random(in: 0..<list.count, using: &generator) } + [0]
      for step in 0..<20 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = edited[Int.random(in: 0..<4, using: &generator)]
          let reach = step < 10 ? 6 : 300
          list[index].constraint.expression.constant += Double(
            Int.random(in: -reach...reach, using: &generator))
          system.setConstant(list[index].constraint.expression.constant, of: list[index].handle)
        }
        if step % 5 == 4 {
          let line = screen.lines[Int.random(in: 0..<screen.lines.count, using: &generator)]
          list.append((system.add(line), line))
        }
        expectOptimum(&system, list, variables, "seed \(seed), step \(step)")
      }
    }
  }

  /// Compares with a program that is made anew: violations of each priority, and values where there is
  /// one optimal point only.
  private func expectOptimum(
    _ system: inout LinearSystem,
    _ list: [(handle: LinearSystem.Handle, constraint: LinearConstraint)],
    _ variables: [Variable], _ name: String
  ) {
    var program = LinearProgram()
    for _ in variables { _ = program.addVariable() }
    for (_, constraint) in list { program.add(constraint) }
    let solution = program.solved()
    #expect(system.conflicts().isEmpty == solution.conflicts.isEmpty, "\(name)")
    guard solution.conflicts.isEmpty else { return }
    let values = system.values()
    let found = Violations(of: list.map(\.constraint), at: values)
    let expected = Violations(
      of: list.map(\.constraint), at: variables.map { solution.value(of: $0) })
    #expect(found.required < 1e-7, "\(name)")
    #expect(!found.isWorse(than: expected) && !expected.isWorse(than: found), "\(name)")
    for variable in variables {
      if solution.ambiguousRange(of: LinearExpression([Term(variable)])) != nil { continue }
      #expect(
        abs(values[variable.index] - solution.value(of: variable)) < 1e-7, "\(name), \(variable)")
    }
  }
}
