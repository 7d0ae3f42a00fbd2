import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineSnapshots

@Suite(.blocks) struct VerificationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var note: RunNote?
    var verdicts: [SnapshotResult.Verdict] = [.passed]
    var hasRecord = true
    /// What keeps the run from passing; `nil` if it passes.
    var problem: String?
    var remark: String?
  }

  private static func note(
    _ end: ChildProcess.End?, shard: String? = nil, other: [String] = [],
    lacksOutcomes: Bool = false
  ) -> RunNote {
    RunNote(
      run: "verify-1", number: 1, shard: shard.flatMap { SnapshotRun.Shard($0) },
      shardTestCount: 0, end: end, otherFailures: other, lacksOutcomes: lacksOutcomes)
  }

  @Test(arguments: [
    Row(testDescription: "all pass", note: note(.exit(0))),
    Row(
      testDescription: "recorded and pending", note: note(.exit(0)),
      verdicts: [.recorded, .pending]),
    Row(testDescription: "swift test alone", note: nil),
    Row(
      testDescription: "swift test alone, no record", note: nil, hasRecord: false,
      problem: "the run verify-1 left no record: it crashed, or it is still running"),
    Row(
      testDescription: "one changed", note: note(.exit(1)), verdicts: [.passed, .changed],
      problem: ""),
    Row(testDescription: "missing", note: note(.exit(1)), verdicts: [.missing], problem: ""),
    Row(testDescription: "invalid", note: note(.exit(1)), verdicts: [.invalid], problem: ""),
    Row(
      testDescription: "crash", note: note(.exit(1), lacksOutcomes: true), hasRecord: false,
      problem: "ended with code 1 and left no record of the run"),
    Row(
      testDescription: "crash after another process ended well",
      note: note(.exit(1), lacksOutcomes: true), problem: "it crashed"),
    Row(
      testDescription: "killed", note: note(.signal(9)), problem: "was ended by signal 9"),
    Row(
      testDescription: "killed without a record", note: note(.signal(9)), hasRecord: false,
      problem: "was ended by signal 9 and left no record"),
    Row(
      testDescription: "another test failed", note: note(.exit(1), other: ["A.B/c()"]),
      problem: "1 test failed for other reasons: A.B/c()"),
    Row(
      testDescription: "something failed", note: note(.exit(1)),
      problem: "ended with code 1 although no snapshot failed"),
    Row(
      testDescription: "no snapshot", note: note(.exit(0)), verdicts: [], hasRecord: false,
      problem: "no test took a snapshot"),
    Row(
      testDescription: "a shard without snapshots", note: note(.exit(0), shard: "2/8"),
      verdicts: [], hasRecord: false, remark: "shard 2/8: 0 tests; merge the results"),
    Row(
      testDescription: "a shard that crashed", note: note(.exit(1), shard: "2/8"), verdicts: [],
      hasRecord: false, problem: "left no record"),
    Row(testDescription: "not ended", note: note(nil), problem: "has not ended"),
  ])
  func outcomes(_ row: Row) throws {
    try withPackage { _, store in
      for (index, verdict) in row.verdicts.enumerated() {
        try store.save(try result("S/t/\(index).svg", verdict))
      }
      try store.save(try result("S/t/of-another-run.svg", .changed, run: "verify-0"))
      if row.hasRecord {
        try store.save(SnapshotRun(id: "verify-1", library: "xctest"), process: 1)
      }
      let found = Verification(run: "verify-1", note: row.note, in: store)
      #expect(found.results.count == row.verdicts.count)
      #expect(found.exitCode == (row.problem == nil ? 0 : 1))
      #expect(found.problems.isEmpty == (row.problem ?? "").isEmpty, "\(found.problems)")
      let text = found.text(root: store.root)
      if let problem = row.problem, !problem.isEmpty { #expect(text.contains(problem), "\(text)") }
      if let remark = row.remark { #expect(text.contains(remark), "\(text)") }
    }
  }

  @Test func whatChangedForOneReasonStandsTogether() throws {
    let results = try (1...30).map {
      try result("S/t/\($0).svg", .changed, cause: "gap", difference: "gap 8 → 12")
    }
    let others = [
      try result("S/u/a.svg", .changed, cause: "width", difference: "width 1 → 2"),
      try result("S/u/b.svg", .missing, cause: "gap"), try result("S/u/c.svg"),
      try result("S/u/d.svg", .invalid),
    ]
    let waiting = results.map { result in
      var result = result
      result.actualHash = "0"
      return result
    }
    var verification = Verification(run: "r", program: "redline", results: results + others)
    verification.program = "redline"
    #expect(verification.groups.map(\.results.count) == [30, 1, 1, 1])
    try withPackage { _, store in
      try writeWhole([], to: "\(store.root)/Tests/AppTests/Deep/S.swift")
      let text = verification.text(root: store.root)
      #expect(
        text.hasPrefix(
          "Tests/AppTests/Deep/S.swift:7: error: S/t/1.svg is another layout\n"))
      #expect(
        text.contains("… and 10 more; --json lists all\n  same cause, 30 variants:\n  gap 8 → 12"))
      #expect(text.components(separatedBy: "gap 8 → 12").count == 2)
      #expect(
        text.contains(
          "34 snapshots: 1 passed, 31 changed, 1 without a golden, 1 not comparable; not passed\n"))
      // What was rejected, and a pointer of Git LFS, cannot be accepted.
      #expect(!text.contains("redline review"))
      verification.results = waiting + others
      #expect(
        verification.text(root: store.root).contains(
          "  redline review        look at each, accept or reject it\n"))
    }
  }

  /// 'swift test' failed by snapshots that somebody decided about since.
  @Test(arguments: [true, false])
  func whatWasAcceptedIsNoOtherFailure(isAccepted: Bool) throws {
    try withPackage { _, store in
      var note = try store.beginRun("verify")
      try store.addPending("S/t/x.svg", from: "old", to: "new")
      try store.save(SnapshotRun(id: note.run, library: "swift-testing"), process: 1)
      note.end = .exit(1)
      let found = try store.finish(&note, tests: [], program: "redline")
      #expect(found.exitCode == 1 && found.problems.isEmpty)
      let result = try #require(found.results.first)
      if isAccepted { try store.accept(result) } else { try store.reject(result) }
      let last = try #require(store.lastVerification())
      #expect(last.problems.isEmpty)
      #expect(last.isPassed == isAccepted)
      #expect(!last.text(root: store.root).contains("accept --all"))
    }
  }

  @Test func whatPassedIsAPathInTheJSON() throws {
    var tolerated = try result("S/t/a.svg")
    tolerated.message = "3 pixels differ"
    var elsewhere = try result("S/t/b.svg")
    elsewhere.environment = ["cairo 1.16.0 → 1.18.0"]
    let told = [tolerated, elsewhere, try result("S/t/c.svg", .changed)]
    let silent = try (1...3).map { try result("S/u/\($0).svg") }
    let verification = Verification(run: "r", program: "redline", results: told + silent)
    let json = VerificationJSON(verification)
    #expect(json.passed == ["S/u/1.svg", "S/u/2.svg", "S/u/3.svg"])
    #expect(json.results == told)
    #expect(json.counts["passed"] == 5)
    #expect(try json.indentedJSON().contains("\n    \"S/u/1.svg\",\n"))
  }

  /// There is nothing more to say of new snapshots, and of damaged goldens in their lines.
  @Test func aCauseWithoutADifferenceHasNoColon() throws {
    let results = try ["S/t/a.svg", "S/t/b.svg"].map {
      try result($0, .missing, cause: "no golden")
    }
    let text = Verification(run: "r", program: "redline", results: results).text(root: "/")
    #expect(text.contains("\n  same cause, 2 variants\n"), "\(text)")
  }

  /// Consoles show some lines; reports and programs have all.
  @Test func whatIsCutForConsolesIsWholeElsewhere() throws {
    var long = try result("S/t/a.svg", .changed, cause: "+ a\n− b\nΔ c", difference: "two lines")
    long.wholeDifference = "all lines"
    var other = long
    other.file = try #require(SnapshotFile(path: "S/t/b.svg"))
    let verification = Verification(run: "r", program: "redline", results: [long, other])
    #expect(VerificationJSON(verification).results.map(\.difference) == ["all lines", "all lines"])
    try withPackage { _, store in
      #expect(verification.text(root: store.root).contains("two lines"))
      let report = verification.report(in: store)
      for text in [report.junit(), report.markdown(), report.html()] {
        #expect(text.contains("all lines") && !text.contains("two lines"))
      }
      #expect(report.markdown().contains("Same cause, 2 snapshots: `+ a and 2 more changes`"))
    }
  }

  @Test func outcomesOfTestsAreRead() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "x.xml").path
      #expect(TestOutcomes(path: path) == nil)
      let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites><testsuite name="TestResults" failures="1">
        <testcase classname="App" name="free()" time="0.1" />
        <testcase classname="App.S" name="`a &lt; b`()"><failure message="x" /><failure message="y" />
        </testcase><testcase classname="App.S" name="off()" ><skipped /></testcase>
        </testsuite></testsuites>
        """
      try Data(xml.utf8).write(to: URL(fileURLWithPath: path))
      #expect(TestOutcomes(path: path)?.failures == ["App.S/`a < b`()"])
      try Data(xml.utf8.prefix(200)).write(to: URL(fileURLWithPath: path))
      #expect(TestOutcomes(path: path) == nil)
    }
  }

  @Test func theLastRunIsTheNewest() throws {
    try withPackage { _, store in
      #expect(store.lastRun() == nil)
      let first = try store.beginRun("verify")
      let second = try store.beginRun("record")
      #expect([first.run, second.run] == ["verify-1", "record-2"])
      #expect(store.lastRun()?.run == "record-2")
      var ended = second
      ended.end = .exit(0)
      try store.save(ended)
      #expect(store.lastRun()?.note == ended)
      // A catalog's run is none of tests.
      try store.save(SnapshotRun(id: "catalog-x", library: "catalog"), process: 1)
      #expect(store.lastRun()?.run == "record-2")
      // swift test alone, later.
      Thread.sleep(forTimeInterval: 0.05)
      try store.save(SnapshotRun(id: "process-7", library: "xctest"), process: 7)
      #expect(store.lastRun()?.run == "process-7")
      #expect(store.lastRun()?.note == nil)
    }
  }
}
