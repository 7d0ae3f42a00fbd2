import RedlineIO

extension Verification {
  /// The most results that are named in a group.
  private static let shownCount = 20

  /// What a run comes to, for a terminal: failures by cause, counts, and the next step.
  /// - Parameter root: The folder that paths are relative to, usually the package's.
  public func text(root: String) -> String {
    let sources = SourcePaths(root: root, for: results)
    var lines = groups.flatMap { self.lines($0, sources) + [""] }
    lines += problems.map { "error: \($0)" }
    lines += (remarks + environmentRemarks).map { "note: \($0)" }
    lines.append(summary)
    lines += nextSteps.map { "  \($0)" }
    return lines.joined(separator: "\n").printable + "\n"
  }

  private func lines(_ group: Group, _ sources: SourcePaths) -> [String] {
    var lines = group.results.prefix(Self.shownCount).map { $0.consoleLine(sources) }
    let rest = group.results.count - lines.count
    if rest > 0 { lines.append("… and \(rest) more; --json lists all") }
    var facts: [String] = []
    if let difference = group.results.first?.difference, !difference.isEmpty {
      facts.append(difference.indented)
    }
    let environments = Set(group.results.flatMap(\.environment)).sorted()
    if !environments.isEmpty {
      facts.append("  environment differs: \(environments.joined(separator: ", "))")
    }
    if group.results.count > 1 {
      let end = facts.isEmpty ? "" : ":"
      lines.append("  same cause, \(counted(group.results.count, "variant"))\(end)")
    }
    lines += facts
    return lines
  }

  /// What is said of snapshots that pass although their goldens were drawn elsewhere.
  private var environmentRemarks: [String] {
    let elsewhere = results.filter { $0.verdict == .passed && !$0.environment.isEmpty }
    guard !elsewhere.isEmpty else { return [] }
    let changes = Set(elsewhere.flatMap(\.environment)).sorted().joined(separator: ", ")
    return ["environment differs for \(counted(elsewhere.count, "golden")) that passed: \(changes)"]
  }

  /// `48 snapshots: 36 passed, 12 changed`.
  public var summary: String {
    let verdicts: [(SnapshotResult.Verdict, String)] = [
      (.passed, "passed"), (.changed, "changed"), (.missing, "without a golden"),
      (.invalid, "not comparable"), (.recorded, "recorded"), (.pending, "pending"),
    ]
    let counts = verdicts.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
    let words = counts.isEmpty ? "none" : counts.joined(separator: ", ")
    return "\(counted(snapshotCount, "snapshot")): \(words)\(isPassed ? "" : "; not passed")"
  }

  /// What to do about it.
  private var nextSteps: [String] {
    guard results.contains(where: \.isReviewable) else { return [] }
    var rows = [
      ["\(program) review", "look at each, accept or reject it"],
      ["\(program) review --web", "the same in a browser, with pictures"],
      ["\(program) accept --all", "if all of it is intended"],
    ]
    if count(.missing) == snapshotCount { rows[2][1] = "keep them all as goldens" }
    return TextColumns(rows).lines
  }
}

extension SnapshotResult {
  /// `Tests/AppTests/LoginTests.swift:14: error: Login on iPhone 15 is another layout: …`.
  fileprivate func consoleLine(_ sources: SourcePaths) -> String {
    let severity = verdict.isFailure ? "error" : "warning"
    let place = test.map { "\(sources.path(of: $0)):\($0.line): " } ?? ""
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    return "\(place)\(severity): \(first.isEmpty ? file.id.path : first)"
  }
}
