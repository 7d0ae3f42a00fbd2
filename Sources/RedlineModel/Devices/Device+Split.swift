import Foundation

extension Device {
  /// The part of a tablet's screen that an app has beside another one.
  public enum Split: String, Codable, Hashable, Sendable, CaseIterable {
    /// The narrow part of a Split View; a Slide Over window is as wide.
    case third
    /// Landscape only.
    case half
    /// The wide part of a Split View.
    case twoThirds

    var title: String {
      switch self {
      case .third: "1/3 split view"
      case .half: "1/2 split view"
      case .twoThirds: "2/3 split view"
      }
    }
  }

  /// The part of the tablet's screen that an app has in Split View; other devices, and halves of a
  /// tablet that is upright, stay as they are.
  ///
  /// ```swift
  /// Device.iPadPro11.landscape.split(.twoThirds).size   // 809 × 834
  /// ```
  public func split(_ split: Split?) -> Device {
    guard kind == .pad, split != .half || orientation == .landscape else { return self }
    var device = self
    device.window = split
    return device
  }

  /// The part of the screen that the app has; `nil` is the whole of it.
  public var split: Split? { window }

  /// The width of the window in points: what the Human Interface Guidelines list, and for tablets
  /// that they do not list yet by the rule that all of those follow.
  func windowWidth(of screen: Double) -> Double {
    let isWide = orientation == .landscape ? screen >= 1133 : screen >= 1024
    let third = isWide ? 375.0 : 320
    switch window {
    case nil: return screen
    case .third: return third
    // 10 pt between the windows.
    case .half: return ((screen - 10) / 2).rounded(.down)
    case .twoThirds: return screen - 10 - third
    }
  }

  /// The narrowest window whose width is regular lies between these two of the listed ones.
  static let regularWindowWidth = 660.0
}
