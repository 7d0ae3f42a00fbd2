import Foundation
import RedlineModel

extension SceneMap {
  private var labelFont: Font { .system(size: 21 * unit, weight: .medium) }
  private var widestLabel: Double { 320 * unit }

  /// A label that more arrows have says of none what it is.
  private static let mostAlike = 4

  /// Arrows from side to side, with their labels where no screen is: in the middle, or near it.
  func arrowShapes(
    _ frames: [CGRect], _ theme: Theme, _ painter: TextPainter
  ) -> [Shape] {
    let alike = Dictionary(grouping: arrows, by: \.label).mapValues(\.count)
    let titles = zip(scenes, frames).map { titleHeight(above: $0, $1, frames, painter) }
    var taken = frames
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
      let (start, end) = ends((from, frames[from]), (to, frames[to]), titles, shift: shift)
      let color = segue.isRelationship ? theme.inactive : theme.guide
      let way = arrow(from: start, to: end, color: color, theme, isDashed: segue.isRelationship)
      let isLevel = abs(end.x - start.x) > abs(end.y - start.y)
      let room = isLevel ? Double(abs(end.x - start.x)) - 12 * unit : .infinity
      var name: [Shape] = []
      if !segue.label.isEmpty, alike[segue.label, default: 0] <= Self.mostAlike {
        let plate = plate(segue.label, Stroke(start: start, end: end), room, taken, painter)
        taken.append(plate.rect)
        name = label(plate, color, theme, painter)
      }
      let ends: [Drawing.Subject] = [.scene(segue.from), .scene(segue.to)]
      shapes.append(.shapes(way + name, role: .segue, subjects: ends))
    }
    return shapes
  }

  /// The points of two scenes' sides that face each other.
  private func ends(
    _ one: (scene: Int, frame: CGRect), _ other: (scene: Int, frame: CGRect), _ titles: [Double],
    shift: CGFloat
  ) -> (CGPoint, CGPoint) {
    let (from, to) = (one.frame, other.frame)
    func top(_ end: (scene: Int, frame: CGRect), _ gap: CGFloat) -> CGFloat {
      end.frame.minY - max(gap, titles[end.scene])
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

  /// The lines of a label, and the plate behind them.
  private struct Plate {
    var lines: [String]
    var rect: CGRect
    /// The widest that a line is.
    var most: Double
  }

  /// - Parameters:
  ///   - room: How long the arrow is: a longer label has two lines, or an end.
  ///   - taken: Screens, and the plates of other labels.
  private func plate(
    _ text: String, _ way: Stroke, _ room: Double, _ taken: [CGRect], _ painter: TextPainter
  ) -> Plate {
    let most = min(widestLabel, max(room - 18 * unit, 60 * unit))
    let lines = titleLines(text, labelFont, room: most, painter)
    let width = (lines.map { painter.width(of: $0, font: labelFont) }.max() ?? 0) + 18 * unit
    let height = (34 + 25 * Double(lines.count - 1)) * unit
    let size = CGSize(width: min(width, most + 18 * unit), height: height)
    let places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map {
      CGRect(center: way.point(at: $0), size)
    }
    let free = places.first { place in !taken.contains { $0.intersects(place) } }
    return Plate(lines: lines, rect: free ?? places[0], most: most)
  }

  private func label(
    _ plate: Plate, _ color: String, _ theme: Theme, _ painter: TextPainter
  ) -> [Shape] {
    let first = Double(plate.rect.midY) - 12.5 * Double(plate.lines.count - 1) * unit + 8 * unit
    let paint = Paint(fill: theme.tag, stroke: color, width: unit)
    return [.rect(plate.rect, radius: 7 * unit, paint)]
      + plate.lines.enumerated().flatMap { number, line in
        painter.text(
          line, font: labelFont, color: theme.ink,
          at: CGPoint(x: Double(plate.rect.midX), y: first + 25 * Double(number) * unit),
          anchor: .middle, maximumWidth: plate.most)
      }
  }

  /// The width of the plate behind an arrow's label.
  func labelWidth(_ text: String, _ painter: TextPainter) -> Double {
    min(painter.width(of: text, font: labelFont), widestLabel) + 18 * unit
  }
}
