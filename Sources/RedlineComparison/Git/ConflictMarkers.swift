import Foundation
import RedlineIO

/// Our file with the markers of a conflict in it, whatever git makes of both.
///
/// git merges drawings as texts wherever their lines let it, and then says that all is well, or
/// refuses and leaves one side. Neither file is what anybody drew, and without markers it would pass
/// for a golden.
package struct ConflictMarkers {
  private let ours: [UInt8]
  private let theirs: [UInt8]
  /// How often a character stands in a marker: no less than tests look for.
  private let length: Int

  package init(ours: [UInt8], theirs: [UInt8], length: Int) {
    (self.ours, self.theirs, self.length) = (ours, theirs, max(length, 7))
  }

  /// Writes the conflict into our file.
  /// - Parameters:
  ///   - path: Our file.
  ///   - files: Base and theirs, as git names them.
  /// - Returns: Whether there are markers now: a file that is no text stays what it was, and git
  ///   knows that it is not merged.
  package func write(to path: String, base: String, theirs other: String) throws -> Bool {
    _ = try Self.mergeLines(path, base: base, theirs: other, length: length)
    // What git says of its work does not matter, and it may have been killed.
    let merged = try WholeFile(path).regularBytes(limit: LayoutFile.maximumByteCount * 4) ?? []
    if String(decoding: merged, as: UTF8.self).contains(
      "\n\(String(repeating: ">", count: length)) theirs\n")
    {
      return true
    }
    let marked = whole
    try WholeFile(path).write(marked ?? ours)
    return marked != nil
  }

  /// Merges files line by line into ours, as git does without a driver.
  /// - Returns: The status is the number of conflicts, or more than 127 where that cannot be done.
  package static func mergeLines(
    _ ours: String, base: String, theirs: String, length: Int
  ) throws(GitError) -> GitOutput {
    try GitRepository.run(
      [
        "merge-file", "--quiet", "--marker-size=\(length)", "-L", "ours", "-L", "base", "-L",
        "theirs", ours, base, theirs,
      ], in: FileManager.default.currentDirectoryPath)
  }

  /// Both files, one after the other; `nil` if one of them is no text.
  package var whole: [UInt8]? {
    guard
      [ours, theirs].allSatisfy({ !$0.contains(0) && String(validating: $0, as: UTF8.self) != nil })
    else { return nil }
    return marker("<", " ours") + lines(ours) + marker("=", "") + lines(theirs)
      + marker(">", " theirs")
  }

  private func marker(_ character: String, _ name: String) -> [UInt8] {
    Array((String(repeating: character, count: length) + name + "\n").utf8)
  }

  /// The text, with a line feed at its end.
  private func lines(_ text: [UInt8]) -> [UInt8] {
    text.isEmpty || text.last == 0x0A ? text : text + [0x0A]
  }
}
