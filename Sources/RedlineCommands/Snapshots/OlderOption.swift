import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Whether what earlier runs left is decided about, too.
struct OlderOption: ParsableArguments {
  @Flag(
    help: """
      Also what runs before the last one left, whose code may be gone; 'reject --all --older' \
      clears it.
      """)
  var older = false

  /// What is decided about; says what is left.
  func results(in store: SnapshotStore) throws -> [SnapshotResult] {
    let waiting = store.waitingResults()
    if older { return (waiting.last + waiting.older).sorted { $0.file < $1.file } }
    if !waiting.older.isEmpty {
      let runs = Set(waiting.older.map(\.run)).sorted().listed(atMost: 3)
      StandardError.print(
        """
        note: \(counted(waiting.older.count, "snapshot")) of earlier runs (\(runs)) left as \
        \(waiting.older.count == 1 ? "it is" : "they are"): \
        \(waiting.older.map(\.file.id.path).listed(atMost: 5)); --older takes them, too
        """)
    }
    return waiting.last
  }
}
