import Foundation
import RedlineModel

/// Draws marks and labels.
struct MarkDrawing {
  let theme: Theme
  let painter: TextPainter

  // MARK: Lines

  /// The areas and lines of a mark as one group with its id and sentence.
  func group(_ mark: Mark) -> Shape {
    .group(
      id: mark.id, title: mark.title, role: mark.role, subjects: mark.subjects, shapes(of: mark))
  }

  /// What a mark has below all views.
  func backdrop(_ mark: Mark) -> Shape? {
    guard !mark.backdrop.isEmpty else { return nil }
    return .shapes(mark.backdrop, role: mark.role, subjects: mark.subjects)
  }

  /// The areas and lines of a mark.
  func shapes(of mark: Mark) -> [Shape] {
    var shapes = mark.areas.map { $0.role(.area) }
    if mark.conflict != nil { shapes += mark.strokes.flatMap(hazard) }
    for stroke in mark.strokes { shapes += draw(stroke, mark) }
    for circle in mark.circles { shapes += target(circle, mark.hue) }
    return shapes
  }

  private func dash(_ mark: Mark, _ stroke: Stroke) -> [Double] {
    if let dash = stroke.dash { return dash }
    if mark.hue == .inactive { return [1, 4] }
    if mark.priority >= 1000 { return [] }
    return mark.priority >= 750 ? [6, 4] : [2, 4]
  }

  private func draw(_ stroke: Stroke, _ mark: Mark) -> [Shape] {
    let color = mark.hue.line(theme)
    let width = stroke.isThin ? 1.25 : 2
    let dash = dash(mark, stroke)
    var paint = Paint.stroke(color, width, dash: dash)
    if mark.hue == .inactive { paint.cap = .round }
    var shapes: [Shape] = []
    if mark.isBroken, stroke.length > 12 {
      shapes.append(.line(from: stroke.start, to: stroke.point(at: 0.12), paint))
      shapes.append(.line(from: stroke.point(at: 0.28), to: stroke.end, paint))
    } else {
      shapes.append(.line(from: stroke.start, to: stroke.end, paint))
    }
    for index in shapes.indices { shapes[index].role = .line }
    let lineCount = shapes.count
    shapes += cap(stroke.startCap, at: stroke.start, from: stroke.end, color, width)
    shapes += cap(stroke.endCap, at: stroke.end, from: stroke.start, color, width)
    if mark.hue == .active {
      for (cap, point) in [(stroke.startCap, stroke.start), (stroke.endCap, stroke.end)]
      where cap == .bar {
        shapes.append(.circle(point, radius: 3, .fill(color)))
      }
    }
    for index in lineCount..<shapes.count { shapes[index].role = .cap }
    return shapes
  }

  /// What keeps lines apart from views of their colour, below all lines.
  func halos(_ marks: [Mark], texts: [TextRect]) -> Shape {
    let lines = DrawnLines(texts: texts)
    let strokes = marks.flatMap { mark in
      mark.conflict == nil && mark.hue != .inactive && mark.hue != .guide
        ? mark.strokes.filter { !$0.isThin && $0.length > 0 } : []
    }
    return .group(
      id: "halos",
      strokes.flatMap { lines.clear($0) }
        .map { .line(from: $0.start, to: $0.end, .stroke(theme.tag, 4.5)) })
  }

  /// Black and yellow under the normal stroke.
  private func hazard(_ stroke: Stroke) -> [Shape] {
    guard stroke.length > 0.5 else {
      return [.circle(stroke.start, radius: 6, .fill(theme.alertPlate))]
    }
    let edge: [Shape] =
      theme.name == .dark
      ? [.line(from: stroke.start, to: stroke.end, .stroke(theme.ink, 12))] : []
    return edge + [
      .line(from: stroke.start, to: stroke.end, .stroke(theme.alertInk, 10)),
      .line(from: stroke.start, to: stroke.end, .stroke(theme.alertPlate, 8, dash: [6, 6])),
    ]
  }

