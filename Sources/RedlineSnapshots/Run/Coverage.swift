import Foundation
import RedlineIO

/// The last run of all tests that passed.
private struct PassedRun: Codable {
  var run: String
  /// The goldens that it took.
  var paths: [String]
}

extension SnapshotStore {
  private var passedRunPath: String { "\(results)/passed.json" }

  /// Keeps what a complete run that passed has taken, to be missed when it is not taken any more.
  package func keepPassed(_ run: String, _ results: [SnapshotResult]) throws {
    let passed = PassedRun(run: run, paths: results.map(\.file.path))
    try writeWhole(Array(try passed.indentedJSON().utf8), to: passedRunPath)
  }

  /// The goldens that a run took, as paths in the folder of goldens.
  ///
  /// Of a run that passed they are in one file, so that none of its results needs to be read.
  package func takenPaths(ofRun run: String) -> [String] {
    if let passed = passedRun(), passed.run == run { return passed.paths }
    return self.paths(ofRun: run)
  }

  private func passedRun() -> PassedRun? {
    guard let bytes = try? wholeFile(at: passedRunPath, limit: 256 << 20) else { return nil }
    return try? JSONDecoder().decode(PassedRun.self, from: Data(bytes))
  }

  /// Notes what a complete run says of the goldens that it did not take: those that no test takes
  /// any more, those that were renamed, and those that are missed since a run that passed.
  /// - Parameters:
  ///   - results: Those of the run; those that were renamed say so afterwards.
  ///   - records: Those of the run.
  ///   - tests: All tests that are declared.
  ///   - allowsFewer: Whether nothing is missed.
  package func noteCoverage(
    _ note: inout RunNote, results: inout [SnapshotResult], records: [SnapshotRun],
    tests: [TestName], allowsFewer: Bool = false
  ) throws {
    let found = ObsoleteGoldens(
      taken: results.map(\.file.path), records: records, tests: tests,
      goldens: Folder(goldens).filePaths(), hasSucceeded: note.end?.isSuccess == true)
    note.obsolete = found.paths
    try noteRenames(in: &results, from: found.paths)
    let skipped = found.ofSkippedTests
    if !skipped.isEmpty {
      note.remarks = [
        """
        \(counted(skipped.count, "golden")) not compared, as the tests are skipped: \
        \(skipped.listed(atMost: 10))
        """
      ]
    }
    guard !allowsFewer, let passed = passedRun() else { return }
    let gone = Set(found.ofGoneTests).union(skipped)
    let taken = Set(results.map(\.file.path))
    let missed = passed.paths.filter { path in
      !taken.contains(path) && !gone.contains(path)
        && FileManager.default.fileExists(atPath: "\(goldens)/\(path)")
    }
    guard !missed.isEmpty else { return }
    (note.missed, note.missedSince) = (missed, passed.run)
  }
}
