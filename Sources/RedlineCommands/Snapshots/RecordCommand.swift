import ArgumentParser
import Foundation
import RedlineSnapshots

/// Runs a package's tests and records goldens.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Run the tests and record goldens.",
    discussion: """
      Snapshots without a golden get one. What differs from its golden never replaces it at once: \
      it becomes pending, and 'review' or 'accept' makes it the golden. Commit goldens after you \
      looked at them. Under CI (the variable CI is set) nothing is recorded.

      EXAMPLES
        redline record
        redline record --mode missing --filter LoginTests
        redline record --mode all && redline review

      Exit codes: 0 if all is recorded or pending; 1 if a snapshot cannot be compared, if tests \
      fail for other reasons, if the run crashed or took no snapshot, or under CI; 64 for wrong \
      arguments; 70 if the tests cannot be started or a file cannot be written.
      """)

  /// What is recorded.
  enum Mode: String, CaseIterable, Sendable { case missing, failed, all }

  @OptionGroup var package: PackageFolder

  @Option(
    help: """
      'missing' records what has no golden, and what differs is a failure; with 'failed' it \
      becomes pending; 'all' makes pending, too, what passes and would have other bytes today.
      """)
  var mode = Choice<Mode>(.failed)

  @OptionGroup(title: "Tests") var tests: TestRunOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let root = try package.root()
    let store = try package.store()
    let asked = RecordMode(rawValue: mode.value.rawValue) ?? .missing
    try asked.checkAllowed()
    let verification = try tests.runTests(
      "record", mode: asked, root: root, in: store, json: report.json)
    try report.finish(verification, root: root, store: store)
  }
}

extension RecordMode {
  /// Ends with exit code 1 where nothing may be recorded.
  func checkAllowed() throws {
    var environment = ProcessInfo.processInfo.environment
    environment["REDLINE_RECORD"] = nil
    guard try RecordMode(asked: self, environment: environment) == .never else { return }
    StandardError.print(
      """
      error: nothing is recorded under CI, as CI=\(environment["CI"] ?? "") says that this is; \
      record on your machine and commit the goldens, or unset CI
      """)
    throw ExitCode(1)
  }
}
