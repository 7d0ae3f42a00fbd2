import RedlineAnalysis
package import RedlineDiagram
import RedlineModel

extension ComparedResult {
  /// The picture of what changed, as SVG; `nil` where no layout did.
  package func picture(theme: Theme.Name) async throws -> [UInt8]? {
    guard let diff, case (let old?, let new?) = try await pair.layouts() else { return nil }
    var diagram = DiffDiagram(diff, from: old, to: new)
    diagram.theme = theme
    return Array(try diagram.svg().text().utf8)
  }
}
