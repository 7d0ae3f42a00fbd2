import Foundation
import RedlineAnalysis
import RedlineModel

/// One of the screens of a diff with the marks over it, in the picture's points from the root view's
/// top left corner.
struct DiffScreen {
  let side: DiffSide
  let layout: SolvedLayout
  let zoom: Double
  let marks: [Mark]
  let labels: [PlacedLabel]
  let texts: [TextRect]
  /// What lies below the marks.
  let picture: [Shape]
  let clips: [ClipPath]
  let overlay: Overlay

  /// - Parameter firstNumber: The number of the first label that finds no place.
  init(
    _ diagram: DiffDiagram, signs: DiffSigns, side: DiffSide, painter: TextPainter, zoom: Double,
    firstNumber: Int
  ) {
    self.side = side
    self.zoom = zoom
    layout = side == .before ? diagram.old : diagram.new
    let theme = Theme(diagram.theme)
    let outline = ScreenOutline(layout.environment.device)
    let screen = ScreenDrawing(
      layout, theme: theme, style: diagram.style, painter: painter, outline: outline)
    let device = DeviceDrawing(
      layout: layout, theme: theme, style: diagram.style, painter: painter, outline: outline)
    let scale: Group.Transform? = zoom == 1 ? nil : .scale(zoom)
    picture = [
      .group(layer: .background, transform: scale, device.below() + screen.rootShapes()),
      .group(layer: .screen, transform: scale, screen.shapes() + device.above()),
    ]
    clips = screen.clips
    let found = screen.textRects + device.statusRects.map { TextRect(item: "", rect: $0) }
    texts = found.map { TextRect(item: $0.item, rect: $0.rect.scaled(by: zoom)) }
    marks = Self.marks(diagram, signs, side, theme, texts, zoom)
    let body = outline.body.scaled(by: zoom)
    let placement = LabelPlacement(
      marks, painter: painter, texts: texts, area: body.insetBy(dx: -4, dy: -4),
      firstNumber: firstNumber)
    labels = placement.placed
    overlay = Self.overlay(
      marks, labels, texts: texts, body: body, MarkDrawing(theme: theme, painter: painter))
  }

  private static func marks(
    _ diagram: DiffDiagram, _ signs: DiffSigns, _ side: DiffSide, _ theme: Theme,
    _ texts: [TextRect], _ zoom: Double
  ) -> [Mark] {
    let (old, new) = (
      geometry(diagram.old, diagram.diff, side == .before ? .gone : nil, zoom),
      geometry(diagram.new, diagram.diff, side == .before ? nil : .new, zoom)
    )
    let constraints = DiffConstraintMarks(
      diff: diagram.diff, signs: signs, old: old, new: new, texts: texts
    ).marks(side)
    let findings = FindingMarks(
      geometry: side == .before ? old : new, theme: theme, textRects: texts
    ).marks()
    var lines = DrawnLines(texts: texts)
    for mark in constraints + findings { lines.insert(mark) }
    var items = DiffItemMarks(
      diff: diagram.diff, signs: signs, old: old, new: new, theme: theme, side: side, lines: lines)
    return inOrderOfDrawing(items.marks() + constraints + findings)
  }

  /// A layout with those of its findings that only one of both has.
  private static func geometry(
    _ layout: SolvedLayout, _ diff: LayoutDiff, _ kind: LayoutDiff.FindingChange.Kind?,
    _ zoom: Double
  ) -> OverlayGeometry {
    let shown = Set(diff.findings.filter { $0.kind == kind }.map(\.finding))
    var layout = layout
    layout.diagnostics = layout.diagnostics.filter(shown.contains)
    return OverlayGeometry(layout, zoom: zoom)
  }

  private static func overlay(
    _ marks: [Mark], _ labels: [PlacedLabel], texts: [TextRect], body: CGRect,
    _ drawing: MarkDrawing
  ) -> Overlay {
    var overlay = Overlay(extent: body)
    overlay.labels = labels
    overlay.shapes = [drawing.halos(marks, texts: texts)] + marks.map(drawing.group)
    let drawn = labels.compactMap(drawing.leader) + labels.map(drawing.draw)
    if !drawn.isEmpty { overlay.shapes.append(.group(layer: .labels, drawn)) }
    overlay.cover(marks, labels)
    return overlay
  }

  /// Everything of the screen, as one group; ids of the old screen are its own.
  func group(at origin: CGPoint) -> Shape {
    let shapes = picture + overlay.shapes
    return .translated(
      x: Double(origin.x), y: Double(origin.y), id: side == .before ? "before" : "after",
      layer: .constraints,
      side == .before ? shapes.map { $0.mapIDs { "before-" + $0 } } : shapes)
  }
}
