import Foundation
internal import RedlineRaster

/// The most bytes that are read of a golden.
let maximumGoldenByteCount = 256 << 20

/// All bytes of a file; `nil` if there is none.
/// - Throws: ``SnapshotError``, also for a pointer of Git LFS.
package func wholeFile(
  at path: String, limit: Int = maximumGoldenByteCount
) throws(SnapshotError) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .unreadable(path: path, reason: systemMessage(errno))
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else {
    throw .unreadable(path: path, reason: systemMessage(errno))
  }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw .unreadable(path: path, reason: "it is not a file")
  }
  guard status.st_size <= limit else {
    throw .tooLarge(path: path, byteCount: Int(status.st_size), limit: limit)
  }
  let bytes = try contents(of: descriptor, count: Int(status.st_size), path: path)
  if bytes.starts(with: "version https://git-lfs".utf8) { throw .largeFilePointer(path: path) }
  return bytes
}

private func contents(
  of descriptor: Int32, count: Int, path: String
) throws(SnapshotError) -> [UInt8] {
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    guard let base = buffer.baseAddress else { return }
    while filled < count {
      let step = read(descriptor, base + filled, count - filled)
      if step < 0, errno == EINTR { continue }
      if step < 0 { failure = errno }
      guard step > 0 else { return }
      filled += step
    }
  }
  if failure != 0 { throw .unreadable(path: path, reason: systemMessage(failure)) }
  return bytes
}

/// Writes a file in one step, with its folders: a reader finds the old contents or the new ones.
package func writeWhole(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  try makeFolders(folder)
  do { try replaceFile(at: path, with: bytes) } catch {
    if case .writeFailed(_, let message) = error { throw .unwritable(path: path, reason: message) }
    throw .unwritable(path: path, reason: "\(error)")
  }
}

/// Makes a folder with all above it.
func makeFolders(_ path: String) throws(SnapshotError) {
  if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
  guard errno == ENOENT else { throw .unwritable(path: path, reason: systemMessage(errno)) }
  let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
  guard parent != path else { throw .unwritable(path: path, reason: systemMessage(ENOENT)) }
  try makeFolders(parent)
  guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
    throw .unwritable(path: path, reason: systemMessage(errno))
  }
}

/// Deletes a file if it is there.
package func removeFile(at path: String) throws(SnapshotError) {
  guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
    throw .unwritable(path: path, reason: systemMessage(errno))
  }
}

/// All files below a folder by their paths in it, sorted; hidden ones and links are left out.
package func filePaths(below folder: String, limit: Int = 1_000_000) -> [String] {
  var paths: [String] = []
  var waiting = [""]
  while let next = waiting.popLast() {
    let prefix = next.isEmpty ? "" : next + "/"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(next)")) ?? []
    for name in names where !name.hasPrefix(".") {
      var status = stat()
      guard lstat("\(folder)/\(prefix)\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: waiting.append(prefix + name)
      case S_IFREG: paths.append(prefix + name)
      default: break
      }
      if paths.count >= limit { return paths.sorted() }
    }
  }
  return paths.sorted()
}

/// `No such file or directory`.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }
