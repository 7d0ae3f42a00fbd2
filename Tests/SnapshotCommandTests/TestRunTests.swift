import Foundation
import RedlineIO
import RedlineSnapshots
import TestPrograms
import Testing

/// `verify`, `record` and `obsolete` with a program in place of `swift` that leaves what tests leave.
@Suite(.blocks) struct TestRunTests {
  /// Writes the program: it lists three tests, notes its arguments and its variables, leaves a
  /// passed snapshot and a record, and ends as `FAKE` says.
  private func writeSwift(to folder: URL) throws -> String {
    let bin = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let path = bin.appending(path: "swift").path
    let script = """
      #!/bin/sh
      echo "$@" >>calls
      echo 'Another instance of SwiftPM' >&2
      if [ "$2" = list ]; then
        echo 'Building for debugging...'
        case "$FAKE" in nolist) exit 1 ;; esac
        printf 'App.A/one()\\nApp.A/two()\\nApp.B/three()\\n'
        exit 0
      fi
      echo 'what tests print'
      env | grep '^REDLINE_' | sort >variables
      results=${REDLINE_RESULTS:-.build/redline}
      mkdir -p "$results/results/A/one" "$results/runs"
      case "$FAKE" in
        build) exit 1 ;;
        empty) exit 0 ;;
      esac
      verdict=passed
      [ "$FAKE" = changed ] && verdict=changed
      cat >"$results/results/A/one/x.svg.json" <<JSON
      {"environment":[],"file":{"id":"A/one/x","kind":"svg"},"golden":"Snapshots/A/one/x.svg",
      "message":"x differs","run":"$REDLINE_RUN","seconds":0,"title":"x","variant":"x",
      "verdict":"$verdict","test":{"module":"App","suite":"A","function":"one()","arguments":[],
      "file":"App/A.swift","line":3}}
      JSON
      [ "$FAKE" = crash ] && kill -9 $$
      ended=true
      [ "$FAKE" = left ] && ended=false
      cat >"$results/runs/$REDLINE_RUN-swift-testing-1.json" <<JSON
      {"id":"$REDLINE_RUN","library":"swift-testing","partialReason":"--filter x",
      "endedTests":["A/one"],"openTests":[],"hasEnded":$ended,"takenLines":"A/one/x.svg"}
      JSON
      xml=$(echo "$*" | sed -n 's/.*--xunit-output \\([^ ]*\\)\\.xml.*/\\1-swift-testing.xml/p')
      [ "$FAKE" = left ] && exit 0
      [ "$FAKE" = cut ] && { echo '<testsuites>' >"$xml"; exit 0; }
      case "$FAKE" in
        changed) echo '<testsuites><testcase classname="App.A" name="one()"><failure/></testcase></testsuites>' >"$xml"; exit 1 ;;
        other) echo '<testsuites><testcase classname="App.A" name="two()"><failure/></testcase></testsuites>' >"$xml"; exit 1 ;;
      esac
      echo '<testsuites></testsuites>' >"$xml"

      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o755)
    return bin.path
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var fake = ""
    var status: Int32
    var text: String
    /// In the last call of swift.
    var call = ""
    var variables: [String] = []
    var testDescription: String { "\(line) \(fake)" }
  }

  @Test(arguments: [
    Row(
      line: "verify", status: 0, text: "1 snapshot: 1 passed\n", call: "test --xunit-output",
      variables: ["REDLINE_RECORD=never", "REDLINE_RUN=verify-1"]),
    Row(
      line: "verify --filter A --filter B --skip C", status: 0,
      text: "only a part was run: --filter A --filter B --skip C",
      call: "test --filter A --filter B --skip C "),
    Row(
      line: "verify -- --parallel -c release", status: 0, text: "1 passed",
      call: "test --parallel -c release "),
    Row(
      line: "verify --precision pixels --no-cache --full", status: 0, text: "1 passed",
      variables: ["REDLINE_CACHE=0", "REDLINE_FULL=1", "REDLINE_PRECISION=pixels"]),
    Row(line: "verify", fake: "changed", status: 1, text: "App/A.swift:3: error: x differs\n"),
    Row(
      line: "verify", fake: "other", status: 1, text: "1 test failed for other reasons: App.A/two()"
    ),
    Row(
      line: "verify", fake: "build", status: 1,
      text: "'swift test' ended with code 1 and left no record"),
    Row(
      line: "verify", fake: "crash", status: 1,
      text: "'swift test' was ended by signal 9 and left no record"),
    Row(line: "verify", fake: "empty", status: 1, text: "no test took a snapshot"),
    Row(
      line: "verify", fake: "left", status: 1,
      text: "1 test process (swift-testing) did not come to an end: it crashed, was killed"),
    Row(
      line: "verify", fake: "cut", status: 1,
      text: "'swift test' ended with code 0, and a test process did not come to its end"),
    Row(
      line: "verify", fake: "nolist", status: 0,
      text: "which goldens no test takes any more is not known: 'swift test list' ended with code 1"
    ),
    Row(line: "verify --fail-on-obsolete", status: 0, text: "1 passed"),
    Row(
      line: "verify --fail-on-obsolete --filter A", status: 1,
      text: "this run does not tell which goldens are obsolete, as --fail-on-obsolete asks"),
    Row(
      line: "verify --shard 1/1", status: 0, text: "shard 1/1: 3 tests",
      call: #"--filter ^App\.A/(?:one\(\)|two\(\))(?:/|$) --filter ^App\.B/(?:three\(\))(?:/|$) "#),
    Row(
      line: "verify --shard 1/1 --times none.json", status: 0,
      text: "the tests were divided by name: there is no file none.json"),
    Row(
      line: "verify --shard 1/1 --times calls", status: 0,
      text: "the tests were divided by name: calls holds no times: it is not JSON with"),
    Row(
      line: "verify --shard 2/2 --times times.json", status: 0,
      text: "shard 2/2: 2 tests, about 2 s of 11 s",
      call: #"test --filter ^App\.A/(?:two\(\))(?:/|$) --filter ^App\.B/(?:three\(\))(?:/|$) "#),
    Row(line: "verify --times times.json", status: 64, text: "--times needs --shard, as 3/8"),
    Row(
      line: "verify --shard 1/1", fake: "nolist", status: 70,
      text: "'swift test list' ended with code 1"),
    Row(line: "verify --no-run", status: 64, text: "there is no run to report on"),
    Row(line: "verify --json", fake: "changed", status: 1, text: #""changed" : 1"#),
    Row(
      line: "record", status: 0, text: "1 passed",
      variables: ["REDLINE_RECORD=failed", "REDLINE_RUN=record-1"]),
    Row(line: "record --mode all", status: 0, text: "1 passed", variables: ["REDLINE_RECORD=all"]),
    Row(line: "obsolete", status: 1, text: "there was no run yet; run 'redline verify'"),
  ])
  func runs(_ row: Row) throws {
    try withPackage { folder, store in
      let times = #"{"tests":{"App.A/one()":9000,"App.A/two()":1000,"App.B/three()":1000}}"#
      try Data(times.utf8).write(to: folder.appending(path: "times.json"))
      let outcome = try run(row.line, fake: row.fake, in: folder)
      #expect(outcome.status == row.status, "\(outcome)")
      #expect((outcome.output + outcome.errors).contains(row.text), "\(outcome)")
      #expect(!outcome.output.contains("what tests print"))
      if !row.call.isEmpty {
        let calls = try String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)
        // After a run of all tests they are listed.
        let last = calls.split(separator: "\n").last { !$0.hasPrefix("test list") }
        #expect(last?.contains(row.call) == true, "\(calls)")
      }
      if !row.variables.isEmpty {
        let text = try String(contentsOf: folder.appending(path: "variables"), encoding: .utf8)
        for variable in row.variables { #expect(text.contains(variable + "\n"), "\(text)") }
      }
      if row.line.contains("--json") {
        _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      }
    }
  }

  private func run(
    _ line: String, fake: String = "", in folder: URL, variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let bin = try writeSwift(to: folder)
    return try Command(
      program: "redline", arguments: line.split(separator: " ").map(String.init), folder: folder,
      variables: variables.merging(["PATH": "\(bin):\(path)", "FAKE": fake]) { $1 }
    ).run()
  }

  /// A plugin has one stream for its output, that of SwiftPM and that of the tests.
  @Test(arguments: ["", "nolist"]) func aPluginPrintsNothingBesideJSON(fake: String) throws {
    try withPackage { folder, _ in
      let outcome = try run(
        "verify --json", fake: fake, in: folder, variables: ["REDLINE_PLUGIN": "1"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let remarks = (json as? [String: Any])?["remarks"] as? [String] ?? []
      #expect(
        remarks.map { $0.hasSuffix("which tests there are; it gave no reason") }
          == (fake.isEmpty ? [] : [true]), "\(remarks)")
    }
  }

  @Test func recordingIsRefusedUnderCI() throws {
    try withPackage { folder, _ in
      let outcome = try run("record", in: folder, variables: ["CI": "true"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("nothing is recorded under CI, as CI=true says"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "calls").path))
    }
  }

  @Test func goldensAreObsoleteAfterCompleteRunsOnly() throws {
    try withPackage { folder, store in
      for path in ["A/one/x.svg", "A/one/y.svg", "A/two/x.svg", "A/gone/x.svg"] {
        try writeWhole([1], to: "\(store.goldens)/\(path)")
      }
      func expect(_ line: String, _ status: Int32, _ text: String) throws {
        let outcome = try run(line, in: folder)
        #expect(outcome.status == status, "\(line): \(outcome)")
        #expect((outcome.output + outcome.errors).contains(text), "\(line): \(outcome)")
      }
      try expect("verify --filter A", 0, "1 passed")
      try expect("obsolete --delete", 1, "only a part of the tests was run (--filter A)")
      try expect("verify -- --disable-xctest", 0, "only a part was run: --disable-xctest")
      try expect("obsolete --delete", 1, "only a part of the tests was run (--disable-xctest)")
      try expect("verify --shard 1/1", 0, "1 passed")
      try expect(
        "obsolete", 1, "Snapshots/A/gone/x.svg\nSnapshots/A/one/y.svg\n2 obsolete goldens; delete")
      let remark = "2 goldens are taken by no test any more: A/gone/x.svg, A/one/y.svg;"
      try expect("verify", 0, remark)
      try expect("verify --no-run", 0, remark)
      try expect("verify --no-run", 0, "1 snapshot: 1 passed\n")
      try expect("verify --no-run --fail-on-obsolete", 1, "error: 2 obsolete goldens; delete with")
      let part = try run(
        "verify --shard 1/1", in: folder, variables: ["REDLINE_RESULTS": "Part"])
      #expect(part.status == 0, "\(part)")
      try expect("merge Part --fail-on-obsolete", 1, "error: 2 obsolete goldens")
      try expect("verify", 0, remark)
      try expect("obsolete --json", 1, #""A/gone/x.svg""#)
      try expect("obsolete --delete", 0, "2 obsolete goldens, deleted\n")
      #expect(Folder(store.goldens).filePaths() == ["A/one/x.svg", "A/two/x.svg"])
      try expect("obsolete", 0, "0 obsolete goldens\n")
    }
  }
}
