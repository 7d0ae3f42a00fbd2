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
    for group in groups {
      guard let text = group[0].text(all: false) else { continue }
      let shown = group.prefix(Self.mostNames)
      blocks += shown.map { "#### \($0.title.markdownCode)" }
      if group.count > 1 {
        let rest = group.count - shown.count
        blocks.append(
          (rest > 0 ? "… and \(rest) more. " : "")
            + "Same cause, \(counted(group.count, "layout")); of the first:")
      }
      blocks.append(text.markdownBlock)
      for result in group.flatMap(\.drawn) {
        let name = result.pair.name
        guard let path = pictures[name] else { continue }
        blocks.append("![\(name.markdownEscaped), before and after](<\(path.markdownLinkTarget)>)")
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
