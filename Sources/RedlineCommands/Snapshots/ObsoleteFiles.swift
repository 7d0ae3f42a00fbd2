import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// Files that nobody needs, and what is done about them.
struct ObsoleteFiles {
  var goldens: [String]
  var leftovers: [String]
  /// The folder that the paths are in.
  var folder: String

  /// What is listed for programs.
  private struct Listing: Encodable {
    var obsolete: [String]
    var leftovers: [String]
    var isDeleted: Bool
  }

  /// Lists them, or deletes them.
  /// - Throws: The exit code, unless it is 0.
  func finish(
    delete: Bool, json: Bool = false, program: String, store: SnapshotStore
  ) throws {
    let found = goldens + leftovers
    if delete { try Folder(folder).delete(found) }
    if json {
      try StandardOutput.print(
        Listing(obsolete: goldens, leftovers: leftovers, isDeleted: delete).indentedJSON())
    } else {
      try StandardOutput.print(found.map { "\(store.shown("\(folder)/\($0)"))\n" }.joined())
      try StandardOutput.print(summary(delete: delete, program: program))
    }
    if !found.isEmpty, !delete { throw ExitCode(1) }
  }

  private func summary(delete: Bool, program: String) -> String {
    var words = counted(goldens.count, "obsolete golden")
    if !leftovers.isEmpty {
      words += ", \(counted(leftovers.count, "file")) that a killed process left"
    }
    if goldens.isEmpty, leftovers.isEmpty { return words + "\n" }
    return words + (delete ? ", deleted\n" : "; delete with '\(program) obsolete --delete'\n")
  }
}
