import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Throws away what waits for review.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Throw away what the last run found; goldens stay.",
    discussion: """
      The tests fail until the layout is what the golden holds. What runs before the last one \
      left is named and left, unless --older is given.

      EXAMPLES
        redline reject LoginTests/login/iphone-15
        redline reject --all

      Exit codes: 0; 64 for wrong arguments, or a name that nothing has; 70 if a file cannot be \
      removed.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup var decision: DecisionOptions
  @OptionGroup var older: OlderOption

  func run() throws {
    let store = try package.store()
    let waiting = try older.results(in: store)
    // What differs is found out on all processors before it is thrown away.
    let results = decision.all ? store.explained(waiting) : waiting
    try decision.decide(among: results, word: "rejected") {
      (result) throws(SnapshotError) in try store.reject(result)
    }
  }
}
