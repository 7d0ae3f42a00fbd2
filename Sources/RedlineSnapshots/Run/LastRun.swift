import Foundation

extension SnapshotStore {
  /// Removes what earlier runs left of snapshots that a complete run does not have any more, so
  /// that nobody is asked about them.
  package func forget(
    besides results: [SnapshotResult], among all: [SnapshotResult]? = nil,
    where isOwn: (SnapshotResult) -> Bool
  ) throws {
    let present = Set(results.map(\.file))
    for result in all ?? savedResults() where isOwn(result) && !present.contains(result.file) {
      try removePending(result.file)
      try removeFile(at: resultPath(result.file))
    }
  }

  /// The run of tests that came last: the newest that a command began, unless `swift test` alone
  /// left newer records.
  /// - Parameter results: All results, where they were read; they count only without a record.
  package func lastRun(among results: [SnapshotResult]? = nil) -> (run: String, note: RunNote?)? {
    let notes = runNotes()
    let known = Dictionary(notes.map { ($0.run, $0) }) { $1 }
    var newest: (run: String, time: Date)?
    func consider(_ run: String, at path: String) {
      let time = time(of: path)
      if newest == nil || time > newest?.time ?? time { newest = (run, time) }
    }
    for (path, record) in recordFiles() where record.library != catalogLibrary {
      consider(record.id, at: path)
    }
    if newest == nil, notes.isEmpty {
      for result in results ?? savedResults() where result.test != nil {
        consider(result.run, at: resultPath(result.file))
      }
    }
    if let last = notes.last {
      let time = time(of: "\(self.results)/commands/\(last.run).json")
      // What a command notes is written last.
      if newest == nil || newest?.run == last.run || (newest?.time ?? time) <= time {
        return (last.run, last)
      }
    }
    return newest.map { ($0.run, known[$0.run]) }
  }

  func time(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
