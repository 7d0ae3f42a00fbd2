import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// Which bars a controller's screen has: those of the controllers around it, found through
  /// segues, and what the controller simulates.
  struct Bars: Hashable, Sendable {
    var navigation = false
    /// Where the navigation bar ends on the document's own screen, where its frame is stored.
    var navigationEnd: Double?
    var tab = false
    /// The elements of both bars, where the document has them.
    var navigationBar: Int?
    var tabBar: Int?
  }

  /// The bars of each controller by id.
  func foundBars() -> [String: Bars] {
    var result: [String: Bars] = [:]
    var pending: [(id: String, bars: Bars)] = []
    let byObject = Dictionary(
      scenes.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
    for scene in scenes {
      guard let controller = scene.controller else { continue }
      var own = Bars()
      switch tree[controller].name {
      case "navigationController":
        own.navigation = tree[controller].attributes["navigationBarHidden"] != "YES"
        own.navigationEnd = own.navigation ? navigationBarEnd(controller) : nil
        own.navigationBar = tree.firstChild(of: controller, key: "navigationBar")
      case "tabBarController":
        own.tab = true
        own.tabBar = tree.firstChild(of: controller, key: "tabBar")
      default: continue
      }
      pending += scene.segues.filter { $0.kind == "relationship" }.map { ($0.destination, own) }
    }
    while let (id, bars) = pending.popLast() {
      var merged = result[id] ?? Bars()
      merged.navigation = merged.navigation || bars.navigation
      merged.navigationEnd = merged.navigationEnd ?? bars.navigationEnd
      merged.tab = merged.tab || bars.tab
      merged.navigationBar = merged.navigationBar ?? bars.navigationBar
      merged.tabBar = merged.tabBar ?? bars.tabBar
      if merged == result[id] { continue }
      result[id] = merged
      guard let scene = byObject[id] else { continue }
      for segue in scene.segues {
        let stays = ["show", "push"].contains(segue.kind) && merged.navigation
        if stays || segue.kind == "relationship" { pending.append((segue.destination, merged)) }
      }
    }
    return result
  }

  /// The stored end of a navigation bar; a plain one at the top has not been laid out.
  private func navigationBarEnd(_ controller: Int) -> Double? {
    guard let bar = tree.firstChild(of: controller, key: "navigationBar"),
      let frame = try? ElementValues(self, bar, traits: device.traits).frame(),
      frame.minY > 0 || frame.height > 44
    else { return nil }
    return Double(frame.maxY)
  }
}

/// The safe area of a scene's root by rule.
struct SafeAreaRule {
  /// What a prompt adds to the height of a navigation bar, in points: 74 in place of 44 in all.
  static let promptHeight = 30.0

  let document: InterfaceDocument
  let scene: InterfaceScene
  /// Whether the document's own canvas is a device as any other.
  var ignoresCanvas = false

  /// Whether a device is the document's own canvas, of which it may say more than the rules do.
  private func isOwn(_ device: Device?) -> Bool {
    !ignoresCanvas && device == document.device.device
  }

  /// The insets of a root view on a device, in points.
  func insets(of root: BuiltView, on device: Device?) -> EdgeInsets {
    guard root.elementName != "tableViewCell", root.elementName != "collectionViewCell",
      root.elementName != "collectionReusableView"
    else { return .zero }
    guard let controller = scene.controller else {
      var insets = screen(device)
      if hidesStatusBar(root.element, root, device) { insets.top = 0 }
      if simulatesScreen(root, device, insets) { return insets + twice(root, device) }
      let height = Double(root.storedFrame?.height ?? 0)
      guard document.toolsVersion >= 17000, height > insets.top, hasFreeForm(root.element) else {
        return .zero
      }
      insets.bottom = 0
      return insets
    }
    guard scene.roots.first == root.element, !isPopover else { return .zero }
    let bars = bars(of: controller, root, device)
    if let inset = insetBelowTop(bars, root, device) { return inset }
    var added = twice(root, device)
    // A bar at the top ends where it is drawn; a view beside one at the bottom leaves nothing.
    if bars.top != screen(device).top { added.top = 0 }
    if bars.bottom == 0 { added.bottom = 0 }
    return beside(bars + added, root, device)
  }

