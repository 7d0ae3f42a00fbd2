import Foundation
import RedlineIO

/// A folder of results with the run in it that counts.
private struct ShardFolder {
  var folder: String
  var store: SnapshotStore
  var run: String
  var note: RunNote?
  var records: [SnapshotRun]

  init(_ folder: String, run named: String?) throws {
    self.folder = folder
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    store = SnapshotStore(root: path, environment: ["REDLINE_RESULTS": path])
    let notes = store.runNotes()
    let known = Set(store.savedRuns().filter { $0.library != catalogLibrary }.map(\.id))
      .union(store.savedResults().filter { $0.test != nil }.map(\.run)).union(notes.map(\.run))
    guard !known.isEmpty else {
      throw MergeError.noRun(folder: folder)
    }
    if let named, !known.contains(named) {
      throw MergeError.unknownRun(named, folder: folder, known: known.sorted())
    }
    guard let run = named ?? notes.last?.run ?? (known.count == 1 ? known.first : nil) else {
      throw MergeError.severalRuns(folder: folder, known: known.sorted())
    }
    self.run = run
    note = notes.last { $0.run == run }
    records = store.savedRuns(run)
  }

  var shards: Set<SnapshotRun.Shard> {
    Set(records.compactMap(\.shard) + [note?.shard].compactMap(\.self))
  }
}

/// Why folders of results cannot be merged.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder holds no run.
  case noRun(folder: String)
  /// A folder does not hold the run that was named; `known` are those that it has.
  case unknownRun(String, folder: String, known: [String])
  /// A folder holds several runs, and none was named.
  case severalRuns(folder: String, known: [String])

  /// What is wrong, and the next step.
  public var description: String {
    switch self {
    case .noRun(let folder):
      "\(folder) holds no run; give the folders .build/redline of machines that ran the tests"
    case .unknownRun(let run, let folder, let known):
      NearMatches(of: run, among: known).sentence("\(folder) has no run '\(run)'")
    case .severalRuns(let folder, let known):
      """
      \(folder) has several runs (\(known.prefix(10).joined(separator: ", "))); choose one with \
      --run
      """
    }
  }
}

extension SnapshotStore {
  /// Makes one run of the results in folders, and the last one of this store.
  /// - Parameters:
  ///   - folders: Each has the results of one part.
  ///   - run: The run in them, where folders hold more than one.
  ///   - program: The program that goes on from here.
  ///   - merged: Called after each folder.
  /// - Throws: ``MergeError`` and ``SnapshotError``.
  @discardableResult
  public func merge(
    _ folders: [String], run: String? = nil, program: String = "redline",
    merged: (String) -> Void = { _ in }
  ) throws -> Verification {
    let parts = try folders.map { try ShardFolder($0, run: run) }
    // One of the folders may be this store's, whose records go when a run begins.
    let found = parts.map {
      Verification(run: $0.run, note: $0.note, in: $0.store, program: program)
    }
    var note = try beginRun("merge")
    note.problems = ShardFolder.problems(parts)
    for (part, found) in zip(parts, found) {
      note.problems += found.problems.map { "\(part.folder): \($0)" }
    }
    let chosen = Self.chosenResults(found.map(\.results), &note.problems)
    for (index, part) in parts.enumerated() {
      for (number, record) in part.records.enumerated() {
        var record = record
        record.id = note.run
        try save(record, process: Int32(index * 1000 + number))
      }
      for result in chosen[index] {
        try Self.copy(result, from: part.store, to: self, run: note.run)
      }
      merged(part.folder)
    }
    note.end = .exit(0)
    note.milliseconds = Dictionary(parts.flatMap { $0.note?.milliseconds ?? [:] }) { max($0, $1) }
    let declared = parts.map { $0.note?.declaredTests ?? [] }
    let tests = declared.contains([]) ? nil : Set(declared.joined()).sorted()
    return try finish(
      &note, tests: tests?.compactMap { TestName($0) }, program: program)
  }

  /// The results of each part that count, each snapshot once: before they are known nothing is
  /// written over, as one of the parts may lie where the results go.
  private static func chosenResults(
    _ parts: [[SnapshotResult]], _ problems: inout [String]
  ) -> [[SnapshotResult]] {
    var seen: [SnapshotFile: (part: Int, result: SnapshotResult)] = [:]
    for (part, results) in parts.enumerated() {
      for result in results {
        if let other = seen[result.file]?.result, !other.hasSameOwner(as: result) {
          problems.append(
            "\(SnapshotError.duplicate(id: result.file.id, first: other.owner, second: result.owner))"
          )
        }
        // What failed somewhere does not pass because it did elsewhere.
        if let other = seen[result.file]?.result,
          other.verdict.isFailure || !result.verdict.isFailure && other.verdict != .passed
        {
          continue
        }
        seen[result.file] = (part, result)
      }
    }
    return parts.enumerated().map { part, results in
      results.filter { seen[$0.file]?.part == part }
    }
  }

  /// What the last run of tests came to; `nil` if there was none.
  public func lastVerification() -> Verification? {
    lastRun().map { Verification(run: $0.run, note: $0.note, in: self) }
  }

