import Foundation
import RedlineSnapshots

/// Writes the files of `--report`.
func writeReport(_ verification: Verification, to folder: String, store: SnapshotStore) throws {
  try makeFolder(folder)
  try report(of: verification, store: store).write(to: folder)
  try writeFile(
    Array(json(VerificationJSON(verification)).utf8), to: "\(folder)/results.json")
}

/// Says on GitHub's pages what failed, where the workflow runs there.
func writeGitHubReport(_ verification: Verification, store: SnapshotStore) throws {
  let environment = ProcessInfo.processInfo.environment
  guard environment["GITHUB_ACTIONS"] == "true" else { return }
  let report = report(of: verification, store: store)
  // Commands are read from both streams, and standard output may be JSON.
  writeError(report.annotations())
  for problem in verification.problems {
    writeError("::error::\(problem.replacing("%", with: "%25").replacing("\n", with: "%0A"))\n")
  }
  guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
  try append(report.markdown(limit: SnapshotReport.stepSummaryByteLimit / 2), to: path)
}

/// The results, with what keeps the run from passing beside them.
private func report(of verification: Verification, store: SnapshotStore) -> SnapshotReport {
  var report = SnapshotReport(results: verification.results, store: store)
  report.problems = verification.problems
  return report
}

/// Adds to a file that others may have written to.
private func append(_ text: String, to path: String) throws(OutputError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw .file(path: path, reason: systemMessage(errno)) }
  defer { close(descriptor) }
  do {
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
  } catch {
    throw .file(path: path, reason: reason(of: error))
  }
}
