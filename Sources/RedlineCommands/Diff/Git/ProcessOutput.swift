import Foundation

/// A running program whose output is read within a time.
struct ProcessOutput {
  let process: Process
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts git. Arguments are passed as they are, without a shell.
  init(_ arguments: [String], in folder: String, input: Any) throws(GitError) {
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_TRACE"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_LITERAL_PATHSPECS"] = "1"
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw .failed(command: arguments.first ?? "", message: reason(of: error))
    }
  }

  enum Failure: Error { case slow, tooMuch }

  /// Everything that the program writes until it ends.
  func readToEnd(limit: Int, deadline: Date) throws(Failure) -> (output: Data, errors: Data) {
    var parts = [Data(), Data()]
    var files = [output, errors].map {
      pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    while files.contains(where: { $0.fd >= 0 }) {
      let ready = poll(&files, nfds_t(files.count), milliseconds(until: deadline))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw .slow }
      for index in files.indices where files[index].fd >= 0 && files[index].revents != 0 {
        let bytes = chunk(of: files[index].fd)
        if bytes.isEmpty {
          files[index].fd = -1
        } else if index == 0 || parts[index].count < 1 << 16 {
          parts[index] += bytes
        }
      }
      guard parts[0].count <= limit else { throw .tooMuch }
    }
    return (parts[0], parts[1])
  }

  /// The next bytes of the output; empty at its end.
  func next(deadline: Date) throws(Failure) -> Data {
    var file = [
      pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    ]
    while true {
      let ready = poll(&file, 1, milliseconds(until: deadline))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw .slow }
      return chunk(of: file[0].fd)
    }
  }

  /// Ends the program if it still runs.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private func milliseconds(until deadline: Date) -> Int32 {
    Int32(max(0, min(deadline.timeIntervalSinceNow * 1000, 1e6)))
  }

  private func chunk(of descriptor: Int32) -> Data {
    var bytes = Data(count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return bytes.prefix(max(0, count))
    }
  }
}
