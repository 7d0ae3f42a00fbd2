public import RedlineLayout

/// The screen that windows are laid out for.
///
/// There is one, `main`. Its `environment` says which device it is of; it is an iPhone 15 until
/// that is changed.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen; its device is ``environment``.
  public static let main = UIScreen()

  /// The only screen.
  public static var screens: [UIScreen] { [main] }

  /// The device, the direction and the text size. Windows of the screen's size are resized with it,
  /// and traits follow at the next layout.
  public var environment = LayoutEnvironment(device: .iPhone15) {
    didSet {
      guard environment != oldValue else { return }
      knownTraits = nil
      LayoutChanges.note()
      for window in UIWindow.open where window.frame.size == oldValue.size {
        window.turn(
          to: environment.size, changesTraits: environment.traits != oldValue.traits)
      }
      KeyboardNotes(from: oldValue, to: environment)?.post()
    }
  }

  /// Whether colours are light or dark in `traitCollection`.
  public var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet {
      knownTraits = nil
      LayoutChanges.note()
    }
  }

  private var knownTraits: UITraitCollection?

  /// The screen in points, as the device is held.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
  /// The screen in pixels, upright.
  public var nativeBounds: CGRect {
    let size = environment.device.portraitSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// Pixels in a point.
  public var scale: CGFloat { environment.device.scale }
  /// Pixels in a point.
  public var nativeScale: CGFloat { scale }

  /// The traits of ``environment``.
  public var traitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = environment.traits
    let collection = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .init(traits.horizontalSizeClass)),
      UITraitCollection(verticalSizeClass: .init(traits.verticalSizeClass)),
      UITraitCollection(
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(
        preferredContentSizeCategory: UIContentSizeCategory(traits.preferredContentSizeCategory)),
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(userInterfaceIdiom: environment.device.kind == .pad ? .pad : .phone),
      UITraitCollection(legibilityWeight: .regular),
      UITraitCollection(accessibilityContrast: .init(traits.contrast)),
    ])
    knownTraits = collection
    return collection
  }

  /// The least margin at the sides of a view controller's root view, in points.
  var minimumSideMargin: CGFloat { environment.device.minimumLayoutMargin }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// The device of the screen.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of ``UIScreen/environment``.
  public static let current = UIDevice()

  /// Phone, or pad for a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The name of the device: `iPhone 15`.
  public var name: String { UIScreen.main.environment.device.name }
  /// `iPad` for a tablet, else `iPhone`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Always `iOS`.
  public var systemName: String { "iOS" }
  /// Always 18.0; the system that controls are laid out for is part of ``UIScreen/environment``.
  public var systemVersion: String { "18.0" }
  /// Portrait, or landscape for a device that is turned.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.environment.device.orientation == .landscape ? .landscapeLeft : .portrait
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of the device; older code asks like this.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright, on either end.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
