import Foundation
import RedlineIO

/// What a run of tests comes to: its snapshots, and what else keeps it from passing.
///
/// ```swift
/// let store = SnapshotStore(root: package)
/// let verification = try store.merge(["shard-1/redline", "shard-2/redline"])
/// for group in verification.groups { print(group.cause ?? "", group.results.count) }
/// ```
public struct Verification: Sendable {
  /// Failures that one change made, and what was recorded for the same reason.
  public struct Group: Sendable {
    /// What changed; `nil` for a result that stands alone.
    public var cause: String?
    /// At least one.
    public var results: [SnapshotResult]
  }

  /// The name of the run.
  public var run: String
  /// The program that goes on from here: `redline`.
  package var program: String
  /// What became of the run's snapshots, in the order of their paths.
  public var results: [SnapshotResult]
  /// How many more passed with nothing to say of them, where the results leave those out.
  package var otherPassedCount = 0
  /// What else keeps the run from passing, in sentences.
  public var problems: [String] = []
  /// What is good to know.
  public var remarks: [String] = []
  /// The goldens that no test takes any more, but for those that were renamed; `nil` if the run
  /// does not tell.
  public var obsolete: [String]?
  /// Whether it is a part of a run that is going to be merged.
  public var isShard = false

  package init(
    run: String, program: String, results: [SnapshotResult], problems: [String] = []
  ) {
    (self.run, self.program, self.results, self.problems) = (run, program, results, problems)
  }

  /// Snapshots that failed.
  public var failures: [SnapshotResult] { results.filter(\.verdict.isFailure) }
  /// Whether nothing failed, and nothing else keeps the run from passing.
  public var isPassed: Bool { failures.isEmpty && problems.isEmpty }
  package var exitCode: Int32 { isPassed ? 0 : 1 }

  package func count(_ verdict: SnapshotResult.Verdict) -> Int {
    results.count { $0.verdict == verdict } + (verdict == .passed ? otherPassedCount : 0)
  }

  /// The number of snapshots.
  var snapshotCount: Int { results.count + otherPassedCount }

  /// Failures and what is pending, those with the same cause together.
  public var groups: [Group] {
    results.filter { $0.verdict.isFailure || $0.verdict == .pending }.groupedByCause
  }
}

extension [SnapshotResult] {
  /// Results with the same cause together, in the order of the first of each.
  package var groupedByCause: [Verification.Group] {
    var groups: [Verification.Group] = []
    var places: [String: Int] = [:]
    for result in self {
      // A verdict apart: what has no golden and what differs from it are two things to decide.
      let key = result.cause.map { "\(result.verdict.rawValue)\n\($0)" }
      if let key, let place = places[key] {
        groups[place].results.append(result)
      } else {
        if let key { places[key] = groups.count }
        groups.append(.init(cause: result.cause, results: [result]))
      }
    }
    return groups
  }
}

extension Verification {
  /// What the results, the records and the note of a run come to.
  /// - Parameter program: The program that goes on from here.
  package init(
    run: String, note: RunNote?, in store: SnapshotStore, program: String = "redline"
  ) {
    let saved = store.readResults()
    self.init(
      run: run, note: note, results: saved.results.filter { $0.run == run },
      damaged: saved.damaged, in: store, program: program)
  }

  /// The same without the results of which there is nothing to say, which are only counted.
  package init(
    notable run: String, note: RunNote?, in store: SnapshotStore, program: String = "redline"
  ) {
    guard let notable = store.notableResults(ofRun: run) else {
      self.init(run: run, note: note, in: store, program: program)
      return
    }
    self.init(
      run: run, note: note, results: notable.results, otherPassedCount: notable.passedCount,
      damaged: notable.damaged, in: store, program: program)
  }

  /// The same, of results that were read.
  package init(
    run: String, note: RunNote?, results: [SnapshotResult], otherPassedCount: Int = 0,
    damaged: [String], in store: SnapshotStore, program: String
  ) {
    (self.run, self.program, self.results) = (run, program, store.explained(results))
    self.otherPassedCount = otherPassedCount
    let (records, damagedRecords) = store.readRuns(run)
    let lost = lostResults(of: records, damaged: damaged, in: store)
    apply(records.flatMap(\.faults), in: store)
    if let note {
      problems = note.problems
      remarks = note.remarks ?? []
      addProblems(note, records, isWhole: lost == nil)
      if let shard = note.shard {
        isShard = true
        remarks.append(
          """
          shard \(shard.label): \(counted(note.shardTestCount ?? 0, "test")); merge the results of \
          all shards with '\(program) merge'
          """)
      }
      addCoverage(note, in: store)
    } else if records.isEmpty {
      problems.append(
        """
        the run \(run) left no record: it crashed, or it is still running; run \
        '\(program) verify'
        """)
    } else {
      addOpenProcesses(records)
    }
    addSharedNames()
    addDamaged(damaged + damagedRecords)
    if let lost { problems.append(lost.problem(program: program)) }
    let reasons = Set(records.compactMap(\.partialReason)).sorted()
    if !reasons.isEmpty {
      remarks.append("only a part was run: \(reasons.joined(separator: "; "))")
    }
  }

