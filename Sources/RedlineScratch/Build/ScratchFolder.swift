import Foundation
import RedlineIO

/// The folder in which Redline keeps what it built: `$XDG_CACHE_HOME/redline`, or `~/.cache/redline`.
package struct ScratchFolder: Hashable, Sendable {
  package var path: String

  package init(_ path: String) { self.path = path }

  /// - Throws: ``ScratchError/noCache``.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment)
    throws(ScratchError)
  {
    // Reference: XDG Base Directory Specification 0.8; relative paths are to be ignored.
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      path = "\(cache)/redline"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.cache/redline"
    } else {
      throw .noCache
    }
  }

  /// The builds of Redline, the libraries linked of them, and the programs compiled against those.
  var builds: String { "\(path)/builds" }
  var libraries: String { "\(path)/libraries" }
  var programs: String { "\(path)/programs" }

  /// Makes a folder below, and those above it.
  func made(_ folder: String) throws(ScratchError) -> String {
    do { try Folder(folder).make() } catch { throw .file(error) }
    try protect()
    return folder
  }

  /// What lies here is run: nobody else may write it.
  private func protect() throws(ScratchError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_uid == geteuid() else {
      throw .file(.unwritable(path: path, reason: "it belongs to another user"))
    }
    if status.st_mode & 0o077 != 0 { chmod(path, 0o700) }
  }

  /// Does work that no other process does at the same time.
  /// - Parameters:
  ///   - file: An empty file that stands for the work; made where it is missing.
  ///   - waiting: Called if somebody else is at it.
  static func locked<Result>(
    by file: String, waiting: () -> Void, _ work: () throws(ScratchError) -> Result
  ) throws(ScratchError) -> Result {
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .file(.unwritable(path: file, reason: systemMessage(errno)))
    }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }
    return try work()
  }

  /// Makes a folder whole: others find it with all that is in it, or not at all.
  ///
  /// What is there already is taken as it is.
  func whole(
    _ folder: String, keeping count: Int, _ fill: (String) throws(ScratchError) -> Void
  ) throws(ScratchError) -> String {
    if access(folder, F_OK) == 0 {
      utimes(folder, nil)
      return folder
    }
    let parent = String(folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)])
    let temporary = try made("\(parent)/.new-\(getpid())-\(UInt32.random(in: 0...(.max)))")
    do { try fill(temporary) } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw error
    }
    // Somebody else may have been faster.
    if rename(temporary, folder) != 0 {
      let reason = systemMessage(errno)
      try? FileManager.default.removeItem(atPath: temporary)
      guard access(folder, F_OK) == 0 else {
        throw .file(.unwritable(path: folder, reason: reason))
      }
    }
    removeOldest(in: parent, keeping: count)
    return folder
  }

  /// Removes what was used longest ago, and what killed processes left.
  private func removeOldest(in parent: String, keeping count: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    var stamped: [(path: String, used: Int)] = []
    let now = Int(Date().timeIntervalSince1970)
    for name in names {
      var status = stat()
      let path = "\(parent)/\(name)"
      guard lstat(path, &status) == 0 else { continue }
      #if canImport(Darwin)
        let used = Int(status.st_mtimespec.tv_sec)
      #else
        let used = Int(status.st_mtim.tv_sec)
      #endif
      if !name.hasPrefix(".") {
        stamped.append((path, used))
      } else if used < now - 86_400 {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    for old in stamped.sorted(by: { $0.used > $1.used }).dropFirst(count) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }

  /// Removes all that was built, when nobody builds any more.
  /// - Returns: The folders that were there.
  package func clean() throws(ScratchError) -> [String] {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: builds)) ?? []
    where name.hasSuffix(".lock") {
      try Self.locked(by: "\(builds)/\(name)", waiting: {}) {}
    }
    let folders = [builds, libraries, programs].filter { manager.fileExists(atPath: $0) }
    for folder in folders {
      do { try manager.removeItem(atPath: folder) } catch {
        throw .file(.unwritable(path: folder, reason: reason(of: error)))
      }
    }
    return folders
  }
}
