import ArgumentParser

/// Keeps the figures of pages what the catalog's layouts are.
struct CatalogDocsCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "docs", abstract: "Draw the figures that pages name, and keep them right.",
      discussion: """
        A page in Markdown, or an article or tutorial of DocC, names a figure by a comment that \
        stands alone on its line:

          <!-- redline: login on=iphone-15,iphone-15-landscape -->

        Blocks of code that are figures themselves are for 'redline docs'.

        \(DocsOptions.discussion)

        EXAMPLES
          \(programName) docs README.md Docs
          \(programName) docs --check

        Exit codes: 0 if all is right, or is now; 1 if a figure names what is not there, and with \
        --check if anything is not right; 64 for wrong arguments; 70 if a layout cannot be solved, \
        drawn or written. 70 outranks 64, which outranks 1.
        """)
  }

  @OptionGroup var options: DocsOptions

  /// Draws blocks of code in place of what comments name; its entries are named after them.
  @Flag(help: .private)
  var blocks = false

  /// Entries whose code ended the program before, which are not drawn.
  @Option(help: .private)
  var ended: [String] = []

  func run() async throws {
    try await DocsRun(
      options, Catalog.entries.checked(), goldens: Catalog.goldens,
      draws: blocks ? .blocks : .comments, ended: ended
    ).run()
  }
}
