import Foundation
import RedlineModel

/// What a cut says: how much is not drawn, on the cut itself, and which constraints are there, beyond it.
struct FigureCutLine {
  static let rowHeight = 20.0
  private static let most = 24
  /// How far beyond the cut the middle of the first row is.
  private static let firstRow = 15.0
  /// What the outline that goes on and the text on the cut take.
  private static let least = 9.0

  /// What of the torn edge is seen on both sides of a text.
  private static let besideNote = 18.0

  let plan: FigurePlan
  let ink: FigureInk

  /// The shapes with their tags' places, and how high they are.
  struct Result {
    var shapes: [Shape] = []
    var labels: [Shape] = []
    var tags: [(mark: FigureMark, rect: CGRect)] = []
    var height = 0.0
  }

  /// - Parameter isTop: Whether it is the line above.
  func draw(isTop: Bool) -> Result {
    guard isTop ? plan.cutsTop : plan.cutsBottom else { return Result() }
    let missing = isTop ? plan.missing.top : plan.missing.bottom
    let marks = Array(merged(plan.told[isTop] ?? []).prefix(Self.most))
    let widths = marks.map {
      (ink.painter.width(of: $0.told, font: FigureInk.tagFont) + 10).rounded(.up)
    }
    let direction = isTop ? -1.0 : 1
    let edge = isTop ? Double(plan.body.minY) : Double(plan.body.maxY)
    var result = Result()
    result.shapes = note(missing, isTop: isTop, at: edge)
    for (number, row) in rows(widths).enumerated() {
      let y = edge + direction * (Self.firstRow + Double(number) * Self.rowHeight)
      var x = Double(plan.body.midX) - row.width / 2
      for index in row.marks {
        let rect = CGRect(
          x: x + 12, y: y - FigureGutter.tagHeight / 2, width: widths[index],
          height: FigureGutter.tagHeight)
        add(marks[index], rect, direction, &result)
        x += widths[index] + 22
      }
      result.height = direction * (y - edge) + Self.rowHeight / 2
    }
    result.height = max(result.height, Self.least)
    return result
  }

  /// A text that interrupts the torn edge: `196 pt not drawn · form to top margin 217`.
  private func note(_ missing: Double, isTop: Bool, at y: Double) -> [Shape] {
    func width(_ text: String) -> Double {
      ink.painter.width(of: text, font: FigureInk.smallFont) + 14
    }
    let plain = "\(formatted(missing)) pt not drawn"
    let long = FigurePlan.centering(plan.placed, isTop: isTop, beyond: plan.body)
      .map { "\(plain) · \($0)" }
    let room = Double(plan.body.width) - 2 * Self.besideNote
    let text = long.flatMap { width($0) <= room ? $0 : nil } ?? plain
    let width = width(text)
    let x = Double(plan.body.midX)
    let plate = CGRect(x: x - width / 2, y: y - 7.5, width: width, height: 15)
    return [.rect(plate, radius: 3, .fill(ink.theme.page))]
      + ink.painter.text(
        text, font: FigureInk.smallFont, color: ink.theme.secondaryInk,
        at: CGPoint(x: x, y: y + 3.5), anchor: .middle)
  }

  /// Marks of one text are one.
  private func merged(_ marks: [FigureMark]) -> [FigureMark] {
    var result: [FigureMark] = []
    for mark in marks {
      if let index = result.firstIndex(where: { $0.told == mark.told && $0.hue == mark.hue }) {
        let known = Set(result[index].members.map(\.id))
        result[index].members += mark.members.filter { !known.contains($0.id) }
      } else {
        result.append(mark)
      }
    }
    return result
  }

  private func add(
    _ mark: FigureMark, _ rect: CGRect, _ direction: Double, _ result: inout Result
  ) {
    let color = mark.hue.line(ink.theme)
    let x = Double(rect.minX) - 6
    let (start, end) = (
      CGPoint(x: x, y: Double(rect.midY) - direction * 6),
      CGPoint(x: x, y: Double(rect.midY) + direction * 6)
    )
    let caps = FigureCaps(color: color, width: 1.3)
    let arrow =
      [Shape.line(from: start, to: end, .stroke(color, 1.3)).role(.line)]
      + caps.shapes(.arrow, at: end, from: start).map { $0.role(.cap) }
    for member in mark.members {
      result.shapes.append(
        .group(
          id: member.id, title: member.title, role: mark.role, subjects: member.subjects, arrow))
    }
    let label = ink.tag(mark.told, shape: mark.shape, hue: mark.hue, rect)
    result.labels.append(
      .group(
        title: mark.title, frame: rect, role: .label, subjects: mark.subjects, label))
    result.tags.append((mark, rect))
  }

  /// Tags side by side, as many as the page is wide.
  private func rows(_ widths: [Double]) -> [(width: Double, marks: [Int])] {
    let room = Double(plan.body.width) + plan.left + plan.right
    var rows: [(width: Double, marks: [Int])] = []
    for (index, width) in widths.enumerated() {
      if rows.last.map({ $0.width + width + 22 > room }) ?? true { rows.append((0, [])) }
      rows[rows.count - 1].width += width + 22
      rows[rows.count - 1].marks.append(index)
    }
    return rows
  }
}
