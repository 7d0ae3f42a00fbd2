import Foundation
import RedlineIO

/// The goldens that no test declares.
///
/// A golden goes only if the run was complete, and its test either is not there any more or came to
/// its end without taking it. One whose test was not run, or stopped early, stays.
package struct ObsoleteGoldens {
  /// Paths in the folder of goldens.
  package var paths: [String] = []

  /// - Parameters:
  ///   - results: Those of the run.
  ///   - records: Those of the run.
  ///   - tests: All tests that are declared.
  ///   - goldens: The files in the folder of goldens by their paths in it.
  package init(
    results: [SnapshotResult], records: [SnapshotRun], tests: [TestName], goldens: [String]
  ) {
    let taken = Set(results.map { $0.file.path.lowercased() })
    let ended = Set(records.flatMap(\.endedTests))
    let open = Set(records.flatMap(\.openTests))
    let declared = Set(tests.map(\.goldenFolder))
    // XCTest names a golden's folder for the file, which need not be named for the class.
    let methods = Set(tests.filter(\.isXCTest).map { SnapshotID($0.baseName).path })
    let run = Set(results.compactMap { Self.folder(of: $0.file.path) })
    paths = goldens.filter { path in
      // What has no folder of a test is a catalog's.
      guard SnapshotFile(path: path) != nil, let test = Self.folder(of: path) else { return false }
      if taken.contains(path.lowercased()) || open.contains(test) { return false }
      if ended.contains(test) { return true }
      let method = test.split(separator: "/").last.map(String.init) ?? ""
      return !declared.contains(test) && !run.contains(test) && !methods.contains(method)
    }
  }

  /// `LoginTests/login` of `LoginTests/login/iphone-15.svg`.
  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count < 3 ? nil : parts[0..<2].joined(separator: "/")
  }
}

extension SnapshotStore {
  /// Why goldens of a run cannot be called obsolete; `nil` if they can.
  package func incompleteness(_ records: [SnapshotRun], note: RunNote?) -> String? {
    if let note, note.end == nil { return "it has not ended" }
    if records.isEmpty { return "it left no record, as a run does that crashed" }
    if let reason = records.compactMap(\.partialReason).first {
      return "only a part of the tests was run (\(reason))"
    }
    let missing = records.missingShards
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(10).map(\.label).joined(separator: ", ")
    return """
      \(counted(missing.count, "shard")) of \(missing[0].count) \(missing.count == 1 ? "is" : "are") \
      missing: \(names)
      """
  }
}

extension [SnapshotRun] {
  /// The parts of a divided run that are not there.
  package var missingShards: [SnapshotRun.Shard] {
    let shards = compactMap(\.shard)
    guard let count = shards.map(\.count).max() else { return [] }
    let present = Set(shards.filter { $0.count == count }.map(\.index))
    return (1...count).filter { !present.contains($0) }
      .compactMap { SnapshotRun.Shard("\($0)/\(count)") }
  }
}
