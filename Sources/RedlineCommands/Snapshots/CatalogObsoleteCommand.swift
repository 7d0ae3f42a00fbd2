import ArgumentParser
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Finds goldens of a catalog that no entry has.
struct CatalogObsoleteCommand<Catalog: LayoutCatalog>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "obsolete", abstract: "List goldens that no entry has, or delete them.",
      discussion: """
        What killed processes left half written (.redline-….tmp) is listed, too.

        Exit codes: 0 if there are none, or all are deleted; 1 if there are some; 64 for wrong \
        arguments; 70 if a file cannot be deleted.
        """)
  }

  @OptionGroup var goldens: GoldensOptions<Catalog>

  @Flag(help: "Delete them.")
  var delete = false

  func run() throws {
    let goldens = try goldens.catalogGoldens()
    let folder = "\(goldens.store.goldens)/\(goldens.name)"
    let strays = goldens.strayPaths(besides: try Catalog.entries.checked())
    let rests = Folder(folder).temporaryPaths()
    let found = ObsoleteFiles(goldens: strays, leftovers: rests, folder: folder)
    try found.finish(delete: delete, program: programName, store: goldens.store)
  }
}
