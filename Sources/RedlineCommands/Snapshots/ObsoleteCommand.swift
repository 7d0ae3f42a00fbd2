internal import ArgumentParser
internal import RedlineIO
import RedlineSnapshots

/// Finds goldens that no test declares.
struct ObsoleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "obsolete", abstract: "List goldens that no test declares, or delete them.",
    discussion: """
      A golden is obsolete if the last run was complete, and its test either is not declared any \
      more or came to its end without taking it. Goldens of tests that were disabled, or that \
      stopped early, stay. The package is built to list its tests. What killed processes left \
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
    let goldens = ObsoleteGoldens(
      results: store.savedResults(ofRun: last.run), records: records,
      tests: try listedTests(root: root), goldens: Folder(store.goldens).filePaths()
    ).paths
    let found = ObsoleteFiles(
      goldens: goldens, leftovers: Folder(store.goldens).temporaryPaths(), folder: store.goldens)
    try found.finish(delete: delete, json: json, program: invokedName, store: store)
  }

  private func refusal(_ reason: String) throws -> ExitCode {
    printError(
      "error: \(reason); run '\(invokedName) verify' without --filter and --skip, then this again")
    return ExitCode(1)
  }
}

/// Files that nobody needs, and what is done about them.
struct ObsoleteFiles {
  var goldens: [String]
  var leftovers: [String]
  /// The folder that the paths are in.
  var folder: String

  /// What is listed for programs.
  private struct Listing: Encodable {
    var obsolete: [String]
    var leftovers: [String]
    var isDeleted: Bool
  }

  /// Lists them, or deletes them.
  /// - Throws: The exit code, unless it is 0.
  func finish(
    delete: Bool, json: Bool = false, program: String, store: SnapshotStore
  ) throws {
    let found = goldens + leftovers
    if delete { try Folder(folder).delete(found) }
    if json {
      try printOutput(
        Listing(obsolete: goldens, leftovers: leftovers, isDeleted: delete).indentedJSON())
    } else {
      try printOutput(found.map { "\(store.shown("\(folder)/\($0)"))\n" }.joined())
      try printOutput(summary(delete: delete, program: program))
    }
    if !found.isEmpty, !delete { throw ExitCode(1) }
  }

  private func summary(delete: Bool, program: String) -> String {
    var words = counted(goldens.count, "obsolete golden")
    if !leftovers.isEmpty {
      words += ", \(counted(leftovers.count, "file")) that a killed process left"
    }
    if goldens.isEmpty, leftovers.isEmpty { return words + "\n" }
    return words + (delete ? ", deleted\n" : "; delete with '\(program) obsolete --delete'\n")
  }
}
