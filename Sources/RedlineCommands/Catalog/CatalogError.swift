import RedlineKit

/// Why a catalog cannot be drawn: two of its files would have the same name.
enum CatalogError: Error, Hashable, CustomStringConvertible {
  case sameName(String, titles: [String])
  case sameVariant(entry: String, file: String, titles: [String])
  case sameFile(String, entries: [String])

  var description: String {
    switch self {
    case .sameName(let name, let titles):
      "two entries are named '\(name)': \(quoted(titles)); rename one of them"
    case .sameVariant(let entry, let file, let titles):
      "the entry '\(entry)' has the variant '\(file)' twice: \(quoted(titles)); remove one of them"
    case .sameFile(let file, let entries):
      """
      the entries '\(entries[0])' and '\(entries[1])' both have a variant '\(file)'; rename one of \
      them
      """
    }
  }

  private func quoted(_ titles: [String]) -> String {
    titles.map { "“\($0)”" }.joined(separator: " and ")
  }
}

extension [Entry] {
  /// The entries, if their names differ, as do the names of their files.
  func checked() throws(CatalogError) -> [Entry] {
    var titles: [String: String] = [:]
    var owners: [String: (entry: String, title: String)] = [:]
    for entry in self {
      if let other = titles.updateValue(entry.title, forKey: entry.name) {
        throw .sameName(entry.name, titles: [other, entry.title])
      }
      for variant in entry.variants {
        let file = entry.fileName(of: variant)
        let owner = (entry: entry.name, title: variant.title)
        guard let other = owners.updateValue(owner, forKey: file) else { continue }
        if other.entry == entry.name {
          throw .sameVariant(entry: entry.name, file: file, titles: [other.title, variant.title])
        }
        throw .sameFile(file, entries: [other.entry, entry.name])
      }
    }
    return self
  }
}
