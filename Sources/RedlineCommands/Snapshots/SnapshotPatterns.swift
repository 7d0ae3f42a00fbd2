internal import ArgumentParser
import Foundation
internal import RedlineIO
import RedlineSnapshots

/// The results that names and patterns on the command line stand for.
/// - Parameters:
///   - patterns: Names of snapshots (`LoginTests/login/iphone-15`), of folders of them, or patterns
///     with `*` and `?`.
/// - Throws: `ValidationError` for a pattern that fits nothing.
func chosen(_ patterns: [String], from results: [SnapshotResult]) throws -> [SnapshotResult] {
  for pattern in patterns where !results.contains(where: { matches($0.file, pattern) }) {
    let names = results.map(\.file.id.path)
    throw ValidationError(
      NearMatches(of: pattern, among: names)
        .sentence("nothing that waits for review is named '\(pattern)'")
        + " '\(invokedName) review --json' lists all that does.")
  }
  return results.filter { result in patterns.contains { matches(result.file, $0) } }
}

private func matches(_ file: SnapshotFile, _ pattern: String) -> Bool {
  var pattern = Substring(pattern)
  if pattern.hasPrefix("Snapshots/") { pattern = pattern.dropFirst("Snapshots/".count) }
  while pattern.hasSuffix("/") { pattern = pattern.dropLast() }
  let text = String(pattern)
  return file.id.path == text || file.path == text || file.id.path.hasPrefix(text + "/")
    || fnmatch(text, file.id.path, 0) == 0 || fnmatch(text, file.path, 0) == 0
}
