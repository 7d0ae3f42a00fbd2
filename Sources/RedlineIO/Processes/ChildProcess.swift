package import Foundation

/// A program that runs beside this one, found on `PATH`, with its arguments as they are: no shell.
package struct ChildProcess: Sendable {
  /// The name of the program, and its arguments.
  package var words: [String]
  package var folder: String?
  /// Variables of the environment that are set, or removed where they are `nil`.
  package var variables: [String: String?]

  package init(
    _ words: [String], in folder: String? = nil, variables: [String: String?] = [:]
  ) {
    (self.words, self.folder, self.variables) = (words, folder, variables)
  }

  /// How a process ended.
  package enum End: Codable, Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)

    package var isSuccess: Bool { self == .exit(0) }
    /// `ended with code 1`.
    package var words: String {
      switch self {
      case .exit(let code): "ended with code \(code)"
      case .signal(let number): "was ended by signal \(number)"
      }
    }
  }

  /// Why a process gave no output.
  package enum Failure: Error, Hashable, Sendable {
    case notStarted(reason: String)
    /// It did not end in time, and was ended.
    case slow(seconds: Int)
    /// It wrote more, and was ended.
    case tooMuch(byteCount: Int)
  }

  /// Everything that a process left behind.
  package struct Output: Sendable {
    package var end: End
    package var bytes: [UInt8]
    /// The start of what it wrote on standard error, where that was not passed on.
    package var errors: [UInt8]
  }

  /// Runs the program without input and waits for its end.
  /// - Parameter output: Takes its standard output and standard error; nobody unless given.
  package func run(output: FileHandle? = nil) throws(Failure) -> End {
    let sink = output ?? .nullDevice
    let process = try started(
      input: FileHandle.nullDevice, output: sink,
      errors: output == nil ? sink : output === FileHandle.standardError ? nil : sink)
    process.waitUntilExit()
    return End(process)
  }

  /// Runs the program without input and takes what it writes.
  /// - Parameters:
  ///   - limit: The most bytes on standard output.
  ///   - seconds: How long it may take; any time unless given.
  ///   - passesErrors: Whether its standard error is this program's.
  package func output(
    limit: Int = .max, seconds: Int? = nil, passesErrors: Bool = false
  ) throws(Failure) -> Output {
    let (output, errors) = (Pipe(), Pipe())
    let process = try started(
      input: FileHandle.nullDevice, output: output, errors: passesErrors ? nil : errors)
    let pipes = passesErrors ? [output] : [output, errors]
    var parts = [[UInt8](), []]
    var readers = pipes.map { PipeReader($0) }
    let deadline = seconds.map { Date(timeIntervalSinceNow: Double($0)) }
    while readers.contains(where: { !$0.isAtEnd }) {
      guard PipeReader.wait(for: &readers, until: deadline) else {
        kill(process.processIdentifier, SIGKILL)
        throw .slow(seconds: seconds ?? 0)
      }
      for index in readers.indices where readers[index].isReady {
        let bytes = readers[index].next()
        if index == 0 || parts[index].count < 1 << 16 { parts[index] += bytes }
      }
      guard parts[0].count <= limit else {
        kill(process.processIdentifier, SIGKILL)
        throw .tooMuch(byteCount: limit)
      }
    }
    process.waitUntilExit()
    return Output(end: End(process), bytes: parts[0], errors: parts[1])
  }

  func started(input: Any, output: Any, errors: Any?) throws(Failure) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in variables { environment[name] = value }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    if let errors { process.standardError = errors }
    do { try process.run() } catch { throw .notStarted(reason: reason(of: error)) }
    return process
  }
}

extension ChildProcess.End {
  fileprivate init(_ process: Process) {
    self =
      process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }
}
