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
      told: source.elsewhere
    ).marks()
    let findings = FigureFindings(
      geometry: geometry, theme: source.theme, hidden: source.content.hidden,
      actual: source.displaced
    ).marks()
    let own = (extras + findings).filter { mark in
      let ids = mark.subjects.map(\.id)
      return (source.items.map { items in ids.contains(where: items.contains) } ?? true)
        && !ids.contains(where: source.excluded.contains)
    }
    return constraints.marks + own
  }
}
