import Foundation
import RedlineModel

extension ScreenDrawing {
  /// The area of a bar, which reaches to the screen's edge where only the status bar or the home
  /// indicator lies between them.
  func barArea(_ item: SolvedLayout.Item) -> CGRect {
    let device = outline.device
    var area = item.frame
    let below = Double(outline.screen.maxY - area.maxY)
    switch item.kind {
    case .navigationBar where abs(Double(area.minY) - device.statusBarHeight) < 0.5:
      area = CGRect(x: area.minX, y: 0, width: area.width, height: area.maxY)
    case .tabBar where abs(below - device.homeIndicatorHeight) < 0.5,
      .toolbar where abs(below - device.homeIndicatorHeight) < 0.5:
      area.size.height += CGFloat(below)
    default: break
    }
    return area
  }

  /// A bar's surface with a hairline at its lower or upper edge.
  func surface(_ item: SolvedLayout.Item, lineAtTop: Bool) -> [Shape] {
    let frame = item.frame
    let y = lineAtTop ? frame.minY + 0.25 : frame.maxY - 0.25
    let line = Shape.line(
      from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y),
      .stroke(theme.barEdge, 0.5))
    guard !isWireframe else { return [line] }
    // A bar without a background has no edge either.
    if let color = item.style.background, theme.isInvisible(color) { return [] }
    let fill = item.style.background.map(theme.hex) ?? theme.bar
    return [.rect(barArea(item), .fill(fill)), line]
  }

  func tabBar(_ item: SolvedLayout.Item, titles: [String], selected: Int?) -> [Shape] {
    var shapes = surface(item, lineAtTop: true)
    guard !titles.isEmpty else { return shapes }
    let width = item.frame.width / CGFloat(titles.count)
    for (index, title) in titles.enumerated() {
      let place = isRightToLeft ? titles.count - 1 - index : index
      let x = item.frame.minX + (CGFloat(place) + 0.5) * width
      let isChosen = index == selected
      let color = isChosen ? tint(of: item) : .systemGray
      let isLow = item.frame.height < 40
      let icon = CGRect(
        x: x - (isLow ? 40 : 11), y: item.frame.minY + (isLow ? 6 : 5), width: 22, height: 22)
      let square = icon.insetBy(dx: 1, dy: 1)
      shapes +=
        tabImage(item, index, in: icon, color: lineColor(color)) ?? [
          .rect(square, radius: 6, isChosen ? .fill(lineColor(color)) : edge(color))
        ]
      shapes += caption(
        title, font: .system(size: isLow ? 13 : 10, weight: .medium), color: color,
        at: CGPoint(
          x: isLow ? x + 22 : x, y: isLow ? item.frame.midY : item.frame.minY + 38),
        width: isLow ? Double(width) - 50 : Double(width) - 4, of: item)
    }
    return shapes
  }

  private func tabImage(
    _ item: SolvedLayout.Item, _ index: Int, in square: CGRect, color: String
  ) -> [Shape]? {
    guard !isWireframe, let names = layout.pictures.tabs[item.id], names.indices.contains(index),
      let name = names[index]
    else { return nil }
    return picture(name)?.barShapes(in: square, color: color, isDark: theme.isDark)
      ?? Symbol(name)?.shapes(in: square, color: color, ground: theme.bar)
  }

  private func edge(_ color: Color) -> Paint { .stroke(lineColor(color), 1.6) }

  /// The insets of a separator that none are known of.
  var leadingLine: EdgeInsets {
    isRightToLeft ? EdgeInsets(right: 16) : EdgeInsets(left: 16)
  }

  /// The separator with its insets and the accessory; what the cell says lies in its content view.
  func tableCell(
    _ item: SolvedLayout.Item, accessory: SolvedLayout.Control.CellAccessory, line: EdgeInsets?
  ) -> [Shape] {
    let frame = item.frame
    var shapes = isWireframe ? wireBox(item) : box(item)
    if let line, line.left + line.right < Double(frame.width) {
      let y = frame.maxY - CGFloat(0.5 / scale)
      shapes.append(
        .line(
          from: CGPoint(x: frame.minX + CGFloat(line.left), y: y),
          to: CGPoint(x: frame.maxX - CGFloat(line.right), y: y),
          .stroke(lineColor(.separator), max(0.5, 1 / scale))))
    }
    let side: Double = isRightToLeft ? -1 : 1
    let x = Double(isRightToLeft ? frame.minX : frame.maxX) - side * 20
    let center = CGPoint(x: x, y: Double(frame.midY))
    switch accessory {
    case .disclosureIndicator:
      shapes += chevron(center, side)
    case .checkmark:
      let mark = Path([
        center.shifted(-6, 0.5), center.shifted(-2, 4.5), center.shifted(6, -5.5),
      ])
      shapes.append(
        .path(mark, .stroke(lineColor(.systemBlue), 2, cap: .round, join: .round)))
    case .detailButton: shapes += detailButton(center)
    case .detailDisclosureButton:
      shapes += detailButton(center.shifted(-side * 34, 0))
      shapes += chevron(center, side)
    case .none: return shapes
    }
    // What names and tags keep clear of.
    let signs =
      [center] + (accessory == .detailDisclosureButton ? [center.shifted(-side * 34, 0)] : [])
    record(signs.map { CGRect(center: $0, CGSize(width: 20, height: 20)) }, of: item)
    return shapes
  }

  private func chevron(_ center: CGPoint, _ side: Double) -> [Shape] {
    let chevron = Path([
      center.shifted(-side * 3, -5.5), center.shifted(side * 2.5, 0),
      center.shifted(-side * 3, 5.5),
    ])
    return [.path(chevron, .stroke(lineColor(.systemGray3), 2, cap: .round, join: .round))]
  }

  /// An i in a circle.
  private func detailButton(_ center: CGPoint) -> [Shape] {
    let color = lineColor(.systemBlue)
    return [
      .circle(center, radius: 9.5, .stroke(color, 1.5)),
      .circle(center.shifted(0, -4.2), radius: 1.2, .fill(color)),
      .line(from: center.shifted(0, -1), to: center.shifted(0, 4.8), .stroke(color, 1.8)),
    ]
  }
}
