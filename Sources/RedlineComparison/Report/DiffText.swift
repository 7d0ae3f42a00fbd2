import RedlineAnalysis
import RedlineIO

extension DiffReport {
  /// For terminals: of several layouts first how many changed, then what came and went, then each
  /// change in a few lines.
  public var text: String {
    if isSinglePair {
      guard let diff = changed.first?.diff else { return "" }
      return diff.text.printable + "\n"
    }
    var lines = [summary]
    lines += added.map { "  + \($0.pair.name.printableLine)" }
    lines += removed.map { "  − \($0.pair.name.printableLine)" }
    for (name, diff) in changed {
      lines += ["", name.printableLine]
      lines += diff.text.printable.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
