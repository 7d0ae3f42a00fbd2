import RedlineLayout

/// How bars look, and the way back to the screen before.
extension InterfaceDocument {
  /// What a navigation bar or a tab bar sets; `nil` for one that is as usual.
  func look(_ bar: Int?) -> SolvedLayout.Bars.Look? {
    func color(_ key: String, of element: Int?) -> Color? {
      element.flatMap { tree.firstChild(of: $0, key: key) }.flatMap { self.color($0) }
    }
    let appearance = bar.flatMap { tree.firstChild(of: $0, key: "standardAppearance") }
    let attributes = bar.map { tree[$0].attributes } ?? [:]
    let isBlack = attributes["barStyle"]?.hasPrefix("black") ?? false
    var look = SolvedLayout.Bars.Look()
    look.background =
      color("backgroundColor", of: appearance) ?? color("barTintColor", of: bar)
      ?? (isBlack ? Color(rgb: 0x161618) : nil)
    look.tint =
      color("tintColor", of: bar) ?? color("selectedImageTintColor", of: bar) ?? documentTint
    let texts =
      appearance.flatMap { tree.firstChild(of: $0, key: "titleTextAttributes") }
      ?? bar.flatMap { tree.firstChild(of: $0, key: "titleTextAttributes") }
    look.title = color("textColor", of: texts) ?? (isBlack ? .white : nil)
    look.isTranslucent = attributes["translucent"] != "NO"
    return look == SolvedLayout.Bars.Look() ? nil : look
  }

  /// The row of the toolbar that a controller simulates, or that the navigation controller around it
  /// shows; `nil` where there is none.
  func toolbar(
    of controller: Int, _ navigationBar: Int?
  ) -> (items: [SolvedLayout.Bars.Item], spaces: [SolvedLayout.BarSpace])? {
    let simulated = tree.firstChild(of: controller, key: "simulatedBottomBarMetrics")
      .map { tree[$0].name }
    let isShown = navigationBar.map { tree[tree[$0].parent].attributes["toolbarHidden"] == "NO" }
    guard simulated == "simulatedToolbarMetrics" || simulated == nil && isShown ?? false else {
      return nil
    }
    let list = tree.firstChild(of: controller, named: "toolbarItems")
    return toolbarRow(list.map { tree[$0].children } ?? [])
  }

  /// The tint of all windows that the document shows.
  var documentTint: Color? {
    tree.firstChild(of: 0, named: "color", key: "tintColor").flatMap { color($0) }
  }

  /// What the button says that leads from a pushed screen back to the one before; `nil` where there
  /// is no such button.
  func back(to scene: InterfaceScene) -> String? {
    guard let controller = scene.controller,
      let before = scenes.first(where: { pushes($0, scene.objectID) })?.controller
    else { return nil }
    let item = tree.firstChild(of: controller, named: "navigationItem")
    if let item {
      let own = tree[item].attributes
      let hasLeft =
        tree.firstChild(of: item, key: "leftBarButtonItem") != nil
        || tree.firstChild(of: item, named: "leftBarButtonItems") != nil
      if own["hidesBackButton"] == "YES" { return nil }
      if hasLeft, own["leftItemsSupplementBackButton"] != "YES" { return nil }
    }
    let button = tree.firstChild(of: before, named: "navigationItem")
      .flatMap { tree.firstChild(of: $0, key: "backBarButtonItem") }
    if let title = button.flatMap({ tree[$0].attributes["title"] }) {
      return title.contains { !$0.isWhitespace } ? title : ""
    }
    let title = barTitle(of: before)
    return title.isEmpty ? "Back" : title
  }

  private func pushes(_ scene: InterfaceScene, _ target: String) -> Bool {
    scene.objectID != target && bars[scene.objectID]?.navigation == true
      && scene.segues.contains {
        $0.destination == target && ["show", "push"].contains($0.kind)
      }
  }
}
