import Foundation
import RedlineIO

extension Verification {
  /// The results, with what keeps the run from passing beside them.
  package func report(in store: SnapshotStore) -> SnapshotReport {
    var report = SnapshotReport(results: results, store: store)
    (report.problems, report.remarks) = (problems, remarks)
    return report
  }

  /// Writes the report's files and `results.json` into a folder.
  ///
  /// What differs is also kept for the first of each cause, beside what is pending: a comment at a
  /// pull request shows it. A picture that cannot be drawn is missing there, and the report says why.
  /// - Parameter isSelfContained: Whether the page has its pictures inside.
  package func writeReport(
    to folder: String, in store: SnapshotStore, isSelfContained: Bool = false
  ) throws {
    let json = try VerificationJSON(self).indentedJSON()
    var report = report(in: store)
    report.keptDifferences = Set(groups.prefix(12).compactMap { $0.results.first?.file })
    try report.write(
      to: folder, isSelfContained: isSelfContained, with: ["results.json": Array(json.utf8)])
  }

  /// What GitHub Actions reads from a step: an annotation for each cause and each problem.
  package func gitHubCommands(in store: SnapshotStore) -> String {
    report(in: store).annotations()
      + problems.map { GitHubAnnotation(.error, message: $0).command + "\n" }.joined()
  }
}
