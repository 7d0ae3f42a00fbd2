import Foundation
import RedlineModel
import RedlineText

extension ScreenDrawing {
  /// The most parts of a line that are drawn on their own.
  private static let mostParts = 2_000

  /// Lines of a text whose parts look different in one font; `nil` where a part reads from right to
  /// left, so that its place is not known.
  func runs(
    _ runs: [SolvedLayout.Text.Run], of text: SolvedLayout.Text, block: TextBlock,
    maximumWidth: Double, at origin: CGPoint, anchor: TextAnchor
  ) -> [Shape]? {
    guard !block.lines.contains(where: \.isRightToLeft) else { return nil }
    let lines = LiveLines(
      shaper: painter.shaper, font: text.font, truncation: text.truncation.truncation
    ).split(
      text.string, maximumWidth: maximumWidth, count: block.lines.count,
      isTruncated: block.isTruncated)
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

  /// A text whose parts have fonts of their own: the lines that it was measured with, as many as fit, at
  /// least one.
  /// - Parameter isCentered: Whether they stand in the middle of the area's height; else at its top.
  func lines(
    of styled: StyledText, _ text: SolvedLayout.Text, item: SolvedLayout.Item, in area: CGRect,
    maximumLines: Int, isCentered: Bool = true
  ) -> [Shape] {
    let setting = shownLines(of: styled, text, in: area, maximumLines: maximumLines)
    let height = setting.height.ceiled(toScale: scale)
    let above = isCentered ? ((Double(area.height) - height) / 2).snapped(toScale: scale) : 0
    let top = Double(area.minY) + above
    let anchor = anchor(of: text.alignment)
    let isReversed =
      painter.shaper.layout(text.string, font: text.font).lines.first?.isRightToLeft ?? false
    var shapes: [Shape] = []
    var shadows: [Shape] = []
    for line in setting.lines {
      let indent = anchor == .end ? -line.indent : anchor == .start ? line.indent : 0
      let left = anchor.minX(Double(x(of: anchor, in: area)) + indent, width: line.width)
      let origin = CGPoint(x: left, y: top + line.baseline.snapped(toScale: scale))
      record(
        [CGRect(x: left, y: top + line.top, width: line.width, height: line.height)], of: item)
      var parts = line.parts.map { part in
        Part(
          string: part.string, run: part.run.map { styled.runs[$0] },
          font: styled.font(of: part.run), width: part.width)
      }
      if isReversed { parts.reverse() }
      if let shadow = text.shadow, !isWireframe {
        let place = CGPoint(
          x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
        let color = shadow.color.withAlphaComponent((shadow.color.alpha ?? 1) * shadow.opacity)
        shadows += draw(parts, text, at: place, ink: theme.hex(color))
      }
      shapes += draw(parts, text, at: origin, ink: isWireframe ? theme.wireInk : nil)
    }
    let clips =
      height > Double(area.height) + 1 || text.truncation == .clip && setting.isTruncated
    return clips ? clipped(shadows + shapes, to: area) : shadows + shapes
  }

  /// The lines that an area has room for.
  private func shownLines(
    of styled: StyledText, _ text: SolvedLayout.Text, in area: CGRect, maximumLines: Int
  ) -> StyledText.Setting {
    func set(_ count: Int) -> StyledText.Setting {
      styled.set(
        maximumWidth: Double(area.width), maximumLines: count, truncation: text.truncation,
        measuring: painter.shaper)
    }
    let whole = set(maximumLines)
    let room = Double(area.height) + 1
    let fitting = whole.lines.prefix { $0.top + $0.height <= room }.count
    return fitting < whole.lines.count ? set(max(1, fitting)) : whole
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
      if let last = parts.last, last.run == run || parts.count > Self.mostParts {
        parts[parts.count - 1].string.append(character)
      } else {
        parts.append((String(character), run))
      }
      offset += character.utf16.count
    }
    return parts.map { part in
      Part(
        string: part.string, run: part.run.map { runs[$0] }, font: text.font,
        width: painter.width(of: part.string, font: text.font))
    }
  }

  /// The letters of a part, spaced as its run says.
  private func letters(of part: Part, color: String, at origin: CGPoint) -> [Shape] {
    guard part.font.pointSize > 0 else { return [] }
    guard let kern = part.run?.kern, kern != 0, part.string.count <= Self.mostParts else {
      return painter.text(part.string, font: part.font, color: color, at: origin)
    }
    // Letters stand as far apart as in the whole part, pairs included.
    let widths = part.string.map { painter.width(of: String($0), font: part.font) + kern }
    let sum = widths.reduce(0, +)
    let share = sum > 0 ? part.width / sum : 0
    var (shapes, x) = ([Shape](), Double(origin.x))
    for (character, width) in zip(part.string, widths) {
      shapes += painter.text(
        String(character), font: part.font, color: color, at: CGPoint(x: x, y: origin.y))
      x += width * share
    }
    return shapes
  }

  /// A picture in a text, from its left end on the baseline.
  private func picture(
    _ picture: SolvedLayout.Text.Attachment, color: Color, at origin: CGPoint
  ) -> [Shape] {
    let top = Double(origin.y) - picture.bottom - Double(picture.size.height)
    let rect = CGRect(origin: CGPoint(x: Double(origin.x), y: top), size: picture.size)
    guard rect.width > 0, rect.height > 0, !isWireframe else { return [] }
    let hex = theme.hex(picture.tint ?? color)
    if let known = self.picture(picture.image), known.light != nil {
      return pixels(known, in: rect, tint: known.rendering == .template ? hex : nil)
    }
    if let symbol = picture.image.flatMap(Symbol.init) {
      return symbol.shapes(in: rect, color: hex, ground: theme.hex(.systemBackground))
    }
    return [.rect(rect, radius: 2, .fill(theme.hex(.systemGray5)))]
  }

  /// The parts of a line beside each other, on the backgrounds and below the lines of their runs.
  /// - Parameter ink: The colour of all that is drawn; `nil` leaves it to the parts.
  private func draw(
    _ parts: [Part], _ text: SolvedLayout.Text, at origin: CGPoint, ink: String? = nil
  ) -> [Shape] {
    var (shapes, index) = ([Shape](), 0)
    var x = Double(origin.x)
    while index < parts.count {
      let run = parts[index].run
      let end = parts[index...].firstIndex { $0.run != run } ?? parts.count
      let group = parts[index..<end]
      let width = group.reduce(0) { $0 + $1.width }
      let font = parts[index].font
      let color = ink ?? theme.hex(run?.color ?? text.color)
      let y = Double(origin.y) - (run?.baselineOffset ?? 0)
      if ink == nil, let background = run?.background {
        let rect = CGRect(x: x, y: y - font.ascender, width: width, height: font.lineHeight)
        shapes.append(.rect(rect, .fill(theme.hex(background))))
      }
      var place = x
      for part in group {
        if let picture = run?.attachment {
          shapes += self.picture(
            picture, color: run?.color ?? text.color, at: CGPoint(x: place, y: y))
          place += part.width
          continue
        }
        shapes += letters(of: part, color: color, at: CGPoint(x: place, y: y))
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
