import RedlineAnalysis
import RedlineIO

extension DiffReport {
  /// For the description or a comment of a pull request.
  /// - Parameter pictures: Paths of pictures by the names of layouts; none are written.
  public func markdown(pictures: [String: String] = [:]) -> String {
    var blocks = ["### \(summary.markdownEscaped)"]
    let list =
      added.map { "- added: \($0.pair.name.markdownCode)" }
      + removed.map { "- removed: \($0.pair.name.markdownCode)" }
    if !list.isEmpty { blocks.append(list.joined(separator: "\n")) }
    for result in results {
      guard let text = result.text(all: false) else { continue }
      let name = result.pair.name
      blocks.append("#### \(name.markdownCode)")
      blocks.append(text.markdownBlock)
      if let path = pictures[name] {
        blocks.append("![\(name.markdownEscaped), before and after](<\(path.markdownLinkTarget)>)")
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
