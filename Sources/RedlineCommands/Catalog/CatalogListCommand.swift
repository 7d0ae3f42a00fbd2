import ArgumentParser
import RedlineIO

/// Lists the entries of a catalog.
struct CatalogListCommand<Catalog: LayoutCatalog>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the layouts and their variants.",
      discussion: """
        Under each layout stand its variants, with the name that --only accepts. The options of \
        the selection are those of 'render'.
        """)
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
    let entries = try selection.select(from: Catalog.entries.checked())
    if json {
      let text = try
        (entries.map { entry in
          Listing(
            name: entry.name, title: entry.title, summary: entry.summary,
            section: entry.section?.title, keepsPNG: entry.keepsPNG,
            variants: entry.variants.map {
              Listing.Variant(file: entry.fileName(of: $0), title: $0.title)
            })
        }).indentedJSON()
      try StandardOutput.print(text)
    } else {
      try StandardOutput.print(entries.listing)
    }
  }
}

extension [Entry] {
  /// Entries under the headings of their sections; each variant with its name and its title.
  fileprivate var listing: String {
    var lines: [String] = []
    var rows = TextColumns(
      flatMap { entry in
        entry.variants.map { ["    " + entry.fileName(of: $0), $0.title] }
      }
    ).lines[...]
    var section: String?
    for entry in self {
      if let title = entry.section?.title, title != section {
        lines += section == nil ? [title, ""] : ["", title, ""]
        section = title
      }
      lines.append("\(entry.name): \(entry.title)")
      lines += rows.prefix(entry.variants.count)
      rows = rows.dropFirst(entry.variants.count)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
