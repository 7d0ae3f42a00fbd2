import ArgumentParser
import RedlineKit
import RedlineSnapshots

/// Makes goldens of the drawings that differ.
struct CatalogAcceptCommand<Catalog: LayoutCatalog>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accept", abstract: "Make goldens of what the last run found.",
      discussion: """
        Exit codes: 0; 1 if a file was changed after the run; 64 for wrong arguments, or a name \
        that nothing has; 70 if a file cannot be read or written.
        """)
  }

  @OptionGroup var goldens: GoldensOptions<Catalog>
  @OptionGroup var decision: DecisionOptions

  func run() throws {
    let goldens = try goldens.catalogGoldens()
    try decision.decide(
      among: goldens.store.reviewableResults().filter(goldens.isOwn), word: "accepted",
      names: goldens.qualified(decision.snapshots)
    ) { (result) throws(SnapshotError) in try goldens.store.accept(result) }
  }
}