  /// What the canvas adds to the insets of a view that fills a screen with a home indicator: since Xcode
  /// 15.3 those of the screen count twice.
  private func twice(_ root: BuiltView, _ device: Device?) -> EdgeInsets {
    guard countsTwice(device), device?.orientation == .portrait,
      root.storedFrame?.size == device?.size
    else { return .zero }
    return screen(device)
  }

  /// The insets of a view that ends by the inset of the screen above its end, since Xcode 15.3: it keeps
  /// the one at the top alone.
  private func insetBelowTop(
    _ bars: EdgeInsets, _ root: BuiltView, _ device: Device?
  ) -> EdgeInsets? {
    guard countsTwice(device), let device, let frame = root.storedFrame,
      abs(Double(device.size.height - frame.height) - screen(device).top) < 0.5
    else { return nil }
    return EdgeInsets(top: bars.top)
  }

  private func countsTwice(_ device: Device?) -> Bool {
    isOwn(device) && device?.hasHomeIndicator == true
      && device?.kind == .phone && (23600..<32000).contains(document.toolsVersion)
  }

  /// The insets of a controller's root that reaches below all bars, in points.
  func bars(of root: BuiltView, on device: Device?) -> EdgeInsets {
    guard let controller = scene.controller, scene.roots.first == root.element, !isPopover
    else { return .zero }
    return bars(of: controller, root, device)
  }

  private func bars(of controller: Int, _ root: BuiltView, _ device: Device?) -> EdgeInsets {
    let tree = document.tree
    var insets = screen(device)
    let bars = document.bars[scene.objectID] ?? .init()
    let top = tree.firstChild(of: controller, key: "simulatedTopBarMetrics").map { tree[$0].name }
    let bottom = tree.firstChild(of: controller, key: "simulatedBottomBarMetrics")
      .map { tree[$0].name }
    if hidesStatusBar(controller, root, device), !bars.navigation { insets.top = 0 }
    // A view that does not extend below a bar lies beside it.
    if top == "simulatedNavigationBarMetrics" || bars.navigation && top != "nil" {
      let stored = isOwn(device) ? bars.navigationEnd : nil
      let barred = device?.withNavigationBar() ?? .canvas(0, 0)
      let height =
        barred.showsNavigationBar
        ? barred.navigationBarHeight(in: document.systemVersion)
        : document.systemVersion < 26 ? 44 : 54
      insets.top = stored ?? insets.top + height
      // The bar of the navigation controller's own scene has none.
      if document.prompt(of: controller) != nil { insets.top += Self.promptHeight }
      if !extends(controller, "top") { insets.top = 0 }
    }
    var bar = 0.0
    if bottom == "simulatedTabBarMetrics" || bars.tab && bottom != "nil" {
      let barred = device?.withTabBar() ?? .canvas(0, 0)
      bar = barred.showsTabBar ? barred.tabBarHeight : 49
    }
    // Above a home indicator a toolbar is as high as a tab bar.
    let isHigh = document.toolsVersion >= 17000 && device?.hasHomeIndicator == true
    if bottom == "simulatedToolbarMetrics" { bar += isHigh ? 49 : 44 }
    if bar > 0 { insets.bottom = extends(controller, "bottom") ? insets.bottom + bar : 0 }
    return insets
  }

  /// Whether a controller's view reaches below the bars at an edge.
  private func extends(_ controller: Int, _ edge: String) -> Bool {
    guard let edges = document.tree.firstChild(of: controller, key: "edgesForExtendedLayout")
    else { return true }
    return document.tree[edges].attributes[edge] == "YES"
  }

