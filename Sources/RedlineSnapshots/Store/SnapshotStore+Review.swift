import Foundation
import RedlineIO

extension SnapshotStore {
  /// Results of the last run that wait for a decision, in the order of their paths.
  public func reviewableResults() -> [SnapshotResult] { explained(waitingResults().last) }

  /// What waits for a decision: of the last run and of catalogs, and what earlier runs of tests left,
  /// whose code may be gone.
  package func waitingResults() -> (last: [SnapshotResult], older: [SnapshotResult]) {
    let results = savedResults()
    let run = lastRun(among: results)?.run
    let waiting = results.filter(\.isReviewable)
    return (
      waiting.filter { $0.test == nil || $0.run == run },
      waiting.filter { $0.test != nil && $0.run != run }
    )
  }

  /// Makes what is pending the golden; a golden that was renamed is moved, so that its history
  /// stays.
  /// - Throws: ``SnapshotError``: nothing is pending, a golden or the pending file is not the one
  ///   that was compared, another golden has the same name on some disks, or a file cannot be
  ///   written. The golden is then unchanged.
  public func accept(_ result: SnapshotResult) throws(SnapshotError) {
    try checkGolden(result)
    guard let bytes = try pendingBytes(result) else { throw .notPending(id: result.file.id) }
    var accepted = result
    accepted.verdict = .recorded
    if let old = try checkedOldName(of: result) {
      if old.foldedForDisks != result.file.path.foldedForDisks { try checkName(of: result) }
      try move(old, to: result.file)
      accepted.message =
        "moved from \(shown("\(goldens)/\(old)")) to \(shown(goldenPath(result.file)))"
      accepted.goldenHash = goldenHash(bytes)
    } else {
      try write(bytes, asGoldenOf: result)
      accepted.message = "accepted as \(shown(goldenPath(result.file)))"
      accepted.goldenHash = goldenHash(bytes)
    }
    try settle(accepted)
  }

  /// Throws away what is pending; the golden stays, and the snapshot fails until the layout is what
  /// the golden holds.
  /// - Throws: ``SnapshotError``.
  public func reject(_ result: SnapshotResult) throws(SnapshotError) {
    // Once it is thrown away nobody can find out what differs.
    var rejected = explained([result])[0]
    rejected.verdict = .changed
    rejected.message = "rejected; \(shown(goldenPath(result.file))) stays"
    try settle(rejected)
  }

  /// Writes a golden, and where there was none when it was compared, only if there is none yet.
  func write(
    _ bytes: [UInt8], asGoldenOf result: SnapshotResult
  ) throws(SnapshotError) {
    let path = goldenPath(result.file)
    guard result.goldenHash == nil else { return try writeWhole(bytes, to: path) }
    try checkName(of: result)
    guard try createWhole(bytes, at: path) else {
      throw .stale(id: result.file.id, path: shown(path))
    }
  }

  /// Checks that the golden is the one that was compared.
  private func checkGolden(_ result: SnapshotResult) throws(SnapshotError) {
    let golden = try wholeFile(at: goldenPath(result.file))
    guard golden.map({ goldenHash($0) }) == result.goldenHash else {
      throw .stale(id: result.file.id, path: shown(goldenPath(result.file)))
    }
  }

  /// The golden that has another name now, if it is still there.
  private func checkedOldName(of result: SnapshotResult) throws(SnapshotError) -> String? {
    guard let old = result.renamedFrom, SnapshotFile(path: old) != nil,
      let bytes = try wholeFile(at: "\(goldens)/\(old)")
    else { return nil }
    guard sha256(bytes) == result.renamedFromHash else {
      throw .stale(id: result.file.id, path: shown("\(goldens)/\(old)"))
    }
    return old
  }

  /// Moves a golden in one step, and removes the folders that are empty then.
  private func move(_ old: String, to file: SnapshotFile) throws(SnapshotError) {
    let path = goldenPath(file)
    do throws(FileError) {
      try Folder(URL(fileURLWithPath: path).deletingLastPathComponent().path).make()
      guard rename("\(goldens)/\(old)", path) == 0 else {
        throw FileError.unwritable(path: path, reason: systemMessage(errno))
      }
      try Folder(goldens).delete([old])
    } catch {
      throw SnapshotError(error)
    }
  }

  private func settle(_ result: SnapshotResult) throws(SnapshotError) {
    var settled = result
    (settled.actual, settled.actualHash, settled.isBrief) = (nil, nil, nil)
    (settled.renamedFrom, settled.renamedFromHash) = (nil, nil)
    try removePending(result.file)
    try save(settled)
  }
}
