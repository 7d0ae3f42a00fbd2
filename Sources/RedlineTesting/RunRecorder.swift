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
    /// The folder of the test's goldens.
    var folder = ""
    /// The folder of all goldens, and the path in it.
    var goldens = ""
    var path = ""
  }

  struct State {
    var uses: [String: Use] = [:]
    var begun: [String: Int] = [:]
    /// How often a test returned, and how often it threw an error.
    var ended: [String: Int] = [:]
    var stopped: [String: Int] = [:]
    var stores: Set<SnapshotStore> = []
    /// The methods of XCTest that ended, and the one that is running as far as it is known.
    var methods: [SnapshotRun.Method] = []
    var method: String?
    /// The folders that methods of XCTest used since one of them ended.
    var foldersOfMethod: Set<String> = []
    /// Snapshots that could not be taken under their names, with the folders of all goldens.
    var faults: [(goldens: String, fault: SnapshotRun.Fault)] = []
    /// Failures that no test was there to take.
    var unheard: [String] = []
    var isRegistered = false
    /// How often each expectation is being looked at now, by its place.
    var running: [String: Int] = [:]
  }

  let state = Mutex(State())

  /// The run's name: what `REDLINE_RUN` says, otherwise the process that started this one, which
  /// is the same for all test processes of one `swift test`.
  let run: String

  private init() {
    let named = ProcessInfo.processInfo.environment["REDLINE_RUN"] ?? ""
    run = named.isEmpty ? SnapshotRun.name(ofProcess: getppid()) : named
  }

  func begin(_ test: Test.ID) { state.withLock { $0.begun[folder(of: test), default: 0] += 1 } }
  func end(_ test: Test.ID) { state.withLock { $0.ended[folder(of: test), default: 0] += 1 } }
  func stop(_ test: Test.ID) { state.withLock { $0.stopped[folder(of: test), default: 0] += 1 } }

  /// Whether a snapshot was taken so far whose golden has a path in the folder of goldens.
  func isUsed(_ path: String, in store: SnapshotStore) -> Bool {
    state.withLock { $0.uses["\(store.goldens)\n\(path.foldedForDisks)"] != nil }
  }

  /// Notes that a snapshot cannot be taken under its name.
  func note(_ fault: SnapshotRun.Fault, in store: SnapshotStore) {
    state.withLock { $0.faults.append((store.goldens, fault)) }
  }

  /// Notes that a name is used.
  /// - Throws: ``SnapshotError/duplicate(id:first:second:)`` if another place or another test has
  ///   it, ``SnapshotError/unstable(id:place:)`` if the same one had other contents, and
  ///   ``SnapshotError/unwritable(path:reason:)`` if the run cannot be noted.
  func use(
    _ file: SnapshotFile, in store: SnapshotStore, _ use: Use
  ) throws(SnapshotError) {
    var use = use
    (use.goldens, use.path) = (store.goldens, file.path)
    let (other, isNewStore, isFirst) = state.withLock { [use] state in
      let isFirst = !state.isRegistered
      state.isRegistered = true
      state.foldersOfMethod.insert(use.folder)
      let key = "\(store.goldens)\n\(file.path.foldedForDisks)"
      defer { if state.uses[key] == nil { state.uses[key] = use } }
      return (state.uses[key], state.stores.insert(store).inserted, isFirst)
    }
    if isFirst { watchEnd() }
    if isNewStore { try saveBeginning(in: store) }
    guard let other else { return }
    if other.place != use.place || other.test != use.test {
      throw .duplicate(
        id: file.id, first: "\(other.place) (\(other.test))", second: "\(use.place) (\(use.test))")
    }
    if other.content != use.content { throw .unstable(id: file.id, place: use.place) }
  }
}

/// The folder of a test's goldens.
func folder(of test: Test.ID) -> String {
  let names = test.nameComponents
  let suite = names.count > 1 ? names.dropLast().joined(separator: ".") : test.moduleName
  return SnapshotID(suite, String((names.last ?? "").prefix { $0 != "(" })).path
}

/// What made a test process run only some of its tests.
/// - Parameters:
///   - arguments: Those of the process. Swift Testing gets all of `swift test`, XCTest the names of
///     tests.
///   - starter: Those of the process that started it: with `--parallel` each method of XCTest has a
///     process of its own.
func partialReason(
  _ arguments: [String], isXCTest: Bool, starter: [String] = []
) -> String? {
  if starter.first?.hasSuffix("swift-test") == true {
    return SnapshotRun.partialReason(ofSwiftTest: Array(starter.dropFirst()))
  }
  if let reason = SnapshotRun.partialReason(ofSwiftTest: Array(arguments.dropFirst())) {
    return reason
  }
  return isXCTest ? chosenMethods(arguments) : nil
}

/// The tests that a process of XCTest was given: `Module.Class/method`, among options and the path of
/// the bundle.
func chosenMethods(_ arguments: [String]) -> String? {
  zip(arguments, arguments.dropFirst()).first { previous, argument in
    !argument.hasPrefix("-") && !previous.hasPrefix("--") && argument.contains(".")
      && !argument.hasSuffix(".xctest")
  }?.1
}

/// The arguments of a process, where the system tells.
func arguments(ofProcess process: Int32) -> [String] {
  let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
  return line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
}
