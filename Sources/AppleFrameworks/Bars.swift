// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

/// Where a search field of a navigation item stands.
public enum UINavigationItemSearchBarPlacement: Int, Sendable {
  case automatic, inline, stacked, integrated, integratedCentered, integratedButton
}

/// How a navigation item is meant.
public enum UINavigationItemStyle: Int, Sendable { case navigator, browser, editor }

/// How a control behaves on several systems.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

/// The order of a menu.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable {
  case automatic, priority, fixed
}

extension UIContextMenuConfiguration {
  /// Another name.
  public typealias ElementOrder = UIContextMenuConfigurationElementOrder
}

extension UIBarButtonItem {
  /// An item with a title and an image that calls a method; the image is drawn, and the title where there is
  /// none.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target, action)
  }
}

/// Items of a bar that belong together; they are not drawn.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  /// Some items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}

extension UINavigationItem {
  /// Another name.
  public typealias SearchBarPlacement = UINavigationItemSearchBarPlacement
  /// Another name.
  public typealias ItemStyle = UINavigationItemStyle
}

/// A tab that knows how its controller is made; it is stored only.
@preconcurrency @MainActor
open class UITab: NSObject {
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  open var badgeValue: String?
  open var isHidden = false
  open var userInfo: Any?
  /// What the object was made with.
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = provider?(self)
  /// A tab with a closure that makes its controller when somebody asks.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }
}

/// A tab for a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {}

/// The list of tabs at the side of a tablet; it is not drawn.
@preconcurrency @MainActor
open class UITabBarControllerSidebar: NSObject {
  open var isHidden = true
}

/// How tabs are shown.
public enum UITabBarControllerMode: Int, Sendable { case automatic, tabBar, tabSidebar }

extension UITabBarController {
  /// Another name.
  public typealias Mode = UITabBarControllerMode
  /// Another name.
  public typealias Sidebar = UITabBarControllerSidebar
  /// The list of tabs at the side, which is not drawn.
  public var sidebar: UITabBarControllerSidebar {
    let sidebar: UITabBarControllerSidebar = kept(UITabBarControllerSidebar())
    keep(sidebar)
    return sidebar
  }
}

extension UITabBar {
  /// Where the items of a bar stand.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

extension UIBarButtonItem.Style {
  /// Another name of `done`, since iOS 26.
  public static let prominent = UIBarButtonItem.Style.done
}

extension UINavigationItem {
  /// Stored only.
  public var subtitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var largeSubtitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var subtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var largeSubtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var largeTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var attributedTitle: AttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var style: ItemStyle {
    get { kept(.navigator) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var backAction: UIAction? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var customizationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem { UIBarButtonItem() }
}

extension UINavigationBar {
  /// Stored only.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}

extension UINavigationController {
  /// Always the same here.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UITabBarController {
  /// Stored only.
  public var mode: Mode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var tabs: [UITab] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var selectedTab: UITab? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITabBar {
  /// Stored only.
  public var itemPositioning: ItemPositioning {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var itemSpacing: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var itemWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
}

extension UITabBarItem {
  /// Stored only.
  public var largeContentSizeImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIBarButtonItem {
  /// Stored only.
  public var isSelected: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var menuRepresentation: UIMenuElement? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var hidesSharedBackground: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var sharesBackground: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var identifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Does nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Does nothing.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

extension UISplitViewController {
  /// Stored only.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UIPopoverPresentationController {
  /// Stored only.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var popoverBackgroundViewClass: AnyClass? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var arrowDirection: UIPopoverArrowDirection { .any }
}

extension UISheetPresentationController {
  /// Stored only.
  public var prefersPageSizing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

/// Where a popover comes from; it is at no place.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UISplitViewController {
  /// Whether the button that changes the columns is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
}
