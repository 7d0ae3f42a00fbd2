import Foundation
import RedlineSnapshots
import Synchronization
import Testing

/// What the tests of this process did: which names they used, and which tests came to their end.
///
/// The process is the unit in which tests run, so this is state of the process.
final class RunRecorder: Sendable {
  static let shared = RunRecorder()

  /// A name that was used.
  struct Use: Sendable {
    var place: String
    var test: String
    var content: String
  }

  private struct State {
    var uses: [String: Use] = [:]
    var begun: [String: Int] = [:]
    var ended: [String: Int] = [:]
    var stores: Set<SnapshotStore> = []
    var isRegistered = false
  }

  private let state = Mutex(State())

  /// The run's name: what `REDLINE_RUN` says, otherwise the process that started this one, which
  /// is the same for all test processes of one `swift test`.
  let run: String

  private init() {
    let named = ProcessInfo.processInfo.environment["REDLINE_RUN"] ?? ""
    run = named.isEmpty ? "process-\(getppid())" : named
  }

  func begin(_ test: Test.ID) { state.withLock { $0.begun[folder(of: test), default: 0] += 1 } }
  func end(_ test: Test.ID) { state.withLock { $0.ended[folder(of: test), default: 0] += 1 } }

  /// Notes that a name is used.
  /// - Throws: ``SnapshotError/duplicate(id:first:second:)`` if another place or another test has
  ///   it, ``SnapshotError/unstable(id:place:)`` if the same one had other contents.
  func use(
    _ file: SnapshotFile, in store: SnapshotStore, _ use: Use
  ) throws(SnapshotError) {
    let other = state.withLock { state in
      if !state.isRegistered {
        state.isRegistered = true
        atexit { RunRecorder.shared.save() }
      }
      state.stores.insert(store)
      // Some disks do not tell upper from lower case.
      let key = "\(store.goldens)\n\(file.path.lowercased())"
      defer { if state.uses[key] == nil { state.uses[key] = use } }
      return state.uses[key]
    }
    guard let other else { return }
    if other.place != use.place || other.test != use.test {
      throw .duplicate(
        id: file.id, first: "\(other.place) (\(other.test))", second: "\(use.place) (\(use.test))")
    }
    if other.content != use.content { throw .unstable(id: file.id, place: use.place) }
  }

  /// Writes what is known when the process ends; nobody is left to be told if that fails.
  private func save() {
    let state = state.withLock { $0 }
    let ended = state.begun.keys.filter { state.begun[$0] == state.ended[$0] }.sorted()
    let record = SnapshotRun(
      id: run, library: Test.isSwiftTestingProcess ? "swift-testing" : "xctest",
      partialReason: partialReason(CommandLine.arguments), endedTests: ended,
      openTests: state.begun.keys.filter { state.begun[$0] != state.ended[$0] }.sorted())
    for store in state.stores { try? store.save(record, process: getpid()) }
  }
}

extension Test {
  /// Whether this process runs tests of Swift Testing, rather than XCTest's.
  fileprivate static var isSwiftTestingProcess: Bool {
    CommandLine.arguments.contains("swift-testing")
  }
}

/// The folder of a test's goldens.
private func folder(of test: Test.ID) -> String {
  let names = test.nameComponents
  let suite = names.count > 1 ? names.dropLast().joined(separator: ".") : test.moduleName
  return SnapshotID(suite, String((names.last ?? "").prefix { $0 != "(" })).path
}

/// What made a test process run only some of its tests.
func partialReason(_ arguments: [String]) -> String? {
  for (index, argument) in arguments.enumerated().dropFirst() {
    if argument == "--filter" || argument == "--skip" {
      return arguments[index...].prefix(2).joined(separator: " ")
    }
    if argument.hasPrefix("--filter=") || argument.hasPrefix("--skip=") { return argument }
    // XCTest is given the names of tests as they are.
    let isValue = arguments[index - 1].hasPrefix("--")
    if !argument.hasPrefix("-"), !isValue { return argument }
  }
  return nil
}
