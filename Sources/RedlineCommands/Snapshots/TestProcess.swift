import Foundation

/// `swift test` with arguments and variables of its environment.
struct TestProcess {
  /// How a process ended.
  enum End: Codable, Hashable {
    case exit(Int32)
    case signal(Int32)

    var isSuccess: Bool { self == .exit(0) }
    /// `ended with code 1`.
    var words: String {
      switch self {
      case .exit(let code): "ended with code \(code)"
      case .signal(let number): "was ended by signal \(number)"
      }
    }
  }

  /// What follows `swift`.
  var arguments: [String]
  var folder: String
  var variables: [String: String] = [:]

  /// Runs it; what it prints goes to standard error, as standard output is for the report.
  /// - Parameter path: A file that takes all that it prints instead.
  func run(printingTo path: String? = nil) throws -> End {
    let process = configured()
    process.standardOutput = FileHandle.standardError
    if let path {
      try writeFile([], to: path)
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      (process.standardOutput, process.standardError) = (file, file)
    }
    try start(process)
    process.waitUntilExit()
    return end(of: process)
  }

  /// Runs it and returns what it prints on standard output.
  func output() throws -> (end: End, text: String) {
    let process = configured()
    let pipe = Pipe()
    process.standardOutput = pipe
    try start(process)
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (end(of: process), String(decoding: data, as: UTF8.self))
  }

  private func configured() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func start(_ process: Process) throws {
    do { try process.run() } catch {
      throw TestProcessError.notStarted(reason: reason(of: error))
    }
  }

  private func end(of process: Process) -> End {
    process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }
}

/// Why the tests could not be run.
enum TestProcessError: Error, CustomStringConvertible {
  case notStarted(reason: String)
  case noList(end: TestProcess.End)

  var description: String {
    switch self {
    case .notStarted(let reason): "swift cannot be started: \(reason); is it on the PATH?"
    case .noList(let end):
      """
      'swift test list' \(end.words), so it is not known which tests there are; what it said \
      stands above
      """
    }
  }
}
