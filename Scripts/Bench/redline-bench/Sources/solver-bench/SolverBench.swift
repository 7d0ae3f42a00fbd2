import ArgumentParser
import Foundation

/// `solver-bench solver`
struct SolverBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver",
    abstract: "Times RedlineSolver and kiwisolver on a folder of workloads in the same run.")

  @Argument(help: "A folder of .rlw files; without one, the project's own are made.")
  var folder: String?

  @Option(help: "Where the project's own workloads go.")
  var output = ".build/bench/workloads"

  @Option(help: "A Python that has kiwisolver; without one, only RedlineSolver runs.")
  var python: String?

  @Option(help: "The script that times kiwisolver.")
  var kiwi = "Scripts/Bench/kiwi.py"

  @Option(help: "Seconds for each solver on each workload.")
  var budget = 10.0

  @Option(help: "Only workloads whose name contains this.")
  var only: String?

  @Flag(help: "Read all values after each added constraint.")
  var perAdd = false

  @Flag(help: "Only tell how the time of shapes that compete grows up to 20,000 parts.")
  var growth = false

  @Option(help: "Only compare with orders of addition that are shuffled, from this seed on.")
  var shuffle: UInt64?

  func run() throws {
    if growth { return try printGrowth() }
    let urls = try workloads()
    if let shuffle { return try run(shuffledFrom: shuffle, urls) }
    var table = Table(budget: budget)
    print(Table.header)
    for url in urls {
      let workload = try Workload(contentsOf: url)
      let (median, difference) = try time(workload, url)
      let theirs = try python.map { try timeKiwi(url, python: $0) }
      table.add(
        Table.Row(
          name: workload.name, variableCount: workload.variables.count, median: median,
          kiwi: theirs ?? .notRun, difference: difference))
    }
    table.printSummary()
    if table.isWrong { throw ExitCode.failure }
  }

  private func run(shuffledFrom seed: UInt64, _ urls: [URL]) throws {
    var table = ShuffleTable(budget: budget, seeds: seed..<(seed + 5))
    print(ShuffleTable.header)
    for url in urls { try table.add(Workload(contentsOf: url)) }
    table.printSummary()
    if table.isWrong { throw ExitCode.failure }
  }

  private func printGrowth() throws {
    print(GrowthTable.header)
    for (name, members) in Families.growing() where only.map(name.contains) ?? true {
      let times = try members.map { count, text in
        let workload = try Workload(name: name, text: text)
        return (count, try GrowthTable.time(workload, budget: min(budget, 3)))
      }
      GrowthTable.add(name, times)
    }
  }

  private func workloads() throws -> [URL] {
    let root = URL(fileURLWithPath: folder ?? output, isDirectory: true)
    if folder == nil {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      for (name, text) in Families.all() {
        try text.write(
          to: root.appendingPathComponent(name + ".rlw"), atomically: true, encoding: .utf8)
      }
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    } catch {
      throw ValidationError("\(root.path) is not a folder that can be read.")
    }
    let urls = names.filter { $0.hasSuffix(".rlw") && (only.map($0.contains) ?? true) }
      .map { root.appendingPathComponent($0) }
      .sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }
    if urls.isEmpty { throw ValidationError("\(root.path) has no .rlw files.") }
    return urls
  }

  /// The median in microseconds, and the difference from the expected values if those are known.
  private func time(_ workload: Workload, _ url: URL) throws -> (Double, Double?) {
    let clock = ContinuousClock()
    let start = clock.now
    let first = try Run(workload, keepsValues: true, readsEachTime: perAdd)
    let difference = try Expectation(for: url)?.difference(from: first.checkpoints)
    var times: [Double] = [first.microseconds]
    while times.count < 1000 {
      let elapsed = start.duration(to: clock.now)
      if times.count >= 3 && elapsed > .seconds(min(budget, 1)) { break }
      if elapsed > .seconds(budget) { break }
      times.append(try Run(workload, keepsValues: false, readsEachTime: perAdd).microseconds)
    }
    return (times.sorted()[times.count / 2], difference)
  }

  private func timeKiwi(_ url: URL, python: String) throws -> Table.Kiwi {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [kiwi, url.path, "\(min(budget, 1))"] + (perAdd ? ["--per-add"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let end = Date(timeIntervalSinceNow: budget + 1)
    while process.isRunning && Date.now < end { usleep(5000) }
    let isLate = process.isRunning
    if isLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isNewline).compactMap { Double($0) }
    if isLate {
      guard let start = numbers.last, numbers.count == 1, start < budget else {
        return .stopped(after: nil)
      }
      return .stopped(after: budget - start)
    }
    guard process.terminationStatus == 0, let median = numbers.last else {
      throw ValidationError("\(kiwi) failed on \(url.path) with \(process.terminationStatus).")
    }
    return .median(median)
  }
}
