/// Shows the last of a row of controllers below a navigation bar, which takes part of the safe
/// area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar over the controllers, which the safe area leaves out.
  public let navigationBar = UINavigationBar()

  /// A stack of one controller, which is pushed, so that classes that override pushing hear of it.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The way a stack changes.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
        controller.disappear()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
      if isViewLoaded { showTop() }
    }
  }
  /// Replaces the stack at once; nothing is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Shows a controller at once; nothing is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the top controller away at once, and returns it; `nil` if it is the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Takes all controllers but the first away at once, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Shows or hides the bar at once; nothing is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// A stack of no controllers; classes of bars are not made.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Takes the controllers above one away at once, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeLast(popped.count)
    return popped
  }
  /// Ignored: it is told of controllers that come and go.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Compared only, as the properties that follow: it is neither added nor drawn.
  open lazy var toolbar: UIToolbar! = UIToolbar()
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// Ignored, as the one that follows: there are no touches.
  open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  open lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  override func addOwnSettings(to settings: inout ObjectSettings) {
    super.addOwnSettings(to: &settings)
    let below = viewControllers.dropLast()
    if !below.isEmpty { settings.add("controller.viewControllers", Array(below)) }
    // The button back says what this one says.
    if let back = below.last?.navigationItem {
      settings.addParts(of: back, at: "controller.backItem")
    }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Shows a controller in the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: false)
  }

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.arrange = { [weak self] in self?.arrange() }
    self.view = view
    navigationBar.stored.partName = "navigationBar"
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    for controller in viewControllers.dropLast() {
      controller.disappear()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let top = topViewController else { return }
    embed(top)
    view.setNeedsLayout()
  }

  private func arrange() {
    navigationBar.show(topViewController?.navigationItem)
    navigationBar.isHidden = isNavigationBarHidden
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    guard let top = topViewController else { return }
    var (rect, bars) = (view.bounds, UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    if height > 0, !top.extends(.top, belowTranslucent: navigationBar.isTranslucent) {
      rect = rect.inset(
        by: UIEdgeInsets(top: navigationBar.frame.maxY, left: 0, bottom: 0, right: 0))
      bars.top = 0
    }
    if containerInsets.bottom > 0, !top.extends(.bottom, belowTranslucent: true) {
      rect.size.height -= view.safeAreaInsets.bottom
    }
    top.arrange(in: rect, below: bars)
  }
}

/// Shows one of several controllers above a tab bar, which takes part of its safe area.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Called by nobody: nobody chooses a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The bar below the controllers, which the safe area leaves out.
  public let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] {
        controller.disappear()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] { addChild(controller) }
      showItems()
      selectedIndex = 0
    }
  }
  /// Replaces the controllers at once; nothing is animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Ignored: it is told which controllers are chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Compared only.
  open var customizableViewControllers: [UIViewController]?
  /// Ignored: the list of controllers that the bar has no room for is never shown.
  open lazy var moreNavigationController = UINavigationController()
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.arrange = { [weak self] in self?.arrange() }
    self.view = view
    tabBar.stored.partName = "tabBar"
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.disappear()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let selectedViewController else { return }
    embed(selectedViewController)
    view.setNeedsLayout()
  }

  /// Gives the bar the controllers' items.
  private func showItems() {
    let controllers = viewControllers ?? []
    let items = controllers.map { $0.tabBarItem ?? UITabBarItem() }
    if tabBar.items != items { tabBar.items = items }
    let titles = controllers.map { $0.tabBarItem?.title ?? $0.title ?? "" }
    tabBar.show(items, titles: titles, selected: selectedIndex)
  }

  private func arrange() {
    showItems()
    let height = tabBar.isHidden ? 0 : tabBar.intrinsicContentSize.height
    let below = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - below, width: view.bounds.width,
      height: height + below)
    guard let selected = selectedViewController else { return }
    var (rect, bars) = (view.bounds, UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    if height > 0, !selected.extends(.bottom, belowTranslucent: tabBar.isTranslucent) {
      rect.size.height -= tabBar.frame.height
      bars.bottom = 0
    }
    selected.arrange(in: rect, below: bars)
  }
}

/// The view of a controller that arranges bars around other controllers' views.
private final class ContainerView: UIView {
  var arrange: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a controller's title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  /// What the button back says.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  open var title: String?
  /// Compared only: prompts are not drawn.
  open var prompt: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Sets the item at once; nothing is animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at once; nothing is animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at once; nothing is animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at once; nothing is animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Compared only, as the properties that follow: they are neither added nor drawn.
  open var titleView: UIView?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var hidesBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Makes an item without a title.
  public override init() { super.init() }
  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// Hears of a navigation controller; nobody tells.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing unless the delegate has its own.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing unless the delegate has its own.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Hears of a tab bar controller; nobody tells.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// True unless the delegate has its own.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Answers the choice of a tab; nobody asks.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing unless the delegate has its own.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
