import RedlineLayout

/// The bar of a navigation controller: 44 pt high, 32 in a compact height, 96 with a large title.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  override class func makePeer() -> View { NavigationBar() }
  override var partColor: UIColor? { shownButtonColor }

  open var prefersLargeTitles = false {
    didSet {
      showItem()
      LayoutChanges.note()
      superview?.setNeedsLayout()
    }
  }
  /// Whether views extend below the bar; those beside an opaque one begin at its edge, unless their
  /// controller says `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The colour of the bar over content that has been scrolled below it, unless its look has one.
  open var barTintColor: UIColor? {
    didSet {
      tell(oldValue, barTintColor)
      showItem()
    }
  }
  /// The title's colour is drawn, and the background where content has been scrolled below the bar. Of the
  /// looks of an item and of a bar, those of the item come first.
  open lazy var standardAppearance = ownAppearance {
    didSet { showItem() }
  }
  /// The look of a bar to which nobody gave one.
  let ownAppearance = UINavigationBarAppearance()
  override func addOwnSettings(to settings: inout ObjectSettings) {
    addProxies(of: ItemProxies.buttons, to: &settings)
    settings.addParts(of: standardAppearance, at: "standardAppearance")
    for (index, item) in (items ?? []).enumerated() {
      if item === topItem { settings.drawn.append("items[\(index)]") }
      settings.addParts(of: item, at: "items[\(index)]")
    }
  }
  /// The look over content that is at its top or does not scroll; without one there is no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      tell(oldValue, scrollEdgeAppearance)
      showItem()
    }
  }
  /// Black is a dark bar with a white title.
  open var barStyle = UIBarStyle.default {
    didSet {
      tell(oldValue, barStyle)
      showItem()
    }
  }
  /// The colour of the title is drawn, as of the one that follows.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      tell(oldValue, titleTextAttributes)
      showItem()
    }
  }
  /// The colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      tell(oldValue, largeTitleTextAttributes)
      showItem()
    }
  }
  /// Compared only, as the properties that follow.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { tell(oldValue, compactAppearance) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { tell(oldValue, compactScrollEdgeAppearance) }
  }
  open var shadowImage: UIImage? { didSet { tell(oldValue, shadowImage) } }
  open var backIndicatorImage: UIImage? { didSet { tell(oldValue, backIndicatorImage) } }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { tell(oldValue, backIndicatorTransitionMaskImage) }
  }
  /// Ignored: nobody tells it anything.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// Compared only.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    tell(UIImage?.none, backgroundImage, "backgroundImage(for: \(barMetrics))")
  }
  /// Compared only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    tell(
      UIImage?.none, backgroundImage,
      "backgroundImage(for: \(barPosition), barMetrics: \(barMetrics))")
  }
  /// Titles, buttons, and views in their places are drawn; all else of the items is compared only.
  open var items: [UINavigationItem]? {
    didSet { show(items?.last, after: items?.dropLast().last, isLarge: nil) }
  }
  /// What the controller shows on its bar, and what was before it.
  var shownItem: UINavigationItem? { shown.item }
  var shown = ShownItem()
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }
  /// Takes the last item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  func show(
    _ item: UINavigationItem?, after previous: UINavigationItem?, isLarge: Bool?,
    isScrolled: Bool = false
  ) {
    if shown.item?.bar === self { shown.item?.bar = nil }
    item?.bar = self
    shown = ShownItem(item: item, previous: previous, isLarge: isLarge, isScrolled: isScrolled)
    showItem()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }
}

