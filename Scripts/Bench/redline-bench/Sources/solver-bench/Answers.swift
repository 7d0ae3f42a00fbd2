import ArgumentParser
import RedlineSolver

/// `solver-bench answers`: random systems and what RedlineSolver says of them, for `highs.py`.
struct Answers: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints random systems and their solutions.")

  @Option(help: "How many systems.")
  var count = 3000

  @Option(help: "The seed of the first; the others follow.")
  var seed: UInt64 = 1

  @Flag(help: "Systems that rounding errors spoil.")
  var hard = false

  func run() throws {
    let clock = ContinuousClock()
    for seed in seed..<(seed + UInt64(count)) {
      let system = RandomSystem(seed: seed, isHard: hard)
      let start = clock.now
      let solution = system.program.solved()
      let seconds = start.duration(to: clock.now) / .seconds(1)
      print(system.text())
      print("certificate \(solution.certificate) \(seconds)")
      for conflict in solution.conflicts {
        print("conflict \(conflict.broken)", terminator: " ")
        print(conflict.constraints.map { "\($0)" }.joined(separator: " "))
      }
      var values: [Double] = []
      for index in 0..<system.variableCount {
        let variable = system.variable(index)
        values.append(solution.value(of: variable))
        if let range = solution.ambiguousRange(of: LinearExpression([Term(variable)])) {
          print("range \(index) \(range.lowerBound) \(range.upperBound)")
        }
      }
      print("values " + values.map { "\($0)" }.joined(separator: " "))
    }
  }
}
