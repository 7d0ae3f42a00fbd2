import Foundation
import RedlineIO
import RedlineSnapshots

/// `swift test` with arguments and variables of its environment.
struct TestProcess {
  /// What follows `swift`.
  var arguments: [String]
  var folder: String
  var variables: [String: String] = [:]

  /// Runs it; what it prints goes to standard error, as standard output is for the report.
  /// - Parameter path: A file that takes all that it prints instead.
  func run(printingTo path: String? = nil) throws -> ChildProcess.End {
    var output = FileHandle.standardError
    if let path {
      try WholeFile(path).writeOutput([])
      output = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    return try started { (process) throws(ChildProcess.Failure) in
      try process.run(output: output)
    }
  }

  /// Runs it and returns what it prints on standard output.
  func output() throws -> (end: ChildProcess.End, text: String) {
    let output = try started { (process) throws(ChildProcess.Failure) in
      try process.output(passesErrors: true)
    }
    return (output.end, String(decoding: output.bytes, as: UTF8.self))
  }

  private func started<Result>(
    _ run: (ChildProcess) throws(ChildProcess.Failure) -> Result
  ) throws -> Result {
    do {
      return try run(ChildProcess(["swift"] + arguments, in: folder, variables: variables))
    } catch .notStarted(let reason) {
      throw TestProcessError.notStarted(reason: reason)
    }
  }
}

extension TestProcess {
  /// The tests of the package, which is built for that.
  static func listedTests(root: String, arguments: [String] = []) throws -> [TestName] {
    let list = TestProcess(
      arguments: ["test", "list"] + (isPlugin ? ["--ignore-lock"] : []) + arguments, folder: root)
    let (end, text) = try list.output()
    guard end.isSuccess else {
      StandardError.write(text)
      throw TestProcessError.noList(end: end)
    }
    return TestName.list(in: text)
  }
}

/// Why the tests could not be run.
enum TestProcessError: Error, CustomStringConvertible {
  case notStarted(reason: String)
  case noList(end: ChildProcess.End)

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
