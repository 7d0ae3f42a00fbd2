import RedlineLayout
import UIKit

/// The screens of the tests, so that their files import nothing but UIKit and Testing.
enum Screen {
  static let phoneSE1 = Device.iPhoneSE1
  static let phone6sPlus = Device.iPhone6sPlus
  static let phone6sPlusLandscape = Device.iPhone6sPlus.landscape
  static let phone8 = Device.iPhone8
  static let phone8Landscape = Device.iPhone8.landscape
  static let phoneX = Device.iPhoneX
  static let phoneXLandscape = Device.iPhoneX.landscape
  static let phone15 = Device.iPhone15
}

/// Nobody else keeps a window.
@MainActor private var shownWindow: UIWindow?

/// Shows a controller in a window of a device's screen.
@MainActor @discardableResult func show(
  _ controller: UIViewController, on device: Device, isRightToLeft: Bool = false
) -> UIWindow {
  turn(to: device, isRightToLeft: isRightToLeft)
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  shownWindow = window
  return window
}

/// Gives the screen another device, to which the windows on it are resized.
@MainActor func turn(to device: Device, isRightToLeft: Bool = false) {
  UIScreen.main.environment = LayoutEnvironment(
    device: device, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
}
