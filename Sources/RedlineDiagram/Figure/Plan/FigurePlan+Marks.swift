import Foundation
import RedlineModel

extension FigurePlan {
  /// What a picture says of the constraints, guides and findings of its layout.
  static func marks(_ source: Source, _ geometry: OverlayGeometry) -> [FigureMark] {
    let constraints = FigureMarks(
      geometry, source.constraints, names: source.names, content: source.content,
      twins: source.twins, letters: source.letters)
    let extras = FigureExtras(
      geometry: geometry, theme: source.theme, names: source.names, hidden: source.content.hidden,
      texts: DrawnLines(texts: source.surroundings.letters.map { geometry.projection($0) }),
      isFromInterfaceBuilder: source.isFromInterfaceBuilder, allows: source.allows,
      shows: source.isAbout, told: source.elsewhere
    ).marks()
    let findings = FigureFindings(
      geometry: geometry, theme: source.theme, names: source.names, hidden: source.content.hidden,
      actual: source.displaced,
      shows: { finding in
        let items = finding.items
        let isWhole = source.items == nil && source.content.around == nil
        return (isWhole || items.contains(where: source.isAbout))
          && !items.contains { source.excluded.contains($0) && !source.copies.contains($0) }
      }
    ).marks()
    return constraints.marks + extras + findings
  }
}

extension FigurePlan.Source {
  /// Whether guides, stacks and contents of an item are drawn.
  fileprivate func isAbout(_ item: String) -> Bool {
    (items?.contains(item) ?? true) && (content.around?.contains(item) ?? true)
      && !excluded.contains(item)
  }
}
