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
    let command = results.contains { $0.verdict.isFailure } ? "error" : "warning"
    // Failures come first.
    guard let first = results.first else { return "" }
    var properties: [String] = []
    if let test = first.test {
      properties.append("file=\(property(sourcePrefix + sources.path(of: test)))")
      properties.append("line=\(max(test.line, 1))")
    }
    let others = results.count == 1 ? "" : " and \(countedSnapshots(results.count - 1)) more"
    properties.append(
      "title=\(property("\(visibleLine(first.title)) \(first.verdict.phrase)\(others)"))")
    var text = shortened(visible(first.text), lines: 40, characters: 3000)
    if results.count > 1 {
      let names = results.dropFirst().prefix(20).map { "  \($0.file.id)" }
      let rest = results.count - 1 - names.count
      text += "\nthe same in:\n" + names.joined(separator: "\n")
      if rest > 0 { text += "\n  … and \(rest) more" }
    }
    return "::\(command) \(properties.joined(separator: ","))::\(data(text))"
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

/// The text of a command, as `@actions/core` escapes it.
private func data(_ text: String) -> String {
  replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
}

/// A property of a command, as `@actions/core` escapes it.
private func property(_ text: String) -> String {
  replacing([":": "%3A", ",": "%2C"], in: data(visibleLine(text)))
}
