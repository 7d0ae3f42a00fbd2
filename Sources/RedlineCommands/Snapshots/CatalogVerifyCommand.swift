import ArgumentParser
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Compares a catalog's drawings with their goldens.
struct CatalogVerifyCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify", abstract: "Compare the drawings with their goldens.",
      discussion: """
        Each variant of an entry is drawn in light and dark, and must be byte for byte what \
        its golden holds; entries that keep a picture also have a PNG file, whose pixels must be \
        the same. Nothing is recorded. A golden of no entry is a failure, too.

        Exit codes: 0 if all pass; 1 if not; 64 for wrong arguments; 70 if a layout cannot be \
        solved or drawn, or a file cannot be written. 70 outranks 1.
        """)
  }

  @OptionGroup var options: CatalogJudgingOptions<Catalog>

  func run() async throws { try await options.run(mode: .never) }
}
