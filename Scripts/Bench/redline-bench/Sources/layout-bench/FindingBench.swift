import Foundation
import RedlineKit
import RedlineText

/// What findings cost, by shapes about which there is much to find.
struct FindingBench {
  let counts: [Int]
  let budget: Double
  /// All shapes if it is nil.
  let only: FindingScreen.Shape?

  /// Prints for each shape what it takes to solve it, to find what is to be said about it, and how often the
  /// first goes into the second.
  func run(_ shaper: TextShaper) throws {
    print("shape       views  findings   solving ms  finding ms     times")
    for shape in FindingScreen.Shape.allCases where only == nil || shape == only {
      for count in counts { try run(shape, count, shaper) }
    }
  }

  private func run(_ shape: FindingScreen.Shape, _ count: Int, _ shaper: TextShaper) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var runs: [(solving: Double, finding: Double)] = []
    var layout: SolvedLayout?
    while runs.count < 3 || runs.count < 300 && start.duration(to: clock.now) < .seconds(budget) {
      let stages = StageClock()
      stages.enter(.building)
      let screen = FindingScreen(shape, viewCount: count)
      layout = try screen.solved(
        in: LayoutEnvironment(device: .iPhone15ProMax),
        measuring: TimedMeasuring(clock: stages, base: shaper), entering: { stages.enter($0) })
      stages.enter(nil)
      let times = StageTimes(stages)
      runs.append(
        (times[.compiling] + times[.solving] + times[.reading], times[.checking]))
    }
    let solving = runs.map(\.solving).sorted()[runs.count / 2]
    let finding = runs.map(\.finding).sorted()[runs.count / 2]
    let name = shape.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
    print(
      name
        + String(
          format: "%7d %9d %12.3f %11.3f %9.2f", layout?.items.count ?? 0,
          layout?.diagnostics.count ?? 0, solving, finding, finding / solving))
    fflush(nil)
  }
}
