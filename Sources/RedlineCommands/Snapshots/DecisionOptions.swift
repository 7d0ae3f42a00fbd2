import ArgumentParser
import RedlineIO
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
        try StandardOutput.print("\(word) \(result.file.path)\n")
      } catch let error as SnapshotError {
        StandardError.print("error: \(error)")
        code = max(code, error.exitCode)
      }
    }
    let rest = wanted.count - count
    try StandardOutput.print(
      "\(counted(count, "snapshot")) \(word)\(rest > 0 ? ", \(rest) not" : "")\n")
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
    case .stale, .notPending, .drawnElsewhere: 1
    default: 70
    }
  }
}
