import ArgumentParser
import Foundation
import RedlineIO
import RedlineSnapshots

/// Which tests are run, and how their snapshots are judged.
struct TestRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only tests that match, as for 'swift test'.", valueName: "pattern"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp("Not the tests that match, as for 'swift test'.", valueName: "pattern"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Only this part of the tests, for machines that share them: 3/8 is the third of eight. A \
      test stays in its part when others are added, unless --times divides them.
      """,
      valueName: "part"),
    transform: { try SnapshotRun.Shard(argument: $0) })
  var shard: SnapshotRun.Shard?

  @Option(
    help: ArgumentHelp(
      """
      With --shard: divide the tests by the times of an earlier run, which 'verify' and 'merge' \
      keep as .build/redline/times.json, so that all parts take about as long. All machines need \
      the same file; without it tests are divided by name.
      """,
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var times: String?

  @Option(help: "What must be the same at least, also where a test asks for less.")
  var precision: Choice<SnapshotPrecision>?

  @Flag(help: "Compare everything anew, also what was compared before with the same result.")
  var noCache = false

  @Flag(
    help: "Draw every snapshot and check all steps of the comparison, also if the first passes.")
  var full = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("After '--': further arguments of 'swift test'.", valueName: "arguments"))
  var swiftTestArguments: [String] = []

  func validate() throws {
    if shard != nil, !filter.isEmpty {
      throw ValidationError(
        "--shard and --filter cannot be combined; a shard is a part of all tests (--skip may be)")
    }
    if times != nil, shard == nil {
      throw ValidationError("--times needs --shard, as 3/8; without it all tests are run")
    }
  }

  /// Why not all tests are run; a shard is no reason, as the others run the rest.
  private var partialReason: String? {
    let words = filter.map { "--filter \($0)" } + skip.map { "--skip \($0)" }
    let others = SnapshotRun.partialReason(ofSwiftTest: swiftTestArguments)
    let all = words + [others].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  private func variables(mode: RecordMode, run: String) -> [String: String] {
    var variables = ["REDLINE_RECORD": mode.rawValue, "REDLINE_RUN": run]
    if let precision { variables["REDLINE_PRECISION"] = precision.value.rawValue }
    if noCache { variables["REDLINE_CACHE"] = "0" }
    if full { variables["REDLINE_FULL"] = "1" }
    return variables
  }

  /// Runs the tests.
  /// - Parameter allowsFewer: Whether snapshots that are not taken any more are not missed.
  /// - Returns: What they come to, also if the tests fail.
  func runTests(
    _ command: String, mode: RecordMode, root: String, in store: SnapshotStore, json: Bool,
    allowsFewer: Bool = false
  ) throws -> Verification {
    var note = try store.beginRun(command)
    (note.shard, note.partialReason) = (shard, partialReason)
    // A plugin's own SwiftPM has the lock, and waits for this program.
    var arguments = (isPlugin ? ["--ignore-lock"] : []) + swiftTestArguments
    var tests: [TestName]?
    if let shard {
      let all = try TestProcess.listedTests(
        root: root, arguments: listArguments, json: json)
      let times = knownTimes(&note)
      let part = shard.tests(of: all, times: times)
      (tests, note.declaredTests) = (all, all.map(\.text))
      (note.shardTestCount, note.shardTests) = (part.count, part.map(\.text))
      if !json {
        let share = times.map { ", \($0.share(of: part, in: all))" } ?? ""
        StandardError.print("shard \(shard.label): \(counted(part.count, "test"))\(share)")
      }
      // Without a pattern all tests would run.
      if part.isEmpty { arguments = [] } else { arguments += part.filterArguments }
    }
    try store.save(note)
    var outcomes: TestOutcomes?
    if note.shardTestCount == 0 {
      note.end = .exit(0)
    } else {
      arguments += (filter.flatMap { ["--filter", $0] }) + skip.flatMap { ["--skip", $0] }
      outcomes = try run(
        ["test"] + arguments, mode: mode, root: root, in: store, &note, json: json)
    }
    try store.completeRecords(of: note)
    let isWhole = store.incompleteness(store.savedRuns(note.run), note: note) == nil
    if isWhole, tests == nil { tests = listedAfterwards(root: root, &note, json: json) }
    try saveRecord(of: note, outcomes, tests ?? [], in: store)
    return try store.finish(&note, tests: tests, allowsFewer: allowsFewer, program: invokedName)
  }

  /// The times that the tests are divided by; `nil` if names decide, which the note says where a
  /// file was named.
  private func knownTimes(_ note: inout RunNote) -> TestTimes? {
    guard let times else { return nil }
    do throws(TestTimesError) {
      let known = try TestTimes(path: times)
      note.timesHash = known.hash
      return known
    } catch {
      note.remarks = ["the tests were divided by name: \(error)"]
      return nil
    }
  }

  /// Saves what the processes of the tests could not know.
  private func saveRecord(
    of note: RunNote, _ outcomes: TestOutcomes?, _ tests: [TestName], in store: SnapshotStore
  ) throws {
    // A shard without snapshots is a part of the run, too.
    let isShard = note.shard != nil && note.end?.isSuccess == true
    guard isShard || outcomes != nil && !tests.isEmpty else { return }
    var record =
      outcomes?.record(run: note.run, declared: tests)
      ?? SnapshotRun(id: note.run, library: redlineLibrary)
    (record.partialReason, record.shard) = (note.partialReason, note.shard)
    try store.save(record, process: 0)
  }

  /// The tests of the package, which was built; without them the run still tells the rest.
  private func listedAfterwards(
    root: String, _ note: inout RunNote, json: Bool
  ) -> [TestName]? {
    do {
      return try TestProcess.listedTests(
        root: root, arguments: ["--skip-build"] + listArguments.filter { $0 != "--skip-build" },
        json: json)
    } catch {
      note.remarks = ["which goldens no test takes any more is not known: \(error)"]
      return nil
    }
  }

  /// The further arguments that 'swift test list' takes, too: those about the build.
  private var listArguments: [String] {
    var arguments: [String] = []
    var isValue = false
    for argument in swiftTestArguments {
      if !isValue, !Self.testOnlyOptions.contains(where: argument.hasPrefix) {
        arguments.append(argument)
      }
      isValue = Self.testOnlyOptions.contains(argument) && !Self.testOnlyFlags.contains(argument)
    }
    return arguments
  }

  private static let testOnlyFlags = ["--parallel", "--no-parallel"]
  private static let testOnlyOptions =
    testOnlyFlags + ["--num-workers", "--xunit-output", "--attachments-path", "--repetitions"]

  private func run(
    _ arguments: [String], mode: RecordMode, root: String, in store: SnapshotStore,
    _ note: inout RunNote, json: Bool
  ) throws -> TestOutcomes? {
    let isListed = !swiftTestArguments.contains {
      $0.hasPrefix("--xunit-output") || $0 == "--disable-swift-testing"
    }
    // Another run may be going on.
    let base = "\(store.results)/tests-\(note.run)"
    // Only Swift Testing writes one without --parallel.
    let list = "\(base)-swift-testing.xml"
    try removeFile(at: list)
    defer { for path in [list, "\(base).xml"] { try? removeFile(at: path) } }
    let test = TestProcess(
      arguments: arguments + (isListed ? ["--xunit-output", "\(base).xml"] : []), folder: root,
      variables: variables(mode: mode, run: note.run))
    // A plugin has one stream for all, which JSON would share.
    note.end = try test.run(printingTo: json && isPlugin ? "\(store.results)/tests.txt" : nil)
    let outcomes = isListed ? TestOutcomes(path: list) : nil
    let results = store.savedResults(ofRun: note.run)
    note.milliseconds = TestTimes(outcomes, results: results).milliseconds
    guard isListed else { return nil }
    note.noteOtherFailures(
      outcomes, isCut: FileManager.default.fileExists(atPath: list), results: results,
      faults: store.savedRuns(note.run).flatMap(\.faults))
    return outcomes
  }
}

extension SnapshotRun.Shard {
  /// A part of the tests as `3/8`.
  /// - Throws: `ValidationError`.
  fileprivate init(argument text: String) throws {
    guard let shard = SnapshotRun.Shard(text) else {
      throw ValidationError(
        """
        '\(text)' is not a part of the tests; the third of eight is 3/8, and at most 10000 are \
        made
        """)
    }
    self = shard
  }
}
