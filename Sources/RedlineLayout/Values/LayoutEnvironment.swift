public import Foundation

/// Where a layout is solved: the device, the direction and the text size.
public struct LayoutEnvironment: Codable, Hashable, Sendable {
  public var device: Device
  public var layoutDirection: LayoutDirection
  public var contentSizeCategory: ContentSizeCategory
  /// Optional, because files without the key hold layouts of the standard version.
  private var system: SystemVersion?
  private var keyboard: Double?

  public init(
    device: Device, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, systemVersion: SystemVersion = .standard
  ) {
    self.device = device
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.systemVersion = systemVersion
  }

  /// Height of the keyboard in points from the screen's lower edge; 0 while it is hidden.
  public var keyboardHeight: Double {
    get { keyboard ?? 0 }
    set { keyboard = newValue == 0 ? nil : newValue }
  }

  /// What the device and its bars take from the root view, in points.
  public var safeAreaInsets: EdgeInsets { device.safeAreaInsets(in: systemVersion) }

  /// The system whose controls are laid out.
  public var systemVersion: SystemVersion {
    get { system ?? .standard }
    set { system = newValue == .standard ? nil : newValue }
  }

  public var traits: TraitCollection {
    TraitCollection(
      horizontalSizeClass: device.horizontalSizeClass, verticalSizeClass: device.verticalSizeClass,
      layoutDirection: layoutDirection, preferredContentSizeCategory: contentSizeCategory,
      displayScale: device.scale)
  }

  /// Size of the root view in points.
  public var size: CGSize { device.size }
}
