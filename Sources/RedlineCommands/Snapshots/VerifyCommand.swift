import ArgumentParser
import RedlineSnapshots

/// Runs a package's tests and says what became of their snapshots.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Run the tests and compare their snapshots with the goldens.",
    discussion: """
      Runs 'swift test', which compares each snapshot with its golden in Snapshots, and says what \
      differs: by cause, with the line of the test. Nothing is recorded; what would replace a \
      golden waits in .build/redline for 'review', 'accept' and 'reject'. What the tests print \
      goes to standard error, the report to standard output.

      A run of all tests also says which goldens no test takes any more, which new snapshots \
      only seem to be renamed, and which snapshots are missing since the last run that passed. \
      Tests that began and did not end, as after 'exit' or a crash, are a failure.

      EXAMPLES
        redline verify
        redline verify --filter LoginTests
        redline verify --report Report -- --parallel
        redline verify --shard 3/8
        redline verify --no-run --json

      Exit codes: 0 if all snapshots pass; 1 if one does not, if tests fail for other reasons, if \
      the run crashed, left early or took no snapshot, if snapshots are missing that the last \
      passed run took, or with --fail-on-obsolete if a golden is obsolete; 64 for wrong arguments; 70 if the tests cannot be \
      started or a file cannot be written.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup(title: "Tests") var tests: TestRunOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  @OptionGroup(title: "Goldens") var obsolete: ObsoleteOptions

  @Flag(
    help: """
      Do not miss snapshots that the last passed run took and this one does not, although their \
      tests are still there.
      """)
  var allowFewer = false

  @Flag(help: "Run nothing, and report on the last run.")
  var noRun = false

  func run() throws {
    let root = try package.root()
    let store = try package.store()
    var verification: Verification
    if noRun {
      guard let last = store.lastRun() else {
        throw ValidationError(
          "there is no run to report on; run '\(invokedName) verify', or 'swift test'")
      }
      verification =
        report.listsResults
        ? Verification(run: last.run, note: last.note, in: store, program: invokedName)
        : Verification(notable: last.run, note: last.note, in: store, program: invokedName)
    } else {
      verification = try tests.runTests(
        "verify", mode: .never, root: root, in: store, json: report.json, allowsFewer: allowFewer)
    }
    obsolete.judge(&verification)
    try report.finish(verification, root: root, store: store)
  }
}
