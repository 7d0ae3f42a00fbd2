import Foundation
import RedlineModel

/// Puts header, figure, sentences and legend on one page of a given width.
final class FigurePage {
  static let margin = 14.0

  let diagram: Diagram
  let layout: SolvedLayout
  let options: FigureOptions
  let painter: TextPainter
  let ink: FigureInk
  let setting: FigureSetting
  let content: FigureContent
  let names: FigureNames

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    layout = diagram.showsSource ? diagram.layout : diagram.layout.withoutLocations
    options = diagram.figure
    painter = try TextPainter(mode: diagram.textMode)
    ink = FigureInk(theme: Theme(diagram.theme), painter: painter)
    setting = FigureSetting(layout, ink, options, zoom: diagram.zoom)
    content = FigureContent(layout, options, showsInactive: diagram.showsInactive)
    let ends = content.drawn.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    let stacks = layout.items.filter { $0.stack != nil }.map(\.id)
    names = FigureNames(
      layout, ids: ends + stacks + layout.guides.filter { $0.kind == .custom }.map(\.id))
  }

  func page() throws -> Drawing {
    // First, because it refuses numbers that are not finite.
    let source = try Drawing.Source(diagram.layout)
    var page = assembled().page
    page.sources = [source]
    page.options = diagram.options
    return page
  }

  /// The tags of the page with the texts and controls that they keep clear of.
  func checked() -> (labels: [FigureLabel], texts: [CGRect], controls: [CGRect]) {
    let result = assembled()
    return (result.labels, result.texts, result.controls)
  }

  private func assembled() -> FigureAssembly {
    let views = setting.screen.shapes()
    let surroundings = setting.surroundings(hidden: content.hidden)
    let asked = AskedFrames(layout)
    let frames = layout.items.filter { asked.frames[$0.id] != nil }.map { ($0.id, $0.frame) }
    var source = FigurePlan.Source(
      layout: asked.shown(in: layout), constraints: content.drawn, content: content, names: names,
      surroundings: surroundings, options: options, theme: ink.theme, outline: setting.outline,
      isFromInterfaceBuilder: diagram.layout.items.contains { $0.isFromInterfaceBuilder },
      measure: ink.measure)
    source.displaced = Dictionary(frames, uniquingKeysWith: { first, _ in first })
    let room = FigureSetting.room(options)
    let whole = setting.plan(source, room: room)
    let pictures = FigurePanels(source, options: options).sources(for: whole)
    let drawn = [Shape.group(FigureOutlines.shapes(source)), Shape.group(views)]
    var parts: [FigurePart] = []
    for picture in pictures {
      let isWhole = pictures.count == 1 && picture.source.showsContents
      let plan = isWhole ? whole : setting.plan(picture.source, room: room)
      var title = picture.title
      title?.enlargement = plan.scale / (parts.first?.plan.scale ?? plan.scale)
      parts.append(FigurePart(plan, setting, views: drawn, panel: title))
    }
    let summary = [PageHeader.summary(of: layout), note(pictures)].compactMap { $0 }
    var assembly = FigureAssembly(
      FigureAssembly.Header(
        slug: layout.name + " " + layout.environment.device.title, title: layout.name,
        summary: summary.joined(separator: " · "),
        description: pageDescription(of: layout, style: .annotated)),
      options: options, ink: ink, width: parts.map { Double($0.extent.width) }.max() ?? 0,
      foot: FigureAssembly.Foot(
        FigureLegend(ink: ink, options: options.legend, layout: layout), parts.map(\.plan),
        omitted: content.omissionText))
    for part in parts { assembly.add([(part, surroundings)]) }
    if options.legend == .side { assembly.addLegend() }
    finish(&assembly, parts)
    return assembly
  }

  private func finish(_ assembly: inout FigureAssembly, _ parts: [FigurePart]) {
    assembly.add(options.callouts)
    let geometry = OverlayGeometry(layout, zoom: 1)
    // The conflicts that can be drawn as sums, two at most.
    let conflicts = layout.diagnostics.lazy.compactMap {
      FigureConflict($0, in: self.layout, geometry)
    }
    for conflict in conflicts.prefix(2) { assembly.add(conflict) }
    assembly.add(FigureSentences.reasons(layout, of: diagram.explainedItems))
    assembly.add(FigureSentences.findings(layout))
    if options.legend != .side { assembly.addLegend() }
    assembly.finish()
    assembly.page.definitions =
      painter.definitions + FigurePart.clips(parts, setting.screen.clips).map { .clip($0) }
      + Hatch.definitions(layout, ink.theme)
  }

  /// `35 constraints: 17 here, 7 in panel 1, 11 in panel 2`.
  private func note(_ pictures: [FigurePanels.Picture]) -> String? {
    guard pictures.count > 1 else { return nil }
    let counts = pictures.map { picture in
      picture.source.constraints.count
        + picture.source.twins.values.reduce(0) { $0 + $1.count }
    }
    let panels = counts.dropFirst().enumerated().map { "\($0.element) in panel \($0.offset + 1)" }
    return "\(counts.reduce(0, +)) constraints: \(counts[0]) here, "
      + panels.joined(separator: ", ")
  }
}
