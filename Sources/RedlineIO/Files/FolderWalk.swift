import Foundation

/// What stands in a folder, while it is walked: of most entries nobody needs more than the bytes of the
/// name.
package struct FolderEntry: ~Copyable {
  /// The folder's path in the one that is walked, with a slash at its end; empty for that one.
  package let prefix: String
  /// The name, which lasts as long as the call.
  package let name: UnsafeBufferPointer<UInt8>
  /// Whether the folder says that it is a regular file; some file systems do not say what is one.
  fileprivate let type: UInt8
  fileprivate let folder: Int32

  package var nameText: String { String(decoding: name, as: UTF8.self) }
  package var path: String { prefix + nameText }
  package var isHidden: Bool { name.first == UInt8(ascii: ".") }

  /// Whether it is a regular file; links are none.
  package var isFile: Bool {
    type == typeUnknown ? mode & S_IFMT == S_IFREG : type == typeFile
  }

  fileprivate var isFolder: Bool {
    type == typeUnknown ? mode & S_IFMT == S_IFDIR : type == typeFolder
  }

  private var mode: mode_t { status()?.st_mode ?? 0 }

  /// Its stamp; `nil` for what is no regular file, or is gone.
  package func stamp() -> FileStamp? {
    guard type == typeUnknown || type == typeFile, let status = status(),
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return FileStamp(status)
  }

  private func status() -> stat? {
    guard let base = name.baseAddress else { return nil }
    var status = stat()
    // A zero follows the name.
    let found = base.withMemoryRebound(to: CChar.self, capacity: name.count + 1) {
      fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW)
    }
    return found == 0 ? status : nil
  }
}

private let (typeUnknown, typeFolder, typeFile) = (UInt8(DT_UNKNOWN), UInt8(DT_DIR), UInt8(DT_REG))

extension Folder {
  /// Goes through all that is below, in no order; links are not followed.
  /// - Parameters:
  ///   - hidden: Whether hidden files and folders are visited, too.
  ///   - visit: Says whether to go on.
  package func walk(hidden: Bool = false, _ visit: (borrowing FolderEntry) -> Bool) {
    var waiting = [""]
    while let prefix = waiting.popLast() {
      guard let folder = opendir("\(path)/\(prefix)") else { continue }
      defer { closedir(folder) }
      let descriptor = dirfd(folder)
      while let found = readdir(folder) {
        let type = found.pointee.d_type
        let isGoingOn = withUnsafePointer(to: &found.pointee.d_name) { name in
          name.withMemoryRebound(to: UInt8.self, capacity: 1) { name in
            let entry = FolderEntry(
              prefix: prefix, name: UnsafeBufferPointer(start: name, count: length(of: name)),
              type: type, folder: descriptor)
            if entry.isHidden, !hidden || entry.isOwnOrParent { return true }
            if entry.isFolder {
              waiting.append("\(prefix)\(entry.nameText)/")
              return true
            }
            return visit(entry)
          }
        }
        guard isGoingOn else { return }
      }
    }
  }

  private func length(of name: UnsafePointer<UInt8>) -> Int {
    var count = 0
    while name[count] != 0 { count += 1 }
    return count
  }
}

extension FolderEntry {
  /// `.` or `..`
  fileprivate var isOwnOrParent: Bool { name.count <= 2 && name.allSatisfy { $0 == 0x2E } }
}
