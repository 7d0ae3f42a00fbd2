import Foundation
import RedlineIO

/// A folder that is written beside its place and put there when it is whole: a reader finds the old
/// files or the new ones, whenever the writer is killed.
struct ReplacedFolder {
  /// Where the folder will be.
  let path: String
  /// Where it is written.
  let staging: String
  private static let mark = ".redline-"

  /// Makes an empty folder beside the path; what killed writers left there is removed.
  init(_ path: String) throws(SnapshotError) {
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    self.path = url.path
    let (parent, name) = (url.deletingLastPathComponent().path, url.lastPathComponent)
    staging = "\(parent)/.\(name)\(Self.mark)\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    Self.removeLeftovers(of: name, in: parent)
    do { try Folder(staging).make() } catch { throw SnapshotError(error) }
  }

  func write(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    try writeWhole(bytes, to: "\(staging)/\(name)")
  }

  func discard() { try? FileManager.default.removeItem(atPath: staging) }

  /// Puts the folder into its place.
  ///
  /// A folder that holds anything of others is kept: the files are moved into it, the one that refers
  /// to the others last.
  /// - Parameters:
  ///   - isOwn: Whether a file or folder in there, by its path, is one that was written like this.
  ///   - last: The file that refers to the others.
  func commit(replacing isOwn: (String) -> Bool, last: String) throws(SnapshotError) {
    defer { discard() }
    var status = stat()
    if lstat(path, &status) != 0, errno == ENOENT {
      guard rename(staging, path) == 0 else { throw unwritable(path) }
      return
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    if isFolder, let held = try? FileManager.default.subpathsOfDirectory(atPath: path),
      held.allSatisfy(isOwn), exchange(staging, path)
    {
      return
    }
    try moveFiles(last: last)
  }

  private func moveFiles(last: String) throws(SnapshotError) {
    let files = Folder(staging).filePaths()
    for name in files.filter({ $0 != last }) + files.filter({ $0 == last }) {
      let target = "\(path)/\(name)"
      let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      do { try Folder(folder.joined(separator: "/")).make() } catch { throw SnapshotError(error) }
      guard rename("\(staging)/\(name)", target) == 0 else { throw unwritable(target) }
    }
  }

  private func unwritable(_ path: String) -> SnapshotError {
    .unwritable(path: path, reason: systemMessage(errno))
  }

  /// Removes what writers of the same folder left that run no more.
  private static func removeLeftovers(of name: String, in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for found in names where found.hasPrefix(".\(name)\(mark)") && found.hasSuffix(".tmp") {
      let number = found.dropFirst(name.count + 1 + mark.count).prefix { $0 != "-" }
      guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      try? FileManager.default.removeItem(atPath: "\(parent)/\(found)")
    }
  }
}

/// Exchanges two folders in one step; `false` where the system or the disk cannot.
private func exchange(_ first: String, _ second: String) -> Bool {
  #if os(Linux)
    // The C library has it, but its header shows it to few.
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    typealias Rename =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    let rename = unsafeBitCast(symbol, to: Rename.self)
    let exchanging: UInt32 = 2
    return rename(AT_FDCWD, first, AT_FDCWD, second, exchanging) == 0
  #else
    return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
  #endif
}
