import RedlineSolver
import TestPrograms
import Testing

/// A bound that no value comes near changes nothing, however far away it is.
@Suite(.blocks) struct UnreachedBoundTests {
  @Test(arguments: [1e9, 1e11, 1e12, 1e15, 1e100, .greatestFiniteMagnitude])
  func changesNothing(_ bound: Double) {
    for seed in 1...300 as ClosedRange<UInt64> {
      let program = PropertyTests.system(seed: seed).program
      let solution = program.solved(ambiguity: false)
      var other = program
      let variable = Variable(index: Int(seed) % program.variableCount)
      other.add(
        LinearConstraint(
          LinearExpression([Term(variable)], constant: -bound), .lessThanOrEqual))
      let bounded = other.solved(ambiguity: false)
      #expect(bounded.conflicts == solution.conflicts, "seed \(seed)")
      for index in 0..<program.variableCount {
        let value = solution.value(of: Variable(index: index))
        let change = abs(bounded.value(of: Variable(index: index)) - value)
        #expect(change <= 1e-6 * max(1, abs(value)), "seed \(seed), \(index)")
      }
    }
  }
}
