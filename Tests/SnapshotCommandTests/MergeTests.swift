import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

@Suite(.blocks) struct MergeTests {
  /// Leaves what a machine leaves that ran a shard.
  private func addShard(
    _ shard: String, to folder: URL, _ paths: [String], end: ChildProcess.End = .exit(0),
    hasRecord: Bool = true
  ) throws -> String {
    let path = folder.appending(path: "shard-\(shard.prefix { $0 != "/" })").path
    let store = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": path])
    var note = try store.beginRun("verify")
    (note.shard, note.shardTestCount, note.end) = (SnapshotRun.Shard(shard), 3, end)
    try store.save(note)
    for path in paths { try store.save(try result(path, run: note.run)) }
    if hasRecord {
      try store.save(
        SnapshotRun(id: note.run, library: "swift-testing", shard: note.shard), process: 5)
    }
    return path
  }

  @Test func shardsBecomeOneRun() throws {
    try withPackage { folder, store in
      let first = try addShard("1/2", to: folder, ["A/t/a.svg"])
      let second = try addShard("2/2", to: folder, ["B/t/b.svg"])
      let other = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": second])
      try other.addPending("C/t/c.svg", from: "old", to: "new")

      let whole = try store.merge([first, second])
      #expect(whole.results.map(\.file.path) == ["A/t/a.svg", "B/t/b.svg", "C/t/c.svg"])
      #expect(whole.problems.isEmpty)
      #expect(whole.exitCode == 1)
      #expect(store.lastRun()?.run == whole.run)
      let last = try #require(store.lastVerification())
      #expect(last.run == whole.run)
      #expect(last.summary == "3 snapshots: 2 passed, 1 changed; not passed")
      #expect(store.incompleteness(store.savedRuns(whole.run), note: store.lastRun()?.note) == nil)

      let waiting = store.reviewableResults()
      #expect(waiting.map(\.actual) == [".build/redline/pending/C/t/c.svg"])
      try store.accept(try #require(waiting.first))
      #expect(try store.golden("C/t/c.svg") == "new")
    }
  }

  /// The folder that the results go to may be one of those, also by another path.
  @Test(arguments: [false, true], [true, false])
  func theFolderItselfIsOneOfTheShards(isLink: Bool, isFirst: Bool) throws {
    try withPackage { folder, store in
      var note = try store.beginRun("verify")
      (note.shard, note.end) = (SnapshotRun.Shard("1/2"), .exit(1))
      try store.addPending("A/t/a.svg", from: "old", to: "new")
      try store.addPending("C/t/c.svg", from: "old", to: "own")
      try store.save(note)
      try store.save(
        SnapshotRun(id: note.run, library: "swift-testing", shard: note.shard), process: 5)
      let second = try addShard("2/2", to: folder, ["B/t/b.svg"], end: .exit(1))
      let other = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": second])
      try other.addPending("B/t/b.svg", from: "old", to: "other")

      var own = store.results
      if isLink {
        own = folder.appending(path: "link").path
        try FileManager.default.createSymbolicLink(
          atPath: own, withDestinationPath: store.results)
      }
      for order in [isFirst ? [own, second] : [second, own], [own]] {
        let merged = try store.merge(order)
        #expect(merged.problems.isEmpty, "\(merged.problems)")
        #expect(merged.summary == "3 snapshots: 3 changed; not passed")
        let pending = try store.reviewableResults().map { result in
          String(decoding: try store.pendingBytes(result) ?? [], as: UTF8.self)
        }
        #expect(pending == ["new", "other", "own"])
      }
    }
  }

  /// A fold over the parts, whichever comes first, also where two have the same snapshot.
  @Test(arguments: 1...6) func theOrderOfEightPartsDoesNotCount(_ seed: UInt64) throws {
    try withPackage { folder, _ in
      let folders = try (1...8).map { number in
        let own = (0..<20).map { "S\(number)/t/\($0).svg" }
        return try addShard("\(number)/8", to: folder, own + ["Shared/t/\(number % 3).svg"])
      }
      for (number, path) in folders.enumerated() {
        let part = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": path])
        try part.addPending("S\(number + 1)/t/3.svg", from: "old", to: "new \(number)")
        if number == 4 { try part.addPending("Shared/t/1.svg", from: "old", to: "new") }
      }
      func merged(_ order: [String]) throws -> [String] {
        let target = folder.appending(path: "merged").path
        try? FileManager.default.removeItem(atPath: target)
        let store = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": target])
        let found = try store.merge(order)
        let pending = try found.results.map {
          String(decoding: try store.pendingBytes($0) ?? [], as: UTF8.self)
        }
        return zip(found.results, pending).map {
          "\($0.file.path) \($0.verdict) \($0.message) \($1)"
        }
          + [found.summary] + found.problems.sorted()
      }
      let expected = try merged(folders)
      #expect(expected.contains("163 snapshots: 154 passed, 9 changed; not passed"))
      var dice = Dice(state: seed)
      let order = folders.map { (dice.roll(1000), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
      #expect(try merged(order) == expected)
    }
  }

  @Test(arguments: [
    (["1/3", "3/3"], "1 shard of 3 is missing: 2/3"),
    (["2/8", "4/8", "5/8", "7/8", "8/8"], "3 shards of 8 are missing: 1/8, 3/8, 6/8"),
    (["1/2", "2/3"], "divided differently: by 2 and 3"),
  ])
  func missingShards(_ shards: [String], problem: String) throws {
    try withPackage { folder, store in
      let folders = try shards.map { try addShard($0, to: folder, ["S\($0.prefix(1))/t/a.svg"]) }
      let merged = try store.merge(folders)
      #expect(merged.problems.contains { $0.contains(problem) }, "\(merged.problems)")
      #expect(merged.exitCode == 1)
      // It is said later, too.
      #expect(store.lastVerification()?.isPassed == false)
    }
  }

  @Test func aNameInTwoShardsIsDeclaredTwice() throws {
    try withPackage { folder, store in
      let first = try addShard("1/2", to: folder, ["A/t/a.svg"])
      let second = try addShard("2/2", to: folder, [])
      let other = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": second])
      var twice = try result("A/t/a.svg", line: 9)
      twice.test?.function = "t(_:)"
      try other.save(twice)
      let merged = try store.merge([first, second])
      #expect(
        merged.problems == [
          """
          the snapshot A/t/a is declared twice, at A/t() at AppTests/A.swift:7 and at A/t(_:) at \
          AppTests/A.swift:9; give one of them another name with 'named:'
          """
        ])
    }
  }

  @Test func aShardThatCrashedOrIsThereTwice() throws {
    try withPackage { folder, store in
      let first = try addShard("1/2", to: folder, ["A/t/a.svg"])
      let second = try addShard("2/2", to: folder, [], end: .exit(1), hasRecord: false)
      let crashed = try store.merge([first, second])
      #expect(crashed.problems.count == 1)
      #expect(
        crashed.problems.first?.hasPrefix("\(second): 'swift test' ended with code 1") == true)
      let twice = try store.merge([first, first])
      #expect(twice.problems.contains { $0.contains("shard 1/2 is there twice") })
    }
  }

  /// A failure is not lost behind what was recorded or waits, whichever comes first.
  @Test(arguments: [SnapshotResult.Verdict.recorded, .pending, .passed], [false, true])
  func aFailureStays(_ other: SnapshotResult.Verdict, isFirst: Bool) throws {
    try withPackage { folder, store in
      let verdicts = isFirst ? [SnapshotResult.Verdict.changed, other] : [other, .changed]
      let folders = try verdicts.enumerated().map { index, verdict in
        let path = try addShard("\(index + 1)/2", to: folder, ["A/t/a.svg"])
        let part = SnapshotStore(root: folder.path, environment: ["REDLINE_RESULTS": path])
        var found = try #require(part.savedResults().first)
        found.verdict = verdict
        try part.save(found)
        return path
      }
      #expect(try store.merge(folders).failures.map(\.file.path) == ["A/t/a.svg"])
    }
  }

  /// Records come from other machines.
  @Test(arguments: [(0, 0), (1, 0), (0, 3), (4, 3), (1, 9_000_000_000_000_000_000)])
  func aPartThatCannotBeIsDamaged(_ index: Int, _ count: Int) {
    let json = Data("{\"index\":\(index),\"count\":\(count)}".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SnapshotRun.Shard.self, from: json)
    }
  }

  @Test func whatIsNoFolderOfResultsIsRefused() throws {
    try withPackage { folder, store in
      #expect(throws: (any Error).self) { try store.merge([folder.path]) }
      let first = try addShard("1/2", to: folder, ["A/t/a.svg"])
      #expect(throws: (any Error).self) { try store.merge([first], run: "ci-7") }
    }
  }
}
