package import Foundation
package import RedlineModel

/// What the overlay of constraints is made from.
package struct OverlayContext {
  package let layout: SolvedLayout
  /// Points of the picture in a point of the layout.
  package let zoom: Double
  package let theme: Theme
  package let painter: TextPainter
  /// The lines of text on the screen; like everything else here in the picture's points, from the
  /// root view's top left corner.
  package let textRects: [TextRect]
  /// The device's outer rectangle.
  package let body: CGRect
  /// Whether constraints of other size classes are drawn too, in grey.
  package let showsInactive: Bool
  /// Names or ids of items for which the legend says why they are where they are.
  package let explainedItems: [String]
}

/// What is drawn over the screen and beside it.
package struct Overlay {
  /// Drawn between the screen's background and its views.
  package var backdrop: [Shape] = []
  /// Drawn over the screen.
  package var shapes: [Shape] = []
  package var legend: [LegendSection] = []
  /// What the shapes cover, in root coordinates.
  package var extent: CGRect
  package var definitions: [Definition] = []
  /// The labels with their places, for checks.
  package var labels: [PlacedLabel] = []

  /// Makes the extent large enough for marks and labels.
  mutating func cover(_ marks: [Mark], _ labels: [PlacedLabel]) {
    for mark in marks {
      for stroke in mark.strokes {
        extent = extent.union(stroke.bounds.insetBy(dx: -8, dy: -8))
      }
      if let area = mark.extent { extent = extent.union(area) }
    }
    for label in labels { extent = extent.union(label.rect) }
  }
}

/// A part of the legend that stays together.
package struct LegendSection {
  package var width: Double
  package var height: Double
  /// In coordinates from the section's top left corner.
  package var shapes: [Shape]
}

/// The constraints drawn over the screen.
package func makeOverlay(_ context: OverlayContext) -> Overlay {
  let geometry = OverlayGeometry(context.layout, zoom: context.zoom)
  let theme = context.theme
  let marks = allMarks(context, geometry)
  let placement = LabelPlacement(
    marks, painter: context.painter, texts: context.textRects,
    area: context.body.insetBy(dx: -4, dy: -4))
  let drawing = MarkDrawing(theme: theme, painter: context.painter)
  var overlay = Overlay(extent: context.body)
  overlay.labels = placement.placed
  overlay.backdrop = marks.compactMap(drawing.backdrop)
  overlay.shapes =
    [outlines(geometry, theme), drawing.halos(marks, texts: context.textRects)]
    + marks.map(drawing.group)
  let leaders = placement.placed.compactMap(drawing.leader)
  let labels = placement.placed.map(drawing.draw)
  if !labels.isEmpty {
    overlay.shapes.append(.group(id: "labels", layer: .labels, leaders + labels))
  }
  overlay.cover(marks, placement.placed)
  overlay.definitions = Hatch.definitions(context.layout, theme)
  overlay.legend = Legend(
    geometry: geometry, theme: theme, painter: context.painter,
    explainedItems: context.explainedItems
  ).sections(marks, placement.placed)
  return overlay
}

/// The marks in the order of drawing.
private func allMarks(_ context: OverlayContext, _ geometry: OverlayGeometry) -> [Mark] {
  var marks =
    GuideMarks(geometry: geometry, theme: context.theme).marks()
    + ConstraintMarks(
      geometry, textRects: context.textRects, showsInactive: context.showsInactive
    ).marks
    + ContentSizeMarks(geometry: geometry, textRects: context.textRects).marks()
    + FindingMarks(geometry: geometry, theme: context.theme, textRects: context.textRects).marks()
  for index in marks.indices { marks[index].showConflict() }
  return inOrderOfDrawing(marks)
}

func inOrderOfDrawing(_ marks: [Mark]) -> [Mark] {
  marks.enumerated()
    .sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }
    .map(\.element)
}

extension Mark {
  /// Makes the tags plates with the number of the conflict, if there is one.
  mutating func showConflict() {
    guard let rank = conflict else { return }
    for tag in tags.indices {
      tags[tag].text += "  ✗\(rank)"
      tags[tag].shape = .plate
      tags[tag].sharedKey = nil
    }
  }
}

/// Hairlines around views that would not be seen otherwise.
private func outlines(_ geometry: OverlayGeometry, _ theme: Theme) -> Shape {
  let layout = geometry.layout
  var constrained = Set(layout.items.flatMap { $0.stack?.arranged ?? [] })
  for constraint in layout.constraints where constraint.isActive && constraint.origin == .user {
    constrained.insert(constraint.first.item)
    if let second = constraint.second { constrained.insert(second.item) }
  }
  let shapes = layout.items.dropFirst().compactMap { item -> Shape? in
    let frame = item.frame
    let isMarked =
      constrained.contains(item.id)
      || Axis.allCases.contains { ContentSizeMarks.hasOwnPriorities(item, $0) }
    guard isMarked, !item.isHidden, item.style.background == nil,
      frame.width > 0, frame.height > 0, !item.control.showsItsFrame
    else { return nil }
    var paint = Paint.stroke(theme.inactive)
    paint.opacity = 0.6
    return .rect(frame.insetBy(dx: 0.5, dy: 0.5), paint)
  }
  return .group(id: "outlines", shapes)
}
