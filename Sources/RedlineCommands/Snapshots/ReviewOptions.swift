import ArgumentParser
import RedlineIO
import RedlineReview
import RedlineSnapshots

/// What is reviewed, and where.
struct ReviewOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Only these, by name, folder or pattern, as for 'accept'.", valueName: "snapshot"))
  var snapshots: [String] = []

  @Flag(help: "Review in a browser, on a page that this machine alone can open.")
  var web = false

  @Option(
    help: ArgumentHelp("The port of the page; any free one unless given.", valueName: "number"))
  var port: Int?

  @Flag(help: "Print what waits as JSON for programs, and decide nothing.")
  var json = false

  func validate() throws {
    if web, json { throw ValidationError("--web and --json cannot be combined") }
    if web, !snapshots.isEmpty {
      throw ValidationError("--web shows all that waits; its page has filters")
    }
    if let port {
      guard web else { throw ValidationError("--port needs --web") }
      guard (1...65_535).contains(port) else {
        throw ValidationError("--port is \(port); it must be 1 to 65535")
      }
    }
  }

  /// Reviews results in a browser or on the terminal, or lists them.
  func review(
    root: String, in store: SnapshotStore, names: [String], among waiting: [SnapshotResult]
  ) async throws {
    if web { return try await ReviewServer.runInBrowser(store: store, port: port) }
    let wanted = names.isEmpty ? waiting : try waiting.chosen(names)
    if json { return try StandardOutput.print(wanted.map(\.whole).indentedJSON()) }
    guard !wanted.isEmpty else { return try store.tellNothingWaits() }
    let giveBack = isPlugin ? PluginTerminal.take() : {}
    defer { giveBack() }
    var session = ReviewSession(store: store, sources: SourcePaths(root: root, for: wanted))
    try session.run(wanted.groupedByCause)
    let rest = wanted.count - session.accepted - session.rejected
    try StandardOutput.print(
      "\(session.accepted) accepted, \(session.rejected) rejected, \(rest) left\n")
    if session.exitCode > 1 { throw ExitCode(session.exitCode) }
    if rest > 0 { throw ExitCode(1) }
  }
}

extension SnapshotStore {
  /// Says that there is nothing to review, and whether that is because nothing was run.
  func tellNothingWaits() throws(OutputError) {
    let step = lastRun() == nil ? ": there is no run yet" : ""
    try StandardOutput.print("nothing waits for review\(step)\n")
  }
}
