internal import ArgumentParser
internal import RedlineIO
import RedlineSnapshots

/// Which results a decision is about.
struct DecisionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Snapshots by name (LoginTests/login/iphone-15), folder (LoginTests) or pattern \
      ('*/login/*-dark').
      """,
      valueName: "snapshot"))
  var snapshots: [String] = []

  @Flag(help: "All that wait for review.")
  var all = false

  func validate() throws {
    if snapshots.isEmpty, !all {
      throw ValidationError("name snapshots, or give --all; 'review' shows what waits")
    }
    if !snapshots.isEmpty, all {
      throw ValidationError("--all and names of snapshots cannot be combined")
    }
  }

  /// Decides about each, and says so.
  /// - Throws: The exit code, unless all went well.
  func decide(
    among results: [SnapshotResult], word: String, names: [String]? = nil,
    _ settle: (SnapshotResult) throws(SnapshotError) -> Void
  ) throws {
    let wanted = all ? results : try results.chosen(names ?? snapshots)
    var code: Int32 = 0
    var count = 0
    for result in wanted {
      do {
        try settle(result)
        count += 1
        try printOutput("\(word) \(result.file.path)\n")
      } catch let error as SnapshotError {
        printError("error: \(error)")
        code = max(code, error.exitCode)
      }
    }
    let rest = wanted.count - count
    try printOutput("\(counted(count, "snapshot")) \(word)\(rest > 0 ? ", \(rest) not" : "")\n")
    if code != 0 { throw ExitCode(code) }
  }
}

extension [SnapshotResult] {
  /// The results that names and patterns on the command line stand for.
  /// - Throws: `ValidationError` for a pattern that fits nothing.
  func chosen(_ patterns: [String]) throws -> [SnapshotResult] {
    do { return try named(patterns) } catch {
      throw ValidationError("\(error) '\(invokedName) review --json' lists all that does.")
    }
  }
}

extension SnapshotError {
  /// 1 where running the tests again helps, 70 where files cannot be read or written.
  var exitCode: Int32 {
    switch self {
    case .stale, .notPending: 1
    default: 70
    }
  }
}

/// Makes goldens of what waits for review.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make goldens of what the last run found.",
    discussion: """
      A golden is replaced only if neither it nor what replaces it was changed since it was \
      compared.

      EXAMPLES
        redline accept LoginTests/login/iphone-15
        redline accept LoginTests '*-dark'
        redline accept --all

      Exit codes: 0; 1 if a file was changed after the run; 64 for wrong arguments, or a name that \
      nothing has; 70 if a file cannot be read or written.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup var decision: DecisionOptions

  func run() throws {
    let store = try package.store()
    try decision.decide(among: store.reviewableResults(), word: "accepted") {
      (result) throws(SnapshotError) in try store.accept(result)
    }
  }
}

/// Throws away what waits for review.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Throw away what the last run found; goldens stay.",
    discussion: """
      The tests fail until the layout is what the golden holds.

      EXAMPLES
        redline reject LoginTests/login/iphone-15
        redline reject --all

      Exit codes: 0; 64 for wrong arguments, or a name that nothing has; 70 if a file cannot be \
      removed.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup var decision: DecisionOptions

  func run() throws {
    let store = try package.store()
    try decision.decide(among: store.reviewableResults(), word: "rejected") {
      (result) throws(SnapshotError) in try store.reject(result)
    }
  }
}
