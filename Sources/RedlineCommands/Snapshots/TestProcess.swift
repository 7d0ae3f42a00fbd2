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

  /// Runs it and returns what it prints on standard output, and on standard error where that is not
  /// passed on.
  func output(
    passesErrors: Bool
  ) throws -> (end: ChildProcess.End, text: String, errors: String) {
    let output = try started { (process) throws(ChildProcess.Failure) in
      try process.output(passesErrors: passesErrors)
    }
    return (
      output.end, String(decoding: output.bytes, as: UTF8.self),
      String(decoding: output.errors, as: UTF8.self)
    )
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
  /// - Parameter json: Whether the report is JSON: a plugin has one stream for that and for what SwiftPM
  ///   says.
  static func listedTests(
    root: String, arguments: [String] = [], json: Bool
  ) throws -> [TestName] {
    let isSilent = json && isPlugin
    let list = TestProcess(
      arguments: ["test", "list"] + (isPlugin ? ["--ignore-lock"] : []) + arguments, folder: root)
    let (end, text, errors) = try list.output(passesErrors: !isSilent)
    guard end.isSuccess else {
      if isSilent { throw TestProcessError.noList(end: end, words: "\(errors)\n\(text)") }
      StandardError.write(text)
      throw TestProcessError.noList(end: end, words: nil)
    }
    return TestName.list(in: text)
  }
}

/// Why the tests could not be run.
enum TestProcessError: Error, CustomStringConvertible {
  case notStarted(reason: String)
  /// With what it said, where that was not printed.
  case noList(end: ChildProcess.End, words: String?)

  var description: String {
    switch self {
    case .notStarted(let reason): "swift cannot be started: \(reason); is it on the PATH?"
    case .noList(let end, let words):
      """
      'swift test list' \(end.words), so it is not known which tests there are; \
      \(words.map(Self.reason) ?? "what it said stands above")
      """
    }
  }

  /// The first line that says what is wrong.
  private static func reason(_ words: String) -> String {
    let lines = words.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.first { $0.contains("error: ") }.map(String.init) ?? "it gave no reason"
  }
}
