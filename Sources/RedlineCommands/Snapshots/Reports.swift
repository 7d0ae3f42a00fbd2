import Foundation
internal import RedlineIO
import RedlineSnapshots

/// Writes the files of `--report`.
func writeReport(_ verification: Verification, to folder: String, store: SnapshotStore) throws {
  try makeFolder(folder)
  try report(of: verification, store: store).write(to: folder)
  try writeFile(
    Array(VerificationJSON(verification).indentedJSON().utf8), to: "\(folder)/results.json")
}

/// Says on GitHub's pages what failed, where the workflow runs there.
func writeGitHubReport(_ verification: Verification, store: SnapshotStore) throws {
  let environment = ProcessInfo.processInfo.environment
  guard environment["GITHUB_ACTIONS"] == "true" else { return }
  let report = report(of: verification, store: store)
  // Commands are read from both streams, and standard output may be JSON.
  writeError(report.annotations())
  for problem in verification.problems {
    writeError(GitHubAnnotation(.error, message: problem).command + "\n")
  }
  guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
  try WholeFile(path).append(
    report.markdown(limit: SnapshotReport.stepSummaryByteLimit / 2))
}

/// The results, with what keeps the run from passing beside them.
private func report(of verification: Verification, store: SnapshotStore) -> SnapshotReport {
  var report = SnapshotReport(results: verification.results, store: store)
  report.problems = verification.problems
  return report
}
