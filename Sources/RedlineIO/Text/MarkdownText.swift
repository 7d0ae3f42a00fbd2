import Foundation

/// Texts as they stand in GitHub's Markdown.
///
/// Reference: CommonMark 0.31, code spans and fenced code blocks.
extension String {
  /// The text as a code span of a line, of at most 200 characters.
  package var markdownCode: String {
    let line = printableLine.shortened(lines: 1, characters: 200)
    guard !line.allSatisfy(\.isWhitespace) else { return "` `" }
    let fence = String(repeating: "`", count: line.longestRunOfBackticks + 1)
    let edges = [line.unicodeScalars.first, line.unicodeScalars.last]
    let space = edges.contains("`") || edges.contains(" ") ? " " : ""
    return fence + space + line + space + fence
  }

  /// The text as a block of code, in a fence that no line in it ends.
  package var markdownBlock: String {
    let text = printable
    let fence = String(repeating: "`", count: max(text.longestRunOfBackticks + 1, 3))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// The text outside of code, on one line.
  package var markdownEscaped: String {
    var result = ""
    for character in printableLine {
      if "\\`*_{}[]<>#|!&".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// The path as the target of a link.
  package var markdownLinkTarget: String {
    addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "()<>:")))
      ?? ""
  }

  private var longestRunOfBackticks: Int {
    var (longest, run) = (0, 0)
    for next in unicodeScalars {
      run = next == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
