import Foundation
import RedlineIO

extension Verification {
  /// The results, with what keeps the run from passing beside them.
  package func report(in store: SnapshotStore) -> SnapshotReport {
    var report = SnapshotReport(results: results, store: store)
    report.problems = problems
    return report
  }

  /// Writes the report's files and `results.json` into a folder.
  package func writeReport(to folder: String, in store: SnapshotStore) throws {
    try report(in: store).write(to: folder)
    let json = try VerificationJSON(self).indentedJSON()
    try writeWhole(Array(json.utf8), to: "\(folder)/results.json")
  }

  /// What GitHub Actions reads from a step: an annotation for each cause and each problem.
  package func gitHubCommands(in store: SnapshotStore) -> String {
    report(in: store).annotations()
      + problems.map { GitHubAnnotation(.error, message: $0).command + "\n" }.joined()
  }
}
