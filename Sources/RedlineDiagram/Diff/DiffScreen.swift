import Foundation
import RedlineAnalysis
import RedlineModel

/// One of the screens of a diff.
struct DiffScreen {
  let setting: FigureSetting
  let surroundings: FigureSurroundings
  let source: FigurePlan.Source
  private let views: [Shape]
  private let side: DiffSide
  private let title: FigurePartTitle?

  init(
    _ diagram: DiffDiagram, _ signs: DiffSigns, _ side: DiffSide, _ ink: FigureInk,
    _ options: FigureOptions, of original: SolvedLayout
  ) {
    self.side = side
    let diff = diagram.diff
    let old = diagram.old.withFindings(of: diff, side == .before ? .gone : nil)
    let new = diagram.new.withFindings(of: diff, side == .before ? nil : .new)
    let layout = side == .before ? old : new
    setting = FigureSetting(
      layout, of: original, ink, options, zoom: diagram.zoom, style: diagram.style)
    let drawn = setting.screen.shapes()
    let (past, present) = (Self.end(old, options), Self.end(new, options))
    let content = side == .before ? past.content : present.content
    surroundings = setting.surroundings(hidden: content.hidden)
    title = side == .overlaid ? nil : Self.title(diagram, side)
    var source = FigurePlan.Source(
      layout: layout, constraints: Self.constraints(diff, side), content: content,
      names: side == .before ? past.names : present.names, surroundings: surroundings,
      options: options, theme: ink.theme, outline: setting.outline, measure: ink.measure)
    source.subjects = Self.subjects(diff, signs, side, layout)
    source.folds = side == .overlaid
    let told = signs.told(in: diff, side)
    source.told = told
    let constraints = DiffConstraintMarks(
      diff, signs,
      old: DiffEnd(
        geometry: OverlayGeometry(old, zoom: 1), names: past.names, content: past.content),
      new: DiffEnd(
        geometry: OverlayGeometry(new, zoom: 1), names: present.names, content: present.content)
    ).marks(side)
    source.marks = { geometry in
      let isOld = side == .before
      let before = isOld ? geometry : OverlayGeometry(old, geometry.projection)
      let after = isOld ? OverlayGeometry(new, geometry.projection) : geometry
      let items = DiffItemMarks(diff: diff, signs: signs, old: before, new: after, side: side)
      let others = DiffChangeMarks(diff, signs, old: before, new: after, side: side)
      let findings = FigureFindings(
        geometry: geometry, theme: ink.theme, names: isOld ? past.names : present.names,
        hidden: content.hidden)
      let spacers = FigureExtras(
        geometry: geometry, theme: ink.theme, names: isOld ? past.names : present.names,
        hidden: content.hidden, texts: DrawnLines(texts: []), isFromInterfaceBuilder: false,
        allows: { _ in true })
      return spacers.boxes(of: Self.constraints(diff, side).filter(\.isActive))
        + spacers.outlines(of: told) + items.marks()
        + others.marks()
        + constraints.map { $0.projected(geometry.projection) } + findings.marks()
    }
    self.source = source
    // What a constraint that is gone held is seen, too.
    if side == .overlaid {
      source.constraints += diff.constraints.filter { $0.new == nil }.compactMap(\.old)
    }
    let outlines = FigureOutlines.shapes(source)
    views =
      [.group(outlines.below), .group(drawn)]
      + (outlines.above.isEmpty ? [] : [.group(outlines.above)])
  }

  private static func end(
    _ layout: SolvedLayout, _ options: FigureOptions
  ) -> (names: FigureNames, content: FigureContent) {
    let ids = layout.items.map(\.id) + layout.guides.filter { $0.kind == .custom }.map(\.id)
    return (
      FigureNames(layout, ids: ids), FigureContent(layout, options, showsInactive: true)
    )
  }

  private static func title(_ diagram: DiffDiagram, _ side: DiffSide) -> FigurePartTitle {
    let isSame = diagram.old.environment == diagram.new.environment
    let layout = side == .before ? diagram.old : diagram.new
    return FigurePartTitle(
      name: side == .before ? "Before" : "After",
      note: isSame ? "" : PageHeader.summary(of: layout))
  }

  private static func constraints(
    _ diff: LayoutDiff, _ side: DiffSide
  ) -> [SolvedLayout.Constraint] {
    diff.constraints.filter { $0.kind != .relocated }.compactMap {
      side == .before ? $0.old : $0.new
    }
  }

  /// Where views are and were that are not as they were.
  private static func subjects(
    _ diff: LayoutDiff, _ signs: DiffSigns, _ side: DiffSide, _ layout: SolvedLayout
  ) -> [CGRect] {
    var rects: [CGRect] = []
    for change in (diff.items + diff.guides) where !change.isHidden {
      if side != .after, let rect = change.oldRect { rects.append(rect) }
      if side != .before, let rect = change.newRect { rects.append(rect) }
    }
    let told = Set(signs.plates.flatMap(\.change.items) + layout.diagnostics.flatMap(\.items))
    return rects + layout.items.filter { told.contains($0.id) }.map(\.alignmentRect)
  }

  /// The screen as wide as there is room, or at another one's scale.
  func plan(room: Double, most: Double?) -> FigurePlan {
    setting.plan(source, room: room, most: most)
  }

  /// - Parameter enlargement: Compared with the other screen.
  func part(_ plan: FigurePlan, enlargement: Double = 1) -> FigurePart {
    var title = title
    title?.enlargement = enlargement
    return FigurePart(
      plan, setting, root: setting.screen.rootShapes(), views: views, panel: title,
      prefix: side == .before ? "before-" : "",
      named: source)
  }
}
