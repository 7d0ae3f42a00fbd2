internal import ArgumentParser

/// Lists the entries of a catalog.
struct CatalogListCommand<Catalog: LayoutCatalog>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the layouts and their variants.",
      discussion: "The options of the selection are those of 'render'.")
  }

  @OptionGroup(title: "Selection") var selection: CatalogSelection

  @Flag(help: "Print JSON for programs.")
  var json = false

  /// An entry as it is listed.
  private struct Listing: Encodable {
    struct Variant: Encodable {
      var file: String
      var title: String
    }
    var name: String
    var title: String
    var summary: String?
    var section: String?
    var keepsPNG: Bool
    var variants: [Variant]
  }

  func run() throws {
    let entries = try selection.select(from: Catalog.checkedEntries)
    if json {
      let text = try RedlineCommands.json(
        entries.map { entry in
          Listing(
            name: entry.name, title: entry.title, summary: entry.summary,
            section: entry.section?.title, keepsPNG: entry.keepsPNG,
            variants: entry.variants.map {
              Listing.Variant(file: entry.fileName(of: $0), title: $0.title)
            })
        })
      print(text, terminator: "")
      return
    }
    var section: String?
    for entry in entries {
      if let title = entry.section?.title, title != section {
        print(section == nil ? "\(title)\n" : "\n\(title)\n")
        section = title
      }
      print("\(entry.name): \(entry.title)")
      for variant in entry.variants { print("    \(variant.title)") }
    }
  }
}
