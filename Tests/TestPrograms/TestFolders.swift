package import Foundation

/// Where the folders of tests are: in memory where Linux has room there, else where temporary files are.
///
/// A run makes and removes some ten thousand files. A file system on a disk leaves out the numbers of files
/// that were removed a moment ago, and looks at all of them for each new file.
package let testFolders: URL = {
  let disk = FileManager.default.temporaryDirectory
  #if os(Linux)
    let memory = "/dev/shm"
    var status = statvfs()
    // `ST_NOEXEC`, which Swift does not import.
    let (enough, noPrograms) = (1 << 30, 8 as UInt)
    guard access(memory, W_OK | X_OK) == 0, statvfs(memory, &status) == 0,
      // Some tests build programs in such a folder and run them.
      status.f_flag & noPrograms == 0, status.f_bavail * status.f_frsize > enough
    else { return disk }
    return URL(fileURLWithPath: memory, isDirectory: true)
  #else
    return disk
  #endif
}()

/// Calls `body` with the path of a new folder, which is removed afterwards.
///
/// - Parameter isOnDisk: Whether it is where temporary files are, and not in memory.
package func withTemporaryFolder<Result>(
  isOnDisk: Bool = false, _ body: (URL) throws -> Result
) throws -> Result {
  let folder = (isOnDisk ? FileManager.default.temporaryDirectory : testFolders)
    .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
