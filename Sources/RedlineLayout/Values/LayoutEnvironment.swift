public import Foundation

/// Where a layout is solved: the device, the direction and the text size.
public struct LayoutEnvironment: Codable, Hashable, Sendable {
  public var device: Device
  public var layoutDirection: LayoutDirection
  public var contentSizeCategory: ContentSizeCategory

  public init(
    device: Device, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.device = device
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
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
