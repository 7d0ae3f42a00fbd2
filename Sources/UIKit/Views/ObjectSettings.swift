import RedlineLayout

/// What is set on objects beside views – items and looks of bars, controllers, layers, views that are in no
/// hierarchy – by path: `rightBarButtonItems[0].tintColor`.
///
/// Their stored properties are found by reflection and compared with those of a new object, so that one
/// which is added later is compared, too. What nobody can see or hear of is on a list.
@MainActor
struct ObjectSettings {
  private(set) var found: [(name: String, value: String)] = []
  /// The paths of items whose titles are drawn, and compared as that.
  var drawn: [String] = []

  /// Objects that hold each other are not followed further.
  private static let greatestDepth = 8
  private static let greatestCount = 2000
  /// Each of many objects that hold each other is met on many ways.
  private static let greatestVisits = 50_000
  private var visits = 0
  private static let greatestViewDepth = 100
  private var viewDepth = 0

  /// Notes a value, or what is set on it, where that is not as usual.
  mutating func add(_ name: String, _ value: Any?, usual: Any? = nil, depth: Int = 0) {
    visits += 1
    guard found.count < Self.greatestCount, visits <= Self.greatestVisits, !isDrawn(name) else {
      return
    }
    let (value, usual) = (Self.present(value), Self.present(usual))
    if let object = value, let parts = UsualObjects.parts(for: object) {
      if usual.map({ type(of: $0) == type(of: object) }) != true {
        found.append((name, "\(type(of: object))"))
      }
      addParts(of: object, usual: parts, at: name, depth: depth)
      if let view = (object as? UIViewController)?.presentedContent {
        add("\(name).view", view, usual: view, depth: depth + 1)
        // That of the screen.
        found.removeAll { $0.name == "\(name).view.frame" }
      }
      return
    }
    if let list = value.map(Mirror.init), list.displayStyle == .collection,
      let first = list.children.first, UsualObjects.parts(for: first.value) != nil
    {
      // Views hold each other in one direction only.
      let isDeep = first.value is UIView && viewDepth < Self.greatestViewDepth
      viewDepth += isDeep ? 1 : 0
      defer { viewDepth -= isDeep ? 1 : 0 }
      for (index, child) in list.children.enumerated() {
        add("\(name)[\(index)]", child.value, depth: isDeep ? depth - 1 : depth + 1)
      }
      return
    }
    let text = value.map(settingText)
    if text != usual.map(settingText) { found.append((name, text ?? "none")) }
  }

  /// Notes a value that is not as usual, without making texts of those that are.
  mutating func add<Value: Equatable>(_ name: String, unusual value: Value, _ usual: Value) {
    if value != usual { add(name, value, usual: usual) }
  }

  /// Notes what is set on an object, but not that it is there.
  mutating func addParts(of object: Any, at path: String) {
    guard let usual = UsualObjects.parts(for: object, evenOf: true) else { return }
    addParts(of: object, usual: usual, at: path, depth: 0)
  }

  private mutating func addParts(
    of object: Any, usual: [String: Any], at path: String, depth: Int
  ) {
    guard depth < Self.greatestDepth else { return }
    for part in objectParts(of: object) where !unseenProperties.contains(part.property) {
      // What is made when it is first asked for is as usual until something is set on it.
      let old: Any? = part.isLazy ? part.value : usual[part.label]
      add("\(path).\(part.label)", part.value, usual: old, depth: depth + 1)
    }
  }

  private func isDrawn(_ name: String) -> Bool {
    guard name.hasSuffix(".title") else { return false }
    return drawn.contains { path in
      if name == "\(path).title" { return true }
      guard name.hasPrefix("\(path).") else { return false }
      // A button's own title, and none of its menu.
      let parts = name.dropFirst(path.count + 1).split(separator: ".")
      return parts.count == 2 && parts[0].contains("ButtonItems[")
    }
  }

  /// The value in optionals; `nil` also for a list of nothing.
  private static func present(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { present($0.value) }
    case .collection, .dictionary, .set: return mirror.children.isEmpty ? nil : value
    default: return value
    }
  }
}

/// A stored property of an object.
private struct ObjectPart {
  var label: String
  var value: Any
  /// The property with its class: `UIBarButtonItem.width`.
  var property = ""
  var isLazy = false
}

