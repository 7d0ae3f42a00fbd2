import Foundation
import RedlineModel

extension SceneMap {
  private var labelFont: Font { .system(size: 21 * unit, weight: .medium) }
  private var widestLabel: Double { 380 * unit }

  /// Arrows from side to side, with their labels in the middle.
  func arrowShapes(
    _ frames: [CGRect], _ theme: Theme, _ painter: TextPainter
  ) -> [Shape] {
    var indexOf: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() where indexOf[scene.id] == nil {
      indexOf[scene.id] = index
    }
    var shapes: [Shape] = []
    for (scene, frame) in zip(scenes, frames) where scene.isInitial {
      let end = CGPoint(x: frame.minX - 4, y: frame.midY)
      shapes += arrow(
        from: CGPoint(x: end.x - 70 * unit, y: end.y), to: end, color: theme.ink, theme,
        isDashed: false)
    }
    var drawn: [String: Int] = [:]
    for segue in arrows {
      guard let from = indexOf[segue.from], let to = indexOf[segue.to], from != to else { continue }
      // Several segues between two scenes lie beside each other.
      let number = drawn["\(from) \(to)", default: 0]
      drawn["\(from) \(to)"] = number + 1
      let shift = CGFloat(number) * 40 * unit
      let (start, end) = ends((from, frames[from]), (to, frames[to]), shift: shift)
      let color = segue.isRelationship ? theme.inactive : theme.guide
      let way = arrow(from: start, to: end, color: color, theme, isDashed: segue.isRelationship)
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let name =
        segue.label.isEmpty ? [] : label(segue.label, at: middle, color, theme, painter)
      let ends: [Drawing.Subject] = [.scene(segue.from), .scene(segue.to)]
      shapes.append(.shapes(way + name, role: .segue, subjects: ends))
    }
    return shapes
  }

  /// The points of two scenes' sides that face each other.
  private func ends(
    _ one: (scene: Int, frame: CGRect), _ other: (scene: Int, frame: CGRect), shift: CGFloat
  ) -> (CGPoint, CGPoint) {
    let (from, to) = (one.frame, other.frame)
    // Above a screen is its title; that of a box is in it.
    func top(_ end: (scene: Int, frame: CGRect), _ gap: CGFloat) -> CGFloat {
      end.frame.minY - (scenes[end.scene].layout == nil ? gap : 36 * unit)
    }
    if to.minX >= from.maxX {
      return (
        CGPoint(x: from.maxX + 3, y: from.midY + shift), CGPoint(x: to.minX - 5, y: to.midY + shift)
      )
    }
    if to.maxX <= from.minX {
      return (
        CGPoint(x: from.minX - 3, y: from.midY + shift), CGPoint(x: to.maxX + 5, y: to.midY + shift)
      )
    }
    if to.minY >= from.maxY {
      return (
        CGPoint(x: from.midX + shift, y: from.maxY + 3),
        CGPoint(x: to.midX + shift, y: top(other, 5))
      )
    }
    return (
      CGPoint(x: from.midX + shift, y: top(one, 3)), CGPoint(x: to.midX + shift, y: to.maxY + 5)
    )
  }

  private func arrow(
    from start: CGPoint, to end: CGPoint, color: String, _ theme: Theme, isDashed: Bool
  ) -> [Shape] {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1 else { return [] }
    let (ux, uy) = (dx / length, dy / length)
    let base = CGPoint(x: end.x - 16 * unit * ux, y: end.y - 16 * unit * uy)
    let head = Path(
      [
        end, CGPoint(x: base.x - 8 * unit * uy, y: base.y + 8 * unit * ux),
        CGPoint(x: base.x + 8 * unit * uy, y: base.y - 8 * unit * ux),
      ], closed: true)
    return [
      .line(from: start, to: base, .stroke(theme.page, 7 * unit)),
      .line(
        from: start, to: base,
        .stroke(color, 3 * unit, dash: isDashed ? [10 * unit, 7 * unit] : [])),
      .path(head, Paint(fill: color, stroke: theme.page, width: unit)),
    ]
  }

  private func label(
    _ text: String, at point: CGPoint, _ color: String, _ theme: Theme, _ painter: TextPainter
  ) -> [Shape] {
    let width = CGFloat(labelWidth(text, painter))
    let plate = CGRect(
      x: point.x - width / 2, y: point.y - 17 * unit, width: width, height: 34 * unit)
    return [.rect(plate, radius: 7 * unit, Paint(fill: theme.tag, stroke: color, width: unit))]
      + painter.text(
        text, font: labelFont, color: theme.ink, at: CGPoint(x: point.x, y: point.y + 8 * unit),
        anchor: .middle, maximumWidth: widestLabel)
  }

  /// The width of the plate behind an arrow's label.
  func labelWidth(_ text: String, _ painter: TextPainter) -> Double {
    min(painter.width(of: text, font: labelFont), widestLabel) + 18 * unit
  }
}
