import ArgumentParser
import RedlineKit
import RedlineSnapshots

/// Throws away the drawings that differ.
struct CatalogRejectCommand<Catalog: LayoutCatalog>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reject", abstract: "Throw away what the last run found; goldens stay.",
      discussion: """
        Exit codes: 0; 64 for wrong arguments, or a name that nothing has; 70 if a file cannot be \
        removed.
        """)
  }

  @OptionGroup var goldens: GoldensOptions<Catalog>
  @OptionGroup var decision: DecisionOptions

  func run() throws {
    let goldens = try goldens.catalogGoldens()
    try decision.decide(
      among: goldens.store.reviewableResults().filter(goldens.isOwn), word: "rejected",
      names: goldens.qualified(decision.snapshots)
    ) { (result) throws(SnapshotError) in try goldens.store.reject(result) }
  }
}