/// The stored properties that classes of this module have, those of views as they are shown.
@MainActor private func objectParts(of object: Any) -> [ObjectPart] {
  if let view = object as? UIView {
    return view.shownParts.map { ObjectPart(label: $0.name, value: $0.value) }
  }
  var parts: [ObjectPart] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror, let type = level.subjectType as? AnyClass, type != UIResponder.self {
    mirror = level.superclassMirror
    guard isOfModule(type) else { continue }
    for child in level.children {
      guard let label = child.label else { continue }
      let name = label.replacing("$__lazy_storage_$_", with: "")
      // `ownFrame` is what `frame` says of a layer without a view.
      let shown =
        name.hasPrefix("own") ? name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4) : name
      parts.append(
        ObjectPart(
          label: shown, value: child.value, property: "\(type).\(name)", isLazy: name != label))
    }
  }
  return parts
}

/// New objects of the classes whose properties are compared.
@MainActor enum UsualObjects {
  /// The root of the hierarchy that is being solved, whose views are compared as views.
  static weak var root: UIView?
  private static let objects: [NSObject] = [
    UIView(), UILabel(), UIImageView(), UIButton(), UITextField(), UISearchBar(),
    NSParagraphStyle(),
    CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(),
    UIBarItem(), UIBarButtonItem(), UITabBarItem(), UINavigationItem(title: ""),
    UIBarAppearance(), UINavigationBarAppearance(), UITabBarAppearance(), UIToolbarAppearance(),
    UIBarButtonItemAppearance(), UITabBarItemAppearance(), UIBarItemStateAppearance(),
    UIAction(handler: { _ in }), UIMenu(), UIAlertAction(title: nil, style: .default),
    UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil),
    UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil),
    UIViewController(), UINavigationController(), UITabBarController(), UISplitViewController(),
    UITableViewController(style: .plain), UIAlertController(),
    UICollectionViewController(collectionViewLayout: UICollectionViewLayout()),
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    UISearchController(searchResultsController: nil), NSTextContainer(),
    UICollectionViewCompositionalLayoutConfiguration(), part, group,
    NSCollectionLayoutSupplementaryItem(layoutSize: size),
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size),
    NSCollectionLayoutDecorationItem(layoutSize: size), NSCollectionLayoutSection(group: group),
    NSCollectionLayoutAnchor(edges: []),
  ]
  // No part has a size without being given one, so each says what its own is.
  private static let size = NSCollectionLayoutSize(
    widthDimension: .absolute(-1), heightDimension: .absolute(-1))
  private static let part = NSCollectionLayoutItem(layoutSize: size)
  private static let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
  private static let places = Dictionary(
    objects.enumerated().map { (ObjectIdentifier(type(of: $1)), $0) }, uniquingKeysWith: { $1 })
  /// The parts of the usual object for each class that was asked for.
  private static var known: [ObjectIdentifier: [String: Any]?] = [:]

  /// What a new object like one has; `nil` for one that is told as a whole, as other controllers are.
  static func parts(for value: Any, evenOf isController: Bool = false) -> [String: Any]? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else { return nil }
    let isFollowed =
      isController || !(value is UIViewController) || value is UISearchController
      || value is UIAlertController
      || (value as? UIViewController)?.presentingViewController != nil
    guard isFollowed else { return nil }
    let id = ObjectIdentifier(type(of: value as AnyObject))
    if let found = known[id] { return found }
    var level: Mirror? = mirror
    var place: Int?
    while place == nil, let current = level, let type = current.subjectType as? AnyClass {
      place = places[ObjectIdentifier(type)]
      level = current.superclassMirror
    }
    let parts = place.map { place in
      Dictionary(
        objectParts(of: objects[place]).map { ($0.label, $0.value) }, uniquingKeysWith: { $1 })
    }
    known[id] = .some(parts)
    return parts
  }
}

