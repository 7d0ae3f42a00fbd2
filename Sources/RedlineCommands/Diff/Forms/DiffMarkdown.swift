import Foundation
import RedlineKit

extension DiffReport {
  /// For the description or a comment of a pull request.
  /// - Parameter pictures: Paths of pictures by the names of layouts.
  func markdown(pictures: [String: String]) -> String {
    var blocks = ["### \(markdownEscaped(summary))"]
    let list =
      added.map { "- added: \(code($0.pair.name))" }
      + removed.map { "- removed: \(code($0.pair.name))" }
    if !list.isEmpty { blocks.append(list.joined(separator: "\n")) }
    for (name, diff) in changed {
      blocks.append("#### \(code(name))")
      blocks.append(fenced(printable(diff.text)))
      if let path = pictures[name] {
        blocks.append("![\(markdownEscaped(name)), before and after](<\(linkTarget(path))>)")
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// In a fence that is longer than any inside.
  private func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  private func code(_ name: String) -> String {
    let text = printableLine(name)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    return fence.count == 1 ? "`\(text)`" : "\(fence) \(text) \(fence)"
  }

  private func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for next in text {
      run = next == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func markdownEscaped(_ text: String) -> String {
    var result = ""
    for character in printableLine(text) {
      if "\\`*_{}[]<>#|!&".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private func linkTarget(_ path: String) -> String {
    path.addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "()<>:")))
      ?? ""
  }
}
