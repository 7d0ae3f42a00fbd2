import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Of many failures the tests tell most in short, and whoever reads them afterwards finds all of it.
@Suite(.blocks) struct ExplainedTests {
  private static let count = 24

  private func id(_ number: Int) -> SnapshotID { SnapshotID("Suite", "test", "a-\(number)") }

  private func judge(
    _ number: Int, gap: Double, mode: RecordMode = .never, in store: SnapshotStore,
    _ change: (inout Diagram) -> Void = { _ in }
  ) throws -> SnapshotResult {
    var diagram = try titleRow(gap: gap)
    change(&diagram)
    return store.judge(Snapshot(id(number), .diagram(diagram)), mode: mode, run: "r")
  }

  /// The results of failures, each of another distance.
  private func failures(in store: SnapshotStore) throws -> [SnapshotResult] {
    for number in 0..<Self.count {
      _ = try judge(number, gap: 8, mode: .missing, in: store)
    }
    return try (0..<Self.count).map { try judge($0, gap: 9 + Double($0), in: store) }
  }

  @Test func theFirstAreExplainedAndTheOthersWhenTheyAreRead() throws {
    try withStore { store in
      let results = try failures(in: store)
      let isBrief = (0..<Self.count).map { $0 < Explanations.limit ? nil : true }
      #expect(results.map(\.isBrief) == isBrief)
      #expect(results.allSatisfy { $0.verdict == .changed })
      #expect(
        results.last?.difference == """
          title: 16, 8, 33.5 × 20.5 → 16, 32, 33.5 × 20.5
          'redline verify --no-run' or a review says which change did that
          """)

      // Another process, and one that finds what the first kept.
      for _ in 0..<2 {
        let other = SnapshotStore(root: store.root, environment: [:])
        let read = Verification(run: "r", note: nil, in: other).results
        #expect(read.count == Self.count && read.allSatisfy { $0.isBrief == nil })
        for result in read {
          let number = Int(result.variant) ?? Int(result.file.id.path.split(separator: "-")[1])
          try withStore { alone in
            _ = try judge(number ?? 0, gap: 8, mode: .missing, in: alone)
            let expected = try judge(number ?? 0, gap: 9 + Double(number ?? 0), in: alone)
            #expect(result.difference == expected.difference)
            #expect(result.cause == expected.cause)
            #expect(result.message == expected.message)
          }
        }
        #expect(other.reviewableResults().allSatisfy { $0.isBrief == nil })
        let report = SnapshotReport(results: other.savedResults(), store: other)
        #expect(report.results.allSatisfy { $0.isBrief == nil && $0.cause != nil })
      }
    }
  }

  /// Why a snapshot fails is told after what would replace its golden was thrown away, too.
  @Test func whatIsRejectedIsExplained() throws {
    try withStore { store in
      let brief = try #require(try failures(in: store).last)
      let expected = store.explained([brief])[0]
      try removeFile(at: store.explanationPath(brief.file))
      try store.reject(brief)
      let rejected = try #require(store.savedResult(of: brief.file))
      #expect(rejected.difference == expected.difference)
      #expect(rejected.cause == expected.cause && brief.cause != expected.cause)
    }
  }

  /// The machine that merges has the goldens, which the results of a part do not.
  @Test func aMergedRunIsExplained() throws {
    try withStore { store in
      let folder = "\(store.root)/part"
      let part = SnapshotStore(root: store.root, environment: ["REDLINE_RESULTS": folder])
      var note = try part.beginRun("verify")
      note.end = .exit(1)
      try part.save(note)
      try part.save(SnapshotRun(id: note.run, library: "swift-testing"), process: 5)
      let brief = try failures(in: part).filter { $0.isBrief == true }
      #expect(brief.count == Self.count - Explanations.limit)
      for var result in part.savedResults() {
        result.run = note.run
        try part.save(result)
      }
      let merged = try store.merge([folder])
      #expect(merged.results.count == Self.count)
      #expect(merged.results.allSatisfy { $0.isBrief == nil && $0.cause != nil })
    }
  }

  /// What is told in short differs beyond doubt; what only might is compared as a whole.
  @Test func whatIsTheSameAfterAllPasses() throws {
    try withStore { store in
      _ = try failures(in: store)
      let rows: [(String, SnapshotResult.Verdict, (inout Diagram) -> Void)] = [
        ("nothing", .passed, { _ in }),
        ("the order of constraints", .passed, { $0.layout.constraints.reverse() }),
        ("the lines", .passed, { $0.layout.items[1].location?.line += 3 }),
        ("a text", .changed, { $0.layout.items[1].text?.string = "Other" }),
        ("the last digits of a number", .changed, { $0.layout.items[1].frame.origin.x += 0.001 }),
        ("a view less", .changed, { $0.layout.items.removeLast() }),
      ]
      for (row, verdict, change) in rows {
        let result = try judge(0, gap: 8, in: store, change)
        #expect(result.verdict == verdict, "\(row): \(result.text)")
        #expect(result.isBrief == nil, "\(row)")
      }
      let result = try judge(0, gap: 8, in: store) { $0.layout.items[1].frame.origin.x += 1 }
      #expect(result.isBrief == true)
    }
  }

  /// An explanation is that of one golden and of one layout.
  @Test func whatChangedSinceIsNotExplainedByIt() throws {
    try withStore { store in
      _ = try failures(in: store)
      let last = Self.count - 1
      #expect(
        store.explained([try judge(last, gap: 50, in: store)])[0].difference?.contains("50") == true
      )
      let again = try judge(last, gap: 70, in: store)
      #expect(store.explained([again])[0].difference?.contains("70") == true)
      try writeWhole(Array("<svg/>".utf8), to: store.goldenPath(again.file))
      try removeFile(at: store.explanationPath(again.file))
      #expect(store.explained([again]) == [again])
      try writeWhole(Array("{".utf8), to: store.explanationPath(again.file))
      #expect(store.explained([again]) == [again])
      try store.reject(again)
      #expect(bytes(store.explanationPath(again.file)) == nil)
    }
  }
}
