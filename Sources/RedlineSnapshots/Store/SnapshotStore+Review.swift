import RedlineRaster

extension SnapshotStore {
  /// Results that wait for a decision, in the order of their paths.
  public func reviewableResults() -> [SnapshotResult] {
    savedResults().filter(\.isReviewable)
  }

  /// Makes what is pending the golden.
  /// - Throws: ``SnapshotError``: nothing is pending, the golden or the pending file is not the one
  ///   that was compared, or a file cannot be written. The golden is then unchanged.
  public func accept(_ result: SnapshotResult) throws(SnapshotError) {
    let bytes = try checkedPending(result)
    try writeWhole(bytes, to: goldenPath(result.file))
    var accepted = result
    accepted.verdict = .recorded
    accepted.message = "accepted as \(shown(goldenPath(result.file)))"
    accepted.goldenHash = result.actualHash
    try settle(accepted)
  }

  /// Throws away what is pending; the golden stays, and the snapshot fails until the layout is what
  /// the golden holds.
  /// - Throws: ``SnapshotError``.
  public func reject(_ result: SnapshotResult) throws(SnapshotError) {
    var rejected = result
    rejected.verdict = .changed
    rejected.message = "rejected; \(shown(goldenPath(result.file))) stays"
    try settle(rejected)
  }

  /// The pending bytes, if they and the golden are those that were compared.
  private func checkedPending(_ result: SnapshotResult) throws(SnapshotError) -> [UInt8] {
    let path = pendingPath(result.file)
    guard let hash = result.actualHash, let bytes = try wholeFile(at: path) else {
      throw .notPending(id: result.file.id)
    }
    guard sha256(bytes) == hash else {
      throw .stale(id: result.file.id, path: shown(path))
    }
    let golden = try wholeFile(at: goldenPath(result.file))
    guard golden.map({ sha256($0) }) == result.goldenHash else {
      throw .stale(id: result.file.id, path: shown(goldenPath(result.file)))
    }
    return bytes
  }

  private func settle(_ result: SnapshotResult) throws(SnapshotError) {
    var settled = result
    (settled.actual, settled.actualHash, settled.picture) = (nil, nil, nil)
    try removeFile(at: pendingPath(result.file))
    try removeFile(at: differencePath(result.file))
    try save(settled)
  }
}
