import RedlineModel

/// Says paths of views by the names that the picture has for them.
struct DiffNames {
  /// What sentences call a view or guide, and its name; the longest first, as others may begin like it.
  private let names: [(path: String, name: String)]

  init(old: SolvedLayout, new: SolvedLayout) {
    // What went has no name that something else has now.
    var all = new
    let (items, guides) = (Set(new.items.map(\.id)), Set(new.guides.map(\.id)))
    all.items += old.items.filter { !items.contains($0.id) }
    all.guides += old.guides.filter { !guides.contains($0.id) }
    let ids = all.items.map(\.id) + all.guides.filter { $0.kind == .custom }.map(\.id)
    let short = FigureNames(all, ids: ids, mergesGuides: false)
    names = ids.filter { $0.contains("/") }.map { ($0.replacing("/", with: "."), short($0)) }
      .sorted { ($1.path.count, $0.path) < ($0.path.count, $1.path) }
  }

  /// The text with names instead of paths; what it quotes is a value, as a key of a string may be.
  func callAsFunction(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "“") {
      let quoted = rest[start...].prefix { $0 != "”" }
      result += named(String(rest[..<start])) + quoted
      rest = rest[quoted.endIndex...]
    }
    return result + named(String(rest))
  }

  private func named(_ text: String) -> String {
    names.reduce(text) { $0.contains($1.path) ? Self.named($0, $1.path, $1.name) : $0 }
  }

  /// Replaces a path where it stands for itself, not within a longer one or a word.
  private static func named(_ text: String, _ path: String, _ name: String) -> String {
    var (result, rest) = ("", text[...])
    while let range = rest.firstRange(of: path) {
      let before = (result + rest[..<range.lowerBound]).last
      let after = rest[range.upperBound...].first
      let isWhole = !isPart(before, dot: true) && !isPart(after, dot: false)
      result += rest[..<range.lowerBound] + (isWhole ? name : path)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  private static func isPart(_ letter: Character?, dot isDot: Bool) -> Bool {
    letter.map { $0.isLetter || $0.isNumber || $0 == "_" || isDot && $0 == "." } ?? false
  }
}
