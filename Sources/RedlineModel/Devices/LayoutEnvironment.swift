public import Foundation

/// Where a layout is solved: the device, the direction, the text size and the contrast.
public struct LayoutEnvironment: Codable, Hashable, Sendable {
  /// The screen, with its orientation and bars.
  public var device: Device
  /// The direction in which texts and layouts run.
  public var layoutDirection: LayoutDirection
  /// The reader's preferred text size.
  public var contentSizeCategory: ContentSizeCategory
  /// Optional, because files without the key hold layouts of the standard version.
  private var system: SystemVersion?
  private var keyboard: Double?
  /// Optional for the same reason: the usual contrast goes without saying.
  private var raisedContrast: Contrast?

  enum CodingKeys: String, CodingKey {
    case device, layoutDirection, contentSizeCategory, system, keyboard
    case raisedContrast = "contrast"
  }

  /// Makes an environment, in which the keyboard is hidden.
  /// - Parameters:
  ///   - device: The screen, with its orientation and bars.
  ///   - layoutDirection: The direction in which texts and layouts run.
  ///   - contentSizeCategory: The reader's preferred text size.
  ///   - systemVersion: The system whose controls and bars are laid out.
  public init(
    device: Device, layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large, systemVersion: SystemVersion = .standard
  ) {
    self.device = device
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.systemVersion = systemVersion
  }

  /// The contrast is no part of the hash unless it is raised, so that layouts saved before keep theirs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(layoutDirection)
    hasher.combine(contentSizeCategory)
    hasher.combine(system)
    hasher.combine(keyboard)
    if let raisedContrast { hasher.combine(raisedContrast) }
  }

  /// Height of the keyboard in points from the screen's lower edge; 0 while it is hidden.
  public var keyboardHeight: Double {
    get { keyboard ?? 0 }
    set { keyboard = newValue == 0 ? nil : newValue }
  }

  /// Whether the reader asked for more contrast: colours and images have a form for each.
  public var contrast: Contrast {
    get { raisedContrast ?? .normal }
    set { raisedContrast = newValue == .normal ? nil : newValue }
  }

  /// What the device and its bars take from the root view, in points.
  public var safeAreaInsets: EdgeInsets { device.safeAreaInsets(in: systemVersion) }

  /// The system whose controls are laid out.
  public var systemVersion: SystemVersion {
    get { system ?? .standard }
    set { system = newValue == .standard ? nil : newValue }
  }

  /// What follows from the environment for views: size classes, direction, text size, scale and contrast.
  public var traits: TraitCollection {
    var traits = TraitCollection(
      horizontalSizeClass: device.horizontalSizeClass, verticalSizeClass: device.verticalSizeClass,
      layoutDirection: layoutDirection, preferredContentSizeCategory: contentSizeCategory,
      displayScale: device.scale)
    traits.contrast = contrast
    return traits
  }

  /// Size of the root view in points.
  public var size: CGSize { device.size }

  /// Device, direction, text size and system in words: `iPhone 8, right to left, text size AX2`.
  ///
  /// Left to right, the text size L and the standard system go without saying.
  package var title: String {
    var parts = [device.title]
    if layoutDirection == .rightToLeft { parts.append("right to left") }
    if contentSizeCategory != .large {
      parts.append("text size \(contentSizeCategory.abbreviation)")
    }
    if systemVersion != .standard { parts.append("iOS \(systemVersion.rawValue)") }
    if keyboardHeight != 0 { parts.append("keyboard \(formatted(keyboardHeight)) pt") }
    if contrast == .high { parts.append("high contrast") }
    return parts.joined(separator: ", ")
  }

  /// The same as a part of a file's name: `iphone-8-rtl-ax2`.
  package var slug: String {
    var parts = [device.slug]
    if layoutDirection == .rightToLeft { parts.append("rtl") }
    if contentSizeCategory != .large { parts.append(contentSizeCategory.abbreviation.lowercased()) }
    if systemVersion != .standard { parts.append("ios-\(systemVersion.rawValue)") }
    if keyboardHeight != 0 { parts.append("keyboard-\(formatted(keyboardHeight))") }
    if contrast == .high { parts.append("high-contrast") }
    return parts.joined(separator: "-")
  }
}
