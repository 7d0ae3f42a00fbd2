/// The known names that a mistyped one may have meant.
package struct NearMatches {
  /// Nearest first, at most three.
  package let names: [String]

  package init(of name: String, among known: [String]) {
    let wanted = name.lowercased()
    let limit = max(2, wanted.count / 3)
    let scored = known.map { candidate -> (name: String, distance: Int) in
      let other = candidate.lowercased()
      let isPart = wanted.count >= 2 && (other.contains(wanted) || wanted.contains(other))
      let distance = Self.editDistance(wanted, other)
      return (candidate, isPart ? min(distance, limit) : distance)
    }
    let near = scored.enumerated().filter { $0.element.distance <= limit }
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    names = near.prefix(3).map(\.element.name)
  }

  /// A statement with `; did you mean a, b or c?`, or with a full stop.
  package func sentence(_ statement: String) -> String {
    guard let last = names.last else { return statement + "." }
    let text =
      names.count == 1 ? last : "\(names.dropLast().joined(separator: ", ")) or \(last)"
    return "\(statement); did you mean \(text)?"
  }

  /// The number of characters to insert, delete or replace.
  ///
  /// Reference: Wagner and Fischer, The string-to-string correction problem, 1974.
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (character == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[second.count]
  }
}
