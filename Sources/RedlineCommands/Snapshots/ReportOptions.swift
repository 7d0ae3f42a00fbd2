internal import ArgumentParser
import Foundation
internal import RedlineIO
import RedlineSnapshots

/// What is said of a run, and where.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print JSON for programs.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the report into a folder: index.html, junit.xml, summary.md and results.json.",
      valueName: "folder"),
    completion: .directory)
  var report: String?

  /// Prints what a run comes to, and writes the files that are asked for.
  /// - Throws: The exit code, unless it is 0.
  func finish(_ verification: Verification, root: String, store: SnapshotStore) throws {
    if json {
      try printOutput(VerificationJSON(verification).indentedJSON())
    } else {
      try printOutput(verification.text(root: root))
    }
    if let report {
      try writeReport(verification, to: report, store: store)
      printError("the report is \(report)/index.html")
    }
    // What shards found is said once, by the merged run.
    if !verification.isShard { try writeGitHubReport(verification, store: store) }
    if verification.exitCode != 0 { throw ExitCode(verification.exitCode) }
  }
}
