import Foundation
import RedlineIO
import RedlineSnapshots
import TestPrograms
import Testing

/// Test processes that use expectations outside of tests, or that leave early.
///
/// Each is this program again, with one test that does what is asked for.
@Suite(.blocks, .enabled(if: CommandLine.arguments[0].hasSuffix(".xctest"))) struct TestProcessTests
{
  struct Row: CustomTestStringConvertible, Sendable {
    /// What the test does, in `ProcessFixtures.swift`.
    var act: String
    var library = "swift-testing"
    var test = "ProcessFixture"
    /// The exit code, -1 for a signal.
    var status: Int32
    /// What is printed.
    var text = ""
    /// Whether the process left its end, and the tests that ran then.
    var hasEnded = true
    var running: [String] = []
    /// What keeps the run from passing, where 'swift test' would end with the code.
    var problem: String?
    var testDescription: String { "\(act), \(test)" }
  }

  private static let method = "RedlineSnapshotsTests.MethodFixture/testAct"

  @Test(arguments: [
    Row(act: "pass", status: 0),
    Row(act: "detached", status: 1, text: "is off the grid of 16 pt", problem: ""),
    Row(act: "snapshot", status: 1, text: "has no golden", problem: ""),
    Row(act: "queue", status: 1, text: "is off the grid of 16 pt", problem: ""),
    Row(act: "thrown", status: 1, text: "FixtureError", problem: ""),
    Row(act: "late", status: 1, text: "1 expectation failed outside of tests", problem: ""),
    Row(
      act: "unfinished", status: 1, text: "the process ends while expectations are looked at",
      problem: ""),
    Row(
      act: "exit", status: 1, text: "the process ends with code 0 while a test is running",
      running: ["ProcessFixture/traced"], problem: "1 test ran: ProcessFixture/traced; look for"),
    Row(
      act: "exit", test: "PlainFixture", status: 1, text: "while a test is running",
      running: ["PlainFixture/plain"], problem: "1 test ran: PlainFixture/plain"),
    Row(
      act: "code", status: 3, running: ["ProcessFixture/traced"],
      problem: "1 test ran: ProcessFixture/traced"),
    Row(
      act: "leave", status: 0, hasEnded: false,
      problem: "1 test process (swift-testing) did not come to an end"),
    Row(act: "killed", status: -1, hasEnded: false, problem: "was ended by signal 9"),
    Row(act: "error", status: 1, text: "FixtureError", problem: ""),
    Row(act: "pass", library: "xctest", test: method, status: 0),
    Row(
      act: "detached", library: "xctest", test: method, status: 1,
      text: "is off the grid of 16 pt", problem: ""),
    Row(
      act: "queue", library: "xctest", test: method, status: 1, text: "is off the grid of 16 pt",
      problem: ""),
    Row(
      act: "thrown", library: "xctest", test: method, status: 1, text: "FixtureError",
      problem: ""),
    Row(
      act: "late", library: "xctest", test: method, status: 1,
      text: "1 expectation failed outside of tests", problem: ""),
    Row(
      act: "exit", library: "xctest", test: method, status: 1, text: "while a test is running",
      running: ["ProcessFixtures/testAct"], problem: "1 test ran: ProcessFixtures/testAct"),
    Row(
      act: "leave", library: "xctest", test: method, status: 0, hasEnded: false,
      problem: "1 test process (xctest) did not come to an end"),
  ])
  func processes(_ row: Row) throws {
    try withStore { store in
      // All but what is missing has its golden.
      if row.act != "snapshot" { try addGoldens(to: store) }
      let outcome = try run(row.act, row.library, row.test, in: store)
      #expect(outcome.status == row.status, "\(outcome)")
      let printed = outcome.output + outcome.errors
      #expect(row.text.isEmpty || printed.contains(row.text), "\(outcome)")
      for record in store.savedRuns("r") {
        #expect(record.hasEnded == row.hasEnded)
        #expect(record.runningTests == row.running)
        #expect(record.library == row.library)
      }
      let end: ChildProcess.End = row.status < 0 ? .signal(9) : .exit(row.status)
      let found = Verification(
        run: "r", note: RunNote(run: "r", number: 1, end: end), in: store)
      #expect(found.isPassed == (row.problem == nil), "\(found.problems)")
      let problems = found.problems.joined(separator: "\n")
      let problem = row.problem ?? ""
      #expect(problem.isEmpty || problems.contains(problem), "\(problems)")
    }
  }

  @Test(arguments: ["pass", "skip"])
  func methodsOfXCTestSayWhichGoldensTheyTook(_ act: String) throws {
    try withStore { store in
      try addGoldens(to: store)
      let outcome = try run(
        act, "xctest", "RedlineSnapshotsTests.MethodFixture", in: store)
      #expect(outcome.status == 0, "\(outcome)")
      let methods = store.savedRuns("r").flatMap(\.methods).sorted { $0.name < $1.name }
      let other = act == "pass" ? ["ProcessFixtures/testOther"] : []
      #expect(
        methods == [
          .init(
            name: "MethodFixture/testAct", folders: ["ProcessFixtures/testAct"], hasEnded: true),
          .init(
            name: "MethodFixture/testOther", folders: other, hasEnded: act == "pass",
            isSkipped: act == "skip"),
        ])
    }
  }

  @Test func aNameOfXCTestAndSwiftTestingIsDeclaredTwice() throws {
    try withStore { store in
      try addGoldens(to: store)
      _ = try run("pass", "swift-testing", "ProcessFixture", in: store)
      // As if the method of XCTest had taken it.
      let file = try #require(SnapshotFile(path: "ProcessFixture/traced/traced.svg"))
      var result = try #require(store.savedResult(of: file, ofRun: "r"))
      result.test?.library = "xctest"
      try store.save(result)
      let outcome = try run("pass", "swift-testing", "ProcessFixture", in: store)
      #expect(outcome.status == 1)
      #expect(
        (outcome.output + outcome.errors).contains(
          "the snapshot ProcessFixture/traced/traced is declared twice"), "\(outcome)")
    }
  }

  /// Two processes that have one golden by the names of their tests, and nobody made that up.
  @Test func oneGoldenOfTwoProcessesIsTold() throws {
    try withStore { store in
      try addGoldens(to: store)
      let names = ["ProcessFixtures", Self.method]
      for names in [names, names.reversed()] {
        try? FileManager.default.removeItem(atPath: store.results)
        let outcomes = try names.map { name in
          try run("pass", name == Self.method ? "xctest" : "swift-testing", name, in: store)
        }
        #expect(outcomes.map(\.status) == [0, 1], "\(names)")
        #expect(
          (outcomes[1].output + outcomes[1].errors).contains(
            "the snapshot ProcessFixtures/testAct/testAct is declared twice"), "\(names)")
        // The result is that of the first process.
        let found = Verification(
          run: "r", note: RunNote(run: "r", number: 1, end: .exit(1)), in: store)
        #expect(found.failures.map(\.file.path) == ["ProcessFixtures/testAct/testAct.svg"])
        #expect(found.failures.first?.message.contains("is declared twice") == true)
      }
    }
  }

  /// Processes that record at once lose nothing, also where two have one golden.
  @Test func processesRecordAtOnce() throws {
    try withStore { store in
      let tests = ["ProcessFixtures", "ProcessFixture", Self.method, "PlainFixture"]
      let processes = try (0..<8).map { index in
        let name = tests[index % tests.count]
        let library = name == Self.method ? "xctest" : "swift-testing"
        var program = program("pass", library, name, in: store)
        program.environment["REDLINE_RECORD"] = "missing"
        return try program.started()
      }
      for process in processes { process.waitUntilExit() }
      let paths = Folder(store.goldens).filePaths()
      #expect(
        paths == [
          "PlainFixture/plain/plain.svg", "ProcessFixture/traced/traced.svg",
          "ProcessFixtures/testAct/testAct.svg",
        ])
      for path in paths { #expect(bytes("\(store.goldens)/\(path)") == Array("<svg/>".utf8)) }
    }
  }

  /// Eight processes in one folder of results, half of them XCTest's.
  @Test func eightProcessesAtOnce() throws {
    try withStore { store in
      try addGoldens(to: store)
      let processes = try (0..<8).map { index in
        try program(
          "pass", index % 2 == 0 ? "swift-testing" : "xctest",
          index % 2 == 0 ? "ProcessFixture" : "RedlineSnapshotsTests.MethodFixture", in: store
        ).started()
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let records = store.savedRuns("r")
      #expect(records.count == 8)
      #expect(records.allSatisfy { $0.hasEnded })
      #expect(
        Set(records.flatMap(\.taken)) == [
          "ProcessFixture/traced/traced.svg", "ProcessFixtures/testAct/testAct.svg",
          "ProcessFixtures/testOther/other.svg",
        ])
      let found = Verification(
        run: "r", note: RunNote(run: "r", number: 1, end: .exit(0)), in: store)
      #expect(found.isPassed, "\(found.problems)")
      #expect(
        found.results.map(\.file.path) == [
          "ProcessFixture/traced/traced.svg", "ProcessFixtures/testAct/testAct.svg",
          "ProcessFixtures/testOther/other.svg",
        ])
    }
  }

  @Test func aRunThatCannotBeNotedFails() throws {
    try withStore { store in
      try addGoldens(to: store)
      // A file where the folder of records would be.
      try writeWhole([], to: "\(store.results)/runs")
      let outcome = try run("pass", "swift-testing", "ProcessFixture", in: store)
      #expect(outcome.status == 1)
      #expect(
        (outcome.output + outcome.errors).contains("/runs cannot be written: it is not a folder"),
        "\(outcome)")
    }
  }

  private func addGoldens(to store: SnapshotStore) throws {
    for path in [
      "ProcessFixture/traced/traced", "PlainFixture/plain/plain",
      "ProcessFixtures/testAct/testAct", "ProcessFixtures/testOther/other",
    ] {
      try writeWhole(Array("<svg/>".utf8), to: "\(store.goldens)/\(path).svg")
    }
  }

  private func run(
    _ act: String, _ library: String, _ test: String, in store: SnapshotStore
  ) throws -> Program.Outcome {
    try program(act, library, test, in: store).run()
  }

  private func program(
    _ act: String, _ library: String, _ test: String, in store: SnapshotStore
  ) -> Program {
    let arguments =
      library == "xctest" ? [test] : ["--testing-library", "swift-testing", "--filter", test + "/"]
    var program = Program(CommandLine.arguments[0], arguments)
    for name in program.environment.keys where name.hasPrefix("REDLINE_") || name == "CI" {
      program.environment[name] = nil
    }
    program.environment.merge(
      ["REDLINE_FIXTURE": act, "REDLINE_ROOT": store.root, "REDLINE_RUN": "r"]) { $1 }
    return program
  }
}
