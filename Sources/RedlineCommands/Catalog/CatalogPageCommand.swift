import ArgumentParser
import RedlineComparison
import RedlineKit

/// Makes a page of a catalog's figures that can be asked.
struct CatalogPageCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "page", abstract: "Make a page of the layouts that one can ask.",
      discussion: """
        The page is one file of HTML that loads nothing. A view under the pointer lights its \
        constraints; a click keeps it, and shows its frame, why it is there, and what holds it. \
        The keys are told by '?'. With --sources the source of each layout stands below it.

        EXAMPLES
          \(programName) page --output layouts.html --sources Sources

        Exit codes: 0; 64 for wrong arguments; 70 if a layout cannot be solved or drawn, or the \
        page cannot be written.
        """)
  }

  @OptionGroup var page: PageOptions
  @OptionGroup(title: "Selection") var selection: CatalogSelection

  @Option(
    help: ArgumentHelp(
      "The folder of the sources; each figure then shows the declaration that its layout is in.",
      valueName: "folder"),
    completion: .directory)
  var sources: String?

  func run() async throws {
    let entries = try selection.select(from: Catalog.entries.checked())
    let listings = sources.map { SourceListings(folder: $0) }
    var figures: [FigurePage.Figure] = []
    var failed = 0
    for entry in entries {
      for variant in entry.variants {
        let name = entry.fileName(of: variant)
        do {
          let layout = try await entry.solvedInPlace(in: variant)
          var figure = FigurePage.Figure(name: name, layout)
          figure.diagram.style = entry.style
          figure.diagram.showsInactive = entry.showsInactive
          figure.diagram.figure = entry.figure
          if entry.before != nil { figure.before = try entry.solvedBefore(in: variant) }
          figure.section = entry.section?.title
          figure.summary = entry.summary
          figure.source = listings?.declaration(of: layout)
          figures.append(figure)
        } catch {
          StandardError.print(
            error is LayoutError ? "\(error) (in \(name))" : "error: \(name): \(error)")
          failed += 1
        }
      }
    }
    try await page.write(FigurePage(title: page.title ?? Catalog.title, figures: figures))
    if failed > 0 { throw ExitCode(70) }
  }
}
