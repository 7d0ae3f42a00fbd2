public import RedlineKit
import RedlineLayout

/// One environment and scheme in which a layout is taken.
public struct SnapshotVariant: Hashable, Sendable {
  /// The device, direction, text size and system.
  public var environment: LayoutEnvironment
  /// The appearance of the picture.
  public var scheme: Theme.Name = .light

  /// A variant on a device, in light.
  public init(
    _ device: Device, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, system: SystemVersion = .standard
  ) {
    environment = LayoutEnvironment(
      device: device, layoutDirection: direction, contentSizeCategory: textSize,
      systemVersion: system)
  }
}

/// A way in which the variants of a snapshot differ.
///
/// ```swift
/// try expectSnapshot(of: Login(), across: .sizeClasses, .directions)   // 4 × 2 snapshots
/// ```
public struct SnapshotAxis: Sendable {
  let vary: @Sendable (SnapshotVariant) -> [SnapshotVariant]

  /// An axis of your own: all variants that are made of one.
  public init(_ vary: @escaping @Sendable (SnapshotVariant) -> [SnapshotVariant]) {
    self.vary = vary
  }

  /// The four pairs of size classes: an iPhone 15 upright and turned, an iPhone 15 Plus turned, and
  /// an iPad Air.
  public static let sizeClasses = devices(
    .iPhone15, .iPhone15.landscape, .iPhone15Plus.landscape, .iPadAir5)

  /// Light and dark drawings. The layout is the same in both.
  public static let schemes = SnapshotAxis { variant in
    Theme.Name.allCases.map { scheme in changed(variant) { $0.scheme = scheme } }
  }

  /// The usual contrast, and the high one that a reader may ask for: colours and images have forms for
  /// both. With ``schemes`` these are all four forms.
  public static let contrasts = SnapshotAxis { variant in
    Contrast.allCases.map { contrast in changed(variant) { $0.environment.contrast = contrast } }
  }

  /// Left to right, and right to left.
  public static let directions = SnapshotAxis { variant in
    [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      changed(variant) { $0.environment.layoutDirection = direction }
    }
  }

  /// The reader's text sizes.
  public static func textSizes(_ sizes: ContentSizeCategory...) -> SnapshotAxis {
    textSizes(sizes)
  }

  /// The reader's text sizes: `.textSizes(ContentSizeCategory.allCases)`.
  public static func textSizes(_ sizes: [ContentSizeCategory]) -> SnapshotAxis {
    SnapshotAxis { variant in
      sizes.map { size in changed(variant) { $0.environment.contentSizeCategory = size } }
    }
  }

  /// The devices, in place of the one that the others vary.
  public static func devices(_ devices: Device...) -> SnapshotAxis { self.devices(devices) }

  /// The devices, in place of the one that the others vary: `.devices(Device.phones)`.
  public static func devices(_ devices: [Device]) -> SnapshotAxis {
    SnapshotAxis { variant in
      devices.map { device in changed(variant) { $0.environment.device = device } }
    }
  }

  /// The versions of the system.
  public static func systems(_ versions: SystemVersion...) -> SnapshotAxis { systems(versions) }

  /// The versions of the system.
  public static func systems(_ versions: [SystemVersion]) -> SnapshotAxis {
    SnapshotAxis { variant in
      versions.map { version in changed(variant) { $0.environment.systemVersion = version } }
    }
  }

  /// All combinations of what the axes vary, the last one fastest; without axes the variant itself.
  ///
  /// What stands in a call as `across: .sizeClasses, .directions` is a value with it.
  public static func combinations(of axes: [SnapshotAxis]) -> SnapshotAxis {
    SnapshotAxis { variants($0, across: axes) }
  }

  private static func changed(
    _ variant: SnapshotVariant, _ change: (inout SnapshotVariant) -> Void
  ) -> SnapshotVariant {
    var variant = variant
    change(&variant)
    return variant
  }
}

/// All variants that the axes make of one, each once, the last axis varying fastest.
func variants(_ start: SnapshotVariant, across axes: [SnapshotAxis]) -> [SnapshotVariant] {
  var known: Set<SnapshotVariant> = []
  return axes.reduce([start]) { made, axis in made.flatMap(axis.vary) }
    .filter { known.insert($0).inserted }
}
