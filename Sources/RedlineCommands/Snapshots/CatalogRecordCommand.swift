import ArgumentParser
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Records the goldens of a catalog.
struct CatalogRecordCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record", abstract: "Record goldens of the drawings.",
      discussion: """
        Drawings without a golden get one. What differs from its golden never replaces it at \
        once: it becomes pending, and 'review' or 'accept' makes it the golden. Under CI (the \
        variable CI is set) nothing is recorded.

        Exit codes: 0 if all is recorded or pending; 1 if not, or under CI; 64 for wrong \
        arguments; 70 if a layout cannot be solved or drawn, or a file cannot be written.
        """)
  }

  @OptionGroup var options: CatalogJudgingOptions<Catalog>

  @Option(
    help: """
      'missing' records what has no golden, and what differs is a failure; with 'failed' it \
      becomes pending; 'all' makes pending, too, what passes and would have other bytes today.
      """)
  var mode = Choice<RecordCommand.Mode>(.failed)

  func run() async throws {
    let asked = RecordMode(rawValue: mode.value.rawValue) ?? .missing
    try asked.checkAllowed()
    try await options.run(mode: asked)
  }
}
