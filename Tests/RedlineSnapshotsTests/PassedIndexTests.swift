import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// What is only counted is what all results say, whatever happened to them or to the index.
@Suite(.blocks) struct PassedIndexTests {
  /// Long after everything was written.
  private let later = Int64.max

  private func result(
    _ name: String, _ verdict: SnapshotResult.Verdict = .passed, run: String = "verify-1"
  ) -> SnapshotResult {
    let id = SnapshotID("Suite", "größe", name)
    return SnapshotResult(
      file: SnapshotFile(id, .svg), verdict: verdict, rung: .layout,
      message: verdict == .passed ? "" : "is another layout", golden: "Snapshots/\(id.path).svg",
      title: name, run: run)
  }

  private func fill(_ store: SnapshotStore, count: Int = 400) throws {
    for number in 0..<count { try store.save(result("a-\(number)")) }
    _ = store.notableResults(ofRun: "verify-1", at: later)
    #expect(bytes(store.passedIndexPath) != nil)
  }

  /// What all results say, read without an index.
  private func expectSame(_ store: SnapshotStore, _ comment: Comment) throws {
    let index = bytes(store.indexPath)
    try removeFile(at: store.indexPath)
    let all = store.readResults(at: nil)
    if let index { try writeWhole(index, to: store.indexPath) }
    for run in ["verify-1", "verify-2"] {
      let expected = all.results.filter { $0.run == run }
      let found = try #require(store.notableResults(ofRun: run, at: later), comment)
      #expect(found.passedCount + found.results.count == expected.count, comment)
      #expect(
        found.results.filter { $0.verdict != .passed }
          == expected.filter { $0.verdict != .passed }, comment)
      #expect(found.damaged == all.damaged, comment)
      #expect(store.paths(ofRun: run).sorted() == expected.map(\.file.path).sorted(), comment)
    }
  }

  @Test func whatChangedIsRead() throws {
    try withStore { store in
      try fill(store)
      let known = try #require(store.notableResults(ofRun: "verify-1", at: later))
      #expect(known.passedCount == 400 && known.results.isEmpty)
      try expectSame(store, "nothing")
      try store.save(result("a-1", .changed))
      try expectSame(store, "another verdict")
      try store.save(result("a-2", run: "verify-2"))
      try expectSame(store, "another run")
      try removeFile(at: store.resultPath(result("a-3").file))
      try expectSame(store, "one gone")
      try store.save(result("b"))
      try expectSame(store, "one more")
      try writeWhole(Array("{".utf8), to: store.resultPath(result("a-4").file))
      try expectSame(store, "one damaged")
      try FileManager.default.moveItem(
        atPath: store.resultPath(result("a-5").file), toPath: "\(store.results)/results/c.svg.json")
      try expectSame(store, "one moved")
      for number in 0..<300 { try store.save(result("d-\(number)", .changed)) }
      try expectSame(store, "many changed")
      try expectSame(store, "many changed, again")
    }
  }

  /// A run's last results are too young to be known when the run asks for them.
  @Test func whatWasTooYoungIsKnownLater() throws {
    try withStore { store in
      for number in 0..<220 { try store.save(result("a-\(number)")) }
      let last = try #require(FileStamp(store.resultPath(result("a-219").file)))
      // Longer than the clock of the disk takes for a tick.
      Thread.sleep(forTimeInterval: 0.05)
      for number in 0..<220 { try store.save(result("b-\(number)")) }
      let moment = last.changed + 3_000_000_001
      func known() -> Int? {
        bytes(store.passedIndexPath).flatMap { PassedIndex($0)?.entries.count }
      }
      #expect(store.notableResults(ofRun: "verify-1", at: moment)?.results.count == 440)
      #expect(known() == 220)
      // Asked once more they are read, and known from then on.
      _ = store.notableResults(ofRun: "verify-1", at: later)
      #expect(known() == 440)
      let found = store.notableResults(ofRun: "verify-1", at: later)
      #expect(found?.passedCount == 440 && found?.results.isEmpty == true)
    }
  }

  /// A file with as many bytes and the time of the old one, as a script or an archive may leave it.
  @Test func whatIsWrittenInItsPlaceIsRead() throws {
    try withStore { store in
      try fill(store)
      let path = store.resultPath(result("a-0").file)
      let old = String(decoding: try #require(bytes(path)), as: UTF8.self)
      let times = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: Data(old.replacing("verify-1", with: "verify-2").utf8))
      try handle.close()
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(times)], ofItemAtPath: path)
      try expectSame(store, "another run with the old time")
      #expect(store.notableResults(ofRun: "verify-2", at: later)?.results.count == 1)
    }
  }

  @Test func namesThatSomeDisksTakeForOneAreLookedAt() throws {
    try withStore { store in
      try fill(store)
      try store.save(result("A-7"))
      #expect(store.notableResults(ofRun: "verify-1", at: later) == nil)
      let found = Verification(notable: "verify-1", note: nil, in: store)
      #expect(found.results.count == 401)
      #expect(found.problems.contains { $0.contains("A-7") })
    }
  }

  @Test func aDamagedIndexIsNone() throws {
    try withStore { store in
      try fill(store, count: 220)
      let index = try #require(bytes(store.passedIndexPath))
      #expect(PassedIndex(index)?.bytes == index)
      for place in stride(from: 0, to: index.count, by: max(index.count / 60, 1)) {
        var edited = index
        edited[place] ^= 0x41
        #expect(PassedIndex(edited) == nil, "byte \(place)")
        #expect(PassedIndex(Array(index[..<place])) == nil, "cut at \(place)")
        try writeWhole(edited, to: store.passedIndexPath)
        let found = try #require(store.notableResults(ofRun: "verify-1", at: nil))
        #expect(found.passedCount + found.results.count == 220, "byte \(place)")
      }
    }
  }

  /// Readers while others write find the old results or the new ones, and never lose one.
  @Test func readersAndWritersAtOnce() throws {
    try withStore { store in
      try fill(store)
      DispatchQueue.concurrentPerform(iterations: 8) { process in
        for round in 0..<10 {
          if process < 4 {
            try? store.save(result("a-\(process * 10 + round)", .changed))
            if round == 5 { try? removeFile(at: store.passedIndexPath) }
          } else {
            let found = store.notableResults(ofRun: "verify-1", at: later)
            #expect(found.map { $0.passedCount + $0.results.count } == 400)
          }
        }
      }
      try expectSame(store, "afterwards")
      #expect(store.notableResults(ofRun: "verify-1", at: later)?.passedCount == 360)
    }
  }
}
