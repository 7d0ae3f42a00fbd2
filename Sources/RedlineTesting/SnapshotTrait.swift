public import RedlineKit
public import RedlineSnapshots
public import Testing

/// How the snapshots of a test or a suite are taken: `@Suite(.snapshots)`.
///
/// Inner traits override what they name. Without the trait snapshots are compared, too; with it a
/// run also knows which tests came to their end, so that `redline obsolete` can tell a golden that
/// nobody needs from one whose test stopped early.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  var configuration: SnapshotConfiguration

  /// A suite's trait holds for the tests and suites inside it.
  public var isRecursive: Bool { true }

  /// Runs the test with the configuration of this trait over those around it, and notes its end.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let merged = SnapshotConfiguration.current.overridden(by: configuration)
    guard !test.isSuite, SnapshotConfiguration.innermostTest != test.id else {
      return try await SnapshotConfiguration.$current.withValue(merged) { try await function() }
    }
    RunRecorder.shared.begin(test.id)
    do {
      try await SnapshotConfiguration.$current.withValue(merged) {
        try await SnapshotConfiguration.$innermostTest.withValue(test.id) { try await function() }
      }
    } catch {
      RunRecorder.shared.stop(test.id)
      throw error
    }
    RunRecorder.shared.end(test.id)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Takes snapshots as they are taken by default.
  public static var snapshots: SnapshotTrait { SnapshotTrait(configuration: .init()) }

  /// Takes snapshots in another way; what is not named stays as it is outside.
  /// - Parameters:
  ///   - record: Which goldens are written, unless `REDLINE_RECORD` says otherwise; never under CI.
  ///   - precision: What must be the same for a layout to pass.
  ///   - tolerance: How far images may be off.
  ///   - formats: The forms in which layouts are kept.
  public static func snapshots(
    record: RecordMode? = nil, precision: SnapshotPrecision? = nil,
    tolerance: ImageTolerance? = nil, as formats: [SnapshotFormat]? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(
      configuration: SnapshotConfiguration(
        record: record, precision: precision, tolerance: tolerance, formats: formats))
  }
}

/// What traits say of the snapshots in their scope.
struct SnapshotConfiguration: Sendable {
  var record: RecordMode?
  var precision: SnapshotPrecision?
  var tolerance: ImageTolerance?
  var formats: [SnapshotFormat]?
  /// Where goldens are; found from the source file unless set.
  var store: SnapshotStore?
  /// The variables that say what a run asks for; the process's unless set.
  var environment: [String: String]?

  /// What holds in the test that is running.
  @TaskLocal static var current = SnapshotConfiguration()
  /// The test whose scope was entered last, as each of its traits enters it.
  @TaskLocal static var innermostTest: Test.ID?

  func overridden(by inner: SnapshotConfiguration) -> SnapshotConfiguration {
    SnapshotConfiguration(
      record: inner.record ?? record, precision: inner.precision ?? precision,
      tolerance: inner.tolerance ?? tolerance, formats: inner.formats ?? formats,
      store: inner.store ?? store, environment: inner.environment ?? environment)
  }
}
