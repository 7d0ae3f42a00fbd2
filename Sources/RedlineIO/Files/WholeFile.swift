import Foundation

/// A file that is read and written as a whole: a reader finds the old contents or the new ones.
package struct WholeFile: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  // MARK: Reading

  /// All bytes of a regular file; `nil` if there is none.
  /// - Throws: ``FileError``, also for what is no regular file.
  package func regularBytes(limit: Int) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a file")
    }
    let count = Int(status.st_size)
    guard count <= limit else { throw .tooLarge(path: path, byteCount: count, limit: limit) }
    return try bytes(of: descriptor, upTo: count)
  }

  /// All bytes of a file, a pipe or a device; `-` is standard input.
  package func bytes(limit: Int) throws(FileError) -> [UInt8] {
    guard path != "-" else { return try stream(0, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return try stream(descriptor, limit: limit)
    }
    let count = Int(status.st_size)
    guard count <= limit else { throw .tooLarge(path: path, byteCount: count, limit: limit) }
    return try bytes(of: descriptor, upTo: count)
  }

  private func stream(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let next = try bytes(of: descriptor, upTo: 1 << 20)
      if next.isEmpty { return all }
      all += next
      guard all.count <= limit else { throw .tooLarge(path: path, byteCount: nil, limit: limit) }
    }
  }

  private func bytes(of descriptor: Int32, upTo count: Int) throws(FileError) -> [UInt8] {
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
    if failure != 0 { throw unreadable(failure) }
    return bytes
  }

  // MARK: Writing

  /// Writes a temporary file beside the path and renames it over the path; if that fails, the old
  /// file is untouched and the temporary one is removed.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    _ = try write(bytes, mode: nil) { rename($0, $1) }
  }

  /// Writes a file that is not there yet: of several processes at once only one does.
  /// - Returns: `false` if somebody else made it, which then stays as it is.
  package func create(_ bytes: [UInt8]) throws(FileError) -> Bool {
    try write(bytes, mode: nil) { temporary, path in
      if link(temporary, path) == 0 {
        unlink(temporary)
        return 0
      }
      // A link that leads nowhere is no file, and some disks have no hard links: there the file is
      // at least looked for.
      guard access(path, F_OK) == 0 else { return rename(temporary, path) }
      errno = EEXIST
      return -1
    }
  }

  /// - Parameters:
  ///   - mode: The permissions; `nil` for those that the user's mask allows.
  ///   - place: Gives the temporary file its name; 0 if it did.
  /// - Returns: `false` if there is a file in its place that was not to be replaced.
  private func write(
    _ bytes: [UInt8], mode: mode_t?, place: (String, String) -> Int32
  ) throws(FileError) -> Bool {
    let (descriptor, temporary) = openTemporary()
    guard descriptor >= 0 else { throw unwritable(errno) }
    do {
      if let mode { fchmod(descriptor, mode) }
      try append(bytes, to: descriptor)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, place(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      if code == EEXIST { return false }
      throw unwritable(code)
    }
    return true
  }

  /// Writes over a file that somebody else made: where it is a link to, with its permissions, and
  /// only if it may be written to.
  package func replace(_ bytes: [UInt8]) throws(FileError) {
    guard let real = realpath(path, nil) else { throw unwritable(errno) }
    defer { free(real) }
    let file = WholeFile(String(cString: real))
    var status = stat()
    guard stat(file.path, &status) == 0, access(file.path, W_OK) == 0 else {
      throw unwritable(errno)
    }
    _ = try file.write(bytes, mode: status.st_mode & 0o7777) { rename($0, $1) }
  }

  /// Writes the text as UTF-8.
  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Adds to a file that others may have written to, and makes it if it is not there.
  package func append(_ text: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    try append(Array(text.utf8), to: descriptor)
  }

  private func append(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    let code = writeAll(bytes, to: descriptor)
    if code != 0 { throw unwritable(code) }
  }

  /// Makes an empty file that nobody else can make; `false` if it is there.
  package func claim() throws(FileError) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EEXIST { return false }
    guard descriptor >= 0 else { throw unwritable(errno) }
    close(descriptor)
    return true
  }

  /// Deletes the file if it is there.
  package func remove() throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw unwritable(errno)
    }
  }

  /// A new file in the folder, readable by whom the user's mask allows.
  private func openTemporary() -> (descriptor: Int32, path: String) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let process = getpid()
    for attempt in 0..<1000 {
      let candidate = "\(folder).redline-\(process)-\(attempt).tmp"
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 || errno != EEXIST { return (descriptor, candidate) }
    }
    return (-1, "")
  }

  /// Whether a file's name is that of a temporary file, which a killed process may leave.
  package static func isTemporary(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".redline-") && name.hasSuffix(".tmp")
  }

  private func unreadable(_ code: Int32) -> FileError {
    .unreadable(path: path, reason: systemMessage(code))
  }

  private func unwritable(_ code: Int32) -> FileError {
    .unwritable(path: path, reason: systemMessage(code))
  }
}

/// Writes bytes to an open file.
/// - Returns: 0, or the system's error code.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + written, $0.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return errno }
    written += count
  }
  return 0
}
