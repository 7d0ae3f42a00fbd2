import Foundation
import RedlineSnapshots
import Testing

#if canImport(XCTest)
  import XCTest
#endif

extension Expectation {
  /// One issue for all snapshots that one cause kept from passing, with the files of each attached;
  /// what was recorded is a warning.
  func report(_ results: [SnapshotResult]) {
    var groups: [[SnapshotResult]] = []
    for result in results where result.verdict != .passed {
      attachFiles(of: result)
      if let known = groups.firstIndex(where: { $0[0].isSameCase(as: result) }) {
        groups[known].append(result)
      } else {
        groups.append([result])
      }
    }
    for group in groups {
      fail(text(of: group), isFailure: group[0].verdict.isFailure, at: caller)
    }
  }

  /// The first result in full, the others by their names, and the next step.
  private func text(of group: [SnapshotResult]) -> String {
    var lines = [group[0].text]
    if group.count > 1 {
      let names = group.dropFirst().map(\.variant)
      let shown = names.prefix(12).joined(separator: ", ")
      let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
      let words = group[0].isBrief == true ? "others, too, in" : "the same in"
      lines.append(
        "\(words) \(names.count) other \(names.count == 1 ? "variant" : "variants"): \(shown)\(rest)"
      )
    }
    let file = group[0].file
    let pattern = group.count > 1 ? "'\(folderPath(of: file))/*'" : file.id.path
    switch group[0].verdict {
    case .changed, .missing:
      lines.append("if this is intended: swift package redline accept \(pattern)")
    case .pending: lines.append("look at it with: swift package redline review")
    case .invalid:
      if group[0].isReviewable {
        lines.append("to replace it: swift package redline accept \(pattern)")
      }
    case .passed, .recorded: break
    }
    return lines.joined(separator: "\n")
  }

  private func folderPath(of file: SnapshotFile) -> String {
    file.id.parts.dropLast().joined(separator: "/")
  }

  /// The golden and what would replace it, for reports of the test.
  private func attachFiles(of result: SnapshotResult) {
    guard Test.current != nil, result.isReviewable else { return }
    let file = result.file
    let name = file.id.parts.last ?? "snapshot"
    for (part, isActual) in [("reference", false), ("actual", true)]
    where isActual || result.goldenHash != nil {
      Attachment.record(
        AttachedPicture(result: result, store: store, isActual: isActual),
        named: "\(name)-\(part).\(file.kind.rawValue)", sourceLocation: caller.sourceLocation)
    }
  }
}

/// A golden or what would replace it, read and drawn only where the run keeps attachments.
private struct AttachedPicture: Attachable {
  let result: SnapshotResult
  let store: SnapshotStore
  let isActual: Bool

  func withUnsafeBytes<Value>(
    for attachment: borrowing Attachment<Self>, _ body: (UnsafeRawBufferPointer) throws -> Value
  ) throws -> Value {
    let bytes =
      try isActual ? store.pendingBytes(result) : wholeFile(at: store.goldenPath(result.file))
    return try (bytes ?? []).withUnsafeBytes(body)
  }
}

extension SnapshotResult {
  /// Whether one sentence says what became of both.
  fileprivate func isSameCase(as other: SnapshotResult) -> Bool {
    guard verdict == other.verdict else { return false }
    return verdict == .recorded || isBrief == true && other.isBrief == true
      || cause != nil && cause == other.cause
  }
}

/// Reports a failure to the library that runs the test, or a warning if it has such.
///
/// A task of its own, a queue or a completion handler knows no test. Swift Testing takes an issue of
/// theirs as long as its run lasts, XCTest as long as a method runs; after that the process ends
/// with a failure instead, and where no library runs tests, it ends at once.
func fail(_ message: String, isFailure: Bool = true, at caller: Caller) {
  let library = TestLibrary.current
  if Test.current == nil, isFailure { RunRecorder.shared.noteUnheard(message, at: caller) }
  #if canImport(XCTest)
    if library == .xctest {
      if isFailure { XCTFail(message, file: caller.filePath, line: UInt(caller.line)) }
      return
    }
  #endif
  if library == nil, isFailure { endProcess(message, at: caller) }
  Issue.record(
    Comment(rawValue: message), severity: isFailure ? .error : .warning,
    sourceLocation: caller.sourceLocation)
}

/// Reports an error where nobody takes what is thrown: outside of a test's task.
func heard<Value>(at caller: Caller, _ body: () throws -> Value) throws -> Value {
  RunRecorder.shared.noteBeginning(of: caller)
  defer { RunRecorder.shared.noteEnd(of: caller) }
  do { return try body() } catch {
    let isThread = TestLibrary.current == .xctest && Thread.isMainThread
    if Test.current == nil, !isThread { fail("\(error)", at: caller) }
    throw error
  }
}

private func endProcess(_ message: String, at caller: Caller) {
  printError(
    """
    \(caller.place): error: \(message)
    no test library runs in this process, so nobody would hear of it; call expectations in tests \
    that 'swift test' runs
    """)
  exit(1)
}

/// What runs the tests of this process.
enum TestLibrary {
  case swiftTesting, xctest

  /// As in records and results.
  var name: String { self == .xctest ? "xctest" : "swift-testing" }

  /// - Returns: `nil` if neither runs.
  static var current: TestLibrary? {
    if Test.current != nil || isSwiftTesting { return .swiftTesting }
    return isXCTest ? .xctest : nil
  }

  private static let isSwiftTesting = CommandLine.arguments.contains("swift-testing")
  private static let isXCTest: Bool = {
    #if canImport(Darwin)
      NSClassFromString("XCTestCase") != nil
    #else
      CommandLine.arguments.contains("xctest")
        || CommandLine.arguments.first?.hasSuffix(".xctest") == true
    #endif
  }()
}
