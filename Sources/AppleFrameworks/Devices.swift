// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension UIScreen {
  /// Stored only.
  public var brightness: CGFloat {
    get { kept(0.5) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var maximumFramesPerSecond: Int { 60 }
  /// Always the same here.
  public var isCaptured: Bool { false }
  /// Always the same here.
  public var mirrored: UIScreen? { nil }
  /// Posted by the program only.
  public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted by the program only.
  public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted by the program only.
  public static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted by the program only.
  public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

extension UIDevice {
  /// Stored only.
  public var isProximityMonitoringEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isBatteryMonitoringEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var proximityState: Bool { false }
  /// Always the same here.
  public var batteryLevel: Float { -1 }
  /// Always the same here.
  public var batteryState: BatteryState { .unknown }
  /// Always the same here.
  public var localizedModel: String { model }
  /// Always the same here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing.
  public func playInputClick() {}
  /// Posted by the program only.
  public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted by the program only.
  public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIApplication {
  /// Always the same here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Always the same here.
  public var supportsMultipleScenes: Bool { false }
  /// Does nothing.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  public func endReceivingRemoteControlEvents() {}
  /// Does nothing.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing.
  public func extendStateRestoration() {}
  /// Does nothing.
  public func completeStateRestoration() {}
  /// Posted by the program only.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Posted by the program only.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Posted by the program only.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted by the program only.
  public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted by the program only.
  public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted by the program only.
  public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

extension UIWindow {
  /// Stored only.
  public var canResizeToFitContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var canBecomeKey: Bool { true }
  /// Posted by the program only.
  public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted by the program only.
  public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
  /// Posted by the program only.
  public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by the program only.
  public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

extension UIPasteboard {
  /// Always the same here.
  public var hasURLs: Bool { url != nil }
  /// Always the same here.
  public var hasImages: Bool { image != nil }
  /// Always the same here.
  public var changeCount: Int { 0 }
  /// Posted by the program only.
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}

extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// Whether a program may load in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UICollectionView {
  /// When items give way to one that is dragged.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
}

extension UIApplicationDelegate {
  /// The window, as UIKit has it: a delegate need not have the property.
  public var window: UIWindow?? { .some(self.window as UIWindow?) }
}