  private func lostResults(
    of records: [SnapshotRun], damaged: [String], in store: SnapshotStore
  ) -> LostResults? {
    // One that cannot be read is told as such.
    guard damaged.isEmpty else { return nil }
    return store.lostResults(
      of: records, found: results.map(\.file.path), otherCount: otherPassedCount)
  }

  /// - Parameter isWhole: Whether the results are all that the run had.
  private mutating func addProblems(
    _ note: RunNote, _ records: [SnapshotRun], isWhole: Bool
  ) {
    guard let end = note.end else {
      problems.append(
        "the run \(run) has not ended; wait for it, or run '\(program) verify' again")
      return
    }
    let hasOpenProcess = addOpenProcesses(records)
    let isEmptyShard = note.shard != nil && end.isSuccess
    if !records.contains(where: { $0.library != redlineLibrary }), !isEmptyShard {
      problems.append(
        end.isSuccess
          ? "no test took a snapshot; call expectSnapshot in a test, or look at --filter"
          : """
          'swift test' \(end.words) and left no record of the run: it did not build, it crashed, \
          or no test takes snapshots; what it said stands above
          """)
    } else if case .signal = end {
      problems.append("'swift test' \(end.words)")
    } else if note.lacksOutcomes, !hasOpenProcess {
      problems.append(
        """
        'swift test' \(end.words), and a test process did not come to its end: it crashed, or a \
        test called 'exit'; what it said stands above
        """)
    } else if !isWhole {
      return  // A failure may be one of a snapshot whose result is lost.
    } else if !note.otherFailures.isEmpty {
      let names = note.otherFailures
      problems.append(
        "\(counted(names.count, "test")) failed for other reasons: \(names.listed(atMost: 10))")
    } else if !end.isSuccess, failures.isEmpty, note.hasFailedSnapshots != true, !hasOpenProcess {
      problems.append(
        """
        'swift test' \(end.words) although no snapshot failed: another test failed, or a process \
        crashed; what it said stands above
        """)
    }
  }

  /// Says which processes began and left no end, or ended while tests were running.
  @discardableResult
  private mutating func addOpenProcesses(_ records: [SnapshotRun]) -> Bool {
    let open = records.filter { !$0.hasEnded }
    if !open.isEmpty {
      let libraries = Set(open.map(\.library)).sorted().joined(separator: ", ")
      problems.append(
        """
        \(counted(open.count, "test process", plural: "test processes")) (\(libraries)) did not \
        come to an end: it crashed, was killed, left by '_exit', or is still running; snapshots \
        that would have followed are not in this report
        """)
    }
    let running = Set(records.flatMap(\.runningTests)).sorted()
    if !running.isEmpty {
      problems.append(
        """
        a test process ended while \(counted(running.count, "test")) ran: \
        \(running.listed(atMost: 10)); look for a call of 'exit'
        """)
    }
    return !open.isEmpty || !running.isEmpty
  }

  /// Says which goldens the run did not take, of those that are still there: what was accepted since
  /// may have been moved, and what nobody needs deleted.
  private mutating func addCoverage(_ note: RunNote, in store: SnapshotStore) {
    let isThere = { (path: String) in
      FileManager.default.fileExists(atPath: "\(store.goldens)/\(path)")
    }
    let renamed = Set(results.compactMap(\.renamedFrom))
    let paths = note.obsolete?.filter { isThere($0) && !renamed.contains($0) }
    obsolete = paths
    addMissed(note, (note.missed ?? []).filter(isThere))
    guard let paths, !paths.isEmpty else { return }
    remarks.append(
      """
      \(counted(paths.count, "golden")) \(paths.count == 1 ? "is" : "are") taken by no test any \
      more: \(paths.listed(atMost: 20)); '\(program) obsolete --delete' deletes what is obsolete
      """)
  }

  private mutating func addMissed(_ note: RunNote, _ missed: [String]) {
    guard !missed.isEmpty, let run = note.missedSince else { return }
    let obsolete = Set(obsolete ?? [])
    // A test that stopped before it took them may take them again.
    let step =
      missed.allSatisfy(obsolete.contains)
      ? "if that is meant, delete the goldens ('obsolete --delete'), or verify with --allow-fewer"
      : "a test that did not come to its end takes them when it does; if it is meant, verify with "
        + "--allow-fewer"
    problems.append(
      """
      \(counted(missed.count, "snapshot")) fewer than in \(run), although the tests are still there: \
      \(missed.listed(atMost: 20)); \(step)
      """)
  }

  /// Says which snapshots of a run would share a file on some disks.
  private mutating func addSharedNames() {
    var owners: [String: SnapshotResult] = [:]
    for result in results {
      guard let other = owners.updateValue(result, forKey: result.file.path.foldedForDisks) else {
        continue
      }
      problems.append(
        "\(SnapshotError.sameFile(id: result.file.id, place: result.owner, other: other.owner))")
    }
  }

  private mutating func addDamaged(_ paths: [String]) {
    guard !paths.isEmpty else { return }
    problems.append(
      """
      \(counted(paths.count, "file")) of results cannot be read, as a full disk or a machine that \
      stopped leaves: \(paths.listed(atMost: 10)); delete what is named and run \
      '\(program) verify' again
      """)
  }
}
