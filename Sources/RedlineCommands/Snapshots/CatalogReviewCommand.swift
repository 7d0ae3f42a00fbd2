import ArgumentParser
import RedlineKit
import RedlineSnapshots

/// Shows which drawings differ from their goldens, and carries out what is decided.
struct CatalogReviewCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Look at what differs, and accept or reject it.",
      discussion: """
        What the last 'verify' or 'record' found, one after the other: a line with a letter \
        decides. It needs no terminal: lines may come from a pipe.

        Exit codes: 0 if nothing waits any more, and with --json; 1 if something still waits; 64 \
        for wrong arguments; 70 if a file cannot be read or written.
        """)
  }

  @OptionGroup var goldens: GoldensOptions<Catalog>
  @OptionGroup var options: ReviewOptions

  func run() async throws {
    let goldens = try goldens.catalogGoldens()
    try await options.review(
      root: goldens.store.root, in: goldens.store, names: goldens.qualified(options.snapshots),
      among: goldens.store.reviewableResults().filter(goldens.isOwn))
  }
}
