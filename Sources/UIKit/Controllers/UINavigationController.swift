import RedlineLayout

/// Shows the last of a row of controllers below a navigation bar, which takes part of the safe
/// area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar over the controllers, which the safe area leaves out.
  public let navigationBar = UINavigationBar(
    frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))

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
    didSet { takeChildren(viewControllers, after: oldValue) { if isViewLoaded { showTop() } } }
  }
  /// Replaces the stack at once; nothing is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated: animated) { self.viewControllers = viewControllers }
  }
  /// What the change that is under way was asked for.
  private var isAnimatedChange = false
  /// The controller whose view is shown.
  private weak var shown: UIViewController?

  private func change(animated: Bool, _ body: () -> Void) {
    isAnimatedChange = animated
    body()
    isAnimatedChange = false
  }

  /// Its own, or that of the first controller where it says nothing.
  open override var tabBarItem: UITabBarItem! {
    get { controllerOfTab === self ? super.tabBarItem : controllerOfTab.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var controllerOfTab: UIViewController {
    guard super.tabBarItem?.isEmpty != false, let first = viewControllers.first else { return self }
    return first.controllerOfTab
  }

  open var topViewController: UIViewController? { viewControllers.last }
  /// The stack that this one lies in, as the later columns of a collapsed split view controller do: its bar
  /// shows the items of both.
  private var outer: UINavigationController? { parent as? UINavigationController }
  /// The bar that shows the items of this stack.
  var shownBar: UINavigationBar { outer?.shownBar ?? navigationBar }
  /// The controllers of this stack and of those that lie in it.
  private var flatStack: [UIViewController] {
    viewControllers.flatMap { controller in
      let inner = (controller as? UINavigationController)?.flatStack ?? []
      return inner.isEmpty ? [controller] : inner
    }
  }
  /// The controller that is presented over the stack, or else the last one.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }

  /// Shows a controller at once; nothing is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated: animated) { viewControllers.append(viewController) }
  }

  /// Takes the top controller away at once, and returns it; `nil` if it is the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else {
      return outer?.popViewController(animated: animated)
    }
    change(animated: animated) { viewControllers.removeLast() }
    return top
  }

  /// Takes all controllers but the first away at once, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    if !popped.isEmpty {
      change(animated: animated) { viewControllers = Array(viewControllers.prefix(1)) }
    }
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
    if !popped.isEmpty { change(animated: animated) { viewControllers.removeLast(popped.count) } }
    return popped
  }
  /// Told of controllers that come and go; not compared.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the bottom with the items of the top controller, while it is not hidden.
  open lazy var toolbar: UIToolbar! = UIToolbar()
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  private weak var shownSearchBar: UISearchBar?
  /// Compared only, as the properties that follow.
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
    let (old, top) = (shown, topViewController)
    guard old !== top else { return }
    shown = top
    if appearance == .shown, let top {
      delegate?.navigationController(self, willShow: top, animated: isAnimatedChange)
    }
    exchange(old, for: top, animated: isAnimatedChange)
    view.setNeedsLayout()
    outer?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if appearance == .shown, let top {
      delegate?.navigationController(self, didShow: top, animated: isAnimatedChange)
    }
  }

  private func arrange() {
    let stack = flatStack.map(\.navigationItem)
    let isBarHidden = isNavigationBarHidden || outer != nil
    let isLarge = showsLargeTitle(of: stack)
    navigationBar.show(
      stack.last, after: stack.dropLast().last, isLarge: isLarge,
      isScrolled: flatStack.last?.isScrolledBelowBar == true)
    navigationBar.isHidden = isBarHidden
    var height = isBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    height += arrangeSearchBar(isBarHidden ? nil : stack.last?.searchController)
    let toolbarHeight = arrangeToolbar()
    guard let top = topViewController, let content = flatStack.last else { return }
    var bars = UIEdgeInsets(top: height, left: 0, bottom: toolbarHeight, right: 0)
    var rect = view.bounds
    if height > 0, !content.extends(.top, belowTranslucent: navigationBar.isTranslucent) {
      rect = rect.inset(
        by: UIEdgeInsets(top: view.safeAreaInsets.top + height, left: 0, bottom: 0, right: 0))
      bars.top = 0
    }
    let isAboveBar = containerInsets.bottom > 0 || toolbarHeight > 0
    if isAboveBar, !content.extends(.bottom, belowTranslucent: true) {
      rect.size.height -= view.safeAreaInsets.bottom + toolbarHeight
      bars.bottom = 0
    }
    top.arrange(in: rect, below: bars)
  }

  /// Whether the last item's title is large: as it says, or as the one before it.
  private func showsLargeTitle(of stack: [UINavigationItem]) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    return (stack.last { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode != .never
  }

  /// Adds the bar of a search below the navigation bar, and returns its height.
  private func arrangeSearchBar(_ search: UISearchController?) -> CGFloat {
    let bar = search?.searchBar
    if shownSearchBar !== bar {
      if shownSearchBar?.superview === view { shownSearchBar?.removeFromSuperview() }
      shownSearchBar = bar
    }
    guard let bar else { return 0 }
    (bar.peer as? SearchBar)?.isBelowBar = true
    if bar.superview !== view { view.insertSubview(bar, belowSubview: navigationBar) }
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = CGRect(
      x: 0, y: navigationBar.frame.maxY, width: view.bounds.width,
      height: bar.contentSize(in: bar.measuringContext).height)
    return bar.frame.height
  }

  /// Adds the toolbar with the items of the top controller, or takes it away, and returns its height.
  private func arrangeToolbar() -> CGFloat {
    guard !isToolbarHidden else {
      if toolbar.superview === view { toolbar.removeFromSuperview() }
      return 0
    }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let items = topViewController?.toolbarItems
    if toolbar.items != items { toolbar.items = items }
    let (height, below) = (toolbar.intrinsicContentSize.height, view.safeAreaInsets.bottom)
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height - below, width: view.bounds.width, height: height)
    return height
  }
}

/// The view of a controller that arranges bars around other controllers' views.
final class ContainerView: UIView {
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

  /// The bar that shows it.
  weak var bar: UINavigationBar?
  open var title: String? { didSet { bar?.itemChanged() } }
  /// Compared only: prompts are not drawn.
  open var prompt: String?
  /// Whether the title is large in a bar that prefers it; `automatic` as that of the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemChanged() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemChanged() } }
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
  /// A view in the middle of the bar, in place of the title.
  open var titleView: UIView? { didSet { bar?.itemChanged() } }
  /// Its bar lies below the navigation bar, as at the top of a content.
  open var searchController: UISearchController? { didSet { bar?.itemChanged() } }
  /// Compared only, as the properties that follow, but that the button back follows them.
  open var hidesSearchBarWhenScrolling = true
  open var hidesBackButton = false { didSet { bar?.itemChanged() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemChanged() } }
  open var backButtonTitle: String? { didSet { bar?.itemChanged() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemChanged() } }
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.itemChanged() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.itemChanged() } }
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

/// Hears of the controllers that a navigation controller shows.
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
