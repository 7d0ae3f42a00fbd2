import Foundation
import RedlineIO
import Synchronization

/// Whether git holds several versions of a file that it could not merge. Of a file that is not text
/// it leaves one side in the work tree, which looks like any other golden.
///
/// `false` where there is no repository, or no git.
func isUnmergedInGit(_ path: String) -> Bool {
  guard let top = repositoryTop(above: path) else { return false }
  return UnmergedFiles.of(top).contains(path)
}

/// The folder of the repository that a file is in: the nearest one above it with `.git`, which is a
/// file in a work tree of its own; `nil` without one.
private func repositoryTop(above path: String) -> String? {
  // To take a path apart as a URL takes longer than to look for the files.
  let isPlain = path.hasPrefix("/") && !["//", "/./", "/../"].contains { path.contains($0) }
  var folder = isPlain ? path[...] : URL(fileURLWithPath: path).standardizedFileURL.path[...]
  while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
    folder = folder[..<slash]
    var status = stat()
    if lstat("\(folder)/.git", &status) == 0 { return folder.isEmpty ? "/" : String(folder) }
  }
  return nil
}

/// The files of a repository that git could not merge, asked for again when its index is another
/// file: a run that fails a thousand times would start git as often.
private struct UnmergedFiles {
  private let top: String
  /// The index as it was, by which git tells whether anything was added; `nil` without one.
  private let stamp: FileStamp?
  private let index: String?
  private let paths: Set<String>

  private static let known = Mutex<[String: UnmergedFiles]>([:])

  static func of(_ top: String) -> UnmergedFiles {
    known.withLock { known in
      if let found = known[top], found.stamp == found.index.flatMap({ FileStamp($0) }) {
        return found
      }
      let found = UnmergedFiles(top)
      known[top] = found
      return found
    }
  }

  private init(_ top: String) {
    self.top = top
    let index = Self.git(["rev-parse", "--git-path", "index"], in: top).map { bytes in
      let path = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      return path.hasPrefix("/") ? path : "\(top)/\(path)"
    }
    self.index = index
    // Looked at first: what git adds meanwhile is seen by the next question.
    stamp = index.flatMap { FileStamp($0) }
    let found = Self.git(["ls-files", "--unmerged", "--full-name", "-z"], in: top) ?? []
    // `100644 hash 1<tab>path`
    paths = Set(
      found.split(separator: 0).compactMap { entry in
        entry.firstIndex(of: 0x09).map { String(decoding: entry[($0 + 1)...], as: UTF8.self) }
      })
  }

  func contains(_ path: String) -> Bool {
    guard !paths.isEmpty else { return false }
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    let prefix = top == "/" ? "/" : top + "/"
    return whole.hasPrefix(prefix) && paths.contains(String(whole.dropFirst(prefix.count)))
  }

  private static func git(_ arguments: [String], in folder: String) -> [UInt8]? {
    let git = ChildProcess(
      ["git"] + arguments, in: folder,
      variables: ["GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1"])
    guard let found = try? git.output(limit: 64 << 20, seconds: 10), found.end.isSuccess else {
      return nil
    }
    return found.bytes
  }
}
