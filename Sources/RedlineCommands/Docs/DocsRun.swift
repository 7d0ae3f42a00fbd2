import ArgumentParser
import RedlineIO

/// Looks at pages, draws what is not right, and reports.
struct DocsRun {
  var options: DocsOptions
  var entries: [Entry]
  /// The folder of goldens, which are nobody's unused pictures.
  var goldens: String
  var plan: FigurePlan

  /// - Parameter ended: Entries whose code ended the program before.
  init(
    _ options: DocsOptions, _ entries: [Entry], goldens: String, draws: FigurePlan.Origin,
    ended: [String] = []
  ) {
    (self.options, self.entries, self.goldens) = (options, entries, goldens)
    plan = FigurePlan(entries: entries, folder: options.folder)
    plan.draws = draws
    plan.ended = Set(ended)
    plan.roots += options.paths
  }

  func run() async throws {
    if options.json { StandardOutput.reserve() }
    var run = PageRun(paths: try PageFiles.paths(below: options.paths), plan: plan)
    await run.run(
      plan: plan, precision: options.precision.value, writes: !options.check,
      showsProgress: !options.quiet && !options.check)
    let unused = UnusedPictures(
      run: run, plan: plan, goldens: goldens, isPartial: !options.paths.contains("."))
    var report = PageReport(
      run: run, isCheck: options.check,
      command: options.mending.map(\.shellWord).joined(separator: " "))
    if plan.draws == .blocks {
      report.figureForm = "a block of code that begins with ```swift redline name=NAME"
    }
    if options.json {
      try StandardOutput.print(report.json(unused: unused.paths))
    } else {
      report.print(quiet: options.quiet)
    }
    if !options.check { try unused.offer(prune: options.prune, quiet: options.quiet) }
    if options.check, !unused.paths.isEmpty, !options.quiet { StandardError.print(unused.remark) }
    if !plan.ended.isEmpty { throw ExitCode(70) }
    if let code = report.exitCode { throw ExitCode(code) }
  }
}