/// A bar of 44 pt height.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  override class func makePeer() -> View { Toolbar() }
  override var partColor: UIColor? { buttonColor(items ?? [], standardAppearance.buttonAppearance) }

  /// Titles and images are drawn; all else is compared only.
  open var items: [UIBarButtonItem]? {
    didSet { showItems() }
  }
  /// The colour of the bar.
  open var barTintColor: UIColor? {
    didSet {
      tell(oldValue, barTintColor)
      peer.backgroundColor = barTintColor?.peer
    }
  }
  /// Compared only, as the properties that follow.
  open var barStyle = UIBarStyle.default { didSet { tell(oldValue, barStyle) } }
  open var isTranslucent = true { didSet { tell(oldValue, isTranslucent) } }
  open var standardAppearance = UIToolbarAppearance()
  override func addOwnSettings(to settings: inout ObjectSettings) {
    addProxies(of: ItemProxies.buttons, to: &settings)
    settings.addParts(of: standardAppearance, at: "standardAppearance")
    for (index, item) in (items ?? []).enumerated() {
      settings.drawn.append("items[\(index)]")
      settings.addParts(of: item, at: "items[\(index)]")
    }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { tell(oldValue, scrollEdgeAppearance) }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  private func showItems() {
    let bar = peer as! Toolbar
    var (titles, spaces): ([String], [SolvedLayout.BarSpace]) = ([], [])
    for item in items ?? [] {
      if let space = item.space { spaces.append(.init(before: titles.count, width: space.width)) }
      if let title = item.shown { titles.append(title) }
    }
    (bar.items, bar.spaces) = (titles, spaces)
  }
  /// Compared only.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    tell(UIImage?.none, shadowImage, "shadowImage(forToolbarPosition: \(topOrBottom))")
  }
  /// Compared only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    tell(
      UIImage?.none, backgroundImage,
      "backgroundImage(forToolbarPosition: \(topOrBottom), barMetrics: \(barMetrics))")
  }
}

/// The bar of a tab bar controller, 49 pt high above the home indicator's area.
@preconcurrency @MainActor
open class UITabBar: UIView {
  override class func makePeer() -> View { TabBar() }
  override var partColor: UIColor? {
    let selected = (peer as! TabBar).selectedIndex
    return tabColor(
      selected.flatMap { shownItems.indices.contains($0) ? shownItems[$0] : nil },
      standardAppearance.stackedLayoutAppearance)
  }

  /// Whether views extend below the bar; those beside an opaque one end at its edge, unless their
  /// controller says `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// Compared only, as the properties that follow.
  open var barTintColor: UIColor? { didSet { tell(oldValue, barTintColor) } }
  open var unselectedItemTintColor: UIColor? { didSet { tell(oldValue, unselectedItemTintColor) } }
  open var barStyle = UIBarStyle.default { didSet { tell(oldValue, barStyle) } }
  open var backgroundImage: UIImage? { didSet { tell(oldValue, backgroundImage) } }
  open var shadowImage: UIImage? { didSet { tell(oldValue, shadowImage) } }
  open var selectionIndicatorImage: UIImage? { didSet { tell(oldValue, selectionIndicatorImage) } }
  /// Titles and images are drawn; all else is compared only.
  open var items: [UITabBarItem]? { didSet { show(items ?? []) } }
  /// Drawn in the tint colour.
  open var selectedItem: UITabBarItem? { didSet { show(items ?? []) } }
  /// Compared only, as the properties that follow, but that the colour of the selected tab is drawn.
  open var standardAppearance = UITabBarAppearance() { didSet { hasAppearance = true } }
  /// Whether somebody gave the bar its look.
  private(set) var hasAppearance = false
  override func addOwnSettings(to settings: inout ObjectSettings) {
    addProxies(of: ItemProxies.tabs, to: &settings)
    settings.addParts(of: standardAppearance, at: "standardAppearance")
    for (index, item) in shownItems.enumerated() {
      settings.drawn.append("items[\(index)]")
      settings.addParts(of: item, at: "items[\(index)]")
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { tell(oldValue, scrollEdgeAppearance) }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// What the items are drawn with.
  var imageNames: [String?] {
    let selected = (peer as! TabBar).selectedIndex
    return shownItems.enumerated().map { index, item in
      let image = index == selected ? item.selectedImage ?? item.image : item.image
      return image?.barName ?? item.systemItem?.symbol
    }
  }
  /// The items that are drawn, those of a controller's controllers or its own.
  private(set) var shownItems: [UITabBarItem] = []

  private func show(_ items: [UITabBarItem]) {
    let selected = selectedItem.flatMap { item in items.firstIndex { $0 === item } }
    show(items, titles: items.map { $0.title ?? "" }, selected: selected)
  }

  func show(_ items: [UITabBarItem], titles: [String], selected: Int?) {
    shownItems = items
    let bar = peer as! TabBar
    bar.items = titles
    bar.selectedIndex = selected.flatMap { titles.indices.contains($0) ? $0 : nil }
  }
}
