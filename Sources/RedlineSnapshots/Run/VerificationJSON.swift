/// What a run comes to, for programs.
package struct VerificationJSON: Encodable {
  package struct Group: Encodable {
    package var cause: String?
    package var snapshots: [String]
  }

  package var run: String
  package var isPassed: Bool
  package var exitCode: Int32
  package var counts: [String: Int]
  package var problems: [String]
  package var remarks: [String]
  /// The goldens that no test takes any more; missing if the run does not tell.
  package var obsolete: [String]?
  package var groups: [Group]
  /// What passed and of which there is nothing to say, as paths below the folder of goldens.
  package var passed: [String]
  /// All others, in full.
  package var results: [SnapshotResult]

  package init(_ verification: Verification) {
    run = verification.run
    isPassed = verification.isPassed
    exitCode = verification.exitCode
    counts = Dictionary(
      uniqueKeysWithValues: SnapshotResult.Verdict.allCases.map {
        ($0.rawValue, verification.count($0))
      })
    problems = verification.problems
    remarks = verification.remarks
    obsolete = verification.obsolete
    groups = verification.groups.map {
      Group(cause: $0.cause, snapshots: $0.results.map(\.file.path))
    }
    passed = verification.results.filter(\.isPassedInSilence).map(\.file.path)
    results = verification.results.filter { !$0.isPassedInSilence }.map(\.whole)
  }
}

extension SnapshotResult {
  /// Whether it passed, and nothing else was found.
  fileprivate var isPassedInSilence: Bool {
    verdict == .passed && message.isEmpty && environment.isEmpty
  }
}
