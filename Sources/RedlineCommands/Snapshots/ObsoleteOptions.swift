import ArgumentParser
import RedlineIO
import RedlineSnapshots

/// What is made of goldens that no test takes any more.
struct ObsoleteOptions: ParsableArguments {
  @Flag(help: "Fail if a golden is taken by no test any more, or if the run does not tell.")
  var failOnObsolete = false

  /// Makes a problem of obsolete goldens, if that is asked for.
  func judge(_ verification: inout Verification) {
    guard failOnObsolete, !verification.isShard else { return }
    guard let obsolete = verification.obsolete else {
      verification.problems.append(
        "this run does not tell which goldens are obsolete, as --fail-on-obsolete asks; run all tests"
      )
      return
    }
    guard !obsolete.isEmpty else { return }
    verification.problems.append(
      """
      \(counted(obsolete.count, "obsolete golden")); delete with '\(invokedName) obsolete --delete'
      """)
  }
}
