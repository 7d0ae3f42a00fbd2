import Foundation
import RedlineIO

/// A name or pattern that fits no snapshot.
package struct UnknownSnapshot: Error, Hashable, CustomStringConvertible {
  package var pattern: String
  /// The names of the snapshots that there are.
  package var known: [String]

  package var description: String {
    NearMatches(of: pattern, among: known)
      .sentence("nothing that waits for review is named '\(pattern)'")
  }
}

extension [SnapshotResult] {
  /// The results that names and patterns stand for.
  /// - Parameter patterns: Names of snapshots (`LoginTests/login/iphone-15`), of folders of them,
  ///   or patterns with `*` and `?`.
  package func named(_ patterns: [String]) throws(UnknownSnapshot) -> [SnapshotResult] {
    for pattern in patterns where !contains(where: { $0.file.matches(pattern) }) {
      throw UnknownSnapshot(pattern: pattern, known: map(\.file.id.path))
    }
    return filter { result in patterns.contains { result.file.matches($0) } }
  }
}

extension SnapshotFile {
  fileprivate func matches(_ pattern: String) -> Bool {
    var pattern = Substring(pattern)
    if pattern.hasPrefix("Snapshots/") { pattern = pattern.dropFirst("Snapshots/".count) }
    while pattern.hasSuffix("/") { pattern = pattern.dropLast() }
    let text = String(pattern)
    return id.path == text || path == text || id.path.hasPrefix(text + "/")
      || fnmatch(text, id.path, 0) == 0 || fnmatch(text, path, 0) == 0
  }
}