  /// Says what a run comes to, with what it tells of goldens that it did not take, and keeps that.
  /// - Parameters:
  ///   - tests: All tests that are declared, where that is known.
  ///   - allowsFewer: Whether what is not taken any more is not missed.
  package func finish(
    _ note: inout RunNote, tests: [TestName]?, allowsFewer: Bool = false, program: String
  ) throws -> Verification {
    let (all, damaged) = readResults()
    var results = all.filter { $0.run == note.run }
    let records = savedRuns(note.run)
    let isComplete =
      note.problems.isEmpty && note.shard == nil && incompleteness(records, note: note) == nil
      && lostResults(of: records, found: results.map(\.file.path)) == nil
    if isComplete, let tests {
      try noteCoverage(
        &note, results: &results, records: records, tests: tests, allowsFewer: allowsFewer)
    }
    note.hasFailedSnapshots =
      results.contains(where: \.verdict.isFailure) || records.contains { !$0.faults.isEmpty }
    try save(note)
    let verification = Verification(
      run: note.run, note: note, results: results, damaged: damaged, in: self, program: program)
    if isComplete, note.end?.isSuccess == true {
      // What came since is of another run.
      let beginning = time(of: claimPath(note.run))
      try forget(besides: results, among: all) {
        $0.test != nil && time(of: resultPath($0.file)) <= beginning
      }
    }
    if isComplete, verification.isPassed { try keepPassed(note.run, results) }
    if isComplete { try keepTimes(note.milliseconds) }
    return verification
  }
}

extension ShardFolder {
  /// What keeps folders from being one run.
  fileprivate static func problems(_ parts: [ShardFolder]) -> [String] {
    var problems: [String] = []
    let counts = Set(parts.flatMap { $0.shards.map(\.count) }).sorted()
    if counts.count > 1 {
      let words = counts.map { "\($0)" }.joined(separator: " and ")
      problems.append("the folders are of runs that were divided differently: by \(words)")
    }
    var owners: [SnapshotRun.Shard: String] = [:]
    for part in parts {
      for shard in part.shards.sorted(by: { $0.index < $1.index }) {
        if let other = owners.updateValue(part.folder, forKey: shard) {
          problems.append("shard \(shard.label) is there twice: \(other) and \(part.folder)")
        }
      }
    }
    if let count = counts.last {
      let missing = (1...count).compactMap { SnapshotRun.Shard("\($0)/\(count)") }
        .filter { owners[$0] == nil }
      if !missing.isEmpty {
        problems.append(
          """
          \(counted(missing.count, "shard")) of \(count) \(missing.count == 1 ? "is" : "are") \
          missing: \(missing.prefix(20).map(\.label).joined(separator: ", ")); run it again, or \
          give its folder, too
          """)
      }
    }
    return problems.isEmpty ? divisionProblems(parts) : problems
  }

  /// Says which tests are in no shard or in two, as happens where machines divide other lists of
  /// tests, or by other times.
  private static func divisionProblems(_ parts: [ShardFolder]) -> [String] {
    let notes = parts.compactMap(\.note)
    let lists = notes.compactMap(\.shardTests)
    // Earlier versions noted no tests.
    guard lists.count == parts.count, parts.allSatisfy({ !$0.shards.isEmpty }) else { return [] }
    let counts = Dictionary(lists.joined().map { ($0, 1) }, uniquingKeysWith: +)
    let none = Set(notes.flatMap { $0.declaredTests ?? [] }).filter { counts[$0] == nil }.sorted()
    let several = counts.filter { $0.value > 1 }.keys.sorted()
    let reason =
      Set(notes.map(\.timesHash)).count > 1
      ? "they were divided by different times; give all machines the same file with --times"
      : "the machines have different tests; let all build the same commit"
    return [(none, "in no shard"), (several, "in more than one shard")].filter { !$0.0.isEmpty }
      .map { tests, words in
        """
        \(counted(tests.count, "test")) \(tests.count == 1 ? "is" : "are") \(words), as \(reason): \
        \(tests.listed(atMost: 10))
        """
      }
  }
}

extension SnapshotStore {
  /// Copies a result with what would replace the golden.
  fileprivate static func copy(
    _ result: SnapshotResult, from source: SnapshotStore, to store: SnapshotStore, run: String
  ) throws {
    var result = result
    result.run = run
    result.golden = store.shown(store.goldenPath(result.file))
    result.actual = try copyPending(of: result, from: source, to: store).map(store.shown)
    if result.actual == nil { result.actualHash = nil }
    try store.save(result)
  }

  /// Copies what would replace the golden: a drawing, or a layout with the drawing that was made of
  /// it.
  /// - Returns: The path of the file that the result has the hash of.
  private static func copyPending(
    of result: SnapshotResult, from source: SnapshotStore, to store: SnapshotStore
  ) throws(SnapshotError) -> String? {
    let file = result.file
    // It may be the same file, by another path.
    let isHere = realPath(source.results) == realPath(store.results)
    guard result.actual != nil else {
      try store.removePending(file)
      return nil
    }
    var copied: String?
    if !isHere { try store.removePending(file) }
    for form in [{ $0.pendingPath(file) }, { $0.pendingLayoutPath(file) }]
      as [(SnapshotStore) -> String]
    {
      guard let bytes = try wholeFile(at: form(source)) else { continue }
      if !isHere { try writeWhole(bytes, to: form(store)) }
      copied = form(store)
    }
    return copied
  }

  private static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
