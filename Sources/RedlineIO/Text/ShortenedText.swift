extension StringProtocol {
  /// The text, or its start with an ellipsis where it has more than so many characters.
  package func shortened(to count: Int) -> String {
    self.count > count ? prefix(count - 1) + "…" : String(self)
  }

  /// As ``shortened(to:)``, but with whole words, if the last of them is not half of the text.
  package func shortenedToWords(_ count: Int) -> String {
    guard self.count > count else { return String(self) }
    let part = prefix(count - 1)
    let isWhole = self[part.endIndex] == " "
    guard !isWhole, let space = part.lastIndex(of: " "),
      2 * part.distance(from: part.startIndex, to: space) >= count
    else { return part + "…" }
    return part[..<space] + "…"
  }

  /// The start of a text, of at most so many lines and characters, with a note if more followed.
  package func shortened(lines limit: Int, characters: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    var shown: [String] = []
    var rest = characters
    for line in lines.prefix(limit) where rest > 0 {
      shown.append(line.count > rest ? line.prefix(rest) + "…" : String(line))
      rest -= line.count + 1
    }
    if shown.count < lines.count { shown.append("… and \(lines.count - shown.count) more lines") }
    return shown.joined(separator: "\n")
  }
}

extension Collection<String> {
  /// The first of some names, and how many more there are: `a, b and 3 more`.
  package func listed(atMost limit: Int) -> String {
    let more = count > limit ? " and \(count - limit) more" : ""
    return prefix(limit).joined(separator: ", ") + more
  }
}

/// `1 warning`, `3 warnings`.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
