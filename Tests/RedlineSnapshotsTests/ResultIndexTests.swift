import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// The index says what the files say, whatever happened to them or to it.
@Suite(.blocks) struct ResultIndexTests {
  /// Long after everything was written.
  private let later = Int64.max

  private func result(
    _ number: Int, _ verdict: SnapshotResult.Verdict = .passed, message: String = ""
  ) -> SnapshotResult {
    let id = SnapshotID("Suite\(number % 7)", "größe", "a-\(number)")
    var result = SnapshotResult(
      file: SnapshotFile(id, number % 5 == 0 ? .png : .svg), verdict: verdict, rung: .layout,
      message: message, environment: number % 3 == 0 ? ["cairo 1.16.0 → 1.18.0"] : [],
      golden: "Snapshots/\(id.path).svg", title: "Ünï \u{1F600} \(number)", variant: "a",
      test: number % 4 == 0
        ? nil
        : .init(
          module: "App", suite: "Suite\(number % 7)", function: "größe(_:)",
          arguments: ["\(number)", ""], file: "App/Suite.swift", line: -number), run: "verify-1")
    result.test?.library = number % 2 == 0 ? "xctest" : nil
    result.seconds = 0.001 * Double(number)
    return result
  }

  /// What is there without an index.
  private func plain(
    _ store: SnapshotStore
  ) throws -> (results: [SnapshotResult], damaged: [String]) {
    let index = bytes(store.indexPath)
    try removeFile(at: store.indexPath)
    let found = store.readResults(at: nil)
    if let index { try writeWhole(index, to: store.indexPath) }
    return found
  }

  private func expectSame(_ store: SnapshotStore, _ comment: Comment) throws {
    let (expected, found) = (try plain(store), store.readResults(at: later))
    #expect(found.results == expected.results, comment)
    #expect(found.damaged == expected.damaged, comment)
  }

  @Test func whatChangedIsReadAgain() throws {
    try withStore { store in
      for number in 0..<400 { try store.save(result(number)) }
      try expectSame(store, "first")
      #expect(ResultIndex(try #require(bytes(store.indexPath)))?.entries.count == 400)
      let first = store.resultPath(result(0).file)

      try store.save(result(1, message: "within tolerance"))
      try expectSame(store, "another message")
      try store.save(result(2, .changed))
      try expectSame(store, "another verdict")
      try removeFile(at: store.resultPath(result(3).file))
      try expectSame(store, "one gone")
      try store.save(result(1000))
      try expectSame(store, "one more")
      try writeWhole(Array("{".utf8), to: store.resultPath(result(4).file))
      try expectSame(store, "one damaged")

      // In its place, with as many bytes and the time of the old one, as a script may leave it.
      let old = try #require(bytes(first))
      let times = try FileManager.default.attributesOfItem(atPath: first)[.modificationDate]
      let text = String(decoding: old, as: UTF8.self).replacing("verify-1", with: "verify-2")
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: first))
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(times)], ofItemAtPath: first)
      try expectSame(store, "another run with the old time")
      #expect(store.readResults(at: later).results.contains { $0.run == "verify-2" })
    }
  }

  /// A file that was written just now may be written again without another stamp.
  @Test func whatWasWrittenJustNowIsReadAgain() throws {
    try withStore { store in
      for number in 0..<300 { try store.save(result(number)) }
      let stamp = try #require(FileStamp(store.resultPath(result(0).file)))
      _ = store.readResults(at: stamp.changed + 1_000_000_000)
      #expect(bytes(store.indexPath) == nil)
      _ = store.readResults(at: later)
      #expect(bytes(store.indexPath) != nil)
    }
  }

  @Test func aDamagedIndexIsNone() throws {
    try withStore { store in
      for number in 0..<220 { try store.save(result(number)) }
      let expected = store.readResults(at: later).results
      let index = try #require(bytes(store.indexPath))
      #expect(ResultIndex(index)?.bytes == index)
      for place in stride(from: 0, to: index.count, by: max(index.count / 60, 1)) {
        var edited = index
        edited[place] ^= 0x41
        #expect(ResultIndex(edited) == nil, "byte \(place)")
        #expect(ResultIndex(Array(index[..<place])) == nil, "cut at \(place)")
        try writeWhole(edited, to: store.indexPath)
        #expect(store.readResults(at: nil).results == expected, "byte \(place)")
      }
    }
  }
}
