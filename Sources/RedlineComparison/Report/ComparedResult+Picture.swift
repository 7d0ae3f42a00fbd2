import RedlineAnalysis
import RedlineInterfaceBuilder
package import RedlineDiagram
import RedlineModel

extension ComparedResult {
  /// The result on each device that has a picture of its own: the one that the diff is of, and the
  /// first of those on which something else changed.
  package var drawn: [ComparedResult] {
    guard diff != nil else { return [] }
    return [self]
      + differences.compactMap { difference in
        guard let diff = difference.diff, let name = difference.devices.first else { return nil }
        var other = ComparedResult(pair: pair, outcome: .changed(diff))
        other.pair.name += ", \(name)"
        other.pair.scene?.options.device = difference.device
        other.pair.scene?.place = name
        return other
      }
  }

  /// The picture of what changed, as SVG; `nil` where no layout did.
  package func picture(theme: Theme.Name) async throws -> [UInt8]? {
    guard let diff, case (let old?, let new?) = try await pair.layouts() else { return nil }
    var diagram = DiffDiagram(diff, from: old, to: new)
    diagram.theme = theme
    return Array(try diagram.svg().text().utf8)
  }
}
