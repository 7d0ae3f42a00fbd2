import Foundation
import RedlineModel

extension DeviceDrawing {
  /// More tabs than this have no room of their own on a phone; the system shows the others behind
  /// one that says "More".
  private static let mostTabs = 5
  private static let symbolSide = 22.0

  private var isFlipped: Bool { layout.environment.layoutDirection == .rightToLeft }

  private func tint(_ look: SolvedLayout.Bars.Look?) -> String {
    style == .wireframe ? theme.wireInk : theme.hex(look?.tint ?? .systemBlue)
  }

  /// The buttons of the navigation bar.
  /// - Parameter y: Their middle.
  func barButtons(y: Double) -> [Shape] {
    guard let bars = layout.bars else { return [] }
    return backButton(y: y) + barButtons(bars.leading, y: y, atLeft: !isFlipped)
      + barButtons(bars.trailing, y: y, atLeft: isFlipped)
  }

  private static let buttonFont = Font.system(size: 17)

  /// What a button of a bar may take: up to the title, and with none up to the middle.
  private var buttonRoom: Double {
    let half = Double(screen.width) / 2
    return max(half - 70, half - barTitleWidth / 2 - 28)
  }

  /// Buttons of the navigation bar from a side to the middle, with where each is.
  private func placed(
    _ items: [SolvedLayout.Bars.Item], y: Double, atLeft: Bool
  ) -> [(item: SolvedLayout.Bars.Item, rect: CGRect)] {
    var offset = atLeft == isFlipped ? 0 : backWidth
    return items.compactMap { item in
      guard offset < buttonRoom else { return nil }
      let width =
        item.image == nil
        ? painter.width(of: item.title ?? "", font: Self.buttonFont) : Self.symbolSide
      let seen = min(width, buttonRoom)
      let x = atLeft ? 16 + offset : Double(screen.width) - 16 - offset - seen
      offset += width + 16
      let height = Self.symbolSide
      return (
        item, CGRect(x: Double(screen.minX) + x, y: y - height / 2, width: seen, height: height)
      )
    }
  }

  private func barButtons(
    _ items: [SolvedLayout.Bars.Item], y: Double, atLeft: Bool
  ) -> [Shape] {
    placed(items, y: y, atLeft: atLeft).flatMap { item, rect -> [Shape] in
      let isActive = item.isEnabled || style == .wireframe
      let color = isActive ? tint(layout.bars?.navigationLook) : theme.barInactive
      if let image = item.image { return symbol(image, at: rect.origin, color) }
      let font = Self.buttonFont
      let x = atLeft ? rect.minX : rect.maxX
      return painter.text(
        item.title ?? "", font: font, color: color,
        at: CGPoint(x: Double(x), y: y + font.pointSize * 0.36), anchor: atLeft ? .start : .end,
        maximumWidth: buttonRoom)
    }
  }

  /// The buttons of a toolbar with its spaces; where none are known, from edge to edge.
  private func placed(
    toolbar items: [SolvedLayout.Bars.Item], y: Double
  ) -> [(item: SolvedLayout.Bars.Item, rect: CGRect)] {
    let room = Double(screen.width) - 32
    let widths = items.map { item in
      item.image != nil
        ? Self.symbolSide : min(room, painter.width(of: item.title ?? "", font: Self.buttonFont))
    }
    let between = items.indices.dropFirst().map { SolvedLayout.BarSpace(before: $0) }
    let row = ToolbarRow(
      widths: widths, spaces: layout.bars?.toolbarSpaces ?? between, room: room)
    return zip(zip(items, widths), row.places).map { button, place in
      let (item, width) = button
      let x = 16 + place
      let left = Double(screen.minX) + (isFlipped ? Double(screen.width) - x - width : x)
      let height = Self.symbolSide
      return (item, CGRect(x: left, y: y - height / 2, width: width, height: height))
    }
  }

  /// - Parameter y: The middle of the toolbar.
  func toolbarButtons(_ items: [SolvedLayout.Bars.Item], y: Double) -> [Shape] {
    placed(toolbar: items, y: y).flatMap { item, rect -> [Shape] in
      let isActive = item.isEnabled || style == .wireframe
      let color = isActive ? tint(nil) : theme.barInactive
      if let image = item.image { return symbol(image, at: rect.origin, color) }
      return painter.text(
        item.title ?? "", font: Self.buttonFont, color: color,
        at: CGPoint(x: Double(rect.minX), y: y + Self.buttonFont.pointSize * 0.36), anchor: .start,
        maximumWidth: Double(rect.width) + 1)
    }
  }

  /// Where the buttons of a toolbar are.
  /// - Parameter y: Their middle.
  func buttonRects(toolbar items: [SolvedLayout.Bars.Item], y: Double) -> [CGRect] {
    placed(toolbar: items, y: y).map(\.rect)
  }

  /// Where the buttons of the navigation bar are.
  /// - Parameter y: Their middle.
  func buttonRects(y: Double) -> [CGRect] {
    guard device.showsNavigationBar, let bars = layout.bars else { return [] }
    let leading = placed(bars.leading, y: y, atLeft: !isFlipped)
    return (leading + placed(bars.trailing, y: y, atLeft: isFlipped)).map(\.rect)
      + [backRect(y: y)].compactMap { $0 }
  }

  // MARK: The way back

  private static let arrowRoom = 27.0

  /// What the button back says: a title that is too long gives way to a shorter one.
  private var backTitle: String? {
    guard let title = layout.bars?.back else { return nil }
    return painter.width(of: title, font: Self.buttonFont) > buttonRoom - 20 ? "Back" : title
  }

  /// What buttons beside the one that leads back leave free.
  private var backWidth: Double {
    guard let title = backTitle else { return 0 }
    return Self.arrowRoom - 16 + painter.width(of: title, font: Self.buttonFont) + 16
  }

