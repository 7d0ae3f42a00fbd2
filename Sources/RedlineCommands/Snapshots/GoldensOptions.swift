import ArgumentParser
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Where a catalog's goldens are.
struct GoldensOptions<Catalog: LayoutCatalog>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of the goldens; its name precedes the names of the snapshots. The catalog's own \
      unless given.
      """,
      valueName: "folder"),
    completion: .directory)
  var goldens: String?

  func catalogGoldens() throws -> CatalogGoldens {
    try CatalogGoldens(folder: goldens ?? Catalog.goldens)
  }
}
