import Foundation

/// A folder, and the files below it.
package struct Folder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Makes the folder with all above it, where they are missing.
  package func make() throws(FileError) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == EEXIST { return try checkFolder() }
    guard errno == ENOENT else { throw unwritable(errno) }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard parent != path else { throw unwritable(ENOENT) }
    try Folder(parent).make()
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw unwritable(errno) }
  }

  private func checkFolder() throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .notFolder(path: path)
    }
  }

  private func unwritable(_ code: Int32) -> FileError {
    .unwritable(path: path, reason: systemMessage(code))
  }

  /// All files below by their paths in the folder, sorted; hidden ones and links are left out.
  package func filePaths(limit: Int = 1_000_000) -> [String] {
    var paths: [String] = []
    walk { entry in
      if entry.isFile { paths.append(entry.path) }
      return paths.count < limit
    }
    return paths.sorted()
  }

  /// The same with their stamps.
  ///
  /// The system is asked for each file once, which matters where there are a hundred thousand.
  package func stampedFiles() -> [(path: String, stamp: FileStamp)] {
    var found: [(path: String, stamp: FileStamp)] = []
    walk { entry in
      if let stamp = entry.stamp() { found.append((entry.path, stamp)) }
      return true
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The temporary files below that killed processes left of files they were writing.
  package func temporaryPaths(limit: Int = 100_000) -> [String] {
    var paths: [String] = []
    walk(hidden: true) { entry in
      if entry.isHidden, WholeFile.isTemporary(entry.nameText) { paths.append(entry.path) }
      return paths.count < limit
    }
    return paths.sorted()
  }

  /// Deletes files below, and the folders above them that are empty then.
  package func delete(_ paths: [String]) throws(FileError) {
    for file in paths {
      try WholeFile("\(path)/\(file)").remove()
      var parts = file.split(separator: "/").dropLast()
      // A folder that is not empty stays.
      while !parts.isEmpty, rmdir("\(path)/\(parts.joined(separator: "/"))") == 0 {
        parts = parts.dropLast()
      }
    }
  }
}
