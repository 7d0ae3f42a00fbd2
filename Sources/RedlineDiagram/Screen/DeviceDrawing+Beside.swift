import Foundation
import RedlineModel

/// A screen that is larger than its root view, which lies beside the bars.
extension DeviceDrawing {
  /// The body of the device, and what a screen shows where its root view is not.
  func backdrop() -> [Shape] {
    guard device.kind != .canvas else {
      return [.rect(screen, radius: 0, Paint(fill: theme.screen, stroke: theme.panelEdge))]
    }
    return bodyShapes() + [.rect(screen, radius: outline.radius, .fill(theme.screen))]
      + homeButton()
  }

  /// The root view within the corners of the screen.
  func rootBeside(_ fill: String) -> [Shape] {
    let area = layout.root.frame.intersection(screen)
    guard !area.isNull else { return [] }
    let path =
      abs(area.maxY - screen.maxY) < 1
      ? surfacePath(area, at: .bottom) : Path(rect: area, radius: 0)
    return [Shape.path(path, .fill(fill)).role(.view, of: [.item(layout.root.id)])]
  }
}
