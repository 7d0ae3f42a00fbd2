import ArgumentParser
import Foundation
import RedlineIO
import RedlineSnapshots

/// What is said of a run, and where.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print JSON for programs.")
  var json = false

  @Option(
    help: ArgumentHelp(
      """
      Write the report into a folder: index.html with its pictures beside it, junit.xml, summary.md \
      and results.json.
      """,
      valueName: "folder"),
    completion: .directory)
  var report: String?

  @Flag(help: "Write the report's page with the pictures inside, to be sent as one file.")
  var selfContained = false

  func validate() throws {
    if let report { try OutputFile.checkThat(report, isFolderFor: "the report") }
    if selfContained, report == nil { throw ValidationError("--self-contained needs --report") }
  }

  /// Whether results are named of which there is nothing to say but that they passed.
  var listsResults: Bool { json || report != nil || isOnGitHub }

  private var isOnGitHub: Bool { ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" }

  /// Prints what a run comes to, and writes the files that are asked for.
  /// - Throws: The exit code, unless it is 0.
  func finish(_ verification: Verification, root: String, store: SnapshotStore) throws {
    if json {
      try StandardOutput.print(VerificationJSON(verification).indentedJSON())
    } else {
      try StandardOutput.print(verification.text(root: root))
    }
    if let report {
      // Says what is in the way of the folder, if something is.
      try Folder(report).makeForOutput(option: "--report")
      try verification.writeReport(
        to: report, in: store, isSelfContained: selfContained)
      StandardError.print("the report is \(report)/index.html")
    }
    // What shards found is said once, by the merged run.
    if !verification.isShard { try reportToGitHub(verification, store: store) }
    if verification.exitCode != 0 { throw ExitCode(verification.exitCode) }
  }

  /// Says on GitHub's pages what failed, where the workflow runs there.
  private func reportToGitHub(_ verification: Verification, store: SnapshotStore) throws {
    guard isOnGitHub else { return }
    let environment = ProcessInfo.processInfo.environment
    // Commands are read from both streams, and standard output may be JSON.
    StandardError.write(verification.gitHubCommands(in: store))
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let text = verification.report(in: store)
      .markdown(limit: SnapshotReport.stepSummaryByteLimit / 2)
    try WholeFile(path).append(text)
  }
}
