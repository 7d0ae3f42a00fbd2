package import RedlineLayout

/// Owns a view and hears of its layout.
@preconcurrency @MainActor
open class UIViewController: UIPresentingResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  private var isLoading = false
  private var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  private lazy var topBarGuide = makeBarGuide(isTop: true)
  private lazy var bottomBarGuide = makeBarGuide(isTop: false)
  /// What the bars of a container take, in points.
  var containerInsets = UIEdgeInsets.zero { didSet { showInsets() } }
  var appearance = Appearance.gone
  /// The tint of the window that an app shows the controller in.
  var windowTint: UIColor?
  /// Whether `viewIsAppearing` is still to be called.
  var isAwaited = false
  var isToldOfAppearance = false
  /// Whether it was added to a container and not told that it arrived.
  private(set) var isArriving = false
  /// Whether a container of the system's is about to remove it.
  var isDeparting = false

  /// The name that was given: no file is read.
  open var nibName: String? { fileName }
  private let fileName: String?

  /// Stores the name: no view is read from a file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fileName = nibNameOrNil
    super.init()
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    fileName = nil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Writes nothing: archives are not supported.
  public nonisolated func encode(with coder: NSCoder) {}

  // MARK: The view

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      showInsets()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "loadView of \(type(of: self)) must set view")
    viewDidLoad()
  }

  /// Sets `view`; unless it is overridden, to a plain view of the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// Called by nobody.
  open func didReceiveMemoryWarning() {}

  /// Tells the controller that its view is about to be shown or hidden by the caller.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells the controller that its view is shown or hidden.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Safe area and margins

  /// Points that are added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { showInsets() } }
  /// Whether the margins at the sides are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { showInsets() } }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIScreen.main.minimumSideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func showInsets() {
    guard let peer = loadedView?.peer else { return }
    let (own, bars) = (additionalSafeAreaInsets, containerInsets)
    peer.additionalSafeAreaInsets = EdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
    peer.controllerMargin = systemMargin
    LayoutChanges.note()
  }

  /// Takes the margins of the screen's device, which may have changed.
  func readSystemMargin() {
    if loadedView?.peer.controllerMargin != systemMargin { showInsets() }
  }

  private var systemMargin: Double {
    viewRespectsSystemMinimumLayoutMargins ? Double(UIScreen.main.minimumSideMargin) : 0
  }

  /// What the bars at the top take: its bottom is the top of the safe area.
  open var topLayoutGuide: any UILayoutSupport { topBarGuide }
  /// What the bars at the bottom take: its top is the bottom of the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { bottomBarGuide }

  private func makeBarGuide(isTop: Bool) -> BarLayoutGuide {
    let guide = BarLayoutGuide()
    guide.identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    let view: UIView = view
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    // The two that UIKit lists, and two that it does not need.
    for constraint in [
      LayoutConstraint(
        item: guide.peer, attribute: .leading, relatedBy: .equal, toItem: view.peer,
        attribute: .leading, multiplier: 1, constant: 0),
      LayoutConstraint(
        item: guide.peer, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0),
    ] {
      constraint.origin = .system
      constraint.location = nil
      constraint.isActive = true
    }
    let constraints = [
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ]
    for constraint in constraints {
      constraint.peer?.origin = .system
      constraint.peer?.location = nil
    }
    NSLayoutConstraint.activate(constraints)
    return guide
  }

  // MARK: Children

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.isArriving = true
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childOverrides[ObjectIdentifier(self)] = nil
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) { if parent == nil { isDeparting = true } }
  open func didMove(toParent parent: UIViewController?) {
    (isArriving, isDeparting) = (false, false)
  }
  /// True within `viewWillAppear` and `viewDidAppear` of a child that was added.
  open override var isMovingToParent: Bool { isArriving && isToldOfAppearance }
  /// True within `viewWillDisappear` and `viewDidDisappear` of a child that is removed.
  open override var isMovingFromParent: Bool { isDeparting && isToldOfAppearance }

  /// Gives a child traits that differ from this controller's.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let id = ObjectIdentifier(childViewController)
    guard childOverrides[id] != collection else { return }
    childOverrides[id] = collection
    LayoutChanges.note()
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childOverrides[ObjectIdentifier(childViewController)] }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    inheritedTraits.overridden(by: overriddenTraits)
  }

  private var inheritedTraits: UITraitCollection {
    guard let parent else {
      return loadedView?.superview?.traitCollection ?? UIScreen.main.traitCollection
    }
    let traits = parent.traitCollection
    guard let overrides = parent.overrideTraitCollection(forChild: self) else { return traits }
    return UITraitCollection(traitsFrom: [traits, overrides])
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Containers

  open override var next: UIResponder? { loadedView?.superview ?? parent }
  /// Also that of the navigation item, and of a tab that has a title.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if tabBarItem?.title != nil, tabBarItem?.systemItem == nil { tabBarItem.title = title }
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// Shows a controller in a navigation controller around this one, or else over it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  /// Shows a controller as the last column of a split view controller around this one, or else over it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: false) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }
  /// Puts a child's view in the place of another child's, at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The title is drawn in a bar; all else is compared only.
  open var tabBarItem: UITabBarItem! = UITabBarItem() {
    didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The controller whose item and title a tab shows: of a stack whose own item says nothing the first.
  var controllerOfTab: UIViewController { self }
  /// Whether the tab bar around the navigation controller is hidden while this one is pushed.
  open var hidesBottomBarWhenPushed = false {
    didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The edges at which the view extends below bars of a navigation or tab bar controller.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { barsChanged() } }
  /// Whether the view extends below opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barsChanged() } }

  /// Lets the containers arrange their bars again, of stacks in stacks all.
  private func barsChanged() {
    var container = parent
    while let current = container {
      current.viewIfLoaded?.setNeedsLayout()
      container = current is UINavigationController ? current.parent : nil
    }
  }

  /// Whether the view extends below a bar.
  func extends(_ edge: UIRectEdge, belowTranslucent isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Gives the view what the bars leave of a rectangle, and the insets of those that it lies below.
  func arrange(in rect: CGRect, below bars: UIEdgeInsets) {
    let view: UIView = view
    if view.translatesAutoresizingMaskIntoConstraints, view.frame != rect { view.frame = rect }
    if containerInsets != bars { containerInsets = bars }
  }
  /// Whether the content of the view, or of its first subview, has left its top.
  var isScrolledBelowBar: Bool {
    let view = viewIfLoaded
    let first = view as? UIScrollView ?? view?.subviews.first as? UIScrollView
    guard let scroll = contentScrollView(for: .top) ?? first else { return false }
    return scroll.contentOffset.y > 0.5 - scroll.adjustedContentInset.top
  }
  /// Compared only.
  open var preferredContentSize = CGSize.zero

  /// Adds what is set on the controller and on its items, and what its class says by overriding.
  override func addOwnSettings(to settings: inout ObjectSettings) {
    if let bar = navigationController?.shownBar, bar.shownItem === navigationItem,
      !bar.isHidden,
      bar.superview.map({ view.isDescendant(of: $0) }) == true
    {
      settings.drawn.append("controller.navigationItem")
    }
    settings.addParts(of: self, at: "controller")
    let isTab = tabBarController?.viewIfLoaded.map { view.isDescendant(of: $0) } == true
    if !isTab || parent !== tabBarController {
      settings.add("controller.tabBarItem", tabBarItem, usual: tabBarItem)
    }
    if !isOfModule(type(of: self)) { addOverrides(to: &settings) }
    settings.add("controller.isFirstResponder", unusual: isFirstResponder, false)
    guard !placesChildren else { return }
    for (index, child) in children.enumerated()
    where child.viewIfLoaded?.isDescendant(of: view) != true {
      settings.add("controller.children[\(index)]", "\(type(of: child)) without its view")
    }
  }

  /// Whether the system says which of its children are shown.
  var placesChildren: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }
}

extension UIViewController: LayoutItemFacade {
  /// The controller's view, so that a property which holds the controller names it.
  package nonisolated var layoutItem: (any LayoutItem)? {
    MainActor.assumeIsolated { viewIfLoaded }?.peer
  }
}
