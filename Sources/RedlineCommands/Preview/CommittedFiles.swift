import Foundation
import RedlineComparison
import RedlineIO
import RedlinePreview

/// Files as the last commit has them.
enum CommittedFiles {
  /// The most files that are compared with what was committed.
  static let limit = 500

  /// The files that are in the last commit, with their contents' names.
  static func objects(of paths: [String]) -> [(path: String, object: String)] {
    let byFolder = Dictionary(grouping: paths) { PageFiles.folder(of: $0) }
    return byFolder.sorted { $0.key < $1.key }.flatMap { folder, paths in
      let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      guard let repository = try? GitRepository(around: folder),
        let found = try? repository.output(["ls-tree", "-z", "HEAD", "--"] + names)
      else { return [(path: String, object: String)]() }
      // `100644 blob HASH<tab>NAME`
      return found.fields.compactMap { field in
        let parts = field.split(separator: "\t", maxSplits: 1)
        let words = parts.first?.split(separator: " ") ?? []
        guard parts.count == 2, words.count == 3, words[0].hasPrefix("100"),
          let index = names.firstIndex(of: String(parts[1]))
        else { return nil }
        return (paths[index], String(words[2]))
      }
    }
  }

  /// Writes the contents into a folder, where they keep their names and order.
  /// - Returns: The paths of what was written.
  static func written(
    _ files: [(path: String, object: String)], into folder: String
  ) throws -> [String] {
    var written: [String] = []
    for (index, file) in files.enumerated() {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let repository = try GitRepository(around: PageFiles.folder(of: file.path))
      let bytes = try repository.output(["cat-file", "blob", file.object]).data
      // Files of one name in several folders stay apart.
      let place = "\(folder)/\(index)"
      try Folder(place).make()
      try WholeFile("\(place)/\(name)").write(Array(bytes))
      written.append("\(place)/\(name)")
    }
    return written
  }
}
