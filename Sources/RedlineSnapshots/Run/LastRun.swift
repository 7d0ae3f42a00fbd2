import Foundation
import RedlineIO

extension SnapshotStore {
  /// Removes what earlier runs left of snapshots that a complete run does not have any more, so
  /// that nobody is asked about them.
  package func forget(
    besides results: [SnapshotResult], where isOwn: (SnapshotResult) -> Bool
  ) throws {
    let present = Set(results.map(\.file))
    for result in savedResults() where isOwn(result) && !present.contains(result.file) {
      try removeFile(at: pendingPath(result.file))
      try removeFile(at: differencePath(result.file))
      try removeFile(at: resultPath(result.file))
    }
  }

  /// The run that came last: the newest that a command began, unless `swift test` alone left newer
  /// results.
  package func lastRun() -> (run: String, note: RunNote?)? {
    let notes = runNotes()
    let known = Dictionary(notes.map { ($0.run, $0) }) { $1 }
    var newest: (run: String, time: Date)?
    for record in savedRuns() where record.library != catalogLibrary {
      consider(record.id, at: recordTime(record.id), &newest)
    }
    for result in savedResults() where result.test != nil {
      consider(result.run, at: time(of: resultPath(result.file)), &newest)
    }
    if let last = notes.last {
      let time = time(of: "\(results)/commands/\(last.run).json")
      // What a command notes is written last.
      if newest == nil || newest?.run == last.run || (newest?.time ?? time) <= time {
        return (last.run, last)
      }
    }
    return newest.map { ($0.run, known[$0.run]) }
  }

  private func consider(
    _ run: String, at time: Date, _ newest: inout (run: String, time: Date)?
  ) {
    if newest == nil || time > (newest?.time ?? time) { newest = (run, time) }
  }

  private func recordTime(_ run: String) -> Date {
    Folder("\(results)/runs").filePaths().filter { $0.hasPrefix(run + "-") }
      .map { time(of: "\(results)/runs/\($0)") }.max() ?? .distantPast
  }

  private func time(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
