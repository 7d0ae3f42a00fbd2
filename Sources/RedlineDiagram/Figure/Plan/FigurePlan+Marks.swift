import Foundation
import RedlineModel

extension FigurePlan {
  /// What a picture says of constraints, in points of the layout: the same at every scale.
  /// - Parameter geometry: That of the layout as it is.
  static func constraintMarks(_ source: Source, _ geometry: OverlayGeometry) -> [FigureMark] {
    var marks = FigureMarks(
      geometry, source.constraints, names: source.names, content: source.content,
      twins: source.twins, letters: source.letters
    ).marks
    // Of a taller screen, or one on which constraints are kept that do not hold, they are not the layout's.
    if !source.elsewhere.isEmpty || !source.displaced.isEmpty {
      for index in marks.indices { marks[index].centerings = [] }
    }
    return marks
  }

  /// What a picture says of the constraints, guides and findings of its layout.
  /// - Parameter known: The marks of constraints, in points of the layout, if somebody has them already.
  static func marks(
    _ source: Source, _ geometry: OverlayGeometry, constraints known: [FigureMark]? = nil
  ) -> [FigureMark] {
    let constraints =
      known ?? constraintMarks(source, OverlayGeometry(source.layout, zoom: 1))
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
    return constraints.map { $0.projected(geometry.projection) } + extras + findings
  }
}

extension FigurePlan.Source {
  /// Whether guides, stacks and contents of an item are drawn.
  fileprivate func isAbout(_ item: String) -> Bool {
    (items?.contains(item) ?? true) && (content.around?.contains(item) ?? true)
      && !excluded.contains(item) && !content.unusedGuides.contains(item)
  }
}

extension FigurePlan {
  /// How far the view that is in the middle of what reaches beyond a cut is from the edge of that.
  /// - Parameter drawn: What is not cut off.
  static func centering(
    _ placed: [PlacedFigureMark], isTop: Bool, beyond drawn: CGRect
  ) -> String? {
    let held = placed.lazy.map(\.mark).filter { !$0.isPast }
    let found = held.flatMap(\.centerings).filter { centering in
      isTop ? centering.frame.minY < drawn.minY : centering.frame.maxY > drawn.maxY
    }
    return found.first.map { isTop ? $0.above : $0.below }
  }
}
