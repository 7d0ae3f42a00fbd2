import Foundation
import RedlineModel

/// The time and the battery, where the device shows them.
struct StatusBar {
  let drawing: DeviceDrawing
  let ink: String

  /// Where the time and the battery are.
  private struct Places {
    var size: Double
    var timeX: Double
    var anchor: TextAnchor
    var batteryRight: Double
    var middle: Double
  }

  private var places: Places? {
    let device = drawing.device
    let height = device.statusBarHeight
    guard height > 0 else { return nil }
    let (width, top) = (Double(drawing.screen.width), Double(drawing.screen.minY))
    switch device.cutout {
    case .none:
      let isPad = device.kind == .pad
      let inset = device.hasHomeIndicator ? 18.0 : 8
      return Places(
        size: 12, timeX: isPad ? inset : width / 2, anchor: isPad ? .start : .middle,
        batteryRight: width - inset, middle: top + height / 2)
    case .notch:
      let ear = (width - (height < 46 ? 209 : 162)) / 2
      return Places(
        size: 15, timeX: ear / 2 + 6, anchor: .middle, batteryRight: width - ear / 2 + 8,
        middle: top + (height < 46 ? 23 : height / 2 + 1))
    case .island:
      let ear = (width - 125) / 2
      return Places(
        size: 17, timeX: ear / 2 + 4, anchor: .middle, batteryRight: width - ear / 2 + 10,
        middle: top + (height < 61 ? 11 : 14) + 18.5)
    }
  }

  func shapes() -> [Shape] {
    guard let places else { return [] }
    return time(
      size: places.size, x: places.timeX, middle: places.middle, anchor: places.anchor)
      + battery(right: places.batteryRight, middle: places.middle)
  }

  /// What labels should not cover.
  var rects: [CGRect] {
    guard let places else { return [] }
    let width = places.size * 2.3
    let left = places.anchor == .start ? places.timeX : places.timeX - width / 2
    return [
      CGRect(
        x: left, y: places.middle - places.size / 2, width: width, height: places.size),
      CGRect(x: places.batteryRight - 26, y: places.middle - 6, width: 27, height: 12),
    ]
  }

  private func time(
    size: Double, x: Double, middle: Double, anchor: TextAnchor
  ) -> [Shape] {
    let baseline = CGPoint(x: x, y: middle + size * 0.36)
    return drawing.painter.text(
      "9:41", font: .system(size: size, weight: .semibold), color: ink, at: baseline,
      anchor: anchor)
  }

  private func battery(right: Double, middle: Double) -> [Shape] {
    let shell = CGRect(x: right - 25, y: middle - 5.5, width: 22, height: 11)
    let cap = CGRect(x: right - 2, y: middle - 2, width: 1.5, height: 4)
    var edge = Paint.stroke(ink)
    edge.opacity = 0.45
    return [
      .rect(shell.insetBy(dx: 0.5, dy: 0.5), radius: 3, edge),
      .rect(cap, radius: 0.75, .fill(ink, opacity: 0.45)),
      .rect(shell.insetBy(dx: 2, dy: 2), radius: 1.5, .fill(ink)),
    ]
  }
}
