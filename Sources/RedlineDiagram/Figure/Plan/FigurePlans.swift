import RedlineModel

/// The plans of one picture at several scales, each made once: to find the best one, the same are asked for
/// again.
final class FigurePlans {
  private struct Key: Hashable {
    var scale: Double
    var room: Double
    var folds: FigureFolds
    var spare: Double
  }

  let source: FigurePlan.Source
  private let tables: OverlayGeometry.Tables
  private var known: [Key: FigurePlan] = [:]

  init(_ source: FigurePlan.Source) {
    self.source = source
    tables = OverlayGeometry.Tables(source.layout)
  }

  /// - Parameters:
  ///   - room: The widest that each gutter may become.
  ///   - folds: What is left out of the screen.
  ///   - spare: By how much tags that say more than they must may make the picture wider.
  func plan(
    scale: Double, room: Double, folds: FigureFolds = FigureFolds(), spare: Double = 0
  ) -> FigurePlan {
    // Two ways to one scale differ in its last digits.
    let key = Key(scale: (scale * 1e6).rounded(), room: room, folds: folds, spare: spare)
    if let plan = known[key] { return plan }
    let plan = FigurePlan(source, tables, scale: scale, room: room, folds: folds, spare: spare)
    known[key] = plan
    return plan
  }

  func geometry(_ projection: FigureProjection) -> OverlayGeometry {
    OverlayGeometry(source.layout, projection, tables)
  }

  /// How many tags the marks have before they have places, those of a run as one.
  func tagCount(scale: Double) -> Int {
    let geometry = geometry(FigureProjection(scale: scale))
    let tagged = FigurePlan.marks(source, geometry).filter {
      !$0.text.isEmpty && !$0.isSilent && !$0.isOptional
    }
    return tagged.count { $0.run == nil } + Set(tagged.compactMap(\.run)).count
  }
}
