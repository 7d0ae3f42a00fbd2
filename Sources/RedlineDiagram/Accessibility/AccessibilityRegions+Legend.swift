import Foundation
import RedlineAnalysis
import RedlineModel
import RedlineText

extension AccessibilityRegions {
  private static let font = Font.system(size: 13)
  private static let noteFont = Font.system(size: 12)
  private static let textWidth = 260.0
  private static let indent = 36.0
  private static let rowGap = 10.0

  /// What is spoken of each element, in columns.
  /// - Parameter columnHeight: A column that gets higher than this is followed by another one, unless
  ///   the columns would be wider together than they are high.
  func legend(columnHeight: Double) -> [LegendSection] {
    var columns: [LegendSection] = []
    var rows: [LegendSection] = elements.indices.map(row)
    if elements.isEmpty { rows.append(note("Nothing that a screen reader stops at")) }
    if omittedCount > 0 { rows.append(note("and \(omittedCount) more")) }
    let area = rows.reduce(0) { $0 + $1.height } * (Self.indent + Self.textWidth)
    let columnHeight = max(columnHeight, area.squareRoot())
    for row in rows {
      if let last = columns.last, last.height + row.height <= columnHeight {
        let shape = Shape.translated(x: 0, y: last.height, row.shapes)
        columns[columns.count - 1] = LegendSection(
          width: max(last.width, row.width), height: last.height + row.height,
          shapes: last.shapes + [shape])
      } else {
        columns.append(row)
      }
    }
    return columns
  }

  private func row(_ index: Int) -> LegendSection {
    let element = elements[index]
    var lines = [(text: element.sentence, font: Self.font, color: theme.ink)]
    if let hint = element.hint { lines.append((hint, Self.noteFont, theme.secondaryInk)) }
    var problems = problems[element.item] ?? []
    if element.label?.isEmpty != false, element.isTouched {
      problems.insert("nothing says what it is: set accessibilityLabel", at: 0)
    }
    if element.isTouched {
      let words = (element.touchSize ?? element.frame.size).words
      if !problems.contains(where: { $0.hasPrefix(words) }) {
        let area = element.touchSize == nil ? words : "\(words) to touch"
        lines.append((area, Self.noteFont, theme.secondaryInk))
      }
    }
    let width = numberWidth(index)
    let rect = CGRect(x: 0, y: 0, width: width, height: Self.numberHeight)
    var section = LegendSection(width: 0, height: 0, shapes: number(index, rect))
    for line in lines { add(line.text, line.font, line.color, to: &section) }
    for problem in problems { addProblem(problem, to: &section) }
    section.height = max(section.height, Self.numberHeight) + Self.rowGap
    section.shapes = [
      .shapes(section.shapes, role: .legendRow, subjects: [.item(element.item)])
    ]
    return section
  }

  private func note(_ text: String) -> LegendSection {
    var section = LegendSection(width: 0, height: 0, shapes: [])
    add(text, Self.font, theme.secondaryInk, to: &section)
    section.height += Self.rowGap
    return section
  }

  private func add(
    _ text: String, _ font: Font, _ color: String, to section: inout LegendSection,
    indent: Double = indent
  ) {
    let block = painter.block(text, font: font, maximumWidth: Self.textWidth, maximumLines: 6)
    let baseline = section.height + font.ascender.rounded() + 1
    section.shapes += painter.draw(
      block, color: color, at: CGPoint(x: indent, y: baseline))
    section.height += block.height.rounded(.up) + 2
    section.width = max(section.width, (indent + block.width).rounded(.up))
  }

  /// A line with the sign of what is wrong.
  private func addProblem(_ text: String, to section: inout LegendSection) {
    let plate = CGRect(x: Self.indent, y: section.height + 2, width: 14, height: 14)
    section.shapes.append(.rect(plate, radius: 3, Paint(fill: theme.alertPlate)))
    section.shapes += painter.text(
      "!", font: Self.numberFont, color: theme.alertInk,
      at: CGPoint(x: plate.midX, y: plate.midY + 4), anchor: .middle)
    add(text, Self.noteFont, theme.ink, to: &section, indent: Self.indent + 20)
  }
}
