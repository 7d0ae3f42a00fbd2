import Foundation
import RedlineKit
import RedlineSnapshots
import TestPrograms
import Testing

@Suite(.blocks) struct ReviewTests {
  private let id = SnapshotID("Suite", "test", "a")

  private func changed(in store: SnapshotStore) throws -> SnapshotResult {
    _ = store.judge(Snapshot(id, .diagram(try titleRow())), mode: .missing, run: "r")
    return store.judge(Snapshot(id, .diagram(try titleRow(gap: 16))), mode: .never, run: "r")
  }

  @Test func acceptedSnapshotsPass() throws {
    try withStore { store in
      let result = try changed(in: store)
      #expect(store.reviewableResults() == [result])
      try store.accept(result)
      #expect(store.reviewableResults().isEmpty)
      #expect(bytes(store.pendingPath(result.file)) == nil)
      let snapshot = Snapshot(id, .diagram(try titleRow(gap: 16)))
      #expect(store.judge(snapshot, mode: .never, run: "r").verdict == .passed)
    }
  }

  @Test func rejectedSnapshotsLeaveTheGolden() throws {
    try withStore { store in
      let result = try changed(in: store)
      let golden = bytes(store.goldenPath(result.file))
      try store.reject(result)
      #expect(bytes(store.goldenPath(result.file)) == golden)
      #expect(store.reviewableResults().isEmpty)
      #expect(throws: SnapshotError.notPending(id: id)) { try store.accept(result) }
    }
  }

  @Test(arguments: ["golden", "layout", "picture"])
  func whatChangedSinceIsNotAccepted(part: String) throws {
    try withStore { store in
      let result = try changed(in: store)
      let path =
        switch part {
        case "golden": store.goldenPath(result.file)
        case "layout": store.pendingLayoutPath(result.file)
        default: store.pendingPath(result.file)
        }
      try writeWhole([1, 2, 3], to: path)
      let before = bytes(store.goldenPath(result.file))
      #expect(throws: SnapshotError.self) { try store.accept(result) }
      #expect(bytes(store.goldenPath(result.file)) == before)
    }
  }

  /// What is behind the end of a golden is a part of it: nothing that somebody put there is lost.
  @Test func anotherEndOfAGoldenIsAnotherGolden() throws {
    let (old, new) = (try titleRow(), try titleRow(gap: 16))
    let (oldSVG, newSVG) = ("<svg>1</svg>", "<svg>2</svg>")
    let rows: [(String, Snapshot.Content, Snapshot.Content)] = [
      ("diagram", .diagram(old), .diagram(new)), ("svg", .svg(oldSVG), .svg(newSVG)),
      ("picture of a diagram", .diagramPicture(old, scale: 1), .diagramPicture(new, scale: 1)),
    ]
    for (row, first, second) in rows {
      for ends in [("", "junk"), ("junk", "other"), ("\n<!-- a -->", "\n<!-- b -->")] {
        try withStore { store in
          let file = store.judge(Snapshot(id, first), mode: .missing, run: "r").file
          let golden = try #require(bytes(store.goldenPath(file)))
          try writeWhole(golden + ends.0.utf8, to: store.goldenPath(file))
          let result = store.judge(Snapshot(id, second), mode: .never, run: "r")
          #expect(result.isReviewable, "\(row), \(ends.0)")
          let edited = golden + ends.1.utf8
          try writeWhole(edited, to: store.goldenPath(file))
          #expect(throws: SnapshotError.self, "\(row), \(ends)") { try store.accept(result) }
          #expect(bytes(store.goldenPath(file)) == edited, "\(row), \(ends)")
        }
      }
    }
  }

  @Test func aSnapshotThatPassesAgainWaitsNoMore() throws {
    try withStore { store in
      let result = try changed(in: store)
      _ = store.judge(Snapshot(id, .diagram(try titleRow())), mode: .never, run: "r")
      #expect(store.reviewableResults().isEmpty)
      #expect(bytes(store.pendingPath(result.file)) == nil)
    }
  }
}
