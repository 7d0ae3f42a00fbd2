import RedlineModel
import RedlineText

/// Splits a text for `<text>` elements, which cannot break lines: greedily, at spaces.
struct LiveLines {
  let shaper: TextShaper
  let font: Font
  let truncation: Truncation

  /// - Parameters:
  ///   - count: The number of lines that the shaper found; what is left goes into the last.
  ///   - isTruncated: Whether the shaper left something out: where it found room, by a hair or with letters nearer to
  ///     each other, nothing is left out here.
  func split(
    _ string: String, maximumWidth: Double?, count: Int, isTruncated: Bool
  ) -> [String] {
    var lines: [String] = []
    let paragraphs = string.split(omittingEmptySubsequences: false) { $0.isNewline }
    for paragraph in paragraphs {
      lines += broken(String(paragraph), maximumWidth: maximumWidth)
    }
    if let maximumWidth, !isTruncated { breakWords(in: &lines, maximumWidth, count: count) }
    guard lines.count > count, count > 0 else {
      return isTruncated ? lines.map { fitted($0, maximumWidth: maximumWidth) } : lines
    }
    let rest = lines[(count - 1)...].joined(separator: " ")
    guard isTruncated else { return lines[..<(count - 1)] + [rest] }
    let last = fitted(rest, maximumWidth: maximumWidth)
    return lines[..<(count - 1)] + [last == rest ? rest + "…" : last]
  }

  /// Breaks words that are wider than a line, as far as the shaper has lines for their parts.
  private func breakWords(in lines: inout [String], _ maximumWidth: Double, count: Int) {
    var more = count - lines.count
    lines = lines.flatMap { line -> [String] in
      guard more > 0, width(line) > maximumWidth + 0.01 else { return [line] }
      let characters = Array(line)
      var (parts, start) = ([String](), 0)
      while more > 0, start < characters.count {
        var end = start + 1
        while end < characters.count,
          width(String(characters[start...end])) <= maximumWidth + 0.01
        { end += 1 }
        parts.append(String(characters[start..<end]))
        start = end
        if start < characters.count { more -= 1 }
      }
      return start < characters.count ? parts + [String(characters[start...])] : parts
    }
  }

  private func broken(_ paragraph: String, maximumWidth: Double?) -> [String] {
    guard let maximumWidth else { return [paragraph] }
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || width(longer) <= maximumWidth + 0.01 {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  /// The line with an ellipsis where it is too wide.
  private func fitted(_ line: String, maximumWidth: Double?) -> String {
    guard let maximumWidth, truncation != .clip, width(line) > maximumWidth + 0.01 else {
      return line
    }
    let characters = Array(line)
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      if width(shortened(characters, to: middle)) <= maximumWidth {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return shortened(characters, to: low)
  }

  private func shortened(_ characters: [Character], to count: Int) -> String {
    switch truncation {
    case .head: "…" + String(characters.suffix(count))
    case .middle:
      String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
    case .tail, .clip: String(characters.prefix(count)) + "…"
    }
  }

  private func width(_ string: String) -> Double {
    shaper.measure(string, font: font, maximumWidth: nil, maximumLines: 1).width
  }
}
