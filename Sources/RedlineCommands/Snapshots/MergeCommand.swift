import ArgumentParser
import RedlineSnapshots

/// Makes one report of what the shards of a run found.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make one report of the results of several machines.",
    discussion: """
      Each folder is the .build/redline of a machine that ran 'verify --shard'. Their results \
      become the package's last run, so 'review', 'accept' and 'obsolete' work on them, too. A \
      shard that is missing is said, and the run does not pass. Goldens that no test takes any \
      more are listed as 'verify' does, if all shards are there.

      EXAMPLES
        redline merge Shards/* --report Report
        redline merge Shards/* --json

      Exit codes: 0 if all shards are there and passed; 1 if not, or with --fail-on-obsolete if \
      a golden is obsolete; 64 for wrong arguments, or a \
      folder that holds no run; 70 if a file cannot be read or written.
      """)

  @OptionGroup var package: PackageFolder

  @Argument(help: ArgumentHelp("Folders of results.", valueName: "folder"), completion: .directory)
  var folders: [String]

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "The run's name, where folders hold more than one (the variable REDLINE_RUN).",
      valueName: "name"))
  var runName: String?

  @OptionGroup(title: "Goldens") var obsolete: ObsoleteOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let root = try package.root()
    let store = try package.store()
    let progress = Progress(total: folders.count, isShown: true)
    var verification: Verification
    do {
      verification = try store.merge(
        folders, run: runName, program: invokedName, merged: progress.finish)
    } catch let error as MergeError {
      throw ValidationError("\(error)")
    }
    obsolete.judge(&verification)
    try report.finish(verification, root: root, store: store)
  }
}
