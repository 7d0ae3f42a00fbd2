import Foundation
import RedlineModel

extension DeviceDrawing {
  /// The keyboard's surface with three rows of keys and a space bar, over the app.
  func keyboard() -> [Shape] {
    let height = min(layout.environment.keyboardHeight, Double(screen.height))
    guard height > 0 else { return [] }
    let area = CGRect(
      x: 0, y: Double(screen.maxY) - height, width: Double(screen.width), height: height)
    let surface = Color(name: "keyboard", light: 0xD1D4DA, dark: 0x2B2B2D)
    let isWire = style == .wireframe
    let back: Paint =
      isWire ? Paint(fill: theme.screen, stroke: theme.wire) : .fill(theme.hex(surface))
    var shapes: [Shape] = [.path(surfacePath(area, at: .bottom), back)]
    // Below the keys lie the home indicator and what stands for the globe.
    let keys = area.inset(
      by: EdgeInsets(top: 8, left: 3, bottom: device.homeIndicatorHeight + 8, right: 3))
    let row = keys.height / 4
    guard row >= 16 else { return shapes }
    for (index, count) in [10, 9, 7, 0].enumerated() {
      let y = keys.minY + CGFloat(index) * row
      for (x, width) in keyPlaces(count, in: keys) {
        let rect = CGRect(x: x, y: y, width: width, height: row).insetBy(dx: 3, dy: 5)
        shapes.append(.rect(rect, radius: 5, isWire ? .stroke(theme.wire) : .fill(keyFill)))
      }
    }
    return shapes
  }

  private var keyFill: String {
    theme.hex(Color(name: "key", light: 0xFFFFFF, dark: 0x6B6B6E))
  }

  /// Left edges and widths of the keys of a row, which are as wide as those of the first; in a row
  /// without keys the space bar between two others.
  private func keyPlaces(_ count: Int, in area: CGRect) -> [(CGFloat, CGFloat)] {
    let width = area.width / 10
    guard count == 0 else {
      let left = area.midX - CGFloat(count) * width / 2
      return (0..<count).map { (left + CGFloat($0) * width, width) }
    }
    let side = width * 2.5
    return [
      (area.minX, side), (area.minX + side, width * 5), (area.maxX - side, side),
    ]
  }
}
