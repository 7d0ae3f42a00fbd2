import RedlineSnapshots

/// What a run comes to, for programs.
struct VerificationJSON: Encodable {
  struct Group: Encodable {
    var cause: String?
    var snapshots: [String]
  }

  var run: String
  var isPassed: Bool
  var exitCode: Int32
  var counts: [String: Int]
  var problems: [String]
  var remarks: [String]
  var groups: [Group]
  var results: [SnapshotResult]

  init(_ verification: Verification) {
    run = verification.run
    isPassed = verification.isPassed
    exitCode = verification.exitCode
    counts = Dictionary(
      uniqueKeysWithValues: SnapshotResult.Verdict.allCases.map {
        ($0.rawValue, verification.count($0))
      })
    problems = verification.problems
    remarks = verification.remarks
    groups = verification.groups.map {
      Group(cause: $0.cause, snapshots: $0.results.map(\.file.path))
    }
    results = verification.results
  }
}
