import Foundation
import RedlineDiagram
import RedlineKit

/// The picture of what changed between two layouts, as SVG.
func diffPicture(
  of diff: LayoutDiff, from old: SolvedLayout, to new: SolvedLayout, theme: Theme.Name
) throws -> [UInt8] {
  var diagram = DiffDiagram(diff, from: old, to: new)
  diagram.theme = theme
  return Array(try diagram.svg().text().utf8)
}
