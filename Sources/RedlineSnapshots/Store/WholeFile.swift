import RedlineIO

/// The most bytes that are read of a golden.
let maximumGoldenByteCount = 256 << 20

/// All bytes of a file; `nil` if there is none.
/// - Throws: ``SnapshotError``, also for a pointer of Git LFS.
package func wholeFile(
  at path: String, limit: Int = maximumGoldenByteCount
) throws(SnapshotError) -> [UInt8]? {
  let bytes: [UInt8]?
  do { bytes = try WholeFile(path).regularBytes(limit: limit) } catch {
    throw SnapshotError(error)
  }
  if let bytes, bytes.starts(with: "version https://git-lfs".utf8) {
    throw .largeFilePointer(path: path)
  }
  return bytes
}

/// Writes a file in one step, with its folders: a reader finds the old contents or the new ones.
package func writeWhole(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
  do {
    if let slash = path.lastIndex(of: "/") { try Folder(String(path[..<slash])).make() }
    try WholeFile(path).write(bytes)
  } catch {
    throw SnapshotError(error)
  }
}

/// Writes a file that is not there yet, in one step and with its folders.
/// - Returns: `false` if another process made it, which then stays as it is.
func createWhole(_ bytes: [UInt8], at path: String) throws(SnapshotError) -> Bool {
  do {
    if let slash = path.lastIndex(of: "/") { try Folder(String(path[..<slash])).make() }
    return try WholeFile(path).create(bytes)
  } catch {
    throw SnapshotError(error)
  }
}

/// Deletes a file if it is there.
package func removeFile(at path: String) throws(SnapshotError) {
  do { try WholeFile(path).remove() } catch { throw SnapshotError(error) }
}

extension SnapshotError {
  init(_ error: FileError) {
    self =
      switch error {
      case .unreadable(let path, let reason): .unreadable(path: path, reason: reason)
      case .tooLarge(let path, let count, let limit):
        .tooLarge(path: path, byteCount: count ?? limit + 1, limit: limit)
      case .unwritable(let path, let reason): .unwritable(path: path, reason: reason)
      case .notFolder(let path): .unwritable(path: path, reason: error.reason)
      }
  }
}
