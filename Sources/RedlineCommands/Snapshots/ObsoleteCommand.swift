import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Finds goldens that no test declares.
struct ObsoleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "obsolete", abstract: "List goldens that no test declares, or delete them.",
    discussion: """
      A golden is obsolete if the last run was complete, and its test either is not declared any \
      more or came to its end without taking it. Goldens of tests that were disabled, or that \
      stopped early, stay, and so do those that 'accept' would move to new names, and all if \
      another run at the same time wrote over results. The package is built to list its tests. What killed processes left \
      half written (.redline-….tmp) is listed, too; delete it while nothing runs.

      EXAMPLES
        redline verify && redline obsolete
        redline obsolete --delete

      Exit codes: 0 if there are none, or all are deleted; 1 if there are some, or if the last run \
      was not complete; 64 for wrong arguments; 70 if tests cannot be listed or a file cannot be \
      deleted.
      """)

  @OptionGroup var package: PackageFolder

  @Flag(help: "Delete them, and the folders that are empty then.")
  var delete = false

  @Flag(help: "Print JSON for programs.")
  var json = false

  func run() throws {
    let root = try package.root()
    let store = try package.store()
    guard let last = store.lastRun() else { throw try refusal("there was no run yet") }
    let records = store.savedRuns(last.run)
    if let reason = store.incompleteness(records, note: last.note) {
      throw try refusal("the last run does not tell, as \(reason)")
    }
    let taken = store.takenPaths(ofRun: last.run)
    if let lost = store.lostResults(of: records, found: taken) {
      throw try refusal("the last run does not tell, as \(lost.words)")
    }
    let moved = store.offeredMoves(ofRun: last.run)
    let goldens = ObsoleteGoldens(
      taken: taken, records: records,
      tests: try TestProcess.listedTests(root: root, json: json),
      goldens: Folder(store.goldens).filePaths(),
      hasSucceeded: last.note?.end?.isSuccess == true
    ).paths.filter { !moved.contains($0) }
    if !moved.isEmpty {
      StandardError.print(
        """
        note: \(counted(moved.count, "golden")) left, as new snapshots hold the same: \
        \(moved.sorted().listed(atMost: 5)); '\(invokedName) accept' moves them
        """)
    }
    let found = ObsoleteFiles(
      goldens: goldens, leftovers: Folder(store.goldens).temporaryPaths(), folder: store.goldens)
    try found.finish(delete: delete, json: json, program: invokedName, store: store)
  }

  private func refusal(_ reason: String) throws -> ExitCode {
    StandardError.print(
      "error: \(reason); run '\(invokedName) verify' without --filter and --skip, then this again")
    return ExitCode(1)
  }
}
