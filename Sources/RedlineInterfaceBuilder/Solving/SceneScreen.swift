import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// The screen around a controller's view that is not as large as the document's device: one that
  /// bars leave less than the screen, a card, or one of a free form; `nil` for views that fill the
  /// screen and for those without bars.
  func screen(around built: BuiltScene) -> SolvedLayout.Bars.Screen? {
    let own = built.environment.device
    if let below = screen(above: built) { return below }
    guard own.kind == .canvas else { return screen(of: own, built) }
    guard let root = built.views.first,
      let size = root.storedFrame?.size,
      let controller = built.scene.controller, built.scene.roots.first == root.element,
      !SafeAreaRule(document: self, scene: built.scene).isPopover
    else { return nil }
    let shown = shownBars(of: built.scene, controller)
    guard shown.navigation || shown.tab else { return nil }
    // On a canvas that somebody asked for the stored size says nothing.
    guard own.size == size else { return canvas(own.size, shown, built) }
    guard let device = device.device, device.kind != .canvas else {
      return canvas(size, shown, built)
    }
    let full = device.size
    func equals(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 5 }
    if equals(size.width, full.width), size.height < full.height {
      // Bars beside the view, at one end or at both.
      for isLarge in [false, true] {
        var barred = device
        if shown.navigation { barred = barred.withNavigationBar(largeTitle: isLarge) }
        if shown.tab { barred = barred.withTabBar() }
        let insets = barred.safeAreaInsets(in: built.environment.systemVersion)
        let tops = shown.navigation ? [insets.top, 0] : [0]
        let bottoms = shown.tab ? [insets.bottom, 0] : [0]
        for top in tops {
          for bottom in bottoms
          where top + bottom > 0 && equals(size.height + CGFloat(top + bottom), full.height) {
            // Canvases of Xcode 11 to 13 have no room for a clock, which would lie on the views.
            let end = built.root.ownSafeAreaInsets?.top ?? 0
            let isHigh =
              top == 0 && barred.cutout == .none && shown.navigation && built.views.count > 1
              && end >= 44 && end < barred.statusBarHeight + 39
            return .init(device: isHigh ? barred.withoutStatusBar : barred, top: top)
          }
        }
      }
    }
    return card(size, device, shown, built)
  }

  /// A view as high as the screen that begins below its opaque navigation bar, as some older Xcodes leave it: the bar
  /// lies above it, and none of it is covered.
  private func screen(above built: BuiltScene) -> SolvedLayout.Bars.Screen? {
    guard let root = built.views.first, let frame = root.storedFrame,
      let controller = built.scene.controller, built.scene.roots.first == root.element,
      frame.size == device.device?.size ?? frame.size, frame.size == built.environment.device.size,
      [44, 64].contains(frame.minY), shownBars(of: built.scene, controller).navigation
    else { return nil }
    var canvas = Device.canvas(
      Double(frame.width), Double(frame.maxY), scale: scale,
      statusBar: Double(frame.minY) - 44)
    canvas.showsNavigationBar = true
    return .init(device: canvas, top: Double(frame.minY))
  }

  /// What is as large as a screen and shown otherwise: a view of a xib that is no controller's, as a header
  /// or a cell, has no device around it; one whose safe area begins at the top has no status bar, and is not
  /// under a notch.
  private func screen(of device: Device, _ built: BuiltScene) -> SolvedLayout.Bars.Screen? {
    guard let root = built.views.first else { return nil }
    let size = device.size
    let plain = Device.canvas(Double(size.width), Double(size.height), scale: device.scale)
    if built.scene.controller == nil, !isStoryboard, !isOwnersView(root.element) {
      return .init(device: plain, top: 0)
    }
    if let top = built.root.ownSafeAreaInsets?.top, device.kind == .phone,
      device.showsNavigationBar, top >= 44, top < device.statusBarHeight + 39
    {
      // Its bar ends higher than one below a clock does: it is the one of a card.
      var card = plain
      (card.showsNavigationBar, card.showsTabBar) = (true, device.showsTabBar)
      return .init(device: card, top: 0)
    }
    guard device.kind != .canvas, device.statusBarHeight > 0, !device.showsNavigationBar,
      built.root.ownSafeAreaInsets?.top == 0
    else { return nil }
    return .init(device: device.cutout == .none ? device.withoutStatusBar : plain, top: 0)
  }

  /// Whether the object that loads a xib, as a controller does, has this view as its own.
  private func isOwnersView(_ root: Int) -> Bool {
    guard let id = tree[root].attributes["id"] else { return false }
    return tree.elements.contains {
      $0.name == "outlet" && $0.attributes["property"] == "view"
        && $0.attributes["destination"] == id
    }
  }

  /// A view that is shown as a card, which has a navigation bar and no status bar, or as a screen of
  /// a height of its own.
  private func card(
    _ size: CGSize, _ device: Device, _ shown: Bars, _ built: BuiltScene
  ) -> SolvedLayout.Bars.Screen? {
    let top = built.root.ownSafeAreaInsets?.top ?? 0
    if size.width == device.size.width, size.height > device.size.height,
      device.orientation == .portrait
    {
      var tall = device
      tall.portraitSize = size
      if shown.navigation { tall = tall.withNavigationBar(largeTitle: top > 110) }
      if shown.tab { tall = tall.withTabBar() }
      return .init(device: tall, top: 0)
    }
    guard shown.navigation, size.width <= device.size.width, size.height < device.size.height
    else { return nil }
    // Where nothing of the view lies below the bar, the bar lies above it.
    let above = top > 0 ? 0 : 44.0
    var card = Device.canvas(
      Double(size.width), Double(size.height) + above, scale: device.scale)
    card.showsNavigationBar = true
    return .init(device: card, top: above)
  }

  /// A canvas that no device has, with bars over the view.
  private func canvas(
    _ size: CGSize, _ shown: Bars, _ built: BuiltScene
  ) -> SolvedLayout.Bars.Screen {
    let end = built.root.ownSafeAreaInsets?.top ?? 0
    var canvas = Device.canvas(
      Double(size.width), Double(size.height), scale: scale,
      statusBar: shown.navigation ? min(20, max(0, end - 44)) : 20)
    canvas.showsNavigationBar = shown.navigation
    canvas.showsTabBar = shown.tab
    return .init(device: canvas, top: 0)
  }

  /// The bars of the controllers around a scene, and those that it simulates or refuses.
  private func shownBars(of scene: InterfaceScene, _ controller: Int) -> Bars {
    var shown = bars[scene.objectID] ?? .init()
    func simulated(_ key: String) -> String? {
      tree.firstChild(of: controller, key: key).map { tree[$0].name }
    }
    switch simulated("simulatedTopBarMetrics") {
    case "nil": shown.navigation = false
    case "simulatedNavigationBarMetrics": shown.navigation = true
    default: break
    }
    switch simulated("simulatedBottomBarMetrics") {
    case "nil": shown.tab = false
    case "simulatedTabBarMetrics": shown.tab = true
    default: break
    }
    if tree[controller].attributes["hidesBottomBarWhenPushed"] == "YES" { shown.tab = false }
    return shown
  }
}
