import RedlineSolver
import TestPrograms
import Testing

/// Random systems with the answers of an independent solver of linear programs (HiGHS), level by
/// level; `Scripts/oracle` wrote them, and prints those on which it finds the two to differ.
@Suite(.blocks) struct OracleTests {
  static let systems = Result { try OracleSystem.all() }

  @Test func thereAreSystemsOfAllKinds() throws {
    let systems = try Self.systems.get()
    #expect(systems.count >= 300)
    #expect(systems.count { !$0.isFeasible } >= 30)
    #expect(systems.count { $0.ranges.contains { $0.lowerBound < $0.upperBound } } >= 100)
  }

  @Test(arguments: (try? systems.get()) ?? [])
  func agrees(_ system: OracleSystem) {
    let solution = system.program.solved()
    #expect(solution.conflicts.isEmpty == system.isFeasible)
    if let conflicts = system.conflicts {
      #expect(solution.conflicts.sorted { $0.broken < $1.broken } == conflicts)
    }
    for conflict in solution.conflicts {
      #expect(!PropertyTests.isFeasible(system.program, conflict.constraints))
    }
    let scale = system.program.constraints.map { abs($0.expression.constant) }.max() ?? 0
    expectSums(system, solution, scale: scale == 0 ? 1 : scale)
    expectValues(system, solution, scale: scale == 0 ? 1 : scale)
  }

  private func expectSums(_ system: OracleSystem, _ solution: Solution, scale: Double) {
    guard let sums = system.sums else { return }
    let broken = Set(solution.conflicts.map(\.broken))
    let kept = system.program.constraints.enumerated().filter { !broken.contains($0.offset) }
      .map(\.element)
    let point = system.variables.map { solution.value(of: $0) }
    let violations = Violations(of: kept, at: point)
    #expect(violations.required < 1e-7 * scale * Self.largestCoefficient(kept))
    let priorities = Set(kept.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    #expect(priorities == sums.keys.sorted(by: >))
    for (priority, sum) in zip(priorities, violations.sums) {
      let expected = sums[priority] ?? .nan
      let rows = kept.filter { $0.priority == priority }
      let unit = scale * Self.largestCoefficient(rows) * (rows.map(\.weight).max() ?? 1)
      #expect(abs(sum - expected) <= 1e-6 * max(unit, expected), "priority \(priority)")
    }
  }

  private func expectValues(_ system: OracleSystem, _ solution: Solution, scale: Double) {
    for (variable, expected) in zip(system.variables, system.ranges) {
      let range = solution.ambiguousRange(of: LinearExpression([Term(variable)]))
      let value = solution.value(of: variable)
      let ends = [expected.lowerBound, expected.upperBound]
      let size = ends.filter(\.isFinite).reduce(scale) { max($0, abs($1)) }
      for (end, mine) in zip(ends, [range?.lowerBound ?? value, range?.upperBound ?? value]) {
        let isSame = mine == end || abs(mine - end) <= 1e-6 * size
        #expect(isSame, "variable \(variable.index) ends at \(mine) instead of \(end)")
      }
      #expect((range == nil) == (ends[0] == ends[1]), "variable \(variable.index)")
      let slack = 1e-6 * size
      #expect(
        value >= ends[0] - slack && value <= ends[1] + slack,
        "variable \(variable.index) is \(value)")
    }
  }

  private static func largestCoefficient(_ constraints: [LinearConstraint]) -> Double {
    constraints.reduce(1) { largest, constraint in
      constraint.expression.terms.reduce(largest) { max($0, abs($1.coefficient)) }
    }
  }
}
