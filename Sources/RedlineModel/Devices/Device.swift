public import Foundation

/// A screen: its size, scale, safe area and size classes, with its orientation and bars.
///
/// ```swift
/// Device.iPhone6sPlus.landscape.size               // 736 × 414
/// Device.iPhoneX.withNavigationBar().safeAreaInsets.top   // 88
/// ```
public struct Device: Codable, Hashable, Sendable {
  /// How the device is held.
  public enum Orientation: String, Codable, Hashable, Sendable { case portrait, landscape }
  /// A canvas is a bare rectangle without an outline, a status bar or insets.
  public enum Kind: String, Codable, Hashable, Sendable { case phone, pad, canvas }
  /// What interrupts the top of the screen.
  public enum Cutout: String, Codable, Hashable, Sendable { case none, notch, island }

  /// The name people use: `iPhone 6s Plus`.
  public var name: String
  /// The shape of the screen; it also decides about size classes, margins and bars.
  public var kind: Kind
  /// Width × height in points, upright.
  public var portraitSize: CGSize
  /// Pixels in a point.
  public var scale: Double
  /// What interrupts the top of the screen.
  public var cutout: Cutout
  /// How the device is held; portrait unless turned.
  public var orientation: Orientation = .portrait
  /// Whether a navigation bar lies at the top; what it takes belongs to the safe area's insets.
  public var showsNavigationBar = false
  /// Whether a tab bar lies at the bottom; what it takes belongs to the safe area's insets.
  public var showsTabBar = false
  var statusHeight: Double
  var sideInset: Double
  var isWideInLandscape: Bool
  /// What is not the default is optional, because files may lack the keys.
  var window: Split?
  var hasLargeTitle: Bool?

  /// A bare rectangle for a small layout: no device outline, no safe area insets.
  /// - Parameters:
  ///   - width: Width in points, finite and ≥ 0.
  ///   - height: Height in points, finite and ≥ 0.
  ///   - scale: Pixels in a point, > 0.
  public static func canvas(_ width: Double, _ height: Double, scale: Double = 2) -> Device {
    Device(
      name: "\(formatted(width)) × \(formatted(height))", kind: .canvas,
      portraitSize: CGSize(width: width, height: height), scale: scale, cutout: .none,
      statusHeight: 0, sideInset: 0, isWideInLandscape: false)
  }

  /// A bare rectangle with a status bar.
  package static func canvas(
    _ width: Double, _ height: Double, scale: Double, statusBar: Double
  ) -> Device {
    var device = canvas(width, height, scale: scale)
    device.statusHeight = statusBar
    return device
  }

  /// A phone with a home button that shows no status bar.
  package var withoutStatusBar: Device {
    var device = self
    device.statusHeight = 0
    return device
  }

  /// The device turned by 90°; a canvas keeps its shape.
  public var landscape: Device {
    var device = self
    if kind != .canvas { device.orientation = .landscape }
    return device
  }

  /// The device upright.
  public var portrait: Device {
    var device = self
    device.orientation = .portrait
    return device
  }

  /// The device with a navigation bar, which is 44 pt high (32 in a compact height).
  /// - Parameter largeTitle: Whether a large title makes the bar 52 pt higher, where it is not
  ///   compact.
  public func withNavigationBar(largeTitle: Bool = false) -> Device {
    var device = self
    device.showsNavigationBar = kind != .canvas
    device.hasLargeTitle = largeTitle && kind != .canvas ? true : nil
    return device
  }

  /// Whether the navigation bar has a large title.
  public var showsLargeTitle: Bool { hasLargeTitle ?? false }

  /// The device with a tab bar, which is 49 pt high above the home indicator's area.
  public func withTabBar() -> Device {
    var device = self
    device.showsTabBar = kind != .canvas
    return device
  }

  /// Width × height in points as the device is held.
  public var size: CGSize {
    let screen =
      orientation == .portrait
      ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    guard window != nil else { return screen }
    return CGSize(width: windowWidth(of: screen.width), height: screen.height)
  }

