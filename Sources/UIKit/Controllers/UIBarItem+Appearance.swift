import RedlineLayout

extension UIBarButtonItem {
  /// An item that stands for all: bars show items in the colour that was set on it, unless they have one of
  /// their own.
  public class func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }
  /// An item that stands for those in bars or controllers of classes, each in the one that follows.
  public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
    -> UIBarButtonItem
  { ItemProxies.buttons.proxy(in: types) }
}

extension UITabBarItem {
  /// An item that stands for all: tab bars show the selected one in the colour that was set on it, unless it
  /// has one of its own.
  public class func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }
  /// An item that stands for those in bars or controllers of classes, each in the one that follows.
  public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
    -> UITabBarItem
  { ItemProxies.tabs.proxy(in: types) }
}

/// The items that stand for others.
@MainActor enum ItemProxies {
  static let buttons = ItemProxyList { UIBarButtonItem() }
  static let tabs = ItemProxyList { UITabBarItem() }
}

/// The items of a class that stand for others.
@MainActor final class ItemProxyList<Item: UIBarItem> {
  private var entries: [(containers: [any UIAppearanceContainer.Type], item: Item)] = []
  private let make: () -> Item

  init(_ make: @escaping () -> Item) { self.make = make }

  func proxy(in containers: [any UIAppearanceContainer.Type]) -> Item {
    let ids = containers.map { ObjectIdentifier($0) }
    if let known = entries.first(where: { $0.containers.map { ObjectIdentifier($0) } == ids }) {
      return known.item
    }
    let item = make()
    let place = entries.firstIndex { $0.containers.count < containers.count } ?? entries.count
    entries.insert((containers, item), at: place)
    return item
  }

  /// The items that stand for those of a bar, the nearest first.
  func all(in bar: UIView) -> [Item] {
    entries.filter { UIResponder?.some(bar).isContained(in: $0.containers) }.map(\.item)
  }
}

extension UIBarItem {
  /// The colour of the title that was set for a state.
  fileprivate func titleColor(_ state: UIControl.State) -> UIColor? {
    titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
  }
}

extension UIBarButtonItem {
  fileprivate var ownColor: UIColor? { titleColor(.normal) ?? tintColor }
}

extension UIView {
  /// The one colour that was set for all buttons which a bar draws; `nil` for none, or for several.
  /// - Parameter look: What the bar's look says of its buttons.
  func buttonColor(_ items: [UIBarButtonItem], _ look: UIBarButtonItemAppearance?) -> UIColor? {
    let drawn = items.filter { $0.shown != nil }
    guard !drawn.isEmpty else { return nil }
    let usual =
      ItemProxies.buttons.all(in: self).lazy.compactMap(\.ownColor).first
      ?? look?.normal.titleTextAttributes[.foregroundColor] as? UIColor
    let colors = drawn.map { $0.ownColor ?? usual }
    return colors.allSatisfy { $0 == colors[0] } ? colors[0] : nil
  }

  /// The colour that was set for the selected tab.
  func tabColor(_ item: UITabBarItem?, _ look: UITabBarItemAppearance) -> UIColor? {
    guard let item else { return nil }
    return item.titleColor(.selected)
      ?? ItemProxies.tabs.all(in: self).lazy.compactMap { $0.titleColor(.selected) }.first
      ?? look.selected.iconColor
      ?? look.selected.titleTextAttributes[.foregroundColor] as? UIColor
  }

  /// Adds what is set on the items that stand for those of a bar, and shows their colours.
  func addProxies<Item: UIBarItem>(
    of list: ItemProxyList<Item>, to settings: inout ObjectSettings
  ) {
    let color = partColor?.peer
    if let color, peer.tintColor != color { peer.tintColor = color }
    // Of a window that the view has left for a moment only the view knows the tint.
    if color == nil, stored.isInItemColor { showTint() }
    stored.isInItemColor = color != nil
    for item in list.all(in: self) {
      settings.addParts(of: item, at: "\(Item.self).appearance()")
    }
  }
}

extension UINavigationBar {
  /// The colour of the buttons of the item that is shown, that back among them.
  var shownButtonColor: UIColor? {
    guard let item = shown.item else { return nil }
    let isBack = shown.previous != nil && item.showsBack
    let back = isBack ? [shown.previous?.backBarButtonItem ?? UIBarButtonItem(title: "Back")] : []
    let items = back + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return buttonColor(items, appearance.look.buttonAppearance)
  }
}
