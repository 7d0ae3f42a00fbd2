import Foundation
import RedlineModel

/// Navigation bars and toolbars that are views.
extension ScreenDrawing {
  private static let buttonFont = Font.system(size: 17)

  /// The colour of each button of a bar: the tint, and pale for those that do not react.
  private func barColors(_ item: SolvedLayout.Item, _ count: Int, _ inactive: [Int]) -> [Color] {
    (0..<count).map { inactive.contains($0) ? Theme.barInactive : tint(of: item) }
  }

  func navigationBar(
    _ item: SolvedLayout.Item, leading: [String], trailing: [String], inactive: [Int]
  ) -> [Shape] {
    let frame = item.frame
    let isLarge = item.text?.alignment == .natural && frame.height > 60
    let y = isLarge ? frame.minY + 22 : frame.midY
    var shapes = surface(item, lineAtTop: false)
    let colors = barColors(item, leading.count + trailing.count, inactive)
    shapes += barItems(item, Array(zip(leading, colors)), y: y, atStart: !isRightToLeft)
    shapes += barItems(
      item, Array(zip(trailing, colors.dropFirst(leading.count))), y: y, atStart: isRightToLeft)
    guard let text = item.text else { return shapes }
    guard isLarge else {
      return shapes
        + caption(
          text.string, font: text.font, color: text.color, at: CGPoint(x: frame.midX, y: y),
          width: Double(frame.width) - 140, of: item)
    }
    let origin = CGPoint(
      x: isRightToLeft ? frame.maxX - 16 : frame.minX + 16, y: frame.maxY - 26)
    return shapes
      + caption(
        text.string, font: text.font, color: text.color, at: origin,
        anchor: isRightToLeft ? .end : .start, width: Double(frame.width) - 32, of: item)
  }

  private func barItems(
    _ item: SolvedLayout.Item, _ buttons: [(title: String, color: Color)], y: CGFloat,
    atStart: Bool
  ) -> [Shape] {
    var x = atStart ? Double(item.frame.minX) + 16 : Double(item.frame.maxX) - 16
    return buttons.flatMap { title, color -> [Shape] in
      let square = CGRect(x: x - (atStart ? 0 : 22), y: Double(y) - 11, width: 22, height: 22)
      if let image = barImage(title, in: square, color) {
        x += atStart ? 38 : -38
        return image
      }
      let shapes = caption(
        title, font: Self.buttonFont, color: color, at: CGPoint(x: CGFloat(x), y: y),
        anchor: atStart ? .start : .end, width: Double(item.frame.width) / 2 - 20, of: item)
      let step = painter.width(of: title, font: Self.buttonFont) + 16
      x += atStart ? step : -step
      return shapes
    }
  }

  /// The image of a bar's button, in its place: a picture, a symbol, or for an image that is known by
  /// its size alone a rounded square with a dot; `nil` for a title.
  private func barImage(
    _ name: String, in square: CGRect, _ color: Color
  ) -> [Shape]? {
    let color = lineColor(color)
    guard let picture = picture(name) else {
      return Symbol(name)?.shapes(in: square, color: color, ground: theme.bar)
    }
    return picture.barShapes(in: square, color: color, isDark: theme.isDark) ?? [
      .rect(square.insetBy(dx: 2, dy: 2), radius: 5, .stroke(color, 1.6)),
      .circle(CGPoint(x: square.midX, y: square.midY), radius: 3, .fill(color)),
    ]
  }

  func toolbar(
    _ item: SolvedLayout.Item, titles: [String], spaces: [SolvedLayout.BarSpace]?, inactive: [Int]
  ) -> [Shape] {
    let buttons = Array(zip(titles, barColors(item, titles.count, inactive)))
    let shapes = surface(item, lineAtTop: true)
    return shapes + (spaces.map { row(item, buttons, $0) } ?? evenRow(item, buttons))
  }

  /// Buttons with the spaces that they have.
  private func row(
    _ item: SolvedLayout.Item, _ buttons: [(title: String, color: Color)],
    _ spaces: [SolvedLayout.BarSpace]
  ) -> [Shape] {
    let inner = item.frame.insetBy(dx: 16, dy: 0)
    let widths = buttons.map { title, _ in
      hasBarImage(title)
        ? 22 : min(Double(inner.width), painter.width(of: title, font: Self.buttonFont))
    }
    let row = ToolbarRow(widths: widths, spaces: spaces, room: Double(inner.width))
    return zip(buttons, zip(row.places, widths)).flatMap { button, place -> [Shape] in
      let (x, width) = place
      let left =
        isRightToLeft ? Double(inner.maxX) - x - width : Double(inner.minX) + x
      let square = CGRect(x: left, y: Double(inner.midY) - 11, width: 22, height: 22)
      if let image = barImage(button.title, in: square, button.color) { return image }
      return caption(
        button.title, font: Self.buttonFont, color: button.color,
        at: CGPoint(x: left, y: Double(inner.midY)), anchor: .start, width: width + 1, of: item)
    }
  }

  private func hasBarImage(_ name: String) -> Bool {
    picture(name) != nil || Symbol(name) != nil
  }

  /// Titles at equal distances, the first and the last at the ends.
  private func evenRow(
    _ item: SolvedLayout.Item, _ buttons: [(title: String, color: Color)]
  ) -> [Shape] {
    let ordered = isRightToLeft ? buttons.reversed() : buttons
    let inner = item.frame.insetBy(dx: 16, dy: 0)
    return ordered.enumerated().flatMap { index, button -> [Shape] in
      let share = ordered.count == 1 ? 0.5 : Double(index) / Double(ordered.count - 1)
      let anchor: TextAnchor = share == 0 ? .start : share == 1 ? .end : .middle
      let left = Double(inner.minX) + (Double(inner.width) - 22) * share
      let square = CGRect(x: left, y: Double(inner.midY) - 11, width: 22, height: 22)
      if let image = barImage(button.title, in: square, button.color) { return image }
      return caption(
        button.title, font: Self.buttonFont, color: button.color,
        at: CGPoint(x: inner.minX + inner.width * CGFloat(share), y: inner.midY), anchor: anchor,
        width: Double(inner.width) / Double(ordered.count), of: item)
    }
  }
}
