import Foundation

/// By what one sees that a file was written since, without reading it: as git's index does.
///
/// A file that is written twice within a tick of the file system's clock may keep its stamp: see
/// ``isSettled(at:)``.
package struct FileStamp: Codable, Hashable, Sendable {
  package var size: Int64
  /// Nanoseconds since 1970 of the last change of the contents, and of anything.
  package var modified: Int64
  package var changed: Int64
  package var inode: UInt64

  /// The stamp of a regular file; `nil` if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int64(status.st_size)
    self.modified = Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec)
    self.changed = Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
    inode = UInt64(status.st_ino)
  }

  package init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
    (self.size, self.modified, self.changed, self.inode) = (size, modified, changed, inode)
  }

  /// Whether the file was last changed so long before a moment that a later change has another time,
  /// on file systems whose clocks tick every two seconds, too.
  /// - Parameter moment: Nanoseconds since 1970 by the clock of the same file system.
  package func isSettled(at moment: Int64) -> Bool {
    max(modified, changed) < moment - 3_000_000_000
  }
}
