/// Shows one of several controllers above a tab bar, which takes part of its safe area.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Called by nobody: nobody chooses a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The bar below the controllers, which the safe area leaves out.
  public let tabBar = UITabBar(
    frame: CGRect(
      x: 0, y: UIScreen.main.bounds.height - 49, width: UIScreen.main.bounds.width, height: 49))

  open var viewControllers: [UIViewController]? {
    didSet {
      let old = selectedViewController(of: oldValue)
      takeChildren(viewControllers ?? [], after: oldValue ?? []) {
        showItems()
        // The chosen one stays chosen where it stays.
        selectedIndex = viewControllers?.firstIndex { $0 === old } ?? 0
      }
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
    get { selectedViewController(of: viewControllers) }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  private func selectedViewController(of controllers: [UIViewController]?) -> UIViewController? {
    guard let controllers, controllers.indices.contains(selectedIndex) else { return nil }
    return controllers[selectedIndex]
  }
  /// The controller whose view is shown.
  private weak var shown: UIViewController?

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
    let (old, selected) = (shown, selectedViewController)
    guard old !== selected else { return }
    shown = selected
    exchange(old, for: selected)
    view.setNeedsLayout()
  }

  /// Gives the bar the controllers' items.
  private func showItems() {
    let controllers = viewControllers ?? []
    let items = controllers.map { $0.tabBarItem ?? UITabBarItem() }
    if tabBar.items != items { tabBar.items = items }
    let titles = controllers.map {
      $0.tabBarItem?.title ?? $0.title ?? $0.controllerOfTab.title ?? ""
    }
    tabBar.show(items, titles: titles, selected: selectedIndex)
  }

  /// Whether the bar is hidden because a controller was pushed that hides it.
  private var hidesPushedBar = false

  private func arrange() {
    showItems()
    let isPushedOver =
      (selectedViewController as? UINavigationController)?.viewControllers.dropFirst()
      .contains { $0.hidesBottomBarWhenPushed } == true
    if isPushedOver != hidesPushedBar {
      hidesPushedBar = isPushedOver
      tabBar.isHidden = isPushedOver
    }
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