extension UIView {
  /// What a view that is in no hierarchy would show; of one that is in one, nothing more is said.
  fileprivate var shownParts: [(name: String, value: Any)] {
    if let root = UsualObjects.root, isDescendant(of: root) { return [] }
    let content = peer.content(in: measuringContext)
    var settings = ObjectSettings()
    addSettings(to: &settings)
    var parts: [(name: String, value: Any)] = [
      ("frame", frame), ("backgroundColor", backgroundColor as Any), ("alpha", alpha),
      ("isHidden", isHidden), ("tintColor", stored.tintColor as Any),
      ("contentMode", contentMode), ("content", content.control),
      ("text", content.text?.string as Any), ("font", content.text?.font as Any),
      ("textColor", content.text.map { UIColor($0.color) } as Any),
      ("accessibilityLabel", accessibilityLabel as Any),
      ("accessibilityValue", accessibilityValue as Any),
      ("accessibilityHint", accessibilityHint as Any),
      ("accessibilityTraits", accessibilityTraits), ("layer", layer), ("subviews", subviews),
      ("isUserInteractionEnabled", isUserInteractionEnabled),
      ("accessibilityIdentifier", accessibilityIdentifier as Any),
    ]
    parts += stored.settings.texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value as Any) }
    return parts + settings.found.map { ($0.name, $0.value as Any) }
  }
}

/// What no user of a screen can see or hear of: what the program is told of touches, what it keeps for
/// itself, and what the layout has in another way.
private let unseenProperties: Set<String> = [
  // Told to the program.
  "UIBarButtonItem.targetObject", "UIBarButtonItem.action", "UIAction.handler",
  "UIAlertAction.handler", "CALayer.delegate", "UINavigationController.delegate",
  "UITabBarController.delegate", "UISplitViewController.delegate", "UISearchController.delegate",
  "UISearchController.searchResultsUpdater", "UIPresentationController.delegate",
  "UIPageViewController.delegate", "UIPageViewController.dataSource",
  "UIPresentingResponder.transitioningDelegate", "UIPresentingResponder.restorationIdentifier",
  "UIPresentingResponder.restorationClass", "UIPresentingResponder.userActivity",
  "UIBarItem.tag", "UIAction.identifier", "UIAction.sender", "UIMenu.identifier",
  "UINavigationController.interactivePopGestureRecognizer",
  "UINavigationController.barHideOnSwipeGestureRecognizer",
  // Of others, or of the layout.
  "CALayer.owner", "CALayer.superlayer", "CALayer.noted",
  "UIPresentationController.presentedViewController", "UIPresentationController.presenting",
  "UIPresentingResponder.ownPresentingViewController", "UIPresentingResponder.isBeingPresented",
  "UIPresentingResponder.isBeingDismissed", "UIPresentingResponder.editButtonItem",
  "UIViewController.loadedView", "UIViewController.isLoading", "UIViewController.childOverrides",
  "UIViewController.topBarGuide", "UIViewController.bottomBarGuide",
  "UIViewController.containerInsets", "UIViewController.appearance", "UIViewController.nibName",
  "UIViewController.isAwaited", "UIViewController.isToldOfAppearance",
  "UIViewController.isArriving",
  "UIViewController.isDeparting", "UIViewController.windowTint",
  "UIViewController.additionalSafeAreaInsets", "UIViewController.parent",
  "UIViewController.viewRespectsSystemMinimumLayoutMargins", "UIViewController.children",
  "UIViewController.edgesForExtendedLayout", "UIViewController.tabBarItem",
  "UIViewController.title",
  "UIViewController.extendedLayoutIncludesOpaqueBars", "UINavigationController.navigationBar",
  "UINavigationController.viewControllers", "UINavigationController.isAnimatedChange",
  "UINavigationController.shownSearchBar", "UITabBarController.hidesPushedBar",
  "UINavigationItem.bar",
  "UINavigationController.shown", "UITabBarController.shown", "UISplitViewController.shown",

  "UIPresentingResponder.customPresentation", "UIPresentationController.container",
  "UIPresentationController.hidesPresenter", "UINavigationController.isNavigationBarHidden",
  "UITabBarController.tabBar", "UITabBarController.viewControllers",
  "UITabBarController.moreNavigationController", "UITabBarController.selectedIndex",
  "UISplitViewController.viewControllers", "UISplitViewController.columns",
  "UISplitViewController.displayModeButtonItem", "UIPageViewController.viewControllers",
  "UITableViewController.style", "UICollectionViewController.layout",
  "NSCollectionLayoutSection.list", "NSCollectionLayoutSection.visibleItemsInvalidationHandler",
  "NSTextContainer.layoutManager",
]
