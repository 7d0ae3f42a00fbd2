import RedlineIO

extension SnapshotReport {
  /// The results as commands that GitHub Actions reads from standard output: an annotation for
  /// each cause, as GitHub shows ten of a step. Empty if all passed.
  public func annotations() -> String {
    let sources = SourcePaths(root: store.root, for: results)
    return causes.filter { $0.results.contains { $0.verdict != .recorded } }
      .map { annotation(of: $0, sources) + "\n" }.joined()
  }

  private func annotation(of cause: SnapshotCause, _ sources: SourcePaths) -> String {
    let results = cause.results
    // Failures come first.
    guard let first = results.first else { return "" }
    let others = results.count == 1 ? "" : " and \(counted(results.count - 1, "snapshot")) more"
    var text = first.text.printable.shortened(lines: 40, characters: 3000)
    if results.count > 1 {
      let names = results.dropFirst().prefix(20).map { "  \($0.shownName)" }
      let rest = results.count - 1 - names.count
      text += "\nthe same in:\n" + names.joined(separator: "\n")
      if rest > 0 { text += "\n  … and \(rest) more" }
    }
    return GitHubAnnotation(
      results.contains { $0.verdict.isFailure } ? .error : .warning,
      file: first.test.map { sourcePrefix + sources.path(of: $0) },
      line: first.test.map { max($0.line, 1) },
      title: "\(first.title) \(first.verdict.phrase)\(others)", message: text
    ).command
  }
}

extension SnapshotResult.Verdict {
  /// What follows the name of a snapshot.
  var phrase: String {
    switch self {
    case .passed: "passed"
    case .changed: "changed"
    case .missing: "has no golden"
    case .recorded: "was recorded"
    case .pending: "waits for review"
    case .invalid: "could not be compared"
    }
  }
}