  /// Whether the screen has a home indicator in place of a home button.
  public var hasHomeIndicator: Bool {
    kind == .phone ? cutout != .none : kind == .pad && statusHeight > 20
  }

  /// Height of the status bar's area in points; 0 where none is shown.
  public var statusBarHeight: Double {
    kind == .phone && orientation == .landscape ? 0 : statusHeight
  }

  /// Height of the navigation bar in points, up to iOS 18; 0 where none is shown.
  public var navigationBarHeight: Double { navigationBarHeight(in: .standard) }

  /// Height of the navigation bar in points in a version of the system; 0 where none is shown.
  public func navigationBarHeight(in system: SystemVersion) -> Double {
    guard showsNavigationBar else { return 0 }
    return Device.navigationBarHeight(
      isCompact: kind == .phone && verticalSizeClass == .compact && !isWideInLandscape,
      isLarge: showsLargeTitle && verticalSizeClass != .compact, system: system)
  }

  /// Height in points of a navigation bar: lower in a compact height, higher with a large title.
  package static func navigationBarHeight(
    isCompact: Bool, isLarge: Bool, system: SystemVersion
  ) -> Double {
    if isCompact { return 32 }
    let standard = system < 26 ? 44.0 : 54
    return isLarge ? standard + 52 : standard
  }

  /// Height of the tab bar in points without the home indicator's area; 0 where none is shown.
  public var tabBarHeight: Double {
    guard showsTabBar else { return 0 }
    return kind == .phone && verticalSizeClass == .compact && !isWideInLandscape ? 32 : 49
  }

  /// Height of the home indicator's area in points.
  public var homeIndicatorHeight: Double {
    guard hasHomeIndicator else { return 0 }
    return kind == .pad ? 20 : orientation == .portrait ? 34 : 21
  }

  /// What the screen's corners, cutout, status bar and bars take from the root view, in points, up
  /// to iOS 18.
  public var safeAreaInsets: EdgeInsets { safeAreaInsets(in: .standard) }

  /// The same in a version of the system.
  public func safeAreaInsets(in system: SystemVersion) -> EdgeInsets {
    // The iPhones XR and 11 had those of their siblings before iOS 14.
    let surplus = system < 14 && sideInset == 48 ? 4.0 : 0
    let side = orientation == .landscape ? sideInset - surplus : 0
    let status = max(0, statusBarHeight - surplus)
    return EdgeInsets(
      top: status + navigationBarHeight(in: system), left: side,
      bottom: homeIndicatorHeight + tabBarHeight, right: side)
  }

  /// Regular on tablets in windows that are wide enough and on big phones in landscape, else
  /// compact.
  public var horizontalSizeClass: SizeClass {
    switch kind {
    case .pad: size.width >= Self.regularWindowWidth ? .regular : .compact
    case .canvas: .compact
    case .phone: orientation == .landscape && isWideInLandscape ? .regular : .compact
    }
  }

  /// Compact on phones in landscape, else regular.
  public var verticalSizeClass: SizeClass {
    kind == .phone && orientation == .landscape ? .compact : .regular
  }

  /// The smallest left and right margin of a root view: 16 pt, or 20 on a screen or in a window that
  /// is 414 pt wide or wider.
  public var minimumLayoutMargin: Double {
    guard kind != .canvas else { return 8 }
    return (window == nil ? portraitSize.width : size.width) < 414 ? 16 : 20
  }

  /// Name, orientation and bars: `iPhone X, landscape, navigation bar`.
  public var title: String {
    var parts = [name]
    if orientation == .landscape { parts.append("landscape") }
    if let window { parts.append(window.title) }
    if showsNavigationBar { parts.append(showsLargeTitle ? "large title" : "navigation bar") }
    if showsTabBar { parts.append("tab bar") }
    return parts.joined(separator: ", ")
  }

  /// The name as part of a file's name: `iphone-x-landscape-navigation-bar`.
  public var slug: String { slugified(title) }
}
