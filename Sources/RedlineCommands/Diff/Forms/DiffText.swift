import RedlineKit

extension DiffReport {
  /// For terminals: of several layouts first how many changed, then what came and went, then each
  /// change in a few lines.
  var text: String {
    if isSinglePair {
      guard let diff = changed.first?.diff else { return "" }
      return printable(diff.text) + "\n"
    }
    var lines = [summary]
    lines += added.map { "  + \(printableLine($0.pair.name))" }
    lines += removed.map { "  − \(printableLine($0.pair.name))" }
    for (name, diff) in changed {
      lines += ["", printableLine(name)]
      lines += printable(diff.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
