import RedlineIO

/// What a run of tests comes to.
package struct Verification {
  /// Failures that one change made, and what was recorded for the same reason.
  package struct Group {
    /// What changed; `nil` for a result that stands alone.
    package var cause: String?
    /// At least one.
    package var results: [SnapshotResult]
  }

  package var run: String
  /// The program that goes on from here: `redline`.
  package var program: String
  /// What became of the run's snapshots, in the order of their paths.
  package var results: [SnapshotResult]
  /// What else keeps the run from passing, in sentences.
  package var problems: [String] = []
  /// What is good to know.
  package var remarks: [String] = []
  /// Whether it is a part of a run that is going to be merged.
  package var isShard = false

  package init(
    run: String, program: String, results: [SnapshotResult], problems: [String] = []
  ) {
    (self.run, self.program, self.results, self.problems) = (run, program, results, problems)
  }

  package var failures: [SnapshotResult] { results.filter(\.verdict.isFailure) }
  package var isPassed: Bool { failures.isEmpty && problems.isEmpty }
  package var exitCode: Int32 { isPassed ? 0 : 1 }

  package func count(_ verdict: SnapshotResult.Verdict) -> Int {
    results.count { $0.verdict == verdict }
  }

  /// Failures and what is pending, those with the same cause together.
  package var groups: [Group] {
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
    (self.run, self.program) = (run, program)
    results = store.savedResults(ofRun: run)
    let records = store.savedRuns(run)
    if let note {
      problems = note.problems
      addProblems(note, hasRecord: !records.isEmpty)
      if let shard = note.shard {
        isShard = true
        remarks.append(
          """
          shard \(shard.label): \(counted(note.shardTestCount ?? 0, "test")); merge the results of \
          all shards with '\(program) merge'
          """)
      }
    } else if records.isEmpty {
      problems.append(
        """
        the run \(run) left no record: it crashed, or it is still running; run \
        '\(program) verify'
        """)
    }
    let reasons = Set(records.compactMap(\.partialReason)).sorted()
    if !reasons.isEmpty {
      remarks.append("only a part was run: \(reasons.joined(separator: "; "))")
    }
  }

  private mutating func addProblems(_ note: RunNote, hasRecord: Bool) {
    guard let end = note.end else {
      problems.append(
        "the run \(run) has not ended; wait for it, or run '\(program) verify' again")
      return
    }
    let isEmptyShard = note.shard != nil && end.isSuccess
    if !hasRecord, !isEmptyShard {
      problems.append(
        end.isSuccess
          ? "no test took a snapshot; call expectSnapshot in a test, or look at --filter"
          : """
          'swift test' \(end.words) and left no record of the run: it did not build, it crashed, \
          or no test takes snapshots; what it said stands above
          """)
    } else if case .signal = end {
      problems.append("'swift test' \(end.words)")
    } else if note.lacksOutcomes {
      problems.append(
        """
        'swift test' \(end.words), and a test process did not come to its end: it crashed; what \
        it said stands above
        """)
    } else if !note.otherFailures.isEmpty {
      let names = note.otherFailures
      problems.append(
        "\(counted(names.count, "test")) failed for other reasons: \(names.listed(atMost: 10))")
    } else if !end.isSuccess, failures.isEmpty {
      problems.append(
        """
        'swift test' \(end.words) although no snapshot failed: another test failed, or a process \
        crashed; what it said stands above
        """)
    }
  }
}