  private func cap(
    _ cap: Cap, at point: CGPoint, from other: CGPoint, _ color: String, _ width: Double
  ) -> [Shape] {
    let length = max(0.001, Double(hypot(point.x - other.x, point.y - other.y)))
    // Unit vectors along the line, out of it, and across it.
    let (ux, uy) =
      length > 0.01
      ? (Double(point.x - other.x) / length, Double(point.y - other.y) / length) : (1, 0)
    func at(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: Double(point.x) + ux * along - uy * across,
        y: Double(point.y) + uy * along + ux * across)
    }
    switch cap {
    case .none: return []
    case .bar:
      let half = width > 1.5 ? 5.0 : 4
      return [.line(from: at(0, -half), to: at(0, half), .stroke(color, width))]
    case .diamond:
      return [
        .path(
          Path([at(-5, 0), at(0, -4.5), at(5, 0), at(0, 4.5)], closed: true), .fill(color))
      ]
    case .arrow:
      return [
        .path(
          Path([at(-7, -4.5), at(0, 0), at(-7, 4.5)]),
          .stroke(color, width, join: .round))
      ]
    case .flag:
      return [.path(Path([at(-1, -5), at(-1, 5), at(-9, 0)], closed: true), .fill(color))]
    case .chevron(let outward, let filled):
      let reach = outward ? 0.0 : -7
      let back = outward ? -5.0 : 5
      return [0.0, -5].flatMap { offset -> [Shape] in
        let tip = reach + offset + (outward ? 0 : 5)
        let points = [at(tip + back, -4.5), at(tip, 0), at(tip + back, 4.5)]
        return filled
          ? [.path(Path(points, closed: true), .fill(color))]
          : [.path(Path(points), .stroke(color, 1.75))]
      }
    }
  }

  private func target(_ center: CGPoint, _ hue: Hue) -> [Shape] {
    let color = hue.line(theme)
    let (x, y) = (center.x, center.y)
    return [
      .circle(center, radius: 5, Paint(fill: theme.tag, stroke: color, width: 1.75)),
      .line(from: CGPoint(x: x - 5, y: y), to: CGPoint(x: x + 5, y: y), .stroke(color, 1.5)),
      .line(from: CGPoint(x: x, y: y - 5), to: CGPoint(x: x, y: y + 5), .stroke(color, 1.5)),
    ]
  }

  // MARK: Labels

  func leader(_ label: PlacedLabel) -> Shape? {
    guard label.leader.count > 1 else { return nil }
    return Shape.path(Path(label.leader), .stroke(label.hue.line(theme), 1))
      .role(.leader, of: label.subjects)
  }

  func draw(_ label: PlacedLabel) -> Shape {
    let text = label.number.map { "\($0)" } ?? label.text
    let shape: TagShape = label.number == nil ? label.shape : .number
    return .group(
      title: label.title, frame: label.rect, role: .label, subjects: label.subjects,
      tag(text, shape: shape, hue: label.hue, rect: label.rect))
  }

  /// A label's box and text.
  func tag(_ text: String, shape: TagShape, hue: Hue, rect: CGRect) -> [Shape] {
    if shape == .change { return change(text, hue: hue, rect: rect) }
    let color = hue.line(theme)
    let box: Shape
    let ink: String
    switch (shape, hue) {
    case (.plate, _):
      box = .rect(
        rect, radius: 6, Paint(fill: theme.alertPlate, stroke: theme.alertInk, width: 1.25))
      ink = theme.alertInk
    case (.number, .active):
      // The other way round than a constant's tag.
      box = .rect(
        rect.insetBy(dx: 0.75, dy: 0.75), Paint(fill: theme.tag, stroke: color, width: 1.5))
      ink = color
    case (_, .active):
      box = .rect(rect, Paint(fill: color, stroke: theme.tag, width: 1))
      ink = theme.onFill
    case (.badge, .common), (.badge, .guide), (.badge, .ink), (.number, .common),
      (.number, .guide), (.number, .ink):
      box = .rect(
        rect, radius: Double(rect.height) / 2,
        Paint(fill: color, stroke: theme.tag, width: 1.25))
      ink = hue == .ink ? theme.tag : theme.onFill
    case (_, .inactive):
      box = .rect(
        rect, radius: 4,
        Paint(fill: theme.tag, stroke: color, width: 1.25, dash: [1.5, 2.5], cap: .round))
      ink = theme.inactiveInk
    default:
      box = .rect(
        rect.insetBy(dx: 0.625, dy: 0.625), radius: 4,
        Paint(fill: theme.tag, stroke: color, width: 1.25))
      ink = hue == .ink ? theme.ink : color
    }
    let baseline = CGPoint(x: rect.midX, y: rect.midY + 4.25)
    return [box]
      + painter.text(
        text, font: LabelPlacement.font, color: ink, at: baseline, anchor: .middle)
  }

  /// A dark plate with the sign of a change, before a tag with what it is about.
  private func change(_ text: String, hue: Hue, rect: CGRect) -> [Shape] {
    let font = LabelPlacement.font
    let sign = String(text.prefix { $0 != " " })
    let rest = String(text.dropFirst(sign.count + 1))
    let color = hue.line(theme)
    let ring = rect.insetBy(dx: -1, dy: -1)
    var plate = rect
    var shapes: [Shape] = [.rect(ring, radius: 5, .fill(theme.tag))]
    if !rest.isEmpty {
      plate.size.width = CGFloat((painter.width(of: sign, font: font) + 8).rounded(.up))
      let box = rect.insetBy(dx: 0.625, dy: 0.625)
      shapes.append(.rect(box, radius: 4, Paint(fill: theme.tag, stroke: color, width: 1.25)))
      let middle = CGPoint(x: (plate.maxX + rect.maxX) / 2, y: rect.midY + 4.25)
      let ink = hue == .ink ? theme.ink : hue == .inactive ? theme.inactiveInk : color
      shapes += painter.text(rest, font: font, color: ink, at: middle, anchor: .middle)
    }
    shapes.append(.rect(plate, radius: 4, .fill(theme.ink)))
    let baseline = CGPoint(x: plate.midX, y: plate.midY + 4.25)
    return shapes
      + painter.text(sign, font: font, color: theme.tag, at: baseline, anchor: .middle)
  }
}
