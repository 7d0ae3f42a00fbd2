#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes bytes to a temporary file beside `path` and renames it over `path`.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(RasterError) {
  func failure() -> RasterError {
    .writeFailed(path: path, message: String(cString: strerror(errno)))
  }
  let (descriptor, temporary) = openTemporary(beside: path)
  guard descriptor >= 0 else { throw failure() }
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + written, $0.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      let reason = failure()
      close(descriptor)
      unlink(temporary)
      throw reason
    }
    written += count
  }
  guard close(descriptor) == 0, rename(temporary, path) == 0 else {
    let reason = failure()
    unlink(temporary)
    throw reason
  }
}

/// A new file in the folder of `path`, readable by whom the user's mask allows.
private func openTemporary(beside path: String) -> (descriptor: Int32, path: String) {
  let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
  let process = getpid()
  for attempt in 0..<1000 {
    let candidate = "\(folder).redline-\(process)-\(attempt).tmp"
    let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 || errno != EEXIST { return (descriptor, candidate) }
  }
  return (-1, "")
}
