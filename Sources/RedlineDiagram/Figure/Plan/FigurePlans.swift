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
  private var all: [Key: FigurePlan] = [:]
  /// What constraints say, in points of the layout; made when it is asked for.
  private lazy var constraintMarks = FigurePlan.constraintMarks(
    source, geometry(FigureProjection(scale: 1)))
  /// What is the same in plans at one scale.
  private var drawn: [FigureProjection: (geometry: OverlayGeometry, marks: [FigureMark])] = [:]

  /// - Parameter known: Plans of another picture of the same layout.
  init(_ source: FigurePlan.Source, like known: FigurePlans? = nil) {
    self.source = source
    tables = known?.tables ?? OverlayGeometry.Tables(source.layout)
  }

  /// - Parameters:
  ///   - room: The widest that each gutter may become.
  ///   - folds: What is left out of the screen.
  ///   - spare: By how much tags that say more than they must may make the picture wider.
  func plan(
    scale: Double, room: Double, folds: FigureFolds = FigureFolds(), spare: Double = 0
  ) -> FigurePlan {
    known(Key(scale: scale, room: room, folds: folds, spare: spare), limits: nil)
  }

  /// The plan, unless it exceeds limits beyond which it is of no use.
  func plan(
    scale: Double, room: Double, folds: FigureFolds, limits: FigureLimits
  ) -> FigurePlan? {
    let plan = known(Key(scale: scale, room: room, folds: folds, spare: 0), limits: limits)
    return plan.isGivenUp ? nil : plan
  }

  private func known(_ key: Key, limits: FigureLimits?) -> FigurePlan {
    // Two ways to one scale differ in its last digits.
    var place = key
    place.scale = (key.scale * 1e6).rounded()
    if let plan = all[place] { return plan }
    let projection = FigureProjection(
      scale: key.scale, bands: key.folds.bands, along: key.folds.axis)
    let (geometry, marks) = drawn(projection)
    let plan = FigurePlan(
      source, geometry, marks, room: key.room, spare: key.spare, limits: limits)
    if !plan.isGivenUp { all[place] = plan }
    return plan
  }

  private func drawn(
    _ projection: FigureProjection
  ) -> (geometry: OverlayGeometry, marks: [FigureMark]) {
    if let drawn = drawn[projection] { return drawn }
    let geometry = geometry(projection)
    let marks =
      source.marks?(geometry)
      ?? FigurePlan.marks(source, geometry, constraints: constraintMarks)
    drawn[projection] = (geometry, marks)
    return (geometry, marks)
  }

  func geometry(_ projection: FigureProjection) -> OverlayGeometry {
    OverlayGeometry(source.layout, projection, tables)
  }

  /// How many tags the marks have before they have places, those of a run as one.
  func tagCount(scale: Double) -> Int {
    Self.count(drawn(FigureProjection(scale: scale)).marks.filter(\.needsTag))
  }

  /// How many tags a plan has at least, or has no room for, whatever places its marks have.
  func leastTagCount(scale: Double) -> Int {
    let (geometry, marks) = drawn(FigureProjection(scale: scale))
    let certain = FigureStage(source, geometry, marks).shown.filter { mark in
      mark.needsTag && !mark.isToldBySign && !mark.isStackName && !mark.isDimmed
        && mark.place != .hidden
    }
    return Self.count(certain)
  }

  private static func count(_ tagged: [FigureMark]) -> Int {
    tagged.count { $0.run == nil } + Set(tagged.compactMap(\.run)).count
  }
}

extension FigureMark {
  fileprivate var needsTag: Bool { !text.isEmpty && !isSilent && !isOptional }
}
