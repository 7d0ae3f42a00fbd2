import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Which tests failed by a snapshot, and which for other reasons.
@Suite(.blocks) struct FailureNameTests {
  private static func outcomes(of tests: [String]) throws -> TestOutcomes {
    try withTemporaryFolder { folder in
      let cases = tests.map { test in
        let parts = test.split(separator: "/").map(String.init)
        return "<testcase classname=\"\(parts[0])\" name=\"\(parts[1])\"><failure/></testcase>"
      }
      let path = folder.appending(path: "x.xml").path
      try writeWhole(Array("<testsuites>\(cases.joined())</testsuites>".utf8), to: path)
      return try #require(TestOutcomes(path: path))
    }
  }

  private static func fault(_ path: String) throws -> SnapshotRun.Fault {
    SnapshotRun.Fault(
      path: path, title: "x", message: "the snapshot \(path) is declared twice",
      test: try #require(try result(path).test))
  }

  @Test(arguments: [
    ("AppTests.S/t()", SnapshotResult.Verdict.changed, "", []),
    ("AppTests.S/t()", .recorded, "", ["AppTests.S/t()"]),
    ("AppTests.S/t()", .pending, "", ["AppTests.S/t()"]),
    ("AppTests.S/t()", .passed, "S/t/x.svg", []),
    // A suite that is called like its target, and a function without a suite.
    ("AppTests.AppTests/t()", .changed, "", []), ("AppTests/t()", .changed, "", []),
    ("B/z() B/a() B/m()", .passed, "", ["B/a()", "B/m()", "B/z()"]),
  ])
  func testsThatFailedForOtherReasons(
    _ failures: String, _ verdict: SnapshotResult.Verdict, _ fault: String, _ others: [String]
  ) throws {
    let failures = failures.split(separator: " ").map(String.init)
    let suite = failures[0].contains("S/") ? "S" : "AppTests"
    var note = RunNote(run: "verify-1", number: 1, end: .exit(1))
    note.noteOtherFailures(
      try Self.outcomes(of: failures), results: [try result("\(suite)/t/x.svg", verdict)],
      faults: fault.isEmpty ? [] : [try Self.fault(fault)])
    #expect(note.otherFailures == others)
  }

  /// The name is another snapshot's, which has a result.
  @Test(arguments: [["S/t/x.svg", "S/t/y.svg"], ["S/t/y.svg"]])
  func aNameThatIsUsedTwiceIsTold(_ results: [String]) throws {
    try withPackage { _, store in
      for path in results { try store.save(try result(path)) }
      var record = SnapshotRun(id: "verify-1", library: "swift-testing")
      record.taken = ["S/t/x.svg", "S/t/y.svg"]
      record.faults = [try Self.fault("S/t/x.svg")]
      try store.save(record, process: 1)
      var note = RunNote(run: "verify-1", number: 1, end: .exit(1))
      note.hasFailedSnapshots = true
      for found in [
        Verification(run: "verify-1", note: note, in: store),
        Verification(notable: "verify-1", note: note, in: store),
      ] {
        let message = "the snapshot S/t/x.svg is declared twice"
        #expect(found.problems.isEmpty)
        #expect(found.failures.map(\.message) == [message])
        #expect(found.summary == "2 snapshots: 1 passed, 1 not comparable; not passed")
        let report = found.report(in: store)
        #expect(report.markdown().contains(message))
        #expect(report.junit().contains("<error message=\"\(message)\""))
        #expect(found.text(root: store.root).contains("AppTests/S.swift:7: error: \(message)\n"))
      }
    }
  }

  /// Where an index tells what passed, it is counted once.
  @Test func aNameThatIsUsedTwiceIsCountedOnce() throws {
    var found = Verification(run: "verify-1", program: "redline", results: [])
    found.otherPassedCount = 3
    try withPackage { _, store in
      try store.save(try result("S/t/x.svg"))
      found.apply([try Self.fault("S/t/x.svg")], in: store)
      #expect(found.summary == "3 snapshots: 2 passed, 1 not comparable; not passed")
    }
  }
}
