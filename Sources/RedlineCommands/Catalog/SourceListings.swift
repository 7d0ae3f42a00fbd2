import RedlineIO
import RedlineKit

/// The declarations that layouts are written in, as they stand in a folder of sources.
struct SourceListings {
  private let folder: String
  /// The paths of Swift files by their names.
  private let paths: [String: [String]]
  private static let limit = 4 << 20

  init(folder: String) {
    self.folder = folder
    paths = Dictionary(
      grouping: Folder(folder).filePaths(limit: 100_000).filter { $0.hasSuffix(".swift") }
    ) { String($0.split(separator: "/").last ?? "") }
  }

  /// The declaration around the first constraint that somebody wrote; `nil` where it is not found.
  func declaration(of layout: SolvedLayout) -> String? {
    let places = layout.constraints.filter { $0.origin == .user }.compactMap(\.location)
    guard let place = places.first, let path = path(of: place),
      let bytes = try? WholeFile("\(folder)/\(path)").regularBytes(limit: Self.limit)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return Self.declaration(around: place.line - 1, in: lines)
  }

  /// The file of that name, in a folder of the module's name where there are several.
  private func path(of place: SourceLocation) -> String? {
    let candidates = paths[place.fileName] ?? []
    if candidates.count == 1 { return candidates[0] }
    let module = place.fileID.split(separator: "/").first
    let own = candidates.filter { $0.split(separator: "/").contains { $0 == module } }
    return own.count == 1 ? own[0] : nil
  }

  /// From the last line before that begins a declaration at the margin to the brace that ends it
  /// there, with the comments above.
  static func declaration(around line: Int, in lines: [Substring]) -> String? {
    guard lines.indices.contains(line) else { return nil }
    guard
      var start = lines[...line].lastIndex(where: { line in
        line.first.map { !$0.isWhitespace && !"})]/@#".contains($0) } ?? false
      }),
      let end = lines[line...].firstIndex(where: { $0.hasPrefix("}") })
    else { return nil }
    while start > 0, lines[start - 1].hasPrefix("//") || lines[start - 1].hasPrefix("@") {
      start -= 1
    }
    return lines[start...end].joined(separator: "\n")
  }
}
