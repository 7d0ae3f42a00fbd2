import Foundation
import RedlineModel

/// Puts header, figure, sentences and legend on one page of a given width.
final class FigurePage {
  static let margin = 12.0

  private let diagram: Diagram
  private let ink: FigureInk
  private var options: FigureOptions { diagram.figure }

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    let painter = try TextPainter(mode: diagram.textMode)
    ink = FigureInk(theme: Theme(diagram.theme), painter: painter)
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
    var scene = FigureScene(diagram, ink)
    scene.source.folds = true
    let layout = scene.layout
    let room = FigureSetting.room(options)
    let pictures = FigurePanels(scene.source, options: options)
      .sources(tags: scene.setting.tagCount(scene.source, room: room))
    var parts: [FigurePart] = []
    for picture in pictures {
      let plan = scene.setting.plan(picture.source, room: room)
      var title = picture.title
      title?.enlargement = plan.scale / (parts.first?.plan.scale ?? plan.scale)
      parts.append(scene.part(plan, title: title))
    }
    let summary = [PageHeader.summary(of: layout), note(pictures)].compactMap { $0 }
    let sentences =
      FigureSentences.reasons(layout, of: diagram.explainedItems)
      + FigureSentences.findings(layout)
    var assembly = FigureAssembly(
      FigureAssembly.Header(
        slug: layout.name + " " + layout.environment.device.title, title: layout.name,
        summary: summary.joined(separator: " · "),
        description: pageDescription(of: layout, style: .annotated)),
      options: options, ink: ink, width: parts.map { Double($0.extent.width) }.max() ?? 0,
      foot: FigureAssembly.Foot(
        FigureLegend(ink: ink, options: options.legend, layouts: [layout]), parts.map(\.plan),
        omitted: scene.content.omissionText),
      sentences: sentences)
    for part in parts { assembly.add([(part, scene.surroundings)]) }
    if options.legend == .side { assembly.addLegend() }
    assembly.add(caption: options.caption)
    assembly.add(options.callouts)
    // The conflicts that can be drawn as sums, two at most.
    for conflict in FigureConflict.sums(of: layout).prefix(2) { assembly.add(conflict) }
    assembly.add(sentences)
    if options.legend != .side { assembly.addLegend() }
    assembly.finish()
    assembly.page.definitions = [scene].definitions(parts, ink)
    return assembly
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
