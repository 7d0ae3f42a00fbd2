/// The look of a bar; it is compared, and bars are drawn in the system's colours.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  private enum Background { case opaque, transparent }
  /// `nil` is the default one.
  private var background: Background?
  var isTransparent: Bool { background == .transparent && backgroundColor == nil }
  /// Compared only, as the properties that follow.
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override required init() { super.init() }
  /// The look of another bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
    (backgroundEffect, shadowImage) = (barAppearance.backgroundEffect, barAppearance.shadowImage)
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    background = barAppearance.background
    takeMore(of: barAppearance)
  }
  /// Takes what only bars of one kind have from another bar of that kind.
  func takeMore(of barAppearance: UIBarAppearance) {}
  /// The look for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) { super.init() }
  open func configureWithDefaultBackground() { background = nil }
  open func configureWithOpaqueBackground() { background = .opaque }
  open func configureWithTransparentBackground() { background = .transparent }
  /// The same look in another object.
  open override nonisolated func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).init(barAppearance: self) }
    return copy
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Compared only, as the properties that follow.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  private var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }
  override func takeMore(of barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = UIBarButtonItemAppearance(of: other.buttonAppearance)
    backButtonAppearance = UIBarButtonItemAppearance(of: other.backButtonAppearance)
    doneButtonAppearance = UIBarButtonItemAppearance(of: other.doneButtonAppearance)
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Compared only, as the properties that follow.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  override func takeMore(of barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = UITabBarItemAppearance(of: other.stackedLayoutAppearance)
    inlineLayoutAppearance = UITabBarItemAppearance(of: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = UITabBarItemAppearance(of: other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Compared only, as the properties that follow, but that the colour of its titles is drawn.
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  override func takeMore(of barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = UIBarButtonItemAppearance(of: other.buttonAppearance)
    doneButtonAppearance = UIBarButtonItemAppearance(of: other.doneButtonAppearance)
  }
}

/// The look of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  open lazy var normal = UIBarItemStateAppearance()
  open lazy var highlighted = UIBarItemStateAppearance()
  open lazy var disabled = UIBarItemStateAppearance()
  open lazy var focused = UIBarItemStateAppearance()
  public override init() { super.init() }
  /// The look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  fileprivate convenience init(of other: UIBarButtonItemAppearance) {
    self.init()
    (normal, highlighted) = (.init(of: other.normal), .init(of: other.highlighted))
    (disabled, focused) = (.init(of: other.disabled), .init(of: other.focused))
  }
}

/// The look of a tab.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  open lazy var normal = UIBarItemStateAppearance()
  open lazy var selected = UIBarItemStateAppearance()
  open lazy var disabled = UIBarItemStateAppearance()
  open lazy var focused = UIBarItemStateAppearance()
  public override init() { super.init() }
  fileprivate convenience init(of other: UITabBarItemAppearance) {
    self.init()
    (normal, selected) = (.init(of: other.normal), .init(of: other.selected))
    (disabled, focused) = (.init(of: other.disabled), .init(of: other.focused))
  }
}

/// The look of an item in a state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  /// Compared only, as the properties that follow.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  public override init() { super.init() }
  fileprivate convenience init(of other: UIBarItemStateAppearance) {
    self.init()
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// Which sizes of bars something is for.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}

extension UINavigationBar {
  /// Takes what a program has set for all bars, as UIKit does when a bar comes into a window.
  func takeAppearance(of proxy: UINavigationBar) {
    guard self !== proxy else { return }
    if standardAppearance === ownAppearance, proxy.standardAppearance !== proxy.ownAppearance {
      standardAppearance = proxy.standardAppearance
    }
    scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
    compactAppearance = compactAppearance ?? proxy.compactAppearance
    titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
    shadowImage = shadowImage ?? proxy.shadowImage
    if barStyle == .default { barStyle = proxy.barStyle }
    if isTranslucent { isTranslucent = proxy.isTranslucent }
    if !prefersLargeTitles { prefersLargeTitles = proxy.prefersLargeTitles }
  }
}

extension UITabBar {
  /// Takes what a program has set for all bars.
  func takeAppearance(of proxy: UITabBar) {
    if proxy.hasAppearance, !hasAppearance { standardAppearance = proxy.standardAppearance }
    scrollEdgeAppearance = scrollEdgeAppearance ?? proxy.scrollEdgeAppearance
    if isTranslucent { isTranslucent = proxy.isTranslucent }
  }
}
