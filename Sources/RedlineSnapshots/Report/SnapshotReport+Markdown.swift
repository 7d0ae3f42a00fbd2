import RedlineIO

extension SnapshotReport {
  /// The most bytes of a comment at GitHub.
  public static let commentByteLimit = 65_536
  /// The most bytes of a step's summary at GitHub.
  public static let stepSummaryByteLimit = 1 << 20

  /// The results in Markdown: counts, and a section for each cause with its snapshots.
  ///
  /// Names and differences stand in code, so that nothing in them is a link, a mention or HTML.
  /// - Parameter limit: The most bytes; what has no room is counted at the end.
  public func markdown(limit: Int = SnapshotReport.commentByteLimit) -> String {
    var text = "## Snapshots: \(countLine)\n\n"
    let causes = causes
    let sources = SourcePaths(root: store.root, for: results)
    for problem in problems.prefix(20) { text += "- **error:** \(problem.markdownCode)\n" }
    if problems.count > 20 { text += "- … and \(problems.count - 20) more\n" }
    for remark in remarks.prefix(20) { text += "- \(remark.markdownCode)\n" }
    if !problems.isEmpty || !remarks.isEmpty { text += "\n" }
    if causes.isEmpty { return text + (problems.isEmpty ? "Nothing to look at.\n" : "") }
    text += "| | snapshots |\n| --- | ---: |\n"
    for (verdict, count) in counts { text += "| \(verdict.rawValue) | \(count) |\n" }
    var shown = 0
    for cause in causes {
      let section = "\n" + section(of: cause, sources)
      // Room for the note stays.
      guard text.utf8.count + section.utf8.count <= limit - 200 else { break }
      text += section
      shown += 1
    }
    let rest = causes.dropFirst(shown)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.results.count }
      text += """

        \(counted(count, "snapshot")) of \(rest.count == 1 ? "1 cause" : "\(rest.count) causes") \
        had no room here; the report's page shows all.

        """
    }
    return text
  }

  private func section(of cause: SnapshotCause, _ sources: SourcePaths) -> String {
    guard let first = cause.results.first else { return "" }
    let heading =
      cause.results.count == 1
      ? "\(first.title.markdownCode) \(first.verdict.phrase)"
      : "Same cause, \(counted(cause.results.count, "snapshot")): \(cause.headline.markdownCode)"
    var lines = ["### \(heading)", ""]
    lines += cause.results.prefix(40).map { item($0, sources) }
    if cause.results.count > 40 { lines.append("- … and \(cause.results.count - 40) more") }
    if let text = first.difference, !text.isEmpty { lines += ["", block(text)] }
    if first.verdict == .invalid { lines += ["", block(first.message)] }
    if !first.environment.isEmpty {
      let changes = first.environment.joined(separator: ", ")
      lines += ["", "Environment differs: \(changes.markdownCode)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func item(_ result: SnapshotResult, _ sources: SourcePaths) -> String {
    let place = result.test.map {
      ", \("\(sourcePrefix)\(sources.path(of: $0)):\($0.line)".markdownCode)"
    }
    let paths = picturePaths(of: result).map { "\($0.name) \($0.path.markdownCode)" }
    let pictures = paths.isEmpty ? "" : "<br>" + paths.joined(separator: ", ")
    return "- \(result.shownName.markdownCode) \(result.verdict.phrase)\(place ?? "")\(pictures)"
  }

  private func block(_ text: String) -> String {
    text.printable.shortened(lines: 60, characters: 4000).markdownBlock
  }
}
