import Foundation
import RedlineModel

/// Puts header, figure, sentences and legend on one page of a given width.
final class FigurePage {
  static let margin = 20.0
  /// The greatest scale of a figure that nobody set.
  private static let greatestScale = 1.6
  private static let leastScale = 0.05
  /// The share of the page that a gutter may take, and what it may take in any case, in points.
  private static let gutterShare = 0.2
  private static let leastGutter = 110.0

  let diagram: Diagram
  let layout: SolvedLayout
  let options: FigureOptions
  let theme: Theme
  let painter: TextPainter
  let ink: FigureInk
  let outline: ScreenOutline
  let content: FigureContent
  let names: FigureNames

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    layout = diagram.showsSource ? diagram.layout : diagram.layout.withoutLocations
    options = diagram.figure
    theme = Theme(diagram.theme)
    painter = try TextPainter(mode: diagram.textMode)
    ink = FigureInk(theme: theme, painter: painter)
    outline = ScreenOutline(layout.environment.device)
    content = FigureContent(layout, options, showsInactive: diagram.showsInactive)
    let ends = content.drawn.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    let stacks = layout.items.filter { $0.stack != nil }.map(\.id)
    names = FigureNames(
      layout, ids: ends + stacks + layout.guides.filter { $0.kind == .custom }.map(\.id))
  }

  private var screen: (drawing: ScreenDrawing, device: DeviceDrawing) {
    (
      ScreenDrawing(layout, theme: theme, style: .annotated, painter: painter, outline: outline),
      DeviceDrawing(
        layout: layout, theme: theme, style: .annotated, painter: painter, outline: outline)
    )
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
    let (screen, device) = screen
    let views = screen.shapes()
    let surroundings = FigureSurroundings(
      layout, hidden: content.hidden,
      lines: screen.textRects + device.statusRects.map { TextRect(item: "", rect: $0) })
    let source = FigurePlan.Source(
      layout: layout, constraints: content.drawn, content: content, names: names,
      surroundings: surroundings, options: options, theme: theme, outline: outline,
      isFromInterfaceBuilder: diagram.layout.items.contains { $0.isFromInterfaceBuilder },
      measure: { [painter] in painter.width(of: $0, font: FigureInk.tagFont) })
    let whole = plan(source)
    let pictures = FigurePanels(source, options: options).sources(for: whole)
    let drawn = [Shape.group(FigureOutlines.shapes(source)), Shape.group(views)]
    var parts: [FigurePart] = []
    for picture in pictures {
      let plan = pictures.count == 1 ? whole : plan(picture.source)
      var title = picture.title
      title?.enlargement = plan.scale / (parts.first?.plan.scale ?? plan.scale)
      parts.append(
        FigurePart(
          plan, screen: screen, device: device, ink: ink, views: drawn, panel: title))
    }
    var assembly = FigureAssembly(
      self, width: parts.map { Double($0.extent.width) }.max() ?? 0, note: note(pictures))
    for part in parts { assembly.add(part, surroundings) }
    assembly.finish(parts.flatMap(\.plan.placed))
    var clips: [ClipPath] = screen.clips
    for clip in parts.flatMap(\.clips) where !clips.contains(clip) { clips.append(clip) }
    assembly.page.definitions =
      painter.definitions + clips.map { .clip($0) } + Hatch.definitions(layout, theme)
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

  /// Small views are enlarged, panels more; no text of a screen is set in more than 40 px, or 64 where
  /// the panel is dense.
  private func greatest(_ source: FigurePlan.Source, _ body: Double) -> Double {
    guard let region = source.region else {
      return max(Self.greatestScale, min(3, 320 / max(1, body)))
    }
    let sizes = layout.items.filter { region.contains($0.frame) }.compactMap {
      $0.text?.font.pointSize
    }
    let largest = source.constraints.count > 16 ? 64.0 : 40
    let text = sizes.max().map { largest / $0 } ?? 3
    return max(1, min(3, text, 560 / max(1, Double(region.height))))
  }

  /// The plan whose page is as wide as asked for, or as its greatest scale makes it.
  private func plan(_ source: FigurePlan.Source) -> FigurePlan {
    if let zoom = diagram.zoom { return FigurePlan(source, scale: zoom, room: 400) }
    let room = min(max(options.width, 240), 4000) - 2 * Self.margin
    let body = Double(source.region?.width ?? outline.body.width)
    let greatest = greatest(source, body)
    var scale = min(greatest, max(Self.leastScale, (room - 120) / body))
    let gutter = max(Self.leastGutter, room * Self.gutterShare)
    var plan = FigurePlan(source, scale: scale, room: gutter)
    for _ in 0..<3 {
      let sides = Double(plan.extent.width) - body * scale
      let fitting = min(greatest, max(Self.leastScale, (room - sides) / body))
      let isWide = Double(plan.extent.width) > room + 0.5
      guard abs(fitting - scale) > 0.004, isWide || fitting > scale * 1.01 else { break }
      let next = FigurePlan(source, scale: fitting, room: gutter)
      if Double(next.extent.width) > room + 0.5, !isWide { break }
      (plan, scale) = (next, fitting)
    }
    return plan
  }
}
