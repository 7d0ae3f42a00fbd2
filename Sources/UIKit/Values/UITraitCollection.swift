import RedlineLayout

/// How much room an axis has.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The appearance; layouts are the same in both.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}

/// The direction in which texts and layouts run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft

  var userInterface: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Whether texts are bold for all; they never are.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// What a layout may adapt to; a trait that is not specified is left open.
public final class UITraitCollection: NSObject, Sendable {
  private struct Traits: Hashable {
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var style: UIUserInterfaceStyle?
    var idiom: UIUserInterfaceIdiom?
    var direction: UITraitEnvironmentLayoutDirection?
    var category: UIContentSizeCategory?
    var scale: CGFloat?
    var legibility: UILegibilityWeight?
    var contrast: UIAccessibilityContrast?
  }

  private let traits: Traits

  private init(changing change: (inout Traits) -> Void) {
    var traits = Traits()
    change(&traits)
    self.traits = traits
    super.init()
  }

  public override convenience init() { self.init(changing: { _ in }) }
  /// Traits of which one is given.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.horizontal = horizontalSizeClass })
  }
  /// Traits of which one is given.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.vertical = verticalSizeClass })
  }
  /// Traits of which one is given.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(changing: { $0.style = userInterfaceStyle })
  }
  /// Traits of which one is given.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(changing: { $0.idiom = userInterfaceIdiom })
  }
  /// Traits of which one is given.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(changing: { $0.direction = layoutDirection })
  }
  /// Traits of which one is given.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(changing: { $0.category = preferredContentSizeCategory })
  }
  /// Traits of which one is given, pixels in a point.
  public convenience init(displayScale: CGFloat) {
    self.init(changing: { $0.scale = displayScale })
  }
  /// Traits of which one is given.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(changing: { $0.legibility = legibilityWeight })
  }

  /// Traits of which one is given.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(changing: { $0.contrast = accessibilityContrast })
  }

  /// Joins collections; of a trait that several specify, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(changing: { traits in
      for other in traitCollections.map(\.traits) {
        traits.horizontal = other.horizontal ?? traits.horizontal
        traits.vertical = other.vertical ?? traits.vertical
        traits.style = other.style ?? traits.style
        traits.idiom = other.idiom ?? traits.idiom
        traits.direction = other.direction ?? traits.direction
        traits.category = other.category ?? traits.category
        traits.scale = other.scale ?? traits.scale
        traits.legibility = other.legibility ?? traits.legibility
        traits.contrast = other.contrast ?? traits.contrast
      }
    })
  }

  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
  /// The appearance; layouts are the same in both.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  /// The direction in which texts and layouts run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.category ?? .unspecified
  }
  /// Pixels in a point; 0 where it is not specified.
  public var displayScale: CGFloat { traits.scale ?? 0 }
  /// Whether texts are bold for all.
  public var legibilityWeight: UILegibilityWeight { traits.legibility ?? .unspecified }

  /// Whether the reader asked for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }

  /// Whether every trait that the other collection specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether colours may look different in the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  public override func isEqual(_ object: Any?) -> Bool {
    self === object as? UITraitCollection || (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }

  /// The traits of the screen.
  @preconcurrency @MainActor
  public static var current: UITraitCollection { UIScreen.main.traitCollection }
}

/// What has traits: views, view controllers and screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIView {
  /// The controller's traits, or the superview's, or the screen's.
  var currentTraits: UITraitCollection {
    (controller?.traitCollection ?? superview?.traitCollection ?? UIScreen.main.traitCollection)
      .overridden(by: overriddenTraits)
  }
}
