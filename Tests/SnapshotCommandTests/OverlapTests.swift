import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Runs of the same package at the same time, in one folder of results.
@Suite(.blocks) struct OverlapTests {
  private static let paths = ["S/t/x.svg", "S/t/y.svg", "S/u/x.svg"]

  /// Leaves what a process of tests leaves that took snapshots.
  private func take(
    _ paths: [String] = Self.paths, run: String, process: Int32 = 1, in store: SnapshotStore
  ) throws {
    for path in paths {
      try writeWhole([1], to: "\(store.goldens)/\(path)")
      try store.save(try result(path, run: run))
    }
    var record = SnapshotRun(
      id: run, library: "swift-testing", endedTests: ["S/t", "S/u"])
    record.taken = paths
    try store.save(record, process: process)
  }

  private func finish(
    _ note: inout RunNote, in store: SnapshotStore, end: ChildProcess.End = .exit(0)
  ) throws -> Verification {
    note.end = end
    let tests = ["App.S/t()", "App.S/u()"].compactMap { TestName($0) }
    return try store.finish(&note, tests: tests, program: "redline")
  }

  @Test(
    "A record of no process that runs is not one of a running one, whatever its name",
    arguments: ["", "process", "process-", "process--1", "process-x", "process-1-", "verify-8"])
  func namesOfRecords(_ id: String) {
    let record = SnapshotRun(id: id, library: "swift-testing", endedTests: [])
    #expect(!record.isOfRunningProcess)
  }

  @Test(arguments: [
    (["S/t/x.svg"], "process-7 wrote over 1 of its 3 results at the same time", 2),
    (paths, "process-7 wrote over 3 of its 3 results at the same time", 0),
  ])
  func resultsThatAnotherRunWroteOverAreNotObsolete(
    _ others: [String], words: String, left: Int
  ) throws {
    try withPackage { _, store in
      var first = try store.beginRun("verify")
      try take(run: first.run, in: store)
      #expect(try finish(&first, in: store).isPassed)

      var note = try store.beginRun("verify")
      try take(run: note.run, in: store)
      try take(others, run: "process-7", process: 2, in: store)
      let found = try finish(&note, in: store, end: .exit(1))
      #expect(found.obsolete == nil)
      #expect(found.results.count == left)
      #expect(
        found.problems == [
          """
          what became of \(counted(others.count, "snapshot")) cannot be told: \(words); run \
          'redline verify' again, one run after the other, or each with a folder of its own in \
          REDLINE_RESULTS
          """
        ])
      let records = store.savedRuns(note.run)
      let taken = store.takenPaths(ofRun: note.run)
      #expect(store.lostResults(of: records, found: taken)?.words == words)
      // The same is said later, where what passed is only counted.
      let again = Verification(notable: note.run, note: note, in: store)
      #expect(again.problems == found.problems)
    }
  }

  /// Where an index tells what passed, results are not even listed.
  @Test func resultsThatAreOnlyCountedAreMissedToo() throws {
    try withPackage { _, store in
      let paths = (0..<300).map { "S/t/\($0).svg" }
      var note = try store.beginRun("verify")
      try take(paths, run: note.run, in: store)
      note.end = .exit(0)
      let later = try #require(store.fileSystemTime()) + 10_000_000_000
      _ = store.notableResults(ofRun: note.run, at: later)
      #expect(store.notableResults(ofRun: note.run, at: later)?.results.isEmpty == true)
      #expect(Verification(notable: note.run, note: note, in: store).problems.isEmpty)
      try take(["S/t/7.svg"], run: "process-7", process: 2, in: store)
      let found = Verification(notable: note.run, note: note, in: store)
      #expect(found.problems.count == 1)
      #expect(found.problems.first?.contains("wrote over 1 of its 300 results") == true)
    }
  }

  /// What another run leaves to be looked at since this one began is not of an earlier run.
  @Test func whatWaitsOfAnotherRunStays() throws {
    try withPackage { _, store in
      _ = try store.beginRun("verify")
      try store.addPending("S/before/x.svg", from: "old", to: "new")
      Thread.sleep(forTimeInterval: 0.02)
      var note = try store.beginRun("verify")
      try take(run: note.run, in: store)
      Thread.sleep(forTimeInterval: 0.02)
      try store.addPending("S/meanwhile/x.svg", from: "old", to: "new")
      #expect(try finish(&note, in: store).isPassed)
      #expect(store.savedResults().filter(\.isReviewable).map(\.file.path) == ["S/meanwhile/x.svg"])
      #expect(Folder("\(store.results)/pending").filePaths() == ["S/meanwhile/x.svg"])
    }
  }

  /// A record of one of two processes would pass for the whole of a run.
  @Test func recordsOfRunningCommandsStay() throws {
    try withPackage { _, store in
      var running = try store.beginRun("verify")
      running.process = getppid()
      try store.save(running)
      let alone = SnapshotRun.name(ofProcess: getppid())
      for run in [running.run, alone, "process-1-7"] { try take(run: run, in: store) }
      for _ in 0..<3 { _ = try store.beginRun("verify") }
      #expect(Set(store.savedRuns().map(\.id)) == [running.run, alone])
      #expect(store.runNotes().map(\.run) == [running.run, "verify-3", "verify-4"])
      running.end = .exit(0)
      try store.save(running)
      _ = try store.beginRun("verify")
      #expect(store.savedRuns().map(\.id) == [alone])
    }
  }
}
