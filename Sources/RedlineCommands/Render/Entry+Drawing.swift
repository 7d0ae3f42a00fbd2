package import RedlineDiagram
import RedlineKit

extension Entry {
  /// Whether its pictures show what changed.
  package var isChange: Bool { before != nil }

  /// The picture of a variant as shapes, as `render` draws it.
  /// - Throws: `LayoutError`, or `FontError` if Inter is not installed.
  package func drawing(in variant: Variant, theme: Theme.Name) async throws -> Drawing {
    let layout = try await solvedInPlace(in: variant)
    if let before {
      var diagram = DiffDiagram(from: try solvedBefore(in: variant), to: layout)
      diagram.arrangement = before.arrangement
      diagram.theme = theme
      return try diagram.drawing()
    }
    var diagram = Diagram(layout)
    diagram.theme = theme
    diagram.style = style
    diagram.showsInactive = showsInactive
    diagram.figure = figure
    return try diagram.drawing()
  }

  /// The name of a variant's files without theme and ending.
  package func pictureName(of variant: Variant) -> String { fileName(of: variant) }
}
