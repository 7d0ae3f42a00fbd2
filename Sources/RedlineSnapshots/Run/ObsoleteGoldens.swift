import Foundation
import RedlineIO

/// The goldens that no test takes any more.
///
/// A golden goes only if the run was complete, and its test either is not there any more or came to
/// its end without taking it. One whose test was not run, or stopped early, stays.
package struct ObsoleteGoldens {
  /// Those whose test is gone, as paths in the folder of goldens.
  package var ofGoneTests: [String] = []
  /// Those whose test came to its end without them, as after a narrowed `across:`.
  package var ofEndedTests: [String] = []
  /// Those that were not taken as their test was skipped; they stay.
  package var ofSkippedTests: [String] = []

  package var paths: [String] { (ofGoneTests + ofEndedTests).sorted() }

  /// - Parameters:
  ///   - taken: The goldens that the run took, as paths in the folder of goldens.
  ///   - records: Those of the run.
  ///   - tests: All tests that are declared.
  ///   - goldens: The files in the folder of goldens by their paths in it.
  ///   - hasSucceeded: Whether 'swift test' is known to have ended well.
  package init(
    taken paths: [String], records: [SnapshotRun], tests: [TestName], goldens: [String],
    hasSucceeded: Bool = false
  ) {
    // What a process took is no less taken if another run wrote over the result.
    let paths = paths + records.flatMap(\.taken)
    let taken = Set(paths)
    let rest = goldens.filter { !taken.contains($0) }
    // Nearly all goldens are taken by their names as they are.
    guard !rest.isEmpty else { return }
    let folded = Set(paths.map(\.foldedForDisks))
    let run = Set(paths.compactMap { Self.folder(of: $0) })
    let known = KnownTests(records: records, tests: tests, hasSucceeded: hasSucceeded)
    for path in rest {
      // What has no folder of a test is a catalog's.
      guard let test = Self.folder(of: path), !folded.contains(path.foldedForDisks),
        SnapshotFile(path: path) != nil
      else { continue }
      switch known.state(of: test) {
      case .open: continue
      case .ended: ofEndedTests.append(path)
      case .skipped: ofSkippedTests.append(path)
      case .gone where !run.contains(test): ofGoneTests.append(path)
      case .gone: continue
      }
    }
  }

  /// `LoginTests/login` of `LoginTests/login/iphone-15.svg`.
  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count < 3 ? nil : parts[0..<2].joined(separator: "/")
  }
}

/// What a run and the list of tests tell of the tests, by the folders of their goldens.
private struct KnownTests {
  enum State { case open, ended, skipped, gone }

  private let ended: Set<String>
  private let open: Set<String>
  private let skipped: Set<String>
  private let declared: Set<String>
  /// The methods of XCTest by their names, and the folders that those used that ended.
  ///
  /// A golden's folder is named for the file, which need not be named for the class.
  private let methods: [String: [TestName]]
  private let endedMethods: Set<String>
  private let skippedMethods: Set<String>
  private let foldersOfMethods: Set<String>
  /// Whether XCTest may have crashed before its first snapshot, of which there is no record: what its
  /// methods call may take goldens that are named for no test.
  private let lacksMethods: Bool

  init(records: [SnapshotRun], tests: [TestName], hasSucceeded: Bool) {
    ended = Set(records.flatMap(\.endedTests))
    open = Set(records.flatMap { $0.openTests + $0.runningTests })
    skipped = Set(records.flatMap(\.skippedTests))
    declared = Set(tests.filter { !$0.isXCTest }.map(\.goldenFolder))
    methods = Dictionary(grouping: tests.filter(\.isXCTest)) { SnapshotID($0.baseName).path }
    let seen = records.flatMap(\.methods)
    let stopped = Set(seen.filter { !$0.hasEnded }.map(\.name))
    endedMethods = Set(seen.map(\.name)).subtracting(stopped)
    skippedMethods = Set(seen.filter(\.isSkipped).map(\.name))
    foldersOfMethods = Set(seen.flatMap(\.folders))
    lacksMethods =
      !methods.isEmpty && !hasSucceeded && !records.contains { $0.library == "xctest" }
  }

  func state(of test: String) -> State {
    if open.contains(test) { return .open }
    if ended.contains(test) { return .ended }
    if skipped.contains(test) { return .skipped }
    if declared.contains(test) { return .open }
    let method = test.split(separator: "/").last.map(String.init) ?? ""
    guard let methods = methods[method] else { return lacksMethods ? .open : .gone }
    // Any of the methods with that name may be the one that takes it.
    let names = methods.map { $0.names.joined(separator: "/") }
    guard names.allSatisfy(endedMethods.contains) else {
      return names.contains(where: skippedMethods.contains) ? .skipped : .open
    }
    return foldersOfMethods.contains(test) ? .ended : .gone
  }
}

extension SnapshotStore {
  /// Why goldens of a run cannot be called obsolete; `nil` if they can.
  package func incompleteness(_ records: [SnapshotRun], note: RunNote?) -> String? {
    if let note, note.end == nil { return "it has not ended" }
    if records.isEmpty { return "it left no record, as a run does that crashed" }
    if records.contains(where: { !$0.hasEnded || !$0.runningTests.isEmpty }) {
      return "a test process did not come to its end"
    }
    if records.contains(where: { $0.takenLines == nil }) {
      return "its tests use a version of Redline that did not note what they took"
    }
    if let reason = records.compactMap(\.partialReason).first {
      return "only a part of the tests was run (\(reason))"
    }
    if records.contains(where: \.isOneOfMany), note?.end?.isSuccess != true {
      return "whether all processes of XCTest ran to their end is not known (--parallel)"
    }
    let missing = records.missingShards
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(10).map(\.label).joined(separator: ", ")
    return """
      \(counted(missing.count, "shard")) of \(missing[0].count) \(missing.count == 1 ? "is" : "are") \
      missing: \(names)
      """
  }
}

extension [SnapshotRun] {
  /// The parts of a divided run that are not there.
  package var missingShards: [SnapshotRun.Shard] {
    let shards = compactMap(\.shard)
    guard let count = shards.map(\.count).max() else { return [] }
    let present = Set(shards.filter { $0.count == count }.map(\.index))
    return (1...count).filter { !present.contains($0) }
      .compactMap { SnapshotRun.Shard("\($0)/\(count)") }
  }
}
