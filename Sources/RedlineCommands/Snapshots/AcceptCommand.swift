import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Makes goldens of what waits for review.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make goldens of what the last run found.",
    discussion: """
      A golden is replaced only if neither it nor what replaces it was changed since it was \
      compared.

      EXAMPLES
        redline accept LoginTests/login/iphone-15
        redline accept LoginTests '*-dark'
        redline accept --all

      Exit codes: 0; 1 if a file was changed after the run; 64 for wrong arguments, or a name that \
      nothing has; 70 if a file cannot be read or written.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup var decision: DecisionOptions

  func run() throws {
    let store = try package.store()
    try decision.decide(among: store.reviewableResults(), word: "accepted") {
      (result) throws(SnapshotError) in try store.accept(result)
    }
  }
}
