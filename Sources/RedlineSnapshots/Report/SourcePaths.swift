import Foundation
import RedlineIO

/// Finds the files that tests are in.
///
/// A test knows its file as module and name, `AppTests/LoginTests.swift`; the file may lie in any
/// folder of that module.
package struct SourcePaths {
  private let root: String
  /// The paths of Swift files in the package by their names.
  private let paths: [String: [String]]

  package init(root: String, for results: [SnapshotResult]) {
    self.root = root
    guard results.contains(where: { $0.test != nil }) else {
      paths = [:]
      return
    }
    let found = ["Tests", "Sources"].flatMap { folder in
      Folder("\(root)/\(folder)").filePaths(limit: 100_000).filter { $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    paths = Dictionary(grouping: found) { String($0.split(separator: "/").last ?? "") }
  }

  /// The path of a test's file in the package; what the test knows where that is not found.
  package func path(of test: SnapshotResult.Test) -> String {
    let parts = test.file.split(separator: "/").map(String.init)
    guard let name = parts.last else { return test.file }
    let candidates = paths[name] ?? []
    if candidates.count == 1 { return candidates[0] }
    let inModule = candidates.filter { path in
      path.split(separator: "/").contains { $0 == parts[0] }
    }
    return inModule.count == 1 ? inModule[0] : test.file
  }
}
