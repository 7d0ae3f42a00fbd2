// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import RedlineLayout

// What hears of changes of traits, and what has traits of its own.

/// A trait that may change; UIKit's, or one of a program, which never changes here.
public protocol UITraitDefinition: Sendable {
  /// Whether two collections have the same value.
  static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// True unless the trait says how to compare.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    true
  }
}

/// A trait, named by its type.
public typealias UITrait = any UITraitDefinition.Type

/// ``UITraitCollection/userInterfaceStyle``.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle == second.userInterfaceStyle
  }
}

/// ``UITraitCollection/horizontalSizeClass``.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass == second.horizontalSizeClass
  }
}

/// ``UITraitCollection/verticalSizeClass``.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass == second.verticalSizeClass
  }
}

/// ``UITraitCollection/preferredContentSizeCategory``.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory == second.preferredContentSizeCategory
  }
}

/// ``UITraitCollection/layoutDirection``.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection == second.layoutDirection
  }
}

/// ``UITraitCollection/displayScale``.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale == second.displayScale
  }
}

/// ``UITraitCollection/legibilityWeight``.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.legibilityWeight == second.legibilityWeight
  }
}

/// ``UITraitCollection/userInterfaceIdiom``.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom == second.userInterfaceIdiom
  }
}

/// ``UITraitCollection/accessibilityContrast``.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Whether two collections have the same value.
  public static func isSame(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.accessibilityContrast == second.accessibilityContrast
  }
}

/// A trait that never changes.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}

/// A trait that never changes.
public struct UITraitDisplayGamut: UITraitDefinition {}

/// A trait that never changes.
public struct UITraitForceTouchCapability: UITraitDefinition {}

/// A trait that never changes.
public struct UITraitActiveAppearance: UITraitDefinition {}

/// A promise to be told; given back to be told no more.
public protocol UITraitChangeRegistration: AnyObject {}

@MainActor
final class TraitHandler: UITraitChangeRegistration {
  let traits: [UITrait]
  let run: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ run: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.run) = (traits, run)
  }
}

/// The handlers of one object.
private final class TraitHandlers: NSObject {
  var all: [TraitHandler] = []
}

nonisolated(unsafe) private let key = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

nonisolated(unsafe) private let overridesKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// What can be asked to tell of changes of its traits: views, controllers and their kind.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  private func keep(_ handler: TraitHandler) -> any UITraitChangeRegistration {
    let handlers = objc_getAssociatedObject(self, key) as? TraitHandlers ?? TraitHandlers()
    handlers.all.append(handler)
    objc_setAssociatedObject(self, key, handlers, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return handler
  }

  /// Runs a closure at the layout after one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(
      TraitHandler(traits) { [weak self] previous in
        if let self { handler(self, previous) }
      })
  }

  /// Calls a method of an object at the layout after one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return keep(
      TraitHandler(traits) { [weak self, weak object] _ in
        UIApplication.shared.sendAction(action, to: object, from: self, for: nil)
      })
  }

  /// Calls a method at the layout after one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Is told no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (objc_getAssociatedObject(self, key) as? TraitHandlers)?.all.removeAll { $0 === registration }
  }

  func tellTraitHandlers(_ previous: UITraitCollection, _ traits: UITraitCollection) {
    guard let handlers = objc_getAssociatedObject(self, key) as? TraitHandlers else { return }
    for handler in handlers.all
    where handler.traits.contains(where: { !$0.isSame(previous, traits) }) {
      handler.run(previous)
    }
  }
}

/// Traits that can be set.
@MainActor
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

/// Traits of a view or controller that differ from those that it would inherit; a layout follows them.
@MainActor
public struct UITraitOverrides: UIMutableTraits {
  /// Those that were set.
  var traits = UITraitCollection()
  private mutating func add(_ trait: UITraitCollection) {
    traits = UITraitCollection(traitsFrom: [traits, trait])
  }

  /// The trait; unspecified until it is set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { add(UITraitCollection(userInterfaceStyle: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { add(UITraitCollection(horizontalSizeClass: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { add(UITraitCollection(verticalSizeClass: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { add(UITraitCollection(preferredContentSizeCategory: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { add(UITraitCollection(layoutDirection: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { add(UITraitCollection(displayScale: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { add(UITraitCollection(legibilityWeight: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { add(UITraitCollection(userInterfaceIdiom: newValue)) }
  }
  /// The trait; unspecified until it is set.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set {
      Self.haveContrast = true
      add(UITraitCollection(accessibilityContrast: newValue))
    }
  }
  /// Whether any ever had a contrast.
  fileprivate(set) static var haveContrast = false
}

extension NSObject {
  /// The traits that were overridden, if any.
  @MainActor var overriddenTraits: UITraitCollection? {
    objc_getAssociatedObject(self, overridesKey) as? UITraitCollection
  }

  @MainActor fileprivate var keptOverrides: UITraitOverrides {
    get { overriddenTraits.map { UITraitOverrides(traits: $0) } ?? UITraitOverrides() }
    set {
      objc_setAssociatedObject(
        self, overridesKey, newValue.traits, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      LayoutChanges.note()
    }
  }
}

extension UIView {
  /// Traits in place of those that the view inherits, for it and what is in it.
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }
}

extension UIViewController {
  /// Traits in place of those that the controller inherits, for it, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }
}

extension UITraitCollection {
  func overridden(by traits: UITraitCollection?) -> UITraitCollection {
    traits.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }

  /// The traits that a closure sets.
  @preconcurrency @MainActor
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(traitsFrom: [(traits as? UITraitOverrides)?.traits ?? UITraitCollection()])
  }

  /// These traits with those that a closure sets.
  @preconcurrency @MainActor
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  { UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)]) }

  /// Runs a closure: colours are those of the screen.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// That of what lies on the screen itself.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Wide colours.
  public var displayGamut: UIDisplayGamut { .P3 }
  /// Touches have no force.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The program is used.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}

/// Whether the reader asked for a higher contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high

  init(_ contrast: Contrast) { self = contrast == .high ? .high : .normal }

  var contrast: Contrast? {
    switch self {
    case .unspecified: nil
    case .normal: .normal
    case .high: .high
    }
  }
}

/// Whether something lies on the screen itself or over it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The colours of a screen.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether touches have a force.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether a program is used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
