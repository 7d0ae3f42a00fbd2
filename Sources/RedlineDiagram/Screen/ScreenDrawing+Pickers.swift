import Foundation
import RedlineModel

extension ScreenDrawing {
  /// Columns of rows around a band, the rows farther away smaller and paler.
  func wheels(_ item: SolvedLayout.Item, columns: [[String]]) -> [Shape] {
    let frame = item.frame
    let band = CGRect(x: frame.minX + 9, y: frame.midY - 16, width: frame.width - 18, height: 32)
    guard band.width > 0 else { return box(item) }
    var shapes = box(item) + selection(band, in: frame)
    let width = band.width / CGFloat(max(1, columns.count))
    for (index, rows) in columns.enumerated() {
      let place = isRightToLeft ? columns.count - 1 - index : index
      let x = band.minX + (CGFloat(place) + 0.5) * width
      let middle = rows.count / 2
      for (row, text) in rows.enumerated() where abs(row - middle) <= 2 {
        let distance = row - middle
        let y = frame.midY + CGFloat([0, 33, 62][abs(distance)] * distance.signum())
        guard y - 12 >= frame.minY, y + 12 <= frame.maxY else { continue }
        shapes += caption(
          text, font: .system(size: [22, 20, 16][abs(distance)]),
          color: [.label, .systemGray, .systemGray3][abs(distance)], at: CGPoint(x: x, y: y),
          width: Double(width) - 8, of: item)
      }
    }
    return shapes
  }

  /// What marks the row that is chosen: a band, or two hairlines up to iOS 13.
  private func selection(_ band: CGRect, in frame: CGRect) -> [Shape] {
    guard layout.environment.systemVersion < 14 else {
      return [.rect(band, radius: 7, paint(Self.controlFill))]
    }
    return [band.minY, band.maxY].map { y in
      .line(
        from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y),
        .stroke(lineColor(.separator), max(0.5, 1 / scale)))
    }
  }

  func datePicker(
    _ item: SolvedLayout.Item, style: SolvedLayout.Control.DatePickerStyle, texts: [String]
  ) -> [Shape] {
    switch style {
    case .compact: compactDates(item, texts)
    case .inline: calendar(item, date: texts.first ?? "")
    case .wheels:
      wheels(item, columns: texts.map { ["", $0, ""] })
        + wheelHints(item, count: max(1, texts.count))
    }
  }

  /// Bars in place of the rows above and below, whose texts are not known.
  private func wheelHints(_ item: SolvedLayout.Item, count: Int) -> [Shape] {
    let frame = item.frame
    let width = (frame.width - 18) / CGFloat(count)
    guard width > 20, frame.height >= 160 else { return [] }
    return (0..<count).flatMap { column in
      [(-62.0, 0.3), (-33, 0.42), (33, 0.42), (62, 0.3)].map { offset, share in
        let length = width * CGFloat(share)
        let x = frame.minX + 9 + (CGFloat(column) + 0.5) * width - length / 2
        let rect = CGRect(
          x: x, y: frame.midY + CGFloat(offset) - 4, width: length, height: 8)
        return .rect(rect, radius: 4, paint(.systemGray5))
      }
    }
  }

  private func compactDates(_ item: SolvedLayout.Item, _ texts: [String]) -> [Shape] {
    let font = Font.body.resolved(for: layout.environment.contentSizeCategory)
    let widths = texts.map { painter.width(of: $0, font: font) + 24 }
    var left = Double(item.frame.minX)
    let total = widths.reduce(0, +) + Double(max(0, texts.count - 1)) * 4
    if isRightToLeft { left = Double(item.frame.maxX) - total }
    var shapes = box(item)
    for index in isRightToLeft ? Array(texts.indices.reversed()) : Array(texts.indices) {
      let rect = CGRect(
        x: left, y: Double(item.frame.minY), width: widths[index],
        height: Double(item.frame.height))
      shapes.append(.rect(rect, radius: 6, paint(Self.controlFill)))
      shapes += caption(
        texts[index], font: font, color: .label, at: CGPoint(x: rect.midX, y: rect.midY),
        width: widths[index], of: item)
      left += widths[index] + 4
    }
    return shapes
  }

  /// A month: the date, the days of the week as bars, and the days with that of the date chosen.
  private func calendar(_ item: SolvedLayout.Item, date: String) -> [Shape] {
    let frame = item.frame.insetBy(dx: 16, dy: 12)
    guard frame.width > 100, frame.height > 100 else { return box(item) }
    var shapes = box(item)
    shapes += caption(
      date, font: .headline, color: .label,
      at: CGPoint(x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY + 12),
      anchor: isRightToLeft ? .end : .start, width: Double(frame.width) - 70, of: item)
    let chosen = Int(date.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 1
    let column = frame.width / 7
    let row = (frame.height - 40) / 6
    for index in 0..<37 {
      let (week, day) = index.quotientAndRemainder(dividingBy: 7)
      let center = CGPoint(
        x: frame.minX + (CGFloat(day) + 0.5) * column,
        y: frame.minY + 40 + (CGFloat(week) + 0.5) * row)
      guard week > 0 else {
        let bar = CGRect(x: center.x - 10, y: center.y - 3, width: 20, height: 6)
        shapes.append(.rect(bar, radius: 3, paint(.systemGray4)))
        continue
      }
      let isChosen = index - 6 == chosen
      if isChosen {
        shapes.append(.circle(center, radius: Double(min(column, row)) * 0.46, paint(.systemBlue)))
      }
      shapes += caption(
        "\(index - 6)", font: .system(size: 20), color: isChosen ? .white : .label, at: center,
        width: Double(column), of: item)
    }
    return shapes
  }
}
