import RedlineLayout

extension InterfaceDocument {
  /// What the bars around a controller's view show: its own buttons, and the tabs of the controller
  /// that it is in; `nil` if the document says nothing of either.
  func barItems(of scene: InterfaceScene) -> SolvedLayout.Bars? {
    guard let controller = scene.controller else { return nil }
    var bars = SolvedLayout.Bars()
    if let item = tree.firstChild(of: controller, named: "navigationItem") {
      (bars.leading, bars.trailing) = buttons(of: item)
    }
    if self.bars[scene.objectID]?.navigation == true { bars.prompt = prompt(of: controller) }
    if let found = tabs(around: scene) { (bars.tabs, bars.selectedTab) = found }
    let around = self.bars[scene.objectID]
    bars.back = around?.navigation == true ? back(to: scene) : nil
    if let row = toolbar(of: controller, around?.navigationBar) {
      (bars.toolbar, bars.toolbarSpaces) = (row.items, row.spaces)
    }
    bars.navigationLook = look(around?.navigationBar)
    bars.tabLook = look(around?.tabBar)
    return bars == SolvedLayout.Bars() ? nil : bars
  }

  /// The line above a controller's title; `nil` for none.
  func prompt(of controller: Int) -> String? {
    let item = tree.firstChild(of: controller, named: "navigationItem")
    let text = item.flatMap { tree[$0].attributes["prompt"] }
    return text?.isEmpty == false ? text : nil
  }

  /// The buttons of a navigation item, at both ends from the edge inwards.
  func buttons(
    of item: Int
  ) -> (leading: [SolvedLayout.Bars.Item], trailing: [SolvedLayout.Bars.Item]) {
    (
      buttons(of: item, "leftBarButtonItem", "leftBarButtonItems"),
      buttons(of: item, "rightBarButtonItem", "rightBarButtonItems")
    )
  }

  /// The items of a bar that is a view.
  func barItems(below bar: Int) -> [Int] {
    tree.firstChild(of: bar, named: "items").map { tree[$0].children } ?? []
  }

  private func buttons(
    of item: Int, _ key: String, _ listName: String
  ) -> [SolvedLayout.Bars.Item] {
    if let list = tree.firstChild(of: item, named: listName) {
      return tree[list].children.compactMap(barButton)
    }
    return [tree.firstChild(of: item, key: key).flatMap(barButton)].compactMap { $0 }
  }

  /// The buttons of a toolbar, and the spaces between them and beside them.
  func toolbarRow(
    _ elements: [Int]
  ) -> (items: [SolvedLayout.Bars.Item], spaces: [SolvedLayout.BarSpace]) {
    var (items, spaces): ([SolvedLayout.Bars.Item], [SolvedLayout.BarSpace]) = ([], [])
    for element in elements {
      let attributes = tree[element].attributes
      switch attributes["systemItem"] {
      case "flexibleSpace": spaces.append(.init(before: items.count))
      case "fixedSpace":
        let width = attributes["width"].flatMap(Double.init) ?? 0
        spaces.append(.init(before: items.count, width: width))
      default: if let item = barButton(element) { items.append(item) }
      }
    }
    return (items, spaces)
  }

  func barButton(_ element: Int) -> SolvedLayout.Bars.Item? {
    let attributes = tree[element].attributes
    guard tree[element].name == "barButtonItem" else { return nil }
    let isEnabled = attributes["enabled"] != "NO"
    if let name = attributes["systemItem"] {
      guard let item = SystemBarItem.buttons[name] else { return nil }
      return SolvedLayout.Bars.Item(
        title: item.title, image: item.image, isEnabled: isEnabled)
    }
    // A button may hold a view, whose title is as good as its own.
    let inner = tree.descendants(of: element).first { tree[$0].name == "state" }
    let title = attributes["title"] ?? inner.flatMap { tree[$0].attributes["title"] }
    let image = imageName(of: element) ?? inner.flatMap { imageName(of: $0) }
    guard title?.contains(where: { !$0.isWhitespace }) == true || image != nil else { return nil }
    return SolvedLayout.Bars.Item(
      title: image == nil ? title : nil, image: image, isEnabled: isEnabled)
  }

