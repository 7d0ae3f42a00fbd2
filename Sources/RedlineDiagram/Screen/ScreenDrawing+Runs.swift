import Foundation
import RedlineModel
import RedlineText

extension ScreenDrawing {
  /// The most parts of a line that are drawn on their own.
  private static let mostParts = 2_000

  /// Lines of a text whose parts look different; `nil` where a part reads from right to left, so that
  /// its place is not known. Lines break as in the font of the whole.
  func runs(
    _ runs: [SolvedLayout.Text.Run], of text: SolvedLayout.Text, block: TextBlock,
    maximumWidth: Double, at origin: CGPoint, anchor: TextAnchor
  ) -> [Shape]? {
    guard !block.lines.contains(where: \.isRightToLeft) else { return nil }
    let lines = LiveLines(
      shaper: painter.shaper, font: text.font, truncation: text.truncation.truncation
    ).split(text.string, maximumWidth: maximumWidth, count: block.lines.count)
    var place = LinePlace(units: Array(text.string.utf16))
    var shapes: [Shape] = []
    for (index, line) in lines.prefix(block.lines.count).enumerated() {
      let start = place.find(line)
      let parts = parts(of: line, from: start, runs, text)
      let width = parts.reduce(0) { $0 + $1.width }
      let y = Double(origin.y) + Double(index) * block.lineDistance
      let left = anchor.minX(Double(origin.x), width: width)
      shapes += draw(parts, text, at: CGPoint(x: left, y: y))
    }
    return shapes
  }

  /// A part of a line in one look.
  private struct Part {
    var string: String
    var run: SolvedLayout.Text.Run?
    var font: Font
    var width: Double
  }

  private func parts(
    of line: String, from start: Int, _ runs: [SolvedLayout.Text.Run], _ text: SolvedLayout.Text
  ) -> [Part] {
    var parts: [(string: String, run: Int?)] = []
    var offset = start
    for character in line {
      let run = runs.lastIndex { run in
        run.location <= offset && offset - run.location < run.length
      }
      let isSpaced = run.map { (runs[$0].kern ?? 0) != 0 } ?? false
      if let last = parts.last, last.run == run, !isSpaced || parts.count > Self.mostParts {
        parts[parts.count - 1].string.append(character)
      } else {
        parts.append((String(character), run))
      }
      offset += character.utf16.count
    }
    return parts.map { part in
      let run = part.run.map { runs[$0] }
      let font = run?.font ?? text.font
      return Part(
        string: part.string, run: run, font: font,
        width: max(0, painter.width(of: part.string, font: font) + (run?.kern ?? 0)))
    }
  }

  /// The parts of a line beside each other, on the backgrounds and below the lines of their runs.
  private func draw(
    _ parts: [Part], _ text: SolvedLayout.Text, at origin: CGPoint
  ) -> [Shape] {
    var (shapes, index) = ([Shape](), 0)
    var x = Double(origin.x)
    while index < parts.count {
      let run = parts[index].run
      let end = parts[index...].firstIndex { $0.run != run } ?? parts.count
      let group = parts[index..<end]
      let width = group.reduce(0) { $0 + $1.width }
      let font = parts[index].font
      let color = theme.hex(run?.color ?? text.color)
      let y = Double(origin.y) - (run?.baselineOffset ?? 0)
      if let background = run?.background {
        let rect = CGRect(x: x, y: y - font.ascender, width: width, height: font.lineHeight)
        shapes.append(.rect(rect, .fill(theme.hex(background))))
      }
      var place = x
      for part in group where part.font.pointSize > 0 {
        shapes += painter.text(
          part.string, font: part.font, color: color, at: CGPoint(x: place, y: y))
        place += part.width
      }
      let size = font.pointSize
      for (line, height) in [
        (run?.underline, size * 0.14), (run?.strikethrough, -size * 0.27),
      ] where (line ?? 0) != 0 {
        shapes.append(
          .line(
            from: CGPoint(x: x, y: y + height), to: CGPoint(x: x + width, y: y + height),
            .stroke(color, max(1 / scale, size / 14))))
      }
      x += width
      index = end
    }
    return shapes
  }
}

/// Finds the lines of a text in it, one after the other.
private struct LinePlace {
  let units: [UInt16]
  private var next = 0

  init(units: [UInt16]) { self.units = units }

  /// Where a line begins, in UTF-16 units; spaces and line feeds between lines are in none of them.
  mutating func find(_ line: String) -> Int {
    while next < units.count, next > 0, [0x20, 0x0A, 0x0D].contains(units[next]) { next += 1 }
    defer { next = min(units.count, next + line.utf16.count) }
    return next
  }
}
