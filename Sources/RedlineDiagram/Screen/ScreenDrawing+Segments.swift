import Foundation
import RedlineModel

extension ScreenDrawing {
  static let controlFill = Color(name: "controlFill", light: 0xEBEBEC, dark: 0x2C2C2E)
  static let controlEdge = Color(name: "controlEdge", light: 0xC8C8CC, dark: 0x48484A)
  static let chosenFill = Color(name: "chosenFill", light: 0xFFFFFF, dark: 0x636366)

  /// The colour of a part, which a wireframe shows as lines and texts of one colour.
  func paint(_ color: Color) -> Paint {
    isWireframe ? .stroke(theme.wire) : .fill(theme.hex(color))
  }

  func lineColor(_ color: Color) -> String { isWireframe ? theme.wire : theme.hex(color) }

  func tint(of item: SolvedLayout.Item) -> Color { item.style.tint ?? .systemBlue }

  /// One line of text around a middle, or from an edge.
  func caption(
    _ string: String, font: Font, color: Color, at point: CGPoint, anchor: TextAnchor = .middle,
    width: Double, of item: SolvedLayout.Item
  ) -> [Shape] {
    guard !string.isEmpty, width > 4 else { return [] }
    let block = painter.block(string, font: font, maximumWidth: width, maximumLines: 1)
    let baseline = CGPoint(x: point.x, y: point.y + CGFloat(font.pointSize * 0.36))
    record(block.rects(at: baseline, anchor: anchor), of: item)
    let ink = isWireframe ? theme.wireInk : theme.hex(color)
    return painter.draw(block, color: ink, at: baseline, anchor: anchor)
  }

  // MARK: - Steps and segments

  func stepper(_ item: SolvedLayout.Item) -> [Shape] {
    let frame = item.frame
    let middle = frame.midX
    let ink = Paint.stroke(lineColor(.label), 1.6, cap: .round)
    let divider = frame.insetBy(dx: 0, dy: frame.height * 0.25)
    let minus = CGPoint(x: frame.minX + frame.width / 4, y: frame.midY)
    let plus = CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY)
    return box(item) + [
      .rect(frame.insetBy(dx: 0.5, dy: 0.5), radius: 7.5, paint(Self.controlFill)),
      .line(
        from: CGPoint(x: middle, y: divider.minY), to: CGPoint(x: middle, y: divider.maxY),
        .stroke(lineColor(Self.controlEdge))),
      .line(from: minus.shifted(-6.5, 0), to: minus.shifted(6.5, 0), ink),
      .line(from: plus.shifted(-6.5, 0), to: plus.shifted(6.5, 0), ink),
      .line(from: plus.shifted(0, -6.5), to: plus.shifted(0, 6.5), ink),
    ]
  }

  func segmentedControl(
    _ item: SolvedLayout.Item, titles: [String], selected chosen: Int?
  ) -> [Shape] {
    let track = item.alignmentRect
    var shapes = box(item) + [.rect(track, radius: 8, paint(Self.controlFill))]
    guard !titles.isEmpty, track.width > 0 else { return shapes }
    let width = track.width / CGFloat(titles.count)
    for (index, title) in titles.enumerated() {
      let place = isRightToLeft ? titles.count - 1 - index : index
      let cell = CGRect(
        x: track.minX + CGFloat(place) * width, y: track.minY, width: width, height: track.height)
      if index == chosen { shapes += chosenSegment(cell.insetBy(dx: 2, dy: 2)) }
      if index > 0, index != chosen, index - 1 != chosen {
        let x = isRightToLeft ? cell.maxX : cell.minX
        shapes.append(
          .line(
            from: CGPoint(x: x, y: cell.minY + 8), to: CGPoint(x: x, y: cell.maxY - 8),
            .stroke(lineColor(Self.controlEdge))))
      }
      shapes += caption(
        title, font: .system(size: 13, weight: index == chosen ? .semibold : .medium),
        color: .label, at: CGPoint(x: cell.midX, y: cell.midY), width: Double(width) - 8, of: item)
    }
    return shapes
  }

  private func chosenSegment(_ rect: CGRect) -> [Shape] {
    guard !isWireframe else { return [.rect(rect, radius: 6.5, .stroke(theme.wire))] }
    return [
      .rect(
        rect.offsetBy(dx: 0, dy: 1), radius: 6.5, .fill("#000000", opacity: 0.1)),
      .rect(rect, radius: 6.5, .fill(theme.hex(Self.chosenFill))),
    ]
  }

  // MARK: - Indicators

  func progressView(_ item: SolvedLayout.Item, progress: Double) -> [Shape] {
    let frame = item.frame
    let share = CGFloat(min(max(progress, 0), 1))
    let length = frame.width * share
    let done = CGRect(
      x: isRightToLeft ? frame.maxX - length : frame.minX, y: frame.minY, width: length,
      height: frame.height)
    let radius = Double(frame.height) / 2
    return [
      .rect(frame, radius: radius, paint(Color(name: "track", light: 0xE3E3E6, dark: 0x39393D))),
      .rect(
        done, radius: radius, .fill(isWireframe ? theme.wire : theme.hex(tint(of: item)))),
    ]
  }

  /// Eight spokes that fade out against the direction in which they turn.
  func activityIndicator(_ item: SolvedLayout.Item) -> [Shape] {
    let frame = item.frame
    let outer = Double(min(frame.width, frame.height)) / 2 * 0.94
    guard outer > 2 else { return box(item) }
    let color = lineColor(item.style.tint ?? .systemGray)
    // Eighths of a circle, so that no platform's sine is needed.
    let half = 0.7071067811865476
    let directions = [
      (0.0, -1.0), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0),
      (-half, -half),
    ]
    let spokes = directions.enumerated().map { index, direction in
      let point = { (radius: Double) in
        CGPoint(
          x: Double(frame.midX) + direction.0 * radius,
          y: Double(frame.midY) + direction.1 * radius)
      }
      var paint = Paint.stroke(color, outer * 0.22, cap: .round)
      paint.opacity = [1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9][index]
      return Shape.line(from: point(outer * 0.46), to: point(outer * 0.86), paint)
    }
    return box(item) + spokes
  }

  func pageControl(_ item: SolvedLayout.Item, pages: Int, current: Int) -> [Shape] {
    let frame = item.frame
    let count = min(max(pages, 0), 100)
    guard count > 0 else { return box(item) }
    let pitch = min(16, Double(frame.width) / Double(count))
    let left = Double(frame.midX) - pitch * Double(count - 1) / 2
    return box(item)
      + (0..<count).map { index in
        let place = isRightToLeft ? count - 1 - index : index
        let center = CGPoint(x: left + Double(place) * pitch, y: Double(frame.midY))
        let isCurrent = index == current
        let color: Color = isCurrent ? .systemGray : .systemGray4
        return .circle(center, radius: min(3.5, pitch * 0.4), .fill(lineColor(color)))
      }
  }
}

extension CGPoint {
  func shifted(_ dx: Double, _ dy: Double) -> CGPoint {
    CGPoint(x: Double(x) + dx, y: Double(y) + dy)
  }
}
