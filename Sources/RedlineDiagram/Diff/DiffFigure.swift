import Foundation
import RedlineAnalysis
import RedlineModel

/// Puts header, one screen or two, and the text of the diff on one page.
final class DiffFigure {
  /// One screen below the other is preferred up to this height, in widths of the page.
  private static let greatestHeight = 1.25
  /// The least scale at which screens stand beside each other.
  private static let leastScale = 0.5

  /// With the layouts that the document carries.
  private let original: DiffDiagram
  private let diagram: DiffDiagram
  private let options = FigureOptions()
  private let painter: TextPainter
  private let ink: FigureInk
  private let signs: DiffSigns
  private var screens: [DiffSide: DiffScreen] = [:]

  init(_ diagram: DiffDiagram) throws {
    original = diagram
    self.diagram = diagram.drawn
    painter = try TextPainter(mode: diagram.textMode)
    ink = FigureInk(theme: Theme(diagram.theme), painter: painter)
    signs = DiffSigns(self.diagram.diff)
  }

  func page() throws -> Drawing { try checked().page }

  /// The page, and its tags with the texts and controls that they keep clear of.
  func checked() throws -> CheckedDrawing {
    // First, because it refuses numbers that are not finite.
    let sources = [
      try Drawing.Source(original.new), try Drawing.Source(original.old, .oldLayout),
    ]
    let result = assembled()
    var page = result.page
    page.sources = sources
    page.options = original.options
    return (page, result.labels, result.texts, result.controls)
  }

  // MARK: Screens

  private var sides: [DiffSide] {
    diagram.arrangement == .overlaid && isSameSize ? [.overlaid] : [.before, .after]
  }

  private func screen(_ side: DiffSide) -> DiffScreen {
    if let screen = screens[side] { return screen }
    let screen = DiffScreen(
      diagram, signs, side, ink, options, of: side == .before ? original.old : original.new)
    screens[side] = screen
    return screen
  }

  private var isSameSize: Bool { diagram.old.environment.size == diagram.new.environment.size }

  /// Of the larger scale, at least, the smaller one of two screens has to be for both to be drawn at it.
  private static let leastOfScales = 0.5

  /// The screens in rows, at one scale; below each other those of two very different sizes, each as large as it
  /// can be.
  private func rows() -> [[FigurePart]] {
    let sides = sides
    let room = FigureSetting.room(options)
    func parts(_ room: Double, sharesScale: Bool = true) -> [FigurePart] {
      let plans = sides.map { screen($0).plan(room: room, most: nil) }
      let scale = plans.map(\.scale).min() ?? 1
      let isFar = scale < Self.leastOfScales * (plans.map(\.scale).max() ?? 1)
      guard sharesScale || !isFar else {
        return zip(sides, plans).map { screen($0).part($1, enlargement: $1.scale / scale) }
      }
      return zip(sides, plans).map { side, plan in
        screen(side).part(
          plan.scale == scale ? plan : screen(side).plan(room: room, most: scale))
      }
    }
    let below = parts(room, sharesScale: isSameSize)
    let height = below.reduce(0) { $0 + Double($1.extent.height) + FigurePartTitle.height }
    guard sides.count > 1, height > room * Self.greatestHeight else { return below.map { [$0] } }
    let beside = parts((room - FigureAssembly.gap) / 2)
    return beside[0].plan.scale < Self.leastScale ? below.map { [$0] } : [beside]
  }

  // MARK: Page

  private func assembled() -> FigureAssembly {
    let rows = rows()
    let parts = rows.flatMap { $0 }
    let text = DiffRows(
      diff: diagram.diff, signs: signs, old: diagram.old, new: diagram.new,
      showsOld: sides.count > 1
    ).rows()
    let shown = sides.count > 1 ? [diagram.old, diagram.new] : [diagram.new]
    let width = rows.map { row in
      row.reduce(FigureAssembly.gap * Double(row.count - 1)) { $0 + Double($1.extent.width) }
    }
    var assembly = FigureAssembly(
      header, options: options, ink: ink, width: width.max() ?? 0,
      foot: FigureAssembly.Foot(
        FigureLegend(ink: ink, options: options.legend, layouts: shown), parts.map(\.plan),
        omitted: nil),
      sentences: text)
    for row in rows {
      assembly.add(row.map { ($0, screen($0.isMain ? sides.last! : .before).surroundings) })
    }
    let findings = diagram.new.withFindings(of: diagram.diff, .new)
    let geometry = OverlayGeometry(findings, zoom: 1)
    let conflicts = findings.diagnostics.lazy.compactMap {
      FigureConflict($0, in: findings, geometry)
    }
    if let conflict = conflicts.first { assembly.add(conflict) }
    assembly.add(text)
    assembly.addLegend()
    assembly.finish()
    assembly.page.definitions =
      painter.definitions
      + FigurePart.clips(parts, sides.flatMap { screen($0).setting.screen.clips }).map { .clip($0) }
      + Hatch.definitions(diagram.new, ink.theme)
    return assembly
  }

  private var header: FigureAssembly.Header {
    let (diff, new) = (diagram.diff, diagram.new)
    let place = PageHeader.summary(of: new)
    let plain = place.replacing(" · ", with: ", ")
    return FigureAssembly.Header(
      slug: "diff of \(new.name) \(new.environment.device.title)", title: new.name,
      summary: place + " · " + (diff.isEmpty ? "nothing changed" : diff.summary),
      description: "Difference of two layouts of \(new.name) on \(plain).\n\(diff.text)",
      document: "Changes of \(new.name)")
  }
}