  // MARK: Tabs

  /// The tabs of the controller that a scene is in, directly or behind a navigation controller, and
  /// which of them leads to it.
  private func tabs(around scene: InterfaceScene) -> ([SolvedLayout.Bars.Item], Int?)? {
    let byObject = Dictionary(
      scenes.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    for holder in scenes {
      guard let controller = holder.controller, tree[controller].name == "tabBarController"
      else { continue }
      let children = holder.segues.filter { $0.kind == "relationship" }.map(\.destination)
      guard let place = children.firstIndex(where: { reaches(scene.objectID, from: $0, byObject) })
      else { continue }
      return (children.map { tab(of: byObject[$0]) }, place)
    }
    return nil
  }

  /// Whether a controller is shown in the place of another: by a relationship or by pushing.
  private func reaches(
    _ target: String, from start: String, _ scenes: [String: InterfaceScene]
  ) -> Bool {
    var known: Set<String> = [start]
    var pending = [start]
    while let id = pending.popLast() {
      if id == target { return true }
      for segue in scenes[id]?.segues ?? []
      where ["relationship", "show", "push"].contains(segue.kind) {
        if known.insert(segue.destination).inserted { pending.append(segue.destination) }
      }
    }
    return false
  }

  private func tab(of scene: InterfaceScene?) -> SolvedLayout.Bars.Item {
    guard let scene, let controller = scene.controller else { return .init(title: "") }
    let item = tree.firstChild(of: controller, key: "tabBarItem")
    let attributes = item.map { tree[$0].attributes } ?? [:]
    var result: SolvedLayout.Bars.Item
    if let name = attributes["systemItem"], let known = SystemBarItem.tabs[name] {
      result = .init(title: known.title, image: known.image)
    } else {
      result = .init(
        title: attributes["title"] ?? tree[controller].attributes["title"] ?? "",
        image: item.flatMap { imageName(of: $0) })
    }
    result.badge = attributes["badgeValue"]
    return result
  }
}

/// A button or a tab that the system names and draws.
struct SystemBarItem: Sendable {
  var title: String?
  var image: String?

  private static func text(_ title: String) -> SystemBarItem { SystemBarItem(title: title) }
  private static func symbol(_ image: String) -> SystemBarItem { SystemBarItem(image: image) }

  /// Those of `UIBarButtonItem.SystemItem`; spaces are none.
  static let buttons: [String: SystemBarItem] = [
    "done": text("Done"), "cancel": text("Cancel"), "edit": text("Edit"), "save": text("Save"),
    "undo": text("Undo"), "redo": text("Redo"), "close": symbol("xmark"), "add": symbol("plus"),
    "compose": symbol("square.and.pencil"), "reply": symbol("arrowshape.turn.up.left"),
    "action": symbol("square.and.arrow.up"), "organize": symbol("folder"),
    "bookmarks": symbol("book"), "search": symbol("magnifyingglass"),
    "refresh": symbol("arrow.clockwise"), "stop": symbol("xmark"), "camera": symbol("camera"),
    "trash": symbol("trash"), "play": symbol("play.fill"), "pause": symbol("pause.fill"),
    "rewind": symbol("backward.fill"), "fastForward": symbol("forward.fill"),
  ]

  /// Those of `UITabBarItem.SystemItem`.
  static let tabs: [String: SystemBarItem] = [
    "more": tab("More", "ellipsis"), "favorites": tab("Favorites", "star.fill"),
    "featured": tab("Featured", "star.fill"), "topRated": tab("Top Rated", "star.fill"),
    "recents": tab("Recents", "clock.fill"), "contacts": tab("Contacts", "person.circle.fill"),
    "history": tab("History", "clock.fill"), "bookmarks": tab("Bookmarks", "book.fill"),
    "search": tab("Search", "magnifyingglass"),
    "downloads": tab("Downloads", "square.and.arrow.down"),
    "mostRecent": tab("Most Recent", "clock.fill"),
    "mostViewed": tab("Most Viewed", "list.number"),
  ]

  private static func tab(_ title: String, _ image: String) -> SystemBarItem {
    SystemBarItem(title: title, image: image)
  }
}
