import RedlineIO

/// Snapshots that one change changed.
struct SnapshotCause {
  /// What changed; `nil` if no other snapshot can have changed for the same reason.
  var text: String?
  /// In the order of their files.
  var results: [SnapshotResult]

  /// What changed in the first line that says something, and how many more changes there are.
  var headline: String {
    let lines = (text ?? "").split(whereSeparator: \.isNewline).map {
      String($0.trimmingPrefix(while: \.isWhitespace))
    }.filter { !$0.isEmpty }
    let others = lines.dropFirst().count { line in
      ["+ ", "− ", "Δ "].contains { line.hasPrefix($0) }
    }
    return lines.first.map { others == 0 ? $0 : "\($0) and \(counted(others, "more change"))" }
      ?? results.first?.message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}

extension SnapshotReport {
  /// What did not pass, by cause: in the order of the verdicts, then of the files.
  var causes: [SnapshotCause] {
    var causes: [SnapshotCause] = []
    var places: [String: Int] = [:]
    for verdict in SnapshotResult.Verdict.reportOrder where verdict != .passed {
      for result in results where result.verdict == verdict {
        let text = result.verdict == .recorded ? "recorded" : result.cause
        guard let text, !text.isEmpty else {
          causes.append(SnapshotCause(results: [result]))
          continue
        }
        if let place = places[text] {
          causes[place].results.append(result)
        } else {
          places[text] = causes.count
          causes.append(SnapshotCause(text: text, results: [result]))
        }
      }
    }
    return causes
  }
}
