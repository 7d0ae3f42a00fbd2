import Foundation
import RedlineSnapshots
import Synchronization
import Testing

/// The beginning and the end of the process.
extension RunRecorder {
  /// Notes a failure that is reported where no test is known.
  func noteUnheard(_ message: String, at caller: Caller) {
    note { $0.unheard.append("\(caller.place): error: \(message)") }
  }

  /// Notes that an expectation is looked at, which may not have come to its end when the process does.
  func noteBeginning(of caller: Caller) {
    note { $0.running["\(caller.place)", default: 0] += 1 }
  }

  func noteEnd(of caller: Caller) {
    note { state in
      let count = state.running["\(caller.place)"] ?? 0
      state.running["\(caller.place)"] = count > 1 ? count - 1 : nil
    }
  }

  /// Changes what is known, and asks once to be called when the process ends.
  private func note(_ change: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      change(&state)
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isFirst { watchEnd() }
  }

  /// Asks to be called when the process ends in order, and when methods of XCTest end.
  func watchEnd() {
    #if canImport(Glibc)
      _ = on_exit({ status, _ in RunRecorder.shared.finish(status: status) }, nil)
    #else
      atexit { RunRecorder.shared.finish(status: nil) }
    #endif
    observeMethods()
  }

  /// Notes that the process has begun, so that it is known if it does not end.
  func saveBeginning(in store: SnapshotStore) throws(SnapshotError) {
    // What becomes of it is for the test to judge that started it.
    guard !isExitTest else { return }
    var record = record(state.withLock { $0 }, in: store)
    (record.hasEnded, record.runningTests) = (false, [])
    try store.save(record, process: getpid())
  }

  /// Writes what is known; an end that cannot be written is missing, which is noticed.
  ///
  /// A process that is about to end well although a test is running, or although nobody heard of a
  /// failure, ends with 1.
  /// - Parameter status: The exit code; `nil` where the system does not tell.
  private func finish(status: Int32?) {
    let state = state.withLock { $0 }
    // A folder that a test made for itself is gone by now.
    for store in state.stores where FileManager.default.fileExists(atPath: store.root) {
      try? store.save(record(state, in: store), process: getpid())
    }
    guard status ?? 0 == 0, !isExitTest else { return }
    var lines: [String] = []
    let runningTests = runningTests(state)
    if !runningTests.isEmpty {
      lines.append(
        """
        error: the process ends with code 0 while a test is running \
        (\(runningTests.prefix(10).joined(separator: ", "))), as after a call of 'exit'; \
        tests that would have followed did not run
        """)
    }
    if runningTests.isEmpty, !state.running.isEmpty {
      lines.append(
        """
        error: the process ends while expectations are looked at whose tests have ended \
        (\(state.running.keys.sorted().prefix(10).joined(separator: ", "))); let the test wait for what \
        calls them
        """)
    }
    // Without the code it is not known whether XCTest expected them.
    if !state.unheard.isEmpty, status != nil || TestLibrary.current != .xctest {
      let count = state.unheard.count
      let hearing =
        status == nil
        ? "and the test library may not have listened"
        : "when the test library did not listen any more"
      lines.append(
        """
        error: \(count) \(count == 1 ? "expectation" : "expectations") failed outside of tests, \
        \(hearing); let the test wait for what calls them
        """)
      lines += state.unheard.prefix(100)
    }
    guard !lines.isEmpty else { return }
    printError(lines.joined(separator: "\n"))
    fflush(nil)
    _exit(1)
  }

  /// What is known, for the store that the tests' goldens are in.
  private func record(_ state: State, in store: SnapshotStore) -> SnapshotRun {
    let tests = state.begun.keys.sorted()
    let isDone = { state.begun[$0] == state.ended[$0] }
    var record = SnapshotRun(
      id: run, library: (TestLibrary.current ?? .swiftTesting).name,
      partialReason: partialReason(
        CommandLine.arguments, isXCTest: TestLibrary.current == .xctest,
        starter: arguments(ofProcess: getppid())),
      endedTests: tests.filter(isDone), openTests: tests.filter { !isDone($0) })
    record.isOneOfMany =
      TestLibrary.current == .xctest && chosenMethods(CommandLine.arguments) != nil
    record.runningTests = runningTests(state)
    record.methods = state.methods
    record.faults = state.faults.filter { $0.goldens == store.goldens }.map(\.fault)
    record.taken = state.uses.values.filter { $0.goldens == store.goldens }.map(\.path).sorted()
    return record
  }

  private func runningTests(_ state: State) -> [String] {
    let running = state.begun.keys.filter {
      state.begun[$0, default: 0] > state.ended[$0, default: 0] + state.stopped[$0, default: 0]
    }
    // A call of 'exit' comes from the task of its test, with or without the trait.
    let caller = [Test.current.map { folder(of: $0.id) }, runningMethod(state)].compactMap(\.self)
    return Set(running + caller).sorted()
  }

  /// The method of XCTest that is running; the first one began before anybody asked.
  private func runningMethod(_ state: State) -> String? {
    guard TestLibrary.current == .xctest else { return nil }
    return state.method ?? (state.methods.isEmpty ? state.foldersOfMethod.min() : nil)
  }

  /// Whether the process runs a test of how a process ends.
  private var isExitTest: Bool {
    #if os(macOS) || os(Linux) || os(Windows)
      ExitTest.current != nil
    #else
      false
    #endif
  }
}

/// Prints a line on standard error.
func printError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
