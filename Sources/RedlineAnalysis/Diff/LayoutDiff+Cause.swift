extension LayoutDiff {
  /// What was edited, without where things lie: the same in all variants of a layout that one edit
  /// changed. Where no edit is known, what the text says below its title.
  package var cause: String {
    let edits = causes.flatMap(\.changes).map { "\($0.symbol.rawValue) \($0.sentence)" }
    guard edits.isEmpty else { return edits.joined(separator: "\n") }
    return text.split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}