  /// Whether a segue shows the controller in a popover.
  var isPopover: Bool {
    document.scenes.contains { other in
      other.segues.contains {
        $0.destination == scene.objectID && $0.kind == "popoverPresentation"
      }
    }
  }

  /// A view that is smaller than the screen lies beside the bars that it leaves room for.
  private func beside(_ insets: EdgeInsets, _ root: BuiltView, _ device: Device?) -> EdgeInsets {
    // On another device it is as large as that.
    guard let frame = root.storedFrame, isOwn(device) else { return insets }
    // Without a device the width tells the screen.
    let upright: [CGFloat: CGFloat] = [320: 568, 375: 667, 414: 736]
    let screen =
      device?.size ?? CGSize(width: frame.width, height: upright[frame.width] ?? frame.width)
    var result = insets
    if frame.minY > 0 {
      result.top = max(0, insets.top - Double(frame.minY))
      result.bottom += max(0, Double(frame.maxY - screen.height))
    }
    guard frame.height < screen.height else { return result }
    let left = Double(screen.height - frame.height)
    if abs(left - insets.top - insets.bottom) < 1 { return .zero }
    if abs(left - insets.top) < 1 { result.top = 0 }
    if abs(left - insets.bottom) < 1 { result.bottom = 0 }
    return result
  }

  /// Whether a view has a size of its own on the canvas.
  private func hasFreeForm(_ root: Int) -> Bool {
    document.tree.firstChild(of: root, key: "simulatedDestinationMetrics")
      .map { document.tree[$0].name == "freeformSimulatedSizeMetrics" } ?? false
  }

  /// Whether a view without a controller is shown as a screen: if it is as large as one, and since
  /// Xcode 12 if the insets leave something of it.
  private func simulatesScreen(_ root: BuiltView, _ device: Device?, _ insets: EdgeInsets) -> Bool {
    guard let size = root.storedFrame?.size else { return true }
    if document.toolsVersion >= 17000 { return size.height > insets.top + insets.bottom }
    // Its frame is that on its own canvas.
    let canvas = ignoresCanvas ? document.device.device ?? device : device
    let screen = canvas?.size ?? CGSize(width: 480, height: 480)
    return size.width >= screen.width && size.height >= screen.height * 0.75
  }

  /// Whether an object says that it has no status bar, which counts away from the screen's size on the document's own
  /// canvas: what a canvas simulates says nothing of another device.
  private func hidesStatusBar(_ object: Int, _ root: BuiltView, _ device: Device?) -> Bool {
    hasNil("simulatedStatusBarMetrics", in: object) && isOwn(device)
      && root.storedFrame?.size != device?.size
  }

  private func hasNil(_ key: String, in element: Int) -> Bool {
    document.tree.firstChild(of: element, key: key).map { document.tree[$0].name == "nil" } ?? false
  }

  /// The insets of a screen without bars.
  func screen(_ device: Device?) -> EdgeInsets {
    let isOwn = self.isOwn(device)
    guard let device, device.kind != .canvas else {
      return EdgeInsets(top: isOwn && hidesPlainStatusBars ? 0 : 20)
    }
    var insets = device.safeAreaInsets(in: document.systemVersion)
    guard isOwn, insets.top > 0 else { return insets }
    if document.toolsVersion < 21000 {
      // Up to Xcode 13 all cutouts took 44 pt.
      let isPlain = device.kind == .phone && !device.hasHomeIndicator
      insets.top = isPlain && hidesPlainStatusBars ? 0 : min(insets.top, 44)
    } else if document.device.id == "retina5_9" {
      // The screen of the iPhone X is that of an iPhone 13 mini since Xcode 14.
      insets.top = 50
    }
    return insets
  }

  /// Xcode 11 to 13 leave no room for a status bar without a cutout.
  private var hidesPlainStatusBars: Bool { (14800..<21000).contains(document.toolsVersion) }
}
