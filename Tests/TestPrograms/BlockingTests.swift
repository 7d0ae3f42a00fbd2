import Foundation
package import Testing

/// Runs tests that hold their thread on threads apart: those that wait for a program, and those that compute for long.
///
/// The shared threads are as many as the processors and take what was asked for first. A test that waits on one of
/// them leaves a processor idle; one that computes keeps those that come and go waiting for each of their turns: the
/// rows of a serialized suite on the main actor, the requests of a server, the steps of a browser.
package struct BlockingTests: SuiteTrait, TestTrait, TestScoping {
  /// Once around a suite or a function, all of whose rows inherit the threads.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? self : nil
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BlockingThreads.shared) { try await function() }
  }
}

extension Trait where Self == BlockingTests {
  /// For suites and tests that wait for programs or compute for long; see ``BlockingTests``.
  package static var blocks: Self { Self() }
}

/// A few threads with a queue, first in, first out.
private final class BlockingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = BlockingThreads(count: ProcessInfo.processInfo.activeProcessorCount + 1)

  private let condition = NSCondition()
  /// Guarded by `condition`; those before `first` were taken.
  private var jobs: [UnownedJob] = []
  private var first = 0

  private init(count: Int) {
    for _ in 0..<count { Thread.detachNewThread { [self] in run() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func run() -> Never {
    while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while first == jobs.count { condition.wait() }
      defer { first += 1 }
      guard first > 1000 else { return jobs[first] }
      jobs.removeFirst(first)
      first = 0
      return jobs[0]
    }
  }
}
