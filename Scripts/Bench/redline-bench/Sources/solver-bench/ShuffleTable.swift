import BenchColumns
import Foundation
import RedlineSolver

/// What `solver-bench solver --shuffle` prints: how much the order of addition matters.
struct ShuffleTable {
  static let header = """
    workload                     build µs  shuffled µs     ratio  steps µs  shuffled µs     ratio\
      values differ by
    """

  let budget: Double
  let seeds: Range<UInt64>
  private(set) var isWrong = false
  private var worst = (ratio: 0.0, name: "none")
  private var greatestDifference = 0.0

  init(budget: Double, seeds: Range<UInt64>) {
    self.budget = budget
    self.seeds = seeds
  }

  /// Runs a workload as it is and with its constraints in other orders, by turns, and prints a line.
  mutating func add(_ workload: Workload) throws {
    let orders = [workload.shuffled(seed: nil)] + seeds.map { workload.shuffled(seed: $0) }
    var builds = [[Double]](repeating: [], count: orders.count)
    var steps = builds
    var difference = 0.0
    var expectation: Expectation?
    let clock = ContinuousClock()
    let start = clock.now
    for round in 0..<1000 {
      let elapsed = start.duration(to: clock.now)
      if elapsed > .seconds(round < 3 ? budget : min(budget, 1)) && round > 0 { break }
      for (index, order) in orders.enumerated() {
        let run = try Run(order, keepsValues: round == 0)
        builds[index].append(run.buildTime.microseconds)
        steps[index].append(run.microseconds)
        guard round == 0 else { continue }
        if let expectation {
          difference = max(difference, expectation.difference(from: run.checkpoints) ?? .infinity)
        } else {
          expectation = Expectation(run.checkpoints)
        }
      }
    }
    var line = Columns.padded(workload.name, 26, left: true)
    line += columns(builds, workload.name)
    // Where the timed section is the build there are no other steps.
    line += workload.timesBuild ? Columns.padded("", 33) : columns(steps, workload.name)
    line += "  " + (difference < 1e-9 ? "nothing" : "\(difference)")
    if difference > 1e-6 { isWrong = true }
    greatestDifference = max(greatestDifference, difference)
    print(line)
    fflush(nil)
  }

  /// The median in the given order, the median of the medians of the seeds, and their ratio.
  private mutating func columns(_ times: [[Double]], _ name: String) -> String {
    let medians = times.map { $0.sorted()[$0.count / 2] }
    let shuffled = medians.dropFirst().sorted()[seeds.count / 2]
    let ratio = shuffled / medians[0]
    if ratio > worst.ratio { worst = (ratio, name) }
    return Columns.padded(Columns.text(medians[0]), 11) + Columns.padded(Columns.text(shuffled), 13)
      + Columns.padded(String(format: "%.2f", ratio), 9)
  }

  func printSummary() {
    print("\nworst ratio \(String(format: "%.2f", worst.ratio)) (\(worst.name))", terminator: "")
    print(", values differ by \(greatestDifference) of the greatest at most")
    print("medians of seeds \(seeds.lowerBound) to \(seeds.upperBound - 1); ", terminator: "")
    print("steps are what comes after the first values: edits and toggles")
  }
}

extension Workload {
  /// Whether what is timed is the build.
  var timesBuild: Bool {
    let first = operations.first { if case .begin = $0 { true } else { $0.isAddition } }
    return first?.isAddition == false
  }

  /// The same with the constraints that are added before the first values are read in another order,
  /// and in memory in the order in which they are added; without a seed only the latter.
  func shuffled(seed: UInt64?) -> Workload {
    let end =
      operations.firstIndex { if case .update = $0 { true } else { false } } ?? operations.count
    let places = operations[..<end].indices.filter { operations[$0].isAddition }
    var order = places
    if let seed {
      var generator = Generator(state: seed)
      order.shuffle(using: &generator)
    }
    var result = self
    for (place, other) in zip(places, order) { result.operations[place] = operations[other] }
    var numbers = result.operations[..<end].compactMap { operation -> Int? in
      if case .add(let number) = operation { number } else { nil }
    }
    let early = Set(numbers)
    numbers += constraints.indices.filter { !early.contains($0) }
    var place = [Int](repeating: 0, count: constraints.count)
    for (index, number) in numbers.enumerated() { place[number] = index }
    result.constraints = numbers.map { constraints[$0].copied }
    result.operations = result.operations.map { operation in
      switch operation {
      case .add(let number): .add(place[number])
      case .remove(let number): .remove(place[number])
      default: operation
      }
    }
    return result
  }
}

extension LinearConstraint {
  /// The same with memory of its own.
  fileprivate var copied: LinearConstraint {
    var result = self
    result.expression.terms = expression.terms.map { $0 }
    return result
  }
}

extension Workload.Operation {
  fileprivate var isAddition: Bool { if case .add = self { true } else { false } }
}
