import BenchColumns
import Foundation

/// How the time of a family grows with its size.
enum GrowthTable {
  static let header =
    "family             1,000 µs  2,000 µs 10,000 µs 20,000 µs  1,000 → 10,000  2,000 → 20,000"

  /// The least time of some runs, in microseconds: what others do on the machine only adds to it.
  static func time(_ workload: Workload, budget: Double) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var least = Double.infinity
    var count = 0
    while count < 3 || (count < 200 && start.duration(to: clock.now) < .seconds(budget)) {
      least = min(least, try Run(workload, keepsValues: false).microseconds)
      count += 1
    }
    return least
  }

  static func add(_ name: String, _ times: [(count: Int, microseconds: Double)]) {
    var line = Columns.padded(name, 17, left: true)
    for time in times { line += Columns.padded(Columns.text(time.microseconds), 10) }
    for time in times {
      for other in times where other.count == 10 * time.count {
        line += Columns.padded("× " + Columns.text(other.microseconds / time.microseconds), 16)
      }
    }
    print(line)
    fflush(nil)
  }
}
