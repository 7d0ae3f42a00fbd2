extension Verification {
  /// Takes snapshots whose names were used twice for such that could not be compared: one of them has a
  /// result, which says nothing of the other.
  mutating func apply(_ faults: [SnapshotRun.Fault], in store: SnapshotStore) {
    let messages = Dictionary(grouping: faults, by: \.path)
    for path in messages.keys.sorted() {
      guard let file = SnapshotFile(path: path), let all = messages[path], let first = all.first
      else { continue }
      var index = results.firstIndex { $0.file == file }
      if index == nil {
        // One that passed may only be counted.
        let saved = store.savedResult(of: file, ofRun: run)
        if saved != nil, otherPassedCount > 0 { otherPassedCount -= 1 }
        let result =
          saved
          ?? SnapshotResult(
            file: file, verdict: .invalid, golden: store.shown(store.goldenPath(file)),
            title: first.title, test: first.test, run: run)
        index = results.firstIndex { file < $0.file } ?? results.endIndex
        results.insert(result, at: index ?? 0)
      }
      guard let index else { continue }
      results[index].verdict = .invalid
      (results[index].difference, results[index].wholeDifference) = (nil, nil)
      results[index].cause = nil
      results[index].message = Set(all.map(\.message)).sorted().joined(separator: "\n")
    }
  }
}
