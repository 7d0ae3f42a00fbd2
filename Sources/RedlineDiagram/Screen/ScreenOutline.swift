package import Foundation
package import RedlineModel

/// The shape of a device: its screen and the body around it, in root coordinates.
package struct ScreenOutline: Hashable, Sendable {
  package let device: Device
  package let screen: CGRect
  /// Radius of the screen's corners in points.
  package let radius: Double
  /// Distance from the screen's edges to the body's.
  package let bezel: EdgeInsets
  /// Radius of the body's corners in points.
  package let bodyRadius: Double

  /// The screen on which a layout is shown, which may reach beyond its root view.
  package init(_ layout: SolvedLayout, isSlim: Bool = false) {
    let screen = layout.bars?.screen
    self.init(
      screen?.device ?? layout.environment.device, isSlim: isSlim, top: screen?.top ?? 0)
  }

  /// - Parameters:
  ///   - isSlim: Whether a body with a home button is as narrow above and below the screen as
  ///     it can be and still be known, for figures, whose subject it is not.
  ///   - top: How far the screen reaches above the root view, in points.
  package init(_ device: Device, isSlim: Bool = false, top: Double = 0) {
    self.device = device
    screen = CGRect(x: 0, y: CGFloat(-top), width: device.size.width, height: device.size.height)
    radius = Self.radius(of: device)
    bezel = Self.bezel(of: device, isSlim: isSlim)
    bodyRadius =
      switch device.kind {
      case .canvas: 0
      case .phone: device.cutout == .none ? (isSlim ? 28 : 36) : radius + bezel.left
      case .pad: device.hasHomeIndicator ? radius + bezel.left : 28
      }
  }

  /// The body's outer rectangle.
  package var body: CGRect {
    CGRect(
      x: -bezel.left, y: Double(screen.minY) - bezel.top,
      width: Double(screen.width) + bezel.left + bezel.right,
      height: Double(screen.height) + bezel.top + bezel.bottom)
  }

  var path: Path { Path(rect: screen, radius: radius) }

  /// Whether a rectangle on the screen reaches into a rounded corner.
  func cutsCorner(of rect: CGRect) -> Bool {
    guard radius > 0, !rect.isEmpty, screen.contains(rect) else { return false }
    // The corner's curve leaves this much of the diagonal free.
    let reach = CGFloat(radius) * 0.3
    let touchesX = rect.minX < reach || rect.maxX > screen.maxX - reach
    let touchesY = rect.minY < reach || rect.maxY > screen.maxY - reach
    return touchesX && touchesY
  }

  private static func radius(of device: Device) -> Double {
    switch device.kind {
    case .canvas: return 0
    case .pad: return device.hasHomeIndicator ? 18 : 0
    case .phone: break
    }
    let top = device.portrait.statusBarHeight
    switch device.cutout {
    case .none: return 0
    case .notch: return top < 46 ? 39 : 47
    case .island: return top < 61 ? 55 : 62
    }
  }

  private static func bezel(of device: Device, isSlim: Bool) -> EdgeInsets {
    switch device.kind {
    case .canvas: return .zero
    case .pad where device.hasHomeIndicator:
      return EdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
    case .phone where device.cutout != .none:
      let side = isSlim ? 6.0 : 9
      return EdgeInsets(top: side, left: side, bottom: side, right: side)
    case .pad:
      let (top, bottom) = isSlim ? (18.0, 30.0) : (30, 44)
      return turned(EdgeInsets(top: top, left: 16, bottom: bottom, right: 16), device)
    case .phone:
      let isPortrait = device.orientation != .landscape
      let (top, bottom, side) = isSlim && isPortrait ? (16.0, 30.0, 6.0) : (36, 48, 9)
      return turned(EdgeInsets(top: top, left: side, bottom: bottom, right: side), device)
    }
  }

  /// A device on its side has what was its top at the left.
  private static func turned(_ insets: EdgeInsets, _ device: Device) -> EdgeInsets {
    guard device.orientation == .landscape else { return insets }
    return EdgeInsets(
      top: insets.right, left: insets.top, bottom: insets.left, right: insets.bottom)
  }
}
