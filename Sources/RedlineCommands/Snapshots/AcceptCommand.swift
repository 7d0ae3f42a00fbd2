import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Makes goldens of what waits for review.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make goldens of what the last run found.",
    discussion: """
      A golden is replaced only if neither it nor what replaces it was changed since it was \
      compared. Where a snapshot was only renamed, its golden is moved. What runs before the last \
      one left is named and left, unless --older is given.

      EXAMPLES
        redline accept LoginTests/login/iphone-15
        redline accept LoginTests '*-dark'
        redline accept --all

      Exit codes: 0; 1 if a file was changed after the run; 64 for wrong arguments, or a name that \
      nothing has; 70 if a file cannot be read or written.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup var decision: DecisionOptions
  @OptionGroup var older: OlderOption

  func run() throws {
    let store = try package.store()
    try decision.decide(among: older.results(in: store), word: "accepted") {
      (result) throws(SnapshotError) in try store.accept(result)
    }
  }
}
