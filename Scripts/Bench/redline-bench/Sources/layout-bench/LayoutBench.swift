import ArgumentParser
import Foundation
import RedlineKit
import RedlineText

/// `layout-bench`: what the stages of a layout take, from the DSL to the solved layout.
@main struct LayoutBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-bench",
    abstract: "Times layouts of several sizes, stage by stage; called by Scripts/bench.")

  @Option(parsing: .upToNextOption, help: "The numbers of views.")
  var count = [10, 100, 1000, 10000]

  @Option(help: "Seconds for each size.")
  var budget = 5.0

  @Option(help: "So many screens of each size instead, for tools that count instructions.")
  var screens = 0

  @Option(help: "How often each screen is turned.")
  var turns = 1

  @Option(help: "Solve at so many widths instead, from 320 to 1,320 points.")
  var sweep = 0

  @Flag(help: "Take screens about which there is much to find, and compare findings with the rest.")
  var findings = false

  @Option(help: "Of these screens take those of one shape only.")
  var only: FindingScreen.Shape?

  func validate() throws {
    guard sweep >= 0 else { throw ValidationError("--sweep takes a number above 0.") }
    if let wrong = count.first(where: { !(2...1_000_000).contains($0) }) {
      throw ValidationError("--count takes numbers from 2 to 1000000, not \(wrong).")
    }
  }

  func run() throws {
    let shaper = try TextShaper()
    if sweep > 0 {
      for count in count { try SweepBench(viewCount: count, widthCount: sweep).run(shaper) }
      return
    }
    if findings {
      let counts = count == [10, 100, 1000, 10000] ? [10, 50, 65, 250, 1000] : count
      return try FindingBench(counts: counts, budget: budget / 10, only: only).run(shaper)
    }
    var table = StageTable()
    for count in count {
      var runs: [[StageTimes]] = [[], []]
      let clock = ContinuousClock()
      let start = clock.now
      while screens > 0 || runs[0].count < 3 || start.duration(to: clock.now) < .seconds(budget / 5)
      {
        for (index, times) in try run(count, shaper).enumerated() { runs[index].append(times) }
        if screens > 0 {
          if runs[0].count >= screens { break }
        } else if runs[0].count >= 1000 || start.duration(to: clock.now) > .seconds(budget) {
          break
        }
      }
      table.add(
        count: count, first: StageTimes(mediansOf: runs[0]), resize: StageTimes(mediansOf: runs[1]))
    }
    table.printGrowth()
  }

  /// Makes a screen, solves it, turns the device, and solves it again.
  private func run(_ count: Int, _ shaper: TextShaper) throws -> [StageTimes] {
    let clock = StageClock()
    clock.enter(.building)
    let screen = LayoutScreen(viewCount: count)
    let first = try solve(screen, .iPhone15ProMax, clock, shaper)
    guard first.items.count == count else {
      throw ValidationError("\(count) views were wanted, \(first.items.count) made.")
    }
    var resizeClock = StageClock()
    for turn in 0..<turns {
      resizeClock = StageClock()
      let device = turn % 2 == 0 ? Device.iPhone15ProMax.landscape : .iPhone15ProMax
      _ = try solve(screen, device, resizeClock, shaper)
    }
    return [StageTimes(clock), StageTimes(resizeClock)]
  }

  private func solve(
    _ screen: some View & LayoutSpec, _ device: Device, _ clock: StageClock, _ shaper: TextShaper
  ) throws -> SolvedLayout {
    let measuring = TimedMeasuring(clock: clock, base: shaper)
    let layout = try screen.solved(
      in: LayoutEnvironment(device: device), measuring: measuring, entering: { clock.enter($0) })
    // Some are made when somebody reads them, and count as well.
    withExtendedLifetime(layout.diagnostics) {}
    clock.enter(nil)
    return layout
  }
}
