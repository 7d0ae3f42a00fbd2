import ArgumentParser
import RedlineIO
import RedlineReview
import RedlineSnapshots

/// Shows what waits for a decision, and carries it out.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Look at what differs, and accept or reject it.",
    discussion: """
      One after the other, those with the same cause together: what happened, what differs, and \
      the files. A line with a letter decides: a accept, r reject, s skip, A accept all of this \
      cause, o open the picture, q quit. It needs no terminal: lines may come from a pipe.

      EXAMPLES
        redline review
        redline review LoginTests
        redline review --web
        redline review --json
        yes a | redline review

      Exit codes: 0 if nothing waits any more, and with --json; 1 if something still waits; 64 \
      for wrong arguments; 70 if a file cannot be read or written.
      """)

  @OptionGroup var package: PackageFolder
  @OptionGroup var options: ReviewOptions
  @OptionGroup var older: OlderOption

  func validate() throws {
    if options.web, older.older {
      throw ValidationError("--web shows what the last run found, without --older")
    }
  }

  func run() async throws {
    let store = try package.store()
    try await options.review(
      root: package.root(), in: store, names: options.snapshots,
      among: store.explained(older.results(in: store)))
  }
}
