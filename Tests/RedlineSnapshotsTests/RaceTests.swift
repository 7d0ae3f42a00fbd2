import Foundation
import RedlineDiagram
import RedlineKit
import Synchronization
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Snapshots with one name that are recorded at the same time, as two processes of a run may.
@Suite(.blocks) struct RaceTests {
  private func snapshot(_ number: Int, test: Int = 0) throws -> Snapshot {
    Snapshot(
      SnapshotID("Suite", "test", "a"), .diagram(try titleRow(gap: Double(number))),
      title: "TitleRow",
      test: .init(
        module: "Tests", suite: "Suite", function: "test\(test)()", arguments: [],
        file: "Tests/Suite.swift", line: 1 + test))
  }

  /// Both looked for a golden before either wrote one.
  @Test(
    arguments: [
      ("other contents of the same test", 8, 20, 0, .changed, "another process recorded it"),
      ("the same contents of the same test", 8, 8, 0, .passed, ""),
      ("other contents of another test", 8, 20, 1, .invalid, "is declared twice"),
      ("the same contents of another test", 8, 8, 1, .invalid, "is declared twice"),
    ] as [(String, Int, Int, Int, SnapshotResult.Verdict, String)])
  func theSecondToRecordIsTold(
    _ row: String, first: Int, second: Int, test: Int, verdict: SnapshotResult.Verdict,
    message: String
  ) throws {
    try withStore { store in
      let (one, other) = (try snapshot(first), try snapshot(second, test: test))
      #expect(store.judge(one, mode: .missing, run: "r").verdict == .recorded)
      let golden = bytes(store.goldenPath(one.file))
      let result = store.judged(other, run: "r") { result in
        try store.recordMissing(
          other, actual: actualFile(of: other), mode: .missing, into: &result)
      }
      #expect(result.verdict == verdict, "\(result.text)")
      #expect(message.isEmpty ? result.message.isEmpty : result.message.contains(message))
      #expect(bytes(store.goldenPath(one.file)) == golden)
    }
  }

  @Test func ofManyAtOnceOneIsRecordedAndTheOthersAreTold() throws {
    try withStore { store in
      let snapshots = try (0..<6).map { try snapshot(8 + $0, test: $0) }
      let found = Mutex<[SnapshotResult]>([])
      DispatchQueue.concurrentPerform(iterations: snapshots.count) { number in
        let result = store.judge(snapshots[number], mode: .missing, run: "r")
        found.withLock { $0.append(result) }
      }
      let results = found.withLock { $0 }
      #expect(results.count { !$0.verdict.isFailure } <= 1, "\(results.map(\.text))")
      let golden = bytes(store.goldenPath(snapshots[0].file))
      let drawn = try snapshots.map { try actualFile(of: $0).bytes() }
      #expect(drawn.count { $0 == golden } == 1)
    }
  }

  @Test func whatIsAcceptedIsNotWrittenOverAGoldenThatCameMeanwhile() throws {
    try withStore { store in
      let one = try snapshot(8)
      let result = store.judge(one, mode: .never, run: "r")
      #expect(result.verdict == .missing)
      try store.write([1], asGoldenOf: result)
      #expect(throws: SnapshotError.self) { try store.write([2], asGoldenOf: result) }
      #expect(bytes(store.goldenPath(one.file)) == [1])
    }
  }
}
