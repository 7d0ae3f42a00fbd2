import Foundation

/// Reads files of revisions, one after the other, through one `git cat-file --batch`.
actor GitObjects {
  private let folder: String
  private var running: ProcessOutput?
  private var input = Pipe()
  /// What was read of the output and is not yet used.
  private var pending = Data()

  init(in folder: String) { self.folder = folder }

  deinit { running?.end() }

  /// The contents of a blob.
  func data(_ hash: String, path: String) throws -> Data {
    let deadline = Date(timeIntervalSinceNow: Double(GitRepository.seconds))
    do {
      return try read(hash, path, deadline)
    } catch is ProcessOutput.Failure {
      running?.end()
      running = nil
      throw GitError.slow(command: "cat-file", seconds: GitRepository.seconds)
    }
  }

  private func read(_ hash: String, _ path: String, _ deadline: Date) throws -> Data {
    let process = try started()
    try input.fileHandleForWriting.write(contentsOf: Data("\(hash)\n".utf8))
    // `hash blob 123`
    let head = try line(process, deadline).split(separator: " ")
    guard head.count == 3, head[1] == "blob", let count = Int(head[2]) else {
      throw GitError.missing(path: path)
    }
    let limit = LayoutFile.maximumByteCount
    var contents = Data()
    var left = count + 1
    while left > 0 {
      if pending.isEmpty { pending = try next(process, deadline) }
      let part = pending.prefix(left)
      left -= part.count
      pending = Data(pending.dropFirst(part.count))
      if count <= limit { contents += part }
    }
    guard count <= limit else { throw LayoutFileError.tooLarge(path: path, limit: limit) }
    // The line feed after the contents.
    contents.removeLast()
    return contents
  }

  private func started() throws -> ProcessOutput {
    if let running { return running }
    input = Pipe()
    pending = Data()
    let process = try ProcessOutput(["cat-file", "--batch"], in: folder, input: input)
    running = process
    return process
  }

  private func line(_ process: ProcessOutput, _ deadline: Date) throws -> String {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending = Data(pending[(end + 1)...])
        return line
      }
      pending += try next(process, deadline)
    }
  }

  private func next(_ process: ProcessOutput, _ deadline: Date) throws -> Data {
    let bytes = try process.next(deadline: deadline)
    guard !bytes.isEmpty else {
      running = nil
      throw GitError.failed(command: "cat-file", message: "it ended too early")
    }
    return bytes
  }
}
