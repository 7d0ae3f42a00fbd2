import Foundation
package import RedlineIO

/// What a command knows of a run that it started, kept for `--no-run`, `obsolete` and `merge`.
package struct RunNote: Codable, Hashable {
  /// The run's name: `verify-7`.
  package var run: String
  /// Counts the runs of a folder of results.
  package var number: Int
  package var shard: SnapshotRun.Shard?
  /// How many tests the shard has.
  package var shardTestCount: Int?
  /// Why not all tests were asked for.
  package var partialReason: String?
  /// How the tests ended; `nil` if they did not.
  package var end: ChildProcess.End?
  /// The process of the command.
  package var process: Int32?
  /// Tests that failed, other than by a snapshot.
  package var otherFailures: [String] = []
  /// Whether the list of outcomes is missing that a process writes at its end.
  package var lacksOutcomes = false
  /// Whether a snapshot failed, which may be accepted since; `nil` if the run did not note it.
  package var hasFailedSnapshots: Bool?
  /// The goldens that the last run that passed took and this one did not, although their tests are
  /// there, and that run.
  package var missed: [String]?
  package var missedSince: String?
  /// What else keeps the run from passing.
  package var problems: [String] = []
  /// What is good to know.
  package var remarks: [String]?
  /// The goldens that no test takes any more; `nil` if the run does not tell.
  package var obsolete: [String]?
  /// All tests that there are, where others merge the run.
  package var declaredTests: [String]?
  /// The tests of the shard.
  package var shardTests: [String]?
  /// SHA-256 of the times that the shards are balanced by; `nil` where names decide.
  package var timesHash: String?
  /// How many milliseconds each test took.
  package var milliseconds: [String: Int]?

  package init(
    run: String, number: Int, shard: SnapshotRun.Shard? = nil, shardTestCount: Int? = nil,
    end: ChildProcess.End? = nil, otherFailures: [String] = [], lacksOutcomes: Bool = false
  ) {
    (self.run, self.number, self.shard) = (run, number, shard)
    (self.shardTestCount, self.end) = (shardTestCount, end)
    (self.otherFailures, self.lacksOutcomes) = (otherFailures, lacksOutcomes)
  }

  /// Whether another command goes on with it: a command has one run at a time.
  var isRunning: Bool {
    guard end == nil, let process, process != getpid() else { return false }
    return RedlineSnapshots.isRunning(process)
  }
}

extension SnapshotStore {
  private var notes: String { "\(results)/commands" }

  /// The notes of the runs that commands started, oldest first.
  package func runNotes() -> [RunNote] {
    Folder(notes).filePaths().compactMap { path in
      guard let bytes = try? wholeFile(at: "\(notes)/\(path)", limit: 256 << 20) else { return nil }
      return try? JSONDecoder().decode(RunNote.self, from: Data(bytes))
    }.sorted { ($0.number, $0.run) < ($1.number, $1.run) }
  }

  /// Begins a run with a name that none before had; records of earlier ones that have ended are
  /// removed.
  /// - Throws: ``SnapshotError/unwritable(path:reason:)``.
  package func beginRun(_ command: String) throws -> RunNote {
    let old = runNotes()
    var note = RunNote(run: "", number: (old.last?.number ?? 0) + 1)
    note.run = "\(command)-\(note.number)"
    // Another command may begin a run right now.
    while try !claim(note.run) {
      note.number += 1
      note.run = "\(command)-\(note.number)"
    }
    note.process = getpid()
    for stale in old where stale.number < note.number - 1 && !stale.isRunning {
      try remove(stale)
    }
    let running = Set(old.filter(\.isRunning).map(\.run))
    try removeRecords {
      $0.library != catalogLibrary && !running.contains($0.id) && !$0.isOfRunningProcess
    }
    try save(note)
    return note
  }

  package func save(_ note: RunNote) throws {
    try writeWhole(Array(try note.indentedJSON().utf8), to: "\(notes)/\(note.run).json")
  }

  private func remove(_ note: RunNote) throws {
    try removeFile(at: "\(notes)/\(note.run).json")
    try removeFile(at: "\(notes)/\(note.run)")
  }

  /// Makes a file that no other command can make.
  private func claim(_ run: String) throws -> Bool {
    try Folder(notes).make()
    return try WholeFile(claimPath(run)).claim()
  }

  /// The file that a run makes when it begins.
  func claimPath(_ run: String) -> String { "\(notes)/\(run)" }

  /// The files of the runs' records with what they hold.
  func recordFiles() -> [(path: String, record: SnapshotRun)] {
    Folder("\(results)/runs").filePaths().compactMap { name in
      let path = "\(results)/runs/\(name)"
      guard let bytes = try? wholeFile(at: path, limit: 16 << 20),
        let record = try? JSONDecoder().decode(SnapshotRun.self, from: Data(bytes))
      else { return nil }
      return (path, record)
    }
  }

  package func removeRecords(where isOld: (SnapshotRun) -> Bool) throws {
    for (path, record) in recordFiles() where isOld(record) { try removeFile(at: path) }
  }

  /// Writes into a run's records what its processes could not know: that a filter was a shard.
  package func completeRecords(of note: RunNote) throws {
    for (path, record) in recordFiles() where record.id == note.run {
      var record = record
      (record.shard, record.partialReason) = (note.shard, note.partialReason)
      try writeWhole(Array(try record.indentedJSON().utf8), to: path)
    }
  }
}

/// The library in the records that a command writes of what processes could not know.
package let redlineLibrary = "redline"

/// The library in the records of catalogs.
package let catalogLibrary = "catalog"
