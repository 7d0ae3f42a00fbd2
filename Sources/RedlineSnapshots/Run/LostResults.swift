import RedlineIO

/// Snapshots that a run took and of which it has no result, as another one wrote over them.
package struct LostResults {
  package var paths: [String]
  /// How many snapshots the run took.
  var takenCount: Int
  /// The runs that have those results now.
  var others: [String]

  /// `verify-8 wrote over 3 of its 90 results at the same time`
  package var words: String {
    let runs = others.isEmpty ? "another run" : others.listed(atMost: 3)
    let results = counted(takenCount, "result")
    return "\(runs) wrote over \(paths.count) of its \(results) at the same time"
  }

  func problem(program: String) -> String {
    """
    what became of \(counted(paths.count, "snapshot")) cannot be told: \(words); run \
    '\(program) verify' again, one run after the other, or each with a folder of its own in \
    REDLINE_RESULTS
    """
  }
}

extension SnapshotStore {
  /// The results that a run does not have any more; `nil` if it has all.
  /// - Parameters:
  ///   - records: Those of the run.
  ///   - found: The goldens of its results, as paths in the folder of goldens.
  ///   - otherCount: How many more results it has.
  package func lostResults(
    of records: [SnapshotRun], found: [String], otherCount: Int = 0
  ) -> LostResults? {
    // Nothing has a result that was not taken.
    let most = records.reduce(0) { $0 + ($1.takenLines ?? "").lineCount }
    guard most > found.count + otherCount else { return nil }
    let taken = Set(records.flatMap(\.taken))
    let paths = taken.subtracting(found).sorted()
    guard paths.count > otherCount else { return nil }
    // Where passed results are only counted, those are looked for one by one.
    let run = records.first?.id
    let results = paths.map { path in SnapshotFile(path: path).flatMap { savedResult(of: $0) } }
    let faults = Set(records.flatMap(\.faults).map(\.path))
    let lost = zip(paths, results).filter { $0.1?.run != run && !faults.contains($0.0) }
    guard !lost.isEmpty else { return nil }
    return LostResults(
      paths: lost.map(\.0), takenCount: taken.count,
      others: Set(lost.compactMap { $0.1?.run }).sorted())
  }
}

extension String {
  fileprivate var lineCount: Int {
    isEmpty ? 0 : 1 + utf8.count { $0 == UInt8(ascii: "\n") }
  }
}