  private func backRect(y: Double) -> CGRect? {
    guard backTitle != nil else { return nil }
    let width = backWidth - 8
    let x = isFlipped ? Double(screen.maxX) - 8 - width : Double(screen.minX) + 8
    return CGRect(x: x, y: y - Self.symbolSide / 2, width: width, height: Self.symbolSide)
  }

  /// An arrow at the leading edge, with a title.
  private func backButton(y: Double) -> [Shape] {
    guard let title = backTitle else { return [] }
    let color = tint(layout.bars?.navigationLook)
    let edge = isFlipped ? Double(screen.maxX) : Double(screen.minX)
    let direction = isFlipped ? -1.0 : 1
    var arrow = Path()
    arrow.move(CGPoint(x: edge + direction * 18, y: y - 9))
    arrow.line(CGPoint(x: edge + direction * 9, y: y))
    arrow.line(CGPoint(x: edge + direction * 18, y: y + 9))
    return [.path(arrow, .stroke(color, 2.5))]
      + painter.text(
        title, font: Self.buttonFont, color: color,
        at: CGPoint(
          x: edge + direction * Self.arrowRoom, y: y + Self.buttonFont.pointSize * 0.36),
        anchor: isFlipped ? .end : .start, maximumWidth: buttonRoom)
  }

  /// A symbol, or for another image a rounded square with a dot.
  private func symbol(_ name: String, at corner: CGPoint, _ color: String) -> [Shape] {
    let square = CGRect(
      origin: corner, size: CGSize(width: Self.symbolSide, height: Self.symbolSide))
    if style != .wireframe,
      let shapes = layout.pictures.named[name]?.barShapes(
        in: square, color: color, isDark: theme.isDark)
    {
      return shapes
    }
    if let symbol = Symbol(name) {
      return symbol.shapes(in: square, color: color, ground: theme.bar)
    }
    return [
      .rect(square.insetBy(dx: 2, dy: 2), radius: 5, .stroke(color, 1.6)),
      .circle(CGPoint(x: square.midX, y: square.midY), radius: 3, .fill(color)),
    ]
  }

  // MARK: Tabs

  /// A tab with the corner of its image, the middle of its title's baseline and the title's greatest width.
  private struct PlacedTab {
    var tab: SolvedLayout.Bars.Item
    var isChosen: Bool
    var corner: CGPoint
    var base: CGPoint
    var room: Double
  }

  private func placed(
    _ bars: SolvedLayout.Bars, top: Double, height: Double
  ) -> [PlacedTab] {
    let tabs = Array(bars.tabs.prefix(Self.mostTabs))
    let width = Double(screen.width) / Double(tabs.count)
    let isLow = Self.isLow(height)
    return tabs.enumerated().map { index, tab in
      let place = isFlipped ? tabs.count - 1 - index : index
      let x = Double(screen.minX) + (Double(place) + 0.5) * width
      return PlacedTab(
        tab: tab, isChosen: index == bars.selectedTab ?? 0,
        corner: CGPoint(
          x: isLow ? x - 40 : x - Self.symbolSide / 2, y: top + (isLow ? (height - 22) / 2 : 6)),
        base: CGPoint(x: isLow ? x + 20 : x, y: isLow ? top + height / 2 + 4.5 : top + 42),
        room: isLow ? width - 50 : width - 4)
    }
  }

  private static func isLow(_ height: Double) -> Bool { height < 40 }
  private static func tabFont(_ height: Double) -> Font {
    .system(size: isLow(height) ? 13 : 10, weight: .medium)
  }

  /// The tabs with their titles.
  func tabs(_ bars: SolvedLayout.Bars, top: Double, height: Double) -> [Shape] {
    placed(bars, top: top, height: height).flatMap { place -> [Shape] in
      let color =
        style == .wireframe
        ? theme.wire : place.isChosen ? tint(bars.tabLook) : theme.barInactive
      let ink = style == .wireframe ? theme.wireInk : color
      let text = painter.text(
        place.tab.title ?? "", font: Self.tabFont(height), color: ink, at: place.base,
        anchor: .middle, maximumWidth: place.room)
      return symbol(place.tab.image ?? "", at: place.corner, color) + text
        + badge(place.tab.badge, beside: place.corner)
    }
  }

  /// A badge at the upper trailing corner of a tab's image.
  private func badge(_ text: String?, beside corner: CGPoint) -> [Shape] {
    guard let text, !text.isEmpty else { return [] }
    let font = Font.system(size: 13)
    let width = min(60, max(18, painter.width(of: text, font: font) + 10))
    let area = CGRect(
      x: Double(corner.x) + Self.symbolSide - 7, y: Double(corner.y) - 4, width: width, height: 18)
    let plate = style == .wireframe ? theme.wire : theme.hex(.systemRed)
    return [.rect(area, radius: 9, .fill(plate))]
      + painter.text(
        text, font: font, color: theme.hex(.white),
        at: CGPoint(x: area.midX, y: area.midY + 4.6), anchor: .middle, maximumWidth: width - 6)
  }

  /// Where the images and titles of the tabs are.
  func tabRects(_ bars: SolvedLayout.Bars, top: Double, height: Double) -> [CGRect] {
    placed(bars, top: top, height: height).map { place in
      let font = Self.tabFont(height)
      let width = min(place.room, painter.width(of: place.tab.title ?? "", font: font))
      let title = CGRect(
        x: Double(place.base.x) - width / 2, y: Double(place.base.y) - font.pointSize,
        width: width, height: font.pointSize * 1.25)
      let side = Self.symbolSide
      return title.union(CGRect(origin: place.corner, size: CGSize(width: side, height: side)))
    }
  }
}
